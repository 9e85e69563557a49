<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>CardsPage</name>
        <message numerus="yes">
            <source>%n card(s) came in.</source>
            <translation>
                <numerusform>%n card came in.</numerusform>
                <numerusform>%n cards came in.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Go on writing: %n card(s)…</source>
            <translation>
                <numerusform>Go on writing: %n card…</numerusform>
                <numerusform>Go on writing: %n cards…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of the %n card(s) picked</source>
            <translation>
                <numerusform>Of the %n card picked</numerusform>
                <numerusform>Of the %n cards picked</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of all %n card(s) of your own: {0}</source>
            <translation>
                <numerusform>Of your %n card: {0}</numerusform>
                <numerusform>Of all %n cards of your own: {0}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CompanyEditor</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CompanyPanel</name>
        <message numerus="yes">
            <source>%n units stand</source>
            <translation>
                <numerusform>%n unit stands</numerusform>
                <numerusform>%n units stand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lemures at hand</source>
            <translation>
                <numerusform>%n lemures at hand</numerusform>
                <numerusform>%n lemures at hand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HexView</name>
        <message numerus="yes">
            <source>%n hexes</source>
            <translation>
                <numerusform>%n hexes</numerusform>
                <numerusform>%n hexes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseRulesPage</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the core</source>
            <translation>
                <numerusform>%n rule differs from the core</numerusform>
                <numerusform>%n rules differ from the core</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportPage</name>
        <message numerus="yes">
            <source>%n remark(s) on the files</source>
            <translation>
                <numerusform>%n remark on the files</numerusform>
                <numerusform>%n remarks on the files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Import %n card(s)</source>
            <translation>
                <numerusform>Import %n card</numerusform>
                <numerusform>Import %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>InflictPage</name>
        <message numerus="yes">
            <source>Inflict %n hits</source>
            <translation>
                <numerusform>Inflict %n hits</numerusform>
                <numerusform>Inflict %n hits</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewBattlePage</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the core:</source>
            <translation>
                <numerusform>%n rule differs from the core:</numerusform>
                <numerusform>%n rules differ from the core:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaidChoice</name>
        <message numerus="yes">
            <source>%n point(s) paid: of which colours?</source>
            <translation>
                <numerusform>%n point paid: of which colours?</numerusform>
                <numerusform>%n points paid: of which colours?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PriceChoice</name>
        <message numerus="yes">
            <source>%n point(s) of Command</source>
            <translation>
                <numerusform>%n point of Command</numerusform>
                <numerusform>%n points of Command</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Problems</name>
        <message numerus="yes">
            <source>%n card(s) could not be read. The others are here.</source>
            <translation>
                <numerusform>%n card could not be read. The others are here.</numerusform>
                <numerusform>%n cards could not be read. The others are here.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RerollPage</name>
        <message numerus="yes">
            <source>{0} may make {1} throw %n hits again</source>
            <translation>
                <numerusform>{0} may make {1} throw %n hits again</numerusform>
                <numerusform>{0} may make {1} throw %n hits again</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{0} may throw %n misses again</source>
            <translation>
                <numerusform>{0} may throw %n misses again</numerusform>
                <numerusform>{0} may throw %n misses again</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RulesPanel</name>
        <message numerus="yes">
            <source>%n rule(s) differ from the core</source>
            <translation>
                <numerusform>%n rule differs from the core</numerusform>
                <numerusform>%n rules differ from the core</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ShareMenu</name>
        <message numerus="yes">
            <source>The %n card(s) picked…</source>
            <translation>
                <numerusform>The %n card picked…</numerusform>
                <numerusform>The %n cards picked…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n card(s) of your own…</source>
            <translation>
                <numerusform>Your %n card…</numerusform>
                <numerusform>All %n cards of your own…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) written to “{0}”.</source>
            <translation>
                <numerusform>%n card written to “{0}”.</numerusform>
                <numerusform>%n cards written to “{0}”.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SideColumn</name>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n dice</numerusform>
                <numerusform>%n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hits</source>
            <translation>
                <numerusform>%n hits</numerusform>
                <numerusform>%n hits</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SidePlace</name>
        <message numerus="yes">
            <source>%n rule(s) of this battle differ from the core: Battle, Rules of this battle.</source>
            <translation>
                <numerusform>%n rule of this battle differs from the core: Battle, Rules of this battle.</numerusform>
                <numerusform>%n rules of this battle differ from the core: Battle, Rules of this battle.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TurnPanel</name>
        <message numerus="yes">
            <source>%n units still wait (TD-24)</source>
            <translation>
                <numerusform>%n unit still waits (TD-24)</numerusform>
                <numerusform>%n units still wait (TD-24)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TypedRollPage</name>
        <message numerus="yes">
            <source>type the %n dice</source>
            <translation>
                <numerusform>type the %n dice</numerusform>
                <numerusform>type the %n dice</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VaeVictisPage</name>
        <message numerus="yes">
            <source>%n dice</source>
            <translation>
                <numerusform>%n dice</numerusform>
                <numerusform>%n dice</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VirtualRollPage</name>
        <message numerus="yes">
            <source>Throw %n dice</source>
            <translation>
                <numerusform>Throw %n dice</numerusform>
                <numerusform>Throw %n dice</numerusform>
            </translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
    <context>
        <name>rules</name>
        <message>
            <source>Down to Basics / Fathoms</source>
            <translation>Les bases / Toises</translation>
        </message>
        <message>
            <source>The fathom is the unit of length</source>
            <translation>La toise est l'unité de longueur</translation>
        </message>
        <message>
            <source>All lengths in the game are in fathoms; one is about the height of a man. One fathom on the table is one inch; players measuring in metric use 2.5 cm.</source>
            <translation>Toutes les longueurs du jeu sont en toises ; une toise correspond environ à la taille d'un homme. Une toise sur la table vaut un pouce ; les joueurs qui mesurent en système métrique prennent 2,5 cm.</translation>
        </message>
        <message>
            <source>Down to Basics / Dice</source>
            <translation>Les bases / Dés</translation>
        </message>
        <message>
            <source>Only six-sided dice are used</source>
            <translation>Seuls des dés à six faces sont utilisés</translation>
        </message>
        <message>
            <source>Every die in the game is a d6 with faces 1 to 6. A player should own five or more; close-combat and shot rolls throw at most five at once (CC-08, RG-23).</source>
            <translation>Chaque dé du jeu est un d6 dont les faces vont de 1 à 6. Un joueur devrait en avoir cinq ou plus ; les jets de combat au contact et de tir lancent au plus cinq dés à la fois (CC-08, RG-23).</translation>
        </message>
        <message>
            <source>A stat may be a number of dice to throw</source>
            <translation>Une caractéristique peut être un nombre de dés à lancer</translation>
        </message>
        <message>
            <source>Some values on the cards or in the rules are the count of d6 to throw in a given situation (CBT and SHS are such values).</source>
            <translation>Certaines valeurs des cartes ou des règles sont le nombre de d6 à lancer dans une situation donnée (CBT et TIR sont de telles valeurs).</translation>
        </message>
        <message>
            <source>Dice are judged one by one</source>
            <translation>Les dés sont jugés un par un</translation>
        </message>
        <message>
            <source>Unless a rule says otherwise each d6 is compared by itself with the needed number; faces are not summed.</source>
            <translation>Sauf si une règle indique le contraire, chaque d6 est comparé seul au nombre requis ; les faces ne s'additionnent pas.</translation>
        </message>
        <message>
            <source>Down to Basics / Distance</source>
            <translation>Les bases / Distance</translation>
        </message>
        <message>
            <source>Within a distance: any part of the base suffices</source>
            <translation>À une distance donnée : une partie quelconque du socle suffit</translation>
        </message>
        <message>
            <source>Being at or within a distance is decided by the nearest point of the base: between two units by the gap between their nearest base edges, to a spot by the gap from the nearest base edge.</source>
            <translation>Être à une distance ou à moins se décide d'après le point le plus proche du socle : entre deux Personnages, par l'écart entre les bords les plus proches de leurs socles ; jusqu'à un point, par l'écart depuis le bord de socle le plus proche.</translation>
        </message>
        <message>
            <source>A distance limit includes its exact value</source>
            <translation>Une limite de distance inclut sa valeur exacte</translation>
        </message>
        <message>
            <source>'At or within' x fathoms is inclusive: a gap of exactly x fulfils the condition.</source>
            <translation>« À x toises ou moins » s'entend valeur incluse : un écart d'exactement x remplit la condition.</translation>
        </message>
        <message>
            <source>Inside an area as soon as any part of the base is</source>
            <translation>Dans une zone dès qu'une partie quelconque du socle y est</translation>
        </message>
        <message>
            <source>As soon as any part of its base lies in an area the unit is in it; neither the centre nor the whole base is required.</source>
            <translation>Dès qu'une partie quelconque de son socle se trouve dans une zone, le Personnage y est ; ni le centre ni le socle entier ne sont exigés.</translation>
        </message>
        <message>
            <source>Specific rules may demand the whole base</source>
            <translation>Des règles particulières peuvent exiger le socle entier</translation>
        </message>
        <message>
            <source>The any-part-of-the-base principle is the default; a particular rule can require that the entire base be inside the area or at the distance, and then says so.</source>
            <translation>Le principe de la partie quelconque du socle vaut par défaut ; une règle particulière peut exiger que le socle entier soit dans la zone ou à la distance, et le dit alors.</translation>
        </message>
        <message>
            <source>Introduction / Measuring</source>
            <translation>Introduction / Mesures</translation>
        </message>
        <message>
            <source>Anything may be measured at any time</source>
            <translation>Tout peut être mesuré à tout moment</translation>
        </message>
        <message>
            <source>Players can measure any distance on the battlefield at any moment: own unit to point, unit to unit, unit to effect area, including to and between the opponent's units. Measuring commits to nothing.</source>
            <translation>Les joueurs peuvent mesurer n'importe quelle distance du champ de bataille à tout moment : de leur Personnage à un point, de Personnage à Personnage, de Personnage à zone d'effet, y compris jusqu'aux Personnages de l'adversaire et entre eux. Mesurer n'engage à rien.</translation>
        </message>
        <message>
            <source>Introduction / Contact and Control Area</source>
            <translation>Introduction / Contact et zone de contrôle</translation>
        </message>
        <message>
            <source>Contact means the bases touch</source>
            <translation>Le contact signifie que les socles se touchent</translation>
        </message>
        <message>
            <source>Two units are in contact when their bases touch. The text also counts a part of one touching a part of the other.</source>
            <translation>Deux Personnages sont au contact quand leurs socles se touchent. Le texte compte aussi une partie de l'un touchant une partie de l'autre.</translation>
        </message>
        <message>
            <source>Engaged = in contact with an enemy</source>
            <translation>Engagé = au contact d'un adversaire</translation>
        </message>
        <message>
            <source>For opposing units 'in contact' and 'engaged' mean the same. Touching only allies does not engage a unit.</source>
            <translation>Pour des Personnages de camps opposés, « au contact » et « engagé » signifient la même chose. Ne toucher que des alliés n'engage pas un Personnage.</translation>
        </message>
        <message>
            <source>Control area of one fathom</source>
            <translation>Zone de contrôle d'une toise</translation>
        </message>
        <message>
            <source>Most units have a control area reaching one fathom out from the edge of their base, in every direction. An enemy unit within one fathom of them is inside it.</source>
            <translation>La plupart des Personnages ont une zone de contrôle qui s'étend à une toise du bord de leur socle, dans toutes les directions. Un Personnage adverse à une toise d'eux ou moins est dedans.</translation>
        </message>
        <message>
            <source>Not every unit has a (one-fathom) control area</source>
            <translation>Tous les Personnages n'ont pas de zone de contrôle (d'une toise)</translation>
        </message>
        <message>
            <source>One fathom is the default, not universal: abilities and states remove or resize the control area (Harmless, Immobilized, Stunned, Knocked Down: none; Lunge x: x fathoms; Intercept x: x fathoms against lemures).</source>
            <translation>Une toise est la valeur par défaut, non universelle : des capacités et des états suppriment la zone de contrôle ou en changent la taille (Inoffensif, Immobilisé, Sonné, À terre : aucune ; Allonge x : x toises ; Interception x : x toises contre les Lémures).</translation>
        </message>
        <message>
            <source>Engaged units lose their control area</source>
            <translation>Les Personnages engagés perdent leur zone de contrôle</translation>
        </message>
        <message>
            <source>Unless something says otherwise (e.g. Protective), a unit that is engaged has no control area while it stays engaged; this holds for both sides of the contact. A unit that merely benefits from a non-reciprocal contact is free and keeps its area.</source>
            <translation>Sauf indication contraire (p. ex. Protecteur), un Personnage engagé n'a pas de zone de contrôle tant qu'il reste engagé ; cela vaut pour les deux côtés du contact. Un Personnage qui profite seulement d'un contact non réciproque est libre et garde sa zone.</translation>
        </message>
        <message>
            <source>The control area is back once the unit is free</source>
            <translation>La zone de contrôle revient dès que le Personnage est libre</translation>
        </message>
        <message>
            <source>The loss lasts only as long as the contact: when the last enemy in contact dies or leaves, the unit has its control area again.</source>
            <translation>La perte ne dure que le temps du contact : quand le dernier adversaire au contact meurt ou s'éloigne, le Personnage a de nouveau sa zone de contrôle.</translation>
        </message>
        <message>
            <source>Control areas work on opponents only</source>
            <translation>Les zones de contrôle n'agissent que sur les adversaires</translation>
        </message>
        <message>
            <source>A control area restricts the movement of enemy units; allied units move through it freely.</source>
            <translation>Une zone de contrôle restreint le déplacement des Personnages adverses ; les Personnages alliés la traversent librement.</translation>
        </message>
        <message>
            <source>Introduction / Contact and Control Area (sidebar)</source>
            <translation>Introduction / Contact et zone de contrôle (encadré)</translation>
        </message>
        <message>
            <source>No rebuilding of miniatures to gain contact</source>
            <translation>Pas de conversion de figurines pour gagner un contact</translation>
        </message>
        <message>
            <source>Players should not convert a model (for instance tilting a spear forward) to make contact easier.</source>
            <translation>Les joueurs ne devraient pas modifier une figurine (par exemple incliner une lance vers l'avant) pour faciliter le contact.</translation>
        </message>
        <message>
            <source>Introduction / Directions</source>
            <translation>Introduction / Orientation</translation>
        </message>
        <message>
            <source>Units have no facing</source>
            <translation>Les Personnages n'ont pas d'orientation</translation>
        </message>
        <message>
            <source>No front, flank or rear exists; a unit is taken to turn toward any danger by itself. Direction of approach never changes an attack, a line of fire or a move, and turning costs nothing.</source>
            <translation>Il n'existe ni avant, ni flanc, ni arrière ; un Personnage est censé se tourner de lui-même vers tout danger. La direction d'approche ne change jamais une attaque, une ligne de tir ou un déplacement, et pivoter ne coûte rien.</translation>
        </message>
        <message>
            <source>Introduction / The Tap</source>
            <translation>Introduction / La Tape</translation>
        </message>
        <message>
            <source>Disputes the rules do not settle: flip a coin</source>
            <translation>Litiges que les règles ne tranchent pas : tirer à pile ou face</translation>
        </message>
        <message>
            <source>When the rules alone cannot settle a disagreement, the players toss a coin (or any object), having called opposite sides.</source>
            <translation>Quand les règles seules ne peuvent trancher un désaccord, les joueurs lancent une pièce (ou un objet quelconque), après avoir annoncé chacun un côté opposé.</translation>
        </message>
        <message>
            <source>The Tap as the playful alternative</source>
            <translation>La Tape, la solution ludique</translation>
        </message>
        <message>
            <source>Instead of a coin, the first player to touch the other's cheek (or back of the hand) lightly wins the dispute; a blow that is too hard loses it.</source>
            <translation>À la place d'une pièce, le premier joueur qui touche légèrement la joue (ou le dos de la main) de l'autre remporte le litige ; un coup trop fort le perd.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks</source>
            <translation>Les forces armées / Rangs des Personnages</translation>
        </message>
        <message>
            <source>Three ranks</source>
            <translation>Trois rangs</translation>
        </message>
        <message>
            <source>Every unit has exactly one rank: Officer, Independent or Trooper.</source>
            <translation>Chaque Personnage a exactement un rang : Officier, Indépendant ou Troupier.</translation>
        </message>
        <message>
            <source>Officers are unique individuals</source>
            <translation>Les Officiers sont des individus uniques</translation>
        </message>
        <message>
            <source>Each Officer is a named person and occurs at most once in a Company.</source>
            <translation>Chaque Officier est une personne nommée et figure au plus une fois dans une compagnie.</translation>
        </message>
        <message>
            <source>How many Officers a Company has</source>
            <translation>Combien d'Officiers dans une compagnie</translation>
        </message>
        <message>
            <source>The composition rules set the number of Officers by the agreed points; in a standard Company it is one.</source>
            <translation>Les règles de composition fixent le nombre d'Officiers selon les points convenus ; dans une compagnie standard, c'est un seul.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks (p. 27)</source>
            <translation>Les forces armées / Rangs des Personnages (p. 27)</translation>
        </message>
        <message>
            <source>Every Officer has vae soli and vae victis</source>
            <translation>Tout Officier a Vae Soli et Vae Victis</translation>
        </message>
        <message>
            <source>Each Officer has vae soli and vae victis as orders without these being bought or listed; per the Orders chapter nobody else has them.</source>
            <translation>Chaque Officier a Vae Soli et Vae Victis comme ordres, sans qu'ils soient achetés ni indiqués ; d'après le chapitre des ordres, personne d'autre ne les a.</translation>
        </message>
        <message>
            <source>Named Independents are unique</source>
            <translation>Les Indépendants nommés sont uniques</translation>
        </message>
        <message>
            <source>An Independent with an identity (own name) can be hired once only per Company.</source>
            <translation>Un Indépendant doté d'une identité (un nom propre) ne peut être recruté qu'une fois par compagnie.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks (p. 8)</source>
            <translation>Les forces armées / Rangs des Personnages (p. 8)</translation>
        </message>
        <message>
            <source>Anonymous Independents repeat up to Availability</source>
            <translation>Les Indépendants anonymes se répètent jusqu'à la Disponibilité</translation>
        </message>
        <message>
            <source>An Independent without identity can be taken several times; its Availability sets the maximum.</source>
            <translation>Un Indépendant sans identité peut être pris plusieurs fois ; sa Disponibilité fixe le maximum.</translation>
        </message>
        <message>
            <source>Troopers repeat up to Availability</source>
            <translation>Les Troupiers se répètent jusqu'à la Disponibilité</translation>
        </message>
        <message>
            <source>Several Troopers of one kind may serve in a Company, up to their Availability (the composition chapter adds a cap on all Troopers together).</source>
            <translation>Plusieurs Troupiers de même sorte peuvent servir dans une compagnie, jusqu'à leur Disponibilité (le chapitre de la composition ajoute un plafond pour tous les Troupiers réunis).</translation>
        </message>
        <message>
            <source>Rank is a role: it changes no dice</source>
            <translation>Le rang est un rôle : il ne change aucun dé</translation>
        </message>
        <message>
            <source>Officers bring support and command abilities of their own, Independents exceptional special abilities, Troopers numbers. Rank by itself changes nothing in a fight; it counts only where a rule names it (hiring, vae orders, first Dominance, keywords).</source>
            <translation>Les Officiers apportent des capacités de soutien et de commandement qui leur sont propres, les Indépendants des capacités exceptionnelles, les Troupiers le nombre. Le rang seul ne change rien à un combat ; il ne compte que là où une règle le nomme (recrutement, ordres de type Vae, première Dominance, mots-clés).</translation>
        </message>
        <message>
            <source>The Armed Forces / The Company</source>
            <translation>Les forces armées / La compagnie</translation>
        </message>
        <message>
            <source>A Company is what one player commands</source>
            <translation>Une compagnie est ce qu'un joueur commande</translation>
        </message>
        <message>
            <source>Each player has tactical control of one Company of units; every unit is one miniature with its own rank, stats, type and base size.</source>
            <translation>Chaque joueur a le contrôle tactique d'une compagnie de Personnages ; chaque Personnage est une figurine, avec ses propres rang, caractéristiques, type et taille de socle.</translation>
        </message>
        <message>
            <source>Unit Statistics (Figure 5)</source>
            <translation>Caractéristiques des Personnages (figure 5)</translation>
        </message>
        <message>
            <source>What a stat card holds</source>
            <translation>Ce que contient une carte de recrutement</translation>
        </message>
        <message>
            <source>Front side: name and faction symbol; the stats MVT, DEF, FTH, CMD; Army Points and Availability; the special abilities. Reverse side: the stats CBT, SHS, DEF, PR; each weapon with power table and kind of damage; keywords; orders and auras; a special effect if any; Life Points as a bar whose wounded part is green.</source>
            <translation>Recto : nom et symbole de faction ; caractéristiques DPT, DEF, FTH, CMD ; points d'armée et Disponibilité ; capacités. Verso : caractéristiques CBT, TIR, DEF, PR ; chaque arme avec son tableau de puissance et son type de dégâts ; mots-clés ; ordres et auras ; un effet spécial le cas échéant ; points de vie sous forme d'une barre dont la partie blessée est verte.</translation>
        </message>
        <message>
            <source>Unit Statistics / Movement (MVT)</source>
            <translation>Caractéristiques des Personnages / Déplacement (DPT)</translation>
        </message>
        <message>
            <source>Movement (MVT)</source>
            <translation>Déplacement (DPT)</translation>
        </message>
        <message>
            <source>MVT is the distance in fathoms a unit covers in a turn at normal pace.</source>
            <translation>Le DPT est la distance en toises qu'un Personnage parcourt en un tour de jeu à allure normale.</translation>
        </message>
        <message>
            <source>MVT changes with actions and orders</source>
            <translation>Le DPT varie avec les actions et les ordres</translation>
        </message>
        <message>
            <source>The distance allowed can be altered by the chosen action (e.g. doubled), by orders and by states.</source>
            <translation>La distance permise peut être modifiée par l'action choisie (doublée, par exemple), par des ordres et par des états.</translation>
        </message>
        <message>
            <source>Unit Statistics / Combat (CBT)</source>
            <translation>Caractéristiques des Personnages / Combat (CBT)</translation>
        </message>
        <message>
            <source>Combat (CBT) is a number of dice</source>
            <translation>Le combat (CBT) est un nombre de dés</translation>
        </message>
        <message>
            <source>CBT gives the dice a unit throws in close combat.</source>
            <translation>Le CBT donne les dés que lance un Personnage en combat au contact.</translation>
        </message>
        <message>
            <source>CBT 0 throws nothing unless raised</source>
            <translation>Un CBT de 0 ne lance rien, sauf s'il est augmenté</translation>
        </message>
        <message>
            <source>A unit whose CBT is 0 normally throws no die in a mêlée, but bonuses count and can give it dice.</source>
            <translation>Un Personnage dont le CBT est 0 ne lance normalement aucun dé en mêlée, mais les bonus comptent et peuvent lui en donner.</translation>
        </message>
        <message>
            <source>No CBT stat: cannot fight, ever</source>
            <translation>Pas de caractéristique CBT : jamais de combat</translation>
        </message>
        <message>
            <source>A unit whose card has no CBT stat cannot fight; a CBT bonus received later does not help. Attacks on it get no answer.</source>
            <translation>Un Personnage dont la carte n'a pas de caractéristique CBT ne peut pas combattre ; un bonus de CBT reçu plus tard n'y change rien. Les attaques contre lui restent sans réponse.</translation>
        </message>
        <message>
            <source>CBT 0 and no CBT are different</source>
            <translation>CBT 0 et absence de CBT diffèrent</translation>
        </message>
        <message>
            <source>The profile must distinguish a CBT of 0 (can gain dice) from a missing CBT (never fights).</source>
            <translation>Le profil doit distinguer un CBT de 0 (peut gagner des dés) d'un CBT absent (ne combat jamais).</translation>
        </message>
        <message>
            <source>Unit Statistics / Shooting Skill (SHS)</source>
            <translation>Caractéristiques des Personnages / Tir (TIR)</translation>
        </message>
        <message>
            <source>Shooting skill (SHS) is a number of dice</source>
            <translation>Le tir (TIR) est un nombre de dés</translation>
        </message>
        <message>
            <source>SHS gives the dice thrown for shots with ranged weapons of every kind: bows, arquebuses, thrown blades, grenades and so on. Blasts differ: SHS + 5 dice for an impact blast (BL-08), always five for a cloud (BL-19).</source>
            <translation>Le TIR donne les dés lancés pour les tirs avec des armes à distance de toute sorte : arcs, arquebuses, lames de jet, grenades et autres. Les souffles diffèrent : TIR + 5 dés pour un souffle d'impact (BL-08), toujours cinq pour un nuage (BL-19).</translation>
        </message>
        <message>
            <source>No ranged weapon, no SHS</source>
            <translation>Pas d'arme à distance, pas de TIR</translation>
        </message>
        <message>
            <source>A unit without a ranged weapon has no SHS entry on its card at all.</source>
            <translation>Un Personnage sans arme à distance n'a pas du tout d'entrée TIR sur sa carte.</translation>
        </message>
        <message>
            <source>Unit Statistics / Defense (DEF)</source>
            <translation>Caractéristiques des Personnages / Défense (DEF)</translation>
        </message>
        <message>
            <source>Defense (DEF) is the number to roll</source>
            <translation>La Défense (DEF) est le nombre à obtenir</translation>
        </message>
        <message>
            <source>DEF is the difficulty for hitting the unit: in contact always, at range sometimes (when higher than the distance difficulty).</source>
            <translation>La DEF est la difficulté pour toucher le Personnage : toujours au contact, parfois à distance (quand elle dépasse la difficulté de distance).</translation>
        </message>
        <message>
            <source>DEF is capped at 5</source>
            <translation>La DEF est plafonnée à 5</translation>
        </message>
        <message>
            <source>A DEF score cannot exceed 5 unless a rule explicitly says so; in rare, stated cases it reaches 6.</source>
            <translation>La valeur de DEF ne peut pas dépasser 5, sauf si une règle le dit expressément ; dans de rares cas, indiqués comme tels, elle atteint 6.</translation>
        </message>
        <message>
            <source>Unit Statistics (examples)</source>
            <translation>Caractéristiques des Personnages (exemples)</translation>
        </message>
        <message>
            <source>Typical values of an ordinary human</source>
            <translation>Valeurs types d'un humain ordinaire</translation>
        </message>
        <message>
            <source>Reference profile: MVT 5 with little or no armor, otherwise 4; CBT 3; SHS 2 if armed for range; DEF 3; LP 4/1; FTH 1; an average human Officer has CMD 4.</source>
            <translation>Profil de référence : DPT 5 avec peu ou pas d'armure, sinon 4 ; CBT 3 ; TIR 2 s'il est armé pour la distance ; DEF 3 ; LP 4/1 ; FTH 1 ; un Officier humain moyen a CMD 4.</translation>
        </message>
        <message>
            <source>Unit Statistics / Red and Green</source>
            <translation>Caractéristiques des Personnages / Rouge et vert</translation>
        </message>
        <message>
            <source>Red value normal, green value when wounded</source>
            <translation>Valeur rouge normale, valeur verte blessé</translation>
        </message>
        <message>
            <source>Stats printed in two colors: the red one is the basic value, the green one replaces it while the unit is in the wounded state.</source>
            <translation>Caractéristiques imprimées en deux couleurs : la rouge est la valeur de base, la verte la remplace tant que le Personnage est dans l'état Blessé.</translation>
        </message>
        <message>
            <source>Green on the life bar marks where wounded begins</source>
            <translation>Le vert sur la barre de vie marque où commence la blessure</translation>
        </message>
        <message>
            <source>On the Life Point bar green does not hold a second value: the green boxes show from which point the unit is wounded.</source>
            <translation>Sur la barre de points de vie, le vert ne contient pas de seconde valeur : les cases vertes montrent à partir de quel point le Personnage est Blessé.</translation>
        </message>
        <message>
            <source>Unit Statistics / Protection (PR)</source>
            <translation>Caractéristiques des Personnages / Protection (PR)</translation>
        </message>
        <message>
            <source>Protection (PR) is taken off the total damage</source>
            <translation>La Protection (PR) est retirée du total des dégâts</translation>
        </message>
        <message>
            <source>PR is subtracted once from the total damage points of an attack, not once per hit.</source>
            <translation>La PR est soustraite une fois du total des points de dégâts d'une attaque, non une fois par touche.</translation>
        </message>
        <message>
            <source>Scale of Protection values</source>
            <translation>Échelle des valeurs de Protection</translation>
        </message>
        <message>
            <source>0: unarmored. 1: light (leather, small shield, tough hide). 2: medium (mail, mixed leather and plate, partial metal). 3: heavy (full plate, mail with shield, full shell). Above 3 is possible but exceptional.</source>
            <translation>0 : sans armure. 1 : légère (cuir, petit bouclier, peau épaisse). 2 : moyenne (mailles, cuir et plaques mêlés, métal partiel). 3 : lourde (plates complètes, mailles avec bouclier, carapace complète). Plus de 3 est possible mais exceptionnel.</translation>
        </message>
        <message>
            <source>Unit Statistics / Life Points (LP)</source>
            <translation>Caractéristiques des Personnages / Points de vie (LP)</translation>
        </message>
        <message>
            <source>Reading LP a/b</source>
            <translation>Lire LP a/b</translation>
        </message>
        <message>
            <source>The first number is the initial Life Points; a second one, on green, is the Wound Threshold (WT).</source>
            <translation>Le premier nombre est celui des points de vie initiaux ; le second, sur fond vert, est le seuil de blessure (WT).</translation>
        </message>
        <message>
            <source>Current Life Points</source>
            <translation>Points de vie actuels</translation>
        </message>
        <message>
            <source>Damage that gets through lowers the total step by step; what is left is the current Life Point total.</source>
            <translation>Les dégâts qui passent diminuent le total pas à pas ; ce qui reste est le total de points de vie actuel.</translation>
        </message>
        <message>
            <source>Death at zero or less</source>
            <translation>Mort à zéro ou moins</translation>
        </message>
        <message>
            <source>Current Life Points of 0 or less mean death.</source>
            <translation>Des points de vie actuels de 0 ou moins signifient la mort.</translation>
        </message>
        <message>
            <source>Unit Statistics / Life Points (LP) (example)</source>
            <translation>Caractéristiques des Personnages / Points de vie (LP) (exemple)</translation>
        </message>
        <message>
            <source>Damage needed to kill equals initial LP</source>
            <translation>Les dégâts pour tuer égalent les LP initiaux</translation>
        </message>
        <message>
            <source>A unit with LP 4/1 has 4 points to lose, one with 5/2 has 5 (counted after Protection); the threshold does not shorten or lengthen its life.</source>
            <translation>Un Personnage avec LP 4/1 a 4 points à perdre, un autre avec 5/2 en a 5 (comptés après la Protection) ; le seuil ne raccourcit ni n'allonge sa vie.</translation>
        </message>
        <message>
            <source>Wounded at or below the threshold</source>
            <translation>Blessé au seuil ou en dessous</translation>
        </message>
        <message>
            <source>A unit becomes Wounded the moment its current Life Points are equal to or lower than its Wound Threshold.</source>
            <translation>Un Personnage devient Blessé dès que ses points de vie actuels sont égaux ou inférieurs à son seuil de blessure.</translation>
        </message>
        <message>
            <source>No threshold printed: never Wounded</source>
            <translation>Pas de seuil imprimé : jamais Blessé</translation>
        </message>
        <message>
            <source>The second value exists only on some cards. A unit without it has no wounded state (States chapter: it cannot be affected by that state).</source>
            <translation>La seconde valeur ne figure que sur certaines cartes. Un Personnage qui n'en a pas n'a pas d'état Blessé (chapitre des états : cet état ne peut pas l'affecter).</translation>
        </message>
        <message>
            <source>Unit Statistics / Faith (FTH)</source>
            <translation>Caractéristiques des Personnages / Foi (FTH)</translation>
        </message>
        <message>
            <source>Faith (FTH): what it is for</source>
            <translation>La Foi (FTH) : à quoi elle sert</translation>
        </message>
        <message>
            <source>FTH measures spiritual strength: it can serve as a bonus for magical effects of a belief and as a resistance against hostile magic. The exact use is given by each effect.</source>
            <translation>La FTH mesure la force spirituelle : elle peut servir de bonus aux effets magiques d'une croyance et de résistance contre la magie hostile. L'usage exact est donné par chaque effet.</translation>
        </message>
        <message>
            <source>Effects that need Faith miss units without it</source>
            <translation>Les effets qui exigent la Foi ignorent les Personnages qui n'en ont pas</translation>
        </message>
        <message>
            <source>Whatever needs the Faith stat (be it spell, aura or ability) does nothing to an Unbeliever, since that keyword means having no FTH.</source>
            <translation>Tout ce qui requiert la caractéristique de Foi (sort, aura ou capacité) ne fait rien à un Incroyant, puisque ce mot-clé signifie qu'il n'a pas de FTH.</translation>
        </message>
        <message>
            <source>Unit Statistics / Faith (FTH) (p. 7)</source>
            <translation>Caractéristiques des Personnages / Foi (FTH) (p. 7)</translation>
        </message>
        <message>
            <source>Unbelievers have no FTH stat</source>
            <translation>Les Incroyants n'ont pas de caractéristique FTH</translation>
        </message>
        <message>
            <source>A profile with the keyword Unbeliever has no Faith value (absent, not 0).</source>
            <translation>Un profil avec le mot-clé Incroyant n'a pas de valeur de Foi (absente, non pas 0).</translation>
        </message>
        <message>
            <source>Unit Statistics / Command (CMD) (p. 24)</source>
            <translation>Caractéristiques des Personnages / Commandement (CMD) (p. 24)</translation>
        </message>
        <message>
            <source>Command (CMD) feeds the Company's pool</source>
            <translation>Le commandement (CMD) alimente la réserve de la compagnie</translation>
        </message>
        <message>
            <source>Each unit's CMD is added to the Company's total Command score when the game begins.</source>
            <translation>Le CMD de chaque Personnage s'ajoute à la valeur de commandement totale de la compagnie au début de la partie.</translation>
        </message>
        <message>
            <source>Unit Statistics / Command (CMD)</source>
            <translation>Caractéristiques des Personnages / Commandement (CMD)</translation>
        </message>
        <message>
            <source>CMD leaves both Command totals with the unit, at once</source>
            <translation>Le CMD quitte aussitôt les deux totaux de commandement avec le Personnage</translation>
        </message>
        <message>
            <source>On the elimination of a unit with CMD 1 or more, the Company's original (basic) total and its current total both fall by that CMD immediately.</source>
            <translation>À l'élimination d'un Personnage de CMD 1 ou plus, le total initial (de base) de la compagnie et son total actuel baissent tous deux aussitôt de ce CMD.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table</source>
            <translation>Caractéristiques des armes / Tableau de puissance</translation>
        </message>
        <message>
            <source>Power table: hits to damage</source>
            <translation>Tableau de puissance : des touches aux dégâts</translation>
        </message>
        <message>
            <source>A weapon's power is a table giving the damage points for each number of hits scored in the attack roll.</source>
            <translation>La puissance d'une arme est un tableau qui donne les points de dégâts pour chaque nombre de touches obtenues au jet d'attaque.</translation>
        </message>
        <message>
            <source>Strength and skill are already in the table</source>
            <translation>La force et l'adresse sont déjà dans le tableau</translation>
        </message>
        <message>
            <source>The table already includes the wielder's strength, weight and skill (melee, bows, slings, thrown weapons) or the weapon's own force (arquebus, crossbow); there is no separate strength value to add.</source>
            <translation>Le tableau inclut déjà la force, le poids et l'adresse du porteur (mêlée, arcs, frondes, armes de jet) ou la force propre de l'arme (arquebuse, arbalète) ; il n'y a aucune valeur de force à ajouter à part.</translation>
        </message>
        <message>
            <source>Table entries are totals, read once</source>
            <translation>Les cases du tableau sont des totaux, lus une fois</translation>
        </message>
        <message>
            <source>One column is used: the one of the number of hits inflicted. Entries are not summed and need not rise with the hits.</source>
            <translation>Une seule colonne sert : celle du nombre de touches infligées. Les cases ne s'additionnent pas et n'augmentent pas forcément avec les touches.</translation>
        </message>
        <message>
            <source>Every table covers 1 to 5 hits</source>
            <translation>Tout tableau couvre de 1 à 5 touches</translation>
        </message>
        <message>
            <source>The table always has the five columns 1 to 5, even if the unit's own dice could not reach them, because bonuses may.</source>
            <translation>Le tableau a toujours les cinq colonnes de 1 à 5, même si les dés propres au Personnage n'y suffiraient pas, car des bonus peuvent y mener.</translation>
        </message>
        <message>
            <source>Special effects sit in table columns</source>
            <translation>Les effets spéciaux se trouvent dans les colonnes du tableau</translation>
        </message>
        <message>
            <source>A column can carry a special effect next to (or instead of) damage; it is triggered when exactly that column is used.</source>
            <translation>Une colonne peut porter un effet spécial en plus (ou au lieu) de dégâts ; il se déclenche quand c'est précisément cette colonne qui sert.</translation>
        </message>
        <message>
            <source>The attacker may inflict fewer hits</source>
            <translation>L'attaquant peut infliger moins de touches</translation>
        </message>
        <message>
            <source>The player controlling the attacking unit may lower the number of hits to any smaller number, down to none.</source>
            <translation>Le joueur qui contrôle le Personnage attaquant peut abaisser le nombre de touches à tout nombre inférieur, jusqu'à aucune.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table (example)</source>
            <translation>Caractéristiques des armes / Tableau de puissance (exemple)</translation>
        </message>
        <message>
            <source>Example table of the Succubus' whips</source>
            <translation>Exemple de tableau : les fouets de la Succube</translation>
        </message>
        <message>
            <source>1 hit: 3 damage; 2 hits: 4 and Pain 2; 3 hits: 6; 4 hits: 8; 5 hits: 6 and Knocked Down.</source>
            <translation>1 touche : 3 dégâts ; 2 touches : 4 et Douleur 2 ; 3 touches : 6 ; 4 touches : 8 ; 5 touches : 6 et À terre.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table (pp. 22-23)</source>
            <translation>Caractéristiques des armes / Tableau de puissance (pp. 22-23)</translation>
        </message>
        <message>
            <source>Explosive and blast weapons have no power table</source>
            <translation>Les armes à explosion et à souffle n'ont pas de tableau de puissance</translation>
        </message>
        <message>
            <source>Weapons with an explosion or blast effect carry no table; the ranged chapter gives their Difficulty/Power pair and procedure.</source>
            <translation>Les armes à effet d'explosion ou de souffle ne portent pas de tableau ; le chapitre des attaques à distance donne leur couple Difficulté/Puissance et leur procédure.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Range (p. 18)</source>
            <translation>Caractéristiques des armes / Portée (p. 18)</translation>
        </message>
        <message>
            <source>Range of ranged weapons</source>
            <translation>Portée des armes à distance</translation>
        </message>
        <message>
            <source>Ranged weapons have a Range in fathoms; its multiples (x1, x2, x3) divide distances into difficulty bands.</source>
            <translation>Les armes à distance ont une portée en toises ; ses multiples (x1, x2, x3) divisent les distances en tranches de difficulté.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Damage Type</source>
            <translation>Caractéristiques des armes / Type de dégâts</translation>
        </message>
        <message>
            <source>Damage type of a weapon</source>
            <translation>Type de dégâts d'une arme</translation>
        </message>
        <message>
            <source>Most weapons bear a keyword for their kind of damage (commonly Sharp, Piercing, Blunt; also rarer ones such as gaze or inhalation). By itself it does nothing; abilities refer to it.</source>
            <translation>La plupart des armes portent un mot-clé pour leur sorte de dégâts (couramment Tranchant, Perforant, Contondant ; aussi d'autres, plus rares, comme regard ou inhalation). Seul, il ne fait rien ; des capacités s'y réfèrent.</translation>
        </message>
        <message>
            <source>A weapon may have several damage types</source>
            <translation>Une arme peut avoir plusieurs types de dégâts</translation>
        </message>
        <message>
            <source>A weapon's damage type is a set; it can hold more than one keyword.</source>
            <translation>Le type de dégâts d'une arme est un ensemble ; il peut contenir plus d'un mot-clé.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Weapon Abilities (p. 33)</source>
            <translation>Caractéristiques des armes / Capacités d'arme (p. 33)</translation>
        </message>
        <message>
            <source>Weapon abilities belong to the weapon</source>
            <translation>Les capacités d'arme appartiennent à l'arme</translation>
        </message>
        <message>
            <source>Some weapons have abilities of their own, described with the special abilities; they count only when that weapon is used.</source>
            <translation>Certaines armes ont leurs propres capacités, décrites avec les capacités ; elles ne comptent que si cette arme est utilisée.</translation>
        </message>
        <message>
            <source>Nature of the Units</source>
            <translation>Nature des Personnages</translation>
        </message>
        <message>
            <source>Keywords define a unit's nature</source>
            <translation>Les mots-clés définissent la nature d'un Personnage</translation>
        </message>
        <message>
            <source>Each unit has keywords (rank, species, gender, religion, others). They decide whether it can be targeted or affected by certain attacks and magic.</source>
            <translation>Chaque Personnage a des mots-clés (rang, espèce, genre, religion, autres). Ils décident s'il peut être ciblé ou affecté par certaines attaques et certaines magies.</translation>
        </message>
        <message>
            <source>Nature of the Units (p. 3)</source>
            <translation>Nature des Personnages (p. 3)</translation>
        </message>
        <message>
            <source>Rank counts as a keyword</source>
            <translation>Le rang compte comme mot-clé</translation>
        </message>
        <message>
            <source>Officer, Independent and Trooper are printed among the keywords and can be referred to like any other.</source>
            <translation>Officier, Indépendant et Troupier sont imprimés parmi les mots-clés, et l'on peut s'y référer comme à tout autre.</translation>
        </message>
        <message>
            <source>Nature of the Units / Species</source>
            <translation>Nature des Personnages / Espèce</translation>
        </message>
        <message>
            <source>Species keywords</source>
            <translation>Mots-clés d'espèce</translation>
        </message>
        <message>
            <source>Seven: Angel, Animal, Damned, Demon, Lost, Human, Lemure.</source>
            <translation>Sept : Ange, Animal, Damné, Démon, Égaré, Humain, Lémure.</translation>
        </message>
        <message>
            <source>Nature of the Units / Gender</source>
            <translation>Nature des Personnages / Genre</translation>
        </message>
        <message>
            <source>Gender keywords</source>
            <translation>Mots-clés de genre</translation>
        </message>
        <message>
            <source>Three: Asexual, Female, Male.</source>
            <translation>Trois : Asexué, Féminin, Masculin.</translation>
        </message>
        <message>
            <source>Nature of the Units / Religion</source>
            <translation>Nature des Personnages / Religion</translation>
        </message>
        <message>
            <source>Religion keywords</source>
            <translation>Mots-clés de religion</translation>
        </message>
        <message>
            <source>Atheist; Buddhist (dogma Yanluowang); Christian (dogmas Papist, Orthodox, Protestant); Jewish; Muslim (dogmas Shiite, Sunni, Kharijite); Satanist (dogma Luciferian); Unbeliever.</source>
            <translation>Athée ; Bouddhiste (dogme Yanluowang) ; Chrétien (dogmes Papiste, Orthodoxe, Protestant) ; Juif ; Musulman (dogmes Chiite, Sunnite, Kharidjite) ; Sataniste (dogme Luciférien) ; Incroyant.</translation>
        </message>
        <message>
            <source>A dogma implies its general belief</source>
            <translation>Un dogme implique sa croyance générale</translation>
        </message>
        <message>
            <source>A unit of a dogma is affected both by effects for that dogma and by effects for the general belief. The reverse does not hold.</source>
            <translation>Un Personnage d'un dogme est affecté à la fois par les effets visant ce dogme et par ceux visant la croyance générale. L'inverse n'est pas vrai.</translation>
        </message>
        <message>
            <source>Unbelievers are outside religion</source>
            <translation>Les Incroyants sont hors de la religion</translation>
        </message>
        <message>
            <source>A unit with Unbeliever can never be affected by powers that concern religion, and has no Faith stat.</source>
            <translation>Un Personnage Incroyant ne peut jamais être affecté par des pouvoirs qui concernent la religion, et il n'a pas de caractéristique de Foi.</translation>
        </message>
        <message>
            <source>Nature of the Units (p. 28)</source>
            <translation>Nature des Personnages (p. 28)</translation>
        </message>
        <message>
            <source>Mentalist</source>
            <translation>Mentaliste</translation>
        </message>
        <message>
            <source>A unit with one or more auras is a Mentalist.</source>
            <translation>Un Personnage doté d'une ou de plusieurs auras est un Mentaliste.</translation>
        </message>
        <message>
            <source>Infernalist x/y</source>
            <translation>Infernaliste x/y</translation>
        </message>
        <message>
            <source>An Infernalist can control lemures: x is how many at one time, y how many over the whole game.</source>
            <translation>Un Infernaliste peut contrôler des Lémures : x est leur nombre à la fois, y leur nombre sur toute la partie.</translation>
        </message>
        <message>
            <source>Value, Faction and Availability of a Unit (p. 40)</source>
            <translation>Valeur, faction et Disponibilité d'un Personnage (p. 40)</translation>
        </message>
        <message>
            <source>Army Points measure a unit's worth</source>
            <translation>Les points d'armée mesurent la valeur d'un Personnage</translation>
        </message>
        <message>
            <source>Each unit costs Army Points (AP); a standard Company's units total no more than 200.</source>
            <translation>Chaque Personnage coûte des points d'armée (AP) ; le total des Personnages d'une compagnie standard ne dépasse pas 200.</translation>
        </message>
        <message>
            <source>Value, Faction and Availability of a Unit</source>
            <translation>Valeur, faction et Disponibilité d'un Personnage</translation>
        </message>
        <message>
            <source>Five factions</source>
            <translation>Cinq factions</translation>
        </message>
        <message>
            <source>A unit belongs to one faction: Westerners, Saracens, Demons, the Lost or Mercenaries.</source>
            <translation>Un Personnage appartient à une faction : Occidentaux, Sarrasins, Démons, Égarés ou Mercenaires.</translation>
        </message>
        <message>
            <source>Mercenary Troopers and Independents serve others</source>
            <translation>Les Troupiers et Indépendants Mercenaires servent d'autres</translation>
        </message>
        <message>
            <source>Troopers and Independents of the Mercenary faction can be hired by the other factions (details in the composition chapter).</source>
            <translation>Les Troupiers et Indépendants de la faction des Mercenaires peuvent être recrutés par les autres factions (détails au chapitre de la composition).</translation>
        </message>
        <message>
            <source>Mercenary Officers with Prestige</source>
            <translation>Officiers Mercenaires avec Prestige</translation>
        </message>
        <message>
            <source>A Mercenary Officer with the ability Prestige may hire Troopers and Independents of the faction Prestige names; without it only Mercenaries follow.</source>
            <translation>Un Officier Mercenaire doté de la capacité Prestige peut recruter des Troupiers et des Indépendants de la faction que nomme Prestige ; sans elle, seuls des Mercenaires le suivent.</translation>
        </message>
        <message>
            <source>Availability: Unique</source>
            <translation>Disponibilité : Unique</translation>
        </message>
        <message>
            <source>A unit with an identity: one per Company whatever its size.</source>
            <translation>Personnage doté d'une identité : un par compagnie, quelle que soit sa taille.</translation>
        </message>
        <message>
            <source>Availability: Limited x</source>
            <translation>Disponibilité : Limité x</translation>
        </message>
        <message>
            <source>At most x copies for every full or started block of 200 AP of the Company: maximum = x times ceil(AP / 200).</source>
            <translation>Au plus x exemplaires par tranche entière ou entamée de 200 AP de la compagnie : maximum = x fois ceil(AP / 200).</translation>
        </message>
        <message>
            <source>Availability: Unlimited is the default</source>
            <translation>Disponibilité : Illimité par défaut</translation>
        </message>
        <message>
            <source>No limit of its own to the number of copies; a unit whose card states nothing is Unlimited.</source>
            <translation>Pas de limite propre au nombre d'exemplaires ; un Personnage dont la carte n'indique rien est Illimité.</translation>
        </message>
        <message>
            <source>Availability: Associated (name) x</source>
            <translation>Disponibilité : Associé (nom) x</translation>
        </message>
        <message>
            <source>The unit may be hired only if the named unit is in the Company, and at most x of it for each named unit.</source>
            <translation>Le Personnage ne peut être recruté que si le Personnage nommé est dans la compagnie, et au plus x exemplaires pour chaque Personnage nommé.</translation>
        </message>
        <message>
            <source>Availability: Limited X/Y</source>
            <translation>Disponibilité : Limité X/Y</translation>
        </message>
        <message>
            <source>For a unit in two variants: at most X in all for each full or started 200 AP, and among these at most Y of the second variant on the card.</source>
            <translation>Pour un Personnage en deux variantes : au plus X en tout par tranche entière ou entamée de 200 AP, dont au plus Y de la seconde variante de la carte.</translation>
        </message>
        <message>
            <source>Transformation (conditions • new shape)</source>
            <translation>Transformation (conditions • nouvelle forme)</translation>
        </message>
        <message>
            <source>The model can change shape and stats during the game; it happens as soon as the condition given in brackets is met.</source>
            <translation>La figurine peut changer de forme et de caractéristiques en cours de partie ; cela se produit dès que la condition entre parenthèses est remplie.</translation>
        </message>
        <message>
            <source>The new shape has full Life Points</source>
            <translation>La nouvelle forme a tous ses points de vie</translation>
        </message>
        <message>
            <source>A transformed unit starts its new shape with all the Life Points of that shape; damage taken before is forgotten.</source>
            <translation>Un Personnage transformé commence sa nouvelle forme avec tous les points de vie de cette forme ; les dégâts subis auparavant sont oubliés.</translation>
        </message>
        <message>
            <source>Changing shape is not dying</source>
            <translation>Changer de forme n'est pas mourir</translation>
        </message>
        <message>
            <source>The same model goes on in another shape; no unit is lost for Dominance or Command by the change.</source>
            <translation>La même figurine continue sous une autre forme ; aucun Personnage n'est perdu pour la Dominance ou le commandement du fait du changement.</translation>
        </message>
        <message>
            <source>Unit Base Sizes</source>
            <translation>Tailles de socle des Personnages</translation>
        </message>
        <message>
            <source>Bases are round</source>
            <translation>Les socles sont ronds</translation>
        </message>
        <message>
            <source>Every unit stands on a round base; engine shape: a circle.</source>
            <translation>Chaque Personnage se tient sur un socle rond ; forme pour le moteur : un cercle.</translation>
        </message>
        <message>
            <source>Unit Base Sizes (p. 8)</source>
            <translation>Tailles de socle des Personnages (p. 8)</translation>
        </message>
        <message>
            <source>Three base sizes</source>
            <translation>Trois tailles de socle</translation>
        </message>
        <message>
            <source>Regular 30 mm, Large 40 mm, Extra Large 50 mm in diameter (the diagram on p. 8 shows one of each side by side).</source>
            <translation>Normal 30 mm, Grand 40 mm, Très grand 50 mm de diamètre (le schéma p. 8 en montre un de chaque côte à côte).</translation>
        </message>
        <message>
            <source>Base size is a rules value</source>
            <translation>La taille du socle est une valeur de règles</translation>
        </message>
        <message>
            <source>Some rules depend on the size: cover adds 3 PR to a Regular target, 2 to a Large and 1 to an Extra Large one; Devoured and Entangle compare sizes. Order: Regular &lt; Large &lt; Extra Large.</source>
            <translation>Certaines règles dépendent de la taille : un couvert ajoute 3 PR à une cible Normale, 2 à une Grande et 1 à une Très grande ; Dévoré et Entrave comparent les tailles. Ordre : Normal &lt; Grand &lt; Très grand.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Dominance</source>
            <translation>Tours de jeu et Dominance / Dominance</translation>
        </message>
        <message>
            <source>Dominance: one side holds it</source>
            <translation>Dominance : un camp la détient</translation>
        </message>
        <message>
            <source>At any time of the battle one of the two sides is Dominant. Dominance decides who determines the first activation of a turn and settles several other orderings.</source>
            <translation>À tout moment de l'affrontement, l'un des deux camps est Dominant. La Dominance décide qui détermine la première activation d'un tour de jeu et règle plusieurs autres ordres de résolution.</translation>
        </message>
        <message>
            <source>A marker may show Dominance</source>
            <translation>Un marqueur peut indiquer la Dominance</translation>
        </message>
        <message>
            <source>The Dominant player can hold a marker object; the assistant should show who is Dominant.</source>
            <translation>Le joueur Dominant peut détenir un objet servant de marqueur ; l'assistant devrait indiquer qui est Dominant.</translation>
        </message>
        <message>
            <source>First Dominance score</source>
            <translation>Valeur de première Dominance</translation>
        </message>
        <message>
            <source>Before the battle each player computes: CMD of the Officer and the Independents + number of units (without Insignificant ones) + sum of First Contact values. The higher score is Dominant.</source>
            <translation>Avant l'affrontement, chaque joueur calcule : CMD de l'Officier et des Indépendants + nombre de Personnages (sans les Insignifiants) + somme des valeurs de Premier contact. La valeur la plus haute est Dominante.</translation>
        </message>
        <message>
            <source>Dominance counts CMD of Officer and Independents only</source>
            <translation>La Dominance ne compte que le CMD de l'Officier et des Indépendants</translation>
        </message>
        <message>
            <source>A Trooper's CMD enters the Company's Command pool but not the Dominance score.</source>
            <translation>Le CMD d'un Troupier entre dans la réserve de commandement de la compagnie, mais pas dans la valeur de Dominance.</translation>
        </message>
        <message>
            <source>Insignificant units are not in the head count</source>
            <translation>Les Personnages Insignifiants ne sont pas comptés</translation>
        </message>
        <message>
            <source>The number of units leaves out those with the ability Insignificant.</source>
            <translation>Le nombre de Personnages laisse de côté ceux qui ont la capacité Insignifiant.</translation>
        </message>
        <message>
            <source>First Contact values are added</source>
            <translation>Les valeurs de Premier contact s'ajoutent</translation>
        </message>
        <message>
            <source>Every First Contact x in the Company adds x to the first Dominance score only.</source>
            <translation>Chaque Premier contact x de la compagnie ajoute x à la première valeur de Dominance seulement.</translation>
        </message>
        <message>
            <source>Units off the table add no CMD</source>
            <translation>Les Personnages hors de la table n'ajoutent pas de CMD</translation>
        </message>
        <message>
            <source>CMD of units that do not start on the battlefield is left out of the first Dominance score.</source>
            <translation>Le CMD des Personnages qui ne commencent pas sur le champ de bataille est exclu de la première valeur de Dominance.</translation>
        </message>
        <message>
            <source>The score is worked out even for a partly absent Company</source>
            <translation>La valeur se calcule même si la compagnie est en partie absente</translation>
        </message>
        <message>
            <source>Having units in reserve does not postpone the computation; it is made at the start with what is on the table.</source>
            <translation>Avoir des Personnages en réserve ne retarde pas le calcul ; il se fait au début avec ce qui est sur la table.</translation>
        </message>
        <message>
            <source>First tie-break: more units in the Company</source>
            <translation>Premier départage : plus de Personnages dans la compagnie</translation>
        </message>
        <message>
            <source>Equal first scores: the player whose Company has more units is Dominant.</source>
            <translation>À valeurs premières égales, le joueur dont la compagnie a le plus de Personnages est Dominant.</translation>
        </message>
        <message>
            <source>Second tie-break: the higher Officer CMD in play</source>
            <translation>Deuxième départage : le CMD de l'Officier en jeu le plus haut</translation>
        </message>
        <message>
            <source>Still tied: the player whose Officer in play has the higher CMD is Dominant for this turn.</source>
            <translation>Toujours à égalité : le joueur dont l'Officier en jeu a le CMD le plus haut est Dominant pour ce tour de jeu.</translation>
        </message>
        <message>
            <source>Last tie-break: coin</source>
            <translation>Dernier départage : pile ou face</translation>
        </message>
        <message>
            <source>If everything is tied, a coin toss (or the Tap) decides.</source>
            <translation>Si tout est à égalité, un pile ou face (ou la Tape) décide.</translation>
        </message>
        <message>
            <source>From turn 2: fewer losses dominate</source>
            <translation>À partir du tour 2 : le moins de pertes domine</translation>
        </message>
        <message>
            <source>After the first turn each player counts the significant units lost in the turn before; whoever lost fewer has Dominance for the new turn. Scores of turn 1 no longer matter.</source>
            <translation>Après le premier tour de jeu, chaque joueur compte les Personnages significatifs perdus pendant le tour précédent ; celui qui en a perdu le moins a la Dominance pour le nouveau tour. Les valeurs du tour 1 n'importent plus.</translation>
        </message>
        <message>
            <source>Insignificant losses do not count</source>
            <translation>Les pertes Insignifiantes ne comptent pas</translation>
        </message>
        <message>
            <source>Lost units with Insignificant are left out of the comparison.</source>
            <translation>Les Personnages perdus ayant Insignifiant sont exclus de la comparaison.</translation>
        </message>
        <message>
            <source>Equal losses: no change</source>
            <translation>Pertes égales : pas de changement</translation>
        </message>
        <message>
            <source>With equal numbers of losses (also none on both sides) the player who had Dominance keeps it; the tie-breaks of the first turn are not used.</source>
            <translation>À nombres de pertes égaux (aucune perte des deux côtés compris), le joueur qui avait la Dominance la garde ; les départages du premier tour ne servent pas.</translation>
        </message>
        <message>
            <source>Which losses belong to the previous turn</source>
            <translation>Quelles pertes relèvent du tour précédent</translation>
        </message>
        <message>
            <source>Losses of the whole previous turn count, its Upkeep included, as a turn is Upkeep plus Action phase. Deaths in this turn's Upkeep damage come after Dominance is settled and so count for the next turn.</source>
            <translation>Les pertes de tout le tour précédent comptent, son entretien compris, puisqu'un tour est entretien plus phase d'actions. Les morts dues aux dégâts d'entretien de ce tour viennent une fois la Dominance fixée et comptent donc pour le tour suivant.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Turns</source>
            <translation>Tours de jeu et Dominance / Tours de jeu</translation>
        </message>
        <message>
            <source>A turn is Upkeep, then Action phase</source>
            <translation>Un tour est l'entretien, puis la phase d'actions</translation>
        </message>
        <message>
            <source>Each turn has two phases in this order: Upkeep phase, Action phase.</source>
            <translation>Chaque tour de jeu a deux phases dans cet ordre : phase d'entretien, phase d'actions.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase</source>
            <translation>Tours de jeu et Dominance / Phase d'entretien</translation>
        </message>
        <message>
            <source>Order of the Upkeep steps</source>
            <translation>Ordre des étapes d'entretien</translation>
        </message>
        <message>
            <source>1. current Command reset to the original value; 2. Dominance; 3. due damage, then due healing; 4. all other powers, orders, auras and abilities acting in this phase.</source>
            <translation>1. Retour du commandement actuel à sa valeur d'origine ; 2. Dominance ; 3. dégâts dus, puis soins dus ; 4. tous les autres pouvoirs, ordres, auras et capacités agissant dans cette phase.</translation>
        </message>
        <message>
            <source>Command is restored each Upkeep</source>
            <translation>Le commandement se reconstitue à chaque entretien</translation>
        </message>
        <message>
            <source>At the start of Upkeep each player's current Command score returns to its original (basic) value; unspent points are not carried over.</source>
            <translation>Au début de l'entretien, la valeur de commandement actuelle de chaque joueur revient à sa valeur d'origine (de base) ; les points non dépensés ne se reportent pas.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (p. 9)</source>
            <translation>Tours de jeu et Dominance / Phase d'entretien (p. 9)</translation>
        </message>
        <message>
            <source>Dominance is settled before effects</source>
            <translation>La Dominance se fixe avant les effets</translation>
        </message>
        <message>
            <source>Dominance of the turn is fixed in step 2, so the new Dominant player decides about the ordering in step 4 of the same Upkeep.</source>
            <translation>La Dominance du tour est fixée à l'étape 2 ; le nouveau joueur Dominant décide donc de l'ordre de l'étape 4 du même entretien.</translation>
        </message>
        <message>
            <source>Upkeep damage is simultaneous</source>
            <translation>Les dégâts d'entretien sont simultanés</translation>
        </message>
        <message>
            <source>All damage due in Upkeep is dealt to both players' units at the same time.</source>
            <translation>Tous les dégâts dus en entretien sont infligés en même temps aux Personnages des deux joueurs.</translation>
        </message>
        <message>
            <source>Healing comes after damage</source>
            <translation>Les soins viennent après les dégâts</translation>
        </message>
        <message>
            <source>Healing due in Upkeep is applied after all Upkeep damage, simultaneously for both players.</source>
            <translation>Les soins dus en entretien s'appliquent après tous les dégâts d'entretien, simultanément pour les deux joueurs.</translation>
        </message>
        <message>
            <source>Remaining Upkeep effects: the Dominant player orders conflicts</source>
            <translation>Autres effets d'entretien : le joueur Dominant ordonne les conflits</translation>
        </message>
        <message>
            <source>Each player resolves his other effects of this phase; if their order matters, the Dominant player chooses it.</source>
            <translation>Chaque joueur résout ses autres effets de cette phase ; si leur ordre importe, le joueur Dominant le choisit.</translation>
        </message>
        <message>
            <source>Upkeep handles what lasts more than a turn</source>
            <translation>L'entretien traite ce qui dure plus d'un tour</translation>
        </message>
        <message>
            <source>Effects and situations lasting beyond one turn are resolved in this first phase of every turn, the first turn included.</source>
            <translation>Les effets et situations qui durent au-delà d'un tour sont résolus dans cette première phase de chaque tour, premier tour compris.</translation>
        </message>
        <message>
            <source>Action phase runs until every unit has acted</source>
            <translation>La phase d'actions dure jusqu'à ce que tous aient agi</translation>
        </message>
        <message>
            <source>Players activate units one at a time in alternation until all have performed their actions; then a new turn starts.</source>
            <translation>Les joueurs activent les Personnages un par un, en alternance, jusqu'à ce que tous aient effectué leur action ; un nouveau tour commence alors.</translation>
        </message>
        <message>
            <source>The number of turns is limited by the scenario</source>
            <translation>Le scénario limite le nombre de tours</translation>
        </message>
        <message>
            <source>The length of a game in turns is limited; for basic battles the scenario sets the limit (scenarios are not in this book).</source>
            <translation>La durée d'une partie, en tours, est limitée ; pour les affrontements de base, le scénario fixe la limite (les scénarios ne sont pas dans ce livre).</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (sidebar)</source>
            <translation>Tours de jeu et Dominance / Phase d'entretien (encadré)</translation>
        </message>
        <message>
            <source>Say that your activation is finished</source>
            <translation>Dire que l'activation est finie</translation>
        </message>
        <message>
            <source>It is good manners to tell the opponent that he may play, with an agreed phrase; the assistant needs an explicit 'done' step.</source>
            <translation>Il est de bon ton d'indiquer à l'adversaire qu'il peut jouer, par une formule convenue ; l'assistant a besoin d'une étape « terminé » explicite.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (sidebar, p. 27)</source>
            <translation>Tours de jeu et Dominance / Phase d'entretien (encadré, p. 27)</translation>
        </message>
        <message>
            <source>Handing over closes vae soli</source>
            <translation>Passer la main ferme Vae Soli</translation>
        </message>
        <message>
            <source>Once the player has declared his activation over, he can no longer use vae soli after it.</source>
            <translation>Dès que le joueur a déclaré son activation terminée, il ne peut plus utiliser Vae Soli ensuite.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Definitions</source>
            <translation>Tours de jeu et Dominance / Définitions</translation>
        </message>
        <message>
            <source>Waiting / active / already activated</source>
            <translation>Activable / actif / déjà activé</translation>
        </message>
        <message>
            <source>Waiting: has not acted this turn. Active: is acting now. Already activated: has completed its actions this turn. Each unit is in exactly one of the three.</source>
            <translation>Activable : n'a pas agi ce tour. Actif : agit en ce moment. Déjà activé : a achevé ses actions ce tour. Chaque Personnage est dans exactement un des trois cas.</translation>
        </message>
        <message>
            <source>Status is reset each turn</source>
            <translation>Le statut se remet à zéro chaque tour</translation>
        </message>
        <message>
            <source>The three terms refer to the current turn, so all units are waiting again at the start of the next.</source>
            <translation>Les trois termes se rapportent au tour en cours, de sorte que tous les Personnages redeviennent activables au début du suivant.</translation>
        </message>
        <message>
            <source>Engaged and free</source>
            <translation>Engagé et libre</translation>
        </message>
        <message>
            <source>A unit is engaged while an enemy touches it and free while none does; it is always exactly one of the two. Exception: in a non-reciprocal contact the helpless side is engaged and the other side free (ST-062, ST-066).</source>
            <translation>Un Personnage est engagé tant qu'un adversaire le touche et libre tant qu'aucun ne le touche ; il est toujours l'un des deux exactement. Exception : dans un contact non réciproque, le côté sans défense est engagé et l'autre côté libre (ST-062, ST-066).</translation>
        </message>
        <message>
            <source>Allied units: same controller now</source>
            <translation>Personnages alliés : même contrôle maintenant</translation>
        </message>
        <message>
            <source>Units are allied when one player controls them at present; temporary control changes it.</source>
            <translation>Des Personnages sont alliés quand un même joueur les contrôle à présent ; un contrôle temporaire change cela.</translation>
        </message>
        <message>
            <source>Enemy units: controlled by another player now</source>
            <translation>Personnages adverses : contrôlés maintenant par un autre joueur</translation>
        </message>
        <message>
            <source>Enemy (= opponent) is every unit under the control of another player at present, even if only for a time.</source>
            <translation>Est adverse (= adversaire) tout Personnage sous le contrôle d'un autre joueur à présent, même si ce n'est que pour un temps.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase</source>
            <translation>Tours de jeu et Dominance / Phase d'actions</translation>
        </message>
        <message>
            <source>Action phase starts when both have finished Upkeep</source>
            <translation>La phase d'actions commence quand les deux ont fini l'entretien</translation>
        </message>
        <message>
            <source>No unit is activated before both players have completed their Upkeep.</source>
            <translation>Aucun Personnage n'est activé avant que les deux joueurs aient achevé leur entretien.</translation>
        </message>
        <message>
            <source>Players alternate, one unit at a time</source>
            <translation>Les joueurs alternent, un Personnage à la fois</translation>
        </message>
        <message>
            <source>When a unit has finished, the right to activate passes to the other player (exceptions: inferiority of numbers, vae soli, Accelerated and the like).</source>
            <translation>Quand un Personnage a terminé, le droit d'activer passe à l'autre joueur (exceptions : infériorité numérique, Vae Soli, Accéléré et similaires).</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase (p. 28)</source>
            <translation>Tours de jeu et Dominance / Phase d'actions (p. 28)</translation>
        </message>
        <message>
            <source>One activation per unit per turn</source>
            <translation>Une activation par Personnage et par tour</translation>
        </message>
        <message>
            <source>A unit is activated once only per turn; lemures are the exception (twice).</source>
            <translation>Un Personnage n'est activé qu'une fois par tour ; les Lémures font exception (deux fois).</translation>
        </message>
        <message>
            <source>Every unit must be activated</source>
            <translation>Tout Personnage doit être activé</translation>
        </message>
        <message>
            <source>No unit may be left waiting at the end of the phase; a player cannot decline to activate except by inferiority of numbers.</source>
            <translation>Aucun Personnage ne peut rester activable à la fin de la phase ; un joueur ne peut refuser d'activer qu'en vertu de l'infériorité numérique.</translation>
        </message>
        <message>
            <source>The Dominant player names who starts</source>
            <translation>Le joueur Dominant désigne qui commence</translation>
        </message>
        <message>
            <source>At the start of the Action phase the player with Dominance chooses which player activates first: himself or the opponent.</source>
            <translation>Au début de la phase d'actions, le joueur qui a la Dominance choisit quel joueur active en premier : lui-même ou l'adversaire.</translation>
        </message>
        <message>
            <source>The chosen player must start</source>
            <translation>Le joueur désigné doit commencer</translation>
        </message>
        <message>
            <source>The one named has to activate a unit even if he has fewer units than the other.</source>
            <translation>Le joueur désigné doit activer un Personnage même s'il en a moins que l'autre.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase / Inferiority of Numbers</source>
            <translation>Tours de jeu et Dominance / Phase d'actions / Infériorité numérique</translation>
        </message>
        <message>
            <source>Inferiority of numbers: pass the activation</source>
            <translation>Infériorité numérique : passer l'activation</translation>
        </message>
        <message>
            <source>A player whose turn it is and who has fewer waiting units than the opponent may make the opponent activate one instead; he can repeat it as long as he has fewer.</source>
            <translation>Un joueur dont c'est le tour et qui a moins de Personnages activables que l'adversaire peut, à la place, en faire activer un par l'adversaire ; il peut recommencer tant qu'il en a moins.</translation>
        </message>
        <message>
            <source>Fewer means strictly fewer</source>
            <translation>Moins signifie strictement moins</translation>
        </message>
        <message>
            <source>With equal numbers of waiting units no pass is possible. Only waiting units count, not all units on the table.</source>
            <translation>À nombres égaux de Personnages activables, passer est impossible. Seuls les Personnages activables comptent, non tous les Personnages sur la table.</translation>
        </message>
        <message>
            <source>No pass on the first activation of a turn</source>
            <translation>Impossible de passer à la première activation d'un tour</translation>
        </message>
        <message>
            <source>The rule does not work for the first unit activated in a turn: who starts is always the Dominant player's choice.</source>
            <translation>La règle ne vaut pas pour le premier Personnage activé dans un tour : qui commence est toujours le choix du joueur Dominant.</translation>
        </message>
        <message>
            <source>Passing can be ended at any point</source>
            <translation>On peut cesser de passer à tout moment</translation>
        </message>
        <message>
            <source>After each enemy activation it is again the passing player's turn: he may pass again if still fewer, or activate a unit.</source>
            <translation>Après chaque activation adverse, c'est de nouveau le tour du joueur qui passe : il peut passer encore s'il en a toujours moins, ou activer un Personnage.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase (example)</source>
            <translation>Tours de jeu et Dominance / Phase d'actions (exemple)</translation>
        </message>
        <message>
            <source>Worked example of the activation order</source>
            <translation>Exemple chiffré de l'ordre d'activation</translation>
        </message>
        <message>
            <source>Ileana (Dominant, 8 units) makes Arnold (4 units) start.</source>
            <translation>Ileana (Dominante, 8 Personnages) fait commencer Arnold (4 Personnages).</translation>
        </message>
        <message>
            <source>What counts as a waiting unit</source>
            <translation>Ce qui compte comme Personnage activable</translation>
        </message>
        <message>
            <source>All units not yet activated count, Insignificant ones too; the lemure chapter adds that a lemure counts until its second activation, the state Controlled that an unactivated controlled unit counts for its present controller.</source>
            <translation>Tous les Personnages non encore activés comptent, Insignifiants compris ; le chapitre des Lémures ajoute qu'un Lémure compte jusqu'à sa deuxième activation, l'état Contrôlé qu'un Personnage contrôlé non activé compte pour celui qui le contrôle à présent.</translation>
        </message>
        <message>
            <source>One side exhausted: the other continues</source>
            <translation>Un camp épuisé : l'autre continue</translation>
        </message>
        <message>
            <source>When a player has no waiting unit left, the opponent activates his remaining units one after another.</source>
            <translation>Quand un joueur n'a plus de Personnage activable, l'adversaire active ses Personnages restants l'un après l'autre.</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>Activation</translation>
        </message>
        <message>
            <source>One action per activation</source>
            <translation>Une action par activation</translation>
        </message>
        <message>
            <source>An activated unit performs a single action: Walk, Run, Attack, Charge, Shoot, Retreat, Concentration, Focus or Mêlée.</source>
            <translation>Un Personnage activé effectue une seule action : Marche, Course, Attaque, Charge, Tir, Retraite, Concentration, Focalisation ou Mêlée.</translation>
        </message>
        <message>
            <source>Activation (p. 28)</source>
            <translation>Activation (p. 28)</translation>
        </message>
        <message>
            <source>Nobody acts twice in a turn</source>
            <translation>Personne n'agit deux fois par tour</translation>
        </message>
        <message>
            <source>All units act once per turn and none more often, lemures excepted.</source>
            <translation>Tous les Personnages agissent une fois par tour et aucun davantage, sauf les Lémures.</translation>
        </message>
        <message>
            <source>Activation / Walk</source>
            <translation>Activation / Marche</translation>
        </message>
        <message>
            <source>Walk: up to MVT</source>
            <translation>Marche : jusqu'au DPT</translation>
        </message>
        <message>
            <source>A walking unit moves any distance from 0 up to its MVT in fathoms, then its activation ends.</source>
            <translation>Un Personnage qui marche se déplace d'une distance quelconque de 0 à son DPT en toises, puis son activation prend fin.</translation>
        </message>
        <message>
            <source>Walk: must not end in contact with an enemy</source>
            <translation>Marche : ne doit pas finir au contact d'un adversaire</translation>
        </message>
        <message>
            <source>The activation cannot end with the unit touching an enemy; ending in contact with allies is fine.</source>
            <translation>L'activation ne peut pas finir avec le Personnage touchant un adversaire ; finir au contact d'alliés est permis.</translation>
        </message>
        <message>
            <source>Walk: may enter control areas</source>
            <translation>Marche : peut entrer dans des zones de contrôle</translation>
        </message>
        <message>
            <source>A walking unit may move into an enemy control area (and is then bound by the control area rules).</source>
            <translation>Un Personnage qui marche peut entrer dans une zone de contrôle adverse (et est alors soumis aux règles des zones de contrôle).</translation>
        </message>
        <message>
            <source>Walk: free units only</source>
            <translation>Marche : Personnages libres seulement</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Walk.</source>
            <translation>Un Personnage engagé ne peut pas choisir Marche.</translation>
        </message>
        <message>
            <source>Activation / Run</source>
            <translation>Activation / Course</translation>
        </message>
        <message>
            <source>Run: up to twice MVT</source>
            <translation>Course : jusqu'au double du DPT</translation>
        </message>
        <message>
            <source>A running unit moves up to double its MVT.</source>
            <translation>Un Personnage qui court se déplace jusqu'au double de son DPT.</translation>
        </message>
        <message>
            <source>Run: no contact with an enemy at the end</source>
            <translation>Course : pas de contact avec un adversaire à la fin</translation>
        </message>
        <message>
            <source>A Run must not end touching an enemy.</source>
            <translation>Une Course ne doit pas finir au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Run: may enter control areas; free units only</source>
            <translation>Course : peut entrer dans des zones de contrôle ; Personnages libres seulement</translation>
        </message>
        <message>
            <source>A Run may go into an enemy control area (and must then stop or approach). Only a free unit can Run.</source>
            <translation>Une Course peut entrer dans une zone de contrôle adverse (et doit alors s'arrêter ou s'approcher). Seul un Personnage libre peut faire une Course.</translation>
        </message>
        <message>
            <source>Activation / Attack</source>
            <translation>Activation / Attaque</translation>
        </message>
        <message>
            <source>Attack: Walk move ending in contact</source>
            <translation>Attaque : déplacement de Marche finissant au contact</translation>
        </message>
        <message>
            <source>The unit moves up to its MVT as in a Walk but ends its move in contact with an enemy.</source>
            <translation>Le Personnage se déplace jusqu'à son DPT comme lors d'une Marche, mais finit son déplacement au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Activation / Attack (p. 15)</source>
            <translation>Activation / Attaque (p. 15)</translation>
        </message>
        <message>
            <source>Attack: triggers a normal sequence</source>
            <translation>Attaque : déclenche une attaque au contact normale</translation>
        </message>
        <message>
            <source>Contact by Attack triggers one attack sequence without any modifier for the action.</source>
            <translation>Le contact par Attaque déclenche une attaque au contact sans aucun modificateur dû à l'action.</translation>
        </message>
        <message>
            <source>Attack: free units only</source>
            <translation>Attaque : Personnages libres seulement</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Attack (it uses Mêlée against what it touches).</source>
            <translation>Un Personnage engagé ne peut pas choisir Attaque (il utilise Mêlée contre ce qu'il touche).</translation>
        </message>
        <message>
            <source>Activation / Charge</source>
            <translation>Activation / Charge</translation>
        </message>
        <message>
            <source>Charge: Run move ending in contact</source>
            <translation>Charge : déplacement de Course finissant au contact</translation>
        </message>
        <message>
            <source>The unit moves up to twice its MVT as in a Run but ends in contact with an enemy.</source>
            <translation>Le Personnage se déplace jusqu'au double de son DPT comme lors d'une Course, mais finit au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Activation / Charge (p. 16)</source>
            <translation>Activation / Charge (p. 16)</translation>
        </message>
        <message>
            <source>Charge: immediate sequence at -1 CBT</source>
            <translation>Charge : attaque au contact immédiate à -1 CBT</translation>
        </message>
        <message>
            <source>Contact by Charge triggers an attack sequence at once; the charger has -1 CBT in it.</source>
            <translation>Le contact par Charge déclenche aussitôt une attaque au contact ; celui qui charge y a -1 CBT.</translation>
        </message>
        <message>
            <source>Charge: free units only</source>
            <translation>Charge : Personnages libres seulement</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Charge.</source>
            <translation>Un Personnage engagé ne peut pas choisir Charge.</translation>
        </message>
        <message>
            <source>Activation / Attack; Charge</source>
            <translation>Activation / Attaque ; Charge</translation>
        </message>
        <message>
            <source>Several enemies reached at once: choose one opponent</source>
            <translation>Plusieurs adversaires atteints à la fois : choisir un adversaire</translation>
        </message>
        <message>
            <source>If the move ends in contact with several enemies, one attack sequence takes place against one of them; the others only support.</source>
            <translation>Si le déplacement finit au contact de plusieurs adversaires, une seule attaque au contact a lieu contre l'un d'eux ; les autres ne font que soutenir.</translation>
        </message>
        <message>
            <source>Activation / Shoot (p. 18)</source>
            <translation>Activation / Tir (p. 18)</translation>
        </message>
        <message>
            <source>Shoot: one ranged attack</source>
            <translation>Tir : une attaque à distance</translation>
        </message>
        <message>
            <source>The unit makes one ranged attack on an eligible target.</source>
            <translation>Le Personnage fait une attaque à distance contre une cible valable.</translation>
        </message>
        <message>
            <source>Activation / Shoot</source>
            <translation>Activation / Tir</translation>
        </message>
        <message>
            <source>Shoot: move up to MVT before or after</source>
            <translation>Tir : déplacement jusqu'au DPT avant ou après</translation>
        </message>
        <message>
            <source>The unit may also move up to its MVT, entirely before or entirely after the shot.</source>
            <translation>Le Personnage peut aussi se déplacer jusqu'à son DPT, entièrement avant ou entièrement après le tir.</translation>
        </message>
        <message>
            <source>Shoot: the move cannot be split</source>
            <translation>Tir : le déplacement ne peut être fractionné</translation>
        </message>
        <message>
            <source>Moving a part, shooting and moving on is not allowed.</source>
            <translation>Se déplacer en partie, tirer et poursuivre n'est pas permis.</translation>
        </message>
        <message>
            <source>Shoot: the move ends without contact</source>
            <translation>Tir : le déplacement finit sans contact</translation>
        </message>
        <message>
            <source>The movement of a Shoot action cannot end in contact with an enemy; entering a control area is not forbidden.</source>
            <translation>Le déplacement d'une action Tir ne peut pas finir au contact d'un adversaire ; entrer dans une zone de contrôle n'est pas interdit.</translation>
        </message>
        <message>
            <source>Shoot: free units only</source>
            <translation>Tir : Personnages libres seulement</translation>
        </message>
        <message>
            <source>Only a free unit can Shoot.</source>
            <translation>Seul un Personnage libre peut effectuer un Tir.</translation>
        </message>
        <message>
            <source>Ranged attacks need the Shoot action</source>
            <translation>Les attaques à distance exigent l'action Tir</translation>
        </message>
        <message>
            <source>No other action allows a ranged attack (abilities such as Defensive Shot are stated exceptions).</source>
            <translation>Aucune autre action ne permet une attaque à distance (des capacités comme Tir défensif sont des exceptions indiquées).</translation>
        </message>
        <message>
            <source>Activation / Retreat</source>
            <translation>Activation / Retraite</translation>
        </message>
        <message>
            <source>Retreat: engaged units only, announced first</source>
            <translation>Retraite : Personnages engagés seulement, annoncée d'abord</translation>
        </message>
        <message>
            <source>An engaged unit declares that it leaves the combat. A free unit cannot Retreat. Unlike movement actions this one must be announced, because a reaction comes first.</source>
            <translation>Un Personnage engagé déclare qu'il quitte le combat. Un Personnage libre ne peut pas faire Retraite. Contrairement aux actions de déplacement, celle-ci doit être annoncée, car une réaction vient d'abord.</translation>
        </message>
        <message>
            <source>Activation / Retreat (p. 17)</source>
            <translation>Activation / Retraite (p. 17)</translation>
        </message>
        <message>
            <source>Retreat: first a one-sided attack</source>
            <translation>Retraite : d'abord une attaque unilatérale</translation>
        </message>
        <message>
            <source>Right after the announcement one opponent in contact makes a one-sided attack; the retreating unit does not strike back.</source>
            <translation>Aussitôt après l'annonce, un adversaire au contact fait une attaque unilatérale ; le Personnage en retraite ne riposte pas.</translation>
        </message>
        <message>
            <source>Retreat: then a Run-type move</source>
            <translation>Retraite : ensuite un déplacement de type Course</translation>
        </message>
        <message>
            <source>If it can, the unit then moves up to twice its MVT.</source>
            <translation>S'il le peut, le Personnage se déplace alors jusqu'au double de son DPT.</translation>
        </message>
        <message>
            <source>Activation / Retreat (p. 29)</source>
            <translation>Activation / Retraite (p. 29)</translation>
        </message>
        <message>
            <source>Retreat: death or certain states stop it</source>
            <translation>Retraite : la mort ou certains états l'arrêtent</translation>
        </message>
        <message>
            <source>There is no move if the one-sided attack killed the unit or put it into a specific state.</source>
            <translation>Il n'y a pas de déplacement si l'attaque unilatérale a tué le Personnage ou l'a mis dans un état déterminé.</translation>
        </message>
        <message>
            <source>Retreat: no contact with any enemy</source>
            <translation>Retraite : aucun contact avec un adversaire</translation>
        </message>
        <message>
            <source>At no moment of a Retreat may the unit come to touch an enemy.</source>
            <translation>À aucun moment d'une Retraite le Personnage ne peut venir toucher un adversaire.</translation>
        </message>
        <message>
            <source>Retreat: enemy without dice - attack cancelled, action may change</source>
            <translation>Retraite : adversaire sans dé, attaque annulée, l'action peut changer</translation>
        </message>
        <message>
            <source>If the enemy has less than 1 die in the one-sided attack, the attack is cancelled and the unit may perform a Walk, Run, Attack or Charge in place of its Retreat.</source>
            <translation>Si l'adversaire a moins de 1 dé dans l'attaque unilatérale, l'attaque est annulée et le Personnage peut effectuer une Marche, une Course, une Attaque ou une Charge à la place de sa Retraite.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 26)</source>
            <translation>Activation / Concentration (p. 26)</translation>
        </message>
        <message>
            <source>Concentration: to use an active power</source>
            <translation>Concentration : pour utiliser un pouvoir actif</translation>
        </message>
        <message>
            <source>The unit announces an active power (spell, special ability, order ...) and uses it with this action. Free and engaged units can both do so.</source>
            <translation>Le Personnage annonce un pouvoir actif (sort, capacité, ordre, etc.) et l'utilise avec cette action. Les Personnages libres comme les engagés peuvent le faire.</translation>
        </message>
        <message>
            <source>Activation / Concentration</source>
            <translation>Activation / Concentration</translation>
        </message>
        <message>
            <source>Concentration, free: move before or after</source>
            <translation>Concentration, libre : déplacement avant ou après</translation>
        </message>
        <message>
            <source>A free unit may move up to its MVT, all before or all after the power, never split.</source>
            <translation>Un Personnage libre peut se déplacer jusqu'à son DPT, entièrement avant ou entièrement après le pouvoir, jamais en plusieurs fois.</translation>
        </message>
        <message>
            <source>Concentration, free: no contact at the end</source>
            <translation>Concentration, libre : pas de contact à la fin</translation>
        </message>
        <message>
            <source>The move must not end touching an enemy; as with Shoot, going into a control area is not excluded.</source>
            <translation>Le déplacement ne doit pas finir au contact d'un adversaire ; comme pour le Tir, entrer dans une zone de contrôle n'est pas exclu.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 17)</source>
            <translation>Activation / Concentration (p. 17)</translation>
        </message>
        <message>
            <source>Concentration, engaged: fight first, do not move</source>
            <translation>Concentration, engagé : combattre d'abord, ne pas se déplacer</translation>
        </message>
        <message>
            <source>An engaged unit cannot move; it first fights an attack sequence with the Concentration modifiers, then the power takes effect.</source>
            <translation>Un Personnage engagé ne peut pas se déplacer ; il livre d'abord une attaque au contact avec les modificateurs de Concentration, puis le pouvoir prend effet.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 29)</source>
            <translation>Activation / Concentration (p. 29)</translation>
        </message>
        <message>
            <source>Concentration, engaged: change of state or death spoils the power</source>
            <translation>Concentration, engagé : changement d'état ou mort font échouer le pouvoir</translation>
        </message>
        <message>
            <source>If the unit dies in that fight or comes out of it in a new state, its power fails; all costs are paid all the same.</source>
            <translation>Si le Personnage meurt dans ce combat ou en ressort dans un nouvel état, son pouvoir échoue ; tous les coûts sont tout de même payés.</translation>
        </message>
        <message>
            <source>Activation / Focus (p. 26)</source>
            <translation>Activation / Focalisation (p. 26)</translation>
        </message>
        <message>
            <source>Focus: to use an exhausting power</source>
            <translation>Focalisation : pour utiliser un pouvoir exténuant</translation>
        </message>
        <message>
            <source>The unit announces an exhausting power (spell, special ability, order ...) and uses it with this action.</source>
            <translation>Le Personnage annonce un pouvoir exténuant (sort, capacité, ordre, etc.) et l'utilise avec cette action.</translation>
        </message>
        <message>
            <source>Activation / Focus</source>
            <translation>Activation / Focalisation</translation>
        </message>
        <message>
            <source>Focus, free: no movement at all</source>
            <translation>Focalisation, libre : aucun déplacement</translation>
        </message>
        <message>
            <source>A free unit taking Focus moves neither before nor after its power.</source>
            <translation>Un Personnage libre qui effectue une Focalisation ne se déplace ni avant ni après son pouvoir.</translation>
        </message>
        <message>
            <source>Activation / Focus (p. 17)</source>
            <translation>Activation / Focalisation (p. 17)</translation>
        </message>
        <message>
            <source>Focus, engaged: one enemy strikes one-sidedly first</source>
            <translation>Focalisation, engagé : un adversaire frappe d'abord unilatéralement</translation>
        </message>
        <message>
            <source>An engaged unit cannot move; one enemy in contact makes a one-sided attack on it, then the power takes effect.</source>
            <translation>Un Personnage engagé ne peut pas se déplacer ; un adversaire au contact fait contre lui une attaque unilatérale, puis le pouvoir prend effet.</translation>
        </message>
        <message>
            <source>Focus, engaged: change of state or death spoils the power</source>
            <translation>Focalisation, engagé : changement d'état ou mort font échouer le pouvoir</translation>
        </message>
        <message>
            <source>If the unit dies from that attack or gets a new state, its power fails; costs are paid all the same.</source>
            <translation>Si le Personnage meurt de cette attaque ou reçoit un nouvel état, son pouvoir échoue ; les coûts sont tout de même payés.</translation>
        </message>
        <message>
            <source>Activation / Mêlée</source>
            <translation>Activation / Mêlée</translation>
        </message>
        <message>
            <source>Mêlée: engaged units fight what they touch</source>
            <translation>Mêlée : les Personnages engagés combattent ce qu'ils touchent</translation>
        </message>
        <message>
            <source>An engaged unit starts one normal attack sequence against one enemy in contact with it. A free unit cannot take Mêlée, save against a helpless enemy whose contact it only benefits from (ST-066).</source>
            <translation>Un Personnage engagé commence une attaque au contact normale contre un adversaire au contact. Un Personnage libre ne peut pas choisir Mêlée, sauf contre un adversaire sans défense dont il ne fait que profiter du contact (ST-066).</translation>
        </message>
        <message>
            <source>Activation / Mêlée; Quick Chart of Actions</source>
            <translation>Activation / Mêlée ; tableau récapitulatif des actions</translation>
        </message>
        <message>
            <source>Mêlée: limited movement without losing contact</source>
            <translation>Mêlée : déplacement limité sans perdre le contact</translation>
        </message>
        <message>
            <source>The unit may make a limited move, or none, but must not lose contact; control areas do not affect this move.</source>
            <translation>Le Personnage peut faire un déplacement limité, ou aucun, mais ne doit pas perdre le contact ; les zones de contrôle n'affectent pas ce déplacement.</translation>
        </message>
        <message>
            <source>Activation / Actions</source>
            <translation>Activation / Actions</translation>
        </message>
        <message>
            <source>Movement actions need not be announced</source>
            <translation>Les actions de déplacement n'ont pas à être annoncées</translation>
        </message>
        <message>
            <source>A player may just move the unit, up to twice its MVT; the action is then named from how the move went.</source>
            <translation>Un joueur peut simplement déplacer le Personnage, jusqu'au double de son DPT ; l'action est ensuite nommée d'après la façon dont s'est fait le déplacement.</translation>
        </message>
        <message>
            <source>Walk and Run differ for effects</source>
            <translation>Marche et Course diffèrent pour les effets</translation>
        </message>
        <message>
            <source>Some auras, orders and the like look at the speed: a unit made to Walk cannot go farther than its MVT.</source>
            <translation>Certaines auras, certains ordres et similaires regardent l'allure : un Personnage contraint à la Marche ne peut aller plus loin que son DPT.</translation>
        </message>
        <message>
            <source>Activation / Quick Chart of Actions</source>
            <translation>Activation / Tableau récapitulatif des actions</translation>
        </message>
        <message>
            <source>Chart: free units</source>
            <translation>Tableau : Personnages libres</translation>
        </message>
        <message>
            <source>Free: Walk (MVT, no contact), Run (2 x MVT, no contact), Attack (MVT, contact), Charge (2 x MVT, contact, -1 CBT), Shoot (MVT, ranged attack, no contact), Concentration (MVT, no contact), Focus (no movement).</source>
            <translation>Libre : Marche (DPT, pas de contact), Course (2 x DPT, pas de contact), Attaque (DPT, contact), Charge (2 x DPT, contact, -1 CBT), Tir (DPT, attaque à distance, pas de contact), Concentration (DPT, pas de contact), Focalisation (pas de déplacement).</translation>
        </message>
        <message>
            <source>Chart: engaged units</source>
            <translation>Tableau : Personnages engagés</translation>
        </message>
        <message>
            <source>Engaged: Retreat (2 x MVT, no contact, suffers an attack without retaliation), Concentration (no movement, modified sequence), Focus (no movement, suffers an attack without retaliation), Mêlée (limited or no movement, contact kept, normal attack).</source>
            <translation>Engagé : Retraite (2 x DPT, pas de contact, subit une attaque sans riposte), Concentration (pas de déplacement, attaque au contact modifiée), Focalisation (pas de déplacement, subit une attaque sans riposte), Mêlée (déplacement limité ou nul, contact conservé, attaque normale).</translation>
        </message>
        <message>
            <source>Activation / Actions (figure)</source>
            <translation>Activation / Actions (figure)</translation>
        </message>
        <message>
            <source>The five movement types in the figure</source>
            <translation>Les cinq types de déplacement de la figure</translation>
        </message>
        <message>
            <source>The figure shows one unit each doing Walk, Run, Charge, Attack and Mêlée (units A to E); nothing new.</source>
            <translation>La figure montre un Personnage pour chacune de ces actions : Marche, Course, Charge, Attaque et Mêlée (Personnages A à E) ; rien de nouveau.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions (p. 26)</source>
            <translation>Activation / Pouvoirs et actions libres (p. 26)</translation>
        </message>
        <message>
            <source>Passive power: any time in the own activation</source>
            <translation>Pouvoir passif : à tout moment de la propre activation</translation>
        </message>
        <message>
            <source>A passive power can be used at any moment of its unit's activation, whatever action is being performed.</source>
            <translation>Un pouvoir passif peut être utilisé à tout moment de l'activation de son Personnage, quelle que soit l'action effectuée.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions</source>
            <translation>Activation / Pouvoirs et actions libres</translation>
        </message>
        <message>
            <source>Passive power: no reaction</source>
            <translation>Pouvoir passif : aucune réaction</translation>
        </message>
        <message>
            <source>Using it provokes nothing from enemies, free or engaged.</source>
            <translation>L'utiliser ne provoque rien de la part des adversaires, libres ou engagés.</translation>
        </message>
        <message>
            <source>Passive power: around, not during an attack</source>
            <translation>Pouvoir passif : autour d'une attaque, pas pendant</translation>
        </message>
        <message>
            <source>It can come right before or right after an attack sequence or ranged attack (if the unit survived), never within it.</source>
            <translation>Il peut venir juste avant ou juste après une attaque au contact ou une attaque à distance (si le Personnage a survécu), jamais pendant.</translation>
        </message>
        <message>
            <source>Free power: any time in the Action phase</source>
            <translation>Pouvoir libre : à tout moment de la phase d'actions</translation>
        </message>
        <message>
            <source>Free powers work at every moment of the Action phase, before or after their unit's activation, also while an enemy unit is active.</source>
            <translation>Les pouvoirs libres agissent à tout moment de la phase d'actions, avant ou après l'activation de leur Personnage, y compris pendant qu'un Personnage adverse est actif.</translation>
        </message>
        <message>
            <source>Free power: never within an attack</source>
            <translation>Pouvoir libre : jamais pendant une attaque</translation>
        </message>
        <message>
            <source>It is barred while a close combat sequence or a shot is being resolved; vae victis is the stated exception.</source>
            <translation>Il est interdit tant qu'une attaque au contact ou un tir est en cours de résolution ; Vae Victis est l'exception indiquée.</translation>
        </message>
        <message>
            <source>Powers do not use up the action</source>
            <translation>Les pouvoirs ne consomment pas l'action</translation>
        </message>
        <message>
            <source>Passive and free powers come in addition to the one action; only active and exhausting ones take the action (Concentration, Focus).</source>
            <translation>Les pouvoirs passifs et libres viennent en plus de l'action unique ; seuls les pouvoirs actifs et exténuants prennent l'action (Concentration, Focalisation).</translation>
        </message>
        <message>
            <source>A free unit may do nothing</source>
            <translation>Un Personnage libre peut ne rien faire</translation>
        </message>
        <message>
            <source>A free unit can be activated without performing an action; it counts as activated and cannot act later in the turn.</source>
            <translation>Un Personnage libre peut être activé sans effectuer d'action ; il compte comme activé et ne peut pas agir plus tard dans le tour.</translation>
        </message>
        <message>
            <source>An engaged unit must act</source>
            <translation>Un Personnage engagé doit agir</translation>
        </message>
        <message>
            <source>Once activated, an engaged unit has to take Mêlée, Retreat, Concentration or Focus.</source>
            <translation>Une fois activé, un Personnage engagé doit choisir Mêlée, Retraite, Concentration ou Focalisation.</translation>
        </message>
        <message>
            <source>Mark activated units</source>
            <translation>Marquer les Personnages activés</translation>
        </message>
        <message>
            <source>Cards may be turned over after the action so that everybody sees which units still wait; the assistant shows the status.</source>
            <translation>On peut retourner les cartes après l'action pour que chacun voie quels Personnages sont encore activables ; l'assistant indique le statut.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions (example)</source>
            <translation>Activation / Pouvoirs et actions libres (exemple)</translation>
        </message>
        <message>
            <source>Worked example: engaged Concentration</source>
            <translation>Exemple chiffré : Concentration engagé</translation>
        </message>
        <message>
            <source>Saurav-Geet (Independent, engaged) uses his active power Exuvia: he fights at -1 CBT and -1 DEF and may use it if he survives (and, by AC-33, has no new state); a passive power could come before or after that fight.</source>
            <translation>Saurav-Geet (Indépendant, engagé) utilise son pouvoir actif Exuvie : il combat à -1 CBT et -1 DEF et peut l'utiliser s'il survit (et, d'après AC-33, n'a pas de nouvel état) ; un pouvoir passif pourrait venir avant ou après ce combat.</translation>
        </message>
        <message>
            <source>Worked example: vae victis and vae soli around it</source>
            <translation>Exemple chiffré : Vae Victis et Vae Soli autour de lui</translation>
        </message>
        <message>
            <source>In that sequence the Officer's vae victis can add 1 or 2 to CBT for 1 or 2 current CMD, whether the Officer has acted or not; over the phase it can be used as often as it can be paid (OR-09; never more than +2 in one sequence, OR-10). After the unit is done 1 CMD for vae soli activates the waiting Officer (a second unit) at once.</source>
            <translation>Dans cette attaque au contact, le Vae Victis de l'Officier peut ajouter 1 ou 2 au CBT pour 1 ou 2 PC actuels, que l'Officier ait agi ou non ; au cours de la phase, il peut servir aussi souvent qu'on peut le payer (OR-09 ; jamais plus de +2 dans une même attaque au contact, OR-10). Quand le Personnage a terminé, 1 PC pour Vae Soli active aussitôt l'Officier activable (un second Personnage).</translation>
        </message>
        <message>
            <source>Activation / Walk; Run; Shoot; Concentration</source>
            <translation>Activation / Marche ; Course ; Tir ; Concentration</translation>
        </message>
        <message>
            <source>Ending contact-free refers to enemies only</source>
            <translation>Finir sans contact ne concerne que les adversaires</translation>
        </message>
        <message>
            <source>The ban on ending in contact concerns enemy units; contact with allies at the end of a move is allowed.</source>
            <translation>L'interdiction de finir au contact concerne les Personnages adverses ; le contact avec des alliés à la fin d'un déplacement est permis.</translation>
        </message>
        <message>
            <source>Activation / Walk; Run; Attack; Charge (and Special Abilities / Dodge)</source>
            <translation>Activation / Marche ; Course ; Attaque ; Charge (et Capacités / Esquive)</translation>
        </message>
        <message>
            <source>Contact with an enemy ends the move</source>
            <translation>Le contact avec un adversaire met fin au déplacement</translation>
        </message>
        <message>
            <source>A unit that comes to touch an enemy while moving has engaged it and goes no farther; several enemies can only be engaged by touching them at the same moment (MV-24). The ability Dodge takes this stop for granted.</source>
            <translation>Un Personnage qui vient toucher un adversaire en se déplaçant l'a engagé et ne va pas plus loin ; plusieurs adversaires ne peuvent être engagés qu'en les touchant au même moment (MV-24). La capacité Esquive présuppose cet arrêt.</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Déplacement</translation>
        </message>
        <message>
            <source>Moves are in fathoms and need not be used up</source>
            <translation>Les déplacements sont en toises et n'ont pas à être épuisés</translation>
        </message>
        <message>
            <source>Distances moved are in fathoms; a unit may use any part of its allowance, or none.</source>
            <translation>Les distances de déplacement sont en toises ; un Personnage peut utiliser une partie quelconque de ce qui lui est permis, ou rien.</translation>
        </message>
        <message>
            <source>The path may bend</source>
            <translation>Le trajet peut être brisé</translation>
        </message>
        <message>
            <source>A move does not have to be a straight line; the length of the whole path counts.</source>
            <translation>Un déplacement n'a pas à être une ligne droite ; la longueur de tout le trajet compte.</translation>
        </message>
        <message>
            <source>Bases never overlap on the way</source>
            <translation>Les socles ne se chevauchent jamais en chemin</translation>
        </message>
        <message>
            <source>At no moment of its move may the unit's base overlap the base of another unit, allied or enemy; touching is not overlapping.</source>
            <translation>À aucun moment de son déplacement le socle du Personnage ne peut chevaucher celui d'un autre Personnage, allié ou adverse ; toucher n'est pas chevaucher.</translation>
        </message>
        <message>
            <source>Terrain can block or slow</source>
            <translation>Le terrain peut bloquer ou ralentir</translation>
        </message>
        <message>
            <source>Some terrain stops or hinders movement; the detailed rules are in another book.</source>
            <translation>Certains terrains arrêtent ou gênent le déplacement ; les règles détaillées sont dans un autre livre.</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas</source>
            <translation>Déplacement / Se déplacer dans les zones de contrôle</translation>
        </message>
        <message>
            <source>Starting in a control area: go and engage</source>
            <translation>Commencer dans une zone de contrôle : aller engager</translation>
        </message>
        <message>
            <source>Inside enemy control areas when its activation begins, the unit may take an action that engages that enemy (or one of them) as directly as possible, at no cost.</source>
            <translation>S'il est dans des zones de contrôle adverses au début de son activation, le Personnage peut choisir une action qui engage cet adversaire (ou l'un d'eux) aussi directement que possible, sans coût.</translation>
        </message>
        <message>
            <source>Starting in a control area: stay and use a power or shoot</source>
            <translation>Commencer dans une zone de contrôle : rester et utiliser un pouvoir ou tirer</translation>
        </message>
        <message>
            <source>Or it may take Concentration, Focus or Shoot, without moving in the case of Shoot and Concentration (Focus never moves).</source>
            <translation>Ou bien il peut choisir Concentration, Focalisation ou Tir, sans se déplacer dans le cas du Tir et de la Concentration (la Focalisation ne déplace jamais).</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas (p. 24)</source>
            <translation>Déplacement / Se déplacer dans les zones de contrôle (p. 24)</translation>
        </message>
        <message>
            <source>Starting in a control area: pay 1 CMD to move</source>
            <translation>Commencer dans une zone de contrôle : payer 1 PC pour se déplacer</translation>
        </message>
        <message>
            <source>Or its player pays 1 Command point; then it may move about inside that control area or leave it.</source>
            <translation>Ou bien son joueur paie 1 point de commandement ; il peut alors se déplacer à l'intérieur de cette zone de contrôle ou la quitter.</translation>
        </message>
        <message>
            <source>The payment covers the starting area only</source>
            <translation>Le paiement ne couvre que la zone de départ</translation>
        </message>
        <message>
            <source>Only areas in which the unit already stood when its activation began can be left this way. A control area entered during the move cannot be bought off; the unit must stop or engage there.</source>
            <translation>Seules les zones où le Personnage se tenait déjà au début de son activation peuvent être quittées ainsi. Une zone de contrôle où l'on entre pendant le déplacement ne peut pas être rachetée ; le Personnage doit s'y arrêter ou engager.</translation>
        </message>
        <message>
            <source>The payment is not an Order</source>
            <translation>Le paiement n'est pas un ordre</translation>
        </message>
        <message>
            <source>Spending this point is neither giving nor receiving an order, so bans on orders do not prevent it.</source>
            <translation>Dépenser ce point n'est ni donner ni recevoir un ordre ; les interdictions d'ordres ne l'empêchent donc pas.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects (Figure 8, p. 15)</source>
            <translation>Déplacement / Effets des zones de contrôle (figure 8, p. 15)</translation>
        </message>
        <message>
            <source>Engaging somebody else out of a control area costs 1</source>
            <translation>Engager quelqu'un d'autre en sortant d'une zone de contrôle coûte 1</translation>
        </message>
        <message>
            <source>In the figure unit A stands in a control area of C but wants to fight B: that costs 1 CMD; fighting C costs nothing.</source>
            <translation>Dans la figure, le Personnage A se tient dans une zone de contrôle de C mais veut combattre B : cela coûte 1 PC ; combattre C ne coûte rien.</translation>
        </message>
        <message>
            <source>Starting in several control areas</source>
            <translation>Commencer dans plusieurs zones de contrôle</translation>
        </message>
        <message>
            <source>The text speaks of one point for the area the unit is in; for several areas the price is not clearly given.</source>
            <translation>Le texte parle d'un point pour la zone où est le Personnage ; pour plusieurs zones, le prix n'est pas clairement donné.</translation>
        </message>
        <message>
            <source>Starting in a control area: doing nothing is allowed</source>
            <translation>Commencer dans une zone de contrôle : ne rien faire est permis</translation>
        </message>
        <message>
            <source>Such a unit is free, so it may also spend its activation without action.</source>
            <translation>Un tel Personnage est libre ; il peut donc aussi employer son activation sans effectuer d'action.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects</source>
            <translation>Déplacement / Effets des zones de contrôle</translation>
        </message>
        <message>
            <source>Control areas bind movement, not other things</source>
            <translation>Les zones de contrôle restreignent le déplacement, pas le reste</translation>
        </message>
        <message>
            <source>The usual area reaches a fathom out from the base (BA-12) and affects how its owner's enemies move; being in one does not engage a unit or change its dice.</source>
            <translation>La zone usuelle s'étend à une toise du socle (BA-12) et agit sur la façon dont les adversaires de son propriétaire se déplacent ; y être n'engage pas un Personnage et ne change pas ses dés.</translation>
        </message>
        <message>
            <source>Entering: may go on to engage that enemy</source>
            <translation>Entrer : peut continuer pour engager cet adversaire</translation>
        </message>
        <message>
            <source>A unit entering an enemy's control area may continue in order to engage that enemy directly.</source>
            <translation>Un Personnage qui entre dans la zone de contrôle d'un adversaire peut continuer pour engager directement cet adversaire.</translation>
        </message>
        <message>
            <source>Entering: may approach and stop short</source>
            <translation>Entrer : peut s'approcher et s'arrêter avant</translation>
        </message>
        <message>
            <source>It may go toward that enemy in the same direct manner but end before contact.</source>
            <translation>Il peut aller vers cet adversaire tout aussi directement, mais finir avant le contact.</translation>
        </message>
        <message>
            <source>Entering: may stop at once</source>
            <translation>Entrer : peut s'arrêter aussitôt</translation>
        </message>
        <message>
            <source>It may end its move the moment it enters.</source>
            <translation>Il peut finir son déplacement au moment même où il entre.</translation>
        </message>
        <message>
            <source>Entering: no leaving, no circling</source>
            <translation>Entrer : ni sortir ni tourner autour</translation>
        </message>
        <message>
            <source>Having entered, the unit cannot leave the area again or move around in it except to engage.</source>
            <translation>Une fois entré, le Personnage ne peut ni quitter la zone ni s'y déplacer, sauf pour engager.</translation>
        </message>
        <message>
            <source>Stopping short is not being engaged</source>
            <translation>S'arrêter avant n'est pas être engagé</translation>
        </message>
        <message>
            <source>If the unit ends before contact, neither unit is engaged.</source>
            <translation>Si le Personnage finit avant le contact, aucun des deux Personnages n'est engagé.</translation>
        </message>
        <message>
            <source>Other control areas on the direct way do not stop the engaging move</source>
            <translation>D'autres zones de contrôle sur le chemin direct n'arrêtent pas le déplacement d'engagement</translation>
        </message>
        <message>
            <source>The direct route to the enemy being engaged may run through another enemy's control area. This helps only after the control area of the enemy to be engaged has been entered (or if the unit started in it): an area entered on the way before that binds the move to its own owner.</source>
            <translation>Le trajet direct vers l'adversaire à engager peut traverser la zone de contrôle d'un autre adversaire. Cela n'aide qu'après l'entrée dans la zone de contrôle de l'adversaire à engager (ou si le Personnage y a commencé) : une zone où l'on entre en chemin avant cela lie le déplacement à son propre propriétaire.</translation>
        </message>
        <message>
            <source>Mêlée moves ignore control areas</source>
            <translation>Les déplacements de Mêlée ignorent les zones de contrôle</translation>
        </message>
        <message>
            <source>Control areas do not affect a unit moving in a Mêlée action.</source>
            <translation>Les zones de contrôle n'affectent pas un Personnage qui se déplace lors d'une action de Mêlée.</translation>
        </message>
        <message>
            <source>Retreat moves obey control areas</source>
            <translation>Les déplacements de Retraite obéissent aux zones de contrôle</translation>
        </message>
        <message>
            <source>A retreating unit is affected by enemy control areas, except that of the enemy it retreats from.</source>
            <translation>Un Personnage en retraite est affecté par les zones de contrôle adverses, sauf par celle de l'adversaire dont il s'éloigne.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects; Activation / Retreat</source>
            <translation>Déplacement / Effets des zones de contrôle ; Activation / Retraite</translation>
        </message>
        <message>
            <source>Retreat into a control area cannot engage</source>
            <translation>La Retraite dans une zone de contrôle ne peut pas engager</translation>
        </message>
        <message>
            <source>As a Retreat may not make contact, a retreating unit entering a control area can only stop at once or approach without contact.</source>
            <translation>Comme une Retraite ne peut pas établir de contact, un Personnage en retraite qui entre dans une zone de contrôle ne peut que s'arrêter aussitôt ou s'approcher sans contact.</translation>
        </message>
        <message>
            <source>Entering several areas at the same moment: stop or pick one</source>
            <translation>Entrer dans plusieurs zones au même moment : s'arrêter ou en choisir une</translation>
        </message>
        <message>
            <source>The unit may stop at once, or choose one of these enemies and engage it by the most direct route; that route may lead out of the area of the others.</source>
            <translation>Le Personnage peut s'arrêter aussitôt, ou choisir l'un de ces adversaires et l'engager par le trajet le plus direct ; ce trajet peut mener hors de la zone des autres.</translation>
        </message>
        <message>
            <source>Entering several areas: engage several</source>
            <translation>Entrer dans plusieurs zones : en engager plusieurs</translation>
        </message>
        <message>
            <source>Or it may engage several of these enemies simultaneously, ending in contact with them.</source>
            <translation>Ou bien il peut engager plusieurs de ces adversaires simultanément, en finissant au contact d'eux.</translation>
        </message>
        <message>
            <source>Engaged units have no control area</source>
            <translation>Les Personnages engagés n'ont pas de zone de contrôle</translation>
        </message>
        <message>
            <source>Repeated here: unless stated otherwise an engaged unit has none, so nobody is stopped by it.</source>
            <translation>Répété ici : sauf indication contraire, un Personnage engagé n'en a pas ; il n'arrête donc personne.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects (diagram, p. 14)</source>
            <translation>Déplacement / Effets des zones de contrôle (schéma, p. 14)</translation>
        </message>
        <message>
            <source>Diagram: four ways to react on entering</source>
            <translation>Schéma : quatre façons de réagir en entrant</translation>
        </message>
        <message>
            <source>A stops; B engages the one enemy whose area it entered; C, having entered several, engages E; D engages F and G together.</source>
            <translation>A s'arrête ; B engage le seul adversaire dont il a entamé la zone ; C, entré dans plusieurs, engage E ; D engage F et G ensemble.</translation>
        </message>
        <message>
            <source>The most direct route</source>
            <translation>Le trajet le plus direct</translation>
        </message>
        <message>
            <source>Engaging moves in a control area go by the most direct route. The ability Attraction explains it: normally the straight line between the centres of both bases, left only to get around allied units and terrain, staying as close to it as possible.</source>
            <translation>Les déplacements d'engagement dans une zone de contrôle suivent le trajet le plus direct. La capacité Attraction l'explique : normalement la ligne droite entre les centres des deux socles, quittée seulement pour contourner des Personnages alliés et le terrain, en restant aussi près d'elle que possible.</translation>
        </message>
        <message>
            <source>The movement allowance still binds</source>
            <translation>La distance de déplacement limite toujours</translation>
        </message>
        <message>
            <source>Continuing to engage uses the unit's remaining movement; if it is not enough the unit can only approach or stop.</source>
            <translation>Poursuivre pour engager utilise le déplacement restant du Personnage ; s'il n'y suffit pas, le Personnage ne peut que s'approcher ou s'arrêter.</translation>
        </message>
        <message>
            <source>Free of charge from inside: only contact or standing still</source>
            <translation>Gratuit depuis l'intérieur : seulement le contact ou l'immobilité</translation>
        </message>
        <message>
            <source>Engaging from inside a control area has to be an action that makes contact (Attack or Charge); Walk, Run or a moving Shoot need the payment.</source>
            <translation>Pour engager depuis l'intérieur d'une zone de contrôle, il faut une action qui établit le contact (Attaque ou Charge) ; Marche, Course ou Tir avec déplacement exigent le paiement.</translation>
        </message>
        <message>
            <source>When inside at the start is checked</source>
            <translation>Quand vérifier la présence à l'intérieur au début</translation>
        </message>
        <message>
            <source>The beginning of the activation decides, whoever brought the units together.</source>
            <translation>Le début de l'activation décide, quel que soit celui qui a rapproché les Personnages.</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas; Control Area Effects</source>
            <translation>Déplacement / Se déplacer dans les zones de contrôle ; effets des zones de contrôle</translation>
        </message>
        <message>
            <source>Retreating out of another enemy's control area</source>
            <translation>Faire Retraite hors de la zone de contrôle d'un autre adversaire</translation>
        </message>
        <message>
            <source>A Retreat ignores the control area of the enemy it leaves only (MV-21). If at the start of its activation the retreating unit also stands in the area of another, free enemy, leaving that area or moving about in it needs the payment of MV-07.</source>
            <translation>Une Retraite n'ignore que la zone de contrôle de l'adversaire qu'elle quitte (MV-21). Si, au début de son activation, le Personnage en retraite se tient aussi dans la zone d'un autre adversaire, libre, quitter cette zone ou s'y déplacer exige le paiement de MV-07.</translation>
        </message>
        <message>
            <source>Close Combat</source>
            <translation>Combat au contact</translation>
        </message>
        <message>
            <source>A unit can fight everything around it</source>
            <translation>Un Personnage peut combattre tout ce qui l'entoure</translation>
        </message>
        <message>
            <source>An engaged unit answers every normal attack sequence against it, in any direction and as often as it is attacked in a turn, while it lives (one-sided attacks are never answered).</source>
            <translation>Un Personnage engagé répond à toute attaque au contact normale dirigée contre lui, de n'importe quelle direction et aussi souvent qu'il est attaqué dans un tour, tant qu'il vit (les attaques unilatérales restent toujours sans réponse).</translation>
        </message>
        <message>
            <source>A sequence has exactly two fighters</source>
            <translation>Une attaque au contact a exactement deux combattants</translation>
        </message>
        <message>
            <source>Each attack sequence is between one unit and one enemy; other units in contact only lend support.</source>
            <translation>Chaque attaque au contact oppose un Personnage et un adversaire ; les autres Personnages au contact n'apportent que du soutien.</translation>
        </message>
        <message>
            <source>Close Combat; Close Combat / Friendly Fire</source>
            <translation>Combat au contact ; Combat au contact / Tir ami</translation>
        </message>
        <message>
            <source>No attack on one's own units</source>
            <translation>Pas d'attaque contre ses propres Personnages</translation>
        </message>
        <message>
            <source>A player cannot choose a unit he controls as target, in close or ranged combat. A unit of his Company that another player controls at the moment is an enemy and may be attacked. No choice and so outside the ban: the forced attack of a Berserk unit (ST-018), diverted shots (RG-36), explosion and blast areas (EX-09, BL-04).</source>
            <translation>Un joueur ne peut pas choisir comme cible un Personnage qu'il contrôle, au contact comme à distance. Un Personnage de sa compagnie qu'un autre joueur contrôle à ce moment est un adversaire et peut être attaqué. Sans choix, donc hors de l'interdiction : l'attaque forcée d'un Personnage Berserk (ST-018), les tirs déviés (RG-36), les zones d'explosion et de souffle (EX-09, BL-04).</translation>
        </message>
        <message>
            <source>Close Combat / Friendly Fire</source>
            <translation>Combat au contact / Tir ami</translation>
        </message>
        <message>
            <source>Allied means same controller at that time</source>
            <translation>Allié signifie même contrôle à ce moment</translation>
        </message>
        <message>
            <source>For this ban allied troops are those controlled by one player at the moment, not those of one Company list.</source>
            <translation>Pour cette interdiction, les troupes alliées sont celles qu'un joueur contrôle à ce moment, non celles d'une même liste de compagnie.</translation>
        </message>
        <message>
            <source>No CBT stat: no combat</source>
            <translation>Pas de caractéristique CBT : pas de combat</translation>
        </message>
        <message>
            <source>A unit without CBT cannot start a fight, whatever bonuses it gets; an attack on it is one-sided.</source>
            <translation>Un Personnage sans CBT ne peut pas commencer un combat, quels que soient ses bonus ; une attaque contre lui est unilatérale.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence</source>
            <translation>Combat au contact / Résoudre une attaque au contact</translation>
        </message>
        <message>
            <source>Same procedure for all sequences</source>
            <translation>Même procédure pour toutes les attaques au contact</translation>
        </message>
        <message>
            <source>Steps: A count dice, B roll (and re-roll), C apply results of both at once, D remove the fallen.</source>
            <translation>Étapes : A compter les dés, B lancer (et relancer), C appliquer les résultats des deux en même temps, D retirer les Personnages tombés.</translation>
        </message>
        <message>
            <source>Step A: dice = CBT with modifiers</source>
            <translation>Étape A : dés = CBT avec modificateurs</translation>
        </message>
        <message>
            <source>Both players take as many dice as their fighter's CBT, changed by the action, states and outside elements (support, orders, auras ...).</source>
            <translation>Les deux joueurs prennent autant de dés que le CBT de leur combattant, modifié par l'action, les états et des éléments extérieurs (soutien, ordres, auras, etc.).</translation>
        </message>
        <message>
            <source>More than five dice become re-rolls</source>
            <translation>Au-delà de cinq dés, des relances</translation>
        </message>
        <message>
            <source>Never more than 5 dice are rolled; each die above five is a possible re-roll instead.</source>
            <translation>On ne lance jamais plus de 5 dés ; chaque dé au-dessus de cinq est à la place une relance possible.</translation>
        </message>
        <message>
            <source>Ten dice are the maximum; above it automatic damage</source>
            <translation>Dix dés au maximum ; au-delà, des dégâts automatiques</translation>
        </message>
        <message>
            <source>A unit uses at most 10 dice (5 rolled, 5 re-rolls); each die above 10 deals 1 automatic damage point to the opponent, ignoring Protection, even if no die hits.</source>
            <translation>Un Personnage utilise au plus 10 dés (5 lancés, 5 relances) ; chaque dé au-dessus de 10 inflige à l'adversaire 1 point de dégâts automatique, ignorant la Protection, même si aucun dé ne touche.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence (example)</source>
            <translation>Combat au contact / Résoudre une attaque au contact (exemple)</translation>
        </message>
        <message>
            <source>Example: seven dice</source>
            <translation>Exemple : sept dés</translation>
        </message>
        <message>
            <source>A Damned One of Wrath with CBT 4 and bonuses of 3 in all.</source>
            <translation>Un Damné de la Colère avec CBT 4 et des bonus de 3 en tout.</translation>
        </message>
        <message>
            <source>Step B: both sides roll</source>
            <translation>Étape B : les deux camps lancent</translation>
        </message>
        <message>
            <source>In a normal sequence attacker and defender both roll; the defender strikes back in the same sequence.</source>
            <translation>Dans une attaque au contact normale, attaquant et défenseur lancent tous deux ; le défenseur riposte dans la même attaque au contact.</translation>
        </message>
        <message>
            <source>A die at or above the opponent's DEF hits</source>
            <translation>Un dé égal ou supérieur à la DEF de l'adversaire touche</translation>
        </message>
        <message>
            <source>Each die equal to or higher than the opponent's DEF is a hit, each lower die a miss.</source>
            <translation>Chaque dé égal ou supérieur à la DEF de l'adversaire est une touche, chaque dé inférieur un échec.</translation>
        </message>
        <message>
            <source>Re-rolls: only misses, each die once</source>
            <translation>Relances : seulement des échecs, chaque dé une fois</translation>
        </message>
        <message>
            <source>A re-roll is spent on a die that missed; a die can be re-rolled once only, so re-rolls beyond the number of misses are lost.</source>
            <translation>Une relance se dépense sur un dé qui a échoué ; un dé ne peut être relancé qu'une fois, donc les relances au-delà du nombre d'échecs sont perdues.</translation>
        </message>
        <message>
            <source>A re-roll replaces the first result</source>
            <translation>Une relance remplace le premier résultat</translation>
        </message>
        <message>
            <source>The new face counts in place of the old; hits are counted after all re-rolls. Hits can therefore never exceed the dice rolled (at most 5).</source>
            <translation>La nouvelle face compte à la place de l'ancienne ; les touches se comptent après toutes les relances. Les touches ne peuvent donc jamais dépasser les dés lancés (au plus 5).</translation>
        </message>
        <message>
            <source>Example: a lost re-roll</source>
            <translation>Exemple : une relance perdue</translation>
        </message>
        <message>
            <source>The Damned One (5 dice, 2 re-rolls) against DEF 3.</source>
            <translation>Le Damné (5 dés, 2 relances) contre DEF 3.</translation>
        </message>
        <message>
            <source>Step C: read the power table</source>
            <translation>Étape C : lire le tableau de puissance</translation>
        </message>
        <message>
            <source>Each player reads the table of the weapon used for the damage and any effect of the hits inflicted.</source>
            <translation>Chaque joueur lit dans le tableau de l'arme utilisée les dégâts et tout effet des touches infligées.</translation>
        </message>
        <message>
            <source>Step C: fewer hits may be inflicted</source>
            <translation>Étape C : moins de touches peuvent être infligées</translation>
        </message>
        <message>
            <source>Each player may always lower the hits of his own unit, e.g. to reach a column with an effect.</source>
            <translation>Chaque joueur peut toujours abaisser les touches de son propre Personnage, par exemple pour atteindre une colonne qui porte un effet.</translation>
        </message>
        <message>
            <source>Step C: Protection once on the total</source>
            <translation>Étape C : Protection une fois sur le total</translation>
        </message>
        <message>
            <source>Take the PR of the unit hit from the damage points once; what is left is the loss of Life Points.</source>
            <translation>Retirer une fois la PR du Personnage touché des points de dégâts ; ce qui reste est la perte de points de vie.</translation>
        </message>
        <message>
            <source>Damage and states apply simultaneously</source>
            <translation>Dégâts et états s'appliquent simultanément</translation>
        </message>
        <message>
            <source>Unless stated otherwise (Rapid Strike) both units' damage and changes of state take effect at the same time; neither reduces the other's dice or hits in this sequence.</source>
            <translation>Sauf indication contraire (Frappe rapide), les dégâts et changements d'état des deux Personnages prennent effet en même temps ; aucun ne réduit les dés ou les touches de l'autre dans cette attaque au contact.</translation>
        </message>
        <message>
            <source>A dying unit still strikes</source>
            <translation>Un Personnage mourant frappe encore</translation>
        </message>
        <message>
            <source>All damage and effects a unit achieved are applied even if it dies in the sequence.</source>
            <translation>Tous les dégâts et effets obtenus par un Personnage s'appliquent, même s'il meurt dans l'attaque au contact.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence (example, p. 33)</source>
            <translation>Combat au contact / Résoudre une attaque au contact (exemple, p. 33)</translation>
        </message>
        <message>
            <source>Example: missionary against Damned One</source>
            <translation>Exemple : missionnaire contre Damné</translation>
        </message>
        <message>
            <source>The missionary has 3 hits (4 damage) but inflicts 2 hits: Stunned and no damage. The Damned One has 5 hits, 10 damage, enough to kill despite Protection. (The example prints no LP and PR; the case takes placeholder figures.)</source>
            <translation>Le missionnaire a 3 touches (4 dégâts) mais inflige 2 touches : Sonné et pas de dégâts. Le Damné a 5 touches, 10 dégâts, assez pour tuer malgré la Protection. (L'exemple n'indique ni LP ni PR ; le cas prend des chiffres fictifs.)</translation>
        </message>
        <message>
            <source>Step D: remove the fallen</source>
            <translation>Étape D : retirer les Personnages tombés</translation>
        </message>
        <message>
            <source>Units at 0 Life Points or less are removed at once after the results; those with 1 or more stay.</source>
            <translation>Les Personnages à 0 point de vie ou moins sont retirés aussitôt après les résultats ; ceux à 1 ou plus restent.</translation>
        </message>
        <message>
            <source>After the sequence: free or still engaged</source>
            <translation>Après l'attaque au contact : libre ou toujours engagé</translation>
        </message>
        <message>
            <source>A removal can make the other unit free; without removal they stay engaged, unless the sequence left one of them Knocked Down or Immobilized (then the other counts as free, TD-30).</source>
            <translation>Un retrait peut rendre l'autre Personnage libre ; sans retrait, ils restent engagés, sauf si l'attaque au contact a laissé l'un d'eux À terre ou Immobilisé (l'autre compte alors comme libre, TD-30).</translation>
        </message>
        <message>
            <source>One sequence per activation</source>
            <translation>Une attaque au contact par activation</translation>
        </message>
        <message>
            <source>Attack, Charge, Mêlée and Retreat each bring one sequence, Concentration and Focus one if the unit is engaged and none if it is free; only an ability adds more (Frantic).</source>
            <translation>Attaque, Charge, Mêlée et Retraite apportent chacune une attaque au contact, Concentration et Focalisation une si le Personnage est engagé et aucune s'il est libre ; seule une capacité en ajoute (Frénétique).</translation>
        </message>
        <message>
            <source>Close Combat / Attack Sequence</source>
            <translation>Combat au contact / Attaque au contact</translation>
        </message>
        <message>
            <source>No powers once the sequence has begun</source>
            <translation>Aucun pouvoir une fois l'attaque au contact commencée</translation>
        </message>
        <message>
            <source>From the start of the sequence to its end no powers and no passive or free abilities can be used.</source>
            <translation>Du début de l'attaque au contact à sa fin, aucun pouvoir et aucune capacité passive ou libre ne peuvent être utilisés.</translation>
        </message>
        <message>
            <source>Close Combat / Attack Sequence (p. 27)</source>
            <translation>Combat au contact / Attaque au contact (p. 27)</translation>
        </message>
        <message>
            <source>vae victis is the exception</source>
            <translation>Vae Victis est l'exception</translation>
        </message>
        <message>
            <source>The order vae victis may be used within the sequence, while the dice are being counted.</source>
            <translation>L'ordre Vae Victis peut être utilisé dans l'attaque au contact, pendant que l'on compte les dés.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (p. 16)</source>
            <translation>Combat au contact / Situations particulières (p. 16)</translation>
        </message>
        <message>
            <source>Charge: -1 CBT</source>
            <translation>Charge : -1 CBT</translation>
        </message>
        <message>
            <source>A unit starting a sequence by Charge has -1 CBT; the defender has no modifier from it.</source>
            <translation>Un Personnage qui commence une attaque au contact par Charge a -1 CBT ; le défenseur n'en tire aucun modificateur.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations</source>
            <translation>Combat au contact / Situations particulières</translation>
        </message>
        <message>
            <source>Charge: only the first sequence</source>
            <translation>Charge : seulement la première attaque au contact</translation>
        </message>
        <message>
            <source>Later sequences of the unit are not affected by the Charge penalty, not even in the same turn.</source>
            <translation>Les attaques au contact suivantes du Personnage ne sont pas affectées par le malus de Charge, même dans le même tour.</translation>
        </message>
        <message>
            <source>Attack and Mêlée: no modifiers</source>
            <translation>Attaque et Mêlée : pas de modificateur</translation>
        </message>
        <message>
            <source>A sequence from Attack or Mêlée has no modifier of its own.</source>
            <translation>Une attaque au contact issue d'une Attaque ou d'une Mêlée n'a pas de modificateur propre.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Attacking from above)</source>
            <translation>Combat au contact / Situations particulières (attaquer d'en haut)</translation>
        </message>
        <message>
            <source>Higher ground: +1 CBT</source>
            <translation>Terrain plus haut : +1 CBT</translation>
        </message>
        <message>
            <source>A fighter whose ground is 0.5 fathom or more above that of its opponent has +1 CBT, attacker or defender alike.</source>
            <translation>Un combattant dont le sol est au moins 0,5 toise au-dessus de celui de son adversaire a +1 CBT, attaquant comme défenseur.</translation>
        </message>
        <message>
            <source>Too great a height difference: no contact</source>
            <translation>Trop grande différence de hauteur : pas de contact</translation>
        </message>
        <message>
            <source>If the head of the lower unit is below the base of the higher one, they cannot be in contact and cannot fight.</source>
            <translation>Si la tête du Personnage le plus bas est sous le socle du plus haut, ils ne peuvent pas être au contact et ne peuvent pas se combattre.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (p. 17)</source>
            <translation>Combat au contact / Situations particulières (p. 17)</translation>
        </message>
        <message>
            <source>Concentration while engaged: -1 CBT and -1 DEF</source>
            <translation>Concentration engagé : -1 CBT et -1 DEF</translation>
        </message>
        <message>
            <source>The concentrating unit fights a sequence at the start of its activation with -1 CBT and -1 DEF; both sides roll.</source>
            <translation>Le Personnage en Concentration livre une attaque au contact au début de son activation avec -1 CBT et -1 DEF ; les deux camps lancent.</translation>
        </message>
        <message>
            <source>Concentration: one enemy fights, chosen by its player</source>
            <translation>Concentration : un adversaire combat, choisi par son joueur</translation>
        </message>
        <message>
            <source>With several enemies in contact, their player chooses the one that fights; the others give support only.</source>
            <translation>Avec plusieurs adversaires au contact, leur joueur choisit celui qui combat ; les autres n'apportent que du soutien.</translation>
        </message>
        <message>
            <source>One-sided attack in Retreat</source>
            <translation>Attaque unilatérale en Retraite</translation>
        </message>
        <message>
            <source>A normal sequence in which only the enemy rolls; the retreating unit has no dice, and the Retreat itself brings no modifier to either side (others apply, CC-36).</source>
            <translation>Attaque au contact normale où seul l'adversaire lance ; le Personnage en retraite n'a pas de dés, et la Retraite elle-même n'apporte aucun modificateur à l'un ou l'autre camp (d'autres s'appliquent, CC-36).</translation>
        </message>
        <message>
            <source>Retreat: one attacker, chosen by its player, others support</source>
            <translation>Retraite : un attaquant, choisi par son joueur, les autres soutiennent</translation>
        </message>
        <message>
            <source>With several enemies in contact only one, picked by their player, attacks; the rest give support.</source>
            <translation>Avec plusieurs adversaires au contact, un seul, choisi par leur joueur, attaque ; les autres apportent leur soutien.</translation>
        </message>
        <message>
            <source>One-sided attacks obey all other modifiers</source>
            <translation>Les attaques unilatérales obéissent à tous les autres modificateurs</translation>
        </message>
        <message>
            <source>Whatever ability or modifier works in normal sequences works in one-sided attacks too (in Retreat and in Focus).</source>
            <translation>Toute capacité ou tout modificateur qui vaut dans les attaques au contact normales vaut aussi dans les attaques unilatérales (en Retraite et en Focalisation).</translation>
        </message>
        <message>
            <source>One-sided attack in Focus: target at -1 DEF</source>
            <translation>Attaque unilatérale en Focalisation : cible à -1 DEF</translation>
        </message>
        <message>
            <source>Only the enemy rolls; the focusing unit has -1 DEF. One enemy chosen by their player attacks, the others support.</source>
            <translation>Seul l'adversaire lance ; le Personnage en Focalisation a -1 DEF. Un adversaire choisi par leur joueur attaque, les autres soutiennent.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Support)</source>
            <translation>Combat au contact / Situations particulières (soutien)</translation>
        </message>
        <message>
            <source>Support: +1 CBT for each other ally in contact</source>
            <translation>Soutien : +1 CBT par autre allié au contact</translation>
        </message>
        <message>
            <source>A fighter has +1 CBT for each of its allies, itself not counted, in contact with the enemy it fights.</source>
            <translation>Un combattant a +1 CBT pour chacun de ses alliés, lui-même non compté, au contact de l'adversaire qu'il combat.</translation>
        </message>
        <message>
            <source>A unit can support again and again</source>
            <translation>Un Personnage peut soutenir encore et encore</translation>
        </message>
        <message>
            <source>There is no limit to how often a unit supports in a turn, whether it has acted or not and whomever else it touches.</source>
            <translation>Il n'y a pas de limite au nombre de soutiens d'un Personnage dans un tour, qu'il ait agi ou non et quels que soient les autres Personnages qu'il touche.</translation>
        </message>
        <message>
            <source>Who gives no support</source>
            <translation>Qui n'apporte pas de soutien</translation>
        </message>
        <message>
            <source>No support comes from a unit unable to fight (missing CBT stat, Immobilized and the like) nor from one that is Knocked Down.</source>
            <translation>Aucun soutien ne vient d'un Personnage incapable de combattre (caractéristique CBT absente, Immobilisé et similaires) ni d'un Personnage À terre.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Figure 9)</source>
            <translation>Combat au contact / Situations particulières (figure 9)</translation>
        </message>
        <message>
            <source>Figure: support from several units</source>
            <translation>Figure : soutien de plusieurs Personnages</translation>
        </message>
        <message>
            <source>In the figure unit A gets +1, unit B +2 and unit C no support, according to how many allies touch the respective enemy.</source>
            <translation>Dans la figure, le Personnage A reçoit +1, le Personnage B +2 et le Personnage C aucun soutien, selon le nombre d'alliés qui touchent l'adversaire respectif.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Weapon damage types)</source>
            <translation>Combat au contact / Situations particulières (types de dégâts des armes)</translation>
        </message>
        <message>
            <source>Damage type in close combat</source>
            <translation>Type de dégâts en combat au contact</translation>
        </message>
        <message>
            <source>Sharp, Blunt, Piercing have no rules of their own; they matter when an ability or effect names them.</source>
            <translation>Tranchant, Contondant, Perforant n'ont pas de règles propres ; ils importent quand une capacité ou un effet les nomme.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Figure 10)</source>
            <translation>Combat au contact / Situations particulières (figure 10)</translation>
        </message>
        <message>
            <source>Several damage types: best for the attacker</source>
            <translation>Plusieurs types de dégâts : le meilleur pour l'attaquant</translation>
        </message>
        <message>
            <source>A weapon listing several types always inflicts the one that suits the attacker best against this defender.</source>
            <translation>Une arme qui indique plusieurs types inflige toujours celui qui convient le mieux à l'attaquant contre ce défenseur.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Multiple weapons)</source>
            <translation>Combat au contact / Situations particulières (plusieurs armes)</translation>
        </message>
        <message>
            <source>Several weapons: declare the one used</source>
            <translation>Plusieurs armes : déclarer celle utilisée</translation>
        </message>
        <message>
            <source>When more than one weapon of a unit could be used now and their tables differ, its player names the one used in this attack sequence or shot.</source>
            <translation>Quand plus d'une arme d'un Personnage pourrait servir à présent et que leurs tableaux diffèrent, son joueur nomme celle utilisée dans cette attaque au contact ou ce tir.</translation>
        </message>
        <message>
            <source>Weapon not declared: the defender picks the table</source>
            <translation>Arme non déclarée : le défenseur choisit le tableau</translation>
        </message>
        <message>
            <source>If the player failed to declare, the defender chooses which power table is used.</source>
            <translation>Si le joueur n'a pas déclaré, le défenseur choisit quel tableau de puissance est utilisé.</translation>
        </message>
        <message>
            <source>Engaged: close combat weapons only; free: ranged only</source>
            <translation>Engagé : armes de contact seulement ; libre : à distance seulement</translation>
        </message>
        <message>
            <source>An engaged unit can use only its close combat weapons, a free one only its ranged weapons. A unit that counts as free in a non-reciprocal contact (ST-066) uses a close combat weapon when it strikes the helpless enemy it touches.</source>
            <translation>Un Personnage engagé ne peut utiliser que ses armes de contact, un libre que ses armes à distance. Un Personnage qui compte comme libre dans un contact non réciproque (ST-066) utilise une arme de contact quand il frappe l'adversaire sans défense qu'il touche.</translation>
        </message>
        <message>
            <source>Close Combat / Specific Modifiers (p. 27)</source>
            <translation>Combat au contact / Modificateurs particuliers (p. 27)</translation>
        </message>
        <message>
            <source>Table of modifiers</source>
            <translation>Tableau des modificateurs</translation>
        </message>
        <message>
            <source>Charge: CBT -1 (attacker). Concentration: CBT -1, DEF -1 (the active unit). Retreat: one-sided attack. Focus: one-sided attack, DEF -1. Support: CBT +1 per supporting unit. vae victis: CBT +1 or +2 for 1 or 2 Command points.</source>
            <translation>Charge : CBT -1 (attaquant). Concentration : CBT -1, DEF -1 (le Personnage actif). Retraite : attaque unilatérale. Focalisation : attaque unilatérale, DEF -1. Soutien : CBT +1 par Personnage qui soutient. Vae Victis : CBT +1 ou +2 pour 1 ou 2 points de commandement.</translation>
        </message>
        <message>
            <source>States change dice and DEF before the roll</source>
            <translation>Les états changent les dés et la DEF avant le jet</translation>
        </message>
        <message>
            <source>States in force when the sequence starts modify CBT and DEF (Wounded, Stunned, Knocked Down ...); states gained in it count from the next sequence.</source>
            <translation>Les états en vigueur au début de l'attaque au contact modifient CBT et DEF (Blessé, Sonné, À terre, etc.) ; les états reçus pendant celle-ci comptent à partir de la suivante.</translation>
        </message>
        <message>
            <source>Ranged Combat (p. 18)</source>
            <translation>Combat à distance (p. 18)</translation>
        </message>
        <message>
            <source>A shot's target never answers</source>
            <translation>La cible d'un tir ne riposte jamais</translation>
        </message>
        <message>
            <source>Ranged combat is resolved in the Action phase; only the shooter rolls. The target rolls no dice and inflicts nothing back.</source>
            <translation>Le combat à distance est résolu pendant la phase d'actions ; seul le tireur lance les dés. La cible ne lance aucun dé et n'inflige rien en retour.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots (p. 18)</source>
            <translation>Combat à distance / Tirs (p. 18)</translation>
        </message>
        <message>
            <source>Shots happen in the shooter's own activation</source>
            <translation>Les tirs ont lieu pendant l'activation du tireur</translation>
        </message>
        <message>
            <source>A shot (ranged attack) is resolved during the activation of the unit that shoots, and always follows the fixed step order of RG-03.</source>
            <translation>Un tir (attaque à distance) est résolu pendant l'activation du Personnage qui tire et suit toujours l'ordre fixe des étapes de RG-03.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, steps A to F (p. 18)</source>
            <translation>Combat à distance / Tirs, étapes A à F (p. 18)</translation>
        </message>
        <message>
            <source>Six steps of a shot</source>
            <translation>Les six étapes d'un tir</translation>
        </message>
        <message>
            <source>Order of a shot: A choose the target, B check line of fire and cover, C measure the distance, D roll and re-roll, E apply the power table minus Protection, F remove units at 0 LP or less.</source>
            <translation>Ordre d'un tir : A choisir la cible, B vérifier la ligne de tir et le couvert, C mesurer la distance, D lancer et relancer, E appliquer le tableau de puissance moins la Protection, F retirer les Personnages à 0 LP ou moins.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, A (p. 18)</source>
            <translation>Combat à distance / Tirs, A (p. 18)</translation>
        </message>
        <message>
            <source>Nearest enemy must be the target</source>
            <translation>L'adversaire le plus proche doit être la cible</translation>
        </message>
        <message>
            <source>Without a special ability that says otherwise, the target of a ranged attack must be the enemy unit nearest to the shooter. Only three exceptions exist (RG-05 to RG-08).</source>
            <translation>Sans capacité qui dise le contraire, la cible d'une attaque à distance doit être le Personnage adverse le plus proche du tireur. Il n'existe que trois exceptions (RG-05 à RG-08).</translation>
        </message>
        <message>
            <source>Exception 1: nearest enemy with cover at least its natural Protection may be passed over</source>
            <translation>Exception 1 : un adversaire le plus proche dont le couvert égale au moins la Protection naturelle peut être ignoré</translation>
        </message>
        <message>
            <source>A nearest target in cover whose cover bonus is equal to or greater than its natural Protection may be skipped in favor of the next nearest eligible one; skipping is optional.</source>
            <translation>Une cible la plus proche à couvert, dont le bonus de couvert est égal ou supérieur à sa Protection naturelle, peut être ignorée au profit de la cible valable suivante la plus proche ; c'est facultatif.</translation>
        </message>
        <message>
            <source>Exception 1 repeats down the list</source>
            <translation>L'exception 1 se répète le long de la liste</translation>
        </message>
        <message>
            <source>If the next nearest target may also be passed over, the one after it is looked at, and so on until a target that may not be passed over; that one is still eligible, anything farther is not.</source>
            <translation>Si la cible suivante la plus proche peut aussi être ignorée, on examine celle d'après, et ainsi de suite jusqu'à une cible qui ne peut pas être ignorée ; celle-ci est encore valable, tout ce qui est plus loin ne l'est pas.</translation>
        </message>
        <message>
            <source>Exception 2: an engaged nearest enemy may be passed over</source>
            <translation>Exception 2 : un adversaire le plus proche engagé peut être ignoré</translation>
        </message>
        <message>
            <source>A nearest enemy that is engaged in close combat may be passed over for the next nearest eligible target; it stays a legal choice.</source>
            <translation>Un adversaire le plus proche engagé dans un combat au contact peut être ignoré au profit de la cible valable suivante la plus proche ; il reste un choix permis.</translation>
        </message>
        <message>
            <source>Exception 3: enemies that cannot be targeted never count as nearest</source>
            <translation>Exception 3 : les adversaires qui ne peuvent pas être ciblés ne comptent jamais comme les plus proches</translation>
        </message>
        <message>
            <source>An enemy that cannot be a target at all (through an ability, an aura or the like) is ignored when the nearest enemy is determined, and cannot be chosen.</source>
            <translation>Un adversaire qui ne peut être une cible en aucun cas (du fait d'une capacité, d'une aura ou autre) est laissé de côté quand on détermine l'adversaire le plus proche, et ne peut pas être choisi.</translation>
        </message>
        <message>
            <source>Allies cannot be targets</source>
            <translation>Les alliés ne peuvent pas être des cibles</translation>
        </message>
        <message>
            <source>Units controlled by the shooter's player cannot be chosen as target, unless they currently count as enemies.</source>
            <translation>Les Personnages contrôlés par le joueur du tireur ne peuvent pas être choisis comme cible, sauf s'ils comptent actuellement comme adversaires.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, B (p. 18)</source>
            <translation>Combat à distance / Tirs, B (p. 18)</translation>
        </message>
        <message>
            <source>Line of fire: base center to any part of the target</source>
            <translation>Ligne de tir : du centre du socle à toute partie de la cible</translation>
        </message>
        <message>
            <source>A clear line of fire exists when at least one straight line from the center of the shooter's base to any part of the target (base, body or weapon of the figure) meets no blocking terrain.</source>
            <translation>Une ligne de tir dégagée existe quand au moins une ligne droite allant du centre du socle du tireur à une partie quelconque de la cible (socle, corps ou arme de la figurine) ne rencontre aucun terrain qui la bloque.</translation>
        </message>
        <message>
            <source>Terrain blocks at any distance</source>
            <translation>Le terrain bloque à toute distance</translation>
        </message>
        <message>
            <source>Terrain that leaves no clear line forbids the shot, no matter how far the target stands behind the terrain.</source>
            <translation>Un terrain qui ne laisse aucune ligne dégagée interdit le tir, quelle que soit la distance de la cible derrière le terrain.</translation>
        </message>
        <message>
            <source>Units never block a line of fire</source>
            <translation>Les Personnages ne bloquent jamais une ligne de tir</translation>
        </message>
        <message>
            <source>Neither allied nor enemy units block a line of fire or give cover; only terrain does.</source>
            <translation>Ni les Personnages alliés ni les Personnages adverses ne bloquent une ligne de tir ou n'apportent de couvert ; seul le terrain le fait.</translation>
        </message>
        <message>
            <source>When a target has cover</source>
            <translation>Quand une cible est à couvert</translation>
        </message>
        <message>
            <source>A partly covered target gets cover Protection only if both hold: the obstacle hides at least 50 % of the figure as seen by the shooter, and the target is 1 fathom or less away from that obstacle.</source>
            <translation>Une cible partiellement cachée ne reçoit la Protection du couvert que si deux conditions sont remplies : l'obstacle cache au moins 50 % de la figurine vue par le tireur, et la cible est à 1 toise ou moins de cet obstacle.</translation>
        </message>
        <message>
            <source>Judging the hidden half</source>
            <translation>Juger de la moitié cachée</translation>
        </message>
        <message>
            <source>How much of the figure is hidden is judged from the shooter's eye (leaning down to look, or a laser pointer); it is a matter for the players' eyes.</source>
            <translation>La part cachée de la figurine se juge depuis l'œil du tireur (en se penchant pour regarder, ou avec un pointeur laser) ; c'est l'affaire de l'œil des joueurs.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, B, table (p. 18)</source>
            <translation>Combat à distance / Tirs, B, tableau (p. 18)</translation>
        </message>
        <message>
            <source>Cover bonus by base size</source>
            <translation>Bonus de couvert selon la taille du socle</translation>
        </message>
        <message>
            <source>Cover adds to Protection: Regular base +3, Large base +2, Extra Large base +1. Bigger units profit less.</source>
            <translation>Le couvert s'ajoute à la Protection : socle normal +3, grand socle +2, très grand socle +1. Les Personnages plus grands en profitent moins.</translation>
        </message>
        <message>
            <source>Ranged Combat / diagrams on p. 19</source>
            <translation>Combat à distance / schémas de la p. 19</translation>
        </message>
        <message>
            <source>Diagram: five targets behind terrain</source>
            <translation>Schéma : cinq cibles derrière un terrain</translation>
        </message>
        <message>
            <source>The diagram's results for one shooter: wholly hidden = no shot; less than half hidden = plain shot; behind an obstacle more than 1 fathom away = plain shot; properly covered = bonus by base size.</source>
            <translation>Résultats du schéma pour un tireur : entièrement cachée = aucun tir ; cachée à moins de la moitié = tir simple ; derrière un obstacle à plus de 1 toise = tir simple ; bien à couvert = bonus selon la taille du socle.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C (p. 18)</source>
            <translation>Combat à distance / Tirs, C (p. 18)</translation>
        </message>
        <message>
            <source>Distance is edge to edge</source>
            <translation>La distance va de bord à bord</translation>
        </message>
        <message>
            <source>Shooting distance is the gap between the two base edges, not between base centers.</source>
            <translation>La distance de tir est l'écart entre les bords des deux socles, non entre leurs centres.</translation>
        </message>
        <message>
            <source>No maximum range</source>
            <translation>Aucune portée maximale</translation>
        </message>
        <message>
            <source>Most ranged weapons can shoot at any distance; the Range stat only sets the difficulty.</source>
            <translation>La plupart des armes à distance peuvent tirer à toute distance ; la portée ne fixe que la difficulté.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C, table (p. 18)</source>
            <translation>Combat à distance / Tirs, C, tableau (p. 18)</translation>
        </message>
        <message>
            <source>Distance difficulty</source>
            <translation>Difficulté de distance</translation>
        </message>
        <message>
            <source>Up to the weapon's Range: Point blank, 3. Over Range up to 2 x Range: Short, 4. Over 2 x up to 3 x Range: Medium, 5. Over 3 x Range: Long, 6.</source>
            <translation>Jusqu'à la portée de l'arme : bout portant, 3. Au-delà de la portée et jusqu'à 2 x la portée : courte, 4. Au-delà de 2 x et jusqu'à 3 x la portée : moyenne, 5. Au-delà de 3 x la portée : longue, 6.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C and Figure 12 (p. 18)</source>
            <translation>Combat à distance / Tirs, C et figure 12 (p. 18)</translation>
        </message>
        <message>
            <source>Final difficulty is the higher of distance and Defense</source>
            <translation>La difficulté finale est la plus haute entre distance et Défense</translation>
        </message>
        <message>
            <source>The difficulty of the shot is the greater of the distance difficulty and the target's current Defense.</source>
            <translation>La difficulté du tir est la plus grande entre la difficulté de distance et la Défense actuelle de la cible.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, sidebar; Command and Orders (p. 27)</source>
            <translation>Combat à distance / Tirs, encadré ; Commandement et ordres (p. 27)</translation>
        </message>
        <message>
            <source>No passive or free effects while a shot is resolved</source>
            <translation>Aucun effet passif ou libre pendant la résolution d'un tir</translation>
        </message>
        <message>
            <source>While a shot is being resolved, from its firing to its end, nobody can use passive or free powers or abilities; the order vae victis is the exception.</source>
            <translation>Pendant qu'un tir est résolu, de son déclenchement à sa fin, nul ne peut utiliser de pouvoirs ou de capacités passifs ou libres ; l'ordre Vae Victis fait exception.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, D (p. 18)</source>
            <translation>Combat à distance / Tirs, D (p. 18)</translation>
        </message>
        <message>
            <source>Number of dice for a shot</source>
            <translation>Nombre de dés d'un tir</translation>
        </message>
        <message>
            <source>The shooter rolls dice equal to its Shooting skill (SHS), changed by its state and other modifiers.</source>
            <translation>Le tireur lance un nombre de dés égal à son Tir (TIR), modifié par son état et d'autres modificateurs.</translation>
        </message>
        <message>
            <source>Dice above five become re-rolls</source>
            <translation>Les dés au-delà de cinq deviennent des relances</translation>
        </message>
        <message>
            <source>A shooter never rolls more than five dice; each die beyond five is one possible re-roll.</source>
            <translation>Un tireur ne lance jamais plus de cinq dés ; chaque dé au-delà de cinq donne une relance possible.</translation>
        </message>
        <message>
            <source>Dice above ten become automatic damage</source>
            <translation>Les dés au-delà de dix deviennent des dégâts automatiques</translation>
        </message>
        <message>
            <source>At most 10 dice count (5 rolled, 5 re-rolls). Each die beyond ten deals 1 automatic damage that ignores Protection and is dealt even when no die hits.</source>
            <translation>Au plus 10 dés comptent (5 lancés, 5 relances). Chaque dé au-delà de dix inflige 1 dégât automatique qui ignore la Protection et est infligé même si aucun dé ne touche.</translation>
        </message>
        <message>
            <source>What is a hit</source>
            <translation>Ce qu'est une touche</translation>
        </message>
        <message>
            <source>Each die showing the shot's difficulty or more is a hit; each die showing less is a miss. Dice are judged one by one.</source>
            <translation>Chaque dé qui affiche la difficulté du tir ou plus est une touche ; chaque dé qui affiche moins est un échec. Les dés sont jugés un par un.</translation>
        </message>
        <message>
            <source>Re-rolls: misses only, each die once</source>
            <translation>Relances : les échecs seulement, chaque dé une fois</translation>
        </message>
        <message>
            <source>A re-roll may be used on a die that missed; a die can be re-rolled once only; re-rolls left over without an unre-rolled miss are lost.</source>
            <translation>Une relance peut être utilisée sur un dé qui a échoué ; un dé ne peut être relancé qu'une fois ; les relances qui restent sans échec non encore relancé sont perdues.</translation>
        </message>
        <message>
            <source>Hits are counted after all re-rolls</source>
            <translation>Les touches se comptent après toutes les relances</translation>
        </message>
        <message>
            <source>The number of hits is taken from the final faces, when all re-rolls are done.</source>
            <translation>Le nombre de touches se lit sur les faces finales, quand toutes les relances sont faites.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, E (p. 18)</source>
            <translation>Combat à distance / Tirs, E (p. 18)</translation>
        </message>
        <message>
            <source>Damage and effects from the power table</source>
            <translation>Dégâts et effets du tableau de puissance</translation>
        </message>
        <message>
            <source>The number of hits is looked up in the power table of the weapon used; it gives the damage points and any special effect.</source>
            <translation>Le nombre de touches se lit dans le tableau de puissance de l'arme utilisée ; il donne les points de dégâts et un éventuel effet spécial.</translation>
        </message>
        <message>
            <source>Protection is subtracted once from the damage</source>
            <translation>La Protection est soustraite une fois des dégâts</translation>
        </message>
        <message>
            <source>LP lost = table damage minus the target's Protection (with its cover bonus), never below 0.</source>
            <translation>LP perdus = dégâts du tableau moins la Protection de la cible (avec son bonus de couvert), jamais moins de 0.</translation>
        </message>
        <message>
            <source>The shooter may count fewer hits</source>
            <translation>Le tireur peut compter moins de touches</translation>
        </message>
        <message>
            <source>A player may apply fewer hits than rolled (down to none), for example to trigger the effect in another column. Not in shots at a close combat, explosions and blasts (RG-38, EX-14, BL-17).</source>
            <translation>Un joueur peut appliquer moins de touches qu'il n'en a obtenu (jusqu'à aucune), par exemple pour déclencher l'effet d'une autre colonne. Pas pour les tirs sur un combat au contact, les explosions et les souffles (RG-38, EX-14, BL-17).</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, F (p. 18)</source>
            <translation>Combat à distance / Tirs, F (p. 18)</translation>
        </message>
        <message>
            <source>Units at 0 LP are removed after the shot</source>
            <translation>Les Personnages à 0 LP sont retirés après le tir</translation>
        </message>
        <message>
            <source>After damage, units at 0 LP or less are removed at once; units with 1 LP or more stay.</source>
            <translation>Après les dégâts, les Personnages à 0 LP ou moins sont retirés aussitôt ; les Personnages à 1 LP ou plus restent.</translation>
        </message>
        <message>
            <source>Ranged Combat / Figure 13</source>
            <translation>Combat à distance / Figure 13</translation>
        </message>
        <message>
            <source>Figure 13: a mixed list of targets</source>
            <translation>Figure 13 : une liste de cibles variée</translation>
        </message>
        <message>
            <source>Exceptions 1 and 2 combine freely down the list: covered and engaged units may each be passed over until the first unit that may not; it closes the list.</source>
            <translation>Les exceptions 1 et 2 se combinent librement le long de la liste : les Personnages à couvert et les Personnages engagés peuvent chacun être ignorés jusqu'au premier Personnage qui ne le peut pas ; celui-ci clôt la liste.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shooting During Close Combat</source>
            <translation>Combat à distance / Tirer pendant un combat au contact</translation>
        </message>
        <message>
            <source>Shooting at an engaged enemy is a normal shot</source>
            <translation>Tirer sur un adversaire engagé est un tir normal</translation>
        </message>
        <message>
            <source>An enemy engaged in close combat may be shot; distance, cover and the other steps apply as usual, with the changes of RG-34 to RG-38.</source>
            <translation>On peut tirer sur un adversaire engagé dans un combat au contact ; la distance, le couvert et les autres étapes s'appliquent comme d'habitude, avec les changements de RG-34 à RG-38.</translation>
        </message>
        <message>
            <source>Difficulty against a close combat: highest Defense of all engaged</source>
            <translation>Difficulté contre un combat au contact : la plus haute Défense de tous les engagés</translation>
        </message>
        <message>
            <source>The difficulty is the greatest of the distance difficulty and the Defense of every unit, allied or enemy, engaged in that close combat.</source>
            <translation>La difficulté est la plus grande entre la difficulté de distance et la Défense de chacun des Personnages, alliés ou adverses, engagés dans ce combat au contact.</translation>
        </message>
        <message>
            <source>Odd against even: all dice, after re-rolls, only if something hit</source>
            <translation>Impairs contre pairs : tous les dés, après les relances, seulement si quelque chose a touché</translation>
        </message>
        <message>
            <source>If at least one die hit once re-rolls are done, count the odd and the even final faces over all rolled dice, hits and misses alike. With no hit nothing is compared and the shot misses everybody.</source>
            <translation>Si au moins un dé a touché une fois les relances faites, comptez les faces finales impaires et paires de tous les dés lancés, touches et échecs confondus. Sans touche, rien n'est comparé et le tir manque tout le monde.</translation>
        </message>
        <message>
            <source>More odd than even diverts the shot</source>
            <translation>Plus d'impairs que de pairs dévie le tir</translation>
        </message>
        <message>
            <source>If odd faces outnumber even ones, the shot hits another unit engaged in that close combat (friend or foe, not the declared target); otherwise, ties included, the declared target is hit.</source>
            <translation>Si les faces impaires sont plus nombreuses que les paires, le tir touche un autre Personnage engagé dans ce combat au contact (allié ou adversaire, pas la cible déclarée) ; sinon, égalité comprise, la cible déclarée est touchée.</translation>
        </message>
        <message>
            <source>The victim of a diverted shot is drawn at random</source>
            <translation>La victime d'un tir dévié est tirée au sort</translation>
        </message>
        <message>
            <source>The other unit is picked at random (numbered and diced for, or drawn from shuffled cards): every candidate equally likely.</source>
            <translation>L'autre Personnage est désigné au hasard (numéros et dé, ou cartes mélangées) : chaque candidat a la même chance.</translation>
        </message>
        <message>
            <source>Shots into close combat use all hits</source>
            <translation>Les tirs dans un combat au contact utilisent toutes les touches</translation>
        </message>
        <message>
            <source>Damage to the unit hit is taken from the power table for the full number of hits rolled; the number of hits cannot be reduced.</source>
            <translation>Les dégâts du Personnage touché se lisent dans le tableau de puissance pour le nombre entier de touches obtenues ; le nombre de touches ne peut pas être réduit.</translation>
        </message>
        <message>
            <source>Shooting past a close combat</source>
            <translation>Tirer au-delà d'un combat au contact</translation>
        </message>
        <message>
            <source>A target beyond a close combat is handled like an engaged one (difficulty, comparison, no reducing); if odd wins, the victim is drawn from the units whose base is at least partly on the line from the center of the shooter's base to the center of the target's base, and from all units in contact with those.</source>
            <translation>Une cible au-delà d'un combat au contact est traitée comme une cible engagée (difficulté, comparaison, aucune réduction) ; si les impairs l'emportent, la victime est tirée au sort parmi les Personnages dont le socle est au moins en partie sur la ligne allant du centre du socle du tireur au centre du socle de la cible, et parmi tous les Personnages au contact de ceux-ci.</translation>
        </message>
        <message>
            <source>A higher shooter or target ignores the combat in between</source>
            <translation>Un tireur ou une cible plus haut ignore le combat intermédiaire</translation>
        </message>
        <message>
            <source>If the shooter, the target or both stand higher than the units in between, the shot past them is an ordinary shot.</source>
            <translation>Si le tireur, la cible ou les deux sont plus haut que les Personnages intermédiaires, le tir au-delà de ceux-ci est un tir ordinaire.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shooting During Close Combat, example</source>
            <translation>Combat à distance / Tirer pendant un combat au contact, exemple</translation>
        </message>
        <message>
            <source>Worked example: the Berber chasseur</source>
            <translation>Exemple chiffré : le chasseur berbère</translation>
        </message>
        <message>
            <source>Example of RG-34 to RG-37: an enemy Blade for hire (DEF 4) fights two friends of the shooter (DEF 3 and 5) at short range.</source>
            <translation>Exemple de RG-34 à RG-37 : une Lame à louer adverse (DEF 4) combat deux alliés du tireur (DEF 3 et 5) à courte portée.</translation>
        </message>
        <message>
            <source>Ranged Combat / Explosion (p. 22)</source>
            <translation>Combat à distance / Explosion (p. 22)</translation>
        </message>
        <message>
            <source>Explosive weapons aim at a point</source>
            <translation>Les armes explosives visent un point</translation>
        </message>
        <message>
            <source>A weapon with an explosion is aimed at a point of the battlefield, not at a unit; the point may lie under an enemy or on bare ground.</source>
            <translation>Une arme à explosion vise un point du champ de bataille, non un Personnage ; le point peut se trouver sous un adversaire ou sur un sol nu.</translation>
        </message>
        <message>
            <source>Explosions ignore the nearest-enemy rule</source>
            <translation>Les explosions ignorent la règle de l'adversaire le plus proche</translation>
        </message>
        <message>
            <source>The duty to shoot at the nearest enemy does not bind an explosive weapon.</source>
            <translation>L'obligation de tirer sur l'adversaire le plus proche ne lie pas une arme explosive.</translation>
        </message>
        <message>
            <source>Free line of fire to the spot</source>
            <translation>Ligne de tir dégagée jusqu'au point</translation>
        </message>
        <message>
            <source>The spot aimed at must be in free line of fire of the shooter.</source>
            <translation>Le point visé doit être en ligne de tir dégagée du tireur.</translation>
        </message>
        <message>
            <source>Explosion area: radius 3 fathoms</source>
            <translation>Zone d'explosion : rayon de 3 toises</translation>
        </message>
        <message>
            <source>Unless stated otherwise an explosion covers a circle of radius 3 fathoms centered on the spot.</source>
            <translation>Sauf indication contraire, une explosion couvre un cercle d'un rayon de 3 toises centré sur le point.</translation>
        </message>
        <message>
            <source>Shot roll against distance only</source>
            <translation>Jet de tir contre la distance seulement</translation>
        </message>
        <message>
            <source>The shooter makes a normal shot roll (SHS dice, re-rolls) with the distance difficulty to the spot; Defense of any unit is ignored.</source>
            <translation>Le tireur effectue un jet de tir normal (dés de TIR, relances) contre la difficulté de distance jusqu'au point ; la Défense de tout Personnage est ignorée.</translation>
        </message>
        <message>
            <source>One hit is enough</source>
            <translation>Une touche suffit</translation>
        </message>
        <message>
            <source>With at least one hit the spot is hit; more hits change nothing.</source>
            <translation>Avec au moins une touche, le point est touché ; davantage de touches ne change rien.</translation>
        </message>
        <message>
            <source>No hit: the shot is lost</source>
            <translation>Sans touche, le tir est perdu</translation>
        </message>
        <message>
            <source>With no hit the shot misses and causes no damage anywhere; it does not scatter.</source>
            <translation>Sans touche, le tir échoue et n'inflige de dégâts nulle part ; il ne se disperse pas.</translation>
        </message>
        <message>
            <source>Vae victis: shot roll yes, explosion damage no</source>
            <translation>Vae Victis : oui au jet de tir, non aux dégâts d'explosion</translation>
        </message>
        <message>
            <source>Vae victis may be spent on the shot roll of an explosive weapon, never on its damage rolls.</source>
            <translation>Vae Victis peut être dépensé pour le jet de tir d'une arme explosive, jamais pour ses jets de dégâts.</translation>
        </message>
        <message>
            <source>Everyone touched rolls, friend and foe</source>
            <translation>Un jet pour chaque Personnage touché, allié ou adversaire</translation>
        </message>
        <message>
            <source>When the spot is hit the template is centered on it; every unit, allied or enemy, with even the smallest part of its base inside undergoes a damage roll.</source>
            <translation>Quand le point est touché, le gabarit est centré sur lui ; chaque Personnage, allié ou adverse, dont la moindre partie du socle est à l'intérieur subit un jet de dégâts.</translation>
        </message>
        <message>
            <source>How an explosive weapon is written</source>
            <translation>Comment s'écrit une arme explosive</translation>
        </message>
        <message>
            <source>Explosion (damage type if any, power x/y): x is the Difficulty of the damage roll, y the Power per hit. Explosive weapons have no power table.</source>
            <translation>Explosion (type de dégâts éventuel, puissance x/y) : x est la difficulté du jet de dégâts, y la puissance par touche. Les armes explosives n'ont pas de tableau de puissance.</translation>
        </message>
        <message>
            <source>Explosion with a state instead of power</source>
            <translation>Explosion avec un état au lieu de la puissance</translation>
        </message>
        <message>
            <source>If a state replaces the two numbers, every unit even partly inside gets that state automatically, without a damage roll.</source>
            <translation>Si un état remplace les deux nombres, chaque Personnage même partiellement à l'intérieur reçoit cet état automatiquement, sans jet de dégâts.</translation>
        </message>
        <message>
            <source>Explosion damage roll: five dice for each unit</source>
            <translation>Jet de dégâts d'explosion : cinq dés pour chaque Personnage</translation>
        </message>
        <message>
            <source>For each unit inside, the shooter rolls 5d6; each die at or above the explosion's Difficulty is a hit worth Power damage points; the points are added up. Each unit has its own roll.</source>
            <translation>Pour chaque Personnage à l'intérieur, le tireur lance 5d6 ; chaque dé égal ou supérieur à la difficulté de l'explosion est une touche qui vaut la puissance en points de dégâts ; les points s'additionnent. Chaque Personnage a son propre jet.</translation>
        </message>
        <message>
            <source>Protection against the whole explosion</source>
            <translation>La Protection contre l'explosion entière</translation>
        </message>
        <message>
            <source>Protection is subtracted once from the unit's total damage, not from each hit.</source>
            <translation>La Protection est soustraite une seule fois du total des dégâts du Personnage, non de chaque touche.</translation>
        </message>
        <message>
            <source>Explosion hits cannot be reduced</source>
            <translation>Les touches d'une explosion ne peuvent pas être réduites</translation>
        </message>
        <message>
            <source>The shooter's player may not lower the number of hits of an explosion.</source>
            <translation>Le joueur du tireur ne peut pas abaisser le nombre de touches d'une explosion.</translation>
        </message>
        <message>
            <source>No cover bonus in an explosion</source>
            <translation>Aucun bonus de couvert dans une explosion</translation>
        </message>
        <message>
            <source>Units inside an explosion get no cover bonus to Protection.</source>
            <translation>Les Personnages dans une explosion ne reçoivent aucun bonus de couvert à la Protection.</translation>
        </message>
        <message>
            <source>Ranged Combat / Explosion, example (p. 22)</source>
            <translation>Combat à distance / Explosion, exemple (p. 22)</translation>
        </message>
        <message>
            <source>Worked example: the sling-carrier</source>
            <translation>Exemple chiffré : le porteur de fronde</translation>
        </message>
        <message>
            <source>Example: SHS 2, Explosion (power 3/1), long range; two enemies and one own unit inside.</source>
            <translation>Exemple : TIR 2, Explosion (puissance 3/1), longue portée ; deux adversaires et un Personnage du tireur à l'intérieur.</translation>
        </message>
        <message>
            <source>Ranged Combat / Blast Effect Weapons (p. 23)</source>
            <translation>Combat à distance / Armes à effet de souffle (p. 23)</translation>
        </message>
        <message>
            <source>Two kinds of blast</source>
            <translation>Deux genres de souffle</translation>
        </message>
        <message>
            <source>Blast weapons are either cloud-type or impact (also called ammunition) blasts; template and placement are the same, the damage roll differs.</source>
            <translation>Les armes à effet de souffle sont soit à souffle de type nuage, soit à souffle d'impact (aussi appelé souffle à munitions) ; le gabarit et le placement sont les mêmes, le jet de dégâts diffère.</translation>
        </message>
        <message>
            <source>Blast template</source>
            <translation>Gabarit de souffle</translation>
        </message>
        <message>
            <source>The template is an isosceles triangle: length 6 fathoms, far side 2 fathoms; its tip has to touch the base of the shooter.</source>
            <translation>Le gabarit est un triangle isocèle : longueur 6 toises, côté opposé 2 toises ; sa pointe doit toucher le socle du tireur.</translation>
        </message>
        <message>
            <source>A blast is placed freely</source>
            <translation>Un souffle se place librement</translation>
        </message>
        <message>
            <source>The shooter lays the template in any direction; it need not aim at any enemy, nearest or other.</source>
            <translation>Le tireur pose le gabarit dans la direction qu'il veut ; il n'est pas obligé de viser un adversaire, le plus proche ou un autre.</translation>
        </message>
        <message>
            <source>Everyone touched by the blast is hit, friend and foe</source>
            <translation>Tous ceux que le souffle touche sont atteints, alliés et adversaires</translation>
        </message>
        <message>
            <source>Every unit, allied or enemy, with even a tiny part of its base inside the template is subject to the damage roll.</source>
            <translation>Chaque Personnage, allié ou adverse, dont la moindre partie du socle est dans le gabarit subit le jet de dégâts.</translation>
        </message>
        <message>
            <source>Blasts need no shot roll</source>
            <translation>Les souffles ne demandent aucun jet de tir</translation>
        </message>
        <message>
            <source>A blast makes no shot roll: no distance difficulty, no Defense; it goes straight to the damage roll.</source>
            <translation>Un souffle n'effectue aucun jet de tir : ni difficulté de distance, ni Défense ; il passe directement au jet de dégâts.</translation>
        </message>
        <message>
            <source>Ranged Combat / Blast Effect Weapons, example (p. 23)</source>
            <translation>Combat à distance / Armes à effet de souffle, exemple (p. 23)</translation>
        </message>
        <message>
            <source>Worked example: the grenadier's blunderbuss</source>
            <translation>Exemple chiffré : le tromblon du grenadier</translation>
        </message>
        <message>
            <source>Example: SHS 2, Impact blast (piercing, power 4/2), units B, C, D by rising distance.</source>
            <translation>Exemple : TIR 2, Souffle d'impact (perforant, puissance 4/2), Personnages B, C, D par distance croissante.</translation>
        </message>
        <message>
            <source>Ranged Combat / Impact blast weapons (p. 23)</source>
            <translation>Combat à distance / Armes à souffle d'impact (p. 23)</translation>
        </message>
        <message>
            <source>Impact blast starts with the nearest unit</source>
            <translation>Le souffle d'impact commence par le Personnage le plus proche</translation>
        </message>
        <message>
            <source>An impact blast is resolved unit by unit, beginning with the unit in the template nearest to the shooter.</source>
            <translation>Un souffle d'impact est résolu Personnage par Personnage, en commençant par celui du gabarit qui est le plus proche du tireur.</translation>
        </message>
        <message>
            <source>Impact blast: SHS + 5 dice against the first unit</source>
            <translation>Souffle d'impact : TIR + 5 dés contre le premier Personnage</translation>
        </message>
        <message>
            <source>The shooter rolls SHS + 5 dice; each die at or above the Difficulty is a hit worth Power damage; the sum minus the unit's Protection is lost at once.</source>
            <translation>Le tireur lance TIR + 5 dés ; chaque dé égal ou supérieur à la difficulté est une touche qui vaut la puissance en dégâts ; la somme moins la Protection du Personnage est perdue aussitôt.</translation>
        </message>
        <message>
            <source>Impact blast: missed dice go on to the next unit</source>
            <translation>Souffle d'impact : les dés en échec passent au Personnage suivant</translation>
        </message>
        <message>
            <source>For the next nearest unit only the dice that did not hit are rolled again, with the same Difficulty, Power and that unit's Protection. Dice that hit are used up, even if the unit needed fewer to die.</source>
            <translation>Pour le Personnage suivant le plus proche, seuls les dés qui n'ont pas touché sont lancés de nouveau, avec les mêmes difficulté et puissance et la Protection de ce Personnage. Les dés qui touchent sont épuisés, même si moins auraient suffi à tuer le Personnage.</translation>
        </message>
        <message>
            <source>When an impact blast ends</source>
            <translation>Quand un souffle d'impact s'arrête</translation>
        </message>
        <message>
            <source>The blast goes on until no unit is left in the template or no dice are left.</source>
            <translation>Le souffle continue jusqu'à ce qu'il ne reste aucun Personnage dans le gabarit ou aucun dé.</translation>
        </message>
        <message>
            <source>Cover counts against impact blasts</source>
            <translation>Le couvert compte contre les souffles d'impact</translation>
        </message>
        <message>
            <source>Cover adds to Protection against an impact blast as it does against a shot.</source>
            <translation>Le couvert s'ajoute à la Protection contre un souffle d'impact comme contre un tir.</translation>
        </message>
        <message>
            <source>Equal distance in an impact blast</source>
            <translation>Distance égale dans un souffle d'impact</translation>
        </message>
        <message>
            <source>If two or more units are equally near, the first to be affected is drawn at random.</source>
            <translation>Si deux Personnages ou plus sont également proches, le premier affecté est tiré au sort.</translation>
        </message>
        <message>
            <source>Which weapons are impact blasts</source>
            <translation>Quelles armes sont des souffles d'impact</translation>
        </message>
        <message>
            <source>Impact blasts usually stand for weapons that fire clusters of shot (blunderbuss, cannon with lead shot). The card decides.</source>
            <translation>Les souffles d'impact représentent en général les armes qui tirent des grappes de projectiles (tromblon, canon à mitraille). La carte décide.</translation>
        </message>
        <message>
            <source>How a blast weapon is written</source>
            <translation>Comment s'écrit une arme à effet de souffle</translation>
        </message>
        <message>
            <source>Four stats: kind (cloud-type or impact), damage type, Difficulty x and Power y, written as kind Blast (type, power x/y). Blast weapons have no power table.</source>
            <translation>Quatre valeurs : genre (de type nuage ou d'impact), type de dégâts, difficulté x et puissance y, écrites sous la forme Souffle du genre (type, puissance x/y). Les armes à effet de souffle n'ont pas de tableau de puissance.</translation>
        </message>
        <message>
            <source>Blast with a state instead of power</source>
            <translation>Souffle avec un état au lieu de la puissance</translation>
        </message>
        <message>
            <source>If a state replaces Difficulty and Power, every unit even partly inside gets the state automatically.</source>
            <translation>Si un état remplace la difficulté et la puissance, chaque Personnage même partiellement à l'intérieur reçoit l'état automatiquement.</translation>
        </message>
        <message>
            <source>No vae victis with blasts</source>
            <translation>Pas de Vae Victis avec les souffles</translation>
        </message>
        <message>
            <source>Vae victis cannot be used when shooting a blast weapon, cloud or impact.</source>
            <translation>Vae Victis ne peut pas être utilisé lors du tir d'une arme à effet de souffle, de type nuage ou d'impact.</translation>
        </message>
        <message>
            <source>Blast hits cannot be reduced</source>
            <translation>Les touches d'un souffle ne peuvent pas être réduites</translation>
        </message>
        <message>
            <source>The number of hits of a blast cannot be lowered by the shooter's player.</source>
            <translation>Le joueur du tireur ne peut pas abaisser le nombre de touches d'un souffle.</translation>
        </message>
        <message>
            <source>Ranged Combat / Cloud-type blast effect weapons (p. 23)</source>
            <translation>Combat à distance / Armes à effet de souffle de type nuage (p. 23)</translation>
        </message>
        <message>
            <source>What cloud-type blasts are</source>
            <translation>Ce que sont les souffles de type nuage</translation>
        </message>
        <message>
            <source>Cloud-type blasts usually stand for flames or burning gas and work much like explosions.</source>
            <translation>Les souffles de type nuage représentent en général des flammes ou des gaz enflammés et fonctionnent à peu près comme les explosions.</translation>
        </message>
        <message>
            <source>Cloud blast: five dice for each unit</source>
            <translation>Souffle de type nuage : cinq dés pour chaque Personnage</translation>
        </message>
        <message>
            <source>For each unit inside, the shooter rolls 5d6, whatever its SHS; each die at or above the Difficulty is a hit worth Power damage. Every unit has its own roll.</source>
            <translation>Pour chaque Personnage à l'intérieur, le tireur lance 5d6, quel que soit son TIR ; chaque dé égal ou supérieur à la difficulté est une touche qui vaut la puissance en dégâts. Chaque Personnage a son propre jet.</translation>
        </message>
        <message>
            <source>Cloud blast: Protection once</source>
            <translation>Souffle de type nuage : la Protection une fois</translation>
        </message>
        <message>
            <source>The unit's Protection is subtracted once from its total damage.</source>
            <translation>La Protection du Personnage est soustraite une seule fois de son total de dégâts.</translation>
        </message>
        <message>
            <source>Cloud blast: no cover bonus</source>
            <translation>Souffle de type nuage : aucun bonus de couvert</translation>
        </message>
        <message>
            <source>Cover gives no Protection bonus against a cloud-type blast.</source>
            <translation>Le couvert ne donne aucun bonus de Protection contre un souffle de type nuage.</translation>
        </message>
        <message>
            <source>Ranged Combat / Cloud-type blast effect weapons, example (p. 23)</source>
            <translation>Combat à distance / Armes à effet de souffle de type nuage, exemple (p. 23)</translation>
        </message>
        <message>
            <source>Worked example: cloud of acid</source>
            <translation>Exemple chiffré : nuage d'acide</translation>
        </message>
        <message>
            <source>Cloud-type blast (acid, power 5/2): every die of 5 or 6 causes 2 damage.</source>
            <translation>Souffle de type nuage (acide, puissance 5/2) : chaque dé de 5 ou 6 cause 2 dégâts.</translation>
        </message>
        <message>
            <source>Ranged Combat / Full cover (p. 23)</source>
            <translation>Combat à distance / Couvert total (p. 23)</translation>
        </message>
        <message>
            <source>Full cover against explosion and impact blast</source>
            <translation>Couvert total contre l'explosion et le souffle d'impact</translation>
        </message>
        <message>
            <source>A unit wholly hidden from where the attack starts (the spot of an explosion, the tip of a blast template) is not hit at all by an explosion or an impact blast.</source>
            <translation>Un Personnage entièrement caché de l'endroit d'où part l'attaque (le point d'une explosion, la pointe d'un gabarit de souffle) n'est pas touché du tout par une explosion ou un souffle d'impact.</translation>
        </message>
        <message>
            <source>Full cover does not stop a cloud</source>
            <translation>Un couvert total n'arrête pas un nuage</translation>
        </message>
        <message>
            <source>A cloud-type blast also hits units that are wholly hidden from the tip, if the template touches their base.</source>
            <translation>Un souffle de type nuage touche aussi les Personnages entièrement cachés de la pointe, si le gabarit touche leur socle.</translation>
        </message>
        <message>
            <source>Command and Orders / Command (p. 24)</source>
            <translation>Commandement et ordres / Commandement (p. 24)</translation>
        </message>
        <message>
            <source>Command points pay for orders</source>
            <translation>Les points de commandement paient les ordres</translation>
        </message>
        <message>
            <source>Each player has a pool of Command (CMD) points; orders of his units are paid from it.</source>
            <translation>Chaque joueur a une réserve de points de commandement (PC) ; elle paie les ordres de ses Personnages.</translation>
        </message>
        <message>
            <source>Show the Command points left</source>
            <translation>Indiquer les points de commandement restants</translation>
        </message>
        <message>
            <source>Players may keep count of their remaining Command points with tokens, beads or coins; the assistant shows the count.</source>
            <translation>Les joueurs peuvent tenir le compte de leurs points de commandement restants avec des jetons, des perles ou des pièces ; l'assistant indique le compte.</translation>
        </message>
        <message>
            <source>Initial Command</source>
            <translation>Commandement initial</translation>
        </message>
        <message>
            <source>At the start of the game each player adds up the CMD of all units in the Company: the initial basic and current score.</source>
            <translation>Au début de la partie, chaque joueur additionne le CMD de tous les Personnages de la compagnie : c'est la valeur initiale, de base et actuelle.</translation>
        </message>
        <message>
            <source>Command and Orders / Command, sidebar (p. 24)</source>
            <translation>Commandement et ordres / Commandement, encadré (p. 24)</translation>
        </message>
        <message>
            <source>The basic score can fall to 0</source>
            <translation>La valeur de base peut tomber à 0</translation>
        </message>
        <message>
            <source>Through losses and spending a player's basic Command can reach 0 during the game.</source>
            <translation>Par des pertes et des dépenses, la valeur de commandement de base d'un joueur peut atteindre 0 au cours de la partie.</translation>
        </message>
        <message>
            <source>Basic and current score</source>
            <translation>Valeur de base et valeur actuelle</translation>
        </message>
        <message>
            <source>The basic score belongs to the Company and only changes by permanent loss or permanent spending; the current score is what is left to spend at the moment. Invariant: 0 &lt;= current &lt;= basic.</source>
            <translation>La valeur de base appartient à la compagnie et ne change que par une perte permanente ou une dépense permanente ; la valeur actuelle est ce qui reste à dépenser en ce moment. Invariant : 0 &lt;= actuelle &lt;= base.</translation>
        </message>
        <message>
            <source>Current score is refilled in Upkeep</source>
            <translation>La valeur actuelle est rétablie à la phase d'entretien</translation>
        </message>
        <message>
            <source>At the start of each turn, in the Upkeep phase, the current score is set to the basic score; unspent points are not saved up.</source>
            <translation>Au début de chaque tour de jeu, à la phase d'entretien, la valeur actuelle est ramenée à la valeur de base ; les points non dépensés ne sont pas mis de côté.</translation>
        </message>
        <message>
            <source>Temporary spending</source>
            <translation>Dépense temporaire</translation>
        </message>
        <message>
            <source>Temporary points are taken from the current score only.</source>
            <translation>Les points temporaires sont retirés de la valeur actuelle seulement.</translation>
        </message>
        <message>
            <source>Permanent spending</source>
            <translation>Dépense permanente</translation>
        </message>
        <message>
            <source>Permanent points are taken from both the current and the basic score.</source>
            <translation>Les points permanents sont retirés de la valeur actuelle et de la valeur de base.</translation>
        </message>
        <message>
            <source>Losing a unit with Command</source>
            <translation>Perdre un Personnage qui a du commandement</translation>
        </message>
        <message>
            <source>When a unit with a CMD stat is lost, the stat is taken at once from both the basic and the current score.</source>
            <translation>Quand un Personnage qui a la caractéristique CMD est perdu, elle est retirée aussitôt de la valeur de base et de la valeur actuelle.</translation>
        </message>
        <message>
            <source>Loss larger than the current score</source>
            <translation>Perte plus grande que la valeur actuelle</translation>
        </message>
        <message>
            <source>If fewer current points are left than the lost unit's CMD, the current score drops to 0, but the basic score still loses the full CMD.</source>
            <translation>S'il reste moins de points actuels que le CMD du Personnage perdu, la valeur actuelle tombe à 0, mais la valeur de base perd tout de même le CMD entier.</translation>
        </message>
        <message>
            <source>No order without the points</source>
            <translation>Aucun ordre sans les points</translation>
        </message>
        <message>
            <source>An order cannot be used if the current score is lower than its cost.</source>
            <translation>Un ordre ne peut pas être utilisé si la valeur actuelle est inférieure à son coût.</translation>
        </message>
        <message>
            <source>Command and Orders / Command, example (p. 24)</source>
            <translation>Commandement et ordres / Commandement, exemple (p. 24)</translation>
        </message>
        <message>
            <source>Worked example: Arnold's Command</source>
            <translation>Exemple chiffré : le commandement d'Arnold</translation>
        </message>
        <message>
            <source>Example over three turns (basic/current).</source>
            <translation>Exemple sur trois tours de jeu (base/actuelle).</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders Without Triggers</source>
            <translation>Effets spéciaux, auras et ordres / Ordres sans déclencheur</translation>
        </message>
        <message>
            <source>Units that arrive after the first turn</source>
            <translation>Personnages qui arrivent après le premier tour de jeu</translation>
        </message>
        <message>
            <source>A unit that enters after the first turn adds its CMD to the basic score in the Upkeep phase of the turn after the one in which it entered.</source>
            <translation>Un Personnage qui entre après le premier tour de jeu ajoute son CMD à la valeur de base à la phase d'entretien du tour de jeu qui suit celui de son entrée.</translation>
        </message>
        <message>
            <source>Units that leave the battlefield</source>
            <translation>Personnages qui quittent le champ de bataille</translation>
        </message>
        <message>
            <source>A unit that leaves the battlefield during the game costs its Company its CMD just as its death would.</source>
            <translation>Un Personnage qui quitte le champ de bataille en cours de partie coûte son CMD à sa compagnie tout comme le ferait sa mort.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders</source>
            <translation>Effets spéciaux, auras et ordres</translation>
        </message>
        <message>
            <source>Area of effect of an aura</source>
            <translation>Aire d'effet d'une aura</translation>
        </message>
        <message>
            <source>The area of effect in fathoms is the radius around the using unit, measured from the edge of its base.</source>
            <translation>L'aire d'effet en toises est le rayon autour du Personnage qui l'utilise, mesuré depuis le bord de son socle.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Special Effects and Timing (p. 26)</source>
            <translation>Effets spéciaux, auras et ordres / Effets spéciaux et moment (p. 26)</translation>
        </message>
        <message>
            <source>Each aura says whether it is lingering or instant</source>
            <translation>Chaque aura dit si elle est persistante ou instantanée</translation>
        </message>
        <message>
            <source>Every aura is lingering or instant (explained on p. 28); which of the two is printed in its description.</source>
            <translation>Toute aura est persistante ou instantanée (expliqué p. 28) ; sa description imprime laquelle des deux.</translation>
        </message>
        <message>
            <source>Special beats basic</source>
            <translation>Le spécial l'emporte sur la base</translation>
        </message>
        <message>
            <source>A special ability, spell, order or aura overrules any basic rule it conflicts with.</source>
            <translation>Une capacité, un sort, un ordre ou une aura prévaut sur toute règle de base qu'il contredit.</translation>
        </message>
        <message>
            <source>Special effects can carry stats on the card</source>
            <translation>Les effets spéciaux peuvent porter des valeurs sur la carte</translation>
        </message>
        <message>
            <source>Special effects may come with their own header values (duration, trigger, cost, area and so on) when the card prints them.</source>
            <translation>Les effets spéciaux peuvent avoir leurs propres valeurs d'en-tête (durée, déclencheur, coût, aire, etc.) quand la carte les imprime.</translation>
        </message>
        <message>
            <source>Keyword field of an aura: affected or immune</source>
            <translation>Champ mot-clé d'une aura : affecté ou immunisé</translation>
        </message>
        <message>
            <source>An aura can carry a keyword; it separates the units that can be affected from those that are immune (marked immune).</source>
            <translation>Une aura peut porter un mot-clé ; il sépare les Personnages qui peuvent être affectés de ceux qui sont immunisés (notés « immunisé »).</translation>
        </message>
        <message>
            <source>Permanent effects are always on</source>
            <translation>Les effets permanents sont toujours actifs</translation>
        </message>
        <message>
            <source>A permanent effect is in force at all times; a player cannot choose to switch it off.</source>
            <translation>Un effet permanent est en vigueur à tout moment ; un joueur ne peut pas choisir de le désactiver.</translation>
        </message>
        <message>
            <source>Temporary effects end with the turn</source>
            <translation>Les effets temporaires finissent avec le tour de jeu</translation>
        </message>
        <message>
            <source>A temporary effect runs out when the current turn ends, except when it states another end (for example the end of the unit's activation).</source>
            <translation>Un effet temporaire prend fin à la fin du tour de jeu en cours, sauf s'il indique une autre fin (par exemple la fin de l'activation du Personnage).</translation>
        </message>
        <message>
            <source>Temporary effects cannot be ended early</source>
            <translation>Les effets temporaires ne peuvent pas être abrégés</translation>
        </message>
        <message>
            <source>Nobody may end a temporary effect ahead of time, not even its owner.</source>
            <translation>Nul ne peut mettre fin à un effet temporaire avant terme, pas même son possesseur.</translation>
        </message>
        <message>
            <source>Counting a duration of x turns</source>
            <translation>Compter une durée de x tours de jeu</translation>
        </message>
        <message>
            <source>With a duration x the current turn is the first of the x turns: the effect ends at the end of turn (current + x - 1).</source>
            <translation>Avec une durée x, le tour de jeu en cours est le premier des x tours de jeu : l'effet finit à la fin du tour de jeu (en cours + x - 1).</translation>
        </message>
        <message>
            <source>Four triggers</source>
            <translation>Quatre déclencheurs</translation>
        </message>
        <message>
            <source>Triggers, from the hardest to the easiest: exhausting, active, passive, free.</source>
            <translation>Déclencheurs, du plus difficile au plus facile : exténuant, actif, passif, libre.</translation>
        </message>
        <message>
            <source>Exhausting: a Focus action</source>
            <translation>Exténuant : une action de Focalisation</translation>
        </message>
        <message>
            <source>Exhausting effects are triggered by a Focus action and by no other.</source>
            <translation>Les effets exténuants sont déclenchés par une action de Focalisation et par aucune autre.</translation>
        </message>
        <message>
            <source>Active: a Concentration action</source>
            <translation>Actif : une action de Concentration</translation>
        </message>
        <message>
            <source>Active effects are triggered by a Concentration action and by no other.</source>
            <translation>Les effets actifs sont déclenchés par une action de Concentration et par aucune autre.</translation>
        </message>
        <message>
            <source>Passive: any time in the own activation</source>
            <translation>Passif : à tout moment de sa propre activation</translation>
        </message>
        <message>
            <source>A passive effect may be set off whenever its unit is active, with any action, engaged or free, and provokes no enemy reaction; only while a shot or an attack sequence is being resolved it is locked (right before and right after are fine).</source>
            <translation>Un effet passif peut être déclenché dès que son Personnage est actif, avec n'importe quelle action, engagé ou libre, et ne provoque aucune réaction adverse ; il n'est bloqué que pendant la résolution d'un tir ou d'une attaque au contact (juste avant et juste après sont permis).</translation>
        </message>
        <message>
            <source>Free: any time in the Action phase</source>
            <translation>Libre : à tout moment de la phase d'actions</translation>
        </message>
        <message>
            <source>A free effect may be set off throughout the Action phase, in activations of the opponent too, before or after its own unit has acted; only while a shot or an attack sequence is being resolved it is locked (right before and right after are fine).</source>
            <translation>Un effet libre peut être déclenché pendant toute la phase d'actions, y compris pendant les activations de l'adversaire, avant ou après que son propre Personnage a agi ; il n'est bloqué que pendant la résolution d'un tir ou d'une attaque au contact (juste avant et juste après sont permis).</translation>
        </message>
        <message>
            <source>Permanent without trigger</source>
            <translation>Permanent sans déclencheur</translation>
        </message>
        <message>
            <source>A permanent effect with none of the four triggers is simply always in effect.</source>
            <translation>Un effet permanent sans aucun des quatre déclencheurs est simplement toujours en vigueur.</translation>
        </message>
        <message>
            <source>Temporary without trigger</source>
            <translation>Temporaire sans déclencheur</translation>
        </message>
        <message>
            <source>A temporary effect with none of the four triggers is triggered the way its own description says.</source>
            <translation>Un effet temporaire sans aucun des quatre déclencheurs se déclenche comme le dit sa propre description.</translation>
        </message>
        <message>
            <source>Header of an order</source>
            <translation>En-tête d'un ordre</translation>
        </message>
        <message>
            <source>An order is headed: trigger, cost (marked permanent or not), Unique or nothing.</source>
            <translation>Un ordre porte en en-tête : déclencheur, coût (noté permanent ou non), Unique ou rien.</translation>
        </message>
        <message>
            <source>Unique orders: once per game</source>
            <translation>Ordres Uniques : une fois par partie</translation>
        </message>
        <message>
            <source>An order marked Unique can be used only once in the whole game.</source>
            <translation>Un ordre noté Unique ne peut être utilisé qu'une seule fois dans toute la partie.</translation>
        </message>
        <message>
            <source>Cost of an order</source>
            <translation>Coût d'un ordre</translation>
        </message>
        <message>
            <source>Triggering an order spends its printed cost in Command points; a cost may be marked permanent.</source>
            <translation>Déclencher un ordre dépense son coût imprimé en points de commandement ; un coût peut être noté permanent.</translation>
        </message>
        <message>
            <source>Header of an aura</source>
            <translation>En-tête d'une aura</translation>
        </message>
        <message>
            <source>The header of an aura has five fields: duration; trigger; radius; lingering or instant; keyword with or without immune. No cost means no Command is spent.</source>
            <translation>L'en-tête d'une aura a cinq champs : durée ; déclencheur ; rayon ; persistante ou instantanée ; mot-clé avec ou sans « immunisé ». L'absence de coût signifie qu'aucun commandement n'est dépensé.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / example (p. 26)</source>
            <translation>Effets spéciaux, auras et ordres / exemple (p. 26)</translation>
        </message>
        <message>
            <source>Worked example: Inspiration Aura</source>
            <translation>Exemple chiffré : Aura d'inspiration</translation>
        </message>
        <message>
            <source>Temporary, active, 4 fathoms, lingering, Muslims: after a Concentration action all Muslim units within 4 fathoms get +1 CBT until the end of the turn, at no CMD cost.</source>
            <translation>Temporaire, actif, 4 toises, persistante, Musulmans : après une action de Concentration, tous les Personnages musulmans à 4 toises ou moins ont +1 CBT jusqu'à la fin du tour de jeu, sans coût en CMD.</translation>
        </message>
        <message>
            <source>Worked example: The Lord guides my hand</source>
            <translation>Exemple chiffré : Le Seigneur guide ma main</translation>
        </message>
        <message>
            <source>Active, 2 permanent CMD, Unique: after a Concentration action the swashbuckler alone has +2 SHS, CBT and FTH and +1 MVT for the rest of the game.</source>
            <translation>Actif, 2 PC permanents, Unique : après une action de Concentration, le bretteur seul a +2 TIR, CBT et FTH et +1 DPT pour le reste de la partie.</translation>
        </message>
        <message>
            <source>Orders without a trigger are neither given nor received</source>
            <translation>Les ordres sans déclencheur ne sont ni déclenchés ni reçus</translation>
        </message>
        <message>
            <source>Using an order that has none of the triggers exhausting, active, passive, free does not count as giving or receiving an order; states that forbid orders do not stop it.</source>
            <translation>Utiliser un ordre qui n'a aucun des déclencheurs exténuant, actif, passif, libre ne compte pas comme déclencher ou recevoir un ordre ; les états qui interdisent les ordres ne l'empêchent pas.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders</source>
            <translation>Effets spéciaux, auras et ordres / Ordres</translation>
        </message>
        <message>
            <source>Orders bend the rules for Command points</source>
            <translation>Les ordres dérogent aux règles moyennant des points de commandement</translation>
        </message>
        <message>
            <source>Orders are effects of some units that break basic rules; they are usually triggered by spending Command points.</source>
            <translation>Les ordres sont des effets de certains Personnages qui dérogent aux règles de base ; ils se déclenchent en général par une dépense de points de commandement.</translation>
        </message>
        <message>
            <source>Orders follow the rules of effects</source>
            <translation>Les ordres suivent les règles des effets</translation>
        </message>
        <message>
            <source>Duration, trigger and timing of orders follow the rules of special effects; Unique ones work once a game.</source>
            <translation>La durée, le déclencheur et le moment des ordres suivent les règles des effets spéciaux ; les ordres Uniques agissent une fois par partie.</translation>
        </message>
        <message>
            <source>Giving an order</source>
            <translation>Déclencher un ordre</translation>
        </message>
        <message>
            <source>A unit that uses an order as described on its own card gives an order; a unit that may not give orders cannot do it.</source>
            <translation>Un Personnage qui utilise un ordre comme le décrit sa propre carte déclenche un ordre ; un Personnage qui ne peut pas déclencher d'ordres ne peut pas le faire.</translation>
        </message>
        <message>
            <source>Receiving an order</source>
            <translation>Recevoir un ordre</translation>
        </message>
        <message>
            <source>A unit affected by an order on an ally's card receives an order; a unit that cannot receive orders is not affected.</source>
            <translation>Un Personnage affecté par un ordre de la carte d'un allié reçoit un ordre ; un Personnage qui ne peut pas recevoir d'ordres n'est pas affecté.</translation>
        </message>
        <message>
            <source>Effects of enemy orders are not received orders</source>
            <translation>Les effets d'ordres adverses ne sont pas des ordres reçus</translation>
        </message>
        <message>
            <source>A unit affected by something on an enemy's card is not receiving an order, so a ban on receiving orders does not protect it.</source>
            <translation>Un Personnage affecté par quelque chose de la carte d'un adversaire ne reçoit pas d'ordre ; une interdiction de recevoir des ordres ne l'en protège donc pas.</translation>
        </message>
        <message>
            <source>Orders have no range</source>
            <translation>Les ordres n'ont pas de portée</translation>
        </message>
        <message>
            <source>Unless stated otherwise an order has no range: it reaches its units wherever they stand on the battlefield.</source>
            <translation>Sauf indication contraire, un ordre n'a pas de portée : il atteint ses Personnages où qu'ils soient sur le champ de bataille.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders (p. 27)</source>
            <translation>Effets spéciaux, auras et ordres / Ordres (p. 27)</translation>
        </message>
        <message>
            <source>Vae victis: not with blasts or explosion damage</source>
            <translation>Vae Victis : pas avec les souffles ni les dégâts d'explosion</translation>
        </message>
        <message>
            <source>Vae victis is barred for blast weapons and for the damage rolls of an explosion.</source>
            <translation>Vae Victis est interdit pour les armes à effet de souffle et pour les jets de dégâts d'une explosion.</translation>
        </message>
        <message>
            <source>Vae victis can be used many times a phase</source>
            <translation>Vae Victis peut être utilisé de nombreuses fois par phase</translation>
        </message>
        <message>
            <source>Being free, vae victis can be used several times in one Action phase, also while an enemy unit resolves its action.</source>
            <translation>Étant libre, Vae Victis peut être utilisé plusieurs fois dans une phase d'actions, y compris pendant qu'un Personnage adverse résout son action.</translation>
        </message>
        <message>
            <source>At most two points and +2 for one shot or attack sequence</source>
            <translation>Au plus deux points et +2 pour un tir ou une attaque au contact</translation>
        </message>
        <message>
            <source>Even with several units that know vae victis, a Company cannot spend more than 2 points, nor get more than +2 CBT or SHS, in any one shot or attack sequence.</source>
            <translation>Même avec plusieurs Personnages qui connaissent Vae Victis, une compagnie ne peut ni dépenser plus de 2 points ni recevoir plus de +2 CBT ou TIR dans un même tir ou une même attaque au contact.</translation>
        </message>
        <message>
            <source>Only Officers have vae soli and vae victis</source>
            <translation>Seuls les Officiers ont Vae Soli et Vae Victis</translation>
        </message>
        <message>
            <source>Vae soli and vae victis belong to every Officer and to nobody else, without being printed on the card.</source>
            <translation>Vae Soli et Vae Victis appartiennent à chaque Officier et à personne d'autre, sans être imprimés sur la carte.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Soli (p. 27)</source>
            <translation>Effets spéciaux, auras et ordres / Vae Soli (p. 27)</translation>
        </message>
        <message>
            <source>Vae soli: a second activation at once</source>
            <translation>Vae Soli : une seconde activation aussitôt</translation>
        </message>
        <message>
            <source>Free, 1 temporary CMD: while at least one own unit can use it, right after the activation of one own unit the player may activate a second own unit at once, before the opponent.</source>
            <translation>Libre, 1 PC temporaire : tant qu'au moins un Personnage du joueur peut l'utiliser, juste après l'activation d'un de ses Personnages, le joueur peut activer aussitôt un second de ses Personnages, avant l'adversaire.</translation>
        </message>
        <message>
            <source>Vae soli: never more than two in a row</source>
            <translation>Vae Soli : jamais plus de deux de suite</translation>
        </message>
        <message>
            <source>Vae soli cannot lead to more than two own units activated in a row, even when several units have the order.</source>
            <translation>Vae Soli ne peut pas conduire à plus de deux Personnages d'un même joueur activés de suite, même quand plusieurs Personnages ont l'ordre.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Soli, Vae Victis (p. 27)</source>
            <translation>Effets spéciaux, auras et ordres / Vae Soli, Vae Victis (p. 27)</translation>
        </message>
        <message>
            <source>Vae orders need one unit able to use them</source>
            <translation>Les ordres de type Vae demandent un Personnage capable de les utiliser</translation>
        </message>
        <message>
            <source>Both orders are open to the player as long as at least one unit of the Company has them and is able to use them at that moment.</source>
            <translation>Les deux ordres sont ouverts au joueur tant qu'au moins un Personnage de la compagnie les a et peut les utiliser à ce moment.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Victis (p. 27)</source>
            <translation>Effets spéciaux, auras et ordres / Vae Victis (p. 27)</translation>
        </message>
        <message>
            <source>Vae victis: +1 or +2 CBT or SHS</source>
            <translation>Vae Victis : +1 ou +2 CBT ou TIR</translation>
        </message>
        <message>
            <source>Free, 1 or 2 temporary CMD: one own unit gets +1 CBT or SHS for 1 point, +2 for 2 points.</source>
            <translation>Libre, 1 ou 2 PC temporaires : un Personnage du joueur gagne +1 CBT ou TIR pour 1 point, +2 pour 2 points.</translation>
        </message>
        <message>
            <source>Vae victis: when counting dice, for this attack only</source>
            <translation>Vae Victis : au compte des dés, pour cette attaque seulement</translation>
        </message>
        <message>
            <source>Vae victis is used while the number of dice is worked out, before the roll; it lasts only for the current attack sequence or shot. It is the exception to the ban on free effects during attacks.</source>
            <translation>Vae Victis s'utilise pendant qu'on calcule le nombre de dés, avant le jet ; il ne dure que pour l'attaque au contact ou le tir en cours. C'est l'exception à l'interdiction des effets libres pendant les attaques.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / sidebar on vae victis and vae soli (p. 27)</source>
            <translation>Effets spéciaux, auras et ordres / encadré sur Vae Victis et Vae Soli (p. 27)</translation>
        </message>
        <message>
            <source>Losing the Officer loses the vae orders</source>
            <translation>Perdre l'Officier, c'est perdre les ordres de type Vae</translation>
        </message>
        <message>
            <source>With the death of its Officer a Company without another able holder loses both orders for good; while he is Stunned, Knocked Down or otherwise barred from orders it loses them for that time.</source>
            <translation>À la mort de son Officier, une compagnie sans autre possesseur capable perd les deux ordres pour de bon ; tant qu'il est Sonné, À terre ou autrement privé d'ordres, elle les perd pendant ce temps.</translation>
        </message>
        <message>
            <source>Vae orders are received orders</source>
            <translation>Les ordres de type Vae sont des ordres reçus</translation>
        </message>
        <message>
            <source>A unit helped by vae soli or vae victis receives an order: a unit that cannot receive orders cannot be the one activated by vae soli nor get the vae victis bonus.</source>
            <translation>Un Personnage aidé par Vae Soli ou Vae Victis reçoit un ordre : un Personnage qui ne peut pas recevoir d'ordres ne peut ni être celui qu'active Vae Soli ni recevoir le bonus de Vae Victis.</translation>
        </message>
        <message>
            <source>Magic (p. 28)</source>
            <translation>Magie (p. 28)</translation>
        </message>
        <message>
            <source>Two ways of magic</source>
            <translation>Deux voies de la magie</translation>
        </message>
        <message>
            <source>Magic comes as auras of varying duration or as spells carried by lemures.</source>
            <translation>La magie vient sous forme d'auras de durée variable ou de sorts portés par des Lémures.</translation>
        </message>
        <message>
            <source>Magic / Auras (p. 28)</source>
            <translation>Magie / Auras (p. 28)</translation>
        </message>
        <message>
            <source>Auras follow the rules of special effects</source>
            <translation>Les auras suivent les règles des effets spéciaux</translation>
        </message>
        <message>
            <source>Duration and trigger of auras are handled as for all special effects; an aura is not an order.</source>
            <translation>La durée et le déclencheur des auras sont traités comme pour tous les effets spéciaux ; une aura n'est pas un ordre.</translation>
        </message>
        <message>
            <source>Having one aura or more makes a unit a Mentalist.</source>
            <translation>Avoir une aura ou plus fait d'un Personnage un Mentaliste.</translation>
        </message>
        <message>
            <source>Auras of faith</source>
            <translation>Auras de foi</translation>
        </message>
        <message>
            <source>Many auras belong to a religion and then stand for the powers of Faith.</source>
            <translation>De nombreuses auras relèvent d'une religion et représentent alors les pouvoirs de la Foi.</translation>
        </message>
        <message>
            <source>Lingering or instant</source>
            <translation>Persistante ou instantanée</translation>
        </message>
        <message>
            <source>Every aura is either lingering or instant.</source>
            <translation>Toute aura est persistante ou instantanée.</translation>
        </message>
        <message>
            <source>Lingering aura follows who is inside</source>
            <translation>Une aura persistante suit qui est à l'intérieur</translation>
        </message>
        <message>
            <source>A lingering aura works on a unit for as long as any part of its base is in the area, from entering to leaving.</source>
            <translation>Une aura persistante agit sur un Personnage tant qu'une partie quelconque de son socle est dans la zone, de l'entrée à la sortie.</translation>
        </message>
        <message>
            <source>Lingering aura dies with its user</source>
            <translation>Une aura persistante meurt avec celui qui l'utilise</translation>
        </message>
        <message>
            <source>The death of its user ends a lingering aura at once; a change of the user's state does not.</source>
            <translation>La mort de celui qui l'utilise met fin aussitôt à une aura persistante ; un changement d'état de celui-ci n'y met pas fin.</translation>
        </message>
        <message>
            <source>Lingering aura ends with the turn</source>
            <translation>Une aura persistante finit avec le tour de jeu</translation>
        </message>
        <message>
            <source>If its user lives, a lingering aura ends at the end of the turn.</source>
            <translation>Si celui qui l'utilise survit, une aura persistante finit à la fin du tour de jeu.</translation>
        </message>
        <message>
            <source>Identical auras do not add up</source>
            <translation>Les auras identiques ne se cumulent pas</translation>
        </message>
        <message>
            <source>Of two identical auras over the same unit only one counts.</source>
            <translation>De deux auras identiques sur le même Personnage, une seule compte.</translation>
        </message>
        <message>
            <source>Instant aura marks the units inside at the trigger</source>
            <translation>Une aura instantanée marque ceux qui sont à l'intérieur au déclenchement</translation>
        </message>
        <message>
            <source>An instant aura picks its units once: those inside when it is triggered. They keep the effect when they leave, and later arrivals get nothing.</source>
            <translation>Une aura instantanée désigne ses Personnages une seule fois : ceux qui sont à l'intérieur quand elle est déclenchée. Ils gardent l'effet quand ils sortent, et ceux qui arrivent plus tard ne reçoivent rien.</translation>
        </message>
        <message>
            <source>Instant aura lasts to the end of the turn</source>
            <translation>Une aura instantanée dure jusqu'à la fin du tour de jeu</translation>
        </message>
        <message>
            <source>What an instant aura has done stays in force until the turn is over, no longer; the death of its user before that changes nothing.</source>
            <translation>Ce qu'une aura instantanée a fait reste en vigueur jusqu'à la fin du tour de jeu, pas plus ; la mort de celui qui l'utilise avant cela n'y change rien.</translation>
        </message>
        <message>
            <source>Magic / Lemures (p. 28)</source>
            <translation>Magie / Lémures (p. 28)</translation>
        </message>
        <message>
            <source>Infernalists</source>
            <translation>Infernalistes</translation>
        </message>
        <message>
            <source>Units that can raise lemures as carriers of magic are Infernalists (keyword Infernalist x/y).</source>
            <translation>Les Personnages qui peuvent susciter des Lémures porteurs de magie sont des Infernalistes (mot-clé Infernaliste x/y).</translation>
        </message>
        <message>
            <source>Lemures are units with own cards and special rules</source>
            <translation>Les Lémures sont des Personnages avec leurs cartes et leurs règles spéciales</translation>
        </message>
        <message>
            <source>A lemure has its own miniature and stat card like any unit, with the special rules below.</source>
            <translation>Un Lémure a sa propre figurine et sa propre carte de recrutement comme tout Personnage, avec les règles spéciales ci-dessous.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Entering the battlefield (p. 28)</source>
            <translation>Magie / Lémures, entrée sur le champ de bataille (p. 28)</translation>
        </message>
        <message>
            <source>Any lemure may be chosen</source>
            <translation>N'importe quel Lémure peut être choisi</translation>
        </message>
        <message>
            <source>Unless stated otherwise the Infernalist may choose any lemure for a spell, as long as its miniature (with base, painted) is at hand.</source>
            <translation>Sauf indication contraire, l'Infernaliste peut choisir n'importe quel Lémure pour un sort, pourvu que sa figurine (avec socle, peinte) soit disponible.</translation>
        </message>
        <message>
            <source>A destroyed lemure can be chosen again at once</source>
            <translation>Un Lémure détruit peut être choisi de nouveau aussitôt</translation>
        </message>
        <message>
            <source>A lemure destroyed by an enemy or by releasing its power is available again immediately.</source>
            <translation>Un Lémure détruit par un adversaire ou en libérant son pouvoir est immédiatement de nouveau disponible.</translation>
        </message>
        <message>
            <source>Invoking needs a Focus action</source>
            <translation>Invoquer demande une action de Focalisation</translation>
        </message>
        <message>
            <source>To invoke a lemure the Infernalist takes a Focus action (the power is of the exhausting kind).</source>
            <translation>Pour invoquer un Lémure, l'Infernaliste effectue une action de Focalisation (le pouvoir est du genre exténuant).</translation>
        </message>
        <message>
            <source>Where an invoked lemure is placed</source>
            <translation>Où est placé un Lémure invoqué</translation>
        </message>
        <message>
            <source>The lemure is placed touching the Infernalist's base and not touching any enemy.</source>
            <translation>Le Lémure est placé au contact du socle de l'Infernaliste et sans toucher aucun adversaire.</translation>
        </message>
        <message>
            <source>No activation in the turn of invocation</source>
            <translation>Aucune activation pendant le tour de jeu de l'invocation</translation>
        </message>
        <message>
            <source>In the turn of its invocation a lemure gets no activation.</source>
            <translation>Pendant le tour de jeu de son invocation, un Lémure ne reçoit aucune activation.</translation>
        </message>
        <message>
            <source>One announced spell for each lemure</source>
            <translation>Un sort annoncé pour chaque Lémure</translation>
        </message>
        <message>
            <source>When a lemure is invoked its owner tells the opponent openly which spell it carries; each lemure carries exactly one spell.</source>
            <translation>Quand un Lémure est invoqué, son possesseur dit ouvertement à l'adversaire quel sort il porte ; chaque Lémure porte exactement un sort.</translation>
        </message>
        <message>
            <source>Any known spell, as often as wanted</source>
            <translation>Tout sort connu, aussi souvent que voulu</translation>
        </message>
        <message>
            <source>Any lemure can carry any spell the Infernalist knows, and several lemures can carry the same spell, unless stated otherwise.</source>
            <translation>N'importe quel Lémure peut porter n'importe quel sort que l'Infernaliste connaît, et plusieurs Lémures peuvent porter le même sort, sauf indication contraire.</translation>
        </message>
        <message>
            <source>Magic / Lemures, sidebar (p. 28)</source>
            <translation>Magie / Lémures, encadré (p. 28)</translation>
        </message>
        <message>
            <source>Bring your own lemures or share</source>
            <translation>Apportez vos Lémures ou partagez</translation>
        </message>
        <message>
            <source>Each player brings the miniatures of his lemures; in friendly games both may agree to a common pool.</source>
            <translation>Chaque joueur apporte les figurines de ses Lémures ; dans les parties amicales, les deux peuvent convenir d'une réserve commune.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Activating lemures (p. 28)</source>
            <translation>Magie / Lémures, activer les Lémures (p. 28)</translation>
        </message>
        <message>
            <source>Two activations each Action phase</source>
            <translation>Deux activations par phase d'actions</translation>
        </message>
        <message>
            <source>A lemure is activated twice in each Action phase, as two separate activations.</source>
            <translation>Un Lémure est activé deux fois par phase d'actions, en deux activations séparées.</translation>
        </message>
        <message>
            <source>Late lemure: one activation only</source>
            <translation>Lémure tardif : une seule activation</translation>
        </message>
        <message>
            <source>When the opponent has no unit left to activate, a lemure still at zero activations gets only one this turn.</source>
            <translation>Quand l'adversaire n'a plus de Personnage à activer, un Lémure encore à zéro activation n'en reçoit qu'une dans ce tour de jeu.</translation>
        </message>
        <message>
            <source>Show how often a lemure was activated</source>
            <translation>Indiquer combien de fois un Lémure a été activé</translation>
        </message>
        <message>
            <source>The number of activations of each lemure must be visible (token, or card turned 90 degrees after the first and flipped after the second).</source>
            <translation>Le nombre d'activations de chaque Lémure doit être visible (jeton, ou carte tournée de 90 degrés après la première et retournée après la seconde).</translation>
        </message>
        <message>
            <source>Magic / Lemures, Movement and actions (p. 28)</source>
            <translation>Magie / Lémures, déplacement et actions (p. 28)</translation>
        </message>
        <message>
            <source>Lemures have one action of their own</source>
            <translation>Les Lémures ont une action à eux</translation>
        </message>
        <message>
            <source>A lemure can only take its specific lemure action: move, and possibly release its power. None of the ordinary actions (Walk, Run, Attack, Charge, Shoot, Mêlée and so on) is open to it.</source>
            <translation>Un Lémure ne peut effectuer que l'action propre aux Lémures : se déplacer et, s'il y a lieu, libérer son pouvoir. Aucune des actions ordinaires (Marche, Course, Attaque, Charge, Tir, Mêlée, etc.) ne lui est ouverte.</translation>
        </message>
        <message>
            <source>Lemure movement and engaging</source>
            <translation>Déplacement et engagement des Lémures</translation>
        </message>
        <message>
            <source>In an activation a lemure may move up to its MVT in fathoms and may come into contact with an enemy; this triggers no attack sequence.</source>
            <translation>Pendant une activation, un Lémure peut se déplacer jusqu'à son DPT en toises et peut entrer au contact d'un adversaire ; cela ne déclenche aucune attaque au contact.</translation>
        </message>
        <message>
            <source>Lemures break contact without an attack</source>
            <translation>Les Lémures quittent le contact sans attaque</translation>
        </message>
        <message>
            <source>A lemure may break contact freely: the enemy gets no attack of any kind, one-sided or other.</source>
            <translation>Un Lémure peut quitter le contact librement : l'adversaire ne reçoit aucune attaque d'aucune sorte, unilatérale ou autre.</translation>
        </message>
        <message>
            <source>Not both engaging and breaking contact in one activation</source>
            <translation>Pas à la fois prendre et quitter le contact dans une activation</translation>
        </message>
        <message>
            <source>Making and breaking contact with a unit exclude each other within one activation of a lemure.</source>
            <translation>Prendre et quitter le contact avec un Personnage s'excluent dans une même activation d'un Lémure.</translation>
        </message>
        <message>
            <source>Releasing the power</source>
            <translation>Libérer le pouvoir</translation>
        </message>
        <message>
            <source>In the same activation as its move the lemure may release its spell; this usually destroys it at once.</source>
            <translation>Dans la même activation que son déplacement, le Lémure peut libérer son sort ; en général cela le détruit aussitôt.</translation>
        </message>
        <message>
            <source>Lemures never run</source>
            <translation>Les Lémures ne courent jamais</translation>
        </message>
        <message>
            <source>A lemure never moves farther than its MVT in one activation.</source>
            <translation>Un Lémure ne se déplace jamais de plus que son DPT en une activation.</translation>
        </message>
        <message>
            <source>Difficult terrain needs Strider</source>
            <translation>Le terrain difficile demande Arpenteur</translation>
        </message>
        <message>
            <source>Difficult terrain is closed to a lemure, for entering and for stopping, unless it has Strider.</source>
            <translation>Le terrain difficile est fermé à un Lémure, pour y entrer comme pour s'y arrêter, à moins qu'il ait Arpenteur.</translation>
        </message>
        <message>
            <source>Burrower, Intangible, Levitation only pass</source>
            <translation>Fouisseur, Intangible, Lévitation ne font que passer</translation>
        </message>
        <message>
            <source>With Burrower, Intangible or Levitation a lemure may cross Difficult terrain, over it or under it; to end its activation there it needs Strider besides.</source>
            <translation>Avec Fouisseur, Intangible ou Lévitation, un Lémure peut franchir un terrain difficile, par-dessus ou par-dessous ; pour y terminer son activation, il lui faut Arpenteur en plus.</translation>
        </message>
        <message>
            <source>Attraction has no hold on lemures</source>
            <translation>Attraction n'a pas de prise sur les Lémures</translation>
        </message>
        <message>
            <source>The ability Attraction has no effect on lemures.</source>
            <translation>La capacité Attraction n'a aucun effet sur les Lémures.</translation>
        </message>
        <message>
            <source>Lemures count as waiting until activated twice</source>
            <translation>Les Lémures comptent comme activables jusqu'à deux activations</translation>
        </message>
        <message>
            <source>Until its second activation of the phase a lemure is one of its side's waiting units when numbers are compared (inferiority in numbers).</source>
            <translation>Jusqu'à sa seconde activation de la phase, un Lémure est l'un des Personnages activables de son camp quand les nombres sont comparés (infériorité numérique).</translation>
        </message>
        <message>
            <source>Magic / Lemures, Limited number (p. 28)</source>
            <translation>Magie / Lémures, nombre limité (p. 28)</translation>
        </message>
        <message>
            <source>Limit of lemures at one time</source>
            <translation>Limite de Lémures à la fois</translation>
        </message>
        <message>
            <source>In Infernalist x/y, x is the most lemures this unit can control on the battlefield at the same time.</source>
            <translation>Dans Infernaliste x/y, x est le maximum de Lémures que ce Personnage peut contrôler en même temps sur le champ de bataille.</translation>
        </message>
        <message>
            <source>Limit of lemures in the game</source>
            <translation>Limite de Lémures dans la partie</translation>
        </message>
        <message>
            <source>In Infernalist x/y, y is the total of lemures this unit can invoke in the whole game.</source>
            <translation>Dans Infernaliste x/y, y est le total de Lémures que ce Personnage peut invoquer dans toute la partie.</translation>
        </message>
        <message>
            <source>Lemures vanish with their Infernalist</source>
            <translation>Les Lémures disparaissent avec leur Infernaliste</translation>
        </message>
        <message>
            <source>When an Infernalist is killed or leaves the battlefield, all lemures it invoked that are still in play are removed at once, without releasing anything.</source>
            <translation>Quand un Infernaliste est tué ou quitte le champ de bataille, tous les Lémures qu'il a invoqués et qui sont encore en jeu sont retirés aussitôt, sans rien libérer.</translation>
        </message>
        <message>
            <source>Magic / Lemures, sidebar Madagascar? (p. 28)</source>
            <translation>Magie / Lémures, encadré Madagascar ? (p. 28)</translation>
        </message>
        <message>
            <source>The name is lemure</source>
            <translation>Le nom est Lémure</translation>
        </message>
        <message>
            <source>The creature is called lemure (plural lemures), a demon of Hell, not the animal lemur; the sidebar is a joke and rules nothing else.</source>
            <translation>La créature s'appelle Lémure (pluriel Lémures), un démon de l'Enfer, non l'animal lémurien ; l'encadré est une plaisanterie et ne règle rien d'autre.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Special abilities (p. 28)</source>
            <translation>Magie / Lémures, capacités (p. 28)</translation>
        </message>
        <message>
            <source>Standard abilities of lemures</source>
            <translation>Capacités standard des Lémures</translation>
        </message>
        <message>
            <source>Unless stated otherwise each lemure has Harmless, Evasive, Insignificant, Rebellious and Invulnerable.</source>
            <translation>Sauf indication contraire, chaque Lémure a Inoffensif, Évasif, Insignifiant, Rebelle et Invulnérable.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Lemure effects (p. 28)</source>
            <translation>Magie / Lémures, effets des Lémures (p. 28)</translation>
        </message>
        <message>
            <source>Spells are on the Infernalist's card</source>
            <translation>Les sorts sont sur la carte de l'Infernaliste</translation>
        </message>
        <message>
            <source>The effects that lemures can carry belong to the Infernalist and are printed on its card (or an extra card).</source>
            <translation>Les effets que les Lémures peuvent porter appartiennent à l'Infernaliste et sont imprimés sur sa carte (ou une carte supplémentaire).</translation>
        </message>
        <message>
            <source>States</source>
            <translation>États</translation>
        </message>
        <message>
            <source>Different states add up</source>
            <translation>Les états différents se cumulent</translation>
        </message>
        <message>
            <source>A unit under several different states feels all of them together; every modifier and every restriction of each one applies.</source>
            <translation>Un Personnage soumis à plusieurs états différents les subit tous à la fois ; tous les modificateurs et toutes les restrictions de chacun s'appliquent.</translation>
        </message>
        <message>
            <source>'No orders' means neither giving nor receiving</source>
            <translation>« Aucun ordre » veut dire ni déclencher ni recevoir</translation>
        </message>
        <message>
            <source>Berserk, Devoured, Controlled, Immobilized, Stunned and Knocked Down all bar the unit both from giving orders and from receiving them.</source>
            <translation>Berserk, Dévoré, Contrôlé, Immobilisé, Sonné et À terre interdisent tous au Personnage de déclencher des ordres comme d'en recevoir.</translation>
        </message>
        <message>
            <source>A silenced unit's free orders are closed to its player too</source>
            <translation>Les ordres libres d'un Personnage réduit au silence sont aussi fermés à son joueur</translation>
        </message>
        <message>
            <source>While a state forbids a unit to give orders, its controlling player cannot use the free orders that come from that unit (vae victis, vae soli and others), not even for the good of other units.</source>
            <translation>Tant qu'un état interdit à un Personnage de déclencher des ordres, le joueur qui le contrôle ne peut pas utiliser les ordres libres qui viennent de ce Personnage (Vae Victis, Vae Soli et autres), même au profit d'autres Personnages.</translation>
        </message>
        <message>
            <source>Stats stop at 0</source>
            <translation>Les caractéristiques s'arrêtent à 0</translation>
        </message>
        <message>
            <source>Penalties can lower any stat to 0 but never further (DEF has its own floor).</source>
            <translation>Les malus peuvent abaisser toute caractéristique jusqu'à 0, mais jamais au-dessous (la DEF a son propre plancher).</translation>
        </message>
        <message>
            <source>DEF stops at 1, where every attack die hits</source>
            <translation>La DEF s'arrête à 1, où chaque dé d'attaque touche</translation>
        </message>
        <message>
            <source>DEF cannot be lowered under 1. At DEF 1 every attack die that is compared with DEF is a hit, whatever it shows.</source>
            <translation>La DEF ne peut pas être abaissée au-dessous de 1. À DEF 1, chaque dé d'attaque comparé à la DEF est une touche, quel que soit son résultat.</translation>
        </message>
        <message>
            <source>Penalties first, then bonuses</source>
            <translation>Les malus d'abord, puis les bonus</translation>
        </message>
        <message>
            <source>When penalties and bonuses meet on one stat, subtract all penalties (stopping at the floor), then add all bonuses to what is left; unused penalty does not eat into the bonuses.</source>
            <translation>Quand malus et bonus portent sur une même caractéristique, soustrayez tous les malus (en s'arrêtant au plancher), puis ajoutez tous les bonus à ce qui reste ; le malus inutilisé n'entame pas les bonus.</translation>
        </message>
        <message>
            <source>Penalties first for DEF with its floor of 1</source>
            <translation>Les malus d'abord, pour la DEF avec son plancher de 1</translation>
        </message>
        <message>
            <source>The same order holds for DEF: penalties down to at least 1, then bonuses, then the ceiling (5 unless told otherwise).</source>
            <translation>Le même ordre vaut pour la DEF : les malus jusqu'à 1 au minimum, puis les bonus, puis le plafond (5 sauf indication contraire).</translation>
        </message>
        <message>
            <source>Permanent and temporary states; x counts turns</source>
            <translation>États permanents et temporaires ; x compte les tours de jeu</translation>
        </message>
        <message>
            <source>A state is permanent or temporary. A permanent one has no clock and lasts until the event its description names. A number after the name of a temporary one normally is the number of turns it lasts, counted as for all special effects: the turn in which it begins is the first.</source>
            <translation>Un état est permanent ou temporaire. Un état permanent n'a pas de décompte et dure jusqu'à l'événement que nomme sa description. Le nombre qui suit le nom d'un état temporaire est normalement le nombre de tours de jeu qu'il dure, compté comme pour tous les effets spéciaux : le tour de jeu où il commence est le premier.</translation>
        </message>
        <message>
            <source>States / State name and value (sidebar)</source>
            <translation>États / Nom et valeur d'un état (encadré)</translation>
        </message>
        <message>
            <source>A state without a number lasts one turn</source>
            <translation>Un état sans nombre dure un tour de jeu</translation>
        </message>
        <message>
            <source>If a state that takes a number is given without one, the number is 1. A state's own description may give the number another meaning.</source>
            <translation>Si un état qui prend un nombre est donné sans nombre, ce nombre est 1. La description propre à un état peut donner un autre sens au nombre.</translation>
        </message>
        <message>
            <source>What each state counts</source>
            <translation>Ce que compte chaque état</translation>
        </message>
        <message>
            <source>Clock of each state: Accelerated, Berserk, Brave (and Pain) count turns; Controlled, Immobilized, Stunned and Slowed count the unit's own activations; Consumed counts Upkeep phases; Knocked Down ends when the unit stands up; Wounded and Devoured end on an event.</source>
            <translation>Décompte de chaque état : Accéléré, Berserk, Brave (et Douleur) comptent les tours de jeu ; Contrôlé, Immobilisé, Sonné et Ralenti comptent les activations du Personnage lui-même ; Consumé compte les phases d'entretien ; À terre prend fin quand le Personnage se relève ; Blessé et Dévoré prennent fin sur un événement.</translation>
        </message>
        <message>
            <source>The same state twice keeps the greater number</source>
            <translation>Le même état reçu deux fois garde le plus grand nombre</translation>
        </message>
        <message>
            <source>A state received again while it already affects the unit does not add up: its modifiers apply once and the greater of the two numbers stays.</source>
            <translation>Un état reçu de nouveau alors qu'il affecte déjà le Personnage ne se cumule pas : ses modificateurs s'appliquent une fois et le plus grand des deux nombres reste.</translation>
        </message>
        <message>
            <source>States / Accelerated X</source>
            <translation>États / Accéléré X</translation>
        </message>
        <message>
            <source>Accelerated: +2 MVT</source>
            <translation>Accéléré : +2 DPT</translation>
        </message>
        <message>
            <source>The unit has +2 MVT while Accelerated.</source>
            <translation>Le Personnage a +2 DPT tant qu'il est Accéléré.</translation>
        </message>
        <message>
            <source>Accelerated: may act right after a fellow unit</source>
            <translation>Accéléré : peut agir juste après un autre Personnage de sa compagnie</translation>
        </message>
        <message>
            <source>An Accelerated waiting unit may be activated straight after another unit of its own Company has been activated, before the opponent acts.</source>
            <translation>Un Personnage Accéléré et activable peut être activé juste après l'activation d'un autre Personnage de sa compagnie, avant que l'adversaire n'agisse.</translation>
        </message>
        <message>
            <source>Accelerated: never three of one Company in a row</source>
            <translation>Accéléré : jamais trois de suite d'une même compagnie</translation>
        </message>
        <message>
            <source>However they are combined, reaction activations and vae soli give one Company at most two consecutive activations.</source>
            <translation>De quelque façon qu'on les combine, les activations en réaction et Vae Soli donnent à une compagnie au plus deux activations consécutives.</translation>
        </message>
        <message>
            <source>States / Berserk X</source>
            <translation>États / Berserk X</translation>
        </message>
        <message>
            <source>Berserk: no effect from Wounded and Immobilized</source>
            <translation>Berserk : aucun effet de Blessé et d'Immobilisé</translation>
        </message>
        <message>
            <source>On becoming Berserk the unit at once stops feeling the effects of Wounded and Immobilized.</source>
            <translation>Dès qu'il devient Berserk, le Personnage cesse de subir les effets de Blessé et d'Immobilisé.</translation>
        </message>
        <message>
            <source>Berserk: no orders</source>
            <translation>Berserk : aucun ordre</translation>
        </message>
        <message>
            <source>A Berserk unit can give no orders and receive none.</source>
            <translation>Un Personnage Berserk ne peut ni déclencher ni recevoir d'ordres.</translation>
        </message>
        <message>
            <source>Berserk: roll 1d6 after each kill</source>
            <translation>Berserk : lancez 1d6 après chaque adversaire tué</translation>
        </message>
        <message>
            <source>Each time the Berserk unit kills an enemy, 1d6 is rolled at once: on 1-3 it does nothing more; on 4-6 it must move.</source>
            <translation>Chaque fois que le Personnage Berserk tue un adversaire, 1d6 est lancé aussitôt : sur 1-3, il ne fait rien de plus ; sur 4-6, il doit se déplacer.</translation>
        </message>
        <message>
            <source>Berserk: forced move of 2 fathoms at the nearest unit</source>
            <translation>Berserk : déplacement forcé de 2 toises vers le Personnage le plus proche</translation>
        </message>
        <message>
            <source>The forced move is 2 fathoms toward the nearest unit, friend or foe; if that brings it into contact with that unit, an attack sequence between the two is fought immediately.</source>
            <translation>Le déplacement forcé est de 2 toises vers le Personnage le plus proche, allié ou adversaire ; s'il amène le Personnage au contact de celui-ci, une attaque au contact entre les deux est résolue immédiatement.</translation>
        </message>
        <message>
            <source>Berserk: equal distances are drawn at random</source>
            <translation>Berserk : à distances égales, tirage au sort</translation>
        </message>
        <message>
            <source>Several units at the same smallest distance: the target of the forced move is picked at random.</source>
            <translation>Si plusieurs Personnages sont à la même plus petite distance, la cible du déplacement forcé est tirée au sort.</translation>
        </message>
        <message>
            <source>Berserk hitting a comrade: the opponent chooses the hits</source>
            <translation>Berserk frappant un allié : l'adversaire choisit les touches</translation>
        </message>
        <message>
            <source>When a Berserk unit strikes an ally, its controller rolls the dice, but the opposing player decides whether the number of hits is reduced.</source>
            <translation>Quand un Personnage Berserk frappe un allié, le joueur qui le contrôle lance les dés, mais le joueur adverse décide si le nombre de touches est réduit.</translation>
        </message>
        <message>
            <source>Berserk: no support against its own side</source>
            <translation>Berserk : aucun soutien contre son propre camp</translation>
        </message>
        <message>
            <source>A Berserk unit attacking an ally gets no support bonus for that attack, whoever else is in contact.</source>
            <translation>Un Personnage Berserk qui attaque un allié ne reçoit aucun bonus de soutien pour cette attaque, quels que soient les autres Personnages au contact.</translation>
        </message>
        <message>
            <source>States / Brave X</source>
            <translation>États / Brave X</translation>
        </message>
        <message>
            <source>Brave: +1 MVT, SHS, CBT and FTH</source>
            <translation>Brave : +1 DPT, TIR, CBT et FTH</translation>
        </message>
        <message>
            <source>While Brave the unit has +1 MVT, +1 SHS, +1 CBT and +1 FTH.</source>
            <translation>Tant qu'il est Brave, le Personnage a +1 DPT, +1 TIR, +1 CBT et +1 FTH.</translation>
        </message>
        <message>
            <source>States / Consumed (type, durable or not, x/y)</source>
            <translation>États / Consumé (type, durable ou non, x/y)</translation>
        </message>
        <message>
            <source>Consumed: how it is written</source>
            <translation>Consumé : comment il est écrit</translation>
        </message>
        <message>
            <source>A Consumed effect has a type (fire, acid...), possibly the word durable, and two numbers: x damage per Upkeep phase and y phases.</source>
            <translation>Un effet Consumé a un type (feu, acide...), éventuellement le mot durable, et deux nombres : x dégâts par phase d'entretien et y phases.</translation>
        </message>
        <message>
            <source>Consumed: y Upkeep phases of x damage, no Protection</source>
            <translation>Consumé : x dégâts pendant y phases d'entretien, sans Protection</translation>
        </message>
        <message>
            <source>The unit suffers x damage in every one of the y Upkeep phases that follow; Protection is not subtracted.</source>
            <translation>Le Personnage subit x dégâts dans chacune des y phases d'entretien qui suivent ; la Protection n'est pas soustraite.</translation>
        </message>
        <message>
            <source>Consumed: in force at once, first damage at the next Upkeep</source>
            <translation>Consumé : en vigueur aussitôt, premiers dégâts à la phase d'entretien suivante</translation>
        </message>
        <message>
            <source>The state sticks to the unit at the moment of its cause (a hit, a shot, stepping into an area); the first loss comes with the next Upkeep phase.</source>
            <translation>L'état s'attache au Personnage au moment de sa cause (une touche, un tir, l'entrée dans une zone) ; la première perte vient à la phase d'entretien suivante.</translation>
        </message>
        <message>
            <source>Consumed and Immunity to its type</source>
            <translation>Consumé et Immunité à son type</translation>
        </message>
        <message>
            <source>A unit immune to the type of the effect takes no damage from it.</source>
            <translation>Un Personnage immunisé contre le type de l'effet n'en subit aucun dégât.</translation>
        </message>
        <message>
            <source>Consumed: a Focus action ends all of it</source>
            <translation>Consumé : une action de Focalisation met fin à tout</translation>
        </message>
        <message>
            <source>With one Focus action the unit rids itself of every non-durable Consumed state it has, whatever the types.</source>
            <translation>Par une action de Focalisation, le Personnage se débarrasse de tous ses états Consumé non durables, quel que soit leur type.</translation>
        </message>
        <message>
            <source>Consumed: durable runs its full course</source>
            <translation>Consumé : un effet durable va jusqu'à son terme</translation>
        </message>
        <message>
            <source>A durable Consumed effect cannot be ended early with Focus.</source>
            <translation>Une Focalisation ne peut pas mettre fin plus tôt à un effet Consumé durable.</translation>
        </message>
        <message>
            <source>Consumed: different types run side by side</source>
            <translation>Consumé : les types différents courent en parallèle</translation>
        </message>
        <message>
            <source>Consumed effects of different types are kept apart and each does its own damage.</source>
            <translation>Les effets Consumé de types différents sont comptés à part et chacun inflige ses propres dégâts.</translation>
        </message>
        <message>
            <source>Consumed: same type merges to the highest x and y</source>
            <translation>Consumé : un même type fusionne aux x et y les plus hauts</translation>
        </message>
        <message>
            <source>A second Consumed effect of a type already on the unit replaces both numbers by the higher one of each, the remaining y being the one compared.</source>
            <translation>Un second effet Consumé d'un type que le Personnage subit déjà remplace les deux nombres par le plus haut de chacun ; c'est le y restant qui est comparé.</translation>
        </message>
        <message>
            <source>Consumed: markers as bookkeeping</source>
            <translation>Consumé : des marqueurs pour le décompte</translation>
        </message>
        <message>
            <source>Put y markers on the unit; in each Upkeep phase take one off and apply x damage.</source>
            <translation>Placez y marqueurs sur le Personnage ; à chaque phase d'entretien, retirez-en un et appliquez x dégâts.</translation>
        </message>
        <message>
            <source>Consumed area: y stands still inside</source>
            <translation>Zone Consumé : y est suspendu à l'intérieur</translation>
        </message>
        <message>
            <source>While a unit is inside a Consumed area it suffers the area's x in each Upkeep phase and y is not counted.</source>
            <translation>Tant qu'un Personnage est dans une zone Consumé, il subit le x de la zone à chaque phase d'entretien et y n'est pas décompté.</translation>
        </message>
        <message>
            <source>Consumed area: no stopping it inside</source>
            <translation>Zone Consumé : impossible d'y mettre fin à l'intérieur</translation>
        </message>
        <message>
            <source>While the unit stands in the area it may not try to end that Consumed effect.</source>
            <translation>Tant que le Personnage se trouve dans la zone, il ne peut pas tenter de mettre fin à cet effet Consumé.</translation>
        </message>
        <message>
            <source>Consumed area: leaving starts the ordinary countdown</source>
            <translation>Zone Consumé : en sortir lance le décompte ordinaire</translation>
        </message>
        <message>
            <source>When the unit leaves, or the area ends, the ordinary rules start at once with the area's x/y.</source>
            <translation>Quand le Personnage sort de la zone, ou que la zone prend fin, les règles ordinaires s'appliquent aussitôt avec le x/y de la zone.</translation>
        </message>
        <message>
            <source>Consumed area: crossing it is enough</source>
            <translation>Zone Consumé : la traverser suffit</translation>
        </message>
        <message>
            <source>A unit that enters and leaves the area in the same move gets the area's Consumed effect at once.</source>
            <translation>Un Personnage qui entre dans la zone et en sort au cours du même déplacement reçoit aussitôt l'effet Consumé de la zone.</translation>
        </message>
        <message>
            <source>Consumed area entered by a unit already Consumed of that type</source>
            <translation>Zone Consumé où entre un Personnage déjà Consumé de ce type</translation>
        </message>
        <message>
            <source>If it stays inside, its own remaining y is frozen and each Upkeep deals the higher x of the two; on leaving it takes the highest x and the highest y.</source>
            <translation>S'il reste à l'intérieur, son propre y restant est suspendu et chaque phase d'entretien inflige le plus haut des deux x ; en sortant, il prend le x le plus haut et le y le plus haut.</translation>
        </message>
        <message>
            <source>States / Devoured</source>
            <translation>États / Dévoré</translation>
        </message>
        <message>
            <source>Devoured: only equal or smaller bases</source>
            <translation>Dévoré : seulement les socles égaux ou plus petits</translation>
        </message>
        <message>
            <source>Devouring works only on a unit whose base is not larger than the attacker's.</source>
            <translation>Dévorer n'a d'effet que sur un Personnage dont le socle n'est pas plus grand que celui de l'attaquant.</translation>
        </message>
        <message>
            <source>Devoured: fewer than 10 basic LP cannot resist</source>
            <translation>Dévoré : moins de 10 LP de base, aucune résistance</translation>
        </message>
        <message>
            <source>A unit whose printed LP are under 10 is always Devoured.</source>
            <translation>Un Personnage dont les LP imprimés sont inférieurs à 10 est toujours Dévoré.</translation>
        </message>
        <message>
            <source>Devoured: more than 10 basic LP rolls against DEF</source>
            <translation>Dévoré : plus de 10 LP de base, un jet contre la DEF</translation>
        </message>
        <message>
            <source>A unit with more than 10 printed LP rolls 1d6: a result not above its current DEF saves it.</source>
            <translation>Un Personnage qui a plus de 10 LP imprimés lance 1d6 : un résultat qui n'est pas supérieur à sa DEF actuelle le sauve.</translation>
        </message>
        <message>
            <source>Devoured: off the battlefield and helpless</source>
            <translation>Dévoré : hors du champ de bataille et sans défense</translation>
        </message>
        <message>
            <source>A Devoured unit is taken off the battlefield; it has no action, gives and gets no orders, makes no close or ranged attack.</source>
            <translation>Un Personnage Dévoré est retiré du champ de bataille ; il n'a aucune action, ne déclenche ni ne reçoit d'ordres, n'effectue ni attaque au contact ni attaque à distance.</translation>
        </message>
        <message>
            <source>Devoured: 3 damage each Upkeep, no Protection</source>
            <translation>Dévoré : 3 dégâts à chaque phase d'entretien, sans Protection</translation>
        </message>
        <message>
            <source>Each Upkeep phase a living Devoured unit suffers 3 damage, Protection ignored.</source>
            <translation>À chaque phase d'entretien, un Personnage Dévoré encore en vie subit 3 dégâts, sans tenir compte de la Protection.</translation>
        </message>
        <message>
            <source>Devoured: freed when its devourer is killed</source>
            <translation>Dévoré : libéré quand son dévoreur est tué</translation>
        </message>
        <message>
            <source>If the devourer dies, its victim returns and counts as already activated.</source>
            <translation>Si le dévoreur meurt, sa victime revient et compte comme déjà activée.</translation>
        </message>
        <message>
            <source>Devoured: one victim at a time</source>
            <translation>Dévoré : une victime à la fois</translation>
        </message>
        <message>
            <source>A unit that holds a living victim cannot Devour another until that victim has died.</source>
            <translation>Un Personnage qui retient une victime en vie ne peut pas en Dévorer une autre avant que cette victime soit morte.</translation>
        </message>
        <message>
            <source>Devoured: counts as dead meanwhile</source>
            <translation>Dévoré : compte entre-temps comme mort</translation>
        </message>
        <message>
            <source>While inside, the unit is treated as dead for all purposes: no orders, and its CMD is taken from the Company's basic score like that of a dead unit.</source>
            <translation>Tant qu'il est à l'intérieur, le Personnage est traité comme mort à tous égards : aucun ordre, et son CMD est retiré de la valeur de base de la compagnie comme celui d'un Personnage mort.</translation>
        </message>
        <message>
            <source>Devoured: CMD comes back at the Upkeep after rescue</source>
            <translation>Dévoré : le CMD revient à la phase d'entretien qui suit le sauvetage</translation>
        </message>
        <message>
            <source>A freed unit is in play again at once, but the CMD lost through it returns only in the next Upkeep phase.</source>
            <translation>Un Personnage libéré est aussitôt de nouveau en jeu, mais le CMD perdu à cause de lui ne revient qu'à la phase d'entretien suivante.</translation>
        </message>
        <message>
            <source>States / Controlled X</source>
            <translation>États / Contrôlé X</translation>
        </message>
        <message>
            <source>Controlled: the opponent plays it for x activations</source>
            <translation>Contrôlé : l'adversaire le joue pendant x activations</translation>
        </message>
        <message>
            <source>The unit changes hands: the player who gained control plays it in its next x activations as one of his own.</source>
            <translation>Le Personnage change de mains : le joueur qui en a pris le contrôle le joue à ses x prochaines activations comme l'un des siens.</translation>
        </message>
        <message>
            <source>Controlled: it is an enemy unit for its old side</source>
            <translation>Contrôlé : c'est un Personnage adverse pour son ancien camp</translation>
        </message>
        <message>
            <source>If the new controller is an opponent of the original player, the unit is an enemy of its former comrades while the control lasts.</source>
            <translation>Si le nouveau contrôleur est un adversaire du joueur d'origine, le Personnage est un adversaire de ses anciens compagnons tant que dure le contrôle.</translation>
        </message>
        <message>
            <source>Controlled: waiting on the new side</source>
            <translation>Contrôlé : activable dans le nouveau camp</translation>
        </message>
        <message>
            <source>Until activated it counts among the new controller's waiting units for Inferiority of Numbers.</source>
            <translation>Jusqu'à son activation, il compte parmi les Personnages activables du nouveau contrôleur pour l'infériorité numérique.</translation>
        </message>
        <message>
            <source>Controlled: seven actions only</source>
            <translation>Contrôlé : sept actions seulement</translation>
        </message>
        <message>
            <source>Open to it are only Walk, Run, Attack, Charge, Shoot, Retreat and Mêlée.</source>
            <translation>Seules lui sont ouvertes Marche, Course, Attaque, Charge, Tir, Retraite et Mêlée.</translation>
        </message>
        <message>
            <source>Controlled: no orders, auras or invoking</source>
            <translation>Contrôlé : ni ordres, ni auras, ni invocation</translation>
        </message>
        <message>
            <source>It neither gives nor receives orders, uses none of its auras and invokes no lemure.</source>
            <translation>Il ne déclenche ni ne reçoit d'ordres, n'utilise aucune de ses auras et n'invoque aucun Lémure.</translation>
        </message>
        <message>
            <source>Controlled: the controller pays for terrain and control areas</source>
            <translation>Contrôlé : le contrôleur paie pour le terrain et les zones de contrôle</translation>
        </message>
        <message>
            <source>Fast movement over Difficult terrain and leaving an enemy control area each cost it 1 CMD, taken from the player who controls it at that moment.</source>
            <translation>Un déplacement rapide en terrain difficile et la sortie d'une zone de contrôle adverse lui coûtent chacun 1 PC, pris au joueur qui le contrôle à ce moment.</translation>
        </message>
        <message>
            <source>Controlled: member of no Company</source>
            <translation>Contrôlé : membre d'aucune compagnie</translation>
        </message>
        <message>
            <source>While Controlled the unit belongs neither to the new controller's Company nor to its own.</source>
            <translation>Tant qu'il est Contrôlé, le Personnage n'appartient ni à la compagnie du nouveau contrôleur ni à la sienne.</translation>
        </message>
        <message>
            <source>Controlled: its death costs the original owner CMD</source>
            <translation>Contrôlé : sa mort coûte du CMD au propriétaire d'origine</translation>
        </message>
        <message>
            <source>If it dies while Controlled, the original owner loses the CMD tied to it.</source>
            <translation>S'il meurt pendant qu'il est Contrôlé, le propriétaire d'origine perd le CMD qui lui est lié.</translation>
        </message>
        <message>
            <source>States / Immobilized X</source>
            <translation>États / Immobilisé X</translation>
        </message>
        <message>
            <source>Immobilized: -3 DEF</source>
            <translation>Immobilisé : -3 DEF</translation>
        </message>
        <message>
            <source>The unit has -3 DEF (not under 1), against close attacks and shots alike.</source>
            <translation>Le Personnage a -3 DEF (pas au-dessous de 1), contre les attaques au contact comme contre les tirs.</translation>
        </message>
        <message>
            <source>Immobilized: no actions and no attacks</source>
            <translation>Immobilisé : aucune action et aucune attaque</translation>
        </message>
        <message>
            <source>In its activation it can do nothing whatever: no action and no passive power. It makes neither close nor ranged attack, and every close attack on it is one-sided.</source>
            <translation>Pendant son activation, il ne peut absolument rien faire : ni action ni pouvoir passif. Il n'effectue ni attaque au contact ni attaque à distance, et toute attaque au contact contre lui est unilatérale.</translation>
        </message>
        <message>
            <source>Immobilized: no orders</source>
            <translation>Immobilisé : aucun ordre</translation>
        </message>
        <message>
            <source>It gives and receives no orders.</source>
            <translation>Il ne déclenche ni ne reçoit d'ordres.</translation>
        </message>
        <message>
            <source>Immobilized: no control area</source>
            <translation>Immobilisé : aucune zone de contrôle</translation>
        </message>
        <message>
            <source>It has no control area.</source>
            <translation>Il n'a pas de zone de contrôle.</translation>
        </message>
        <message>
            <source>Immobilized: gone after x activations</source>
            <translation>Immobilisé : disparaît après x activations</translation>
        </message>
        <message>
            <source>It must be activated x times before the state goes.</source>
            <translation>Il doit être activé x fois avant que l'état disparaisse.</translation>
        </message>
        <message>
            <source>Immobilized: each activation grants an enemy in contact a free blow</source>
            <translation>Immobilisé : chaque activation offre un coup gratuit à un adversaire au contact</translation>
        </message>
        <message>
            <source>Whenever it is activated, one enemy in contact with it, picked by the player of those enemies, may make a one-sided attack on it.</source>
            <translation>Chaque fois qu'il est activé, un adversaire à son contact, choisi par le joueur de ces adversaires, peut effectuer une attaque unilatérale contre lui.</translation>
        </message>
        <message>
            <source>States / Immobilized X (see Support)</source>
            <translation>États / Immobilisé X (voir Soutien)</translation>
        </message>
        <message>
            <source>Immobilized: gives no support</source>
            <translation>Immobilisé : n'apporte aucun soutien</translation>
        </message>
        <message>
            <source>A unit that cannot fight, Immobilized for instance, adds no support bonus.</source>
            <translation>Un Personnage qui ne peut pas combattre, Immobilisé par exemple, n'apporte aucun bonus de soutien.</translation>
        </message>
        <message>
            <source>States / Non-reciprocal contact (highlight box, p. 32)</source>
            <translation>États / Contact non réciproque (encadré, p. 32)</translation>
        </message>
        <message>
            <source>Non-reciprocal contact: a suffering and a benefiting side</source>
            <translation>Contact non réciproque : un côté qui subit et un côté qui profite</translation>
        </message>
        <message>
            <source>Units can touch in such a way that some of them suffer the contact and the others benefit from it; the two groups follow different rules.</source>
            <translation>Des Personnages peuvent se toucher de telle façon que certains subissent le contact et que les autres en profitent ; les deux groupes suivent des règles différentes.</translation>
        </message>
        <message>
            <source>Sufferer: engaged by its enemies</source>
            <translation>Celui qui subit : engagé par ses adversaires</translation>
        </message>
        <message>
            <source>The sufferer counts as engaged by the enemies touching it.</source>
            <translation>Celui qui subit compte comme engagé par les adversaires qui le touchent.</translation>
        </message>
        <message>
            <source>Sufferer: not in contact with its enemies</source>
            <translation>Celui qui subit : pas au contact de ses adversaires</translation>
        </message>
        <message>
            <source>Although engaged, the sufferer is not in contact with those enemies: what it does by contact does not work on them.</source>
            <translation>Bien qu'engagé, celui qui subit n'est pas au contact de ces adversaires : ce qu'il fait par contact n'agit pas sur eux.</translation>
        </message>
        <message>
            <source>Sufferer: not in contact with its allies</source>
            <translation>Celui qui subit : pas au contact de ses alliés</translation>
        </message>
        <message>
            <source>Nor is it in contact with allies, so it cannot help them with abilities that need contact.</source>
            <translation>Il n'est pas non plus au contact de ses alliés et ne peut donc pas les aider par des capacités qui demandent le contact.</translation>
        </message>
        <message>
            <source>Benefiting ally: in contact with the sufferer</source>
            <translation>Allié qui profite : au contact de celui qui subit</translation>
        </message>
        <message>
            <source>An ally of the sufferer is in contact with it and may help it by contact.</source>
            <translation>Un allié de celui qui subit est à son contact et peut l'aider par contact.</translation>
        </message>
        <message>
            <source>Benefiting enemy: free, yet able to attack</source>
            <translation>Adversaire qui profite : libre, mais capable d'attaquer</translation>
        </message>
        <message>
            <source>An enemy of the sufferer counts as free, but it may still do what needs being engaged with that unit.</source>
            <translation>Un adversaire de celui qui subit compte comme libre, mais peut tout de même faire ce qui demande d'être engagé avec ce Personnage.</translation>
        </message>
        <message>
            <source>Contact with an Immobilized unit is non-reciprocal</source>
            <translation>Le contact avec un Personnage Immobilisé est non réciproque</translation>
        </message>
        <message>
            <source>Every unit touching an Immobilized unit benefits from the contact; the Immobilized one suffers it.</source>
            <translation>Tout Personnage qui touche un Personnage Immobilisé profite du contact ; l'Immobilisé le subit.</translation>
        </message>
        <message>
            <source>States / Stunned X</source>
            <translation>États / Sonné X</translation>
        </message>
        <message>
            <source>Stunned: -1 CBT and -1 DEF</source>
            <translation>Sonné : -1 CBT et -1 DEF</translation>
        </message>
        <message>
            <source>The unit has -1 CBT and -1 DEF.</source>
            <translation>Le Personnage a -1 CBT et -1 DEF.</translation>
        </message>
        <message>
            <source>Stunned: no ranged attack</source>
            <translation>Sonné : aucune attaque à distance</translation>
        </message>
        <message>
            <source>It cannot shoot.</source>
            <translation>Il ne peut pas tirer.</translation>
        </message>
        <message>
            <source>Stunned: no orders</source>
            <translation>Sonné : aucun ordre</translation>
        </message>
        <message>
            <source>Stunned: no control area</source>
            <translation>Sonné : aucune zone de contrôle</translation>
        </message>
        <message>
            <source>Stunned: ends with its x-th activation</source>
            <translation>Sonné : prend fin avec sa x-ième activation</translation>
        </message>
        <message>
            <source>It must be activated x times; the state falls away at the end of the last of them.</source>
            <translation>Il doit être activé x fois ; l'état disparaît à la fin de la dernière de ces activations.</translation>
        </message>
        <message>
            <source>States / Knocked Down</source>
            <translation>États / À terre</translation>
        </message>
        <message>
            <source>Knocked Down: -2 CBT and -2 DEF</source>
            <translation>À terre : -2 CBT et -2 DEF</translation>
        </message>
        <message>
            <source>The unit has -2 CBT and -2 DEF.</source>
            <translation>Le Personnage a -2 CBT et -2 DEF.</translation>
        </message>
        <message>
            <source>Knocked Down: its next activation is getting up</source>
            <translation>À terre : sa prochaine activation sert à se relever</translation>
        </message>
        <message>
            <source>In its next activation the unit must get up and can do nothing else.</source>
            <translation>À sa prochaine activation, le Personnage doit se relever et ne peut rien faire d'autre.</translation>
        </message>
        <message>
            <source>Knocked Down: no orders</source>
            <translation>À terre : aucun ordre</translation>
        </message>
        <message>
            <source>Knocked Down: no control area</source>
            <translation>À terre : aucune zone de contrôle</translation>
        </message>
        <message>
            <source>Knocked Down: attacked in close combat it springs up, penalised</source>
            <translation>À terre : attaqué au contact, il se relève d'un bond avec un malus</translation>
        </message>
        <message>
            <source>If it is engaged in close combat while down it jumps up at once, fights that attack sequence with -2 CBT and -2 DEF, and if it survives is no longer Knocked Down unless knocked down again.</source>
            <translation>S'il est engagé au contact pendant qu'il est À terre, il se relève aussitôt, résout cette attaque au contact avec -2 CBT et -2 DEF et, s'il survit, n'est plus À terre, à moins d'être mis À terre de nouveau.</translation>
        </message>
        <message>
            <source>Knocked Down: getting up beside an enemy means a fight</source>
            <translation>À terre : se relever près d'un adversaire entraîne un combat</translation>
        </message>
        <message>
            <source>If it gets up while an enemy touches it, an attack sequence with the Knocked Down penalty is fought at once; surviving, it stands.</source>
            <translation>S'il se relève alors qu'un adversaire le touche, une attaque au contact avec le malus d'À terre est résolue aussitôt ; s'il survit, il est debout.</translation>
        </message>
        <message>
            <source>Contact with a Knocked Down unit is non-reciprocal</source>
            <translation>Le contact avec un Personnage À terre est non réciproque</translation>
        </message>
        <message>
            <source>Units touching a Knocked Down unit benefit from the contact and the Knocked Down unit suffers it.</source>
            <translation>Les Personnages qui touchent un Personnage À terre profitent du contact et le Personnage À terre le subit.</translation>
        </message>
        <message>
            <source>States / Knocked Down (see Support)</source>
            <translation>États / À terre (voir Soutien)</translation>
        </message>
        <message>
            <source>Knocked Down: gives no support</source>
            <translation>À terre : n'apporte aucun soutien</translation>
        </message>
        <message>
            <source>A Knocked Down unit adds no support bonus.</source>
            <translation>Un Personnage À terre n'apporte aucun bonus de soutien.</translation>
        </message>
        <message>
            <source>Knocked Down: token</source>
            <translation>À terre : jeton</translation>
        </message>
        <message>
            <source>A token beside the miniature or on its card shows the state.</source>
            <translation>Un jeton à côté de la figurine ou sur sa carte indique l'état.</translation>
        </message>
        <message>
            <source>States / Wounded</source>
            <translation>États / Blessé</translation>
        </message>
        <message>
            <source>Wounded: at or under the Wound Threshold</source>
            <translation>Blessé : au seuil de blessure ou au-dessous</translation>
        </message>
        <message>
            <source>A unit is Wounded once its LP are at its Wound Threshold or under it.</source>
            <translation>Un Personnage est Blessé dès que ses LP sont égaux ou inférieurs à son seuil de blessure.</translation>
        </message>
        <message>
            <source>Wounded: -1 on five stats</source>
            <translation>Blessé : -1 à cinq caractéristiques</translation>
        </message>
        <message>
            <source>Wounded lowers MVT, SHS, CBT, DEF and FTH by 1 each.</source>
            <translation>Blessé abaisse DPT, TIR, CBT, DEF et FTH de 1 chacune.</translation>
        </message>
        <message>
            <source>Wounded without losing LP</source>
            <translation>Blessé sans perte de LP</translation>
        </message>
        <message>
            <source>Terrain effects and some abilities can lay Wounded on a unit whose LP are above its threshold.</source>
            <translation>Des effets de terrain et certaines capacités peuvent infliger Blessé à un Personnage dont les LP sont au-dessus de son seuil.</translation>
        </message>
        <message>
            <source>Wounded with other modifiers</source>
            <translation>Blessé avec d'autres modificateurs</translation>
        </message>
        <message>
            <source>For some units an ability replaces the usual Wounded modifiers by others.</source>
            <translation>Pour certains Personnages, une capacité remplace les modificateurs habituels de Blessé par d'autres.</translation>
        </message>
        <message>
            <source>Wounded: green on the life bar</source>
            <translation>Blessé : vert sur la barre de vie</translation>
        </message>
        <message>
            <source>The boxes of the life bar in which the unit is Wounded are green.</source>
            <translation>Les cases de la barre de vie où le Personnage est Blessé sont vertes.</translation>
        </message>
        <message>
            <source>Wounded: units without it</source>
            <translation>Blessé : Personnages sans cet état</translation>
        </message>
        <message>
            <source>A unit whose card shows no Wounded state is never Wounded.</source>
            <translation>Un Personnage dont la carte n'indique aucun état Blessé n'est jamais Blessé.</translation>
        </message>
        <message>
            <source>Wounded by LP lasts until healed above the threshold</source>
            <translation>Blessé par les LP jusqu'aux soins au-dessus du seuil</translation>
        </message>
        <message>
            <source>Wounded caused by lost LP stays until healing lifts LP above the threshold.</source>
            <translation>Blessé causé par une perte de LP dure jusqu'à ce que des soins ramènent les LP au-dessus du seuil.</translation>
        </message>
        <message>
            <source>States / Slowed X</source>
            <translation>États / Ralenti X</translation>
        </message>
        <message>
            <source>Slowed: -2 MVT</source>
            <translation>Ralenti : -2 DPT</translation>
        </message>
        <message>
            <source>The unit has -2 MVT.</source>
            <translation>Le Personnage a -2 DPT.</translation>
        </message>
        <message>
            <source>Slowed: last of its Company</source>
            <translation>Ralenti : dernier de sa compagnie</translation>
        </message>
        <message>
            <source>A Slowed unit is activated only after all the other units of its Company.</source>
            <translation>Un Personnage Ralenti n'est activé qu'après tous les autres Personnages de sa compagnie.</translation>
        </message>
        <message>
            <source>Slowed: order among several</source>
            <translation>Ralenti : ordre entre plusieurs</translation>
        </message>
        <message>
            <source>When only Slowed units are left, their player picks the order among them.</source>
            <translation>Quand il ne reste que des Personnages Ralentis, leur joueur choisit l'ordre entre eux.</translation>
        </message>
        <message>
            <source>Slowed: vae soli brings nothing forward</source>
            <translation>Ralenti : Vae Soli n'avance rien</translation>
        </message>
        <message>
            <source>Not even vae soli lets a Slowed unit act before the others.</source>
            <translation>Même Vae Soli ne permet pas à un Personnage Ralenti d'agir avant les autres.</translation>
        </message>
        <message>
            <source>Slowed: gone after x activations</source>
            <translation>Ralenti : disparaît après x activations</translation>
        </message>
        <message>
            <source>States / Summary Table of Main Effects</source>
            <translation>États / Tableau récapitulatif des principaux effets</translation>
        </message>
        <message>
            <source>Summary table of the three crippling states</source>
            <translation>Tableau récapitulatif des trois états incapacitants</translation>
        </message>
        <message>
            <source>Immobilized: -3 DEF, no action, no order, no attack, no control area. Knocked Down: -2 CBT, -2 DEF, no order, only getting up (in the next activation), no control area. Stunned: -1 CBT, -1 DEF, no shooting, no order, no control area.</source>
            <translation>Immobilisé : -3 DEF, aucune action, aucun ordre, aucune attaque, aucune zone de contrôle. À terre : -2 CBT, -2 DEF, aucun ordre, se relever seulement (à la prochaine activation), aucune zone de contrôle. Sonné : -1 CBT, -1 DEF, aucun tir, aucun ordre, aucune zone de contrôle.</translation>
        </message>
        <message>
            <source>Special Abilities</source>
            <translation>Capacités</translation>
        </message>
        <message>
            <source>Abilities are always on</source>
            <translation>Les capacités sont toujours actives</translation>
        </message>
        <message>
            <source>Unless its text says otherwise a special ability is active all the time and cannot be switched off. Not every one is a boon.</source>
            <translation>Sauf indication contraire de son texte, une capacité est active en permanence et ne peut pas être désactivée. Toutes ne sont pas un avantage.</translation>
        </message>
        <message>
            <source>Unit abilities and weapon abilities</source>
            <translation>Capacités de Personnage et capacités d'arme</translation>
        </message>
        <message>
            <source>An ability belongs to the unit or to one of its weapons; those of the second kind are marked Weapon ability. Weapon abilities listed: Artillery, Cumbersome, Eager, Heavy, Life Drain, Limited Range, Lunge, Munitions, Pain, Piercing Strike, Receive Charge, Reloading, Spiritual Damage (13).</source>
            <translation>Une capacité appartient au Personnage ou à l'une de ses armes ; celles du second genre sont marquées « capacité d'arme ». Capacités d'arme recensées : Artillerie, Encombrant, Fougue, Lourd, Drain de vie, Portée limitée, Allonge, Munitions, Douleur, Frappe perforante, Réception de charge, Rechargement, Dégâts spirituels (13).</translation>
        </message>
        <message>
            <source>Parameter x, 1 if missing</source>
            <translation>Paramètre x, 1 s'il manque</translation>
        </message>
        <message>
            <source>A number after an ability's name is its parameter. If the number is missing it is 1.</source>
            <translation>Le nombre qui suit le nom d'une capacité est son paramètre. Si le nombre manque, il est de 1.</translation>
        </message>
        <message>
            <source>Red print marks drawbacks</source>
            <translation>Le rouge signale les inconvénients</translation>
        </message>
        <message>
            <source>Abilities that harm their unit, wholly or in part, are printed in red on the cards.</source>
            <translation>Les capacités qui nuisent à leur Personnage, en tout ou en partie, sont imprimées en rouge sur les cartes.</translation>
        </message>
        <message>
            <source>Names used but not defined here</source>
            <translation>Noms employés mais non définis ici</translation>
        </message>
        <message>
            <source>The text relies on ability names that have no entry in the list: Rebellious (a standard ability of lemures), Advance Deployment (timing of Ambush). Scout points to the complete rules.</source>
            <translation>Le texte s'appuie sur des noms de capacités sans entrée dans la liste : Rebelle (une capacité standard des Lémures), Déploiement avancé (moment d'Embuscade). Éclaireur renvoie aux règles complètes.</translation>
        </message>
        <message>
            <source>Special Abilities / Ambush</source>
            <translation>Capacités / Embuscade</translation>
        </message>
        <message>
            <source>Ambush: Set-up inside terrain</source>
            <translation>Embuscade : déploiement dans un terrain</translation>
        </message>
        <message>
            <source>At the start of the game the unit may be set up entirely within an Awkward or Opaque piece of terrain anywhere on the table, provided it is in no enemy control area.</source>
            <translation>Au début de la partie, le Personnage peut être déployé entièrement dans un élément de terrain gênant ou opaque n'importe où sur la table, pourvu qu'il ne soit dans aucune zone de contrôle adverse.</translation>
        </message>
        <message>
            <source>Ambush: Otherwise the normal zone</source>
            <translation>Embuscade : sinon, la zone normale</translation>
        </message>
        <message>
            <source>If the owner does not want it, or no such terrain exists, the unit goes into its ordinary deployment area.</source>
            <translation>Si son propriétaire n'en veut pas, ou si aucun terrain de ce genre n'existe, le Personnage va dans sa zone de déploiement ordinaire.</translation>
        </message>
        <message>
            <source>Ambush: When it is placed</source>
            <translation>Embuscade : quand il est placé</translation>
        </message>
        <message>
            <source>In either case it is placed together with the units that have Advance Deployment.</source>
            <translation>Dans les deux cas, il est placé en même temps que les Personnages qui ont Déploiement avancé.</translation>
        </message>
        <message>
            <source>Special Abilities / Ammunition Carrier</source>
            <translation>Capacités / Porteur de munitions</translation>
        </message>
        <message>
            <source>Ammunition Carrier: Tied to one gun</source>
            <translation>Porteur de munitions : lié à une seule pièce</translation>
        </message>
        <message>
            <source>Each carrier serves one particular Artillery unit and never another, even when its own gun is destroyed.</source>
            <translation>Chaque porteur sert un Personnage à Artillerie précis et jamais un autre, même quand sa propre pièce est détruite.</translation>
        </message>
        <message>
            <source>Special Abilities / Arch-enemy</source>
            <translation>Capacités / Ennemi juré</translation>
        </message>
        <message>
            <source>Arch-enemy: Bonus against the keyword, half of it for the foe</source>
            <translation>Ennemi juré : bonus contre le mot-clé, moitié pour l'adversaire</translation>
        </message>
        <message>
            <source>Fighting an enemy that has the keyword, the unit gets +x CBT and that enemy gets half of x, rounded up.</source>
            <translation>Quand il combat un adversaire qui a le mot-clé, le Personnage gagne +x CBT et cet adversaire gagne la moitié de x, arrondie au supérieur.</translation>
        </message>
        <message>
            <source>Special Abilities / Artillery</source>
            <translation>Capacités / Artillerie</translation>
        </message>
        <message>
            <source>Artillery: Comes with a carrier</source>
            <translation>Artillerie : vient avec un porteur</translation>
        </message>
        <message>
            <source>Each unit carrying such a weapon is accompanied by another unit that has Ammunition Carrier.</source>
            <translation>Chaque Personnage qui porte une telle arme est accompagné d'un autre Personnage qui a Porteur de munitions.</translation>
        </message>
        <message>
            <source>Artillery: No carrier in contact, no shot</source>
            <translation>Artillerie : pas de porteur au contact, pas de tir</translation>
        </message>
        <message>
            <source>The weapon's unit can neither shoot nor reload unless its own Ammunition Carrier touches it.</source>
            <translation>Le Personnage qui a l'arme ne peut ni tirer ni recharger à moins que son propre Porteur de munitions soit à son contact.</translation>
        </message>
        <message>
            <source>Special Abilities / Attack of Opportunity</source>
            <translation>Capacités / Attaque d'opportunité</translation>
        </message>
        <message>
            <source>Attack of Opportunity: x damage on entering the control area</source>
            <translation>Attaque d'opportunité : x dégâts à l'entrée dans la zone de contrôle</translation>
        </message>
        <message>
            <source>Each enemy that enters or appears in the unit's control area suffers x damage at once, Protection ignored.</source>
            <translation>Chaque adversaire qui entre ou apparaît dans la zone de contrôle du Personnage subit aussitôt x dégâts, sans tenir compte de la Protection.</translation>
        </message>
        <message>
            <source>Attack of Opportunity: Not by its own movement</source>
            <translation>Attaque d'opportunité : pas par son propre déplacement</translation>
        </message>
        <message>
            <source>Nothing happens when it is the unit's own move that brings an enemy within its area.</source>
            <translation>Rien ne se passe quand c'est le déplacement du Personnage lui-même qui amène un adversaire dans sa zone.</translation>
        </message>
        <message>
            <source>Attack of Opportunity: Not against units appearing in contact</source>
            <translation>Attaque d'opportunité : pas contre ceux qui apparaissent au contact</translation>
        </message>
        <message>
            <source>Against a unit that appears straight in contact it does not work, for contact removes the control area, unless the unit keeps its area while engaged.</source>
            <translation>Elle ne fonctionne pas contre un Personnage qui apparaît directement au contact, car le contact supprime la zone de contrôle, à moins que le Personnage garde sa zone quand il est engagé.</translation>
        </message>
        <message>
            <source>Special Abilities / Attraction</source>
            <translation>Capacités / Attraction</translation>
        </message>
        <message>
            <source>Attraction: Free owner, free enemies, no lemures</source>
            <translation>Attraction : possesseur libre, adversaires libres, aucun Lémure</translation>
        </message>
        <message>
            <source>It works only while its owner is free and only on free enemies; lemures are exempt.</source>
            <translation>Elle ne fonctionne que tant que son possesseur est libre et seulement sur des adversaires libres ; les Lémures en sont exempts.</translation>
        </message>
        <message>
            <source>Attraction: Enemies in range must come</source>
            <translation>Attraction : les adversaires à portée doivent venir</translation>
        </message>
        <message>
            <source>Every such enemy within x fathoms when its activation begins must move into contact with the owner by the most direct route.</source>
            <translation>Chaque adversaire de ce genre à x toises ou moins au début de son activation doit se déplacer jusqu'au contact du possesseur par le plus court chemin.</translation>
        </message>
        <message>
            <source>Attraction: The most direct route</source>
            <translation>Attraction : le plus court chemin</translation>
        </message>
        <message>
            <source>Usually the straight line between the two base centres; the unit leaves it only to get round its allies and terrain, hugging them.</source>
            <translation>C'est en général la ligne droite entre les centres des deux socles ; le Personnage ne s'en écarte que pour contourner ses alliés et le terrain, au plus près.</translation>
        </message>
        <message>
            <source>Attraction: Protected behind impassable terrain</source>
            <translation>Attraction : protégé derrière un terrain infranchissable</translation>
        </message>
        <message>
            <source>If impassable terrain lies between and the unit could not get round it into contact within this Action phase, it is not affected.</source>
            <translation>Si un terrain infranchissable les sépare et que le Personnage ne pourrait pas le contourner jusqu'au contact pendant cette phase d'actions, il n'est pas affecté.</translation>
        </message>
        <message>
            <source>Attraction: Stopped by an enemy on the way</source>
            <translation>Attraction : arrêté par un adversaire en chemin</translation>
        </message>
        <message>
            <source>If the direct route makes the drawn unit touch another enemy first, it stops there and fights that one.</source>
            <translation>Si le plus court chemin amène d'abord le Personnage attiré au contact d'un autre adversaire, il s'arrête là et combat celui-ci.</translation>
        </message>
        <message>
            <source>Attraction: Elusive and Strider on the way</source>
            <translation>Attraction : Insaisissable et Arpenteur en chemin</translation>
        </message>
        <message>
            <source>While drawn, the unit has Elusive and Strider.</source>
            <translation>Tant qu'il est attiré, le Personnage a Insaisissable et Arpenteur.</translation>
        </message>
        <message>
            <source>Attraction: Several attractors</source>
            <translation>Attraction : plusieurs sources d'attraction</translation>
        </message>
        <message>
            <source>Starting within range of several, the unit's player picks which of them it goes to.</source>
            <translation>S'il commence à portée de plusieurs, le joueur du Personnage choisit vers laquelle il va.</translation>
        </message>
        <message>
            <source>Special Abilities / Berserker</source>
            <translation>Capacités / Berserker</translation>
        </message>
        <message>
            <source>Berserker: Berserk when Wounded</source>
            <translation>Berserker : Berserk quand il est Blessé</translation>
        </message>
        <message>
            <source>The unit becomes Berserk at the moment it becomes Wounded.</source>
            <translation>Le Personnage devient Berserk au moment où il devient Blessé.</translation>
        </message>
        <message>
            <source>Berserker: Healed means calm again</source>
            <translation>Berserker : soigné, il se calme</translation>
        </message>
        <message>
            <source>If healing takes away Wounded, Berserk goes too.</source>
            <translation>Si des soins retirent Blessé, Berserk disparaît aussi.</translation>
        </message>
        <message>
            <source>Special Abilities / Bodyguard</source>
            <translation>Capacités / Garde du corps</translation>
        </message>
        <message>
            <source>Bodyguard: +1 Protection to allies in contact, up to 3</source>
            <translation>Garde du corps : +1 Protection aux alliés au contact, jusqu'à 3</translation>
        </message>
        <message>
            <source>Allies touching the unit have +1 PR, but never above 3 by this; an ally at 3 or more keeps its own value.</source>
            <translation>Les alliés au contact du Personnage ont +1 PR, mais jamais plus de 3 par ce moyen ; un allié à 3 ou plus garde sa propre valeur.</translation>
        </message>
        <message>
            <source>Bodyguard: Applied last</source>
            <translation>Garde du corps : appliqué en dernier</translation>
        </message>
        <message>
            <source>It is worked out after every other bonus, cover and Resistance included.</source>
            <translation>Il se calcule après tous les autres bonus, couvert et Résistance compris.</translation>
        </message>
        <message>
            <source>Special Abilities / Burrower</source>
            <translation>Capacités / Fouisseur</translation>
        </message>
        <message>
            <source>Burrower: Moves under everything</source>
            <translation>Fouisseur : se déplace sous tout</translation>
        </message>
        <message>
            <source>Its movement is hindered neither by terrain nor by units.</source>
            <translation>Ni le terrain ni les Personnages ne gênent son déplacement.</translation>
        </message>
        <message>
            <source>Burrower: Where it cannot stop</source>
            <translation>Fouisseur : où il ne peut pas s'arrêter</translation>
        </message>
        <message>
            <source>It cannot end its activation on a unit's place or in Impassable terrain.</source>
            <translation>Il ne peut terminer son activation ni à l'emplacement d'un Personnage ni en terrain infranchissable.</translation>
        </message>
        <message>
            <source>Burrower: Control areas only at start and end</source>
            <translation>Fouisseur : zones de contrôle seulement au départ et à l'arrivée</translation>
        </message>
        <message>
            <source>Control areas do not matter during its movement but do at its beginning and its end.</source>
            <translation>Les zones de contrôle ne comptent pas pendant son déplacement, mais comptent au début et à la fin de celui-ci.</translation>
        </message>
        <message>
            <source>Burrower: Cancels Attack of Opportunity by surfacing in contact</source>
            <translation>Fouisseur : annule Attaque d'opportunité en surgissant au contact</translation>
        </message>
        <message>
            <source>If it ends in contact with a unit that has Attack of Opportunity, that ability does not strike it.</source>
            <translation>S'il termine au contact d'un Personnage qui a Attaque d'opportunité, cette capacité ne le frappe pas.</translation>
        </message>
        <message>
            <source>Burrower: Lemure and Difficult terrain</source>
            <translation>Fouisseur : Lémure et terrain difficile</translation>
        </message>
        <message>
            <source>A lemure with it may pass under Difficult terrain but end there only with Strider too.</source>
            <translation>Un Lémure qui l'a peut passer sous un terrain difficile, mais n'y terminer que s'il a aussi Arpenteur.</translation>
        </message>
        <message>
            <source>Special Abilities / Camouflage</source>
            <translation>Capacités / Camouflage</translation>
        </message>
        <message>
            <source>Camouflage: More Protection under cover</source>
            <translation>Camouflage : plus de Protection à couvert</translation>
        </message>
        <message>
            <source>Under cover the unit has a further +x PR.</source>
            <translation>À couvert, le Personnage a encore +x PR.</translation>
        </message>
        <message>
            <source>Special Abilities / Chaotic Charge</source>
            <translation>Capacités / Charge chaotique</translation>
        </message>
        <message>
            <source>Chaotic Charge: Charge with MVT x 3</source>
            <translation>Charge chaotique : Charge à DPT x 3</translation>
        </message>
        <message>
            <source>In a Charge the unit triples its MVT.</source>
            <translation>Lors d'une Charge, le Personnage triple son DPT.</translation>
        </message>
        <message>
            <source>Special Abilities / Charisma</source>
            <translation>Capacités / Charisme</translation>
        </message>
        <message>
            <source>Charisma: +x CBT for allies within 4 fathoms</source>
            <translation>Charisme : +x CBT pour les alliés à 4 toises ou moins</translation>
        </message>
        <message>
            <source>Allies within 4 fathoms of the unit get +x CBT.</source>
            <translation>Les alliés à 4 toises ou moins du Personnage gagnent +x CBT.</translation>
        </message>
        <message>
            <source>Charisma: Only the best one</source>
            <translation>Charisme : seulement le meilleur</translation>
        </message>
        <message>
            <source>In one attack sequence a unit uses only one Charisma bonus, the highest.</source>
            <translation>Dans une même attaque au contact, un Personnage n'utilise qu'un seul bonus de Charisme, le plus élevé.</translation>
        </message>
        <message>
            <source>Special Abilities / Combat Sense</source>
            <translation>Capacités / Sens du combat</translation>
        </message>
        <message>
            <source>Combat Sense: +1 DEF in attack sequences, at most 5</source>
            <translation>Sens du combat : +1 DEF dans les attaques au contact, au plus 5</translation>
        </message>
        <message>
            <source>In an attack sequence the unit has +1 DEF, but DEF 5 is the top.</source>
            <translation>Dans une attaque au contact, le Personnage a +1 DEF, mais DEF 5 est le maximum.</translation>
        </message>
        <message>
            <source>Special Abilities / Combined Attack</source>
            <translation>Capacités / Attaque combinée</translation>
        </message>
        <message>
            <source>Combined Attack: More from support</source>
            <translation>Attaque combinée : le soutien rapporte plus</translation>
        </message>
        <message>
            <source>Having any support bonus gives the unit a further +x CBT, once, however many support it.</source>
            <translation>Tout bonus de soutien donne au Personnage +x CBT de plus, une seule fois, quel que soit le nombre de soutiens.</translation>
        </message>
        <message>
            <source>Special Abilities / Concentrated</source>
            <translation>Capacités / Concentré</translation>
        </message>
        <message>
            <source>Concentrated: Focus while engaged: a regular fight</source>
            <translation>Concentré : Focalisation engagé, un combat normal</translation>
        </message>
        <message>
            <source>Focusing in contact with an enemy triggers a regular attack sequence in place of the one-sided attack.</source>
            <translation>Une Focalisation au contact d'un adversaire déclenche une attaque au contact normale au lieu de l'attaque unilatérale.</translation>
        </message>
        <message>
            <source>Concentrated: Concentration while engaged: no penalty</source>
            <translation>Concentré : Concentration engagé, aucun malus</translation>
        </message>
        <message>
            <source>In a Concentration in contact with an enemy the attack sequence is fought without the Concentration modifiers.</source>
            <translation>Lors d'une Concentration au contact d'un adversaire, l'attaque au contact est résolue sans les modificateurs de Concentration.</translation>
        </message>
        <message>
            <source>Special Abilities / Counter-attack</source>
            <translation>Capacités / Contre-attaque</translation>
        </message>
        <message>
            <source>Counter-attack: Ones hurt the attacker</source>
            <translation>Contre-attaque : les 1 blessent l'attaquant</translation>
        </message>
        <message>
            <source>In an attack sequence launched against the unit, each die of the opponent that shows 1 after all re-rolls deals 1 damage to that opponent, added to what the unit itself inflicts.</source>
            <translation>Dans une attaque au contact lancée contre le Personnage, chaque dé de l'adversaire qui affiche 1 après toutes les relances inflige 1 dégât à cet adversaire, en plus de ce que le Personnage inflige lui-même.</translation>
        </message>
        <message>
            <source>Counter-attack: Not at DEF 1</source>
            <translation>Contre-attaque : pas à DEF 1</translation>
        </message>
        <message>
            <source>While the unit's DEF is reduced to 1 it cannot use the ability.</source>
            <translation>Tant que la DEF du Personnage est réduite à 1, il ne peut pas utiliser la capacité.</translation>
        </message>
        <message>
            <source>Special Abilities / Cumbersome</source>
            <translation>Capacités / Encombrant</translation>
        </message>
        <message>
            <source>Cumbersome: -x CBT from the second sequence on</source>
            <translation>Encombrant : -x CBT à partir de la deuxième attaque au contact</translation>
        </message>
        <message>
            <source>From the second attack sequence against one and the same enemy the wielder has -x CBT.</source>
            <translation>À partir de la deuxième attaque au contact contre un seul et même adversaire, le porteur de l'arme a -x CBT.</translation>
        </message>
        <message>
            <source>Cumbersome: Contact broken, count reset</source>
            <translation>Encombrant : contact rompu, compte remis à zéro</translation>
        </message>
        <message>
            <source>The penalty holds only if the two have stayed in contact between the sequences.</source>
            <translation>Le malus ne vaut que si les deux sont restés au contact entre les attaques au contact.</translation>
        </message>
        <message>
            <source>Special Abilities / Defensive Combat</source>
            <translation>Capacités / Combat défensif</translation>
        </message>
        <message>
            <source>Defensive Combat: Lower both sides by x</source>
            <translation>Combat défensif : abaisser les deux côtés de x</translation>
        </message>
        <message>
            <source>In each attack sequence the unit may take -x CBT and give its opponent -x CBT.</source>
            <translation>Dans chaque attaque au contact, le Personnage peut prendre -x CBT et donner -x CBT à son adversaire.</translation>
        </message>
        <message>
            <source>Defensive Combat: One die stays</source>
            <translation>Combat défensif : un dé reste</translation>
        </message>
        <message>
            <source>A side whose score was at least 1 before the ability still rolls at least 1 die.</source>
            <translation>Un côté dont la valeur était d'au moins 1 avant la capacité lance encore au moins 1 dé.</translation>
        </message>
        <message>
            <source>Defensive Combat: After every other modifier</source>
            <translation>Combat défensif : après tout autre modificateur</translation>
        </message>
        <message>
            <source>It comes after all the other modifiers, vae victis too.</source>
            <translation>Il vient après tous les autres modificateurs, Vae Victis compris.</translation>
        </message>
        <message>
            <source>Special Abilities / Defensive Shot</source>
            <translation>Capacités / Tir défensif</translation>
        </message>
        <message>
            <source>Defensive Shot: A shot when contacted</source>
            <translation>Tir défensif : un tir à la prise de contact</translation>
        </message>
        <message>
            <source>An enemy's contact lets the unit fire at that enemy at point blank, provided that until then it was waiting and free and its ranged weapon is ready for use (loaded, in working order).</source>
            <translation>Le contact d'un adversaire permet au Personnage de tirer sur cet adversaire à bout portant, pourvu qu'il ait été jusque-là activable et libre et que son arme à distance soit prête à l'emploi (chargée, en état de marche).</translation>
        </message>
        <message>
            <source>Defensive Shot: Before the close attack</source>
            <translation>Tir défensif : avant l'attaque au contact</translation>
        </message>
        <message>
            <source>The shot is resolved before the attack sequence of that contact.</source>
            <translation>Le tir est résolu avant l'attaque au contact née de ce contact.</translation>
        </message>
        <message>
            <source>Special Abilities / Demoralize</source>
            <translation>Capacités / Démoralisant</translation>
        </message>
        <message>
            <source>Demoralize: Double loss of CMD</source>
            <translation>Démoralisant : perte de CMD doublée</translation>
        </message>
        <message>
            <source>When the unit kills an enemy having at least 1 CMD, the enemy loses twice that CMD, from the current and the basic score.</source>
            <translation>Quand le Personnage tue un adversaire qui a au moins 1 CMD, l'adversaire perd le double de ce CMD, sur la valeur actuelle et sur la valeur de base.</translation>
        </message>
        <message>
            <source>Special Abilities / Discretion</source>
            <translation>Capacités / Discrétion</translation>
        </message>
        <message>
            <source>Discretion: Off while engaged</source>
            <translation>Discrétion : inactive quand il est engagé</translation>
        </message>
        <message>
            <source>An engaged unit does not profit from it.</source>
            <translation>Un Personnage engagé n'en profite pas.</translation>
        </message>
        <message>
            <source>Discretion: No direct target from afar</source>
            <translation>Discrétion : pas de cible directe de loin</translation>
        </message>
        <message>
            <source>From beyond x fathoms nobody can take it as direct target of a Shoot or Charge; from x or nearer it is open as usual.</source>
            <translation>Au-delà de x toises, nul ne peut le prendre comme cible directe d'un Tir ou d'une Charge ; à x ou moins, il peut être choisi comme d'habitude.</translation>
        </message>
        <message>
            <source>Discretion: Templates</source>
            <translation>Discrétion : gabarits</translation>
        </message>
        <message>
            <source>An explosion or blast template may not be used if all the targets in it are enemies whose Discretion all work against the shooter.</source>
            <translation>Un gabarit d'explosion ou de souffle ne peut pas être utilisé si toutes les cibles qu'il contient sont des adversaires dont la Discrétion agit pour chacun contre le tireur.</translation>
        </message>
        <message>
            <source>Special Abilities / Dodge</source>
            <translation>Capacités / Esquive</translation>
        </message>
        <message>
            <source>Dodge: Roll when contacted</source>
            <translation>Esquive : jet à la prise de contact</translation>
        </message>
        <message>
            <source>As soon as an enemy engages it by contact the unit may roll 1d6; x or less: it is moved up to 3 fathoms.</source>
            <translation>Dès qu'un adversaire l'engage par contact, le Personnage peut lancer 1d6 ; x ou moins : il est déplacé de 3 toises au plus.</translation>
        </message>
        <message>
            <source>Dodge: The enemy stays where contact was made</source>
            <translation>Esquive : l'adversaire reste où le contact s'est fait</translation>
        </message>
        <message>
            <source>The engaging enemy's movement ends at the point of contact.</source>
            <translation>Le déplacement de l'adversaire qui engage s'arrête au point de contact.</translation>
        </message>
        <message>
            <source>Dodge: Once per Action phase</source>
            <translation>Esquive : une fois par phase d'actions</translation>
        </message>
        <message>
            <source>Only one attempt in each Action phase.</source>
            <translation>Une seule tentative par phase d'actions.</translation>
        </message>
        <message>
            <source>Dodge: Limits of the move</source>
            <translation>Esquive : limites du déplacement</translation>
        </message>
        <message>
            <source>The move may touch no enemy and enter no enemy control area; leaving the area of the enemy just dodged is fine.</source>
            <translation>Le déplacement ne peut ni toucher un adversaire ni entrer dans une zone de contrôle adverse ; quitter la zone de l'adversaire tout juste esquivé est permis.</translation>
        </message>
        <message>
            <source>Dodge: No way out, no Dodge</source>
            <translation>Esquive : pas d'issue, pas d'Esquive</translation>
        </message>
        <message>
            <source>A move that cannot be made means no Dodge.</source>
            <translation>Un déplacement qui ne peut pas être effectué signifie qu'il n'y a pas d'Esquive.</translation>
        </message>
        <message>
            <source>Dodge: Not when down or engaged</source>
            <translation>Esquive : pas quand il est À terre ou engagé</translation>
        </message>
        <message>
            <source>No Dodge for a unit that lies Knocked Down, nor for one that was engaged before.</source>
            <translation>Pas d'Esquive pour un Personnage À terre, ni pour un Personnage déjà engagé auparavant.</translation>
        </message>
        <message>
            <source>Special Abilities / Eager</source>
            <translation>Capacités / Fougue</translation>
        </message>
        <message>
            <source>Eager: +x CBT in the first sequence</source>
            <translation>Fougue : +x CBT dans la première attaque au contact</translation>
        </message>
        <message>
            <source>Against each opponent the wielder has +x CBT in their first attack sequence only, whichever of the two made contact.</source>
            <translation>Contre chaque adversaire, le porteur de l'arme a +x CBT dans leur première attaque au contact seulement, quel que soit celui des deux qui a pris le contact.</translation>
        </message>
        <message>
            <source>Special Abilities / Elusive</source>
            <translation>Capacités / Insaisissable</translation>
        </message>
        <message>
            <source>Elusive: Ignores control areas</source>
            <translation>Insaisissable : ignore les zones de contrôle</translation>
        </message>
        <message>
            <source>The unit is untouched by enemy control areas and may move through them freely.</source>
            <translation>Les zones de contrôle adverses n'affectent pas le Personnage, qui peut les traverser librement.</translation>
        </message>
        <message>
            <source>Elusive: Cancels Attack of Opportunity</source>
            <translation>Insaisissable : annule Attaque d'opportunité</translation>
        </message>
        <message>
            <source>Attack of Opportunity does not strike it (but see Intercept, SA-093).</source>
            <translation>Attaque d'opportunité ne le frappe pas (mais voir Interception, SA-093).</translation>
        </message>
        <message>
            <source>Special Abilities / Emancipated</source>
            <translation>Capacités / Émancipé</translation>
        </message>
        <message>
            <source>Emancipated: A lemure as an ordinary unit</source>
            <translation>Émancipé : un Lémure comme un Personnage ordinaire</translation>
        </message>
        <message>
            <source>Such a lemure starts on the table like other units, cannot be invoked and carries no spell.</source>
            <translation>Un tel Lémure commence sur la table comme les autres Personnages, ne peut pas être invoqué et ne porte aucun sort.</translation>
        </message>
        <message>
            <source>Special Abilities / Entangle</source>
            <translation>Capacités / Entrave</translation>
        </message>
        <message>
            <source>Entangle: No Retreat from it</source>
            <translation>Entrave : pas de Retraite</translation>
        </message>
        <message>
            <source>A unit engaged with it whose base is not larger than its own cannot Retreat.</source>
            <translation>Un Personnage engagé avec lui et dont le socle n'est pas plus grand que le sien ne peut pas effectuer de Retraite.</translation>
        </message>
        <message>
            <source>Special Abilities / Erratic Movement</source>
            <translation>Capacités / Déplacement erratique</translation>
        </message>
        <message>
            <source>Erratic Movement: +x DEF against shots, at most 5</source>
            <translation>Déplacement erratique : +x DEF contre les tirs, au plus 5</translation>
        </message>
        <message>
            <source>Against ranged attacks the unit has +x DEF, up to 5.</source>
            <translation>Contre les attaques à distance, le Personnage a +x DEF, jusqu'à 5.</translation>
        </message>
        <message>
            <source>Special Abilities / Evasive</source>
            <translation>Capacités / Évasif</translation>
        </message>
        <message>
            <source>Evasive: Cannot be picked while an ally fights the same enemy</source>
            <translation>Évasif : ne peut pas être choisi tant qu'un allié combat le même adversaire</translation>
        </message>
        <message>
            <source>An enemy engaged with this unit and with at least one of its allies may not, in its own activation, pick this unit as target.</source>
            <translation>Un adversaire engagé avec ce Personnage et avec au moins un de ses alliés ne peut pas, pendant sa propre activation, choisir ce Personnage comme cible.</translation>
        </message>
        <message>
            <source>Evasive: All Evasive</source>
            <translation>Évasif : tous Évasifs</translation>
        </message>
        <message>
            <source>If every unit touching the enemy has Evasive, their player decides which of them it fights.</source>
            <translation>Si tous les Personnages au contact de l'adversaire ont Évasif, leur joueur décide lequel d'entre eux il combat.</translation>
        </message>
        <message>
            <source>Special Abilities / Expertise</source>
            <translation>Capacités / Expertise</translation>
        </message>
        <message>
            <source>Expertise: Concentration in place of Focus</source>
            <translation>Expertise : Concentration au lieu de Focalisation</translation>
        </message>
        <message>
            <source>The unit uses exhausting powers by a Concentration action; whatever needs Focus may be done by Concentration.</source>
            <translation>Le Personnage utilise les pouvoirs exténuants par une action de Concentration ; tout ce qui demande une Focalisation peut se faire par une Concentration.</translation>
        </message>
        <message>
            <source>Special Abilities / Fanatic</source>
            <translation>Capacités / Fanatique</translation>
        </message>
        <message>
            <source>Fanatic: Other modifiers when Wounded</source>
            <translation>Fanatique : d'autres modificateurs quand il est Blessé</translation>
        </message>
        <message>
            <source>When Wounded its CBT, DEF (5 at most) and FTH rise by 1 and its MVT and SHS fall by 1, in place of the common penalties.</source>
            <translation>Quand il est Blessé, ses CBT, DEF (5 au plus) et FTH augmentent de 1 et ses DPT et TIR baissent de 1, à la place des malus communs.</translation>
        </message>
        <message>
            <source>Fanatic: Green scores</source>
            <translation>Fanatique : valeurs vertes</translation>
        </message>
        <message>
            <source>A Fanatic's wounded scores stand on green on the card.</source>
            <translation>Les valeurs de Blessé d'un Fanatique figurent sur fond vert sur la carte.</translation>
        </message>
        <message>
            <source>Special Abilities / Fast</source>
            <translation>Capacités / Rapide</translation>
        </message>
        <message>
            <source>Fast: x more fathoms in Charge and Run</source>
            <translation>Rapide : x toises de plus en Charge et en Course</translation>
        </message>
        <message>
            <source>In a Charge or Run it moves up to x fathoms more.</source>
            <translation>Lors d'une Charge ou d'une Course, son déplacement gagne jusqu'à x toises.</translation>
        </message>
        <message>
            <source>Special Abilities / Fierce</source>
            <translation>Capacités / Féroce</translation>
        </message>
        <message>
            <source>Fierce: +x CBT against supported enemies</source>
            <translation>Féroce : +x CBT contre les adversaires soutenus</translation>
        </message>
        <message>
            <source>Any support bonus of its opponent gives it +x CBT, once, however many supporters there are.</source>
            <translation>Tout bonus de soutien de son adversaire lui donne +x CBT, une seule fois, quel que soit le nombre de soutiens.</translation>
        </message>
        <message>
            <source>Special Abilities / First Contact</source>
            <translation>Capacités / Premier contact</translation>
        </message>
        <message>
            <source>First Contact: Extra for the first Dominance</source>
            <translation>Premier contact : supplément pour la première Dominance</translation>
        </message>
        <message>
            <source>Only in the reckoning of Dominance before the first turn, it adds x.</source>
            <translation>Seulement dans le calcul de la Dominance avant le premier tour de jeu, il ajoute x.</translation>
        </message>
        <message>
            <source>Special Abilities / Frantic</source>
            <translation>Capacités / Frénétique</translation>
        </message>
        <message>
            <source>Frantic: Two sequences in Mêlée, Charge and Attack</source>
            <translation>Frénétique : deux attaques au contact en Mêlée, Charge et Attaque</translation>
        </message>
        <message>
            <source>In a Mêlée, Charge or Attack action it fights two attack sequences in a row.</source>
            <translation>Lors d'une action de Mêlée, de Charge ou d'Attaque, il résout deux attaques au contact de suite.</translation>
        </message>
        <message>
            <source>Special Abilities / Fury</source>
            <translation>Capacités / Furie</translation>
        </message>
        <message>
            <source>Fury: No Charge penalty</source>
            <translation>Furie : aucun malus de Charge</translation>
        </message>
        <message>
            <source>A Charge does not cost it -1 CBT.</source>
            <translation>Une Charge ne lui coûte pas -1 CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Harmless</source>
            <translation>Capacités / Inoffensif</translation>
        </message>
        <message>
            <source>Harmless: No control area</source>
            <translation>Inoffensif : aucune zone de contrôle</translation>
        </message>
        <message>
            <source>The unit has no control area.</source>
            <translation>Le Personnage n'a pas de zone de contrôle.</translation>
        </message>
        <message>
            <source>Special Abilities / Healer</source>
            <translation>Capacités / Guérisseur</translation>
        </message>
        <message>
            <source>Healer: An exhausting power</source>
            <translation>Guérisseur : un pouvoir exténuant</translation>
        </message>
        <message>
            <source>It takes a Focus action.</source>
            <translation>Il demande une action de Focalisation.</translation>
        </message>
        <message>
            <source>Healer: x LP to itself or an ally in contact</source>
            <translation>Guérisseur : x LP à lui-même ou à un allié au contact</translation>
        </message>
        <message>
            <source>It gives back x LP to itself or to one ally it touches.</source>
            <translation>Il rend x LP à lui-même ou à un allié à son contact.</translation>
        </message>
        <message>
            <source>Healer: Not for Invulnerable units</source>
            <translation>Guérisseur : pas pour les Invulnérables</translation>
        </message>
        <message>
            <source>It cannot heal a unit with Invulnerable.</source>
            <translation>Il ne peut pas soigner un Personnage qui a Invulnérable.</translation>
        </message>
        <message>
            <source>Special Abilities / Heavy</source>
            <translation>Capacités / Lourd</translation>
        </message>
        <message>
            <source>Heavy: No move with the shot</source>
            <translation>Lourd : aucun déplacement avec le tir</translation>
        </message>
        <message>
            <source>With this weapon the unit cannot move in a ranged attack action.</source>
            <translation>Avec cette arme, le Personnage ne peut pas se déplacer lors d'une action d'attaque à distance.</translation>
        </message>
        <message>
            <source>Special Abilities / Huge</source>
            <translation>Capacités / Énorme</translation>
        </message>
        <message>
            <source>Huge: Retreat with any move</source>
            <translation>Énorme : Retraite avec n'importe quel déplacement</translation>
        </message>
        <message>
            <source>In a Retreat, after the one-sided attack, it may move as in a Run, an Attack or a Charge in place of the Retreat move.</source>
            <translation>Lors d'une Retraite, après l'attaque unilatérale, il peut se déplacer comme pour une Course, une Attaque ou une Charge au lieu du déplacement de Retraite.</translation>
        </message>
        <message>
            <source>Special Abilities / Immunity</source>
            <translation>Capacités / Immunité</translation>
        </message>
        <message>
            <source>Immunity: No damage of the kind</source>
            <translation>Immunité : aucun dégât de ce genre</translation>
        </message>
        <message>
            <source>Damage coming from the named source has no effect on it.</source>
            <translation>Les dégâts qui viennent de la source nommée n'ont aucun effet sur lui.</translation>
        </message>
        <message>
            <source>Immunity: States still take hold</source>
            <translation>Immunité : les états prennent quand même</translation>
        </message>
        <message>
            <source>States that go with the effect still affect it.</source>
            <translation>Les états qui accompagnent l'effet l'affectent toujours.</translation>
        </message>
        <message>
            <source>Special Abilities / Impressive</source>
            <translation>Capacités / Imposant</translation>
        </message>
        <message>
            <source>Impressive: May be shot at though not nearest</source>
            <translation>Imposant : peut être visé sans être le plus proche</translation>
        </message>
        <message>
            <source>A shooter may target it even if other enemies are nearer; of several such units in clear line of fire any may be chosen, or none.</source>
            <translation>Un tireur peut le prendre pour cible même si d'autres adversaires sont plus proches ; parmi plusieurs Personnages de ce genre en ligne de tir dégagée, il peut choisir n'importe lequel, ou aucun.</translation>
        </message>
        <message>
            <source>Special Abilities / Insignificant</source>
            <translation>Capacités / Insignifiant</translation>
        </message>
        <message>
            <source>Insignificant: Not in the first Dominance</source>
            <translation>Insignifiant : pas dans la première Dominance</translation>
        </message>
        <message>
            <source>It does not count in the starting Dominance score.</source>
            <translation>Il ne compte pas dans la valeur de Dominance de départ.</translation>
        </message>
        <message>
            <source>Insignificant: Not among the losses</source>
            <translation>Insignifiant : pas parmi les pertes</translation>
        </message>
        <message>
            <source>Its loss does not count when losses are compared for Dominance.</source>
            <translation>Sa perte ne compte pas quand les pertes sont comparées pour la Dominance.</translation>
        </message>
        <message>
            <source>Special Abilities / Intangible</source>
            <translation>Capacités / Intangible</translation>
        </message>
        <message>
            <source>Intangible: Moves through everything</source>
            <translation>Intangible : se déplace à travers tout</translation>
        </message>
        <message>
            <source>Neither terrain nor units hinder its movement.</source>
            <translation>Ni le terrain ni les Personnages ne gênent son déplacement.</translation>
        </message>
        <message>
            <source>Intangible: Not ending in Impassable</source>
            <translation>Intangible : ne termine pas en terrain infranchissable</translation>
        </message>
        <message>
            <source>Its movement may not end in Impassable terrain.</source>
            <translation>Son déplacement ne peut pas se terminer en terrain infranchissable.</translation>
        </message>
        <message>
            <source>Intangible: Control areas at the end only</source>
            <translation>Intangible : zones de contrôle à la fin seulement</translation>
        </message>
        <message>
            <source>Control areas do not affect it while moving but do at the end of its movement; starting in one it pays no CMD.</source>
            <translation>Les zones de contrôle ne l'affectent pas pendant son déplacement, mais l'affectent à la fin de celui-ci ; s'il commence dans l'une d'elles, il ne paie aucun PC.</translation>
        </message>
        <message>
            <source>Intangible: Breaking contact is free of attack</source>
            <translation>Intangible : quitter le contact sans attaque</translation>
        </message>
        <message>
            <source>It suffers no one-sided attack when it breaks contact.</source>
            <translation>Il ne subit aucune attaque unilatérale quand il quitte le contact.</translation>
        </message>
        <message>
            <source>Intangible: Lemure and Difficult terrain</source>
            <translation>Intangible : Lémure et terrain difficile</translation>
        </message>
        <message>
            <source>A lemure with it may pass through Difficult terrain but end there only with Strider.</source>
            <translation>Un Lémure qui l'a peut traverser un terrain difficile, mais n'y terminer que s'il a Arpenteur.</translation>
        </message>
        <message>
            <source>Special Abilities / Intercept</source>
            <translation>Capacités / Interception</translation>
        </message>
        <message>
            <source>Intercept: Wide control area against lemures</source>
            <translation>Interception : grande zone de contrôle contre les Lémures</translation>
        </message>
        <message>
            <source>Against lemures its control area reaches x fathoms from its base.</source>
            <translation>Contre les Lémures, sa zone de contrôle s'étend à x toises de son socle.</translation>
        </message>
        <message>
            <source>Intercept: Cancels Elusive, Burrower, Intangible inside</source>
            <translation>Interception : annule Insaisissable, Fouisseur, Intangible à l'intérieur</translation>
        </message>
        <message>
            <source>For enemies inside its control area (the usual one, or the wide one for lemures) Elusive, Burrower and Intangible do not work.</source>
            <translation>Pour les adversaires dans sa zone de contrôle (l'habituelle, ou la grande pour les Lémures), Insaisissable, Fouisseur et Intangible n'ont aucun effet.</translation>
        </message>
        <message>
            <source>Intercept: Attack of Opportunity works even on Elusive</source>
            <translation>Interception : Attaque d'opportunité agit même sur un Insaisissable</translation>
        </message>
        <message>
            <source>If it also has Attack of Opportunity it may use it inside its area even against an Elusive enemy.</source>
            <translation>S'il a aussi Attaque d'opportunité, il peut l'utiliser dans sa zone même contre un adversaire Insaisissable.</translation>
        </message>
        <message>
            <source>Intercept: Lemure leaving it is struck</source>
            <translation>Interception : un Lémure qui le quitte est frappé</translation>
        </message>
        <message>
            <source>A lemure engaged with it that breaks contact suffers a one-sided attack as in a Retreat.</source>
            <translation>Un Lémure engagé avec lui qui quitte le contact subit une attaque unilatérale comme lors d'une Retraite.</translation>
        </message>
        <message>
            <source>Special Abilities / Invulnerable</source>
            <translation>Capacités / Invulnérable</translation>
        </message>
        <message>
            <source>Invulnerable: 1 damage per hit</source>
            <translation>Invulnérable : 1 dégât par touche</translation>
        </message>
        <message>
            <source>Whatever the power table shows, each hit costs 1 damage, provided the table's damage is above 0.</source>
            <translation>Quoi qu'indique le tableau de puissance, chaque touche coûte 1 dégât, pourvu que les dégâts du tableau soient supérieurs à 0.</translation>
        </message>
        <message>
            <source>Invulnerable: Untouched by states</source>
            <translation>Invulnérable : insensible aux états</translation>
        </message>
        <message>
            <source>State changes, good or bad, do not affect it, except those on its own card or from its own abilities.</source>
            <translation>Les changements d'état, bons ou mauvais, ne l'affectent pas, sauf ceux de sa propre carte ou de ses propres capacités.</translation>
        </message>
        <message>
            <source>Invulnerable: Explosions and blasts only on 6</source>
            <translation>Invulnérable : explosions et souffles seulement sur 6</translation>
        </message>
        <message>
            <source>From other effects (explosions, blasts and the like) only dice showing 6 count, and each deals 1 damage.</source>
            <translation>Des autres effets (explosions, souffles et semblables), seuls comptent les dés qui affichent 6, et chacun inflige 1 dégât.</translation>
        </message>
        <message>
            <source>Invulnerable: DEF 6 for good</source>
            <translation>Invulnérable : DEF 6 pour de bon</translation>
        </message>
        <message>
            <source>Its DEF is always 6 and is never modified unless that is said in so many words.</source>
            <translation>Sa DEF est toujours de 6 et n'est jamais modifiée, à moins que ce soit dit expressément.</translation>
        </message>
        <message>
            <source>Special Abilities / Leader</source>
            <translation>Capacités / Meneur</translation>
        </message>
        <message>
            <source>Leader: CMD counts double for hiring troopers</source>
            <translation>Meneur : le CMD compte double pour recruter des Troupiers</translation>
        </message>
        <message>
            <source>In working out how many troopers may be hired its CMD counts twice.</source>
            <translation>Dans le calcul du nombre de Troupiers recrutables, son CMD compte deux fois.</translation>
        </message>
        <message>
            <source>Special Abilities / Levitation</source>
            <translation>Capacités / Lévitation</translation>
        </message>
        <message>
            <source>Levitation: Over Difficult terrain</source>
            <translation>Lévitation : par-dessus le terrain difficile</translation>
        </message>
        <message>
            <source>Difficult terrain does not hinder it; all other kinds do as usual.</source>
            <translation>Le terrain difficile ne le gêne pas ; tous les autres genres le gênent comme d'habitude.</translation>
        </message>
        <message>
            <source>Levitation: Over units under 3 fathoms tall</source>
            <translation>Lévitation : par-dessus les Personnages de moins de 3 toises de haut</translation>
        </message>
        <message>
            <source>It may move over units less than 3 fathoms tall but not end on one.</source>
            <translation>Il peut se déplacer par-dessus les Personnages de moins de 3 toises de haut, mais pas terminer sur l'un d'eux.</translation>
        </message>
        <message>
            <source>Levitation: Control areas as usual</source>
            <translation>Lévitation : zones de contrôle comme d'habitude</translation>
        </message>
        <message>
            <source>Control areas affect it normally.</source>
            <translation>Les zones de contrôle l'affectent normalement.</translation>
        </message>
        <message>
            <source>Levitation: Lemure and Difficult terrain</source>
            <translation>Lévitation : Lémure et terrain difficile</translation>
        </message>
        <message>
            <source>A lemure with it may cross Difficult terrain but end there only with Strider.</source>
            <translation>Un Lémure qui l'a peut traverser un terrain difficile, mais n'y terminer que s'il a Arpenteur.</translation>
        </message>
        <message>
            <source>Special Abilities / Life Drain</source>
            <translation>Capacités / Drain de vie</translation>
        </message>
        <message>
            <source>Life Drain: x damage that ignores Protection and Immunity</source>
            <translation>Drain de vie : x dégâts qui ignorent Protection et Immunité</translation>
        </message>
        <message>
            <source>The weapon inflicts x damage, ignoring Protection and every Immunity but Immunity to Life Drain.</source>
            <translation>L'arme inflige x dégâts, sans tenir compte de la Protection ni d'aucune Immunité, sauf l'Immunité à Drain de vie.</translation>
        </message>
        <message>
            <source>Life Drain: The wielder gains what it took</source>
            <translation>Drain de vie : le porteur gagne ce qu'il a pris</translation>
        </message>
        <message>
            <source>The wielder gains as many LP as the damage so inflicted in fact.</source>
            <translation>Le porteur de l'arme gagne autant de LP que de dégâts effectivement infligés ainsi.</translation>
        </message>
        <message>
            <source>Life Drain: Losses of the same sequence can be won back</source>
            <translation>Drain de vie : les pertes de la même attaque peuvent être regagnées</translation>
        </message>
        <message>
            <source>The gain can make up LP the wielder lost in that same attack sequence, unless it has died.</source>
            <translation>Le gain peut compenser les LP que le porteur de l'arme a perdus dans cette même attaque au contact, sauf s'il est mort.</translation>
        </message>
        <message>
            <source>Special Abilities / Limited Range</source>
            <translation>Capacités / Portée limitée</translation>
        </message>
        <message>
            <source>Limited Range: No target beyond x times Range</source>
            <translation>Portée limitée : aucune cible au-delà de x fois la portée</translation>
        </message>
        <message>
            <source>Targets farther than x times the weapon's Range cannot be chosen.</source>
            <translation>Les cibles plus éloignées que x fois la portée de l'arme ne peuvent pas être choisies.</translation>
        </message>
        <message>
            <source>Special Abilities / Lunge</source>
            <translation>Capacités / Allonge</translation>
        </message>
        <message>
            <source>Lunge: Control area of x fathoms</source>
            <translation>Allonge : zone de contrôle de x toises</translation>
        </message>
        <message>
            <source>The unit's control area reaches x fathoms from its base.</source>
            <translation>La zone de contrôle du Personnage s'étend à x toises de son socle.</translation>
        </message>
        <message>
            <source>Special Abilities / Man-at-arms</source>
            <translation>Capacités / Homme d'armes</translation>
        </message>
        <message>
            <source>Man-at-arms: Forces hits to be re-rolled</source>
            <translation>Homme d'armes : force à relancer des touches</translation>
        </message>
        <message>
            <source>After an enemy in contact is through with its re-rolls, the unit may make it throw again up to x of the dice that hit.</source>
            <translation>Après qu'un adversaire au contact a fini ses relances, le Personnage peut lui faire lancer de nouveau jusqu'à x des dés qui ont touché.</translation>
        </message>
        <message>
            <source>Man-at-arms: Even dice re-rolled before</source>
            <translation>Homme d'armes : même des dés déjà relancés</translation>
        </message>
        <message>
            <source>Dice already re-rolled may be forced once more.</source>
            <translation>Les dés déjà relancés peuvent être forcés une fois de plus.</translation>
        </message>
        <message>
            <source>Special Abilities / Maverick</source>
            <translation>Capacités / Insoumis</translation>
        </message>
        <message>
            <source>Maverick: Obeys only itself</source>
            <translation>Insoumis : n'obéit qu'à lui-même</translation>
        </message>
        <message>
            <source>It receives orders only from itself; vae victis and vae soli count unless it has those orders itself.</source>
            <translation>Il ne reçoit d'ordres que de lui-même ; cela vaut aussi pour Vae Victis et Vae Soli, sauf s'il a lui-même ces ordres.</translation>
        </message>
        <message>
            <source>Special Abilities / Moving Shot</source>
            <translation>Capacités / Tir en mouvement</translation>
        </message>
        <message>
            <source>Moving Shot: Shot in mid move</source>
            <translation>Tir en mouvement : tir au milieu du déplacement</translation>
        </message>
        <message>
            <source>It may move part way, shoot, then finish the move.</source>
            <translation>Il peut effectuer une partie de son déplacement, tirer, puis finir le déplacement.</translation>
        </message>
        <message>
            <source>Special Abilities / Munitions</source>
            <translation>Capacités / Munitions</translation>
        </message>
        <message>
            <source>Munitions: x uses per game</source>
            <translation>Munitions : x utilisations par partie</translation>
        </message>
        <message>
            <source>The weapon can be used only x times in a game.</source>
            <translation>L'arme ne peut être utilisée que x fois dans une partie.</translation>
        </message>
        <message>
            <source>Munitions: Show the shots left</source>
            <translation>Munitions : indiquer les tirs restants</translation>
        </message>
        <message>
            <source>The shots left are kept visible.</source>
            <translation>Les tirs restants restent visibles.</translation>
        </message>
        <message>
            <source>Special Abilities / Natural Talent</source>
            <translation>Capacités / Talent naturel</translation>
        </message>
        <message>
            <source>Natural Talent: At least x re-rolls</source>
            <translation>Talent naturel : au moins x relances</translation>
        </message>
        <message>
            <source>In an attack it never has fewer than x possible re-rolls, whatever its CBT or SHS.</source>
            <translation>Dans une attaque, il n'a jamais moins de x relances possibles, quel que soit son CBT ou son TIR.</translation>
        </message>
        <message>
            <source>Natural Talent: Each die once</source>
            <translation>Talent naturel : chaque dé une fois</translation>
        </message>
        <message>
            <source>No die is re-rolled twice.</source>
            <translation>Aucun dé n'est relancé deux fois.</translation>
        </message>
        <message>
            <source>Special Abilities / Pain</source>
            <translation>Capacités / Douleur</translation>
        </message>
        <message>
            <source>Pain: Wounded effects for x turns</source>
            <translation>Douleur : effets de Blessé pendant x tours de jeu</translation>
        </message>
        <message>
            <source>The victim at once has the negative effects of Wounded for x turns; its LP are unchanged.</source>
            <translation>La victime subit aussitôt les effets négatifs de Blessé pendant x tours de jeu ; ses LP ne changent pas.</translation>
        </message>
        <message>
            <source>Pain: Nothing for the Wounded</source>
            <translation>Douleur : rien pour les Blessés</translation>
        </message>
        <message>
            <source>A unit already Wounded gets nothing from it.</source>
            <translation>Un Personnage déjà Blessé n'en reçoit rien.</translation>
        </message>
        <message>
            <source>Pain: Fanatic and Berserker react as when Wounded</source>
            <translation>Douleur : Fanatique et Berserker réagissent comme Blessés</translation>
        </message>
        <message>
            <source>For a Fanatic or Berserker the effect is their own Wounded one.</source>
            <translation>Pour un Fanatique ou un Berserker, l'effet est celui de leur propre état Blessé.</translation>
        </message>
        <message>
            <source>Pain: No Wounded state, no Pain</source>
            <translation>Douleur : pas d'état Blessé, pas de Douleur</translation>
        </message>
        <message>
            <source>A unit without a Wounded state is not affected.</source>
            <translation>Un Personnage sans état Blessé n'est pas affecté.</translation>
        </message>
        <message>
            <source>Special Abilities / Prestige</source>
            <translation>Capacités / Prestige</translation>
        </message>
        <message>
            <source>Prestige: Hiring from the named Faction</source>
            <translation>Prestige : recrutement dans la faction nommée</translation>
        </message>
        <message>
            <source>An Officer with it may recruit units of that Faction into its Company.</source>
            <translation>Un Officier qui l'a peut recruter des Personnages de cette faction dans sa compagnie.</translation>
        </message>
        <message>
            <source>Special Abilities / Piercing Strike</source>
            <translation>Capacités / Frappe perforante</translation>
        </message>
        <message>
            <source>Piercing Strike: -x Protection</source>
            <translation>Frappe perforante : -x Protection</translation>
        </message>
        <message>
            <source>The opponent's PR is lowered by x, not below 0, before damage.</source>
            <translation>La PR de l'adversaire est abaissée de x, pas au-dessous de 0, avant les dégâts.</translation>
        </message>
        <message>
            <source>Piercing Strike: Cover too, for this attack</source>
            <translation>Frappe perforante : le couvert aussi, pour cette attaque</translation>
        </message>
        <message>
            <source>In a ranged attack the cover bonus is lowered too; the reduction lasts for the attack only.</source>
            <translation>Lors d'une attaque à distance, le bonus de couvert est abaissé aussi ; la réduction ne dure que pour l'attaque.</translation>
        </message>
        <message>
            <source>Special Abilities / Protective</source>
            <translation>Capacités / Protecteur</translation>
        </message>
        <message>
            <source>Protective: Keeps its control area when engaged</source>
            <translation>Protecteur : garde sa zone de contrôle quand il est engagé</translation>
        </message>
        <message>
            <source>Enemies in contact do not take away its control area.</source>
            <translation>Les adversaires au contact ne suppriment pas sa zone de contrôle.</translation>
        </message>
        <message>
            <source>Special Abilities / Rapid Strike</source>
            <translation>Capacités / Frappe rapide</translation>
        </message>
        <message>
            <source>Rapid Strike: Its damage comes first</source>
            <translation>Frappe rapide : ses dégâts viennent d'abord</translation>
        </message>
        <message>
            <source>In an attack sequence it inflicts its damage before the opponent's: with (Attack) in its own activation, with (Defense) in an enemy's activation.</source>
            <translation>Dans une attaque au contact, il inflige ses dégâts avant ceux de l'adversaire : avec (Attaque) pendant sa propre activation, avec (Défense) pendant l'activation d'un adversaire.</translation>
        </message>
        <message>
            <source>Rapid Strike: A killed opponent deals nothing</source>
            <translation>Frappe rapide : un adversaire tué n'inflige rien</translation>
        </message>
        <message>
            <source>If the opponent dies by it, the unit suffers nothing from that opponent's attack.</source>
            <translation>Si l'adversaire en meurt, le Personnage ne subit rien de l'attaque de cet adversaire.</translation>
        </message>
        <message>
            <source>Rapid Strike: Both have it: simultaneous</source>
            <translation>Frappe rapide : si les deux l'ont, simultané</translation>
        </message>
        <message>
            <source>Attacker with (Attack) against defender with (Defense): damage at the same time.</source>
            <translation>Attaquant avec (Attaque) contre défenseur avec (Défense) : dégâts en même temps.</translation>
        </message>
        <message>
            <source>Rapid Strike: States come at the end</source>
            <translation>Frappe rapide : les états viennent à la fin</translation>
        </message>
        <message>
            <source>State changes from the rapid hits apply with the enemy's at the end of the sequence.</source>
            <translation>Les changements d'état dus aux touches rapides s'appliquent avec ceux de l'adversaire à la fin de l'attaque au contact.</translation>
        </message>
        <message>
            <source>Special Abilities / Receive Charge</source>
            <translation>Capacités / Réception de charge</translation>
        </message>
        <message>
            <source>Receive Charge: +x CBT when charged</source>
            <translation>Réception de charge : +x CBT quand il est chargé</translation>
        </message>
        <message>
            <source>+x CBT in an attack sequence caused by an enemy's Charge action against the unit.</source>
            <translation>+x CBT dans une attaque au contact causée par l'action de Charge d'un adversaire contre le Personnage.</translation>
        </message>
        <message>
            <source>Special Abilities / Regeneration</source>
            <translation>Capacités / Régénération</translation>
        </message>
        <message>
            <source>Regeneration: x LP each Upkeep</source>
            <translation>Régénération : x LP à chaque phase d'entretien</translation>
        </message>
        <message>
            <source>It regains x LP in each Upkeep phase.</source>
            <translation>Il regagne x LP à chaque phase d'entretien.</translation>
        </message>
        <message>
            <source>Special Abilities / Reloading</source>
            <translation>Capacités / Rechargement</translation>
        </message>
        <message>
            <source>Reloading: x Focus actions between shots</source>
            <translation>Rechargement : x actions de Focalisation entre les tirs</translation>
        </message>
        <message>
            <source>After a shot the weapon shoots again only after x Focus actions in a row.</source>
            <translation>Après un tir, l'arme ne tire de nouveau qu'après x actions de Focalisation de suite.</translation>
        </message>
        <message>
            <source>Reloading: Keep count</source>
            <translation>Rechargement : tenir le compte</translation>
        </message>
        <message>
            <source>The Focus actions still needed are shown.</source>
            <translation>Les actions de Focalisation encore nécessaires sont indiquées.</translation>
        </message>
        <message>
            <source>Reloading: Loaded at the start</source>
            <translation>Rechargement : chargée au départ</translation>
        </message>
        <message>
            <source>All such weapons start the game loaded.</source>
            <translation>Toutes les armes de ce genre commencent la partie chargées.</translation>
        </message>
        <message>
            <source>Reloading: Engaged while reloading</source>
            <translation>Rechargement : engagé pendant le rechargement</translation>
        </message>
        <message>
            <source>A reloading unit that gets engaged has the choice: fight as usual and begin the reloading anew after the combat, or keep the count and go on reloading at the price of the one-sided attack that Focus provokes.</source>
            <translation>Un Personnage qui recharge et se trouve engagé a le choix : combattre comme d'habitude et recommencer le rechargement depuis le début après le combat, ou garder le compte et continuer à recharger au prix de l'attaque unilatérale que provoque la Focalisation.</translation>
        </message>
        <message>
            <source>Special Abilities / Resistance</source>
            <translation>Capacités / Résistance</translation>
        </message>
        <message>
            <source>Resistance: +x Protection against the kind</source>
            <translation>Résistance : +x Protection contre le genre</translation>
        </message>
        <message>
            <source>+x PR against damage of the named kind of effect or weapon.</source>
            <translation>+x PR contre les dégâts du genre d'effet ou d'arme nommé.</translation>
        </message>
        <message>
            <source>Special Abilities / Ricochet</source>
            <translation>Capacités / Ricochet</translation>
        </message>
        <message>
            <source>Ricochet: x damage back</source>
            <translation>Ricochet : x dégâts en retour</translation>
        </message>
        <message>
            <source>When it suffers damage it deals x damage, Protection ignored, to the enemy that caused it.</source>
            <translation>Quand il subit des dégâts, il inflige x dégâts, sans tenir compte de la Protection, à l'adversaire qui les a causés.</translation>
        </message>
        <message>
            <source>Ricochet: Only damage of attack sequences</source>
            <translation>Ricochet : seulement les dégâts d'attaque</translation>
        </message>
        <message>
            <source>Only close and ranged attack sequences count, not states, orders, auras, abilities, explosions or blasts.</source>
            <translation>Seules comptent les attaques au contact et les attaques à distance, pas les états, ordres, auras, capacités, explosions ou souffles.</translation>
        </message>
        <message>
            <source>Special Abilities / Runaway</source>
            <translation>Capacités / Fuyard</translation>
        </message>
        <message>
            <source>Runaway: -2 CBT for the parting blow</source>
            <translation>Fuyard : -2 CBT pour le coup de départ</translation>
        </message>
        <message>
            <source>When it declares a Retreat the opponent's one-sided attack roll has -2 CBT.</source>
            <translation>Quand il déclare une Retraite, le jet d'attaque unilatérale de l'adversaire a -2 CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Scout</source>
            <translation>Capacités / Éclaireur</translation>
        </message>
        <message>
            <source>Scout: Better choice of terrain</source>
            <translation>Éclaireur : meilleur choix du terrain</translation>
        </message>
        <message>
            <source>It helps its player to choose terrain; the exact rule is in the complete rules, not in this text.</source>
            <translation>Il aide son joueur à choisir le terrain ; la règle exacte est dans les règles complètes, pas dans ce texte.</translation>
        </message>
        <message>
            <source>Special Abilities / Slow</source>
            <translation>Capacités / Lent</translation>
        </message>
        <message>
            <source>Slow: Its Charge meets a one-sided attack</source>
            <translation>Lent : sa Charge se heurte à une attaque unilatérale</translation>
        </message>
        <message>
            <source>Its Charge may reach contact, but then the enemy makes a one-sided attack at -1 CBT in place of a normal sequence.</source>
            <translation>Sa Charge peut atteindre le contact, mais l'adversaire effectue alors une attaque unilatérale à -1 CBT au lieu d'une attaque au contact normale.</translation>
        </message>
        <message>
            <source>Special Abilities / Sniper</source>
            <translation>Capacités / Tireur d'élite</translation>
        </message>
        <message>
            <source>Sniper: Any visible target</source>
            <translation>Tireur d'élite : toute cible visible</translation>
        </message>
        <message>
            <source>It need not take the nearest enemy; any target in clear line of fire will do.</source>
            <translation>Il n'est pas obligé de prendre l'adversaire le plus proche ; toute cible en ligne de tir dégagée convient.</translation>
        </message>
        <message>
            <source>Special Abilities / Spiritual Damage</source>
            <translation>Capacités / Dégâts spirituels</translation>
        </message>
        <message>
            <source>Spiritual Damage: Faith in place of Protection</source>
            <translation>Dégâts spirituels : la Foi au lieu de la Protection</translation>
        </message>
        <message>
            <source>In its attack sequence the opponent's FTH is subtracted from the damage, not its PR.</source>
            <translation>Dans son attaque au contact, c'est la FTH de l'adversaire qui est soustraite des dégâts, et non sa PR.</translation>
        </message>
        <message>
            <source>Spiritual Damage: Unbelievers are not protected</source>
            <translation>Dégâts spirituels : les Incroyants ne sont pas protégés</translation>
        </message>
        <message>
            <source>An Unbeliever subtracts nothing.</source>
            <translation>Un Incroyant ne soustrait rien.</translation>
        </message>
        <message>
            <source>Special Abilities / Strider</source>
            <translation>Capacités / Arpenteur</translation>
        </message>
        <message>
            <source>Strider: Difficult terrain free</source>
            <translation>Arpenteur : terrain difficile gratuit</translation>
        </message>
        <message>
            <source>Run and Charge through Difficult terrain cost it no CMD.</source>
            <translation>Course et Charge à travers un terrain difficile ne lui coûtent aucun PC.</translation>
        </message>
        <message>
            <source>Strider: Lemures need it</source>
            <translation>Arpenteur : les Lémures en ont besoin</translation>
        </message>
        <message>
            <source>A lemure may enter or end in Difficult terrain only with Strider; one with Burrower, Intangible or Levitation may pass it but not end there (SA-031, SA-090, SA-103).</source>
            <translation>Un Lémure ne peut entrer ou terminer en terrain difficile qu'avec Arpenteur ; celui qui a Fouisseur, Intangible ou Lévitation peut le franchir, mais pas y terminer (SA-031, SA-090, SA-103).</translation>
        </message>
        <message>
            <source>Special Abilities / Teleportation</source>
            <translation>Capacités / Téléportation</translation>
        </message>
        <message>
            <source>Teleportation: No Run, Charge or Retreat</source>
            <translation>Téléportation : ni Course, ni Charge, ni Retraite</translation>
        </message>
        <message>
            <source>It cannot perform these three actions.</source>
            <translation>Il ne peut pas effectuer ces trois actions.</translation>
        </message>
        <message>
            <source>Teleportation: Nothing hinders it</source>
            <translation>Téléportation : rien ne le gêne</translation>
        </message>
        <message>
            <source>Terrain and units do not hinder its move; it cannot end in another unit or in Impassable terrain.</source>
            <translation>Ni le terrain ni les Personnages ne gênent son déplacement ; il ne peut terminer ni dans un autre Personnage ni en terrain infranchissable.</translation>
        </message>
        <message>
            <source>Teleportation: Control areas at start and end</source>
            <translation>Téléportation : zones de contrôle au départ et à l'arrivée</translation>
        </message>
        <message>
            <source>Control areas count only where its move starts or ends.</source>
            <translation>Les zones de contrôle ne comptent que là où son déplacement commence ou finit.</translation>
        </message>
        <message>
            <source>Teleportation: Cancels Attack of Opportunity in contact</source>
            <translation>Téléportation : annule Attaque d'opportunité au contact</translation>
        </message>
        <message>
            <source>Ending in contact with a unit that has Attack of Opportunity, it suffers none.</source>
            <translation>S'il termine au contact d'un Personnage qui a Attaque d'opportunité, il n'en subit aucune.</translation>
        </message>
        <message>
            <source>Teleportation: Mêlée as others</source>
            <translation>Téléportation : Mêlée comme les autres</translation>
        </message>
        <message>
            <source>In a Mêlée action it acts like any unit.</source>
            <translation>Lors d'une action de Mêlée, il agit comme tout autre Personnage.</translation>
        </message>
        <message>
            <source>Special Abilities / Tenacious</source>
            <translation>Capacités / Tenace</translation>
        </message>
        <message>
            <source>Tenacious: +x CBT when contacted while waiting</source>
            <translation>Tenace : +x CBT quand il est contacté en étant activable</translation>
        </message>
        <message>
            <source>An enemy that makes contact with it before it has acted this turn gives it +x CBT.</source>
            <translation>Un adversaire qui prend contact avec lui avant qu'il ait agi dans ce tour de jeu lui donne +x CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Terror</source>
            <translation>Capacités / Terreur</translation>
        </message>
        <message>
            <source>Terror: -x CBT for enemies in contact</source>
            <translation>Terreur : -x CBT pour les adversaires au contact</translation>
        </message>
        <message>
            <source>Enemies touching it have -x CBT.</source>
            <translation>Les adversaires à son contact ont -x CBT.</translation>
        </message>
        <message>
            <source>Terror: Only the largest</source>
            <translation>Terreur : seulement la plus forte</translation>
        </message>
        <message>
            <source>A unit suffers only the largest Terror.</source>
            <translation>Un Personnage ne subit que la plus forte Terreur.</translation>
        </message>
        <message>
            <source>Special Abilities / Trained Gunman</source>
            <translation>Capacités / Tireur entraîné</translation>
        </message>
        <message>
            <source>Trained Gunman: +x SHS if it stands still</source>
            <translation>Tireur entraîné : +x TIR s'il reste immobile</translation>
        </message>
        <message>
            <source>+x SHS if it moves neither before nor after the ranged attack.</source>
            <translation>+x TIR s'il ne se déplace ni avant ni après l'attaque à distance.</translation>
        </message>
        <message>
            <source>Special Abilities / Uncontrollable</source>
            <translation>Capacités / Incontrôlable</translation>
        </message>
        <message>
            <source>Uncontrollable: 1 CMD for most actions</source>
            <translation>Incontrôlable : 1 PC pour la plupart des actions</translation>
        </message>
        <message>
            <source>When it is activated, any action but Attack, Walk or Mêlée costs 1 CMD; that is not an order.</source>
            <translation>Quand il est activé, toute action autre qu'Attaque, Marche ou Mêlée coûte 1 PC ; ce n'est pas un ordre.</translation>
        </message>
        <message>
            <source>Uncontrollable: Not paid: it may do nothing</source>
            <translation>Incontrôlable : sans paiement, il peut ne rien faire</translation>
        </message>
        <message>
            <source>If its player does not pay, it can still be activated and do nothing.</source>
            <translation>Si son joueur ne paie pas, il peut quand même être activé et ne rien faire.</translation>
        </message>
        <message>
            <source>Special Abilities / Vicious</source>
            <translation>Capacités / Vicieux</translation>
        </message>
        <message>
            <source>Vicious: +x CBT in one-sided attacks</source>
            <translation>Vicieux : +x CBT dans les attaques unilatérales</translation>
        </message>
        <message>
            <source>+x CBT in any one-sided attack it makes.</source>
            <translation>+x CBT dans toute attaque unilatérale qu'il effectue.</translation>
        </message>
        <message>
            <source>Special Abilities / Vulnerability</source>
            <translation>Capacités / Vulnérabilité</translation>
        </message>
        <message>
            <source>Vulnerability: PR is x against the kind</source>
            <translation>Vulnérabilité : PR de x contre le genre</translation>
        </message>
        <message>
            <source>Against the named kind of damage its PR is x.</source>
            <translation>Contre les dégâts du genre nommé, sa PR est de x.</translation>
        </message>
        <message>
            <source>Special Abilities / Strider; States / Controlled X</source>
            <translation>Capacités / Arpenteur ; États / Contrôlé X</translation>
        </message>
        <message>
            <source>Strider: What Difficult terrain costs the others</source>
            <translation>Arpenteur : ce que le terrain difficile coûte aux autres</translation>
        </message>
        <message>
            <source>A unit pays 1 CMD to Run or Charge across Difficult terrain, unless it has Strider or an ability that makes such terrain no hindrance.</source>
            <translation>Un Personnage paie 1 PC pour une Course ou une Charge à travers un terrain difficile, sauf s'il a Arpenteur ou une capacité pour laquelle un tel terrain n'est pas un obstacle.</translation>
        </message>
        <message>
            <source>Constructing Your Company</source>
            <translation>Composer sa compagnie</translation>
        </message>
        <message>
            <source>Army Points agreed first</source>
            <translation>Points d'armée convenus d'abord</translation>
        </message>
        <message>
            <source>Before raising Companies the players agree on the Army Points to spend; 200 AP is the standard, the worth of one basic box.</source>
            <translation>Avant de composer les compagnies, les joueurs conviennent des points d'armée à dépenser ; 200 AP est la norme, la valeur d'une boîte de base.</translation>
        </message>
        <message>
            <source>Total not above the agreement</source>
            <translation>Total ne dépassant pas l'accord</translation>
        </message>
        <message>
            <source>The AP of all units together must not be above the agreed total.</source>
            <translation>La somme des AP de tous les Personnages ne doit pas dépasser le total convenu.</translation>
        </message>
        <message>
            <source>One Faction</source>
            <translation>Une seule faction</translation>
        </message>
        <message>
            <source>All members are of one of the five Factions: Westerners, Saracens, the Lost, Demons, Mercenaries; hired Mercenaries are the exception.</source>
            <translation>Tous les membres appartiennent à l'une des cinq factions : Occidentaux, Sarrasins, Égarés, Démons, Mercenaires ; les Mercenaires recrutés font exception.</translation>
        </message>
        <message>
            <source>Exactly one Officer</source>
            <translation>Exactement un Officier</translation>
        </message>
        <message>
            <source>Each Company has one Officer, no fewer and no more.</source>
            <translation>Chaque compagnie a un Officier, ni moins ni plus.</translation>
        </message>
        <message>
            <source>Named independents once</source>
            <translation>Indépendants nommés une seule fois</translation>
        </message>
        <message>
            <source>An independent with an identity can be in a Company only once.</source>
            <translation>Un Indépendant qui a une identité ne peut être qu'une fois dans une compagnie.</translation>
        </message>
        <message>
            <source>Nameless independents freely</source>
            <translation>Indépendants sans nom librement</translation>
        </message>
        <message>
            <source>Nameless independents may be taken any number of times, unless Limited.</source>
            <translation>Les Indépendants sans nom peuvent être pris autant de fois que voulu, sauf s'ils sont Limités.</translation>
        </message>
        <message>
            <source>Troopers up to the basic Command score</source>
            <translation>Troupiers jusqu'à la valeur de commandement de base</translation>
        </message>
        <message>
            <source>A Company has at most as many troopers as its basic Command score.</source>
            <translation>Une compagnie a au plus autant de Troupiers que sa valeur de commandement de base.</translation>
        </message>
        <message>
            <source>Leader doubles</source>
            <translation>Meneur double</translation>
        </message>
        <message>
            <source>With the Leader ability a unit's CMD counts twice in this trooper limit only.</source>
            <translation>Avec la capacité Meneur, le CMD d'un Personnage compte deux fois dans cette limite de Troupiers seulement.</translation>
        </message>
        <message>
            <source>Limited x per 200 AP or part of it</source>
            <translation>Limité x par 200 AP ou fraction</translation>
        </message>
        <message>
            <source>A Limited x unit is hired at most x times for each full or started 200 AP.</source>
            <translation>Un Personnage Limité x est recruté au plus x fois par tranche de 200 AP, entière ou entamée.</translation>
        </message>
        <message>
            <source>Both limits together</source>
            <translation>Les deux limites ensemble</translation>
        </message>
        <message>
            <source>Limited troopers obey the Limited number and the trooper limit.</source>
            <translation>Les Troupiers Limités obéissent au nombre de Limité et à la limite de Troupiers.</translation>
        </message>
        <message>
            <source>Constructing Your Company / Recruiting Mercenaries</source>
            <translation>Composer sa compagnie / Recruter des Mercenaires</translation>
        </message>
        <message>
            <source>Mercenary troops may join others</source>
            <translation>Les troupes mercenaires peuvent rejoindre d'autres</translation>
        </message>
        <message>
            <source>Mercenary independents and troopers may be recruited by Companies of other Factions.</source>
            <translation>Les Indépendants et Troupiers Mercenaires peuvent être recrutés par les compagnies d'autres factions.</translation>
        </message>
        <message>
            <source>Mercenary Officer leads Mercenaries</source>
            <translation>Un Officier Mercenaire mène des Mercenaires</translation>
        </message>
        <message>
            <source>A Mercenary Officer leads no Company of another Faction; all its independents and troopers are Mercenaries, unless it has Prestige.</source>
            <translation>Un Officier Mercenaire ne mène aucune compagnie d'une autre faction ; tous ses Indépendants et Troupiers sont des Mercenaires, à moins qu'il ait Prestige.</translation>
        </message>
        <message>
            <source>CMD of a Mercenary independent hires only Mercenaries</source>
            <translation>Le CMD d'un Indépendant Mercenaire ne recrute que des Mercenaires</translation>
        </message>
        <message>
            <source>The CMD of a Mercenary independent allows only Mercenary troopers.</source>
            <translation>Le CMD d'un Indépendant Mercenaire ne permet que des Troupiers Mercenaires.</translation>
        </message>
        <message>
            <source>No own quota for Mercenary troopers</source>
            <translation>Aucun quota propre aux Troupiers Mercenaires</translation>
        </message>
        <message>
            <source>Any mix of Mercenary and other troopers is fine within the basic Command score.</source>
            <translation>Tout mélange de Troupiers Mercenaires et autres est permis dans la valeur de commandement de base.</translation>
        </message>
        <message>
            <source>Leader on a Mercenary independent</source>
            <translation>Meneur sur un Indépendant Mercenaire</translation>
        </message>
        <message>
            <source>The doubled CMD of a Mercenary independent with Leader still serves Mercenaries only.</source>
            <translation>Le CMD doublé d'un Indépendant Mercenaire qui a Meneur ne sert toujours qu'aux Mercenaires.</translation>
        </message>
        <message>
            <source>Constructing Your Company / Larger Battles</source>
            <translation>Composer sa compagnie / Affrontements plus grands</translation>
        </message>
        <message>
            <source>More than 200 AP</source>
            <translation>Plus de 200 AP</translation>
        </message>
        <message>
            <source>Larger games are possible, still with one Officer per Company.</source>
            <translation>Des parties plus grandes sont possibles, toujours avec un Officier par compagnie.</translation>
        </message>
        <message>
            <source>Lemures are not hired</source>
            <translation>Les Lémures ne se recrutent pas</translation>
        </message>
        <message>
            <source>Lemures invoked in play are no part of the list; an Emancipated one is.</source>
            <translation>Les Lémures invoqués en jeu ne font pas partie de la liste ; un Lémure Émancipé en fait partie.</translation>
        </message>
        <message>
            <source>Effets</source>
            <translation>Effets</translation>
        </message>
        <message>
            <source>Special effects are read from the card</source>
            <translation>Les effets spéciaux se lisent sur la carte</translation>
        </message>
        <message>
            <source>Besides abilities a unit may own any number of special effects. Each effect belongs to the unit that owns it and its whole text stands on that unit's recruitment card. Categories: order, spell, aura, or none.</source>
            <translation>Outre ses capacités, un Personnage peut posséder n'importe quel nombre d'effets spéciaux. Chaque effet appartient au Personnage qui le possède et son texte entier figure sur la carte de recrutement de ce Personnage. Catégories : ordre, sort, aura, ou aucune.</translation>
        </message>
        <message>
            <source>An effect overrules the rules</source>
            <translation>Un effet prévaut sur les règles</translation>
        </message>
        <message>
            <source>Where an effect and a rule of the game contradict each other, the effect wins.</source>
            <translation>Quand un effet et une règle du jeu se contredisent, l'effet l'emporte.</translation>
        </message>
        <message>
            <source>Clashing effects: the active unit's goes first</source>
            <translation>Effets en conflit : celui du Personnage actif d'abord</translation>
        </message>
        <message>
            <source>When two effects clash in timing and cannot be resolved together, the effect of the unit being activated is applied first; the other follows if it still can, and may be cancelled by it.</source>
            <translation>Quand deux effets sont en conflit de moment et ne peuvent pas être résolus ensemble, l'effet du Personnage en cours d'activation est appliqué en premier ; l'autre suit s'il le peut encore, et peut être annulé par lui.</translation>
        </message>
        <message>
            <source>Effets / Un peu de sémantique</source>
            <translation>Effets / Un peu de sémantique</translation>
        </message>
        <message>
            <source>An effect naming its owner means that one copy</source>
            <translation>Un effet qui nomme son possesseur désigne cet exemplaire</translation>
        </message>
        <message>
            <source>When an effect names the unit that owns it, it means exactly the copy using the effect, never other copies with the same name.</source>
            <translation>Quand un effet nomme le Personnage qui le possède, il désigne exactement l'exemplaire qui utilise l'effet, jamais d'autres exemplaires du même nom.</translation>
        </message>
        <message>
            <source>'Source' means the owning copy</source>
            <translation>« Source » désigne l'exemplaire possesseur</translation>
        </message>
        <message>
            <source>The word source in an effect means the copy of the unit that owns and uses the effect.</source>
            <translation>Dans un effet, le mot source désigne l'exemplaire du Personnage qui possède et utilise l'effet.</translation>
        </message>
        <message>
            <source>Allies, opponents and associate are the source's</source>
            <translation>Alliés, adversaires et associé sont ceux de la source</translation>
        </message>
        <message>
            <source>Allies and opponents named by an effect without more detail are those of the source; an associate is always the associate of the source.</source>
            <translation>Les alliés et adversaires qu'un effet nomme sans plus de précision sont ceux de la source ; un associé est toujours l'associé de la source.</translation>
        </message>
        <message>
            <source>Distances start at the source</source>
            <translation>Les distances partent de la source</translation>
        </message>
        <message>
            <source>A distance in an effect with no other starting point is measured from the source.</source>
            <translation>Dans un effet, une distance sans autre point de départ se mesure depuis la source.</translation>
        </message>
        <message>
            <source>Effets et déclencheurs</source>
            <translation>Effets et déclencheurs</translation>
        </message>
        <message>
            <source>Two types: permanent and temporary</source>
            <translation>Deux types : permanent et temporaire</translation>
        </message>
        <message>
            <source>Every effect with a category is either permanent (simply always applied) or temporary (must be triggered to apply).</source>
            <translation>Tout effet qui a une catégorie est soit permanent (simplement toujours appliqué), soit temporaire (il doit être déclenché pour s'appliquer).</translation>
        </message>
        <message>
            <source>Permanent effects carry the trigger Constant</source>
            <translation>Les effets permanents portent le déclencheur Constant</translation>
        </message>
        <message>
            <source>A permanent effect's trigger field always reads Constant; a temporary one's is one of Exhausting, Active, Passive, Free.</source>
            <translation>Le champ déclencheur d'un effet permanent indique toujours Constant ; celui d'un effet temporaire est l'un de Exténuant, Actif, Passif, Libre.</translation>
        </message>
        <message>
            <source>Exhausting needs Focus</source>
            <translation>Exténuant demande une Focalisation</translation>
        </message>
        <message>
            <source>An exhausting effect is triggered only by a Focus action of the unit.</source>
            <translation>Un effet exténuant n'est déclenché que par une action de Focalisation du Personnage.</translation>
        </message>
        <message>
            <source>Active needs Concentration</source>
            <translation>Actif demande une Concentration</translation>
        </message>
        <message>
            <source>An active effect is triggered only by a Concentration action of the unit.</source>
            <translation>Un effet actif n'est déclenché que par une action de Concentration du Personnage.</translation>
        </message>
        <message>
            <source>Passive: any moment of one's own activation</source>
            <translation>Passif : à tout moment de sa propre activation</translation>
        </message>
        <message>
            <source>A passive effect may be used at any moment of its user's activation, whatever the action; enemies get no reaction, engaged or not; but never while an attack, close or ranged, is being resolved.</source>
            <translation>Un effet passif peut être utilisé à tout moment de l'activation de celui qui l'utilise, quelle que soit l'action ; les adversaires n'ont aucune réaction, engagés ou non ; mais jamais pendant la résolution d'une attaque, au contact ou à distance.</translation>
        </message>
        <message>
            <source>Free: any moment of the Action phase</source>
            <translation>Libre : à tout moment de la phase d'actions</translation>
        </message>
        <message>
            <source>A free effect may be used at any moment of the Action phase: in an opponent's, an ally's or the user's own activation or between two activations, whether the user has been activated or not; never while an attack is being resolved, but just before or just after it.</source>
            <translation>Un effet libre peut être utilisé à tout moment de la phase d'actions : pendant l'activation d'un adversaire, d'un allié ou de celui qui l'utilise, ou entre deux activations, que celui-ci ait été activé ou non ; jamais pendant la résolution d'une attaque, mais juste avant ou juste après.</translation>
        </message>
        <message>
            <source>Effects without category follow their own text</source>
            <translation>Les effets sans catégorie suivent leur propre texte</translation>
        </message>
        <message>
            <source>An effect of no category has no type or trigger; when and how it is used is only what its description says.</source>
            <translation>Un effet sans catégorie n'a ni type ni déclencheur ; quand et comment il s'utilise, seule sa description le dit.</translation>
        </message>
        <message>
            <source>Ordres et Commandement</source>
            <translation>Ordres et Commandement</translation>
        </message>
        <message>
            <source>Orders are paid effects that bend the rules</source>
            <translation>Les ordres sont des effets payants qui dérogent aux règles</translation>
        </message>
        <message>
            <source>Some units can use orders: effects that as a rule break basic rules of the game and are as a rule paid with command points.</source>
            <translation>Certains Personnages peuvent utiliser des ordres : des effets qui, en règle générale, dérogent aux règles de base du jeu et se paient, en règle générale, en points de commandement.</translation>
        </message>
        <message>
            <source>Orders reach everywhere</source>
            <translation>Les ordres vont partout</translation>
        </message>
        <message>
            <source>Unless its text says otherwise an order has no range limit.</source>
            <translation>Sauf indication contraire de son texte, un ordre n'a pas de limite de portée.</translation>
        </message>
        <message>
            <source>A unit gives (triggers) an order when it uses an effect that its card describes as an order.</source>
            <translation>Un Personnage déclenche un ordre quand il utilise un effet que sa carte décrit comme un ordre.</translation>
        </message>
        <message>
            <source>Receiving an order means being its target</source>
            <translation>Recevoir un ordre, c'est en être la cible</translation>
        </message>
        <message>
            <source>A unit receives an order when it is the target of an order on an allied unit's card.</source>
            <translation>Un Personnage reçoit un ordre quand il est la cible d'un ordre de la carte d'un Personnage allié.</translation>
        </message>
        <message>
            <source>Enemy orders are not received</source>
            <translation>Les ordres adverses ne sont pas reçus</translation>
        </message>
        <message>
            <source>A unit targeted by an order on an opponent's card does not receive an order.</source>
            <translation>Un Personnage pris pour cible par un ordre de la carte d'un adversaire ne reçoit pas d'ordre.</translation>
        </message>
        <message>
            <source>Officers have every Vae order without print</source>
            <translation>Les Officiers ont tous les ordres de type Vae sans qu'ils soient imprimés</translation>
        </message>
        <message>
            <source>All Officers own the orders of the Vae kind automatically; these never stand on a card. There are three: Vae Distanti, Vae Victis, Vae Soli.</source>
            <translation>Tous les Officiers possèdent automatiquement les ordres de type Vae ; ceux-ci ne figurent jamais sur une carte. Il y en a trois : Vae Distanti, Vae Victis, Vae Soli.</translation>
        </message>
        <message>
            <source>Order header: Trigger - Cost - Target - Limit</source>
            <translation>En-tête d'un ordre : Déclencheur - Coût - Cible - Limite</translation>
        </message>
        <message>
            <source>An order's header has four fields in this order: trigger, cost, target, limit; a description follows.</source>
            <translation>L'en-tête d'un ordre a quatre champs dans cet ordre : déclencheur, coût, cible, limite ; une description suit.</translation>
        </message>
        <message>
            <source>Order trigger field</source>
            <translation>Champ déclencheur d'un ordre</translation>
        </message>
        <message>
            <source>The trigger field names one of the existing triggers and fixes how the order is used, exactly as for any effect.</source>
            <translation>Le champ déclencheur nomme l'un des déclencheurs existants et fixe comment l'ordre s'utilise, exactement comme pour tout effet.</translation>
        </message>
        <message>
            <source>Cost: a number, or X</source>
            <translation>Coût : un nombre, ou X</translation>
        </message>
        <message>
            <source>The cost gives how many command points the trigger takes; an X means the description says how much, valued when the order is triggered.</source>
            <translation>Le coût indique combien de points de commandement prend le déclenchement ; un X signifie que la description dit combien, la valeur étant fixée quand l'ordre est déclenché.</translation>
        </message>
        <message>
            <source>* marks a permanent cost</source>
            <translation>* marque un coût permanent</translation>
        </message>
        <message>
            <source>An asterisk after the cost makes the spending permanent; without it the spending is temporary.</source>
            <translation>Un astérisque après le coût rend la dépense permanente ; sans lui, la dépense est temporaire.</translation>
        </message>
        <message>
            <source>'Gratuit' costs nothing</source>
            <translation>« Gratuit » ne coûte rien</translation>
        </message>
        <message>
            <source>A cost written gratuit means no command point is spent.</source>
            <translation>Un coût noté gratuit signifie qu'aucun point de commandement n'est dépensé.</translation>
        </message>
        <message>
            <source>Target field</source>
            <translation>Champ cible</translation>
        </message>
        <message>
            <source>The target field tells which unit or units may be targeted by the order.</source>
            <translation>Le champ cible dit quel Personnage ou quels Personnages l'ordre peut prendre pour cible.</translation>
        </message>
        <message>
            <source>Affected but not targeted is not receiving</source>
            <translation>Affecté sans être cible n'est pas recevoir</translation>
        </message>
        <message>
            <source>A unit affected by an ally's order without being its target does not receive the order.</source>
            <translation>Un Personnage affecté par l'ordre d'un allié sans en être la cible ne reçoit pas l'ordre.</translation>
        </message>
        <message>
            <source>Company-wide orders hit everybody</source>
            <translation>Les ordres à toute la compagnie touchent tout le monde</translation>
        </message>
        <message>
            <source>If the target is a company, every combatant of it is affected, able to receive an order at that time or not.</source>
            <translation>Si la cible est une compagnie, chacun de ses Combattants est affecté, qu'il puisse ou non recevoir un ordre à ce moment.</translation>
        </message>
        <message>
            <source>No legal target, no order</source>
            <translation>Pas de cible permise, pas d'ordre</translation>
        </message>
        <message>
            <source>An order whose target field is anything but 'aucune' (none) cannot be used while no legal target exists.</source>
            <translation>Un ordre dont le champ cible est autre que « aucune » ne peut pas être utilisé tant qu'il n'existe aucune cible permise.</translation>
        </message>
        <message>
            <source>Limit field: how often</source>
            <translation>Champ limite : combien de fois</translation>
        </message>
        <message>
            <source>The limit says how often the order may be used: unlimited, a set number, or once; per battle, turn, activation or another stated span.</source>
            <translation>La limite dit combien de fois l'ordre peut être utilisé : illimité, un nombre fixe, ou une fois ; par affrontement, tour de jeu, activation ou autre laps de temps indiqué.</translation>
        </message>
        <message>
            <source>Description completes the header</source>
            <translation>La description complète l'en-tête</translation>
        </message>
        <message>
            <source>The description after the header states the exact consequences.</source>
            <translation>La description qui suit l'en-tête indique les conséquences exactes.</translation>
        </message>
        <message>
            <source>Losing the Officer loses the Vae orders</source>
            <translation>Perdre l'Officier, c'est perdre les ordres de type Vae</translation>
        </message>
        <message>
            <source>With the Officer's death the company loses the Vae orders, and while certain states affect him it loses them for that time.</source>
            <translation>À la mort de l'Officier, la compagnie perd les ordres de type Vae, et tant que certains états l'affectent, elle les perd pendant ce temps.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Distanti</source>
            <translation>Ordres et Commandement / Vae Distanti</translation>
        </message>
        <message>
            <source>Vae Distanti: header</source>
            <translation>Vae Distanti : en-tête</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1, 2 or 3 temporary points; target one allied combatant (the shooter); limit once per attack.</source>
            <translation>Déclencheur Libre ; coût de 1, 2 ou 3 points temporaires ; cible : un Combattant allié (le tireur) ; limite : une fois par attaque.</translation>
        </message>
        <message>
            <source>Vae Distanti: ignore enemies at a price in dice</source>
            <translation>Vae Distanti : ignorer des adversaires au prix de dés</translation>
        </message>
        <message>
            <source>At a ranged attack the player pays 1, 2 or 3 points to ignore as many opponents when the target is chosen; the shooter suffers -1, -2 or -3 SHS respectively.</source>
            <translation>Lors d'une attaque à distance, le joueur paie 1, 2 ou 3 points pour ignorer autant d'adversaires quand la cible est choisie ; le tireur subit respectivement -1, -2 ou -3 TIR.</translation>
        </message>
        <message>
            <source>Vae Distanti: timing and span</source>
            <translation>Vae Distanti : moment et durée</translation>
        </message>
        <message>
            <source>It is used when the target of the ranged attack is chosen; the ignoring and the penalty hold for that attack alone. It is an exception to the ban on free effects during an attack.</source>
            <translation>Il s'utilise quand la cible de l'attaque à distance est choisie ; l'effet d'ignorer et le malus ne valent que pour cette attaque. C'est une exception à l'interdiction des effets libres pendant une attaque.</translation>
        </message>
        <message>
            <source>Vae Distanti: many times a phase, once an attack</source>
            <translation>Vae Distanti : de nombreuses fois par phase, une fois par attaque</translation>
        </message>
        <message>
            <source>It may be used for several attacks in one Action phase but once per attack, also when several combatants of the company own it.</source>
            <translation>Il peut être utilisé pour plusieurs attaques dans une même phase d'actions mais une fois par attaque, même quand plusieurs Combattants de la compagnie le possèdent.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Victis</source>
            <translation>Ordres et Commandement / Vae Victis</translation>
        </message>
        <message>
            <source>Vae Victis: header</source>
            <translation>Vae Victis : en-tête</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1 or 2 temporary points; target one allied combatant; limit once per attack.</source>
            <translation>Déclencheur Libre ; coût de 1 ou 2 points temporaires ; cible : un Combattant allié ; limite : une fois par attaque.</translation>
        </message>
        <message>
            <source>Vae Victis: +1 or +2 dice</source>
            <translation>Vae Victis : +1 ou +2 dés</translation>
        </message>
        <message>
            <source>For 1 point one of the player's combatants gets +1 CBT or +1 SHS in an attack, for 2 points +2.</source>
            <translation>Pour 1 point, l'un des Combattants du joueur gagne +1 CBT ou +1 TIR dans une attaque, pour 2 points +2.</translation>
        </message>
        <message>
            <source>Vae Victis: timing and span</source>
            <translation>Vae Victis : moment et durée</translation>
        </message>
        <message>
            <source>It is used when the dice of the attack roll are counted and holds for that attack only; it is an exception to the ban on free effects during an attack.</source>
            <translation>Il s'utilise quand on compte les dés du jet d'attaque et ne vaut que pour cette attaque ; c'est une exception à l'interdiction des effets libres pendant une attaque.</translation>
        </message>
        <message>
            <source>Vae Victis: not for blasts or explosion damage</source>
            <translation>Vae Victis : pas pour les souffles ni les dégâts d'explosion</translation>
        </message>
        <message>
            <source>It cannot be used for a shot with a blast weapon nor for the damage roll of an explosive weapon.</source>
            <translation>Il ne peut être utilisé ni pour un tir avec une arme à effet de souffle ni pour le jet de dégâts d'une arme explosive.</translation>
        </message>
        <message>
            <source>Vae Victis: once per attack</source>
            <translation>Vae Victis : une fois par attaque</translation>
        </message>
        <message>
            <source>It may be used for several attacks in one Action phase but only once per attack, also when several combatants of the company own it.</source>
            <translation>Il peut être utilisé pour plusieurs attaques dans une même phase d'actions mais une fois seulement par attaque, même quand plusieurs Combattants de la compagnie le possèdent.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Soli</source>
            <translation>Ordres et Commandement / Vae Soli</translation>
        </message>
        <message>
            <source>Vae Soli: header</source>
            <translation>Vae Soli : en-tête</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1 temporary point; target one allied combatant; no limit.</source>
            <translation>Déclencheur Libre ; coût de 1 point temporaire ; cible : un Combattant allié ; aucune limite.</translation>
        </message>
        <message>
            <source>Vae Soli: a second activation at once</source>
            <translation>Vae Soli : une seconde activation aussitôt</translation>
        </message>
        <message>
            <source>Right after the activation of one of his units (lemures included) the player may pay 1 temporary point and at once activate a combatant that can still be activated.</source>
            <translation>Juste après l'activation d'un de ses Personnages (Lémures compris), le joueur peut payer 1 point temporaire et activer aussitôt un Combattant encore activable.</translation>
        </message>
        <message>
            <source>Vae Soli: two in a row at most</source>
            <translation>Vae Soli : deux de suite au plus</translation>
        </message>
        <message>
            <source>No more than two units may be played one after the other this way, however many holders the company has.</source>
            <translation>Pas plus de deux Personnages ne peuvent être joués l'un après l'autre de cette façon, quel que soit le nombre de possesseurs dans la compagnie.</translation>
        </message>
        <message>
            <source>Gestion du Commandement</source>
            <translation>Gestion du Commandement</translation>
        </message>
        <message>
            <source>Each player has a pool of command points with which his units' orders are paid.</source>
            <translation>Chaque joueur a une réserve de points de commandement avec laquelle se paient les ordres de ses Personnages.</translation>
        </message>
        <message>
            <source>Initial command</source>
            <translation>Commandement initial</translation>
        </message>
        <message>
            <source>At the start of the game the pool is the sum of the CMD of all combatants of the company.</source>
            <translation>Au début de la partie, la réserve est la somme des CMD de tous les Combattants de la compagnie.</translation>
        </message>
        <message>
            <source>Base and current command</source>
            <translation>Valeur de commandement de base et actuelle</translation>
        </message>
        <message>
            <source>Base command starts as the initial command and is lowered by losses and permanent spending alone, never by temporary spending (entries and CMD modifiers: FR-55, FR-56); current command is what is left at the moment after all spending.</source>
            <translation>La valeur de commandement de base commence au commandement initial et n'est abaissée que par les pertes et les dépenses permanentes, jamais par les dépenses temporaires (entrées et modificateurs de CMD : FR-55, FR-56) ; la valeur de commandement actuelle est ce qui reste en ce moment après toutes les dépenses.</translation>
        </message>
        <message>
            <source>Upkeep resets current to base</source>
            <translation>La phase d'entretien ramène l'actuelle à la base</translation>
        </message>
        <message>
            <source>At the start of each turn, in the Upkeep phase, current command returns to base command.</source>
            <translation>Au début de chaque tour de jeu, à la phase d'entretien, la valeur de commandement actuelle revient à la valeur de commandement de base.</translation>
        </message>
        <message>
            <source>Temporary points are taken from current command only.</source>
            <translation>Les points temporaires sont retirés de la valeur de commandement actuelle seulement.</translation>
        </message>
        <message>
            <source>Permanent points are taken from both current and base command.</source>
            <translation>Les points permanents sont retirés de la valeur de commandement actuelle et de la valeur de base.</translation>
        </message>
        <message>
            <source>A combatant's death takes its CMD from both</source>
            <translation>La mort d'un Combattant retire son CMD des deux</translation>
        </message>
        <message>
            <source>When a combatant is killed or eliminated its CMD leaves base and current command at once; a value smaller than that CMD becomes 0.</source>
            <translation>Quand un Combattant est tué ou éliminé, son CMD quitte aussitôt les valeurs de commandement de base et actuelle ; une valeur inférieure à ce CMD devient 0.</translation>
        </message>
        <message>
            <source>Orders must be affordable</source>
            <translation>Les ordres doivent pouvoir être payés</translation>
        </message>
        <message>
            <source>An order cannot be used without enough current command for its cost.</source>
            <translation>Un ordre ne peut pas être utilisé sans une valeur de commandement actuelle suffisante pour son coût.</translation>
        </message>
        <message>
            <source>Base command may reach 0</source>
            <translation>La valeur de base peut atteindre 0</translation>
        </message>
        <message>
            <source>Losses and spending may bring base command to 0 during the game; the game goes on.</source>
            <translation>Les pertes et les dépenses peuvent amener la valeur de commandement de base à 0 au cours de la partie ; la partie continue.</translation>
        </message>
        <message>
            <source>Worked example: Arnaud's company</source>
            <translation>Exemple chiffré : la compagnie d'Arnaud</translation>
        </message>
        <message>
            <source>Start 4+1+1+1; turn 1 spends 3 temporary; turn 2 spends 4 temporary and 2 permanent, then loses the CMD 4 Officer.</source>
            <translation>Départ à 4+1+1+1 ; le tour de jeu 1 dépense 3 temporaires ; le tour de jeu 2 dépense 4 temporaires et 2 permanents, puis perd l'Officier de CMD 4.</translation>
        </message>
        <message>
            <source>Reinforcements add their CMD at once</source>
            <translation>Les renforts ajoutent leur CMD aussitôt</translation>
        </message>
        <message>
            <source>A combatant entering after the first turn adds its CMD to base and current command immediately.</source>
            <translation>Un Combattant qui entre après le premier tour de jeu ajoute immédiatement son CMD aux valeurs de commandement de base et actuelle.</translation>
        </message>
        <message>
            <source>CMD modifiers act at once on the pool</source>
            <translation>Les modificateurs de CMD agissent aussitôt sur la réserve</translation>
        </message>
        <message>
            <source>When a combatant's CMD gets a modifier, base and current command change by the same amount immediately.</source>
            <translation>Quand le CMD d'un Combattant reçoit un modificateur, les valeurs de commandement de base et actuelle changent immédiatement d'autant.</translation>
        </message>
        <message>
            <source>Gestion du Commandement / Commandement binaire</source>
            <translation>Gestion du Commandement / Commandement binaire</translation>
        </message>
        <message>
            <source>Binary command: coloured CMD</source>
            <translation>Commandement binaire : CMD coloré</translation>
        </message>
        <message>
            <source>A combatant of the Immortals faction may have a light or dark symbol beside its CMD; all the points it brings then have that colour.</source>
            <translation>Un Combattant de la faction des Immortels peut avoir un symbole clair ou sombre à côté de son CMD ; tous les points qu'il apporte ont alors cette couleur.</translation>
        </message>
        <message>
            <source>Binary command: CMD without symbol</source>
            <translation>Commandement binaire : CMD sans symbole</translation>
        </message>
        <message>
            <source>Each point of a CMD without symbol is light or dark as its player chooses, point by point.</source>
            <translation>Chaque point d'un CMD sans symbole est de couleur claire ou sombre au choix de son joueur, point par point.</translation>
        </message>
        <message>
            <source>Binary command: coloured spending</source>
            <translation>Commandement binaire : dépense colorée</translation>
        </message>
        <message>
            <source>A cost with a stated colour, temporary or permanent, is paid with points of that colour only.</source>
            <translation>Un coût de couleur indiquée, temporaire ou permanent, se paie avec des points de cette couleur seulement.</translation>
        </message>
        <message>
            <source>Binary command: uncoloured spending</source>
            <translation>Commandement binaire : dépense sans couleur</translation>
        </message>
        <message>
            <source>A cost with no colour is paid with points of any colour, mixed as the player likes.</source>
            <translation>Un coût sans couleur se paie avec des points de n'importe quelle couleur, mêlés au gré du joueur.</translation>
        </message>
        <message>
            <source>Binary command: losing a coloured combatant</source>
            <translation>Commandement binaire : perdre un Combattant coloré</translation>
        </message>
        <message>
            <source>When a combatant with coloured CMD is killed or eliminated, points of that colour leave base and current; if too few are left the shortfall is taken from the other colour.</source>
            <translation>Quand un Combattant au CMD coloré est tué ou éliminé, des points de cette couleur quittent les valeurs de base et actuelle ; s'il en reste trop peu, le manque est pris sur l'autre couleur.</translation>
        </message>
        <message>
            <source>Gestion du Commandement / Duel d'autorité</source>
            <translation>Gestion du Commandement / Duel d'autorité</translation>
        </message>
        <message>
            <source>Authority duel</source>
            <translation>Duel d'autorité</translation>
        </message>
        <message>
            <source>Each player secretly bids any number of command points up to his current command; the higher bidder wins and at once loses the points he bid, the other keeps his.</source>
            <translation>Chaque joueur mise en secret un nombre quelconque de points de commandement jusqu'à sa valeur de commandement actuelle ; celui qui mise le plus l'emporte et perd aussitôt les points misés, l'autre garde les siens.</translation>
        </message>
        <message>
            <source>Permanent authority duel</source>
            <translation>Duel d'autorité permanent</translation>
        </message>
        <message>
            <source>If the duel is called permanent the winner's bid is a permanent loss; otherwise a temporary one.</source>
            <translation>Si le duel est dit permanent, la mise du vainqueur est une perte permanente ; sinon, une perte temporaire.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras</source>
            <translation>Magies : Sorts et Auras</translation>
        </message>
        <message>
            <source>Two kinds of magic</source>
            <translation>Deux genres de magie</translation>
        </message>
        <message>
            <source>Magic is either spells carried by lemures or auras.</source>
            <translation>La magie est faite soit de sorts portés par des Lémures, soit d'auras.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures</source>
            <translation>Magies : Sorts et Auras / Sorts et Lémures</translation>
        </message>
        <message>
            <source>Combatants that can use lemures to cast spells are Infernalists.</source>
            <translation>Les Combattants qui peuvent utiliser des Lémures pour lancer des sorts sont des Infernalistes.</translation>
        </message>
        <message>
            <source>Lemures are units with their own card</source>
            <translation>Les Lémures sont des Personnages avec leur propre carte</translation>
        </message>
        <message>
            <source>Lemures have their own miniatures and recruitment cards and follow special rules besides the general ones; they are units but not combatants.</source>
            <translation>Les Lémures ont leurs propres figurines et cartes de recrutement et suivent des règles spéciales en plus des règles générales ; ce sont des Personnages mais pas des Combattants.</translation>
        </message>
        <message>
            <source>Spell header: Trigger - Type - Target</source>
            <translation>En-tête d'un sort : Déclencheur - Type - Cible</translation>
        </message>
        <message>
            <source>A spell's header has three fields: trigger, type, target; a description follows.</source>
            <translation>L'en-tête d'un sort a trois champs : déclencheur, type, cible ; une description suit.</translation>
        </message>
        <message>
            <source>The spell's trigger governs the invocation</source>
            <translation>Le déclencheur du sort régit l'invocation</translation>
        </message>
        <message>
            <source>The trigger of a spell tells by which action the lemure that is to carry it is invoked.</source>
            <translation>Le déclencheur d'un sort dit par quelle action est invoqué le Lémure qui doit le porter.</translation>
        </message>
        <message>
            <source>Type rémanent</source>
            <translation>Type rémanent</translation>
        </message>
        <message>
            <source>A remanent spell is used only in its lemure's action and leaves the lemure alive.</source>
            <translation>Un sort rémanent ne s'utilise que dans l'action de son Lémure et laisse le Lémure en vie.</translation>
        </message>
        <message>
            <source>Type dissipé</source>
            <translation>Type dissipé</translation>
        </message>
        <message>
            <source>A dissipated spell is used only in its lemure's action and kills the lemure that uses it.</source>
            <translation>Un sort dissipé ne s'utilise que dans l'action de son Lémure et tue le Lémure qui l'utilise.</translation>
        </message>
        <message>
            <source>Type radiant</source>
            <translation>Type radiant</translation>
        </message>
        <message>
            <source>The effect of a radiant spell is applied all the time; no use has to be made of it.</source>
            <translation>L'effet d'un sort radiant s'applique en permanence ; il n'y a pas à l'utiliser.</translation>
        </message>
        <message>
            <source>Spell target</source>
            <translation>Cible d'un sort</translation>
        </message>
        <message>
            <source>The target is what the spell can affect: one or more units, or a point of the battlefield.</source>
            <translation>La cible est ce que le sort peut affecter : un ou plusieurs Personnages, ou un point du champ de bataille.</translation>
        </message>
        <message>
            <source>Spell description</source>
            <translation>Description d'un sort</translation>
        </message>
        <message>
            <source>The description after the header gives the exact consequences of the spell.</source>
            <translation>La description qui suit l'en-tête donne les conséquences exactes du sort.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures / Invocation des Lémures</source>
            <translation>Magies : Sorts et Auras / Sorts et Lémures / Invocation des Lémures</translation>
        </message>
        <message>
            <source>Any lemure for any spell</source>
            <translation>N'importe quel Lémure pour n'importe quel sort</translation>
        </message>
        <message>
            <source>Unless told otherwise the Infernalist may choose any lemure to carry one of its spells.</source>
            <translation>Sauf indication contraire, l'Infernaliste peut choisir n'importe quel Lémure pour porter l'un de ses sorts.</translation>
        </message>
        <message>
            <source>Placing the lemure</source>
            <translation>Placer le Lémure</translation>
        </message>
        <message>
            <source>Once the action the spell's trigger requires is done, the lemure is placed in contact with its Infernalist and not in contact with any opponent.</source>
            <translation>Une fois l'action que demande le déclencheur du sort effectuée, le Lémure est placé au contact de son Infernaliste et sans être au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>No activation on the turn of invocation</source>
            <translation>Aucune activation au tour de jeu de l'invocation</translation>
        </message>
        <message>
            <source>A lemure cannot be activated in the turn in which it was invoked.</source>
            <translation>Un Lémure ne peut pas être activé pendant le tour de jeu où il a été invoqué.</translation>
        </message>
        <message>
            <source>The spell is announced, one per lemure</source>
            <translation>Le sort est annoncé, un par Lémure</translation>
        </message>
        <message>
            <source>At each invocation the owner tells the opponent which single spell the lemure carries.</source>
            <translation>À chaque invocation, le possesseur dit à l'adversaire quel sort unique le Lémure porte.</translation>
        </message>
        <message>
            <source>The same spell on several lemures</source>
            <translation>Le même sort sur plusieurs Lémures</translation>
        </message>
        <message>
            <source>Unless told otherwise any known spell may go to any lemure, and the same spell to several lemures of one Infernalist.</source>
            <translation>Sauf indication contraire, tout sort connu peut aller à n'importe quel Lémure, et le même sort à plusieurs Lémures d'un même Infernaliste.</translation>
        </message>
        <message>
            <source>Lemures go with their Infernalist</source>
            <translation>Les Lémures partent avec leur Infernaliste</translation>
        </message>
        <message>
            <source>When an Infernalist is killed or eliminated, every lemure it invoked that is still in play is removed at once.</source>
            <translation>Quand un Infernaliste est tué ou éliminé, tout Lémure qu'il a invoqué et qui est encore en jeu est retiré aussitôt.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures / Activation des lémures</source>
            <translation>Magies : Sorts et Auras / Sorts et Lémures / Activation des lémures</translation>
        </message>
        <message>
            <source>Lemures activate twice</source>
            <translation>Les Lémures s'activent deux fois</translation>
        </message>
        <message>
            <source>A lemure is activated twice per Action phase, other units once.</source>
            <translation>Un Lémure est activé deux fois par phase d'actions, les autres Personnages une fois.</translation>
        </message>
        <message>
            <source>Lemure action: movement</source>
            <translation>Action de Lémure : déplacement</translation>
        </message>
        <message>
            <source>A lemure has only its own action: a move up to its MVT in which it may leave or make contact with an enemy, no close attack being triggered; not both in one activation.</source>
            <translation>Un Lémure n'a que sa propre action : un déplacement jusqu'à son DPT, pendant lequel il peut quitter ou prendre le contact d'un adversaire, sans qu'aucune attaque au contact soit déclenchée ; pas les deux dans une même activation.</translation>
        </message>
        <message>
            <source>Lemure action: releasing the spell</source>
            <translation>Action de Lémure : libérer le sort</translation>
        </message>
        <message>
            <source>After that move it may release its spell; the spell's type decides whether it dies; no attack is triggered or provoked.</source>
            <translation>Après ce déplacement, il peut libérer son sort ; le type du sort décide s'il meurt ; aucune attaque n'est déclenchée ni provoquée.</translation>
        </message>
        <message>
            <source>Lemures and inferiority of numbers</source>
            <translation>Les Lémures et l'infériorité numérique</translation>
        </message>
        <message>
            <source>Until it has been activated twice in the phase a lemure counts among the units that can still be activated when numbers are compared.</source>
            <translation>Tant qu'il n'a pas été activé deux fois dans la phase, un Lémure compte parmi les Personnages encore activables quand les nombres sont comparés.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Auras</source>
            <translation>Magies : Sorts et Auras / Auras</translation>
        </message>
        <message>
            <source>Mentalists</source>
            <translation>Mentalistes</translation>
        </message>
        <message>
            <source>One aura or more makes a unit a Mentalist.</source>
            <translation>Une aura ou plus fait d'un Personnage un Mentaliste.</translation>
        </message>
        <message>
            <source>Aura header: Trigger - Range - Target</source>
            <translation>En-tête d'une aura : Déclencheur - Portée - Cible</translation>
        </message>
        <message>
            <source>An aura's header has three fields: trigger, range, target; a description follows.</source>
            <translation>L'en-tête d'une aura a trois champs : déclencheur, portée, cible ; une description suit.</translation>
        </message>
        <message>
            <source>Aura trigger</source>
            <translation>Déclencheur d'une aura</translation>
        </message>
        <message>
            <source>The trigger field of an aura works as for any effect.</source>
            <translation>Le champ déclencheur d'une aura fonctionne comme pour tout effet.</translation>
        </message>
        <message>
            <source>Aura range</source>
            <translation>Portée d'une aura</translation>
        </message>
        <message>
            <source>The range is the radius in fathoms from the edge of the owner's base; only units at least partly at or within it can be affected.</source>
            <translation>La portée est le rayon en toises depuis le bord du socle du possesseur ; seuls les Personnages au moins en partie à cette portée ou en deçà peuvent être affectés.</translation>
        </message>
        <message>
            <source>Aura range 'infini'</source>
            <translation>Portée d'aura « infini »</translation>
        </message>
        <message>
            <source>Range infini means no distance limit.</source>
            <translation>Une portée infini signifie qu'il n'y a pas de limite de distance.</translation>
        </message>
        <message>
            <source>Aura target</source>
            <translation>Cible d'une aura</translation>
        </message>
        <message>
            <source>The target field says which units may be affected while inside the area.</source>
            <translation>Le champ cible dit quels Personnages peuvent être affectés tant qu'ils sont dans la zone.</translation>
        </message>
        <message>
            <source>Aura description</source>
            <translation>Description d'une aura</translation>
        </message>
        <message>
            <source>The description after the header gives the exact consequences of the aura.</source>
            <translation>La description qui suit l'en-tête donne les conséquences exactes de l'aura.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Effets sans catégorie</source>
            <translation>Magies : Sorts et Auras / Effets sans catégorie</translation>
        </message>
        <message>
            <source>Effects without category, again</source>
            <translation>Effets sans catégorie, encore</translation>
        </message>
        <message>
            <source>Effects outside orders, spells and auras are resolved by applying the description on the card.</source>
            <translation>Les effets autres que les ordres, les sorts et les auras se résolvent en appliquant la description de la carte.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Distanti, Vae Victis, Vae Soli</source>
            <translation>Ordres et Commandement / Vae Distanti, Vae Victis, Vae Soli</translation>
        </message>
        <message>
            <source>Vae orders need one able holder</source>
            <translation>Les ordres de type Vae demandent un possesseur capable</translation>
        </message>
        <message>
            <source>A Vae order is open to a player while his company has at least one combatant that owns it and is able to use it; it does not matter which, nor how many.</source>
            <translation>Un ordre de type Vae est ouvert à un joueur tant que sa compagnie a au moins un Combattant qui le possède et peut l'utiliser ; peu importe lequel, ni combien.</translation>
        </message>
        <message>
            <source>One spell per lemure</source>
            <translation>Un sort par Lémure</translation>
        </message>
        <message>
            <source>Each lemure carries one spell and no more, fixed when it is invoked.</source>
            <translation>Chaque Lémure porte un sort et pas davantage, fixé quand il est invoqué.</translation>
        </message>
        <message>
            <source>5. Практика магии (Practice of magic)</source>
            <translation>5. Практика магии (Pratique de la magie)</translation>
        </message>
        <message>
            <source>Infernalist X/Y</source>
            <translation>Infernaliste X/Y</translation>
        </message>
        <message>
            <source>The keyword Infernalist marks units that control lemures; it always carries two numbers: X controlled at one time, Y invoked over the whole game.</source>
            <translation>Le mot-clé Infernaliste désigne les Personnages qui contrôlent des Lémures ; il porte toujours deux nombres : X contrôlés à la fois, Y invoqués sur toute la partie.</translation>
        </message>
        <message>
            <source>Units with one or more auras are Mentalists.</source>
            <translation>Les Personnages dotés d'une ou de plusieurs auras sont des Mentalistes.</translation>
        </message>
        <message>
            <source>Размеры подставок (Base sizes)</source>
            <translation>Размеры подставок (Tailles de socle)</translation>
        </message>
        <message>
            <source>Round bases of three sizes</source>
            <translation>Socles ronds de trois tailles</translation>
        </message>
        <message>
            <source>Every unit stands on a round base: regular 30 mm, large 40 mm, extra large 50 mm.</source>
            <translation>Chaque Personnage se tient sur un socle rond : normal 30 mm, grand 40 mm, très grand 50 mm.</translation>
        </message>
        <message>
            <source>Набор, фракции и доступность юнитов (Recruiting, factions, availability)</source>
            <translation>Набор, фракции и доступность юнитов (Recrutement, factions, disponibilité)</translation>
        </message>
        <message>
            <source>Army Points and the 200 AP standard</source>
            <translation>Points d'armée et standard de 200 AP</translation>
        </message>
        <message>
            <source>Each unit costs Army Points; a company's total may not exceed the agreed limit, usually 200 AP, the recommended standard.</source>
            <translation>Chaque Personnage coûte des points d'armée ; le total d'une compagnie ne peut pas dépasser la limite convenue, d'ordinaire 200 AP, le standard recommandé.</translation>
        </message>
        <message>
            <source>Six factions</source>
            <translation>Six factions</translation>
        </message>
        <message>
            <source>The factions are six, and a unit has exactly one of them: Westerners, Saracens, Immortals, Demons, Lost, Mercenaries.</source>
            <translation>Les factions sont au nombre de six, et un Personnage en a exactement une : Occidentaux, Sarrasins, Immortels, Démons, Égarés, Mercenaires.</translation>
        </message>
        <message>
            <source>Mercenary troopers and independents serve anybody</source>
            <translation>Les Troupiers et Indépendants Mercenaires servent n'importe qui</translation>
        </message>
        <message>
            <source>Mercenary troopers and Mercenary independents may join a company of any faction.</source>
            <translation>Les Troupiers Mercenaires et les Indépendants Mercenaires peuvent rejoindre une compagnie de n'importe quelle faction.</translation>
        </message>
        <message>
            <source>Faction symbol on the card</source>
            <translation>Symbole de faction sur la carte</translation>
        </message>
        <message>
            <source>The unit's faction is shown by a symbol in the upper right corner of its card.</source>
            <translation>La faction du Personnage est indiquée par un symbole dans le coin supérieur droit de sa carte.</translation>
        </message>
        <message>
            <source>Mercenary Officers need Prestige</source>
            <translation>Les Officiers Mercenaires ont besoin de Prestige</translation>
        </message>
        <message>
            <source>A Mercenary Officer may lead, and be hired into, a company of another faction only with the special ability Prestige.</source>
            <translation>Un Officier Mercenaire ne peut mener une compagnie d'une autre faction, et y être recruté, qu'avec la capacité Prestige.</translation>
        </message>
        <message>
            <source>Availability</source>
            <translation>Disponibilité</translation>
        </message>
        <message>
            <source>The Availability stat says how many copies of the unit a company may hire.</source>
            <translation>La caractéristique Disponibilité indique combien d'exemplaires du Personnage une compagnie peut recruter.</translation>
        </message>
        <message>
            <source>Unique</source>
            <translation>Unique</translation>
        </message>
        <message>
            <source>A Unique unit may stand at most once in a company, whatever its size.</source>
            <translation>Un Personnage Unique peut figurer au plus une fois dans une compagnie, quelle que soit sa taille.</translation>
        </message>
        <message>
            <source>Limited X</source>
            <translation>Limité X</translation>
        </message>
        <message>
            <source>At most X copies for every full or partial 200 AP.</source>
            <translation>Au plus X exemplaires par tranche entière ou entamée de 200 AP.</translation>
        </message>
        <message>
            <source>Limited X/Y</source>
            <translation>Limité X/Y</translation>
        </message>
        <message>
            <source>At most X copies per full or partial 200 AP and, among them, at most Y per full or partial 200 AP of the special profile.</source>
            <translation>Au plus X exemplaires par tranche entière ou entamée de 200 AP et, parmi eux, au plus Y du profil spécial par tranche entière ou entamée de 200 AP.</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Illimité</translation>
        </message>
        <message>
            <source>Any number of copies may be hired.</source>
            <translation>Un nombre quelconque d'exemplaires peut être recruté.</translation>
        </message>
        <message>
            <source>Associated</source>
            <translation>Associé</translation>
        </message>
        <message>
            <source>The unit may be hired only if the named unit is in the company, at most X copies per copy of the named unit.</source>
            <translation>Le Personnage ne peut être recruté que si le Personnage nommé est dans la compagnie, au plus X exemplaires par exemplaire du Personnage nommé.</translation>
        </message>
        <message>
            <source>Transformation</source>
            <translation>Transformation</translation>
        </message>
        <message>
            <source>The model can change shape and stats in the course of the game; the new unit has full LP even if the old shape was damaged.</source>
            <translation>La figurine peut changer de forme et de caractéristiques en cours de partie ; le nouveau Personnage a tous ses LP même si l'ancienne forme était endommagée.</translation>
        </message>
        <message>
            <source>Доминирование (Dominance)</source>
            <translation>Доминирование (Dominance)</translation>
        </message>
        <message>
            <source>Dominance marker</source>
            <translation>Marqueur de Dominance</translation>
        </message>
        <message>
            <source>Dominance settles many questions and who starts; it may be shown by a marker passed between players.</source>
            <translation>La Dominance règle de nombreuses questions et qui commence ; elle peut être indiquée par un marqueur que les joueurs se passent.</translation>
        </message>
        <message>
            <source>First Dominance</source>
            <translation>Première Dominance</translation>
        </message>
        <message>
            <source>Before battle each player adds: CMD of Officers and independents, also of those not on the table at the start; the number of fielded units that are not Insignificant; all First Contact values. The higher total is Dominant.</source>
            <translation>Avant l'affrontement, chaque joueur additionne : le CMD des Officiers et des Indépendants, aussi de ceux qui ne sont pas sur la table au début ; le nombre de Personnages alignés qui ne sont pas Insignifiants ; toutes les valeurs de Premier contact. Le total le plus haut est Dominant.</translation>
        </message>
        <message>
            <source>Доминирование (Dominance) / box: Доминирование в Инициативе</source>
            <translation>Доминирование (Dominance) / encadré : Доминирование в Инициативе</translation>
        </message>
        <message>
            <source>Dominance box: base CMD</source>
            <translation>Encadré Dominance : CMD de base</translation>
        </message>
        <message>
            <source>Boxed formula: base CMD = CMD of all Officers + CMD of all independents; Dominance = base CMD + number of units + First Contact values.</source>
            <translation>Formule encadrée : CMD de base = CMD de tous les Officiers + CMD de tous les Indépendants ; Dominance = CMD de base + nombre de Personnages + valeurs de Premier contact.</translation>
        </message>
        <message>
            <source>Ties in first Dominance</source>
            <translation>Égalités à la première Dominance</translation>
        </message>
        <message>
            <source>Equal totals: the larger company (units) is Dominant; still equal: the Officer with the higher CMD; still equal: toss a coin.</source>
            <translation>À totaux égaux, la plus grande compagnie (en Personnages) est Dominante ; encore à égalité : l'Officier au CMD le plus haut ; encore à égalité : pile ou face.</translation>
        </message>
        <message>
            <source>Dominance from turn 2</source>
            <translation>Dominance à partir du tour 2</translation>
        </message>
        <message>
            <source>From the second turn on the player who lost fewer units in the previous turn, Insignificant ones not counted, is Dominant.</source>
            <translation>À partir du deuxième tour, le joueur qui a perdu le moins de Personnages au tour précédent, sans compter les Insignifiants, est Dominant.</translation>
        </message>
        <message>
            <source>Equal losses</source>
            <translation>Pertes égales</translation>
        </message>
        <message>
            <source>With equal losses the player who was Dominant stays so.</source>
            <translation>À pertes égales, le joueur qui était Dominant le reste.</translation>
        </message>
        <message>
            <source>Ход (Turn)</source>
            <translation>Ход (Tour de jeu)</translation>
        </message>
        <message>
            <source>Number of turns</source>
            <translation>Nombre de tours</translation>
        </message>
        <message>
            <source>The game runs in turns; their number is usually set by the scenario.</source>
            <translation>La partie se joue en tours de jeu ; leur nombre est d'ordinaire fixé par le scénario.</translation>
        </message>
        <message>
            <source>Two phases</source>
            <translation>Deux phases</translation>
        </message>
        <message>
            <source>A turn is an Upkeep phase and an Action phase; when all units have acted a new turn begins.</source>
            <translation>Un tour de jeu est une phase d'entretien et une phase d'actions ; quand tous les Personnages ont agi, un nouveau tour commence.</translation>
        </message>
        <message>
            <source>Подготовительная фаза (Upkeep phase)</source>
            <translation>Подготовительная фаза (Phase d'entretien)</translation>
        </message>
        <message>
            <source>Upkeep 1: command reset</source>
            <translation>Entretien 1 : retour du commandement</translation>
        </message>
        <message>
            <source>First each player's current CMD returns to his company's total CMD.</source>
            <translation>D'abord, le CMD actuel de chaque joueur revient au CMD total de sa compagnie.</translation>
        </message>
        <message>
            <source>Upkeep 2: Dominance</source>
            <translation>Entretien 2 : Dominance</translation>
        </message>
        <message>
            <source>Second, the Dominant player is determined.</source>
            <translation>Deuxièmement, on détermine le joueur Dominant.</translation>
        </message>
        <message>
            <source>Upkeep 3: damage, then healing</source>
            <translation>Entretien 3 : dégâts, puis soins</translation>
        </message>
        <message>
            <source>Third, all due damage, both players at once, then all healing, both at once.</source>
            <translation>Troisièmement, tous les dégâts dus, les deux joueurs à la fois, puis tous les soins, les deux à la fois.</translation>
        </message>
        <message>
            <source>Upkeep 4: everything else</source>
            <translation>Entretien 4 : tout le reste</translation>
        </message>
        <message>
            <source>Last, other powers, auras, orders and abilities due in this phase; if simultaneous effects conflict the Dominant player sets their order.</source>
            <translation>Enfin, les autres pouvoirs, auras, ordres et capacités dus dans cette phase ; si des effets simultanés se contredisent, le joueur Dominant fixe leur ordre.</translation>
        </message>
        <message>
            <source>Фаза действий (Action phase)</source>
            <translation>Фаза действий (Phase d'actions)</translation>
        </message>
        <message>
            <source>Alternate activation</source>
            <translation>Activation alternée</translation>
        </message>
        <message>
            <source>The players act by turns with one unit; each unit is activated exactly once per turn.</source>
            <translation>Les joueurs agissent tour à tour avec un Personnage ; chaque Personnage est activé exactement une fois par tour.</translation>
        </message>
        <message>
            <source>Saying 'your turn' closes Vae Soli</source>
            <translation>Dire « à toi » ferme Vae Soli</translation>
        </message>
        <message>
            <source>A player who has finished a unit tells the opponent; from then on he cannot use Vae Soli until he acts again.</source>
            <translation>Un joueur qui a terminé un Personnage le dit à l'adversaire ; à partir de là, il ne peut plus utiliser Vae Soli jusqu'à ce qu'il agisse de nouveau.</translation>
        </message>
        <message>
            <source>Уточнения (Definitions)</source>
            <translation>Уточнения (Définitions)</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Activable</translation>
        </message>
        <message>
            <source>A unit that has not acted this turn is waiting.</source>
            <translation>Un Personnage qui n'a pas agi ce tour est activable.</translation>
        </message>
        <message>
            <source>Already activated</source>
            <translation>Déjà activé</translation>
        </message>
        <message>
            <source>A unit that has acted this turn is already activated.</source>
            <translation>Un Personnage qui a agi ce tour est déjà activé.</translation>
        </message>
        <message>
            <source>Engaged</source>
            <translation>Engagé</translation>
        </message>
        <message>
            <source>A unit in base contact with an enemy unit is engaged.</source>
            <translation>Un Personnage dont le socle est au contact d'un Personnage adverse est engagé.</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Libre</translation>
        </message>
        <message>
            <source>A unit not in base contact with an enemy is free.</source>
            <translation>Un Personnage dont le socle n'est pas au contact d'un adversaire est libre.</translation>
        </message>
        <message>
            <source>Allied and enemy</source>
            <translation>Allié et adverse</translation>
        </message>
        <message>
            <source>Units under one's control are allied, those under the other player's control enemy.</source>
            <translation>Les Personnages sous son propre contrôle sont alliés, ceux sous le contrôle de l'autre joueur adverses.</translation>
        </message>
        <message>
            <source>Первая активация (First activation)</source>
            <translation>Первая активация (Première activation)</translation>
        </message>
        <message>
            <source>First activation</source>
            <translation>Première activation</translation>
        </message>
        <message>
            <source>At the start of the Action phase the Dominant player names who acts first; that player must activate a unit even with fewer units.</source>
            <translation>Au début de la phase d'actions, le joueur Dominant désigne qui agit en premier ; ce joueur doit activer un Personnage même s'il en a moins.</translation>
        </message>
        <message>
            <source>Неравенство сил (Inferiority of numbers)</source>
            <translation>Неравенство сил (Infériorité numérique)</translation>
        </message>
        <message>
            <source>Passing with fewer waiting units</source>
            <translation>Passer avec moins de Personnages activables</translation>
        </message>
        <message>
            <source>A player due to activate a unit who has fewer waiting units than the opponent may make the opponent activate one instead, again and again while that holds.</source>
            <translation>Un joueur qui doit activer un Personnage et qui a moins de Personnages activables que l'adversaire peut faire activer un Personnage à l'adversaire à sa place, encore et encore tant que c'est le cas.</translation>
        </message>
        <message>
            <source>Not for the first activation</source>
            <translation>Pas pour la première activation</translation>
        </message>
        <message>
            <source>Passing is not possible for the first activation of a turn.</source>
            <translation>Passer est impossible pour la première activation d'un tour.</translation>
        </message>
        <message>
            <source>Worked example: 8 against 4</source>
            <translation>Exemple chiffré : 8 contre 4</translation>
        </message>
        <message>
            <source>Elena (Dominant, 8) makes Sergei (4) begin; both activate one; then Sergei may pass until Elena has as many waiting as he.</source>
            <translation>Elena (Dominante, 8) fait commencer Sergueï (4) ; chacun en active un ; ensuite Sergueï peut passer jusqu'à ce qu'Elena ait autant d'activables que lui.</translation>
        </message>
        <message>
            <source>Активация (Activation)</source>
            <translation>Активация (Activation)</translation>
        </message>
        <message>
            <source>An activated unit makes one action out of those open to it; a free unit may make none.</source>
            <translation>Un Personnage activé fait une action parmi celles qui lui sont ouvertes ; un Personnage libre peut n'en faire aucune.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Движение (Walk)</source>
            <translation>Активация (Activation) / Движение (Marche)</translation>
        </message>
        <message>
            <source>Walk</source>
            <translation>Marche</translation>
        </message>
        <message>
            <source>Free units: move up to MVT; may enter a control area; may not end in contact with an enemy.</source>
            <translation>Personnages libres : ils se déplacent jusqu'à leur DPT ; ils peuvent entrer dans une zone de contrôle ; ils ne peuvent pas finir au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Бег (Run)</source>
            <translation>Активация (Activation) / Бег (Course)</translation>
        </message>
        <message>
            <source>Run must exceed MVT</source>
            <translation>La Course doit dépasser le DPT</translation>
        </message>
        <message>
            <source>Free units: move more than MVT and at most 2 x MVT; may enter a control area; may not end in contact with an enemy.</source>
            <translation>Personnages libres : ils se déplacent de plus que leur DPT et d'au plus 2 x DPT ; ils peuvent entrer dans une zone de contrôle ; ils ne peuvent pas finir au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Нападение (Attack)</source>
            <translation>Активация (Activation) / Нападение (Attaque)</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Attaque</translation>
        </message>
        <message>
            <source>Free units: move as a Walk, must end in contact with an enemy and make a normal attack sequence.</source>
            <translation>Personnages libres : ils se déplacent comme lors d'une Marche, doivent finir au contact d'un adversaire et font une attaque au contact normale.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Рывок (Charge)</source>
            <translation>Активация (Activation) / Рывок (Charge)</translation>
        </message>
        <message>
            <source>Charge</source>
            <translation>Charge</translation>
        </message>
        <message>
            <source>Free units: move as a Run, must end in contact and attack with the Charge modifiers (-1 CBT).</source>
            <translation>Personnages libres : ils se déplacent comme lors d'une Course, doivent finir au contact et attaquent avec les modificateurs de Charge (-1 CBT).</translation>
        </message>
        <message>
            <source>Активация (Activation) / Стрельба (Shoot)</source>
            <translation>Активация (Activation) / Стрельба (Tir)</translation>
        </message>
        <message>
            <source>Shoot</source>
            <translation>Tir</translation>
        </message>
        <message>
            <source>Free units: a ranged attack on any eligible target, with a normal move wholly before or wholly after it; not into contact.</source>
            <translation>Personnages libres : une attaque à distance contre toute cible valable, avec un déplacement normal entièrement avant ou entièrement après elle ; pas jusqu'au contact.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Бегство (retreat)</source>
            <translation>Активация (Activation) / Бегство (Retraite)</translation>
        </message>
        <message>
            <source>Retreat</source>
            <translation>Retraite</translation>
        </message>
        <message>
            <source>Engaged units: suffer at once a one-sided attack by one of their opponents, then, if alive, move by the rules of a Run, not ending in contact with an enemy.</source>
            <translation>Personnages engagés : ils subissent aussitôt une attaque unilatérale d'un de leurs adversaires puis, s'ils sont en vie, se déplacent selon les règles d'une Course, sans finir au contact d'un adversaire.</translation>
        </message>
        <message>
            <source>Retreat from an attacker without dice</source>
            <translation>Retraite face à un attaquant sans dé</translation>
        </message>
        <message>
            <source>If the enemy has less than one die for the one-sided attack it is cancelled and the retreating unit turns its Retreat into a Walk, Run, Attack or Charge, as if it were Huge.</source>
            <translation>Si l'adversaire a moins d'un dé pour l'attaque unilatérale, elle est annulée et le Personnage en retraite change sa Retraite en Marche, Course, Attaque ou Charge, comme s'il était Énorme.</translation>
        </message>
        <message>
            <source>Retreat from a Harmless attacker</source>
            <translation>Retraite face à un attaquant Inoffensif</translation>
        </message>
        <message>
            <source>If the attacker of the one-sided attack is Harmless the attack is cancelled and the Retreat may become a Walk, Run, Attack, Charge, Shoot or Concentration.</source>
            <translation>Si l'attaquant de l'attaque unilatérale est Inoffensif, l'attaque est annulée et la Retraite peut devenir une Marche, une Course, une Attaque, une Charge, un Tir ou une Concentration.</translation>
        </message>
        <message>
            <source>Converted Retreats must break contact</source>
            <translation>Les Retraites converties doivent quitter le contact</translation>
        </message>
        <message>
            <source>A unit using one of these substitute actions must break contact with the enemy unit.</source>
            <translation>Un Personnage qui utilise une de ces actions de remplacement doit quitter le contact du Personnage adverse.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Концентрация (Concentration)</source>
            <translation>Активация (Activation) / Концентрация (Concentration)</translation>
        </message>
        <message>
            <source>Concentration, free unit</source>
            <translation>Concentration, Personnage libre</translation>
        </message>
        <message>
            <source>A free unit using an active power may make a normal move before or after it, not ending in contact.</source>
            <translation>Un Personnage libre qui utilise un pouvoir actif peut faire un déplacement normal avant ou après lui, sans finir au contact.</translation>
        </message>
        <message>
            <source>Concentration, engaged unit</source>
            <translation>Concentration, Personnage engagé</translation>
        </message>
        <message>
            <source>An engaged unit may not move and provokes an attack, with the Concentration modifiers, by one enemy in contact that is not Harmless.</source>
            <translation>Un Personnage engagé ne peut pas se déplacer et provoque une attaque, avec les modificateurs de Concentration, d'un adversaire au contact qui n'est pas Inoffensif.</translation>
        </message>
        <message>
            <source>Concentration cancelled, cost paid</source>
            <translation>Concentration annulée, coût payé</translation>
        </message>
        <message>
            <source>If the unit dies or an effect keeps it from carrying out the action, the power is cancelled and its cost is paid in full.</source>
            <translation>Si le Personnage meurt ou si un effet l'empêche d'accomplir l'action, le pouvoir est annulé et son coût est payé en entier.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Медитация (focus)</source>
            <translation>Активация (Activation) / Медитация (Focalisation)</translation>
        </message>
        <message>
            <source>Focus, free unit</source>
            <translation>Focalisation, Personnage libre</translation>
        </message>
        <message>
            <source>A free unit using an exhausting power may not move before or after.</source>
            <translation>Un Personnage libre qui utilise un pouvoir exténuant ne peut se déplacer ni avant ni après.</translation>
        </message>
        <message>
            <source>Focus, engaged unit</source>
            <translation>Focalisation, Personnage engagé</translation>
        </message>
        <message>
            <source>An engaged unit may not move and suffers a one-sided attack by one enemy that is not Harmless; it is cancelled as under Concentration if the unit dies or is prevented, at full cost.</source>
            <translation>Un Personnage engagé ne peut pas se déplacer et subit une attaque unilatérale d'un adversaire qui n'est pas Inoffensif ; elle est annulée comme en Concentration si le Personnage meurt ou est empêché, au coût entier.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Рукопашная (melee)</source>
            <translation>Активация (Activation) / Рукопашная (Mêlée)</translation>
        </message>
        <message>
            <source>Mêlée</source>
            <translation>Mêlée</translation>
        </message>
        <message>
            <source>Open to engaged units alone: an attack sequence with an enemy in contact.</source>
            <translation>Ouverte aux seuls Personnages engagés : une attaque au contact contre un adversaire au contact.</translation>
        </message>
        <message>
            <source>Mêlée movement with one enemy</source>
            <translation>Déplacement de Mêlée avec un seul adversaire</translation>
        </message>
        <message>
            <source>At the start of its activation a unit engaged with one enemy may move without breaking contact; if it thereby touches another enemy it may choose which one it attacks.</source>
            <translation>Au début de son activation, un Personnage engagé avec un seul adversaire peut se déplacer sans quitter le contact ; s'il touche ainsi un autre adversaire, il peut choisir lequel il attaque.</translation>
        </message>
        <message>
            <source>No Mêlée movement with several enemies</source>
            <translation>Pas de déplacement de Mêlée avec plusieurs adversaires</translation>
        </message>
        <message>
            <source>A unit engaged with several enemies may not move but chooses which one it attacks.</source>
            <translation>Un Personnage engagé avec plusieurs adversaires ne peut pas se déplacer mais choisit lequel il attaque.</translation>
        </message>
        <message>
            <source>Exception: enemies with CBT '-'</source>
            <translation>Exception : adversaires avec CBT « - »</translation>
        </message>
        <message>
            <source>If only one of the several enemies has a CBT other than '-', the unit may move while staying in contact with that one.</source>
            <translation>Si un seul des adversaires a un CBT autre que « - », le Personnage peut se déplacer tout en restant au contact de celui-là.</translation>
        </message>
        <message>
            <source>Passive abilities</source>
            <translation>Capacités passives</translation>
        </message>
        <message>
            <source>A passive ability may be used at any moment of the activation, whatever the action, provoking nothing; before or after an attack, never during one. Movement, too, never happens during an attack.</source>
            <translation>Une capacité passive peut être utilisée à tout moment de l'activation, quelle que soit l'action, sans rien provoquer ; avant ou après une attaque, jamais pendant. Le déplacement non plus n'a jamais lieu pendant une attaque.</translation>
        </message>
        <message>
            <source>Free powers</source>
            <translation>Pouvoirs libres</translation>
        </message>
        <message>
            <source>A free power may be used at any moment of the Action phase, also in the enemy's activations, activated or not; never during an attack or shot.</source>
            <translation>Un pouvoir libre peut être utilisé à tout moment de la phase d'actions, aussi dans les activations de l'adversaire, activé ou non ; jamais pendant une attaque ou un tir.</translation>
        </message>
        <message>
            <source>Doing nothing</source>
            <translation>Ne rien faire</translation>
        </message>
        <message>
            <source>A free unit may make no action; it cannot act later in that turn.</source>
            <translation>Un Personnage libre peut ne faire aucune action ; il ne peut pas agir plus tard dans ce tour.</translation>
        </message>
        <message>
            <source>Engaged units must act</source>
            <translation>Les Personnages engagés doivent agir</translation>
        </message>
        <message>
            <source>An activated engaged unit must choose Mêlée, Retreat, Concentration or Focus.</source>
            <translation>Un Personnage engagé activé doit choisir Mêlée, Retraite, Concentration ou Focalisation.</translation>
        </message>
        <message>
            <source>Changing one's mind</source>
            <translation>Changer d'avis</translation>
        </message>
        <message>
            <source>A declared action may be swapped for another until it has been carried out.</source>
            <translation>Une action déclarée peut être échangée contre une autre jusqu'à ce qu'elle ait été accomplie.</translation>
        </message>
        <message>
            <source>Движение (Movement)</source>
            <translation>Движение (Déplacement)</translation>
        </message>
        <message>
            <source>Measuring movement</source>
            <translation>Mesurer le déplacement</translation>
        </message>
        <message>
            <source>Movement is measured in fathoms, need not be straight, may be less than MVT or nothing.</source>
            <translation>Le déplacement se mesure en toises, n'a pas à être droit, peut être inférieur au DPT ou nul.</translation>
        </message>
        <message>
            <source>Эффекты зон влияния (Control area effects)</source>
            <translation>Эффекты зон влияния (Effets des zones de contrôle)</translation>
        </message>
        <message>
            <source>Control area of 1 fathom</source>
            <translation>Zone de contrôle de 1 toise</translation>
        </message>
        <message>
            <source>Units have a control area of radius 1 fathom.</source>
            <translation>Les Personnages ont une zone de contrôle de rayon 1 toise.</translation>
        </message>
        <message>
            <source>Entering a control area</source>
            <translation>Entrer dans une zone de contrôle</translation>
        </message>
        <message>
            <source>On entering, a unit may: go on to engage the enemy by the shortest way, ignoring other control areas; go on and stop before contact; or stop at once.</source>
            <translation>En entrant, un Personnage peut : continuer pour engager l'adversaire par le chemin le plus court, en ignorant les autres zones de contrôle ; continuer et s'arrêter avant le contact ; ou s'arrêter aussitôt.</translation>
        </message>
        <message>
            <source>No leaving, no milling about</source>
            <translation>Ni sortir ni tourner en rond</translation>
        </message>
        <message>
            <source>The move may not be continued to leave the control area or to move about inside it.</source>
            <translation>Le déplacement ne peut pas se poursuivre pour quitter la zone de contrôle ni pour s'y déplacer.</translation>
        </message>
        <message>
            <source>Stopping short is not engaging</source>
            <translation>S'arrêter avant n'est pas engager</translation>
        </message>
        <message>
            <source>A unit that stops before contact is not engaged, nor is the enemy.</source>
            <translation>Un Personnage qui s'arrête avant le contact n'est pas engagé, l'adversaire non plus.</translation>
        </message>
        <message>
            <source>Entering several areas at once</source>
            <translation>Entrer dans plusieurs zones à la fois</translation>
        </message>
        <message>
            <source>A unit may stop, or pick one of the enemies and engage it (leaving the areas of others if need be), or move so as to engage several at once.</source>
            <translation>Un Personnage peut s'arrêter, ou choisir un des adversaires et l'engager (en quittant au besoin les zones des autres), ou se déplacer de façon à en engager plusieurs à la fois.</translation>
        </message>
        <message>
            <source>Engaged units exert no control area.</source>
            <translation>Les Personnages engagés n'exercent pas de zone de contrôle.</translation>
        </message>
        <message>
            <source>Starting in a control area</source>
            <translation>Commencer dans une zone de contrôle</translation>
        </message>
        <message>
            <source>A unit starting its activation there may: do nothing; act so as to engage one or more enemies; Concentrate, Focus or Shoot without moving; or pay to move.</source>
            <translation>Un Personnage qui y commence son activation peut : ne rien faire ; agir de façon à engager un ou plusieurs adversaires ; faire une Concentration, une Focalisation ou un Tir sans se déplacer ; ou payer pour se déplacer.</translation>
        </message>
        <message>
            <source>One CMD per control area</source>
            <translation>Un PC par zone de contrôle</translation>
        </message>
        <message>
            <source>At the start of the activation the unit may spend 1 CMD for each control area it is in, to move about inside or leave without engaging.</source>
            <translation>Au début de l'activation, le Personnage peut dépenser 1 PC pour chaque zone de contrôle où il se trouve, afin de s'y déplacer ou d'en sortir sans engager.</translation>
        </message>
        <message>
            <source>Payment covers only the areas at the start</source>
            <translation>Le paiement ne couvre que les zones du début</translation>
        </message>
        <message>
            <source>Only areas the unit stands in at the start can be left this way; no CMD may be spent to cross a control area without engaging.</source>
            <translation>Seules les zones où le Personnage se tient au début peuvent être quittées ainsi ; aucun PC ne peut être dépensé pour traverser une zone de contrôle sans engager.</translation>
        </message>
        <message>
            <source>The payment is no order</source>
            <translation>Le paiement n'est pas un ordre</translation>
        </message>
        <message>
            <source>Spending CMD so is not an order.</source>
            <translation>Dépenser ainsi des PC n'est pas un ordre.</translation>
        </message>
        <message>
            <source>Mêlée movement ignores control areas</source>
            <translation>Le déplacement de Mêlée ignore les zones de contrôle</translation>
        </message>
        <message>
            <source>Control areas do not affect units moving in a Mêlée action.</source>
            <translation>Les zones de contrôle n'affectent pas les Personnages qui se déplacent lors d'une action de Mêlée.</translation>
        </message>
        <message>
            <source>The Upkeep phase opens every turn; effects and situations that go on beyond one turn are applied in it.</source>
            <translation>La phase d'entretien ouvre chaque tour ; les effets et situations qui se poursuivent au-delà d'un tour s'y appliquent.</translation>
        </message>
        <message>
            <source>Both finish Upkeep first</source>
            <translation>Les deux finissent d'abord l'entretien</translation>
        </message>
        <message>
            <source>The Action phase starts only after both players are done with their Upkeep.</source>
            <translation>La phase d'actions ne commence qu'après que les deux joueurs en ont fini avec leur entretien.</translation>
        </message>
        <message>
            <source>Unit definitions (opening paragraphs)</source>
            <translation>Définitions des unités (premiers paragraphes)</translation>
        </message>
        <message>
            <source>A separate, hex-based system</source>
            <translation>Un système séparé, sur hexagones</translation>
        </message>
        <message>
            <source>This is another game than Hell Dorado: units on a hex board, one eight-sided die, damage markers. It shares nothing but the shelf with the other rules; the text says it is only the bare bones, some parts being left out.</source>
            <translation>C'est un autre jeu que Hell Dorado : des unités sur un plateau d'hexagones, un dé à huit faces, des marqueurs de dégâts. Il ne partage que l'étagère avec les autres règles ; le texte dit n'en être que l'ossature, certaines parties étant omises.</translation>
        </message>
        <message>
            <source>36 unit types</source>
            <translation>36 types d'unité</translation>
        </message>
        <message>
            <source>A unit type names its weapons and also how it is used in battle; there are 36 types.</source>
            <translation>Un type d'unité nomme ses armes et aussi son emploi au combat ; il y a 36 types.</translation>
        </message>
        <message>
            <source>Hordes</source>
            <translation>Hordes</translation>
        </message>
        <message>
            <source>Hordes are unskilled fighters with whatever they could find for fighting hand to hand; combat factor 1.</source>
            <translation>Les Hordes sont des combattants sans formation avec tout ce qu'ils ont pu trouver pour se battre au corps à corps ; facteur de combat 1.</translation>
        </message>
        <message>
            <source>Blades</source>
            <translation>Lames</translation>
        </message>
        <message>
            <source>Blades are practised hand-to-hand fighters carrying swords or weightier cutting arms; combat factor 3 when the enemy is foot, 2 when it is mounted.</source>
            <translation>Les Lames sont des combattants au corps à corps exercés qui portent des épées ou des armes tranchantes plus lourdes ; facteur de combat 3 quand l'ennemi est à pied, 2 quand il est monté.</translation>
        </message>
        <message>
            <source>Movement class</source>
            <translation>Classe de déplacement</translation>
        </message>
        <message>
            <source>Every unit has exactly one of the classes foot, mounted, aerial, water-born, by its primary way of moving.</source>
            <translation>Chaque unité a exactement une des classes à pied, montée, aérienne, aquatique, selon sa façon principale de se déplacer.</translation>
        </message>
        <message>
            <source>Troop, character or lore</source>
            <translation>Troupe, personnage ou légende</translation>
        </message>
        <message>
            <source>Every unit is exactly one of: troop (a body of fighters), character (one hero, perhaps with a small following), lore (fantasy units that are neither).</source>
            <translation>Chaque unité est exactement une des choses suivantes : troupe (un groupe de combattants), personnage (un héros, peut-être avec une petite suite), légende (unités fantastiques qui ne sont ni l'un ni l'autre).</translation>
        </message>
        <message>
            <source>Lore types</source>
            <translation>Types de légende</translation>
        </message>
        <message>
            <source>Lore units are at present Deity, Dragon, Airship and Monster.</source>
            <translation>Les unités de légende sont pour l'instant Divinité, Dragon, Navire volant et Monstre.</translation>
        </message>
        <message>
            <source>Quality</source>
            <translation>Qualité</translation>
        </message>
        <message>
            <source>Every unit is superior, ordinary or inferior; ordinary if nothing is said.</source>
            <translation>Chaque unité est supérieure, ordinaire ou inférieure ; ordinaire si rien n'est dit.</translation>
        </message>
        <message>
            <source>Attributes by type</source>
            <translation>Attributs selon le type</translation>
        </message>
        <message>
            <source>Attributes are special rules for a unit; some come with the type: Skirmishers always have Evade.</source>
            <translation>Les attributs sont des règles spéciales pour une unité ; certains viennent avec le type : les Tirailleurs ont toujours Dérobade.</translation>
        </message>
        <message>
            <source>Attributes by army list</source>
            <translation>Attributs selon la liste d'armée</translation>
        </message>
        <message>
            <source>An army list may give any attribute to any unit type of that army.</source>
            <translation>Une liste d'armée peut donner n'importe quel attribut à n'importe quel type d'unité de cette armée.</translation>
        </message>
        <message>
            <source>Damage is marked, no figures removed</source>
            <translation>Les dégâts sont marqués, aucune figurine retirée</translation>
        </message>
        <message>
            <source>Damage stays with the unit as markers; figures are not taken away.</source>
            <translation>Les dégâts restent sur l'unité sous forme de marqueurs ; les figurines ne sont pas enlevées.</translation>
        </message>
        <message>
            <source>Troop and lore units: 4 hits</source>
            <translation>Unités de troupe et de légende : 4 touches</translation>
        </message>
        <message>
            <source>A troop or lore unit is destroyed when it has taken 4 hits.</source>
            <translation>Une unité de troupe ou de légende est détruite quand elle a reçu 4 touches.</translation>
        </message>
        <message>
            <source>Characters: 1 hit</source>
            <translation>Personnages : 1 touche</translation>
        </message>
        <message>
            <source>A character on its own is destroyed by a single hit.</source>
            <translation>Un personnage seul est détruit par une seule touche.</translation>
        </message>
        <message>
            <source>Character leading a troop unit</source>
            <translation>Personnage menant une unité de troupe</translation>
        </message>
        <message>
            <source>A character may lead a troop unit: the unit fights better and the character takes no damage until that unit is destroyed.</source>
            <translation>Un personnage peut mener une unité de troupe : l'unité combat mieux et le personnage ne subit aucun dégât tant que cette unité n'est pas détruite.</translation>
        </message>
        <message>
            <source>Combat Resolution</source>
            <translation>Résolution du combat</translation>
        </message>
        <message>
            <source>Combat factor 1 to 5</source>
            <translation>Facteur de combat de 1 à 5</translation>
        </message>
        <message>
            <source>Every unit has a combat factor from 1 to 5, which may depend on the class of the enemy.</source>
            <translation>Chaque unité a un facteur de combat de 1 à 5, qui peut dépendre de la classe de l'ennemi.</translation>
        </message>
        <message>
            <source>Tactical factor: flank or rear</source>
            <translation>Facteur tactique : flanc ou arrière</translation>
        </message>
        <message>
            <source>Attacking an enemy's flank or rear gives the attacker a tactical factor of 1.</source>
            <translation>Attaquer le flanc ou l'arrière d'un ennemi donne à l'attaquant un facteur tactique de 1.</translation>
        </message>
        <message>
            <source>Tactical factor: damaged target</source>
            <translation>Facteur tactique : cible endommagée</translation>
        </message>
        <message>
            <source>An attacker gets a tactical factor of 1 when its target already carries two markers or more.</source>
            <translation>Un attaquant reçoit un facteur tactique de 1 quand sa cible porte déjà deux marqueurs ou plus.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 1</source>
            <translation>Résolution du combat / étape 1</translation>
        </message>
        <message>
            <source>Tactical factors add up</source>
            <translation>Les facteurs tactiques s'additionnent</translation>
        </message>
        <message>
            <source>A side's strength is its combat factor plus all its tactical factors.</source>
            <translation>La force d'un camp est son facteur de combat plus tous ses facteurs tactiques.</translation>
        </message>
        <message>
            <source>Total factor</source>
            <translation>Facteur total</translation>
        </message>
        <message>
            <source>Total factor = your strength minus the enemy's strength, each with its tactical factors.</source>
            <translation>Facteur total = votre force moins la force de l'ennemi, chacune avec ses facteurs tactiques.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 2</source>
            <translation>Résolution du combat / étape 2</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Jet</translation>
        </message>
        <message>
            <source>Roll one d8 and add the total factor: that is the total.</source>
            <translation>Lancez un d8 et ajoutez le facteur total : c'est le total.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 3 table</source>
            <translation>Résolution du combat / étape 3, tableau</translation>
        </message>
        <message>
            <source>Total -1 or less</source>
            <translation>Total de -1 ou moins</translation>
        </message>
        <message>
            <source>Your unit is destroyed.</source>
            <translation>Votre unité est détruite.</translation>
        </message>
        <message>
            <source>Total 0 or 1</source>
            <translation>Total de 0 ou 1</translation>
        </message>
        <message>
            <source>Your unit is heavily damaged.</source>
            <translation>Votre unité est gravement endommagée.</translation>
        </message>
        <message>
            <source>Total 2 to 4</source>
            <translation>Total de 2 à 4</translation>
        </message>
        <message>
            <source>Your unit is damaged.</source>
            <translation>Votre unité est endommagée.</translation>
        </message>
        <message>
            <source>Total 5 to 7</source>
            <translation>Total de 5 à 7</translation>
        </message>
        <message>
            <source>The enemy unit is damaged.</source>
            <translation>L'unité ennemie est endommagée.</translation>
        </message>
        <message>
            <source>Total 8 or 9</source>
            <translation>Total de 8 ou 9</translation>
        </message>
        <message>
            <source>The enemy unit is heavily damaged.</source>
            <translation>L'unité ennemie est gravement endommagée.</translation>
        </message>
        <message>
            <source>Total 10 or more</source>
            <translation>Total de 10 ou plus</translation>
        </message>
        <message>
            <source>The enemy unit is destroyed.</source>
            <translation>L'unité ennemie est détruite.</translation>
        </message>
        <message>
            <source>Check figures for the table</source>
            <translation>Valeurs de contrôle du tableau</translation>
        </message>
        <message>
            <source>Chances of the six results (own destroyed, own heavy, own damaged, enemy damaged, enemy heavy, enemy destroyed) in eighths, both ordinary.</source>
            <translation>Chances des six résultats (la vôtre détruite, gravement endommagée, endommagée, l'ennemie endommagée, gravement endommagée, détruite) en huitièmes, les deux unités étant ordinaires.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 4</source>
            <translation>Résolution du combat / étape 4</translation>
        </message>
        <message>
            <source>Your superior unit</source>
            <translation>Votre unité supérieure</translation>
        </message>
        <message>
            <source>Your unit superior, the enemy's not, total 4 or less: add 1.</source>
            <translation>Votre unité supérieure, celle de l'ennemi non, total de 4 ou moins : ajoutez 1.</translation>
        </message>
        <message>
            <source>Your inferior unit</source>
            <translation>Votre unité inférieure</translation>
        </message>
        <message>
            <source>Your unit inferior, the enemy's not, total 4 or less: subtract 1.</source>
            <translation>Votre unité inférieure, celle de l'ennemi non, total de 4 ou moins : soustrayez 1.</translation>
        </message>
        <message>
            <source>Superior enemy</source>
            <translation>Ennemi supérieur</translation>
        </message>
        <message>
            <source>Enemy unit superior, yours not, total 5 or more: subtract 1.</source>
            <translation>L'unité ennemie supérieure, la vôtre non, total de 5 ou plus : soustrayez 1.</translation>
        </message>
        <message>
            <source>Inferior enemy</source>
            <translation>Ennemi inférieur</translation>
        </message>
        <message>
            <source>Enemy unit inferior, yours not, total 5 or more: add 1.</source>
            <translation>L'unité ennemie inférieure, la vôtre non, total de 5 ou plus : ajoutez 1.</translation>
        </message>
        <message>
            <source>Adjust first, then read the table</source>
            <translation>Ajustez d'abord, puis lisez le tableau</translation>
        </message>
        <message>
            <source>The quality step changes the total, so the table is read with the adjusted total.</source>
            <translation>L'étape de qualité change le total ; le tableau se lit donc avec le total ajusté.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 5</source>
            <translation>Résolution du combat / étape 5</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Endommagée</translation>
        </message>
        <message>
            <source>Damaged means: one more marker, and the unit goes back by one hex.</source>
            <translation>Endommagée signifie : un marqueur de plus, et l'unité recule d'un hexagone.</translation>
        </message>
        <message>
            <source>Damaged with Evade</source>
            <translation>Endommagée avec Dérobade</translation>
        </message>
        <message>
            <source>A damaged unit with Evade takes no damage but makes an evade move.</source>
            <translation>Une unité endommagée qui a Dérobade ne subit aucun dégât mais effectue un déplacement de dérobade.</translation>
        </message>
        <message>
            <source>Heavily damaged</source>
            <translation>Gravement endommagée</translation>
        </message>
        <message>
            <source>As damaged, with 1 more point of damage.</source>
            <translation>Comme endommagée, avec 1 point de dégâts de plus.</translation>
        </message>
        <message>
            <source>Heavily damaged with Evade</source>
            <translation>Gravement endommagée avec Dérobade</translation>
        </message>
        <message>
            <source>Same as a damaged Evade unit, plus the extra point: evade move and 1 point.</source>
            <translation>Comme une unité à Dérobade endommagée, plus le point supplémentaire : déplacement de dérobade et 1 point.</translation>
        </message>
        <message>
            <source>Destroyed</source>
            <translation>Détruite</translation>
        </message>
        <message>
            <source>A destroyed unit without Evade is removed from the board.</source>
            <translation>Une unité détruite sans Dérobade est retirée du plateau.</translation>
        </message>
        <message>
            <source>Destroyed with Evade</source>
            <translation>Détruite avec Dérobade</translation>
        </message>
        <message>
            <source>A unit with Evade that is destroyed by the table routs and takes 1 point of damage instead of being removed.</source>
            <translation>Une unité qui a Dérobade et que le tableau détruit part en déroute et subit 1 point de dégâts au lieu d'être retirée.</translation>
        </message>
        <message>
            <source>Either side</source>
            <translation>L'un ou l'autre camp</translation>
        </message>
        <message>
            <source>Step 5 applies to whichever unit the table names, attacker's or defender's; the other is unharmed.</source>
            <translation>L'étape 5 s'applique à l'unité que nomme le tableau, celle de l'attaquant ou celle du défenseur ; l'autre est indemne.</translation>
        </message>
    </context>
    <context>
        <name>rulings</name>
        <message>
            <source>How long is a fathom?</source>
            <translation>Combien mesure une toise ?</translation>
        </message>
        <message>
            <source>25 mm, the metric figure of the rulebook.</source>
            <translation>25 mm, la valeur métrique du livre de règles.</translation>
        </message>
        <message>
            <source>25.4 mm, an exact inch.</source>
            <translation>25,4 mm, un pouce exact.</translation>
        </message>
        <message>
            <source>To what can bonuses raise DEF?</source>
            <translation>Jusqu'à combien les bonus peuvent-ils élever la DEF ?</translation>
        </message>
        <message>
            <source>To 5, whatever the bonus.</source>
            <translation>Jusqu'à 5, quel que soit le bonus.</translation>
        </message>
        <message>
            <source>To 6.</source>
            <translation>Jusqu'à 6.</translation>
        </message>
        <message>
            <source>Who gains from allies in contact with the opponent?</source>
            <translation>Qui profite des alliés au contact de l'adversaire ?</translation>
        </message>
        <message>
            <source>Both fighters.</source>
            <translation>Les deux combattants.</translation>
        </message>
        <message>
            <source>Only the fighter whose unit is active.</source>
            <translation>Seulement celui dont le Personnage est actif.</translation>
        </message>
        <message>
            <source>Who has +1 CBT for standing higher?</source>
            <translation>Qui a +1 CBT pour être placé plus haut ?</translation>
        </message>
        <message>
            <source>The higher fighter, attacking or attacked.</source>
            <translation>Celui qui est plus haut, qu'il attaque ou soit attaqué.</translation>
        </message>
        <message>
            <source>The higher fighter, when attacking.</source>
            <translation>Celui qui est plus haut, quand il attaque.</translation>
        </message>
        <message>
            <source>Does a Wounded unit lose a point of a stat printed in green?</source>
            <translation>Un Personnage Blessé perd-il un point d'une caractéristique imprimée en vert ?</translation>
        </message>
        <message>
            <source>No: the green value already holds the loss.</source>
            <translation>Non : la valeur verte comprend déjà la perte.</translation>
        </message>
        <message>
            <source>Yes: the loss comes on top of the green value.</source>
            <translation>Oui : la perte s'ajoute à la valeur verte.</translation>
        </message>
        <message>
            <source>How far does the control area of Lunge x reach?</source>
            <translation>Jusqu'où s'étend la zone de contrôle d'Allonge x ?</translation>
        </message>
        <message>
            <source>x fathoms.</source>
            <translation>x toises.</translation>
        </message>
        <message>
            <source>One fathom and x more.</source>
            <translation>Une toise et x de plus.</translation>
        </message>
        <message>
            <source>When does the CMD of a unit that arrives later join the Company's?</source>
            <translation>Quand le CMD d'un Personnage qui arrive plus tard rejoint-il celui de la compagnie ?</translation>
        </message>
        <message>
            <source>In the Upkeep of the turn after, added before the refill.</source>
            <translation>À la phase d'entretien du tour de jeu suivant, ajouté avant le rétablissement.</translation>
        </message>
        <message>
            <source>At once, to both scores.</source>
            <translation>Aussitôt, aux deux valeurs.</translation>
        </message>
        <message>
            <source>Does the CMD of units off the table count at the start?</source>
            <translation>Le CMD des Personnages hors de la table compte-t-il au départ ?</translation>
        </message>
        <message>
            <source>No: it joins when they arrive.</source>
            <translation>Non : il s'ajoute quand ils arrivent.</translation>
        </message>
        <message>
            <source>Yes, all the Company's CMD counts.</source>
            <translation>Oui, tout le CMD de la compagnie compte.</translation>
        </message>
        <message>
            <source>Whose miniatures may an Infernalist raise?</source>
            <translation>Quelles figurines un Infernaliste peut-il susciter ?</translation>
        </message>
        <message>
            <source>Those that its own player has brought.</source>
            <translation>Celles que son propre joueur a apportées.</translation>
        </message>
        <message>
            <source>Both players share one pool; a miniature that one of them uses is not at hand for the other.</source>
            <translation>Les deux joueurs partagent une même réserve ; une figurine que l'un utilise n'est pas disponible pour l'autre.</translation>
        </message>
        <message>
            <source>In which order is MVT modified and doubled for Run and Charge?</source>
            <translation>Dans quel ordre le DPT est-il modifié et doublé pour Course et Charge ?</translation>
        </message>
        <message>
            <source>Modified first, then doubled; what an ability adds to the action comes last.</source>
            <translation>D'abord modifié, puis doublé ; ce qu'une capacité ajoute à l'action vient en dernier.</translation>
        </message>
        <message>
            <source>Doubled first, then modified.</source>
            <translation>D'abord doublé, puis modifié.</translation>
        </message>
        <message>
            <source>Both players have a choice at the same moment: who makes his first?</source>
            <translation>Les deux joueurs ont un choix au même moment : qui fait le sien le premier ?</translation>
        </message>
        <message>
            <source>The player of the active unit.</source>
            <translation>Le joueur du Personnage actif.</translation>
        </message>
        <message>
            <source>The other player.</source>
            <translation>L'autre joueur.</translation>
        </message>
        <message>
            <source>Is five the most dice in any throw?</source>
            <translation>Cinq dés sont-ils le maximum dans tout jet ?</translation>
        </message>
        <message>
            <source>Only in attack rolls: damage rolls of blasts may throw more.</source>
            <translation>Seulement dans les jets d'attaque : les jets de dégâts des souffles peuvent en compter plus.</translation>
        </message>
        <message>
            <source>In every throw.</source>
            <translation>Dans tout jet.</translation>
        </message>
        <message>
            <source>Do differences of height enter a distance?</source>
            <translation>Les différences de hauteur entrent-elles dans une distance ?</translation>
        </message>
        <message>
            <source>No, distances are measured in plan.</source>
            <translation>Non, les distances se mesurent à plat.</translation>
        </message>
        <message>
            <source>Yes, along the slope.</source>
            <translation>Oui, le long de la pente.</translation>
        </message>
        <message>
            <source>Is the exact value within a distance?</source>
            <translation>La valeur exacte est-elle comprise dans une distance ?</translation>
        </message>
        <message>
            <source>Yes, with a tolerance of a millionth of a millimetre.</source>
            <translation>Oui, avec une tolérance d'un millionième de millimètre.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Non.</translation>
        </message>
        <message>
            <source>Is a base that only touches the border of an area inside?</source>
            <translation>Un socle qui ne fait que toucher le bord d'une zone est-il à l'intérieur ?</translation>
        </message>
        <message>
            <source>Yes, the border belongs to the area.</source>
            <translation>Oui, le bord fait partie de la zone.</translation>
        </message>
        <message>
            <source>Do weapons and poses make contact?</source>
            <translation>Les armes et les poses font-elles contact ?</translation>
        </message>
        <message>
            <source>No, bases alone do; the players may correct it by hand.</source>
            <translation>Non, seuls les socles le font ; les joueurs peuvent corriger à la main.</translation>
        </message>
        <message>
            <source>Yes, any part of the miniature.</source>
            <translation>Oui, toute partie de la figurine.</translation>
        </message>
        <message>
            <source>Does touching an ally engage a unit?</source>
            <translation>Toucher un allié engage-t-il un Personnage ?</translation>
        </message>
        <message>
            <source>No, only contact with an enemy.</source>
            <translation>Non, seulement le contact avec un adversaire.</translation>
        </message>
        <message>
            <source>Yes, any contact.</source>
            <translation>Oui, tout contact.</translation>
        </message>
        <message>
            <source>Does a unit in contact keep its control area?</source>
            <translation>Un Personnage au contact garde-t-il sa zone de contrôle ?</translation>
        </message>
        <message>
            <source>No, both sides lose it, but for abilities that say otherwise.</source>
            <translation>Non, les deux camps la perdent, sauf capacités qui disent le contraire.</translation>
        </message>
        <message>
            <source>Yes.</source>
            <translation>Oui.</translation>
        </message>
        <message>
            <source>When does a control area come back?</source>
            <translation>Quand une zone de contrôle revient-elle ?</translation>
        </message>
        <message>
            <source>As soon as the unit is free again.</source>
            <translation>Dès que le Personnage est de nouveau libre.</translation>
        </message>
        <message>
            <source>In the turn after.</source>
            <translation>Au tour de jeu suivant.</translation>
        </message>
        <message>
            <source>What rank has a lemure?</source>
            <translation>Quel rang a un Lémure ?</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Aucun.</translation>
        </message>
        <message>
            <source>Trooper.</source>
            <translation>Troupier.</translation>
        </message>
        <message>
            <source>Do large games allow more Officers?</source>
            <translation>Les grandes parties permettent-elles plus d'Officiers ?</translation>
        </message>
        <message>
            <source>No: exactly one in a Company, always.</source>
            <translation>Non : exactement un par compagnie, toujours.</translation>
        </message>
        <message>
            <source>One for each 200 Army Points.</source>
            <translation>Un pour chaque tranche de 200 points d'armée.</translation>
        </message>
        <message>
            <source>Is a stat that is not printed the same as 0?</source>
            <translation>Une caractéristique non imprimée équivaut-elle à 0 ?</translation>
        </message>
        <message>
            <source>No: it is absent, and bonuses do not raise it.</source>
            <translation>Non : elle est absente, et les bonus ne l'élèvent pas.</translation>
        </message>
        <message>
            <source>Does a bonus give Shooting Skill to a unit without the stat?</source>
            <translation>Un bonus donne-t-il du Tir à un Personnage sans cette caractéristique ?</translation>
        </message>
        <message>
            <source>Yes, from 0.</source>
            <translation>Oui, à partir de 0.</translation>
        </message>
        <message>
            <source>Where does the highest DEF apply?</source>
            <translation>À quoi s'applique la DEF maximale ?</translation>
        </message>
        <message>
            <source>To the value after all modifiers.</source>
            <translation>À la valeur après tous les modificateurs.</translation>
        </message>
        <message>
            <source>To the printed stat alone.</source>
            <translation>À la caractéristique imprimée seule.</translation>
        </message>
        <message>
            <source>Can Protection above the damage give Life Points?</source>
            <translation>Une Protection supérieure aux dégâts peut-elle donner des points de vie ?</translation>
        </message>
        <message>
            <source>No, the loss stops at 0.</source>
            <translation>Non, la perte s'arrête à 0.</translation>
        </message>
        <message>
            <source>Is a unit Wounded when its Life Points equal the Wound Threshold?</source>
            <translation>Un Personnage est-il Blessé quand ses points de vie égalent le seuil de blessure ?</translation>
        </message>
        <message>
            <source>Yes, at the threshold or below it.</source>
            <translation>Oui, au seuil ou au-dessous.</translation>
        </message>
        <message>
            <source>No, only below it.</source>
            <translation>Non, seulement au-dessous.</translation>
        </message>
        <message>
            <source>Does Faith do anything on its own?</source>
            <translation>La Foi fait-elle quelque chose à elle seule ?</translation>
        </message>
        <message>
            <source>No, only effects that name it read it.</source>
            <translation>Non, seuls les effets qui la nomment la lisent.</translation>
        </message>
        <message>
            <source>It lessens hostile magic.</source>
            <translation>Elle atténue la magie hostile.</translation>
        </message>
        <message>
            <source>Can Command fall below 0?</source>
            <translation>Le commandement peut-il tomber au-dessous de 0 ?</translation>
        </message>
        <message>
            <source>No, both scores stop at 0.</source>
            <translation>Non, les deux valeurs s'arrêtent à 0.</translation>
        </message>
        <message>
            <source>The basic score can.</source>
            <translation>La valeur de base le peut.</translation>
        </message>
        <message>
            <source>Do effects in a column need damage that gets through?</source>
            <translation>Les effets d'une colonne demandent-ils des dégâts qui passent ?</translation>
        </message>
        <message>
            <source>No, they apply whatever Protection takes.</source>
            <translation>Non, ils s'appliquent quoi que retire la Protection.</translation>
        </message>
        <message>
            <source>Can the damage for dice above ten be waived with the hits?</source>
            <translation>Peut-on renoncer avec les touches aux dégâts des dés au-delà de dix ?</translation>
        </message>
        <message>
            <source>No, it always applies.</source>
            <translation>Non, ils s'appliquent toujours.</translation>
        </message>
        <message>
            <source>Yes, together with the hits.</source>
            <translation>Oui, en même temps que les touches.</translation>
        </message>
        <message>
            <source>Does a weapon's ability work while another weapon is used?</source>
            <translation>La capacité d'une arme agit-elle pendant qu'une autre arme est utilisée ?</translation>
        </message>
        <message>
            <source>No; Lunge alone is always on, for it shapes the control area.</source>
            <translation>Non ; seule Allonge est toujours active, car elle détermine la zone de contrôle.</translation>
        </message>
        <message>
            <source>Can a unit be of several species?</source>
            <translation>Un Personnage peut-il être de plusieurs espèces ?</translation>
        </message>
        <message>
            <source>No, of one.</source>
            <translation>Non, d'une seule.</translation>
        </message>
        <message>
            <source>Which powers leave an Unbeliever alone?</source>
            <translation>Quels pouvoirs épargnent un Incroyant ?</translation>
        </message>
        <message>
            <source>Those that name a religion or Faith.</source>
            <translation>Ceux qui nomment une religion ou la Foi.</translation>
        </message>
        <message>
            <source>All magic.</source>
            <translation>Toute magie.</translation>
        </message>
        <message>
            <source>Are there more than the five factions?</source>
            <translation>Y a-t-il plus que les cinq factions ?</translation>
        </message>
        <message>
            <source>The core has five; factions are data, so that others can be added.</source>
            <translation>Le noyau en a cinq ; les factions sont des données, si bien que d'autres peuvent être ajoutées.</translation>
        </message>
        <message>
            <source>Which Army Points set the number of a Limited unit?</source>
            <translation>Quels points d'armée fixent le nombre d'un Personnage Limité ?</translation>
        </message>
        <message>
            <source>The agreed size of the game.</source>
            <translation>La taille convenue de la partie.</translation>
        </message>
        <message>
            <source>The points spent.</source>
            <translation>Les points dépensés.</translation>
        </message>
        <message>
            <source>What happens to an associated unit when the named one dies?</source>
            <translation>Qu'arrive-t-il à un Personnage associé quand celui qui est nommé meurt ?</translation>
        </message>
        <message>
            <source>Nothing.</source>
            <translation>Rien.</translation>
        </message>
        <message>
            <source>It leaves too.</source>
            <translation>Il part aussi.</translation>
        </message>
        <message>
            <source>How is Y of Limited X/Y counted?</source>
            <translation>Comment se compte le Y de Limité X/Y ?</translation>
        </message>
        <message>
            <source>For each started 200 points, over the whole Company.</source>
            <translation>Pour chaque tranche entamée de 200 points, sur toute la compagnie.</translation>
        </message>
        <message>
            <source>Once for the whole Company, whatever its size.</source>
            <translation>Une fois pour toute la compagnie, quelle que soit sa taille.</translation>
        </message>
        <message>
            <source>When and how does a unit change shape?</source>
            <translation>Quand et comment un Personnage change-t-il de forme ?</translation>
        </message>
        <message>
            <source>Right after what fulfils the condition, in place, keeping marker and lasting states.</source>
            <translation>Juste après ce qui remplit la condition, sur place, en gardant le marqueur et les états durables.</translation>
        </message>
        <message>
            <source>At the end of the turn.</source>
            <translation>À la fin du tour de jeu.</translation>
        </message>
        <message>
            <source>Is the old shape a loss?</source>
            <translation>L'ancienne forme est-elle une perte ?</translation>
        </message>
        <message>
            <source>No; the Command scores change by the difference.</source>
            <translation>Non ; les valeurs de commandement changent de la différence.</translation>
        </message>
        <message>
            <source>In which order do dice modifiers count?</source>
            <translation>Dans quel ordre comptent les modificateurs de dés ?</translation>
        </message>
        <message>
            <source>Penalties first, not below 0, then bonuses.</source>
            <translation>Les malus d'abord, pas au-dessous de 0, puis les bonus.</translation>
        </message>
        <message>
            <source>All together.</source>
            <translation>Tous ensemble.</translation>
        </message>
        <message>
            <source>Do dice above five become re-rolls in every attack?</source>
            <translation>Les dés au-delà de cinq deviennent-ils des relances dans toute attaque ?</translation>
        </message>
        <message>
            <source>Only where allies may be hit.</source>
            <translation>Seulement là où des alliés peuvent être touchés.</translation>
        </message>
        <message>
            <source>How much is each die above ten worth?</source>
            <translation>Combien vaut chaque dé au-delà de dix ?</translation>
        </message>
        <message>
            <source>1 damage point, with the other damage.</source>
            <translation>1 point de dégâts, avec les autres dégâts.</translation>
        </message>
        <message>
            <source>One more for each further die.</source>
            <translation>Un de plus pour chaque dé supplémentaire.</translation>
        </message>
        <message>
            <source>Whose DEF is the number to roll?</source>
            <translation>La DEF de qui est le nombre à atteindre ?</translation>
        </message>
        <message>
            <source>The opponent's; no face hits or misses on its own.</source>
            <translation>Celle de l'adversaire ; aucune face ne touche ni n'échoue d'elle-même.</translation>
        </message>
        <message>
            <source>One's own.</source>
            <translation>La sienne propre.</translation>
        </message>
        <message>
            <source>Must re-rolls be used?</source>
            <translation>Les relances doivent-elles être utilisées ?</translation>
        </message>
        <message>
            <source>No; the player picks the misses, each die once.</source>
            <translation>Non ; le joueur choisit les échecs, chaque dé une fois.</translation>
        </message>
        <message>
            <source>Yes, all of them.</source>
            <translation>Oui, toutes.</translation>
        </message>
        <message>
            <source>Who subtracts Protection?</source>
            <translation>Qui soustrait la Protection ?</translation>
        </message>
        <message>
            <source>Each side, from what it takes.</source>
            <translation>Chaque camp, de ce qu'il subit.</translation>
        </message>
        <message>
            <source>Only the attacked unit.</source>
            <translation>Seulement le Personnage attaqué.</translation>
        </message>
        <message>
            <source>Do abilities that are always on work during an attack sequence?</source>
            <translation>Les capacités toujours actives agissent-elles pendant une attaque au contact ?</translation>
        </message>
        <message>
            <source>Yes, only triggered powers are shut out.</source>
            <translation>Oui, seuls les pouvoirs déclenchés sont exclus.</translation>
        </message>
        <message>
            <source>How tall is a unit?</source>
            <translation>Quelle est la hauteur d'un Personnage ?</translation>
        </message>
        <message>
            <source>One fathom, unless its card file says otherwise.</source>
            <translation>Une toise, sauf si le fichier de sa carte dit autre chose.</translation>
        </message>
        <message>
            <source>As its base is large.</source>
            <translation>Autant que son socle est large.</translation>
        </message>
        <message>
            <source>When may a passive power be used around the attack sequence of a Concentration?</source>
            <translation>Quand un pouvoir passif peut-il être utilisé autour de l'attaque au contact d'une Concentration ?</translation>
        </message>
        <message>
            <source>Before it or after it.</source>
            <translation>Avant ou après.</translation>
        </message>
        <message>
            <source>After it.</source>
            <translation>Après.</translation>
        </message>
        <message>
            <source>Who has -1 DEF in the one-sided attack that Focus provokes?</source>
            <translation>Qui a -1 DEF dans l'attaque unilatérale que provoque une Focalisation ?</translation>
        </message>
        <message>
            <source>The focusing unit.</source>
            <translation>Le Personnage qui effectue la Focalisation.</translation>
        </message>
        <message>
            <source>The attacking unit.</source>
            <translation>Le Personnage qui attaque.</translation>
        </message>
        <message>
            <source>Does an ally with CBT 0 give support?</source>
            <translation>Un allié à CBT 0 apporte-t-il un soutien ?</translation>
        </message>
        <message>
            <source>Yes, it has the stat.</source>
            <translation>Oui, il a la caractéristique.</translation>
        </message>
        <message>
            <source>Where must a supporter stand?</source>
            <translation>Où doit se tenir un soutien ?</translation>
        </message>
        <message>
            <source>Anywhere in contact with the opponent.</source>
            <translation>N'importe où au contact de l'adversaire.</translation>
        </message>
        <message>
            <source>Behind the opponent.</source>
            <translation>Derrière l'adversaire.</translation>
        </message>
        <message>
            <source>By what is the best of several damage types judged?</source>
            <translation>D'après quoi juge-t-on le meilleur de plusieurs types de dégâts ?</translation>
        </message>
        <message>
            <source>By the Life Points lost.</source>
            <translation>D'après les points de vie perdus.</translation>
        </message>
        <message>
            <source>By the damage before Protection.</source>
            <translation>D'après les dégâts avant Protection.</translation>
        </message>
        <message>
            <source>When do the fighters name their weapons?</source>
            <translation>Quand les combattants nomment-ils leurs armes ?</translation>
        </message>
        <message>
            <source>Before any die is rolled, both of them.</source>
            <translation>Avant tout jet de dés, tous les deux.</translation>
        </message>
        <message>
            <source>With the damage.</source>
            <translation>Avec les dégâts.</translation>
        </message>
        <message>
            <source>Who picks the table when no weapon was named?</source>
            <translation>Qui choisit le tableau quand aucune arme n'a été nommée ?</translation>
        </message>
        <message>
            <source>The player of the unit that takes the damage.</source>
            <translation>Le joueur du Personnage qui subit les dégâts.</translation>
        </message>
        <message>
            <source>The player of the attacked unit.</source>
            <translation>Le joueur du Personnage attaqué.</translation>
        </message>
        <message>
            <source>What does a unit with CBT and only a ranged weapon fight with?</source>
            <translation>Avec quoi combat un Personnage qui a un CBT et seulement une arme à distance ?</translation>
        </message>
        <message>
            <source>Its card must give a close combat weapon.</source>
            <translation>Sa carte doit donner une arme de contact.</translation>
        </message>
        <message>
            <source>With the table of the ranged weapon.</source>
            <translation>Avec le tableau de l'arme à distance.</translation>
        </message>
        <message>
            <source>Does becoming Wounded in the fight spoil a power?</source>
            <translation>Devenir Blessé dans le combat fait-il échouer un pouvoir ?</translation>
        </message>
        <message>
            <source>Yes, it is a change of state like any other.</source>
            <translation>Oui, c'est un changement d'état comme un autre.</translation>
        </message>
        <message>
            <source>No, only other states do.</source>
            <translation>Non, seuls les autres états le font.</translation>
        </message>
        <message>
            <source>Is leaving a control area an order?</source>
            <translation>Quitter une zone de contrôle est-il un ordre ?</translation>
        </message>
        <message>
            <source>No, nor are other costs that are paid from Command without a header.</source>
            <translation>Non, pas plus que les autres coûts payés en commandement sans en-tête.</translation>
        </message>
        <message>
            <source>May the opponent see the Command left?</source>
            <translation>L'adversaire peut-il voir le commandement restant ?</translation>
        </message>
        <message>
            <source>Yes, nothing is hidden.</source>
            <translation>Oui, rien n'est caché.</translation>
        </message>
        <message>
            <source>Does the refill come before the damage of the Upkeep?</source>
            <translation>Le rétablissement vient-il avant les dégâts de la phase d'entretien ?</translation>
        </message>
        <message>
            <source>Yes; a commander who then dies takes his CMD from the full score.</source>
            <translation>Oui ; un commandant qui meurt ensuite retire son CMD de la valeur entière.</translation>
        </message>
        <message>
            <source>Is a cost without a word temporary?</source>
            <translation>Un coût sans mention est-il temporaire ?</translation>
        </message>
        <message>
            <source>When are the points of the worked example spent?</source>
            <translation>Quand les points de l'exemple chiffré sont-ils dépensés ?</translation>
        </message>
        <message>
            <source>In the turn, not in its Upkeep.</source>
            <translation>Pendant le tour de jeu, non à sa phase d'entretien.</translation>
        </message>
        <message>
            <source>In the Upkeep.</source>
            <translation>À la phase d'entretien.</translation>
        </message>
        <message>
            <source>When is the CMD of a unit that leaves the table lost?</source>
            <translation>Quand est perdu le CMD d'un Personnage qui quitte la table ?</translation>
        </message>
        <message>
            <source>At once, from both scores.</source>
            <translation>Aussitôt, sur les deux valeurs.</translation>
        </message>
        <message>
            <source>In the next Upkeep.</source>
            <translation>À la phase d'entretien suivante.</translation>
        </message>
        <message>
            <source>Can a shot hurt its shooter?</source>
            <translation>Un tir peut-il blesser son tireur ?</translation>
        </message>
        <message>
            <source>Only where an ability of the target says so.</source>
            <translation>Seulement là où une capacité de la cible le dit.</translation>
        </message>
        <message>
            <source>Never.</source>
            <translation>Jamais.</translation>
        </message>
        <message>
            <source>Who shoots outside its own activation?</source>
            <translation>Qui tire en dehors de sa propre activation ?</translation>
        </message>
        <message>
            <source>A unit with Defensive Shot, at an enemy that makes contact.</source>
            <translation>Un Personnage qui a Tir défensif, sur un adversaire qui prend contact.</translation>
        </message>
        <message>
            <source>Nobody.</source>
            <translation>Personne.</translation>
        </message>
        <message>
            <source>When is it settled who may be chosen?</source>
            <translation>Quand est-il établi qui peut être choisi ?</translation>
        </message>
        <message>
            <source>Line of fire, cover and distance of every enemy are looked at before the target is named, with the weapon.</source>
            <translation>La ligne de tir, le couvert et la distance de chaque adversaire sont examinés avant que la cible soit nommée, avec l'arme.</translation>
        </message>
        <message>
            <source>The target is named first.</source>
            <translation>La cible est nommée d'abord.</translation>
        </message>
        <message>
            <source>Who picks among enemies equally near?</source>
            <translation>Qui choisit entre des adversaires également proches ?</translation>
        </message>
        <message>
            <source>The shooter's player, from where it stands when it shoots.</source>
            <translation>Le joueur du tireur, depuis l'endroit où celui-ci se tient quand il tire.</translation>
        </message>
        <message>
            <source>Chance.</source>
            <translation>Le hasard.</translation>
        </message>
        <message>
            <source>What is compared before an enemy in cover is passed over?</source>
            <translation>Que compare-t-on avant d'ignorer un adversaire à couvert ?</translation>
        </message>
        <message>
            <source>The cover of the table with the printed Protection; equal is enough.</source>
            <translation>Le couvert du tableau et la Protection imprimée ; l'égalité suffit.</translation>
        </message>
        <message>
            <source>Every bonus, and cover must be greater.</source>
            <translation>Tous les bonus, et le couvert doit être plus grand.</translation>
        </message>
        <message>
            <source>Is a unit beside helpless ones engaged when targets are chosen?</source>
            <translation>Un Personnage à côté d'un adversaire sans défense est-il engagé quand on choisit les cibles ?</translation>
        </message>
        <message>
            <source>As for all else: the helpless one is engaged, the enemy beside it free.</source>
            <translation>Comme pour tout le reste : celui qui est sans défense est engagé, l'adversaire à côté de lui est libre.</translation>
        </message>
        <message>
            <source>Both are engaged.</source>
            <translation>Les deux sont engagés.</translation>
        </message>
        <message>
            <source>Does an enemy without line of fire, or out of a Limited Range, count as nearest?</source>
            <translation>Un adversaire sans ligne de tir, ou hors d'une Portée limitée, compte-t-il comme le plus proche ?</translation>
        </message>
        <message>
            <source>No: it can be no target.</source>
            <translation>Non : il ne peut pas être une cible.</translation>
        </message>
        <message>
            <source>Yes, and forbids the shot.</source>
            <translation>Oui, et il interdit le tir.</translation>
        </message>
        <message>
            <source>What does the app test of a line of fire?</source>
            <translation>Que vérifie l'application dans une ligne de tir ?</translation>
        </message>
        <message>
            <source>Bases and outlines in plan, a line that grazes is clear; what the players see counts first.</source>
            <translation>Les socles et les contours à plat, une ligne qui frôle est dégagée ; ce que voient les joueurs prime.</translation>
        </message>
        <message>
            <source>Nothing: the players always say.</source>
            <translation>Rien : les joueurs le disent toujours.</translation>
        </message>
        <message>
            <source>Does a close combat in between block a line of fire?</source>
            <translation>Un combat au contact intermédiaire bloque-t-il une ligne de tir ?</translation>
        </message>
        <message>
            <source>No, it only brings the risk of hitting somebody there.</source>
            <translation>Non, il n'apporte que le risque d'y toucher quelqu'un.</translation>
        </message>
        <message>
            <source>What is hidden enough for cover?</source>
            <translation>Que faut-il cacher pour être à couvert ?</translation>
        </message>
        <message>
            <source>At least half, by obstacles within a fathom taken together.</source>
            <translation>Au moins la moitié, par l'ensemble des obstacles à une toise ou moins.</translation>
        </message>
        <message>
            <source>More than half, by one obstacle.</source>
            <translation>Plus de la moitié, par un seul obstacle.</translation>
        </message>
        <message>
            <source>How large are bases in fathoms?</source>
            <translation>Quelle est la taille des socles en toises ?</translation>
        </message>
        <message>
            <source>0.6, 0.8 and 1.0, at 25 mm a fathom.</source>
            <translation>0,6 ; 0,8 et 1,0, à 25 mm par toise.</translation>
        </message>
        <message>
            <source>As at 25.4 mm a fathom.</source>
            <translation>Comme à 25,4 mm par toise.</translation>
        </message>
        <message>
            <source>Which DEF counts against a shot?</source>
            <translation>Quelle DEF compte contre un tir ?</translation>
        </message>
        <message>
            <source>The current one, without what works in close combat only.</source>
            <translation>L'actuelle, sans ce qui n'agit qu'en combat au contact.</translation>
        </message>
        <message>
            <source>The printed one.</source>
            <translation>L'imprimée.</translation>
        </message>
        <message>
            <source>From when to when are free effects locked in a shot?</source>
            <translation>De quand à quand les effets libres sont-ils bloqués lors d'un tir ?</translation>
        </message>
        <message>
            <source>From the naming of the target until the last unit hit is dealt with.</source>
            <translation>De la désignation de la cible jusqu'à ce que le dernier Personnage touché soit traité.</translation>
        </message>
        <message>
            <source>From the roll on.</source>
            <translation>À partir du jet.</translation>
        </message>
        <message>
            <source>May a unit without dice shoot?</source>
            <translation>Un Personnage sans dés peut-il tirer ?</translation>
        </message>
        <message>
            <source>Yes, without any hit.</source>
            <translation>Oui, sans aucune touche.</translation>
        </message>
        <message>
            <source>Whom do the points above ten dice hurt?</source>
            <translation>Qui subit les points des dés au-delà de dix ?</translation>
        </message>
        <message>
            <source>The unit that is hit, else the target; nobody in the roll for an explosion.</source>
            <translation>Le Personnage touché, sinon la cible ; personne dans le jet d'une explosion.</translation>
        </message>
        <message>
            <source>Always the target.</source>
            <translation>Toujours la cible.</translation>
        </message>
        <message>
            <source>Does DEF 1 make every die of a shot a hit?</source>
            <translation>DEF 1 fait-elle de chaque dé d'un tir une touche ?</translation>
        </message>
        <message>
            <source>No, the distance difficulty of 3 or more still counts.</source>
            <translation>Non, la difficulté de distance de 3 ou plus compte toujours.</translation>
        </message>
        <message>
            <source>Must re-rolls of a shot be used?</source>
            <translation>Les relances d'un tir doivent-elles être utilisées ?</translation>
        </message>
        <message>
            <source>Does an effect come without damage?</source>
            <translation>Un effet vient-il sans dégâts ?</translation>
        </message>
        <message>
            <source>Yes; damage stops at 0.</source>
            <translation>Oui ; les dégâts s'arrêtent à 0.</translation>
        </message>
        <message>
            <source>Can automatic damage be waived with hits?</source>
            <translation>Peut-on renoncer aux dégâts automatiques avec les touches ?</translation>
        </message>
        <message>
            <source>No, it is no hit.</source>
            <translation>Non, ce n'est pas une touche.</translation>
        </message>
        <message>
            <source>Whose cover counts when a shot is diverted?</source>
            <translation>Le couvert de qui compte quand un tir est dévié ?</translation>
        </message>
        <message>
            <source>That of the unit hit, seen from the shooter; difficulty and distance stay.</source>
            <translation>Celui du Personnage touché, vu du tireur ; la difficulté et la distance restent.</translation>
        </message>
        <message>
            <source>The target's.</source>
            <translation>Celui de la cible.</translation>
        </message>
        <message>
            <source>How far does a close combat reach for a shot?</source>
            <translation>Jusqu'où s'étend un combat au contact pour un tir ?</translation>
        </message>
        <message>
            <source>To all linked by contacts between enemies; without any other than the target the shot is ordinary.</source>
            <translation>À tous ceux que relient des contacts entre adversaires ; sans autre que la cible, le tir est ordinaire.</translation>
        </message>
        <message>
            <source>To those who touch the target.</source>
            <translation>À ceux qui touchent la cible.</translation>
        </message>
        <message>
            <source>Which faces are odd or even?</source>
            <translation>Quelles faces sont impaires ou paires ?</translation>
        </message>
        <message>
            <source>The final face of each die.</source>
            <translation>La face finale de chaque dé.</translation>
        </message>
        <message>
            <source>Replaced ones too.</source>
            <translation>Aussi celles qui ont été remplacées.</translation>
        </message>
        <message>
            <source>How likely is each of the others to be hit?</source>
            <translation>Quelle est la chance de chacun des autres d'être touché ?</translation>
        </message>
        <message>
            <source>All are equally likely.</source>
            <translation>Tous ont la même chance.</translation>
        </message>
        <message>
            <source>The opponent picks.</source>
            <translation>L'adversaire choisit.</translation>
        </message>
        <message>
            <source>In which shots can hits not be reduced?</source>
            <translation>Dans quels tirs les touches ne peuvent-elles pas être réduites ?</translation>
        </message>
        <message>
            <source>In every shot at or past a close combat.</source>
            <translation>Dans tout tir sur un combat au contact ou au-delà de celui-ci.</translation>
        </message>
        <message>
            <source>Only in a diverted one.</source>
            <translation>Seulement dans un tir dévié.</translation>
        </message>
        <message>
            <source>Who may be hit in a shot past a close combat?</source>
            <translation>Qui peut être touché dans un tir au-delà d'un combat au contact ?</translation>
        </message>
        <message>
            <source>Engaged units on the line and all that touch them, with the target's own combat; never shooter or target.</source>
            <translation>Les Personnages engagés sur la ligne et tous ceux qui les touchent, avec le combat de la cible elle-même ; jamais le tireur ni la cible.</translation>
        </message>
        <message>
            <source>Whoever stands on the line.</source>
            <translation>Quiconque se tient sur la ligne.</translation>
        </message>
        <message>
            <source>How much higher is high enough to shoot over a combat?</source>
            <translation>De combien faut-il être plus haut pour tirer par-dessus un combat ?</translation>
        </message>
        <message>
            <source>Half a fathom above those in between; the target's own combat counts all the same.</source>
            <translation>Une demi-toise au-dessus des Personnages intermédiaires ; le combat de la cible elle-même compte tout de même.</translation>
        </message>
        <message>
            <source>Any difference.</source>
            <translation>N'importe quelle différence.</translation>
        </message>
        <message>
            <source>What may an explosion be aimed at?</source>
            <translation>Que peut viser une explosion ?</translation>
        </message>
        <message>
            <source>Any spot, also under an own unit, measured from the edge of the shooter's base.</source>
            <translation>Tout point, aussi sous un Personnage de son camp, mesuré depuis le bord du socle du tireur.</translation>
        </message>
        <message>
            <source>No spot under an own unit.</source>
            <translation>Aucun point sous un Personnage de son camp.</translation>
        </message>
        <message>
            <source>May a template touch no enemy?</source>
            <translation>Un gabarit peut-il ne toucher aucun adversaire ?</translation>
        </message>
        <message>
            <source>Yes; only one that touches nobody but enemies who cannot be aimed at is barred.</source>
            <translation>Oui ; seul est interdit celui qui ne touche que des adversaires qui ne peuvent pas être visés.</translation>
        </message>
        <message>
            <source>Are odd and even dice compared in the roll for an explosion?</source>
            <translation>Compare-t-on les dés impairs et pairs dans le jet d'une explosion ?</translation>
        </message>
        <message>
            <source>No, it has no target unit.</source>
            <translation>Non, il n'a pas de Personnage pour cible.</translation>
        </message>
        <message>
            <source>Is a base inside that only touches the border?</source>
            <translation>Un socle qui ne fait que toucher le bord est-il à l'intérieur ?</translation>
        </message>
        <message>
            <source>Yes; all rolls are made, then the dead fall together.</source>
            <translation>Oui ; tous les jets sont effectués, puis les morts tombent ensemble.</translation>
        </message>
        <message>
            <source>Who is spared a state in place of power?</source>
            <translation>Qui est épargné par un état qui remplace la puissance ?</translation>
        </message>
        <message>
            <source>Whoever is wholly hidden, but from a cloud, and whoever no state touches.</source>
            <translation>Quiconque est entièrement caché, sauf d'un nuage, et celui qu'aucun état ne touche.</translation>
        </message>
        <message>
            <source>Do damage rolls have re-rolls?</source>
            <translation>Les jets de dégâts ont-ils des relances ?</translation>
        </message>
        <message>
            <source>Yes, by abilities.</source>
            <translation>Oui, par des capacités.</translation>
        </message>
        <message>
            <source>Can the hits of the roll for the spot be reduced?</source>
            <translation>Les touches du jet pour le point peuvent-elles être réduites ?</translation>
        </message>
        <message>
            <source>What shields from an explosion?</source>
            <translation>Qu'est-ce qui protège d'une explosion ?</translation>
        </message>
        <message>
            <source>Only being wholly hidden from the spot.</source>
            <translation>Seulement d'être entièrement caché du point.</translation>
        </message>
        <message>
            <source>Cover too.</source>
            <translation>Le couvert aussi.</translation>
        </message>
        <message>
            <source>Are ammunition blast and impact blast one kind?</source>
            <translation>Souffle à munitions et souffle d'impact sont-ils un même genre ?</translation>
        </message>
        <message>
            <source>May a template lie on the shooter?</source>
            <translation>Un gabarit peut-il recouvrir le tireur ?</translation>
        </message>
        <message>
            <source>No: its tip is on the edge of the base, and it never hits its shooter.</source>
            <translation>Non : sa pointe est sur le bord du socle, et il ne touche jamais son tireur.</translation>
        </message>
        <message>
            <source>Yes, and it hits him.</source>
            <translation>Oui, et il le touche.</translation>
        </message>
        <message>
            <source>Is there a limit to the dice of an impact blast?</source>
            <translation>Y a-t-il une limite aux dés d'un souffle d'impact ?</translation>
        </message>
        <message>
            <source>None, and neither re-rolls nor automatic damage; SHS is the modified one.</source>
            <translation>Aucune, et ni relances ni dégâts automatiques ; le TIR est le TIR modifié.</translation>
        </message>
        <message>
            <source>Five, the rest re-rolls.</source>
            <translation>Cinq, le reste en relances.</translation>
        </message>
        <message>
            <source>From where is cover against an impact blast seen?</source>
            <translation>D'où se voit le couvert contre un souffle d'impact ?</translation>
        </message>
        <message>
            <source>Cover from the shooter, full cover from the tip.</source>
            <translation>Le couvert depuis le tireur, le couvert total depuis la pointe.</translation>
        </message>
        <message>
            <source>Both from the tip.</source>
            <translation>Les deux depuis la pointe.</translation>
        </message>
        <message>
            <source>How are equals ordered in an impact blast?</source>
            <translation>Comment classe-t-on les égaux dans un souffle d'impact ?</translation>
        </message>
        <message>
            <source>By chance, for each place anew.</source>
            <translation>Au hasard, de nouveau pour chaque place.</translation>
        </message>
        <message>
            <source>Only the first by chance.</source>
            <translation>Le premier seulement au hasard.</translation>
        </message>
        <message>
            <source>What is inside the area of an aura?</source>
            <translation>Qui est à l'intérieur de la zone d'une aura ?</translation>
        </message>
        <message>
            <source>Whoever has any part of its base in it, whatever terrain lies between.</source>
            <translation>Quiconque y a une partie quelconque de son socle, quel que soit le terrain intermédiaire.</translation>
        </message>
        <message>
            <source>Only who is seen from its bearer.</source>
            <translation>Seulement qui est vu de son porteur.</translation>
        </message>
        <message>
            <source>Which of two effects that contradict each other comes first?</source>
            <translation>Lequel de deux effets qui se contredisent vient en premier ?</translation>
        </message>
        <message>
            <source>In Upkeep the Dominant player says, else that of the active unit's player.</source>
            <translation>À la phase d'entretien, le joueur Dominant le dit, sinon celui du joueur du Personnage actif.</translation>
        </message>
        <message>
            <source>The players agree.</source>
            <translation>Les joueurs se mettent d'accord.</translation>
        </message>
        <message>
            <source>What does the keyword of an aura say?</source>
            <translation>Que dit le mot-clé d'une aura ?</translation>
        </message>
        <message>
            <source>A plain one who is affected, with immune who is not; a dogma counts as its religion.</source>
            <translation>Un mot-clé simple, qui est affecté ; avec « immunisé », qui ne l'est pas ; un dogme compte comme sa religion.</translation>
        </message>
        <message>
            <source>Who is immune, always.</source>
            <translation>Qui est immunisé, toujours.</translation>
        </message>
        <message>
            <source>Does the turn in which an effect begins count?</source>
            <translation>Le tour de jeu où commence un effet compte-t-il ?</translation>
        </message>
        <message>
            <source>Yes; states count as their own text says.</source>
            <translation>Oui ; les états comptent comme le dit leur propre texte.</translation>
        </message>
        <message>
            <source>What does a power of an engaged unit bring?</source>
            <translation>Qu'apporte un pouvoir d'un Personnage engagé ?</translation>
        </message>
        <message>
            <source>The fight that Focus or Concentration brings, which may spoil it; costs stay paid.</source>
            <translation>Le combat qu'entraîne la Focalisation ou la Concentration, qui peut le faire échouer ; les coûts restent payés.</translation>
        </message>
        <message>
            <source>What is a permanent effect with a trigger?</source>
            <translation>Qu'est-ce qu'un effet permanent avec un déclencheur ?</translation>
        </message>
        <message>
            <source>It is triggered once and stays.</source>
            <translation>Il est déclenché une fois et reste.</translation>
        </message>
        <message>
            <source>It is always in force.</source>
            <translation>Il est toujours en vigueur.</translation>
        </message>
        <message>
            <source>For whom is a Unique order used up?</source>
            <translation>Pour qui un ordre Unique est-il épuisé ?</translation>
        </message>
        <message>
            <source>For the unit that has used it, also where a fight has spoiled it.</source>
            <translation>Pour le Personnage qui l'a utilisé, même si un combat l'a fait échouer.</translation>
        </message>
        <message>
            <source>For the whole Company.</source>
            <translation>Pour toute la compagnie.</translation>
        </message>
        <message>
            <source>Does an aura work on its user?</source>
            <translation>Une aura agit-elle sur celui qui l'utilise ?</translation>
        </message>
        <message>
            <source>Yes, if it has the keyword; enemies with it profit as well.</source>
            <translation>Oui, s'il a le mot-clé ; les adversaires qui l'ont en profitent aussi.</translation>
        </message>
        <message>
            <source>What is given and received?</source>
            <translation>Qu'est-ce qui est déclenché et reçu ?</translation>
        </message>
        <message>
            <source>Orders with a trigger alone; an aura is none.</source>
            <translation>Seulement les ordres avec un déclencheur ; une aura n'en est pas un.</translation>
        </message>
        <message>
            <source>Every effect of an ally's card.</source>
            <translation>Tout effet de la carte d'un allié.</translation>
        </message>
        <message>
            <source>Must the giver of an order see whom it is for?</source>
            <translation>Celui qui déclenche un ordre doit-il voir pour qui il est ?</translation>
        </message>
        <message>
            <source>Which order is barred from blasts and the damage of explosions?</source>
            <translation>Quel ordre est interdit avec les souffles et les dégâts des explosions ?</translation>
        </message>
        <message>
            <source>Vae victis.</source>
            <translation>Vae Victis.</translation>
        </message>
        <message>
            <source>Every order.</source>
            <translation>Tout ordre.</translation>
        </message>
        <message>
            <source>How often is vae victis declared in one attack?</source>
            <translation>Combien de fois Vae Victis est-il déclaré dans une attaque ?</translation>
        </message>
        <message>
            <source>Once by each player, the active one first: 0, 1 or 2 points.</source>
            <translation>Une fois par chaque joueur, l'actif d'abord : 0, 1 ou 2 points.</translation>
        </message>
        <message>
            <source>As often as points are left, up to 2.</source>
            <translation>Aussi souvent qu'il reste des points, jusqu'à 2.</translation>
        </message>
        <message>
            <source>Who has to be able to give the vae orders?</source>
            <translation>Qui doit pouvoir déclencher les ordres de type Vae ?</translation>
        </message>
        <message>
            <source>Any Officer on the table whom no state bars; without one they are lost.</source>
            <translation>Tout Officier sur la table qu'aucun état n'empêche ; sans aucun, ils sont perdus.</translation>
        </message>
        <message>
            <source>The Officer of the Company alone.</source>
            <translation>Le seul Officier de la compagnie.</translation>
        </message>
        <message>
            <source>When is vae soli too late?</source>
            <translation>Quand Vae Soli est-il trop tard ?</translation>
        </message>
        <message>
            <source>Once the opponent has been told to go on; no unit that acts last, and no lemure.</source>
            <translation>Une fois que l'on a dit à l'adversaire de continuer ; pas pour un Personnage qui agit en dernier, ni pour un Lémure.</translation>
        </message>
        <message>
            <source>Once the opponent has acted.</source>
            <translation>Une fois que l'adversaire a agi.</translation>
        </message>
        <message>
            <source>When does the count of units in a row begin again?</source>
            <translation>Quand recommence le compte des Personnages de suite ?</translation>
        </message>
        <message>
            <source>When the right to play has passed to the opponent, even if he passes it back.</source>
            <translation>Quand le droit de jouer est passé à l'adversaire, même s'il le rend.</translation>
        </message>
        <message>
            <source>When the opponent has acted.</source>
            <translation>Quand l'adversaire a agi.</translation>
        </message>
        <message>
            <source>To which stat does vae victis give its bonus?</source>
            <translation>À quelle caractéristique Vae Victis donne-t-il son bonus ?</translation>
        </message>
        <message>
            <source>To that which is about to be rolled, of the defender too.</source>
            <translation>À celle dont on va lancer les dés, pour le défenseur aussi.</translation>
        </message>
        <message>
            <source>To the one named.</source>
            <translation>À celle qui est nommée.</translation>
        </message>
        <message>
            <source>Is a vae order received?</source>
            <translation>Un ordre de type Vae est-il reçu ?</translation>
        </message>
        <message>
            <source>Yes; an Officer gives it and does not receive it.</source>
            <translation>Oui ; un Officier le déclenche et ne le reçoit pas.</translation>
        </message>
        <message>
            <source>No, it stands on no card.</source>
            <translation>Non, il ne figure sur aucune carte.</translation>
        </message>
        <message>
            <source>May a unit use auras that gives no orders?</source>
            <translation>Un Personnage qui ne déclenche pas d'ordres peut-il utiliser des auras ?</translation>
        </message>
        <message>
            <source>Yes, but a Controlled one.</source>
            <translation>Oui, sauf s'il est Contrôlé.</translation>
        </message>
        <message>
            <source>Does the area of a lingering aura move with its bearer?</source>
            <translation>La zone d'une aura persistante se déplace-t-elle avec son porteur ?</translation>
        </message>
        <message>
            <source>Yes, and it works on whoever comes in later; its states hold as long as a unit is inside.</source>
            <translation>Oui, et elle agit sur quiconque entre plus tard ; ses états durent tant qu'un Personnage est à l'intérieur.</translation>
        </message>
        <message>
            <source>What becomes of the aura of a unit that leaves the table?</source>
            <translation>Que devient l'aura d'un Personnage qui quitte la table ?</translation>
        </message>
        <message>
            <source>It ends, as by its death.</source>
            <translation>Elle prend fin, comme par sa mort.</translation>
        </message>
        <message>
            <source>It goes on.</source>
            <translation>Elle continue.</translation>
        </message>
        <message>
            <source>Does every aura end with the turn?</source>
            <translation>Toute aura prend-elle fin avec le tour de jeu ?</translation>
        </message>
        <message>
            <source>Only those whose header says nothing else.</source>
            <translation>Seulement celles dont l'en-tête ne dit rien d'autre.</translation>
        </message>
        <message>
            <source>Which auras are identical?</source>
            <translation>Quelles auras sont identiques ?</translation>
        </message>
        <message>
            <source>Those of one name, lingering or instant.</source>
            <translation>Celles d'un même nom, persistantes ou instantanées.</translation>
        </message>
        <message>
            <source>Lingering ones of one name.</source>
            <translation>Les persistantes d'un même nom.</translation>
        </message>
        <message>
            <source>Can a unit without powers take Concentration or Focus?</source>
            <translation>Un Personnage sans pouvoirs peut-il effectuer une Concentration ou une Focalisation ?</translation>
        </message>
        <message>
            <source>Only for a use: a power, loading, putting out Consumed, healing.</source>
            <translation>Seulement pour un usage : un pouvoir, charger, éteindre Consumé, soigner.</translation>
        </message>
        <message>
            <source>What does a power that a fight has spoiled use up?</source>
            <translation>Qu'épuise un pouvoir qu'un combat a fait échouer ?</translation>
        </message>
        <message>
            <source>What it costs, and a Unique order; no lemure.</source>
            <translation>Ce qu'il coûte, et un ordre Unique ; aucun Lémure.</translation>
        </message>
        <message>
            <source>A lemure as well.</source>
            <translation>Un Lémure aussi.</translation>
        </message>
        <message>
            <source>What does it cost to move in or out of several control areas?</source>
            <translation>Que coûte un déplacement qui entre dans plusieurs zones de contrôle ou en sort ?</translation>
        </message>
        <message>
            <source>A point for each.</source>
            <translation>Un point pour chacune.</translation>
        </message>
        <message>
            <source>One point for all.</source>
            <translation>Un point pour toutes.</translation>
        </message>
        <message>
            <source>Which units count as heads for the first Dominance in the Russian text?</source>
            <translation>Quels Personnages comptent comme têtes pour la première Dominance dans le texte russe ?</translation>
        </message>
        <message>
            <source>Those on the table that are not Insignificant: the box is a short form.</source>
            <translation>Ceux sur la table qui ne sont pas Insignifiants : l'encadré est une forme abrégée.</translation>
        </message>
        <message>
            <source>All units of the Company, by the box.</source>
            <translation>Tous les Personnages de la compagnie, d'après l'encadré.</translation>
        </message>
        <message>
            <source>Has a lemure one activation left that begins when the enemies have all acted, where the text says nothing of it?</source>
            <translation>Un Lémure n'a-t-il qu'une activation si elle commence quand les adversaires ont tous agi, là où le texte n'en dit rien ?</translation>
        </message>
        <message>
            <source>Yes: silence keeps the rule of the core.</source>
            <translation>Oui : le silence garde la règle du noyau.</translation>
        </message>
        <message>
            <source>No, it has both.</source>
            <translation>Non, il a les deux.</translation>
        </message>
        <message>
            <source>Who wins an authority duel with equal stakes?</source>
            <translation>Qui gagne un duel d'autorité à mises égales ?</translation>
        </message>
        <message>
            <source>Nobody, and nobody pays.</source>
            <translation>Personne, et personne ne paie.</translation>
        </message>
        <message>
            <source>The Dominant player, who pays.</source>
            <translation>Le joueur Dominant, qui paie.</translation>
        </message>
        <message>
            <source>Are the four lore types among the 36?</source>
            <translation>Les quatre types de légende sont-ils parmi les 36 ?</translation>
        </message>
        <message>
            <source>Yes: 7 of the 36 are named, 29 are for the players to enter.</source>
            <translation>Oui : 7 des 36 sont nommés, 29 sont à saisir par les joueurs.</translation>
        </message>
        <message>
            <source>No: they come on top, and 33 are for the players to enter.</source>
            <translation>Non : ils s'ajoutent, et 33 sont à saisir par les joueurs.</translation>
        </message>
        <message>
            <source>What movement class are Hordes, Blades and Skirmishers?</source>
            <translation>Quelle classe de déplacement ont les Hordes, les Lames et les Tirailleurs ?</translation>
        </message>
        <message>
            <source>The text does not say: players enter it.</source>
            <translation>Le texte ne le dit pas : les joueurs la saisissent.</translation>
        </message>
        <message>
            <source>Foot, taken for granted.</source>
            <translation>À pied, tenu pour acquis.</translation>
        </message>
        <message>
            <source>Does a damaged unit fight less well?</source>
            <translation>Une unité endommagée combat-elle moins bien ?</translation>
        </message>
        <message>
            <source>No: no such penalty is given.</source>
            <translation>Non : aucun malus de ce genre n'est donné.</translation>
        </message>
        <message>
            <source>Yes, by an own factor that the players add each time.</source>
            <translation>Oui, par un facteur propre que les joueurs ajoutent à chaque fois.</translation>
        </message>
        <message>
            <source>Is a unit with Evade removed when its hits are used up?</source>
            <translation>Une unité qui a Dérobade est-elle retirée quand ses touches sont épuisées ?</translation>
        </message>
        <message>
            <source>Yes: Evade helps against the result of the table alone.</source>
            <translation>Oui : Dérobade n'aide que contre le résultat du tableau.</translation>
        </message>
        <message>
            <source>No: a unit with Evade is never destroyed.</source>
            <translation>Non : une unité qui a Dérobade n'est jamais détruite.</translation>
        </message>
        <message>
            <source>Which hit destroys a lone character?</source>
            <translation>Quelle touche détruit un personnage seul ?</translation>
        </message>
        <message>
            <source>The first.</source>
            <translation>La première.</translation>
        </message>
        <message>
            <source>The second: it takes one hit and is still there.</source>
            <translation>La deuxième : il encaisse une touche et est encore là.</translation>
        </message>
        <message>
            <source>What becomes of a character whose unit is destroyed?</source>
            <translation>Que devient un personnage dont l'unité est détruite ?</translation>
        </message>
        <message>
            <source>It stands alone in the hex, unhurt by that blow.</source>
            <translation>Il reste seul dans l'hexagone, indemne de ce coup.</translation>
        </message>
        <message>
            <source>It falls with its unit.</source>
            <translation>Il tombe avec son unité.</translation>
        </message>
        <message>
            <source>How much stronger is a unit that a character leads?</source>
            <translation>De combien une unité menée par un personnage est-elle plus forte ?</translation>
        </message>
        <message>
            <source>By nothing that the app counts: the text gives no number.</source>
            <translation>De rien que l'application compte : le texte ne donne aucun nombre.</translation>
        </message>
        <message>
            <source>By 1.</source>
            <translation>De 1.</translation>
        </message>
        <message>
            <source>By 2.</source>
            <translation>De 2.</translation>
        </message>
        <message>
            <source>Who says that a unit is attacked in flank or rear?</source>
            <translation>Qui dit qu'une unité est attaquée de flanc ou par l'arrière ?</translation>
        </message>
        <message>
            <source>The players; the facing of the counter is a proposal.</source>
            <translation>Les joueurs ; l'orientation du pion est une proposition.</translation>
        </message>
        <message>
            <source>The facing: three sides are the front, two the flanks, one the rear.</source>
            <translation>L'orientation : trois côtés sont le front, deux les flancs, un l'arrière.</translation>
        </message>
        <message>
            <source>Are flank, rear and damage the only tactical factors?</source>
            <translation>Flanc, arrière et dégâts sont-ils les seuls facteurs tactiques ?</translation>
        </message>
        <message>
            <source>No, they are examples: players add their own, for either side.</source>
            <translation>Non, ce sont des exemples : les joueurs ajoutent les leurs, pour l'un ou l'autre camp.</translation>
        </message>
        <message>
            <source>What is subtracted: the enemy's combat factor, or its whole strength?</source>
            <translation>Que soustrait-on : le facteur de combat de l'ennemi, ou toute sa force ?</translation>
        </message>
        <message>
            <source>Its combat factor with its tactical factors.</source>
            <translation>Son facteur de combat avec ses facteurs tactiques.</translation>
        </message>
        <message>
            <source>Its combat factor alone.</source>
            <translation>Son facteur de combat seul.</translation>
        </message>
        <message>
            <source>Who rolls the die?</source>
            <translation>Qui lance le dé ?</translation>
        </message>
        <message>
            <source>The attacker's player, once, for both sides.</source>
            <translation>Le joueur de l'attaquant, une fois, pour les deux camps.</translation>
        </message>
        <message>
            <source>Each player for a unit of theirs.</source>
            <translation>Chaque joueur pour une unité à lui.</translation>
        </message>
        <message>
            <source>Which number do the lines of the quality step test?</source>
            <translation>Quel nombre examinent les lignes de l'étape de qualité ?</translation>
        </message>
        <message>
            <source>The total as it was rolled, so that one line applies at most.</source>
            <translation>Le total tel que le jet l'a donné, si bien qu'une ligne s'applique au plus.</translation>
        </message>
        <message>
            <source>The number as the lines before have left it. No result is another for that.</source>
            <translation>Le nombre tel que l'ont laissé les lignes précédentes. Aucun résultat n'en est changé.</translation>
        </message>
        <message>
            <source>To which hex does a damaged unit go back?</source>
            <translation>Vers quel hexagone recule une unité endommagée ?</translation>
        </message>
        <message>
            <source>To a free hex next to it that is farther from the enemy.</source>
            <translation>Vers un hexagone libre voisin qui est plus loin de l'ennemi.</translation>
        </message>
        <message>
            <source>To any free hex next to it.</source>
            <translation>Vers n'importe quel hexagone libre voisin.</translation>
        </message>
        <message>
            <source>Who chooses the hex of a unit that goes back?</source>
            <translation>Qui choisit l'hexagone d'une unité qui recule ?</translation>
        </message>
        <message>
            <source>Its own player.</source>
            <translation>Son propre joueur.</translation>
        </message>
        <message>
            <source>The enemy's player.</source>
            <translation>Le joueur de l'ennemi.</translation>
        </message>
        <message>
            <source>What happens to a unit that cannot go back?</source>
            <translation>Qu'arrive-t-il à une unité qui ne peut pas reculer ?</translation>
        </message>
        <message>
            <source>It stays and takes no further damage.</source>
            <translation>Elle reste et ne subit pas d'autres dégâts.</translation>
        </message>
        <message>
            <source>It stays and takes one more point.</source>
            <translation>Elle reste et subit un point de plus.</translation>
        </message>
        <message>
            <source>Is a unit that evades also pushed back?</source>
            <translation>Une unité qui se dérobe est-elle aussi repoussée ?</translation>
        </message>
        <message>
            <source>No: the evade move takes the place of all of it.</source>
            <translation>Non : le déplacement de dérobade remplace tout cela.</translation>
        </message>
        <message>
            <source>Yes: one hex back, then the evade move.</source>
            <translation>Oui : un hexagone en arrière, puis le déplacement de dérobade.</translation>
        </message>
        <message>
            <source>How far does an evade move go at most?</source>
            <translation>Jusqu'où va au plus un déplacement de dérobade ?</translation>
        </message>
        <message>
            <source>As far as the players say.</source>
            <translation>Aussi loin que le disent les joueurs.</translation>
        </message>
        <message>
            <source>1 hex.</source>
            <translation>1 hexagone.</translation>
        </message>
        <message>
            <source>2 hexes.</source>
            <translation>2 hexagones.</translation>
        </message>
        <message>
            <source>3 hexes.</source>
            <translation>3 hexagones.</translation>
        </message>
        <message>
            <source>How far does a rout go at most?</source>
            <translation>Jusqu'où va au plus une déroute ?</translation>
        </message>
        <message>
            <source>Does the victor advance?</source>
            <translation>Le vainqueur avance-t-il ?</translation>
        </message>
        <message>
            <source>The attacker may enter the hex that its enemy has left.</source>
            <translation>L'attaquant peut entrer dans l'hexagone que son ennemi a quitté.</translation>
        </message>
        <message>
            <source>How far does a unit move?</source>
            <translation>Jusqu'où se déplace une unité ?</translation>
        </message>
        <message>
            <source>4 hexes.</source>
            <translation>4 hexagones.</translation>
        </message>
        <message>
            <source>How far away can a unit be attacked?</source>
            <translation>À quelle distance une unité peut-elle être attaquée ?</translation>
        </message>
        <message>
            <source>In the next hex.</source>
            <translation>Dans l'hexagone voisin.</translation>
        </message>
        <message>
            <source>Up to 2 hexes away, for all units alike.</source>
            <translation>Jusqu'à 2 hexagones, pour toutes les unités de même.</translation>
        </message>
        <message>
            <source>Up to 3 hexes away, for all units alike.</source>
            <translation>Jusqu'à 3 hexagones, pour toutes les unités de même.</translation>
        </message>
        <message>
            <source>What does terrain do?</source>
            <translation>Que fait le terrain ?</translation>
        </message>
        <message>
            <source>Nothing but what the players make of it.</source>
            <translation>Rien d'autre que ce qu'en font les joueurs.</translation>
        </message>
        <message>
            <source>No unit enters it.</source>
            <translation>Aucune unité n'y entre.</translation>
        </message>
        <message>
            <source>Who acts when?</source>
            <translation>Qui agit quand ?</translation>
        </message>
        <message>
            <source>Each unit when its player likes.</source>
            <translation>Chaque unité quand son joueur le veut.</translation>
        </message>
        <message>
            <source>All units of one side, then all of the other.</source>
            <translation>Toutes les unités d'un camp, puis toutes celles de l'autre.</translation>
        </message>
    </context>
    <context>
        <name>tables</name>
        <message>
            <source>Gates of hell</source>
            <translation>Portes de l'enfer</translation>
        </message>
        <message>
            <source>Lava</source>
            <translation>Lave</translation>
        </message>
        <message>
            <source>Gate, left pillar</source>
            <translation>Porte, pilier gauche</translation>
        </message>
        <message>
            <source>Gate, right pillar</source>
            <translation>Porte, pilier droit</translation>
        </message>
        <message>
            <source>Rubble</source>
            <translation>Décombres</translation>
        </message>
        <message>
            <source>Open field</source>
            <translation>Terrain dégagé</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Éléments</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mur</translation>
        </message>
        <message>
            <source>Low wall</source>
            <translation>Muret</translation>
        </message>
        <message>
            <source>House</source>
            <translation>Maison</translation>
        </message>
        <message>
            <source>Ruins</source>
            <translation>Ruines</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bois</translation>
        </message>
        <message>
            <source>Bog</source>
            <translation>Marais</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>Hill</source>
            <translation>Colline</translation>
        </message>
        <message>
            <source>Ruined village</source>
            <translation>Village en ruine</translation>
        </message>
    </context>
</TS>

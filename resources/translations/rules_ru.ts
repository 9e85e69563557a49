<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
    <context>
        <name>rules</name>
        <message>
            <source>Down to Basics / Fathoms</source>
            <translation>Основы / Сажени</translation>
        </message>
        <message>
            <source>The fathom is the unit of length</source>
            <translation>Сажень — единица длины</translation>
        </message>
        <message>
            <source>All lengths in the game are in fathoms; one is about the height of a man. One fathom on the table is one inch; players measuring in metric use 2.5 cm.</source>
            <translation>Все длины в игре даны в саженях; одна сажень — примерно рост человека. Одна сажень на столе равна одному дюйму; кто меряет в метрической системе, берет 2,5 см.</translation>
        </message>
        <message>
            <source>Down to Basics / Dice</source>
            <translation>Основы / Кубики</translation>
        </message>
        <message>
            <source>Only six-sided dice are used</source>
            <translation>Используются только шестигранные кубики</translation>
        </message>
        <message>
            <source>Every die in the game is a d6 with faces 1 to 6. A player should own five or more; close-combat and shot rolls throw at most five at once (CC-08, RG-23).</source>
            <translation>Каждый кубик в игре — d6 с гранями от 1 до 6. Игроку стоит иметь пять кубиков или больше; в ближнем бою и при выстреле за раз бросают не более пяти (CC-08, RG-23).</translation>
        </message>
        <message>
            <source>A stat may be a number of dice to throw</source>
            <translation>Характеристика может быть числом бросаемых кубиков</translation>
        </message>
        <message>
            <source>Some values on the cards or in the rules are the count of d6 to throw in a given situation (CBT and SHS are such values).</source>
            <translation>Некоторые значения на карточках или в правилах — это число d6, которые бросают в данной ситуации (таковы CBT и SHS).</translation>
        </message>
        <message>
            <source>Dice are judged one by one</source>
            <translation>Каждый кубик оценивается отдельно</translation>
        </message>
        <message>
            <source>Unless a rule says otherwise each d6 is compared by itself with the needed number; faces are not summed.</source>
            <translation>Если правило не говорит иного, каждый d6 сравнивается с нужным числом сам по себе; значения не складываются.</translation>
        </message>
        <message>
            <source>Down to Basics / Distance</source>
            <translation>Основы / Расстояние</translation>
        </message>
        <message>
            <source>Within a distance: any part of the base suffices</source>
            <translation>В пределах расстояния: достаточно любой части подставки</translation>
        </message>
        <message>
            <source>Being at or within a distance is decided by the nearest point of the base: between two units by the gap between their nearest base edges, to a spot by the gap from the nearest base edge.</source>
            <translation>Находится ли юнит на расстоянии или в его пределах, решает ближайшая точка подставки: между двумя юнитами берут промежуток между ближайшими краями их подставок, до точки поля боя — промежуток от ближайшего края подставки.</translation>
        </message>
        <message>
            <source>A distance limit includes its exact value</source>
            <translation>Предел расстояния включает само значение</translation>
        </message>
        <message>
            <source>'At or within' x fathoms is inclusive: a gap of exactly x fulfils the condition.</source>
            <translation>«На расстоянии x саженей или в его пределах» понимается включительно: промежуток ровно в x выполняет условие.</translation>
        </message>
        <message>
            <source>Inside an area as soon as any part of the base is</source>
            <translation>В области — как только в ней любая часть подставки</translation>
        </message>
        <message>
            <source>As soon as any part of its base lies in an area the unit is in it; neither the centre nor the whole base is required.</source>
            <translation>Юнит находится в области, как только в ней лежит любая часть его подставки; не требуется ни центр, ни вся подставка.</translation>
        </message>
        <message>
            <source>Specific rules may demand the whole base</source>
            <translation>Отдельные правила могут требовать всю подставку</translation>
        </message>
        <message>
            <source>The any-part-of-the-base principle is the default; a particular rule can require that the entire base be inside the area or at the distance, and then says so.</source>
            <translation>Принцип «любая часть подставки» действует по умолчанию; отдельное правило может потребовать, чтобы в области или на расстоянии была вся подставка, и тогда прямо об этом говорит.</translation>
        </message>
        <message>
            <source>Introduction / Measuring</source>
            <translation>Введение / Измерение</translation>
        </message>
        <message>
            <source>Anything may be measured at any time</source>
            <translation>Измерять можно что угодно и когда угодно</translation>
        </message>
        <message>
            <source>Players can measure any distance on the battlefield at any moment: own unit to point, unit to unit, unit to effect area, including to and between the opponent's units. Measuring commits to nothing.</source>
            <translation>Игроки могут в любой момент измерить любое расстояние на поле боя: от своего юнита до точки, от юнита до юнита, от юнита до области действия, в том числе до юнитов оппонента и между ними. Измерение ни к чему не обязывает.</translation>
        </message>
        <message>
            <source>Introduction / Contact and Control Area</source>
            <translation>Введение / Контакт и зона влияния</translation>
        </message>
        <message>
            <source>Contact means the bases touch</source>
            <translation>Контакт — это касание подставок</translation>
        </message>
        <message>
            <source>Two units are in contact when their bases touch. The text also counts a part of one touching a part of the other.</source>
            <translation>Два юнита в контакте, когда их подставки касаются. Текст правил считает контактом и касание частей одного и другого.</translation>
        </message>
        <message>
            <source>Engaged = in contact with an enemy</source>
            <translation>Сражающийся = в контакте с врагом</translation>
        </message>
        <message>
            <source>For opposing units 'in contact' and 'engaged' mean the same. Touching only allies does not engage a unit.</source>
            <translation>Для юнитов противных сторон «в контакте» и «сражается» — одно и то же. Касание одних только союзников не делает юнита сражающимся.</translation>
        </message>
        <message>
            <source>Control area of one fathom</source>
            <translation>Зона влияния в одну сажень</translation>
        </message>
        <message>
            <source>Most units have a control area reaching one fathom out from the edge of their base, in every direction. An enemy unit within one fathom of them is inside it.</source>
            <translation>У большинства юнитов есть зона влияния: одна сажень от края подставки во все стороны. Вражеский юнит в пределах одной сажени от них находится в ней.</translation>
        </message>
        <message>
            <source>Not every unit has a (one-fathom) control area</source>
            <translation>Не у каждого юнита есть зона влияния (в одну сажень)</translation>
        </message>
        <message>
            <source>One fathom is the default, not universal: abilities and states remove or resize the control area (Harmless, Immobilized, Stunned, Knocked Down: none; Lunge x: x fathoms; Intercept x: x fathoms against lemures).</source>
            <translation>Одна сажень — значение по умолчанию, но не для всех: способности и состояния убирают зону влияния или меняют ее размер (Безвредный, Обездвиженный, Оглушенный, Сбитый с ног: зоны нет; Выпад x: x саженей; Перехват x: x саженей против лемуров).</translation>
        </message>
        <message>
            <source>Engaged units lose their control area</source>
            <translation>Сражающиеся юниты теряют зону влияния</translation>
        </message>
        <message>
            <source>Unless something says otherwise (e.g. Protective), a unit that is engaged has no control area while it stays engaged; this holds for both sides of the contact. A unit that merely benefits from a non-reciprocal contact is free and keeps its area.</source>
            <translation>Если ничто не говорит иного (например, Защитник), у сражающегося юнита нет зоны влияния, пока он сражается; это верно для обеих сторон контакта. Юнит, который лишь выигрывает от невзаимного контакта, не занят и сохраняет свою зону.</translation>
        </message>
        <message>
            <source>The control area is back once the unit is free</source>
            <translation>Зона влияния возвращается, когда юнит снова не занят</translation>
        </message>
        <message>
            <source>The loss lasts only as long as the contact: when the last enemy in contact dies or leaves, the unit has its control area again.</source>
            <translation>Потеря длится только пока длится контакт: когда последний враг в контакте погибает или уходит, у юнита снова есть зона влияния.</translation>
        </message>
        <message>
            <source>Control areas work on opponents only</source>
            <translation>Зона влияния действует только на противника</translation>
        </message>
        <message>
            <source>A control area restricts the movement of enemy units; allied units move through it freely.</source>
            <translation>Зона влияния ограничивает передвижение вражеских юнитов; дружественные юниты проходят через нее свободно.</translation>
        </message>
        <message>
            <source>Introduction / Contact and Control Area (sidebar)</source>
            <translation>Введение / Контакт и зона влияния (врезка)</translation>
        </message>
        <message>
            <source>No rebuilding of miniatures to gain contact</source>
            <translation>Нельзя переделывать миниатюры ради контакта</translation>
        </message>
        <message>
            <source>Players should not convert a model (for instance tilting a spear forward) to make contact easier.</source>
            <translation>Игрокам не следует переделывать модель (например, наклонять копье вперед), чтобы легче вступать в контакт.</translation>
        </message>
        <message>
            <source>Introduction / Directions</source>
            <translation>Введение / Направления</translation>
        </message>
        <message>
            <source>Units have no facing</source>
            <translation>У юнитов нет направления взгляда</translation>
        </message>
        <message>
            <source>No front, flank or rear exists; a unit is taken to turn toward any danger by itself. Direction of approach never changes an attack, a line of fire or a move, and turning costs nothing.</source>
            <translation>Ни фронта, ни фланга, ни тыла не существует; считается, что юнит сам поворачивается к любой опасности. Направление подхода никогда не меняет атаку, линию огня или передвижение, а поворот ничего не стоит.</translation>
        </message>
        <message>
            <source>Introduction / The Tap</source>
            <translation>Введение / Шлепок</translation>
        </message>
        <message>
            <source>Disputes the rules do not settle: flip a coin</source>
            <translation>Спор, который правила не решают: бросок монетки</translation>
        </message>
        <message>
            <source>When the rules alone cannot settle a disagreement, the players toss a coin (or any object), having called opposite sides.</source>
            <translation>Когда одних правил для решения спора мало, игроки бросают монетку (или любой предмет), заранее назвав разные стороны.</translation>
        </message>
        <message>
            <source>The Tap as the playful alternative</source>
            <translation>Шлепок как шуточная замена</translation>
        </message>
        <message>
            <source>Instead of a coin, the first player to touch the other's cheek (or back of the hand) lightly wins the dispute; a blow that is too hard loses it.</source>
            <translation>Вместо броска монетки спор выигрывает тот, кто первым легонько коснется щеки (или тыльной стороны ладони) другого; слишком сильный удар проигрывает спор.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks</source>
            <translation>Войска / Ранги юнитов</translation>
        </message>
        <message>
            <source>Three ranks</source>
            <translation>Три ранга</translation>
        </message>
        <message>
            <source>Every unit has exactly one rank: Officer, Independent or Trooper.</source>
            <translation>У каждого юнита ровно один ранг: офицер, независимый персонаж или рядовой.</translation>
        </message>
        <message>
            <source>Officers are unique individuals</source>
            <translation>Офицеры — единственные в своем роде</translation>
        </message>
        <message>
            <source>Each Officer is a named person and occurs at most once in a Company.</source>
            <translation>Каждый офицер — персонаж с именем и встречается в компании не более одного раза.</translation>
        </message>
        <message>
            <source>How many Officers a Company has</source>
            <translation>Сколько офицеров в компании</translation>
        </message>
        <message>
            <source>The composition rules set the number of Officers by the agreed points; in a standard Company it is one.</source>
            <translation>Число офицеров задают правила состава в зависимости от оговоренных очков; в стандартной компании он один.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks (p. 27)</source>
            <translation>Войска / Ранги юнитов (с. 27)</translation>
        </message>
        <message>
            <source>Every Officer has vae soli and vae victis</source>
            <translation>У каждого офицера есть Vae Soli и Vae Victis</translation>
        </message>
        <message>
            <source>Each Officer has vae soli and vae victis as orders without these being bought or listed; per the Orders chapter nobody else has them.</source>
            <translation>У каждого офицера есть приказы Vae Soli и Vae Victis, которые не нужно ни покупать, ни указывать; согласно главе о приказах, больше ни у кого их нет.</translation>
        </message>
        <message>
            <source>Named Independents are unique</source>
            <translation>Независимые персонажи с именем уникальны</translation>
        </message>
        <message>
            <source>An Independent with an identity (own name) can be hired once only per Company.</source>
            <translation>Независимого персонажа с личностью (собственным именем) можно нанять в компанию только один раз.</translation>
        </message>
        <message>
            <source>The Armed Forces / Unit Ranks (p. 8)</source>
            <translation>Войска / Ранги юнитов (с. 8)</translation>
        </message>
        <message>
            <source>Anonymous Independents repeat up to Availability</source>
            <translation>Безымянные независимые персонажи повторяются в пределах Доступности</translation>
        </message>
        <message>
            <source>An Independent without identity can be taken several times; its Availability sets the maximum.</source>
            <translation>Независимого персонажа без личности можно взять несколько раз; максимум задает его Доступность.</translation>
        </message>
        <message>
            <source>Troopers repeat up to Availability</source>
            <translation>Рядовые повторяются в пределах Доступности</translation>
        </message>
        <message>
            <source>Several Troopers of one kind may serve in a Company, up to their Availability (the composition chapter adds a cap on all Troopers together).</source>
            <translation>В компании могут служить несколько рядовых одного вида, в пределах их Доступности (глава о составе добавляет предел на всех рядовых вместе).</translation>
        </message>
        <message>
            <source>Rank is a role: it changes no dice</source>
            <translation>Ранг — это роль: кубиков он не меняет</translation>
        </message>
        <message>
            <source>Officers bring support and command abilities of their own, Independents exceptional special abilities, Troopers numbers. Rank by itself changes nothing in a fight; it counts only where a rule names it (hiring, vae orders, first Dominance, keywords).</source>
            <translation>Офицеры дают собственные способности поддержки и командования, независимые персонажи — исключительные особые способности, рядовые — численность. Сам по себе ранг ничего не меняет в сражении; он важен только там, где его называет правило (найм, приказы Vae, Доминирование в Инициативе, ключевые слова).</translation>
        </message>
        <message>
            <source>The Armed Forces / The Company</source>
            <translation>Войска / Компания</translation>
        </message>
        <message>
            <source>A Company is what one player commands</source>
            <translation>Компания — то, чем командует один игрок</translation>
        </message>
        <message>
            <source>Each player has tactical control of one Company of units; every unit is one miniature with its own rank, stats, type and base size.</source>
            <translation>Каждый игрок тактически управляет одной компанией юнитов; каждый юнит — одна миниатюра с собственным рангом, характеристиками, типом и размером подставки.</translation>
        </message>
        <message>
            <source>Unit Statistics (Figure 5)</source>
            <translation>Характеристики юнита (рис. 5)</translation>
        </message>
        <message>
            <source>What a stat card holds</source>
            <translation>Что есть на карточке</translation>
        </message>
        <message>
            <source>Front side: name and faction symbol; the stats MVT, DEF, FTH, CMD; Army Points and Availability; the special abilities. Reverse side: the stats CBT, SHS, DEF, PR; each weapon with power table and kind of damage; keywords; orders and auras; a special effect if any; Life Points as a bar whose wounded part is green.</source>
            <translation>Лицевая сторона: имя и символ фракции; характеристики MVT, DEF, FTH, CMD; Очки Армии и Доступность; особые способности. Оборотная сторона: характеристики CBT, SHS, DEF, PR; каждое оружие с таблицей мощности и видом повреждений; ключевые слова; приказы и ауры; особый эффект, если он есть; очки жизни в виде шкалы, раненая часть которой зеленая.</translation>
        </message>
        <message>
            <source>Unit Statistics / Movement (MVT)</source>
            <translation>Характеристики юнита / Передвижение (MVT)</translation>
        </message>
        <message>
            <source>Movement (MVT)</source>
            <translation>Передвижение (MVT)</translation>
        </message>
        <message>
            <source>MVT is the distance in fathoms a unit covers in a turn at normal pace.</source>
            <translation>MVT — расстояние в саженях, которое юнит проходит за ход в обычном темпе.</translation>
        </message>
        <message>
            <source>MVT changes with actions and orders</source>
            <translation>MVT меняют действия и приказы</translation>
        </message>
        <message>
            <source>The distance allowed can be altered by the chosen action (e.g. doubled), by orders and by states.</source>
            <translation>Разрешенное расстояние могут изменить выбранное действие (например, удвоить его), приказы и состояния.</translation>
        </message>
        <message>
            <source>Unit Statistics / Combat (CBT)</source>
            <translation>Характеристики юнита / Бой (CBT)</translation>
        </message>
        <message>
            <source>Combat (CBT) is a number of dice</source>
            <translation>Бой (CBT) — число кубиков</translation>
        </message>
        <message>
            <source>CBT gives the dice a unit throws in close combat.</source>
            <translation>CBT указывает, сколько кубиков юнит бросает в ближнем бою.</translation>
        </message>
        <message>
            <source>CBT 0 throws nothing unless raised</source>
            <translation>CBT 0 не бросает ничего, пока не повышен</translation>
        </message>
        <message>
            <source>A unit whose CBT is 0 normally throws no die in a mêlée, but bonuses count and can give it dice.</source>
            <translation>Юнит с CBT 0 обычно не бросает в рукопашной ни одного кубика, но бонусы учитываются и могут дать ему кубики.</translation>
        </message>
        <message>
            <source>No CBT stat: cannot fight, ever</source>
            <translation>Нет характеристики CBT: сражаться нельзя никогда</translation>
        </message>
        <message>
            <source>A unit whose card has no CBT stat cannot fight; a CBT bonus received later does not help. Attacks on it get no answer.</source>
            <translation>Юнит, на карточке которого нет характеристики CBT, не может сражаться; полученный позже бонус CBT не помогает. На атаки против него ответа нет.</translation>
        </message>
        <message>
            <source>CBT 0 and no CBT are different</source>
            <translation>CBT 0 и отсутствие CBT — разные вещи</translation>
        </message>
        <message>
            <source>The profile must distinguish a CBT of 0 (can gain dice) from a missing CBT (never fights).</source>
            <translation>Профиль должен различать CBT, равный 0 (может получить кубики), и отсутствующий CBT (никогда не сражается).</translation>
        </message>
        <message>
            <source>Unit Statistics / Shooting Skill (SHS)</source>
            <translation>Характеристики юнита / Навык стрельбы (SHS)</translation>
        </message>
        <message>
            <source>Shooting skill (SHS) is a number of dice</source>
            <translation>Навык стрельбы (SHS) — число кубиков</translation>
        </message>
        <message>
            <source>SHS gives the dice thrown for shots with ranged weapons of every kind: bows, arquebuses, thrown blades, grenades and so on. Blasts differ: SHS + 5 dice for an impact blast (BL-08), always five for a cloud (BL-19).</source>
            <translation>SHS указывает, сколько кубиков бросают при выстреле из дальнобойного оружия любого вида: луков, аркебуз, метательных клинков, гранат и так далее. С выбросами иначе: SHS + 5 кубиков для ударного выброса (BL-08), всегда пять для облачного (BL-19).</translation>
        </message>
        <message>
            <source>No ranged weapon, no SHS</source>
            <translation>Нет дальнобойного оружия — нет SHS</translation>
        </message>
        <message>
            <source>A unit without a ranged weapon has no SHS entry on its card at all.</source>
            <translation>У юнита без дальнобойного оружия на карточке вообще нет строки SHS.</translation>
        </message>
        <message>
            <source>Unit Statistics / Defense (DEF)</source>
            <translation>Характеристики юнита / Оборона (DEF)</translation>
        </message>
        <message>
            <source>Defense (DEF) is the number to roll</source>
            <translation>Оборона (DEF) — число, которое нужно выбросить</translation>
        </message>
        <message>
            <source>DEF is the difficulty for hitting the unit: in contact always, at range sometimes (when higher than the distance difficulty).</source>
            <translation>DEF — сложность попадания по юниту: в контакте всегда, на расстоянии иногда (когда она выше сложности дистанции).</translation>
        </message>
        <message>
            <source>DEF is capped at 5</source>
            <translation>DEF не выше 5</translation>
        </message>
        <message>
            <source>A DEF score cannot exceed 5 unless a rule explicitly says so; in rare, stated cases it reaches 6.</source>
            <translation>Значение DEF не может превышать 5, если правило прямо не говорит иного; в редких указанных случаях оно доходит до 6.</translation>
        </message>
        <message>
            <source>Unit Statistics (examples)</source>
            <translation>Характеристики юнита (примеры)</translation>
        </message>
        <message>
            <source>Typical values of an ordinary human</source>
            <translation>Типичные значения обычного человека</translation>
        </message>
        <message>
            <source>Reference profile: MVT 5 with little or no armor, otherwise 4; CBT 3; SHS 2 if armed for range; DEF 3; LP 4/1; FTH 1; an average human Officer has CMD 4.</source>
            <translation>Образцовый профиль: MVT 5 с легкими доспехами или без них, иначе 4; CBT 3; SHS 2, если есть дальнобойное оружие; DEF 3; LP 4/1; FTH 1; у среднего офицера-человека CMD 4.</translation>
        </message>
        <message>
            <source>Unit Statistics / Red and Green</source>
            <translation>Характеристики юнита / Красное и зеленое</translation>
        </message>
        <message>
            <source>Red value normal, green value when wounded</source>
            <translation>Красное значение — обычное, зеленое — для раненого</translation>
        </message>
        <message>
            <source>Stats printed in two colors: the red one is the basic value, the green one replaces it while the unit is in the wounded state.</source>
            <translation>Некоторые характеристики напечатаны двумя цветами: красное значение базовое, зеленое заменяет его, пока юнит в состоянии Раненый.</translation>
        </message>
        <message>
            <source>Green on the life bar marks where wounded begins</source>
            <translation>Зеленое на шкале жизни отмечает, где начинается ранение</translation>
        </message>
        <message>
            <source>On the Life Point bar green does not hold a second value: the green boxes show from which point the unit is wounded.</source>
            <translation>На шкале очков жизни зеленый цвет не означает второго значения: зеленые клетки показывают, с какого места юнит ранен.</translation>
        </message>
        <message>
            <source>Unit Statistics / Protection (PR)</source>
            <translation>Характеристики юнита / Защита (PR)</translation>
        </message>
        <message>
            <source>Protection (PR) is taken off the total damage</source>
            <translation>Защита (PR) вычитается из суммы повреждений</translation>
        </message>
        <message>
            <source>PR is subtracted once from the total damage points of an attack, not once per hit.</source>
            <translation>PR вычитается один раз из суммы очков повреждений атаки, а не за каждое попадание.</translation>
        </message>
        <message>
            <source>Scale of Protection values</source>
            <translation>Шкала значений Защиты</translation>
        </message>
        <message>
            <source>0: unarmored. 1: light (leather, small shield, tough hide). 2: medium (mail, mixed leather and plate, partial metal). 3: heavy (full plate, mail with shield, full shell). Above 3 is possible but exceptional.</source>
            <translation>0: без доспехов. 1: легкие (кожа, малый щит, прочная шкура). 2: средние (кольчуга, кожа вперемешку с латами, частичный металл). 3: тяжелые (полные латы, кольчуга со щитом, сплошной панцирь). Выше 3 возможно, но исключительно редко.</translation>
        </message>
        <message>
            <source>Unit Statistics / Life Points (LP)</source>
            <translation>Характеристики юнита / Очки жизни (LP)</translation>
        </message>
        <message>
            <source>Reading LP a/b</source>
            <translation>Как читать LP a/b</translation>
        </message>
        <message>
            <source>The first number is the initial Life Points; a second one, on green, is the Wound Threshold (WT).</source>
            <translation>Первое число — исходные очки жизни; второе, на зеленом фоне, — порог ранения (WT).</translation>
        </message>
        <message>
            <source>Current Life Points</source>
            <translation>Текущие очки жизни</translation>
        </message>
        <message>
            <source>Damage that gets through lowers the total step by step; what is left is the current Life Point total.</source>
            <translation>Повреждения, прошедшие через Защиту, шаг за шагом снижают сумму; то, что осталось, — текущие очки жизни.</translation>
        </message>
        <message>
            <source>Death at zero or less</source>
            <translation>Смерть при нуле и ниже</translation>
        </message>
        <message>
            <source>Current Life Points of 0 or less mean death.</source>
            <translation>Если текущие очки жизни равны 0 или меньше, юнит погибает.</translation>
        </message>
        <message>
            <source>Unit Statistics / Life Points (LP) (example)</source>
            <translation>Характеристики юнита / Очки жизни (LP) (пример)</translation>
        </message>
        <message>
            <source>Damage needed to kill equals initial LP</source>
            <translation>Чтобы убить, нужно повреждений столько же, сколько исходных LP</translation>
        </message>
        <message>
            <source>A unit with LP 4/1 has 4 points to lose, one with 5/2 has 5 (counted after Protection); the threshold does not shorten or lengthen its life.</source>
            <translation>Юнит с LP 4/1 может потерять 4 очка, юнит с 5/2 — 5 (считая после Защиты); порог не укорачивает и не удлиняет ему жизнь.</translation>
        </message>
        <message>
            <source>Wounded at or below the threshold</source>
            <translation>Ранен на пороге и ниже</translation>
        </message>
        <message>
            <source>A unit becomes Wounded the moment its current Life Points are equal to or lower than its Wound Threshold.</source>
            <translation>Юнит становится Раненым в тот момент, когда его текущие очки жизни равны порогу ранения или ниже него.</translation>
        </message>
        <message>
            <source>No threshold printed: never Wounded</source>
            <translation>Порог не напечатан: юнит никогда не Раненый</translation>
        </message>
        <message>
            <source>The second value exists only on some cards. A unit without it has no wounded state (States chapter: it cannot be affected by that state).</source>
            <translation>Второе значение есть лишь на некоторых карточках. У юнита без него нет состояния Раненый (глава о состояниях: это состояние не может на него подействовать).</translation>
        </message>
        <message>
            <source>Unit Statistics / Faith (FTH)</source>
            <translation>Характеристики юнита / Вера (FTH)</translation>
        </message>
        <message>
            <source>Faith (FTH): what it is for</source>
            <translation>Вера (FTH): для чего она нужна</translation>
        </message>
        <message>
            <source>FTH measures spiritual strength: it can serve as a bonus for magical effects of a belief and as a resistance against hostile magic. The exact use is given by each effect.</source>
            <translation>FTH измеряет духовную силу: она может служить бонусом для магических эффектов вероисповедания и сопротивлением враждебной магии. Как именно она используется, указывает каждый эффект.</translation>
        </message>
        <message>
            <source>Effects that need Faith miss units without it</source>
            <translation>Эффекты, которым нужна Вера, минуют юнитов без нее</translation>
        </message>
        <message>
            <source>Whatever needs the Faith stat (be it spell, aura or ability) does nothing to an Unbeliever, since that keyword means having no FTH.</source>
            <translation>То, чему нужна характеристика Вера (будь то заклинание, аура или способность), ничего не делает с Неверующим, поскольку это ключевое слово означает отсутствие FTH.</translation>
        </message>
        <message>
            <source>Unit Statistics / Faith (FTH) (p. 7)</source>
            <translation>Характеристики юнита / Вера (FTH) (с. 7)</translation>
        </message>
        <message>
            <source>Unbelievers have no FTH stat</source>
            <translation>У Неверующих нет характеристики FTH</translation>
        </message>
        <message>
            <source>A profile with the keyword Unbeliever has no Faith value (absent, not 0).</source>
            <translation>В профиле с ключевым словом Неверующий нет значения Веры (оно отсутствует, а не равно 0).</translation>
        </message>
        <message>
            <source>Unit Statistics / Command (CMD) (p. 24)</source>
            <translation>Характеристики юнита / Командование (CMD) (с. 24)</translation>
        </message>
        <message>
            <source>Command (CMD) feeds the Company's pool</source>
            <translation>Командование (CMD) пополняет запас компании</translation>
        </message>
        <message>
            <source>Each unit's CMD is added to the Company's total Command score when the game begins.</source>
            <translation>В начале игры CMD каждого юнита прибавляется к суммарному CMD компании.</translation>
        </message>
        <message>
            <source>Unit Statistics / Command (CMD)</source>
            <translation>Характеристики юнита / Командование (CMD)</translation>
        </message>
        <message>
            <source>CMD leaves both Command totals with the unit, at once</source>
            <translation>CMD юнита сразу уходит из обоих итогов CMD</translation>
        </message>
        <message>
            <source>On the elimination of a unit with CMD 1 or more, the Company's original (basic) total and its current total both fall by that CMD immediately.</source>
            <translation>При устранении юнита с CMD 1 или больше исходный (суммарный) CMD компании и ее текущий запас CMD немедленно уменьшаются на этот CMD.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table</source>
            <translation>Характеристики оружия / Таблица мощности</translation>
        </message>
        <message>
            <source>Power table: hits to damage</source>
            <translation>Таблица мощности: от попаданий к повреждениям</translation>
        </message>
        <message>
            <source>A weapon's power is a table giving the damage points for each number of hits scored in the attack roll.</source>
            <translation>Мощность оружия — таблица, дающая очки повреждений для каждого числа попаданий в броске атаки.</translation>
        </message>
        <message>
            <source>Strength and skill are already in the table</source>
            <translation>Сила и умение уже учтены в таблице</translation>
        </message>
        <message>
            <source>The table already includes the wielder's strength, weight and skill (melee, bows, slings, thrown weapons) or the weapon's own force (arquebus, crossbow); there is no separate strength value to add.</source>
            <translation>Таблица уже включает силу, вес и мастерство владельца (ближний бой, луки, пращи, метательное оружие) или собственную силу оружия (аркебуза, арбалет); отдельного значения силы, которое нужно прибавлять, нет.</translation>
        </message>
        <message>
            <source>Table entries are totals, read once</source>
            <translation>Значения таблицы — итоговые, читаются один раз</translation>
        </message>
        <message>
            <source>One column is used: the one of the number of hits inflicted. Entries are not summed and need not rise with the hits.</source>
            <translation>Используется один столбец: столбец нанесенного числа попаданий. Значения не складываются и не обязаны расти с числом попаданий.</translation>
        </message>
        <message>
            <source>Every table covers 1 to 5 hits</source>
            <translation>Каждая таблица охватывает от 1 до 5 попаданий</translation>
        </message>
        <message>
            <source>The table always has the five columns 1 to 5, even if the unit's own dice could not reach them, because bonuses may.</source>
            <translation>В таблице всегда пять столбцов, от 1 до 5, даже если собственных кубиков юнита на них не хватает: может хватить с бонусами.</translation>
        </message>
        <message>
            <source>Special effects sit in table columns</source>
            <translation>Особые эффекты стоят в столбцах таблицы</translation>
        </message>
        <message>
            <source>A column can carry a special effect next to (or instead of) damage; it is triggered when exactly that column is used.</source>
            <translation>В столбце рядом с повреждениями (или вместо них) может стоять особый эффект; он срабатывает, когда использован именно этот столбец.</translation>
        </message>
        <message>
            <source>The attacker may inflict fewer hits</source>
            <translation>Атакующий может нанести меньше попаданий</translation>
        </message>
        <message>
            <source>The player controlling the attacking unit may lower the number of hits to any smaller number, down to none.</source>
            <translation>Игрок, управляющий атакующим юнитом, может снизить число попаданий до любого меньшего, вплоть до нуля.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table (example)</source>
            <translation>Характеристики оружия / Таблица мощности (пример)</translation>
        </message>
        <message>
            <source>Example table of the Succubus' whips</source>
            <translation>Пример: таблица плетей Суккуба</translation>
        </message>
        <message>
            <source>1 hit: 3 damage; 2 hits: 4 and Pain 2; 3 hits: 6; 4 hits: 8; 5 hits: 6 and Knocked Down.</source>
            <translation>1 попадание: 3 очка повреждений; 2 попадания: 4 и Боль 2; 3 попадания: 6; 4 попадания: 8; 5 попаданий: 6 и Сбитый с ног.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Power Table (pp. 22-23)</source>
            <translation>Характеристики оружия / Таблица мощности (с. 22-23)</translation>
        </message>
        <message>
            <source>Explosive and blast weapons have no power table</source>
            <translation>У взрывного оружия и оружия с выбросом нет таблицы мощности</translation>
        </message>
        <message>
            <source>Weapons with an explosion or blast effect carry no table; the ranged chapter gives their Difficulty/Power pair and procedure.</source>
            <translation>У оружия с эффектом взрыва или выброса таблицы нет; его пару Сложность/Мощность и порядок применения дает глава о дальнем бое.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Range (p. 18)</source>
            <translation>Характеристики оружия / Дальность (с. 18)</translation>
        </message>
        <message>
            <source>Range of ranged weapons</source>
            <translation>Дальность дальнобойного оружия</translation>
        </message>
        <message>
            <source>Ranged weapons have a Range in fathoms; its multiples (x1, x2, x3) divide distances into difficulty bands.</source>
            <translation>У дальнобойного оружия есть Дальность в саженях; ее кратные (x1, x2, x3) делят расстояния на полосы сложности.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Damage Type</source>
            <translation>Характеристики оружия / Тип повреждений</translation>
        </message>
        <message>
            <source>Damage type of a weapon</source>
            <translation>Тип повреждений оружия</translation>
        </message>
        <message>
            <source>Most weapons bear a keyword for their kind of damage (commonly Sharp, Piercing, Blunt; also rarer ones such as gaze or inhalation). By itself it does nothing; abilities refer to it.</source>
            <translation>У большинства оружия есть ключевое слово вида повреждений (обычно Режущий, Колющий, Дробящий; бывают и более редкие, например взгляд или вдыхание). Само по себе оно ничего не делает; на него ссылаются способности.</translation>
        </message>
        <message>
            <source>A weapon may have several damage types</source>
            <translation>У оружия может быть несколько типов повреждений</translation>
        </message>
        <message>
            <source>A weapon's damage type is a set; it can hold more than one keyword.</source>
            <translation>Тип повреждений оружия — это набор; в нем может быть больше одного ключевого слова.</translation>
        </message>
        <message>
            <source>Weapon Statistics / Weapon Abilities (p. 33)</source>
            <translation>Характеристики оружия / Способности оружия (с. 33)</translation>
        </message>
        <message>
            <source>Weapon abilities belong to the weapon</source>
            <translation>Способности оружия принадлежат оружию</translation>
        </message>
        <message>
            <source>Some weapons have abilities of their own, described with the special abilities; they count only when that weapon is used.</source>
            <translation>У некоторого оружия есть собственные способности, описанные вместе с особыми способностями; они действуют только при использовании этого оружия.</translation>
        </message>
        <message>
            <source>Nature of the Units</source>
            <translation>Природа юнитов</translation>
        </message>
        <message>
            <source>Keywords define a unit's nature</source>
            <translation>Ключевые слова определяют природу юнита</translation>
        </message>
        <message>
            <source>Each unit has keywords (rank, species, gender, religion, others). They decide whether it can be targeted or affected by certain attacks and magic.</source>
            <translation>У каждого юнита есть ключевые слова (ранг, вид, пол, религия и другие). Они решают, могут ли определенные атаки и магия выбирать его целью или действовать на него.</translation>
        </message>
        <message>
            <source>Nature of the Units (p. 3)</source>
            <translation>Природа юнитов (с. 3)</translation>
        </message>
        <message>
            <source>Rank counts as a keyword</source>
            <translation>Ранг считается ключевым словом</translation>
        </message>
        <message>
            <source>Officer, Independent and Trooper are printed among the keywords and can be referred to like any other.</source>
            <translation>Офицер, независимый персонаж и рядовой напечатаны среди ключевых слов, и на них можно ссылаться, как на любое другое.</translation>
        </message>
        <message>
            <source>Nature of the Units / Species</source>
            <translation>Природа юнитов / Вид</translation>
        </message>
        <message>
            <source>Species keywords</source>
            <translation>Ключевые слова вида</translation>
        </message>
        <message>
            <source>Seven: Angel, Animal, Damned, Demon, Lost, Human, Lemure.</source>
            <translation>Семь: Ангел, Животное, Проклятый, Демон, Потерянный, Человек, Лемур.</translation>
        </message>
        <message>
            <source>Nature of the Units / Gender</source>
            <translation>Природа юнитов / Пол</translation>
        </message>
        <message>
            <source>Gender keywords</source>
            <translation>Ключевые слова пола</translation>
        </message>
        <message>
            <source>Three: Asexual, Female, Male.</source>
            <translation>Три: Бесполый, Женский, Мужской.</translation>
        </message>
        <message>
            <source>Nature of the Units / Religion</source>
            <translation>Природа юнитов / Религия</translation>
        </message>
        <message>
            <source>Religion keywords</source>
            <translation>Ключевые слова религии</translation>
        </message>
        <message>
            <source>Atheist; Buddhist (dogma Yanluowang); Christian (dogmas Papist, Orthodox, Protestant); Jewish; Muslim (dogmas Shiite, Sunni, Kharijite); Satanist (dogma Luciferian); Unbeliever.</source>
            <translation>Атеист; Буддист (догма Яньлован); Христианин (догмы Папист, Православный, Протестант); Иудей; Мусульманин (догмы Шиит, Суннит, Хариджит); Сатанист (догма Люциферианец); Неверующий.</translation>
        </message>
        <message>
            <source>A dogma implies its general belief</source>
            <translation>Догма включает общее вероисповедание</translation>
        </message>
        <message>
            <source>A unit of a dogma is affected both by effects for that dogma and by effects for the general belief. The reverse does not hold.</source>
            <translation>На юнита с догмой действуют и эффекты для этой догмы, и эффекты для общего вероисповедания. Обратное неверно.</translation>
        </message>
        <message>
            <source>Unbelievers are outside religion</source>
            <translation>Неверующие вне религии</translation>
        </message>
        <message>
            <source>A unit with Unbeliever can never be affected by powers that concern religion, and has no Faith stat.</source>
            <translation>На юнита с ключевым словом Неверующий никогда не могут подействовать силы, связанные с религией, и у него нет характеристики Вера.</translation>
        </message>
        <message>
            <source>Nature of the Units (p. 28)</source>
            <translation>Природа юнитов (с. 28)</translation>
        </message>
        <message>
            <source>Mentalist</source>
            <translation>Менталист</translation>
        </message>
        <message>
            <source>A unit with one or more auras is a Mentalist.</source>
            <translation>Юнит с одной или несколькими аурами — менталист.</translation>
        </message>
        <message>
            <source>Infernalist x/y</source>
            <translation>Инферналист x/y</translation>
        </message>
        <message>
            <source>An Infernalist can control lemures: x is how many at one time, y how many over the whole game.</source>
            <translation>Инферналист может управлять лемурами: x — сколькими одновременно, y — сколькими за всю игру.</translation>
        </message>
        <message>
            <source>Value, Faction and Availability of a Unit (p. 40)</source>
            <translation>Стоимость, фракция и доступность юнита (с. 40)</translation>
        </message>
        <message>
            <source>Army Points measure a unit's worth</source>
            <translation>Очки Армии измеряют ценность юнита</translation>
        </message>
        <message>
            <source>Each unit costs Army Points (AP); a standard Company's units total no more than 200.</source>
            <translation>Каждый юнит стоит Очков Армии (AP); юниты стандартной компании вместе стоят не более 200.</translation>
        </message>
        <message>
            <source>Value, Faction and Availability of a Unit</source>
            <translation>Стоимость, фракция и доступность юнита</translation>
        </message>
        <message>
            <source>Five factions</source>
            <translation>Пять фракций</translation>
        </message>
        <message>
            <source>A unit belongs to one faction: Westerners, Saracens, Demons, the Lost or Mercenaries.</source>
            <translation>Юнит принадлежит к одной фракции: Люди Запада, Сарацины, Демоны, Потерянные или Наемники.</translation>
        </message>
        <message>
            <source>Mercenary Troopers and Independents serve others</source>
            <translation>Рядовые и независимые персонажи Наемников служат другим</translation>
        </message>
        <message>
            <source>Troopers and Independents of the Mercenary faction can be hired by the other factions (details in the composition chapter).</source>
            <translation>Рядовых и независимых персонажей фракции Наемники могут нанимать другие фракции (подробности в главе о составе).</translation>
        </message>
        <message>
            <source>Mercenary Officers with Prestige</source>
            <translation>Офицеры Наемников с Престижем</translation>
        </message>
        <message>
            <source>A Mercenary Officer with the ability Prestige may hire Troopers and Independents of the faction Prestige names; without it only Mercenaries follow.</source>
            <translation>Офицер Наемников со способностью Престиж может нанимать рядовых и независимых персонажей фракции, которую называет Престиж; без нее за ним идут только Наемники.</translation>
        </message>
        <message>
            <source>Availability: Unique</source>
            <translation>Доступность: Уникальный</translation>
        </message>
        <message>
            <source>A unit with an identity: one per Company whatever its size.</source>
            <translation>Юнит с личностью: один на компанию, какого бы размера она ни была.</translation>
        </message>
        <message>
            <source>Availability: Limited x</source>
            <translation>Доступность: Лимитированный x</translation>
        </message>
        <message>
            <source>At most x copies for every full or started block of 200 AP of the Company: maximum = x times ceil(AP / 200).</source>
            <translation>Не более x экземпляров за каждые полные или начатые 200 AP компании: максимум = x, умноженное на ceil(AP / 200).</translation>
        </message>
        <message>
            <source>Availability: Unlimited is the default</source>
            <translation>Доступность: Неограниченный — по умолчанию</translation>
        </message>
        <message>
            <source>No limit of its own to the number of copies; a unit whose card states nothing is Unlimited.</source>
            <translation>Собственного предела числа экземпляров нет; юнит, на карточке которого ничего не указано, Неограниченный.</translation>
        </message>
        <message>
            <source>Availability: Associated (name) x</source>
            <translation>Доступность: Привязан к (имя) x</translation>
        </message>
        <message>
            <source>The unit may be hired only if the named unit is in the Company, and at most x of it for each named unit.</source>
            <translation>Юнит можно нанять, только если названный юнит есть в компании, и не более x экземпляров на каждый названный юнит.</translation>
        </message>
        <message>
            <source>Availability: Limited X/Y</source>
            <translation>Доступность: Лимитированный X/Y</translation>
        </message>
        <message>
            <source>For a unit in two variants: at most X in all for each full or started 200 AP, and among these at most Y of the second variant on the card.</source>
            <translation>Для юнита в двух вариантах: всего не более X за каждые полные или начатые 200 AP, и среди них не более Y второго варианта на карточке.</translation>
        </message>
        <message>
            <source>Transformation (conditions • new shape)</source>
            <translation>Трансформация (условия • новый облик)</translation>
        </message>
        <message>
            <source>The model can change shape and stats during the game; it happens as soon as the condition given in brackets is met.</source>
            <translation>Модель может сменить облик и характеристики во время игры; это происходит, как только выполнено условие, указанное в скобках.</translation>
        </message>
        <message>
            <source>The new shape has full Life Points</source>
            <translation>У нового облика полные очки жизни</translation>
        </message>
        <message>
            <source>A transformed unit starts its new shape with all the Life Points of that shape; damage taken before is forgotten.</source>
            <translation>Трансформированный юнит начинает новый облик со всеми очками жизни этого облика; полученные прежде повреждения забываются.</translation>
        </message>
        <message>
            <source>Changing shape is not dying</source>
            <translation>Смена облика — не гибель</translation>
        </message>
        <message>
            <source>The same model goes on in another shape; no unit is lost for Dominance or Command by the change.</source>
            <translation>Та же модель продолжает игру в другом облике; при смене ни один юнит не считается потерянным для Доминирования или Командования.</translation>
        </message>
        <message>
            <source>Unit Base Sizes</source>
            <translation>Размеры подставок</translation>
        </message>
        <message>
            <source>Bases are round</source>
            <translation>Подставки круглые</translation>
        </message>
        <message>
            <source>Every unit stands on a round base; engine shape: a circle.</source>
            <translation>Каждый юнит стоит на круглой подставке; форма в движке: круг.</translation>
        </message>
        <message>
            <source>Unit Base Sizes (p. 8)</source>
            <translation>Размеры подставок (с. 8)</translation>
        </message>
        <message>
            <source>Three base sizes</source>
            <translation>Три размера подставок</translation>
        </message>
        <message>
            <source>Regular 30 mm, Large 40 mm, Extra Large 50 mm in diameter (the diagram on p. 8 shows one of each side by side).</source>
            <translation>Обычная 30 мм, крупная 40 мм, огромная 50 мм в диаметре (схема на с. 8 показывает по одной каждого размера рядом).</translation>
        </message>
        <message>
            <source>Base size is a rules value</source>
            <translation>Размер подставки — игровое значение</translation>
        </message>
        <message>
            <source>Some rules depend on the size: cover adds 3 PR to a Regular target, 2 to a Large and 1 to an Extra Large one; Devoured and Entangle compare sizes. Order: Regular &lt; Large &lt; Extra Large.</source>
            <translation>Некоторые правила зависят от размера: укрытие прибавляет 3 PR цели с обычной подставкой, 2 с крупной и 1 с огромной; Проглоченный и Опутывание сравнивают размеры. Порядок: обычная &lt; крупная &lt; огромная.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Dominance</source>
            <translation>Ходы и Доминирование / Доминирование</translation>
        </message>
        <message>
            <source>Dominance: one side holds it</source>
            <translation>Доминирование: оно у одной стороны</translation>
        </message>
        <message>
            <source>At any time of the battle one of the two sides is Dominant. Dominance decides who determines the first activation of a turn and settles several other orderings.</source>
            <translation>В любой момент битвы одна из двух сторон — Доминирующая. Доминирование решает, кто определяет Первую активацию хода, и устанавливает еще несколько очередностей.</translation>
        </message>
        <message>
            <source>A marker may show Dominance</source>
            <translation>Доминирование может показывать маркер</translation>
        </message>
        <message>
            <source>The Dominant player can hold a marker object; the assistant should show who is Dominant.</source>
            <translation>Доминирующий игрок может держать у себя предмет-маркер; помощник должен показывать, кто Доминирующий.</translation>
        </message>
        <message>
            <source>First Dominance score</source>
            <translation>Значение для Доминирования в Инициативе</translation>
        </message>
        <message>
            <source>Before the battle each player computes: CMD of the Officer and the Independents + number of units (without Insignificant ones) + sum of First Contact values. The higher score is Dominant.</source>
            <translation>Перед битвой каждый игрок вычисляет: CMD офицера и независимых персонажей + число юнитов (без Незначительных) + сумма значений Первого контакта. Доминирующий — тот, у кого значение выше.</translation>
        </message>
        <message>
            <source>Dominance counts CMD of Officer and Independents only</source>
            <translation>Для Доминирования считают только CMD офицера и независимых персонажей</translation>
        </message>
        <message>
            <source>A Trooper's CMD enters the Company's Command pool but not the Dominance score.</source>
            <translation>CMD рядового входит в суммарный CMD компании, но не в значение для Доминирования.</translation>
        </message>
        <message>
            <source>Insignificant units are not in the head count</source>
            <translation>Незначительные юниты не входят в число юнитов</translation>
        </message>
        <message>
            <source>The number of units leaves out those with the ability Insignificant.</source>
            <translation>В числе юнитов не учитываются юниты со способностью Незначительный.</translation>
        </message>
        <message>
            <source>First Contact values are added</source>
            <translation>Значения Первого контакта прибавляются</translation>
        </message>
        <message>
            <source>Every First Contact x in the Company adds x to the first Dominance score only.</source>
            <translation>Каждый Первый контакт x в компании прибавляет x только к значению для Доминирования в Инициативе.</translation>
        </message>
        <message>
            <source>Units off the table add no CMD</source>
            <translation>Юниты вне стола не прибавляют CMD</translation>
        </message>
        <message>
            <source>CMD of units that do not start on the battlefield is left out of the first Dominance score.</source>
            <translation>CMD юнитов, которые не начинают на поле боя, не входит в значение для Доминирования в Инициативе.</translation>
        </message>
        <message>
            <source>The score is worked out even for a partly absent Company</source>
            <translation>Значение вычисляют и для частично отсутствующей компании</translation>
        </message>
        <message>
            <source>Having units in reserve does not postpone the computation; it is made at the start with what is on the table.</source>
            <translation>Юниты в резерве не откладывают вычисление; оно делается в начале по тому, что есть на столе.</translation>
        </message>
        <message>
            <source>First tie-break: more units in the Company</source>
            <translation>Первое условие при равенстве: больше юнитов в компании</translation>
        </message>
        <message>
            <source>Equal first scores: the player whose Company has more units is Dominant.</source>
            <translation>При равных значениях для Доминирования в Инициативе Доминирующий — игрок, в компании которого больше юнитов.</translation>
        </message>
        <message>
            <source>Second tie-break: the higher Officer CMD in play</source>
            <translation>Второе условие при равенстве: выше CMD офицера в игре</translation>
        </message>
        <message>
            <source>Still tied: the player whose Officer in play has the higher CMD is Dominant for this turn.</source>
            <translation>Если все еще равенство, Доминирующий на этот ход — игрок, у чьего офицера в игре CMD выше.</translation>
        </message>
        <message>
            <source>Last tie-break: coin</source>
            <translation>Последнее условие при равенстве: монетка</translation>
        </message>
        <message>
            <source>If everything is tied, a coin toss (or the Tap) decides.</source>
            <translation>Если равно все, решает бросок монетки (или Шлепок).</translation>
        </message>
        <message>
            <source>From turn 2: fewer losses dominate</source>
            <translation>Со 2 хода: доминирует тот, у кого меньше потерь</translation>
        </message>
        <message>
            <source>After the first turn each player counts the significant units lost in the turn before; whoever lost fewer has Dominance for the new turn. Scores of turn 1 no longer matter.</source>
            <translation>После первого хода каждый игрок считает юнитов, потерянных в предыдущем ходу, кроме Незначительных; у кого потеряно меньше, у того Доминирование в новом ходу. Значения хода 1 больше не важны.</translation>
        </message>
        <message>
            <source>Insignificant losses do not count</source>
            <translation>Незначительные потери не считаются</translation>
        </message>
        <message>
            <source>Lost units with Insignificant are left out of the comparison.</source>
            <translation>Потерянные юниты со способностью Незначительный в сравнении не учитываются.</translation>
        </message>
        <message>
            <source>Equal losses: no change</source>
            <translation>Равные потери: без изменений</translation>
        </message>
        <message>
            <source>With equal numbers of losses (also none on both sides) the player who had Dominance keeps it; the tie-breaks of the first turn are not used.</source>
            <translation>При равном числе потерь (в том числе если их нет у обеих сторон) Доминирование сохраняет тот, у кого оно было; условия при равенстве для первого хода не применяются.</translation>
        </message>
        <message>
            <source>Which losses belong to the previous turn</source>
            <translation>Какие потери относятся к предыдущему ходу</translation>
        </message>
        <message>
            <source>Losses of the whole previous turn count, its Upkeep included, as a turn is Upkeep plus Action phase. Deaths in this turn's Upkeep damage come after Dominance is settled and so count for the next turn.</source>
            <translation>Считаются потери всего предыдущего хода, включая его подготовительную фазу, поскольку ход — это подготовительная фаза плюс фаза действий. Гибель от повреждений подготовительной фазы этого хода наступает после определения Доминирования и потому считается для следующего хода.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Turns</source>
            <translation>Ходы и Доминирование / Ходы</translation>
        </message>
        <message>
            <source>A turn is Upkeep, then Action phase</source>
            <translation>Ход — это подготовительная фаза, затем фаза действий</translation>
        </message>
        <message>
            <source>Each turn has two phases in this order: Upkeep phase, Action phase.</source>
            <translation>В каждом ходу две фазы в таком порядке: подготовительная фаза, фаза действий.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase</source>
            <translation>Ходы и Доминирование / Подготовительная фаза</translation>
        </message>
        <message>
            <source>Order of the Upkeep steps</source>
            <translation>Порядок шагов подготовительной фазы</translation>
        </message>
        <message>
            <source>1. current Command reset to the original value; 2. Dominance; 3. due damage, then due healing; 4. all other powers, orders, auras and abilities acting in this phase.</source>
            <translation>1. текущий запас CMD восстанавливается до исходного значения; 2. Доминирование; 3. положенные повреждения, затем положенное лечение; 4. все прочие силы, приказы, ауры и способности, действующие в этой фазе.</translation>
        </message>
        <message>
            <source>Command is restored each Upkeep</source>
            <translation>CMD восстанавливается в каждой подготовительной фазе</translation>
        </message>
        <message>
            <source>At the start of Upkeep each player's current Command score returns to its original (basic) value; unspent points are not carried over.</source>
            <translation>В начале подготовительной фазы текущий запас CMD каждого игрока возвращается к исходному значению (суммарный CMD); неистраченные очки не переносятся.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (p. 9)</source>
            <translation>Ходы и Доминирование / Подготовительная фаза (с. 9)</translation>
        </message>
        <message>
            <source>Dominance is settled before effects</source>
            <translation>Доминирование определяют до эффектов</translation>
        </message>
        <message>
            <source>Dominance of the turn is fixed in step 2, so the new Dominant player decides about the ordering in step 4 of the same Upkeep.</source>
            <translation>Доминирование хода устанавливается на шаге 2, поэтому новый Доминирующий игрок решает об очередности на шаге 4 той же подготовительной фазы.</translation>
        </message>
        <message>
            <source>Upkeep damage is simultaneous</source>
            <translation>Повреждения подготовительной фазы одновременны</translation>
        </message>
        <message>
            <source>All damage due in Upkeep is dealt to both players' units at the same time.</source>
            <translation>Все повреждения, положенные в подготовительной фазе, наносятся юнитам обоих игроков одновременно.</translation>
        </message>
        <message>
            <source>Healing comes after damage</source>
            <translation>Лечение — после повреждений</translation>
        </message>
        <message>
            <source>Healing due in Upkeep is applied after all Upkeep damage, simultaneously for both players.</source>
            <translation>Лечение, положенное в подготовительной фазе, применяется после всех ее повреждений, одновременно для обоих игроков.</translation>
        </message>
        <message>
            <source>Remaining Upkeep effects: the Dominant player orders conflicts</source>
            <translation>Остальные эффекты подготовительной фазы: при конфликте очередность задает Доминирующий игрок</translation>
        </message>
        <message>
            <source>Each player resolves his other effects of this phase; if their order matters, the Dominant player chooses it.</source>
            <translation>Каждый игрок применяет свои прочие эффекты этой фазы; если их очередность важна, ее выбирает Доминирующий игрок.</translation>
        </message>
        <message>
            <source>Upkeep handles what lasts more than a turn</source>
            <translation>Подготовительная фаза — для того, что длится больше хода</translation>
        </message>
        <message>
            <source>Effects and situations lasting beyond one turn are resolved in this first phase of every turn, the first turn included.</source>
            <translation>Эффекты и ситуации, которые длятся дольше одного хода, применяются в этой первой фазе каждого хода, включая первый ход.</translation>
        </message>
        <message>
            <source>Action phase runs until every unit has acted</source>
            <translation>Фаза действий идет, пока не подействует каждый юнит</translation>
        </message>
        <message>
            <source>Players activate units one at a time in alternation until all have performed their actions; then a new turn starts.</source>
            <translation>Игроки по очереди активируют юнитов по одному, пока все не выполнят свои действия; затем начинается новый ход.</translation>
        </message>
        <message>
            <source>The number of turns is limited by the scenario</source>
            <translation>Число ходов ограничивает сценарий</translation>
        </message>
        <message>
            <source>The length of a game in turns is limited; for basic battles the scenario sets the limit (scenarios are not in this book).</source>
            <translation>Продолжительность игры в ходах ограничена; для обычных битв предел задает сценарий (сценариев в этой книге нет).</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (sidebar)</source>
            <translation>Ходы и Доминирование / Подготовительная фаза (врезка)</translation>
        </message>
        <message>
            <source>Say that your activation is finished</source>
            <translation>Объявляйте, что ваша активация закончена</translation>
        </message>
        <message>
            <source>It is good manners to tell the opponent that he may play, with an agreed phrase; the assistant needs an explicit 'done' step.</source>
            <translation>Хороший тон — сообщить оппоненту оговоренной фразой, что он может играть; помощнику нужен явный шаг «готово».</translation>
        </message>
        <message>
            <source>Turns and Dominance / Upkeep Phase (sidebar, p. 27)</source>
            <translation>Ходы и Доминирование / Подготовительная фаза (врезка, с. 27)</translation>
        </message>
        <message>
            <source>Handing over closes vae soli</source>
            <translation>Передача очереди закрывает Vae Soli</translation>
        </message>
        <message>
            <source>Once the player has declared his activation over, he can no longer use vae soli after it.</source>
            <translation>Объявив свою активацию законченной, игрок больше не может применить после нее Vae Soli.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Definitions</source>
            <translation>Ходы и Доминирование / Уточнения</translation>
        </message>
        <message>
            <source>Waiting / active / already activated</source>
            <translation>Ждущий / активный / активировавшийся</translation>
        </message>
        <message>
            <source>Waiting: has not acted this turn. Active: is acting now. Already activated: has completed its actions this turn. Each unit is in exactly one of the three.</source>
            <translation>Ждущий: еще не действовал в этом ходу. Активный: действует сейчас. Активировавшийся: завершил свои действия в этом ходу. Каждый юнит находится ровно в одном из трех положений.</translation>
        </message>
        <message>
            <source>Status is reset each turn</source>
            <translation>Статус обновляется каждый ход</translation>
        </message>
        <message>
            <source>The three terms refer to the current turn, so all units are waiting again at the start of the next.</source>
            <translation>Эти три термина относятся к текущему ходу, поэтому в начале следующего все юниты снова ждущие.</translation>
        </message>
        <message>
            <source>Engaged and free</source>
            <translation>Сражающийся и незанятый</translation>
        </message>
        <message>
            <source>A unit is engaged while an enemy touches it and free while none does; it is always exactly one of the two. Exception: in a non-reciprocal contact the helpless side is engaged and the other side free (ST-062, ST-066).</source>
            <translation>Юнит — сражающийся, пока его касается враг, и незанятый, пока ни один враг его не касается; он всегда либо то, либо другое. Исключение: в невзаимном контакте беспомощная сторона — сражающаяся, а другая — незанятая (ST-062, ST-066).</translation>
        </message>
        <message>
            <source>Allied units: same controller now</source>
            <translation>Дружественные юниты: ими сейчас управляет один игрок</translation>
        </message>
        <message>
            <source>Units are allied when one player controls them at present; temporary control changes it.</source>
            <translation>Юниты дружественны друг другу, когда сейчас ими управляет один игрок; временное управление это меняет.</translation>
        </message>
        <message>
            <source>Enemy units: controlled by another player now</source>
            <translation>Вражеские юниты: ими сейчас управляет другой игрок</translation>
        </message>
        <message>
            <source>Enemy (= opponent) is every unit under the control of another player at present, even if only for a time.</source>
            <translation>Вражеский (= противник) — всякий юнит, которым сейчас управляет другой игрок, пусть даже временно.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase</source>
            <translation>Ходы и Доминирование / Фаза действий</translation>
        </message>
        <message>
            <source>Action phase starts when both have finished Upkeep</source>
            <translation>Фаза действий начинается, когда оба закончили подготовительную</translation>
        </message>
        <message>
            <source>No unit is activated before both players have completed their Upkeep.</source>
            <translation>Ни один юнит не активируется, пока оба игрока не завершили свою подготовительную фазу.</translation>
        </message>
        <message>
            <source>Players alternate, one unit at a time</source>
            <translation>Игроки чередуются, по одному юниту</translation>
        </message>
        <message>
            <source>When a unit has finished, the right to activate passes to the other player (exceptions: inferiority of numbers, vae soli, Accelerated and the like).</source>
            <translation>Когда юнит закончил, право активации переходит к другому игроку (исключения: Неравенство сил, Vae Soli, Ускоренный и подобное).</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase (p. 28)</source>
            <translation>Ходы и Доминирование / Фаза действий (с. 28)</translation>
        </message>
        <message>
            <source>One activation per unit per turn</source>
            <translation>Одна активация юнита за ход</translation>
        </message>
        <message>
            <source>A unit is activated once only per turn; lemures are the exception (twice).</source>
            <translation>Юнит активируется только один раз за ход; лемуры — исключение (дважды).</translation>
        </message>
        <message>
            <source>Every unit must be activated</source>
            <translation>Каждый юнит должен быть активирован</translation>
        </message>
        <message>
            <source>No unit may be left waiting at the end of the phase; a player cannot decline to activate except by inferiority of numbers.</source>
            <translation>К концу фазы ни один юнит не может остаться ждущим; отказаться от активации игрок может только через Неравенство сил.</translation>
        </message>
        <message>
            <source>The Dominant player names who starts</source>
            <translation>Доминирующий игрок называет, кто начинает</translation>
        </message>
        <message>
            <source>At the start of the Action phase the player with Dominance chooses which player activates first: himself or the opponent.</source>
            <translation>В начале фазы действий игрок, у которого Доминирование, выбирает, кто активирует юнита первым: он сам или оппонент.</translation>
        </message>
        <message>
            <source>The chosen player must start</source>
            <translation>Выбранный игрок обязан начать</translation>
        </message>
        <message>
            <source>The one named has to activate a unit even if he has fewer units than the other.</source>
            <translation>Названный игрок должен активировать юнита, даже если у него меньше юнитов, чем у другого.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase / Inferiority of Numbers</source>
            <translation>Ходы и Доминирование / Фаза действий / Неравенство сил</translation>
        </message>
        <message>
            <source>Inferiority of numbers: pass the activation</source>
            <translation>Неравенство сил: передача активации</translation>
        </message>
        <message>
            <source>A player whose turn it is and who has fewer waiting units than the opponent may make the opponent activate one instead; he can repeat it as long as he has fewer.</source>
            <translation>Игрок, чья очередь настала и у которого меньше ждущих юнитов, чем у оппонента, может вместо себя заставить оппонента активировать юнита; он может повторять это, пока у него их меньше.</translation>
        </message>
        <message>
            <source>Fewer means strictly fewer</source>
            <translation>Меньше — значит строго меньше</translation>
        </message>
        <message>
            <source>With equal numbers of waiting units no pass is possible. Only waiting units count, not all units on the table.</source>
            <translation>При равном числе ждущих юнитов передача невозможна. Считаются только ждущие юниты, а не все юниты на столе.</translation>
        </message>
        <message>
            <source>No pass on the first activation of a turn</source>
            <translation>На Первой активации хода передачи нет</translation>
        </message>
        <message>
            <source>The rule does not work for the first unit activated in a turn: who starts is always the Dominant player's choice.</source>
            <translation>Правило не действует для юнита, активируемого в ходу первым: кто начинает — всегда выбор Доминирующего игрока.</translation>
        </message>
        <message>
            <source>Passing can be ended at any point</source>
            <translation>Передачу можно прекратить в любой момент</translation>
        </message>
        <message>
            <source>After each enemy activation it is again the passing player's turn: he may pass again if still fewer, or activate a unit.</source>
            <translation>После каждой вражеской активации снова очередь передающего игрока: он может передать еще раз, если юнитов все еще меньше, или активировать юнита.</translation>
        </message>
        <message>
            <source>Turns and Dominance / Action Phase (example)</source>
            <translation>Ходы и Доминирование / Фаза действий (пример)</translation>
        </message>
        <message>
            <source>Worked example of the activation order</source>
            <translation>Пример порядка активаций</translation>
        </message>
        <message>
            <source>Ileana (Dominant, 8 units) makes Arnold (4 units) start.</source>
            <translation>Илеана (Доминирующая, 8 юнитов) заставляет начать Арнольда (4 юнита).</translation>
        </message>
        <message>
            <source>What counts as a waiting unit</source>
            <translation>Кто считается ждущим юнитом</translation>
        </message>
        <message>
            <source>All units not yet activated count, Insignificant ones too; the lemure chapter adds that a lemure counts until its second activation, the state Controlled that an unactivated controlled unit counts for its present controller.</source>
            <translation>Все еще не активированные юниты, в том числе Незначительные; глава о лемурах добавляет, что лемур считается до своей второй активации, а состояние Подконтрольный — что неактивированный подконтрольный юнит считается у того, кто управляет им сейчас.</translation>
        </message>
        <message>
            <source>One side exhausted: the other continues</source>
            <translation>Одна сторона исчерпана: другая продолжает</translation>
        </message>
        <message>
            <source>When a player has no waiting unit left, the opponent activates his remaining units one after another.</source>
            <translation>Когда у игрока не осталось ждущих юнитов, оппонент активирует своих оставшихся юнитов одного за другим.</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>Активация</translation>
        </message>
        <message>
            <source>One action per activation</source>
            <translation>Одно действие за активацию</translation>
        </message>
        <message>
            <source>An activated unit performs a single action: Walk, Run, Attack, Charge, Shoot, Retreat, Concentration, Focus or Mêlée.</source>
            <translation>Активированный юнит выполняет одно действие: Движение, Бег, Нападение, Рывок, Стрельба, Бегство, Концентрация, Медитация или Рукопашная.</translation>
        </message>
        <message>
            <source>Activation (p. 28)</source>
            <translation>Активация (с. 28)</translation>
        </message>
        <message>
            <source>Nobody acts twice in a turn</source>
            <translation>Никто не действует дважды за ход</translation>
        </message>
        <message>
            <source>All units act once per turn and none more often, lemures excepted.</source>
            <translation>Все юниты действуют один раз за ход и не чаще, кроме лемуров.</translation>
        </message>
        <message>
            <source>Activation / Walk</source>
            <translation>Активация / Движение</translation>
        </message>
        <message>
            <source>Walk: up to MVT</source>
            <translation>Движение: до MVT</translation>
        </message>
        <message>
            <source>A walking unit moves any distance from 0 up to its MVT in fathoms, then its activation ends.</source>
            <translation>Юнит, выполняющий Движение, передвигается на любое расстояние от 0 до своего MVT в саженях, после чего его активация заканчивается.</translation>
        </message>
        <message>
            <source>Walk: must not end in contact with an enemy</source>
            <translation>Движение: нельзя закончить в контакте с врагом</translation>
        </message>
        <message>
            <source>The activation cannot end with the unit touching an enemy; ending in contact with allies is fine.</source>
            <translation>Активация не может закончиться касанием врага; закончить в контакте с союзниками можно.</translation>
        </message>
        <message>
            <source>Walk: may enter control areas</source>
            <translation>Движение: можно войти в зоны влияния</translation>
        </message>
        <message>
            <source>A walking unit may move into an enemy control area (and is then bound by the control area rules).</source>
            <translation>Юнит, выполняющий Движение, может войти во вражескую зону влияния (и тогда связан правилами зоны влияния).</translation>
        </message>
        <message>
            <source>Walk: free units only</source>
            <translation>Движение: только незанятые юниты</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Walk.</source>
            <translation>Сражающийся юнит не может выбрать Движение.</translation>
        </message>
        <message>
            <source>Activation / Run</source>
            <translation>Активация / Бег</translation>
        </message>
        <message>
            <source>Run: up to twice MVT</source>
            <translation>Бег: до удвоенного MVT</translation>
        </message>
        <message>
            <source>A running unit moves up to double its MVT.</source>
            <translation>Бегущий юнит передвигается на расстояние до своего удвоенного MVT.</translation>
        </message>
        <message>
            <source>Run: no contact with an enemy at the end</source>
            <translation>Бег: в конце без контакта с врагом</translation>
        </message>
        <message>
            <source>A Run must not end touching an enemy.</source>
            <translation>Бег нельзя закончить касанием врага.</translation>
        </message>
        <message>
            <source>Run: may enter control areas; free units only</source>
            <translation>Бег: можно войти в зоны влияния; только незанятые юниты</translation>
        </message>
        <message>
            <source>A Run may go into an enemy control area (and must then stop or approach). Only a free unit can Run.</source>
            <translation>Бег может вести во вражескую зону влияния (после этого нужно остановиться или приблизиться). Бежать может только незанятый юнит.</translation>
        </message>
        <message>
            <source>Activation / Attack</source>
            <translation>Активация / Нападение</translation>
        </message>
        <message>
            <source>Attack: Walk move ending in contact</source>
            <translation>Нападение: передвижение как при Движении, с контактом в конце</translation>
        </message>
        <message>
            <source>The unit moves up to its MVT as in a Walk but ends its move in contact with an enemy.</source>
            <translation>Юнит передвигается на расстояние до MVT, как при Движении, но заканчивает передвижение в контакте с врагом.</translation>
        </message>
        <message>
            <source>Activation / Attack (p. 15)</source>
            <translation>Активация / Нападение (с. 15)</translation>
        </message>
        <message>
            <source>Attack: triggers a normal sequence</source>
            <translation>Нападение: вызывает нормальную атаку</translation>
        </message>
        <message>
            <source>Contact by Attack triggers one attack sequence without any modifier for the action.</source>
            <translation>Контакт через Нападение вызывает одну атаку без каких-либо модификаторов за действие.</translation>
        </message>
        <message>
            <source>Attack: free units only</source>
            <translation>Нападение: только незанятые юниты</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Attack (it uses Mêlée against what it touches).</source>
            <translation>Сражающийся юнит не может выбрать Нападение (против того, кого он касается, он использует Рукопашную).</translation>
        </message>
        <message>
            <source>Activation / Charge</source>
            <translation>Активация / Рывок</translation>
        </message>
        <message>
            <source>Charge: Run move ending in contact</source>
            <translation>Рывок: передвижение как при Беге, с контактом в конце</translation>
        </message>
        <message>
            <source>The unit moves up to twice its MVT as in a Run but ends in contact with an enemy.</source>
            <translation>Юнит передвигается на расстояние до удвоенного MVT, как при Беге, но заканчивает в контакте с врагом.</translation>
        </message>
        <message>
            <source>Activation / Charge (p. 16)</source>
            <translation>Активация / Рывок (с. 16)</translation>
        </message>
        <message>
            <source>Charge: immediate sequence at -1 CBT</source>
            <translation>Рывок: немедленная атака с -1 CBT</translation>
        </message>
        <message>
            <source>Contact by Charge triggers an attack sequence at once; the charger has -1 CBT in it.</source>
            <translation>Контакт через Рывок сразу вызывает атаку; у совершающего Рывок в ней -1 CBT.</translation>
        </message>
        <message>
            <source>Charge: free units only</source>
            <translation>Рывок: только незанятые юниты</translation>
        </message>
        <message>
            <source>An engaged unit cannot choose Charge.</source>
            <translation>Сражающийся юнит не может выбрать Рывок.</translation>
        </message>
        <message>
            <source>Activation / Attack; Charge</source>
            <translation>Активация / Нападение; Рывок</translation>
        </message>
        <message>
            <source>Several enemies reached at once: choose one opponent</source>
            <translation>Сразу несколько врагов в контакте: выбрать одного</translation>
        </message>
        <message>
            <source>If the move ends in contact with several enemies, one attack sequence takes place against one of them; the others only support.</source>
            <translation>Если передвижение заканчивается в контакте с несколькими врагами, происходит одна атака против одного из них; остальные только поддерживают.</translation>
        </message>
        <message>
            <source>Activation / Shoot (p. 18)</source>
            <translation>Активация / Стрельба (с. 18)</translation>
        </message>
        <message>
            <source>Shoot: one ranged attack</source>
            <translation>Стрельба: одна дальняя атака</translation>
        </message>
        <message>
            <source>The unit makes one ranged attack on an eligible target.</source>
            <translation>Юнит проводит одну дальнюю атаку по допустимой цели.</translation>
        </message>
        <message>
            <source>Activation / Shoot</source>
            <translation>Активация / Стрельба</translation>
        </message>
        <message>
            <source>Shoot: move up to MVT before or after</source>
            <translation>Стрельба: передвижение до MVT до или после</translation>
        </message>
        <message>
            <source>The unit may also move up to its MVT, entirely before or entirely after the shot.</source>
            <translation>Юнит может также передвинуться на расстояние до своего MVT — целиком до выстрела или целиком после него.</translation>
        </message>
        <message>
            <source>Shoot: the move cannot be split</source>
            <translation>Стрельба: передвижение нельзя делить</translation>
        </message>
        <message>
            <source>Moving a part, shooting and moving on is not allowed.</source>
            <translation>Передвинуться на часть, выстрелить и передвинуться дальше не разрешается.</translation>
        </message>
        <message>
            <source>Shoot: the move ends without contact</source>
            <translation>Стрельба: передвижение заканчивается без контакта</translation>
        </message>
        <message>
            <source>The movement of a Shoot action cannot end in contact with an enemy; entering a control area is not forbidden.</source>
            <translation>Передвижение при Стрельбе не может закончиться контактом с врагом; входить в зону влияния не запрещено.</translation>
        </message>
        <message>
            <source>Shoot: free units only</source>
            <translation>Стрельба: только незанятые юниты</translation>
        </message>
        <message>
            <source>Only a free unit can Shoot.</source>
            <translation>Стрельбу может выполнить только незанятый юнит.</translation>
        </message>
        <message>
            <source>Ranged attacks need the Shoot action</source>
            <translation>Для дальних атак нужна Стрельба</translation>
        </message>
        <message>
            <source>No other action allows a ranged attack (abilities such as Defensive Shot are stated exceptions).</source>
            <translation>Никакое другое действие не позволяет дальнюю атаку (такие способности, как Оборонительный выстрел, — указанные исключения).</translation>
        </message>
        <message>
            <source>Activation / Retreat</source>
            <translation>Активация / Бегство</translation>
        </message>
        <message>
            <source>Retreat: engaged units only, announced first</source>
            <translation>Бегство: только сражающиеся юниты, сначала объявить</translation>
        </message>
        <message>
            <source>An engaged unit declares that it leaves the combat. A free unit cannot Retreat. Unlike movement actions this one must be announced, because a reaction comes first.</source>
            <translation>Сражающийся юнит объявляет, что выходит из сражения. Незанятый юнит не может выполнить Бегство. В отличие от действий передвижения, это нужно объявить, потому что сначала следует реакция.</translation>
        </message>
        <message>
            <source>Activation / Retreat (p. 17)</source>
            <translation>Активация / Бегство (с. 17)</translation>
        </message>
        <message>
            <source>Retreat: first a one-sided attack</source>
            <translation>Бегство: сначала односторонняя атака</translation>
        </message>
        <message>
            <source>Right after the announcement one opponent in contact makes a one-sided attack; the retreating unit does not strike back.</source>
            <translation>Сразу после объявления один противник в контакте проводит одностороннюю атаку; отступающий юнит не отвечает.</translation>
        </message>
        <message>
            <source>Retreat: then a Run-type move</source>
            <translation>Бегство: затем передвижение как при Беге</translation>
        </message>
        <message>
            <source>If it can, the unit then moves up to twice its MVT.</source>
            <translation>Затем, если может, юнит передвигается на расстояние до своего удвоенного MVT.</translation>
        </message>
        <message>
            <source>Activation / Retreat (p. 29)</source>
            <translation>Активация / Бегство (с. 29)</translation>
        </message>
        <message>
            <source>Retreat: death or certain states stop it</source>
            <translation>Бегство: останавливает смерть или некоторые состояния</translation>
        </message>
        <message>
            <source>There is no move if the one-sided attack killed the unit or put it into a specific state.</source>
            <translation>Передвижения нет, если односторонняя атака убила юнита или привела его в определенное состояние.</translation>
        </message>
        <message>
            <source>Retreat: no contact with any enemy</source>
            <translation>Бегство: никакого контакта с врагами</translation>
        </message>
        <message>
            <source>At no moment of a Retreat may the unit come to touch an enemy.</source>
            <translation>Ни в один момент Бегства юнит не может касаться врага.</translation>
        </message>
        <message>
            <source>Retreat: enemy without dice - attack cancelled, action may change</source>
            <translation>Бегство: у врага нет кубиков — атака отменена, действие можно сменить</translation>
        </message>
        <message>
            <source>If the enemy has less than 1 die in the one-sided attack, the attack is cancelled and the unit may perform a Walk, Run, Attack or Charge in place of its Retreat.</source>
            <translation>Если у врага в односторонней атаке меньше 1 кубика, атака отменяется и юнит может выполнить вместо Бегства Движение, Бег, Нападение или Рывок.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 26)</source>
            <translation>Активация / Концентрация (с. 26)</translation>
        </message>
        <message>
            <source>Concentration: to use an active power</source>
            <translation>Концентрация: чтобы применить активируемую силу</translation>
        </message>
        <message>
            <source>The unit announces an active power (spell, special ability, order ...) and uses it with this action. Free and engaged units can both do so.</source>
            <translation>Юнит объявляет активируемую силу (заклинание, особую способность, приказ...) и применяет ее этим действием. Это могут делать и незанятые, и сражающиеся юниты.</translation>
        </message>
        <message>
            <source>Activation / Concentration</source>
            <translation>Активация / Концентрация</translation>
        </message>
        <message>
            <source>Concentration, free: move before or after</source>
            <translation>Концентрация, незанятый: передвижение до или после</translation>
        </message>
        <message>
            <source>A free unit may move up to its MVT, all before or all after the power, never split.</source>
            <translation>Незанятый юнит может передвинуться на расстояние до своего MVT — целиком до силы или целиком после нее, никогда не деля передвижение.</translation>
        </message>
        <message>
            <source>Concentration, free: no contact at the end</source>
            <translation>Концентрация, незанятый: в конце без контакта</translation>
        </message>
        <message>
            <source>The move must not end touching an enemy; as with Shoot, going into a control area is not excluded.</source>
            <translation>Передвижение не должно заканчиваться касанием врага; как и при Стрельбе, вход в зону влияния не исключен.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 17)</source>
            <translation>Активация / Концентрация (с. 17)</translation>
        </message>
        <message>
            <source>Concentration, engaged: fight first, do not move</source>
            <translation>Концентрация, сражающийся: сначала сражение, без передвижения</translation>
        </message>
        <message>
            <source>An engaged unit cannot move; it first fights an attack sequence with the Concentration modifiers, then the power takes effect.</source>
            <translation>Сражающийся юнит не может передвигаться; сначала он сражается в одной атаке с модификаторами Концентрации, затем сила срабатывает.</translation>
        </message>
        <message>
            <source>Activation / Concentration (p. 29)</source>
            <translation>Активация / Концентрация (с. 29)</translation>
        </message>
        <message>
            <source>Concentration, engaged: change of state or death spoils the power</source>
            <translation>Концентрация, сражающийся: новое состояние или смерть срывает силу</translation>
        </message>
        <message>
            <source>If the unit dies in that fight or comes out of it in a new state, its power fails; all costs are paid all the same.</source>
            <translation>Если юнит погибает в этом сражении или выходит из него в новом состоянии, его сила не срабатывает; вся цена все равно уплачивается.</translation>
        </message>
        <message>
            <source>Activation / Focus (p. 26)</source>
            <translation>Активация / Медитация (с. 26)</translation>
        </message>
        <message>
            <source>Focus: to use an exhausting power</source>
            <translation>Медитация: чтобы применить изнуряющую силу</translation>
        </message>
        <message>
            <source>The unit announces an exhausting power (spell, special ability, order ...) and uses it with this action.</source>
            <translation>Юнит объявляет изнуряющую силу (заклинание, особую способность, приказ...) и применяет ее этим действием.</translation>
        </message>
        <message>
            <source>Activation / Focus</source>
            <translation>Активация / Медитация</translation>
        </message>
        <message>
            <source>Focus, free: no movement at all</source>
            <translation>Медитация, незанятый: никакого передвижения</translation>
        </message>
        <message>
            <source>A free unit taking Focus moves neither before nor after its power.</source>
            <translation>Незанятый юнит, выполняющий Медитацию, не передвигается ни до, ни после своей силы.</translation>
        </message>
        <message>
            <source>Activation / Focus (p. 17)</source>
            <translation>Активация / Медитация (с. 17)</translation>
        </message>
        <message>
            <source>Focus, engaged: one enemy strikes one-sidedly first</source>
            <translation>Медитация, сражающийся: сначала один враг проводит одностороннюю атаку</translation>
        </message>
        <message>
            <source>An engaged unit cannot move; one enemy in contact makes a one-sided attack on it, then the power takes effect.</source>
            <translation>Сражающийся юнит не может передвигаться; один враг в контакте проводит против него одностороннюю атаку, затем сила срабатывает.</translation>
        </message>
        <message>
            <source>Focus, engaged: change of state or death spoils the power</source>
            <translation>Медитация, сражающийся: новое состояние или смерть срывает силу</translation>
        </message>
        <message>
            <source>If the unit dies from that attack or gets a new state, its power fails; costs are paid all the same.</source>
            <translation>Если юнит погибает от этой атаки или получает новое состояние, его сила не срабатывает; цена все равно уплачивается.</translation>
        </message>
        <message>
            <source>Activation / Mêlée</source>
            <translation>Активация / Рукопашная</translation>
        </message>
        <message>
            <source>Mêlée: engaged units fight what they touch</source>
            <translation>Рукопашная: сражающиеся юниты бьются с теми, кого касаются</translation>
        </message>
        <message>
            <source>An engaged unit starts one normal attack sequence against one enemy in contact with it. A free unit cannot take Mêlée, save against a helpless enemy whose contact it only benefits from (ST-066).</source>
            <translation>Сражающийся юнит начинает одну нормальную атаку против одного врага, с которым он в контакте. Незанятый юнит не может выбрать Рукопашную, кроме как против беспомощного врага, от контакта с которым он лишь выигрывает (ST-066).</translation>
        </message>
        <message>
            <source>Activation / Mêlée; Quick Chart of Actions</source>
            <translation>Активация / Рукопашная; Краткая таблица действий</translation>
        </message>
        <message>
            <source>Mêlée: limited movement without losing contact</source>
            <translation>Рукопашная: ограниченное движение без потери контакта</translation>
        </message>
        <message>
            <source>The unit may make a limited move, or none, but must not lose contact; control areas do not affect this move.</source>
            <translation>Юнит может совершить ограниченное движение или не совершать его, но не должен терять контакт; зоны влияния на это передвижение не действуют.</translation>
        </message>
        <message>
            <source>Activation / Actions</source>
            <translation>Активация / Действия</translation>
        </message>
        <message>
            <source>Movement actions need not be announced</source>
            <translation>Действия передвижения не нужно объявлять</translation>
        </message>
        <message>
            <source>A player may just move the unit, up to twice its MVT; the action is then named from how the move went.</source>
            <translation>Игрок может просто передвинуть юнита на расстояние до удвоенного MVT; действие называют затем по тому, каким вышло передвижение.</translation>
        </message>
        <message>
            <source>Walk and Run differ for effects</source>
            <translation>Для эффектов Движение и Бег различаются</translation>
        </message>
        <message>
            <source>Some auras, orders and the like look at the speed: a unit made to Walk cannot go farther than its MVT.</source>
            <translation>Некоторые ауры, приказы и подобное смотрят на скорость: юнит, которого заставили выполнить Движение, не может пройти дальше своего MVT.</translation>
        </message>
        <message>
            <source>Activation / Quick Chart of Actions</source>
            <translation>Активация / Краткая таблица действий</translation>
        </message>
        <message>
            <source>Chart: free units</source>
            <translation>Сводка: незанятые юниты</translation>
        </message>
        <message>
            <source>Free: Walk (MVT, no contact), Run (2 x MVT, no contact), Attack (MVT, contact), Charge (2 x MVT, contact, -1 CBT), Shoot (MVT, ranged attack, no contact), Concentration (MVT, no contact), Focus (no movement).</source>
            <translation>Незанятый: Движение (MVT, без контакта), Бег (2 x MVT, без контакта), Нападение (MVT, контакт), Рывок (2 x MVT, контакт, -1 CBT), Стрельба (MVT, дальняя атака, без контакта), Концентрация (MVT, без контакта), Медитация (без передвижения).</translation>
        </message>
        <message>
            <source>Chart: engaged units</source>
            <translation>Сводка: сражающиеся юниты</translation>
        </message>
        <message>
            <source>Engaged: Retreat (2 x MVT, no contact, suffers an attack without retaliation), Concentration (no movement, modified sequence), Focus (no movement, suffers an attack without retaliation), Mêlée (limited or no movement, contact kept, normal attack).</source>
            <translation>Сражающийся: Бегство (2 x MVT, без контакта, терпит атаку без ответа), Концентрация (без передвижения, модифицированная атака), Медитация (без передвижения, терпит атаку без ответа), Рукопашная (ограниченное движение или никакого, контакт сохраняется, нормальная атака).</translation>
        </message>
        <message>
            <source>Activation / Actions (figure)</source>
            <translation>Активация / Действия (рисунок)</translation>
        </message>
        <message>
            <source>The five movement types in the figure</source>
            <translation>Пять видов передвижения на рисунке</translation>
        </message>
        <message>
            <source>The figure shows one unit each doing Walk, Run, Charge, Attack and Mêlée (units A to E); nothing new.</source>
            <translation>Рисунок показывает по одному юниту, выполняющему Движение, Бег, Рывок, Нападение и Рукопашную (юниты от A до E); ничего нового.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions (p. 26)</source>
            <translation>Активация / Силы и свободные действия (с. 26)</translation>
        </message>
        <message>
            <source>Passive power: any time in the own activation</source>
            <translation>Пассивная сила: в любой момент своей активации</translation>
        </message>
        <message>
            <source>A passive power can be used at any moment of its unit's activation, whatever action is being performed.</source>
            <translation>Пассивную силу можно применить в любой момент активации ее юнита, какое бы действие ни выполнялось.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions</source>
            <translation>Активация / Силы и свободные действия</translation>
        </message>
        <message>
            <source>Passive power: no reaction</source>
            <translation>Пассивная сила: без реакции</translation>
        </message>
        <message>
            <source>Using it provokes nothing from enemies, free or engaged.</source>
            <translation>Ее применение ничего не провоцирует со стороны врагов, ни у незанятого, ни у сражающегося.</translation>
        </message>
        <message>
            <source>Passive power: around, not during an attack</source>
            <translation>Пассивная сила: рядом с атакой, но не во время нее</translation>
        </message>
        <message>
            <source>It can come right before or right after an attack sequence or ranged attack (if the unit survived), never within it.</source>
            <translation>Ее можно применить непосредственно перед атакой в ближнем бою или дальней атакой либо сразу после (если юнит выжил), но никогда во время нее.</translation>
        </message>
        <message>
            <source>Free power: any time in the Action phase</source>
            <translation>Независимая сила: в любой момент фазы действий</translation>
        </message>
        <message>
            <source>Free powers work at every moment of the Action phase, before or after their unit's activation, also while an enemy unit is active.</source>
            <translation>Независимые силы работают в любой момент фазы действий, до или после активации своего юнита, в том числе пока активен вражеский юнит.</translation>
        </message>
        <message>
            <source>Free power: never within an attack</source>
            <translation>Независимая сила: никогда во время атаки</translation>
        </message>
        <message>
            <source>It is barred while a close combat sequence or a shot is being resolved; vae victis is the stated exception.</source>
            <translation>Она запрещена, пока проводится атака в ближнем бою или выстрел; Vae Victis — указанное исключение.</translation>
        </message>
        <message>
            <source>Powers do not use up the action</source>
            <translation>Силы не расходуют действие</translation>
        </message>
        <message>
            <source>Passive and free powers come in addition to the one action; only active and exhausting ones take the action (Concentration, Focus).</source>
            <translation>Пассивные и независимые силы идут в дополнение к одному действию; только активируемые и изнуряющие занимают действие (Концентрация, Медитация).</translation>
        </message>
        <message>
            <source>A free unit may do nothing</source>
            <translation>Незанятый юнит может ничего не делать</translation>
        </message>
        <message>
            <source>A free unit can be activated without performing an action; it counts as activated and cannot act later in the turn.</source>
            <translation>Незанятого юнита можно активировать, не выполняя действия; он считается активировавшимся и не может действовать позже в этом ходу.</translation>
        </message>
        <message>
            <source>An engaged unit must act</source>
            <translation>Сражающийся юнит обязан действовать</translation>
        </message>
        <message>
            <source>Once activated, an engaged unit has to take Mêlée, Retreat, Concentration or Focus.</source>
            <translation>Активированный сражающийся юнит должен выполнить Рукопашную, Бегство, Концентрацию или Медитацию.</translation>
        </message>
        <message>
            <source>Mark activated units</source>
            <translation>Отмечайте активированных юнитов</translation>
        </message>
        <message>
            <source>Cards may be turned over after the action so that everybody sees which units still wait; the assistant shows the status.</source>
            <translation>После действия карточку можно перевернуть, чтобы все видели, какие юниты еще ждут; помощник показывает статус.</translation>
        </message>
        <message>
            <source>Activation / Powers and Free Actions (example)</source>
            <translation>Активация / Силы и свободные действия (пример)</translation>
        </message>
        <message>
            <source>Worked example: engaged Concentration</source>
            <translation>Пример: Концентрация в сражении</translation>
        </message>
        <message>
            <source>Saurav-Geet (Independent, engaged) uses his active power Exuvia: he fights at -1 CBT and -1 DEF and may use it if he survives (and, by AC-33, has no new state); a passive power could come before or after that fight.</source>
            <translation>Саурав-Гит (независимый персонаж, сражающийся) применяет свою активируемую силу «Экзувия»: он сражается с -1 CBT и -1 DEF и может применить ее, если выживет (и, по AC-33, не получит нового состояния); пассивную силу можно было бы применить до или после этой атаки.</translation>
        </message>
        <message>
            <source>Worked example: vae victis and vae soli around it</source>
            <translation>Пример: Vae Victis и Vae Soli вокруг нее</translation>
        </message>
        <message>
            <source>In that sequence the Officer's vae victis can add 1 or 2 to CBT for 1 or 2 current CMD, whether the Officer has acted or not; over the phase it can be used as often as it can be paid (OR-09; never more than +2 in one sequence, OR-10). After the unit is done 1 CMD for vae soli activates the waiting Officer (a second unit) at once.</source>
            <translation>В этой атаке Vae Victis офицера может прибавить 1 или 2 к CBT за 1 или 2 текущих CMD, действовал уже офицер или нет; за фазу его можно применять столько раз, сколько удается оплатить (OR-09; но никогда не больше +2 в одной атаке, OR-10). Когда юнит закончил, 1 CMD на Vae Soli сразу активирует ждущего офицера (второй юнит).</translation>
        </message>
        <message>
            <source>Activation / Walk; Run; Shoot; Concentration</source>
            <translation>Активация / Движение; Бег; Стрельба; Концентрация</translation>
        </message>
        <message>
            <source>Ending contact-free refers to enemies only</source>
            <translation>Закончить без контакта — это только о врагах</translation>
        </message>
        <message>
            <source>The ban on ending in contact concerns enemy units; contact with allies at the end of a move is allowed.</source>
            <translation>Запрет заканчивать в контакте касается вражеских юнитов; контакт с союзниками в конце передвижения разрешен.</translation>
        </message>
        <message>
            <source>Activation / Walk; Run; Attack; Charge (and Special Abilities / Dodge)</source>
            <translation>Активация / Движение; Бег; Нападение; Рывок (и Особые способности / Уклонение)</translation>
        </message>
        <message>
            <source>Contact with an enemy ends the move</source>
            <translation>Контакт с врагом заканчивает передвижение</translation>
        </message>
        <message>
            <source>A unit that comes to touch an enemy while moving has engaged it and goes no farther; several enemies can only be engaged by touching them at the same moment (MV-24). The ability Dodge takes this stop for granted.</source>
            <translation>Юнит, который при передвижении коснулся врага, уже сражается с ним и дальше не идет; сразиться с несколькими врагами можно, только коснувшись их в один и тот же момент (MV-24). Способность Уклонение исходит из этой остановки.</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Передвижение</translation>
        </message>
        <message>
            <source>Moves are in fathoms and need not be used up</source>
            <translation>Передвижение — в саженях, использовать все не обязательно</translation>
        </message>
        <message>
            <source>Distances moved are in fathoms; a unit may use any part of its allowance, or none.</source>
            <translation>Расстояния передвижения даны в саженях; юнит может использовать любую часть своего запаса или ничего.</translation>
        </message>
        <message>
            <source>The path may bend</source>
            <translation>Путь может изгибаться</translation>
        </message>
        <message>
            <source>A move does not have to be a straight line; the length of the whole path counts.</source>
            <translation>Передвижение не обязано быть прямой линией; считается длина всего пути.</translation>
        </message>
        <message>
            <source>Bases never overlap on the way</source>
            <translation>Подставки в пути никогда не перекрываются</translation>
        </message>
        <message>
            <source>At no moment of its move may the unit's base overlap the base of another unit, allied or enemy; touching is not overlapping.</source>
            <translation>Ни в один момент передвижения подставка юнита не может перекрывать подставку другого юнита, дружественного или вражеского; касание — не перекрытие.</translation>
        </message>
        <message>
            <source>Terrain can block or slow</source>
            <translation>Местность может преграждать путь или замедлять</translation>
        </message>
        <message>
            <source>Some terrain stops or hinders movement; the detailed rules are in another book.</source>
            <translation>Некоторая местность останавливает передвижение или мешает ему; подробные правила — в другой книге.</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas</source>
            <translation>Передвижение / Передвижение в зонах влияния</translation>
        </message>
        <message>
            <source>Starting in a control area: go and engage</source>
            <translation>Начало в зоне влияния: пойти и сразиться</translation>
        </message>
        <message>
            <source>Inside enemy control areas when its activation begins, the unit may take an action that engages that enemy (or one of them) as directly as possible, at no cost.</source>
            <translation>Если в начале своей активации юнит находится во вражеских зонах влияния, он может выполнить действие, чтобы как можно более прямым путем сразиться с этим врагом (или одним из них), ничего не платя.</translation>
        </message>
        <message>
            <source>Starting in a control area: stay and use a power or shoot</source>
            <translation>Начало в зоне влияния: остаться и применить силу или стрелять</translation>
        </message>
        <message>
            <source>Or it may take Concentration, Focus or Shoot, without moving in the case of Shoot and Concentration (Focus never moves).</source>
            <translation>Либо он может выполнить Концентрацию, Медитацию или Стрельбу, при Стрельбе и Концентрации — не передвигаясь (Медитация никогда не передвигает).</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas (p. 24)</source>
            <translation>Передвижение / Передвижение в зонах влияния (с. 24)</translation>
        </message>
        <message>
            <source>Starting in a control area: pay 1 CMD to move</source>
            <translation>Начало в зоне влияния: заплатить 1 CMD за передвижение</translation>
        </message>
        <message>
            <source>Or its player pays 1 Command point; then it may move about inside that control area or leave it.</source>
            <translation>Либо его игрок платит 1 очко приказов; тогда юнит может передвигаться внутри этой зоны влияния или покинуть ее.</translation>
        </message>
        <message>
            <source>The payment covers the starting area only</source>
            <translation>Плата покрывает только начальную зону</translation>
        </message>
        <message>
            <source>Only areas in which the unit already stood when its activation began can be left this way. A control area entered during the move cannot be bought off; the unit must stop or engage there.</source>
            <translation>Так можно покинуть только те зоны, в которых юнит уже стоял в начале своей активации. От зоны влияния, в которую он вошел при передвижении, откупиться нельзя; юнит должен в ней остановиться или сразиться.</translation>
        </message>
        <message>
            <source>The payment is not an Order</source>
            <translation>Плата — не приказ</translation>
        </message>
        <message>
            <source>Spending this point is neither giving nor receiving an order, so bans on orders do not prevent it.</source>
            <translation>Трата этого очка не означает ни отдачи, ни получения приказа, поэтому запреты на приказы ей не мешают.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects (Figure 8, p. 15)</source>
            <translation>Передвижение / Эффекты зон влияния (рис. 8, с. 15)</translation>
        </message>
        <message>
            <source>Engaging somebody else out of a control area costs 1</source>
            <translation>Сразиться с кем-то другим, выйдя из зоны влияния, стоит 1</translation>
        </message>
        <message>
            <source>In the figure unit A stands in a control area of C but wants to fight B: that costs 1 CMD; fighting C costs nothing.</source>
            <translation>На рисунке юнит A стоит в зоне влияния C, но хочет сражаться с B: это стоит 1 CMD; сражаться с C ничего не стоит.</translation>
        </message>
        <message>
            <source>Starting in several control areas</source>
            <translation>Начало в нескольких зонах влияния</translation>
        </message>
        <message>
            <source>The text speaks of one point for the area the unit is in; for several areas the price is not clearly given.</source>
            <translation>Текст говорит об одном очке за зону, в которой находится юнит; для нескольких зон цена ясно не указана.</translation>
        </message>
        <message>
            <source>Starting in a control area: doing nothing is allowed</source>
            <translation>Начало в зоне влияния: можно ничего не делать</translation>
        </message>
        <message>
            <source>Such a unit is free, so it may also spend its activation without action.</source>
            <translation>Такой юнит не занят, поэтому он может и провести свою активацию без действия.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects</source>
            <translation>Передвижение / Эффекты зон влияния</translation>
        </message>
        <message>
            <source>Control areas bind movement, not other things</source>
            <translation>Зоны влияния связывают передвижение, а не прочее</translation>
        </message>
        <message>
            <source>The usual area reaches a fathom out from the base (BA-12) and affects how its owner's enemies move; being in one does not engage a unit or change its dice.</source>
            <translation>Обычная зона простирается на сажень от подставки (BA-12) и влияет на то, как передвигаются враги ее владельца; нахождение в ней не делает юнита сражающимся и не меняет его кубиков.</translation>
        </message>
        <message>
            <source>Entering: may go on to engage that enemy</source>
            <translation>Вход: можно идти дальше, чтобы сразиться с этим врагом</translation>
        </message>
        <message>
            <source>A unit entering an enemy's control area may continue in order to engage that enemy directly.</source>
            <translation>Юнит, входящий в зону влияния врага, может идти дальше, чтобы прямым путем сразиться с этим врагом.</translation>
        </message>
        <message>
            <source>Entering: may approach and stop short</source>
            <translation>Вход: можно приблизиться и остановиться раньше</translation>
        </message>
        <message>
            <source>It may go toward that enemy in the same direct manner but end before contact.</source>
            <translation>Он может так же прямо идти к этому врагу, но остановиться до контакта.</translation>
        </message>
        <message>
            <source>Entering: may stop at once</source>
            <translation>Вход: можно остановиться сразу</translation>
        </message>
        <message>
            <source>It may end its move the moment it enters.</source>
            <translation>Он может закончить передвижение в тот момент, когда вошел.</translation>
        </message>
        <message>
            <source>Entering: no leaving, no circling</source>
            <translation>Вход: ни выйти, ни кружить</translation>
        </message>
        <message>
            <source>Having entered, the unit cannot leave the area again or move around in it except to engage.</source>
            <translation>Войдя, юнит не может снова покинуть зону или передвигаться по ней, кроме как чтобы сразиться.</translation>
        </message>
        <message>
            <source>Stopping short is not being engaged</source>
            <translation>Остановиться раньше — не значит сражаться</translation>
        </message>
        <message>
            <source>If the unit ends before contact, neither unit is engaged.</source>
            <translation>Если юнит останавливается до контакта, ни один из двух юнитов не сражается.</translation>
        </message>
        <message>
            <source>Other control areas on the direct way do not stop the engaging move</source>
            <translation>Другие зоны влияния на прямом пути не останавливают идущего сразиться</translation>
        </message>
        <message>
            <source>The direct route to the enemy being engaged may run through another enemy's control area. This helps only after the control area of the enemy to be engaged has been entered (or if the unit started in it): an area entered on the way before that binds the move to its own owner.</source>
            <translation>Прямой путь к врагу, с которым юнит идет сразиться, может проходить через зону влияния другого врага. Это помогает лишь после входа в зону влияния того врага, с которым предстоит сразиться (или если юнит в ней начал): зона, в которую он вошел по пути до этого, привязывает передвижение к своему владельцу.</translation>
        </message>
        <message>
            <source>Mêlée moves ignore control areas</source>
            <translation>Передвижение в Рукопашной не замечает зон влияния</translation>
        </message>
        <message>
            <source>Control areas do not affect a unit moving in a Mêlée action.</source>
            <translation>Зоны влияния не действуют на юнита, который передвигается в действии Рукопашная.</translation>
        </message>
        <message>
            <source>Retreat moves obey control areas</source>
            <translation>Передвижение при Бегстве подчиняется зонам влияния</translation>
        </message>
        <message>
            <source>A retreating unit is affected by enemy control areas, except that of the enemy it retreats from.</source>
            <translation>На отступающего юнита действуют вражеские зоны влияния, кроме зоны того врага, от которого он бежит.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects; Activation / Retreat</source>
            <translation>Передвижение / Эффекты зон влияния; Активация / Бегство</translation>
        </message>
        <message>
            <source>Retreat into a control area cannot engage</source>
            <translation>Бегством в зону влияния нельзя сразиться</translation>
        </message>
        <message>
            <source>As a Retreat may not make contact, a retreating unit entering a control area can only stop at once or approach without contact.</source>
            <translation>Поскольку Бегство не может приводить к контакту, отступающий юнит, войдя в зону влияния, может только сразу остановиться или приблизиться без контакта.</translation>
        </message>
        <message>
            <source>Entering several areas at the same moment: stop or pick one</source>
            <translation>Вход в несколько зон в один момент: остановиться или выбрать одного врага</translation>
        </message>
        <message>
            <source>The unit may stop at once, or choose one of these enemies and engage it by the most direct route; that route may lead out of the area of the others.</source>
            <translation>Юнит может сразу остановиться или выбрать одного из этих врагов и сразиться с ним кратчайшим путем; этот путь может вывести из зоны остальных.</translation>
        </message>
        <message>
            <source>Entering several areas: engage several</source>
            <translation>Вход в несколько зон: сразиться с несколькими</translation>
        </message>
        <message>
            <source>Or it may engage several of these enemies simultaneously, ending in contact with them.</source>
            <translation>Либо он может сразиться сразу с несколькими из этих врагов, закончив передвижение в контакте с ними.</translation>
        </message>
        <message>
            <source>Engaged units have no control area</source>
            <translation>У сражающихся юнитов нет зоны влияния</translation>
        </message>
        <message>
            <source>Repeated here: unless stated otherwise an engaged unit has none, so nobody is stopped by it.</source>
            <translation>Здесь это повторено: если не указано иное, у сражающегося юнита зоны нет, поэтому он никого не останавливает.</translation>
        </message>
        <message>
            <source>Movement / Control Area Effects (diagram, p. 14)</source>
            <translation>Передвижение / Эффекты зон влияния (схема, с. 14)</translation>
        </message>
        <message>
            <source>Diagram: four ways to react on entering</source>
            <translation>Схема: четыре реакции на вход</translation>
        </message>
        <message>
            <source>A stops; B engages the one enemy whose area it entered; C, having entered several, engages E; D engages F and G together.</source>
            <translation>A останавливается; B вступает в сражение с единственным врагом, в чью зону вошел; C, войдя в несколько, вступает в сражение с E; D — с F и G сразу.</translation>
        </message>
        <message>
            <source>The most direct route</source>
            <translation>Кратчайший путь</translation>
        </message>
        <message>
            <source>Engaging moves in a control area go by the most direct route. The ability Attraction explains it: normally the straight line between the centres of both bases, left only to get around allied units and terrain, staying as close to it as possible.</source>
            <translation>Передвижение, чтобы сразиться, идет в зоне влияния кратчайшим путем. Его поясняет способность Притяжение: обычно это прямая между центрами обеих подставок, от которой отходят, только чтобы обойти дружественных юнитов и местность, держась к ней как можно ближе.</translation>
        </message>
        <message>
            <source>The movement allowance still binds</source>
            <translation>Запас передвижения продолжает действовать</translation>
        </message>
        <message>
            <source>Continuing to engage uses the unit's remaining movement; if it is not enough the unit can only approach or stop.</source>
            <translation>Продолжая путь, чтобы сразиться, юнит тратит оставшееся передвижение; если его не хватает, он может только приблизиться или остановиться.</translation>
        </message>
        <message>
            <source>Free of charge from inside: only contact or standing still</source>
            <translation>Изнутри бесплатно: только контакт или стоять на месте</translation>
        </message>
        <message>
            <source>Engaging from inside a control area has to be an action that makes contact (Attack or Charge); Walk, Run or a moving Shoot need the payment.</source>
            <translation>Чтобы сразиться изнутри зоны влияния, нужно действие, приводящее к контакту (Нападение или Рывок); Движение, Бег или Стрельба с передвижением требуют платы.</translation>
        </message>
        <message>
            <source>When inside at the start is checked</source>
            <translation>Когда проверяют, что юнит в начале был внутри</translation>
        </message>
        <message>
            <source>The beginning of the activation decides, whoever brought the units together.</source>
            <translation>Решает начало активации, кто бы ни сблизил юнитов.</translation>
        </message>
        <message>
            <source>Movement / Moving in Control Areas; Control Area Effects</source>
            <translation>Передвижение / Передвижение в зонах влияния; Эффекты зон влияния</translation>
        </message>
        <message>
            <source>Retreating out of another enemy's control area</source>
            <translation>Бегство из зоны влияния другого врага</translation>
        </message>
        <message>
            <source>A Retreat ignores the control area of the enemy it leaves only (MV-21). If at the start of its activation the retreating unit also stands in the area of another, free enemy, leaving that area or moving about in it needs the payment of MV-07.</source>
            <translation>Бегство не учитывает зону влияния только того врага, от которого юнит уходит (MV-21). Если в начале своей активации отступающий юнит стоит также в зоне другого, незанятого врага, то, чтобы покинуть эту зону или передвигаться в ней, нужна плата по MV-07.</translation>
        </message>
        <message>
            <source>Close Combat</source>
            <translation>Ближний бой</translation>
        </message>
        <message>
            <source>A unit can fight everything around it</source>
            <translation>Юнит может биться со всеми вокруг</translation>
        </message>
        <message>
            <source>An engaged unit answers every normal attack sequence against it, in any direction and as often as it is attacked in a turn, while it lives (one-sided attacks are never answered).</source>
            <translation>Сражающийся юнит отвечает на каждую нормальную атаку против него, с любой стороны и столько раз, сколько его атакуют за ход, пока он жив (на односторонние атаки не отвечают никогда).</translation>
        </message>
        <message>
            <source>A sequence has exactly two fighters</source>
            <translation>В атаке ровно два бойца</translation>
        </message>
        <message>
            <source>Each attack sequence is between one unit and one enemy; other units in contact only lend support.</source>
            <translation>Каждая атака происходит между одним юнитом и одним врагом; другие юниты в контакте только оказывают поддержку.</translation>
        </message>
        <message>
            <source>Close Combat; Close Combat / Friendly Fire</source>
            <translation>Ближний бой; Ближний бой / Удары по своим</translation>
        </message>
        <message>
            <source>No attack on one's own units</source>
            <translation>Нельзя атаковать своих юнитов</translation>
        </message>
        <message>
            <source>A player cannot choose a unit he controls as target, in close or ranged combat. A unit of his Company that another player controls at the moment is an enemy and may be attacked. No choice and so outside the ban: the forced attack of a Berserk unit (ST-018), diverted shots (RG-36), explosion and blast areas (EX-09, BL-04).</source>
            <translation>Игрок не может выбрать целью юнита, которым управляет, ни в ближнем, ни в дальнем бою. Юнит его компании, которым сейчас управляет другой игрок, — враг и может быть атакован. Не выбор, а потому вне запрета: вынужденная атака Обезумевшего юнита (ST-018), отклоненные выстрелы (RG-36), области взрывов и выбросов (EX-09, BL-04).</translation>
        </message>
        <message>
            <source>Close Combat / Friendly Fire</source>
            <translation>Ближний бой / Удары по своим</translation>
        </message>
        <message>
            <source>Allied means same controller at that time</source>
            <translation>Дружественный — тот, кем сейчас управляет тот же игрок</translation>
        </message>
        <message>
            <source>For this ban allied troops are those controlled by one player at the moment, not those of one Company list.</source>
            <translation>Для этого запрета дружественные войска — те, которыми сейчас управляет один игрок, а не те, что в списке одной компании.</translation>
        </message>
        <message>
            <source>No CBT stat: no combat</source>
            <translation>Нет характеристики CBT: сражаться нельзя</translation>
        </message>
        <message>
            <source>A unit without CBT cannot start a fight, whatever bonuses it gets; an attack on it is one-sided.</source>
            <translation>Юнит без CBT не может начать сражение, какие бы бонусы он ни получил; атака на него — односторонняя.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence</source>
            <translation>Ближний бой / Разрешение атаки</translation>
        </message>
        <message>
            <source>Same procedure for all sequences</source>
            <translation>Одинаковый порядок для всех атак</translation>
        </message>
        <message>
            <source>Steps: A count dice, B roll (and re-roll), C apply results of both at once, D remove the fallen.</source>
            <translation>Шаги: A — посчитать кубики, B — бросить (и перебросить), C — применить результаты обоих одновременно, D — убрать павших.</translation>
        </message>
        <message>
            <source>Step A: dice = CBT with modifiers</source>
            <translation>Шаг A: кубики = CBT с модификаторами</translation>
        </message>
        <message>
            <source>Both players take as many dice as their fighter's CBT, changed by the action, states and outside elements (support, orders, auras ...).</source>
            <translation>Оба игрока берут столько кубиков, каков CBT их бойца, измененный действием, состояниями и внешними обстоятельствами (поддержка, приказы, ауры...).</translation>
        </message>
        <message>
            <source>More than five dice become re-rolls</source>
            <translation>Кубики сверх пяти становятся перебросами</translation>
        </message>
        <message>
            <source>Never more than 5 dice are rolled; each die above five is a possible re-roll instead.</source>
            <translation>Никогда не бросают больше 5 кубиков; каждый кубик сверх пяти — вместо этого один возможный переброс.</translation>
        </message>
        <message>
            <source>Ten dice are the maximum; above it automatic damage</source>
            <translation>Десять кубиков — максимум; сверх него автоматические повреждения</translation>
        </message>
        <message>
            <source>A unit uses at most 10 dice (5 rolled, 5 re-rolls); each die above 10 deals 1 automatic damage point to the opponent, ignoring Protection, even if no die hits.</source>
            <translation>Юнит использует не более 10 кубиков (5 бросков, 5 перебросов); каждый кубик сверх 10 наносит противнику 1 автоматическое очко повреждений без учета Защиты, даже если ни один кубик не попал.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence (example)</source>
            <translation>Ближний бой / Разрешение атаки (пример)</translation>
        </message>
        <message>
            <source>Example: seven dice</source>
            <translation>Пример: семь кубиков</translation>
        </message>
        <message>
            <source>A Damned One of Wrath with CBT 4 and bonuses of 3 in all.</source>
            <translation>Проклятый Гнева с CBT 4 и бонусами, составляющими в сумме 3.</translation>
        </message>
        <message>
            <source>Step B: both sides roll</source>
            <translation>Шаг B: бросают обе стороны</translation>
        </message>
        <message>
            <source>In a normal sequence attacker and defender both roll; the defender strikes back in the same sequence.</source>
            <translation>В нормальной атаке бросают и атакующий, и обороняющийся; обороняющийся отвечает в той же атаке.</translation>
        </message>
        <message>
            <source>A die at or above the opponent's DEF hits</source>
            <translation>Кубик, равный DEF противника или выше, попадает</translation>
        </message>
        <message>
            <source>Each die equal to or higher than the opponent's DEF is a hit, each lower die a miss.</source>
            <translation>Каждый кубик со значением не ниже DEF противника — попадание, каждый кубик ниже — промах.</translation>
        </message>
        <message>
            <source>Re-rolls: only misses, each die once</source>
            <translation>Перебросы: только промахи, каждый кубик один раз</translation>
        </message>
        <message>
            <source>A re-roll is spent on a die that missed; a die can be re-rolled once only, so re-rolls beyond the number of misses are lost.</source>
            <translation>Переброс тратят на кубик, который промахнулся; кубик можно перебросить только один раз, поэтому перебросы сверх числа промахов пропадают.</translation>
        </message>
        <message>
            <source>A re-roll replaces the first result</source>
            <translation>Переброс заменяет первый результат</translation>
        </message>
        <message>
            <source>The new face counts in place of the old; hits are counted after all re-rolls. Hits can therefore never exceed the dice rolled (at most 5).</source>
            <translation>Новое значение считается вместо старого; попадания считают после всех перебросов. Поэтому попаданий никогда не может быть больше, чем брошенных кубиков (не более 5).</translation>
        </message>
        <message>
            <source>Example: a lost re-roll</source>
            <translation>Пример: пропавший переброс</translation>
        </message>
        <message>
            <source>The Damned One (5 dice, 2 re-rolls) against DEF 3.</source>
            <translation>Проклятый Гнева (5 кубиков, 2 переброса) против DEF 3.</translation>
        </message>
        <message>
            <source>Step C: read the power table</source>
            <translation>Шаг C: чтение таблицы мощности</translation>
        </message>
        <message>
            <source>Each player reads the table of the weapon used for the damage and any effect of the hits inflicted.</source>
            <translation>Каждый игрок находит в таблице использованного оружия повреждения и возможный эффект нанесенного числа попаданий.</translation>
        </message>
        <message>
            <source>Step C: fewer hits may be inflicted</source>
            <translation>Шаг C: можно нанести меньше попаданий</translation>
        </message>
        <message>
            <source>Each player may always lower the hits of his own unit, e.g. to reach a column with an effect.</source>
            <translation>Каждый игрок всегда может снизить число попаданий своего юнита, например чтобы попасть в столбец с эффектом.</translation>
        </message>
        <message>
            <source>Step C: Protection once on the total</source>
            <translation>Шаг C: Защита один раз из суммы</translation>
        </message>
        <message>
            <source>Take the PR of the unit hit from the damage points once; what is left is the loss of Life Points.</source>
            <translation>Из очков повреждений один раз вычитается PR юнита, по которому попали; остаток — потеря очков жизни.</translation>
        </message>
        <message>
            <source>Damage and states apply simultaneously</source>
            <translation>Повреждения и состояния применяются одновременно</translation>
        </message>
        <message>
            <source>Unless stated otherwise (Rapid Strike) both units' damage and changes of state take effect at the same time; neither reduces the other's dice or hits in this sequence.</source>
            <translation>Если не указано иное (Быстрый удар), повреждения и смены состояний обоих юнитов наступают одновременно; ни один не уменьшает кубиков или попаданий другого в этой атаке.</translation>
        </message>
        <message>
            <source>A dying unit still strikes</source>
            <translation>Погибающий юнит все равно бьет</translation>
        </message>
        <message>
            <source>All damage and effects a unit achieved are applied even if it dies in the sequence.</source>
            <translation>Все повреждения и эффекты, которых добился юнит, применяются, даже если он погибает в этой атаке.</translation>
        </message>
        <message>
            <source>Close Combat / Resolving an Attack Sequence (example, p. 33)</source>
            <translation>Ближний бой / Разрешение атаки (пример, с. 33)</translation>
        </message>
        <message>
            <source>Example: missionary against Damned One</source>
            <translation>Пример: миссионер против Проклятого Гнева</translation>
        </message>
        <message>
            <source>The missionary has 3 hits (4 damage) but inflicts 2 hits: Stunned and no damage. The Damned One has 5 hits, 10 damage, enough to kill despite Protection. (The example prints no LP and PR; the case takes placeholder figures.)</source>
            <translation>У миссионера 3 попадания (4 очка повреждений), но он наносит 2 попадания: Оглушенный и никаких повреждений. У Проклятого Гнева 5 попаданий, 10 очков повреждений — достаточно, чтобы убить, несмотря на Защиту. (Пример не приводит LP и PR; в нем взяты условные числа.)</translation>
        </message>
        <message>
            <source>Step D: remove the fallen</source>
            <translation>Шаг D: убрать павших</translation>
        </message>
        <message>
            <source>Units at 0 Life Points or less are removed at once after the results; those with 1 or more stay.</source>
            <translation>Юнитов с 0 очков жизни или меньше убирают сразу после результатов; те, у кого 1 или больше, остаются.</translation>
        </message>
        <message>
            <source>After the sequence: free or still engaged</source>
            <translation>После атаки: не занят или все еще сражается</translation>
        </message>
        <message>
            <source>A removal can make the other unit free; without removal they stay engaged, unless the sequence left one of them Knocked Down or Immobilized (then the other counts as free, TD-30).</source>
            <translation>Если один юнит убран, другой может стать незанятым; иначе они остаются сражающимися, если только атака не сделала одного из них Сбитым с ног или Обездвиженным (тогда другой считается незанятым, TD-30).</translation>
        </message>
        <message>
            <source>One sequence per activation</source>
            <translation>Одна атака за активацию</translation>
        </message>
        <message>
            <source>Attack, Charge, Mêlée and Retreat each bring one sequence, Concentration and Focus one if the unit is engaged and none if it is free; only an ability adds more (Frantic).</source>
            <translation>Нападение, Рывок, Рукопашная и Бегство вызывают по одной атаке, Концентрация и Медитация — одну, если юнит сражается, и ни одной, если он не занят; дополнительные добавляет только способность (Исступленный).</translation>
        </message>
        <message>
            <source>Close Combat / Attack Sequence</source>
            <translation>Ближний бой / Атака</translation>
        </message>
        <message>
            <source>No powers once the sequence has begun</source>
            <translation>Никаких сил, когда атака началась</translation>
        </message>
        <message>
            <source>From the start of the sequence to its end no powers and no passive or free abilities can be used.</source>
            <translation>От начала атаки до ее конца нельзя применять ни силы, ни пассивные или независимые способности.</translation>
        </message>
        <message>
            <source>Close Combat / Attack Sequence (p. 27)</source>
            <translation>Ближний бой / Атака (с. 27)</translation>
        </message>
        <message>
            <source>vae victis is the exception</source>
            <translation>Vae Victis — исключение</translation>
        </message>
        <message>
            <source>The order vae victis may be used within the sequence, while the dice are being counted.</source>
            <translation>Приказ Vae Victis можно применить в ходе атаки, во время подсчета кубиков.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (p. 16)</source>
            <translation>Ближний бой / Особые ситуации (с. 16)</translation>
        </message>
        <message>
            <source>Charge: -1 CBT</source>
            <translation>Рывок: -1 CBT</translation>
        </message>
        <message>
            <source>A unit starting a sequence by Charge has -1 CBT; the defender has no modifier from it.</source>
            <translation>У юнита, начавшего атаку Рывком, -1 CBT; у обороняющегося модификатора от этого нет.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations</source>
            <translation>Ближний бой / Особые ситуации</translation>
        </message>
        <message>
            <source>Charge: only the first sequence</source>
            <translation>Рывок: только первая атака</translation>
        </message>
        <message>
            <source>Later sequences of the unit are not affected by the Charge penalty, not even in the same turn.</source>
            <translation>На последующие атаки юнита штраф за Рывок не действует, даже в том же ходу.</translation>
        </message>
        <message>
            <source>Attack and Mêlée: no modifiers</source>
            <translation>Нападение и Рукопашная: без модификаторов</translation>
        </message>
        <message>
            <source>A sequence from Attack or Mêlée has no modifier of its own.</source>
            <translation>У атаки через Нападение или Рукопашную собственного модификатора нет.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Attacking from above)</source>
            <translation>Ближний бой / Особые ситуации (атака сверху)</translation>
        </message>
        <message>
            <source>Higher ground: +1 CBT</source>
            <translation>Более высокая позиция: +1 CBT</translation>
        </message>
        <message>
            <source>A fighter whose ground is 0.5 fathom or more above that of its opponent has +1 CBT, attacker or defender alike.</source>
            <translation>У бойца, который стоит на 0,5 сажени или более выше противника, +1 CBT, атакует он или обороняется.</translation>
        </message>
        <message>
            <source>Too great a height difference: no contact</source>
            <translation>Слишком большой перепад высот: контакта нет</translation>
        </message>
        <message>
            <source>If the head of the lower unit is below the base of the higher one, they cannot be in contact and cannot fight.</source>
            <translation>Если голова нижнего юнита ниже подставки верхнего, они не могут быть в контакте и не могут сражаться.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (p. 17)</source>
            <translation>Ближний бой / Особые ситуации (с. 17)</translation>
        </message>
        <message>
            <source>Concentration while engaged: -1 CBT and -1 DEF</source>
            <translation>Концентрация в сражении: -1 CBT и -1 DEF</translation>
        </message>
        <message>
            <source>The concentrating unit fights a sequence at the start of its activation with -1 CBT and -1 DEF; both sides roll.</source>
            <translation>В начале своей активации концентрирующийся юнит сражается в одной атаке с -1 CBT и -1 DEF; бросают обе стороны.</translation>
        </message>
        <message>
            <source>Concentration: one enemy fights, chosen by its player</source>
            <translation>Концентрация: бьется один враг, выбранный его игроком</translation>
        </message>
        <message>
            <source>With several enemies in contact, their player chooses the one that fights; the others give support only.</source>
            <translation>Если в контакте несколько врагов, их игрок выбирает того, кто сражается; остальные только оказывают поддержку.</translation>
        </message>
        <message>
            <source>One-sided attack in Retreat</source>
            <translation>Односторонняя атака при Бегстве</translation>
        </message>
        <message>
            <source>A normal sequence in which only the enemy rolls; the retreating unit has no dice, and the Retreat itself brings no modifier to either side (others apply, CC-36).</source>
            <translation>Нормальная атака, в которой бросает только враг; у отступающего юнита кубиков нет, а само Бегство не дает модификаторов ни одной стороне (прочие действуют, CC-36).</translation>
        </message>
        <message>
            <source>Retreat: one attacker, chosen by its player, others support</source>
            <translation>Бегство: один атакующий по выбору его игрока, остальные поддерживают</translation>
        </message>
        <message>
            <source>With several enemies in contact only one, picked by their player, attacks; the rest give support.</source>
            <translation>Если в контакте несколько врагов, атакует только один, выбранный их игроком; остальные оказывают поддержку.</translation>
        </message>
        <message>
            <source>One-sided attacks obey all other modifiers</source>
            <translation>Односторонние атаки подчиняются всем прочим модификаторам</translation>
        </message>
        <message>
            <source>Whatever ability or modifier works in normal sequences works in one-sided attacks too (in Retreat and in Focus).</source>
            <translation>Всякая способность и всякий модификатор, которые действуют в нормальных атаках, действуют и в односторонних (при Бегстве и Медитации).</translation>
        </message>
        <message>
            <source>One-sided attack in Focus: target at -1 DEF</source>
            <translation>Односторонняя атака при Медитации: у цели -1 DEF</translation>
        </message>
        <message>
            <source>Only the enemy rolls; the focusing unit has -1 DEF. One enemy chosen by their player attacks, the others support.</source>
            <translation>Бросает только враг; у медитирующего юнита -1 DEF. Атакует один враг, выбранный их игроком, остальные поддерживают.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Support)</source>
            <translation>Ближний бой / Особые ситуации (поддержка)</translation>
        </message>
        <message>
            <source>Support: +1 CBT for each other ally in contact</source>
            <translation>Поддержка: +1 CBT за каждого другого союзника в контакте</translation>
        </message>
        <message>
            <source>A fighter has +1 CBT for each of its allies, itself not counted, in contact with the enemy it fights.</source>
            <translation>У бойца +1 CBT за каждого его союзника, не считая его самого, который в контакте с врагом, с которым он сражается.</translation>
        </message>
        <message>
            <source>A unit can support again and again</source>
            <translation>Юнит может поддерживать снова и снова</translation>
        </message>
        <message>
            <source>There is no limit to how often a unit supports in a turn, whether it has acted or not and whomever else it touches.</source>
            <translation>Число раз, когда юнит оказывает поддержку за ход, не ограничено, действовал он уже или нет и кого бы еще он ни касался.</translation>
        </message>
        <message>
            <source>Who gives no support</source>
            <translation>Кто не оказывает поддержки</translation>
        </message>
        <message>
            <source>No support comes from a unit unable to fight (missing CBT stat, Immobilized and the like) nor from one that is Knocked Down.</source>
            <translation>Поддержки не дает юнит, неспособный сражаться (нет характеристики CBT, Обездвиженный и подобное), и тот, кто Сбитый с ног.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Figure 9)</source>
            <translation>Ближний бой / Особые ситуации (рис. 9)</translation>
        </message>
        <message>
            <source>Figure: support from several units</source>
            <translation>Рисунок: поддержка нескольких юнитов</translation>
        </message>
        <message>
            <source>In the figure unit A gets +1, unit B +2 and unit C no support, according to how many allies touch the respective enemy.</source>
            <translation>На рисунке юнит A получает +1, юнит B +2, а юнит C поддержки не получает — по числу союзников, касающихся соответствующего врага.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Weapon damage types)</source>
            <translation>Ближний бой / Особые ситуации (типы повреждений оружия)</translation>
        </message>
        <message>
            <source>Damage type in close combat</source>
            <translation>Тип повреждений в ближнем бою</translation>
        </message>
        <message>
            <source>Sharp, Blunt, Piercing have no rules of their own; they matter when an ability or effect names them.</source>
            <translation>У типов Режущий, Дробящий, Колющий собственных правил нет; они важны, когда их называет способность или эффект.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Figure 10)</source>
            <translation>Ближний бой / Особые ситуации (рис. 10)</translation>
        </message>
        <message>
            <source>Several damage types: best for the attacker</source>
            <translation>Несколько типов повреждений: лучший для атакующего</translation>
        </message>
        <message>
            <source>A weapon listing several types always inflicts the one that suits the attacker best against this defender.</source>
            <translation>Оружие с несколькими типами всегда наносит повреждения того типа, который выгоднее всего атакующему против этого обороняющегося.</translation>
        </message>
        <message>
            <source>Close Combat / Special Situations (Multiple weapons)</source>
            <translation>Ближний бой / Особые ситуации (несколько видов оружия)</translation>
        </message>
        <message>
            <source>Several weapons: declare the one used</source>
            <translation>Несколько видов оружия: объявить используемое</translation>
        </message>
        <message>
            <source>When more than one weapon of a unit could be used now and their tables differ, its player names the one used in this attack sequence or shot.</source>
            <translation>Когда в данный момент можно использовать более одного оружия юнита и их таблицы различаются, его игрок называет то, которое используется в этой атаке или выстреле.</translation>
        </message>
        <message>
            <source>Weapon not declared: the defender picks the table</source>
            <translation>Оружие не объявлено: таблицу выбирает обороняющийся</translation>
        </message>
        <message>
            <source>If the player failed to declare, the defender chooses which power table is used.</source>
            <translation>Если игрок не объявил оружие, обороняющийся выбирает, какая таблица мощности используется.</translation>
        </message>
        <message>
            <source>Engaged: close combat weapons only; free: ranged only</source>
            <translation>Сражающийся: только оружие ближнего боя; незанятый: только дальнобойное</translation>
        </message>
        <message>
            <source>An engaged unit can use only its close combat weapons, a free one only its ranged weapons. A unit that counts as free in a non-reciprocal contact (ST-066) uses a close combat weapon when it strikes the helpless enemy it touches.</source>
            <translation>Сражающийся юнит может использовать только свое оружие ближнего боя, незанятый — только дальнобойное. Юнит, который считается незанятым в невзаимном контакте (ST-066), использует оружие ближнего боя, когда бьет беспомощного врага, которого касается.</translation>
        </message>
        <message>
            <source>Close Combat / Specific Modifiers (p. 27)</source>
            <translation>Ближний бой / Особые модификаторы (с. 27)</translation>
        </message>
        <message>
            <source>Table of modifiers</source>
            <translation>Таблица модификаторов</translation>
        </message>
        <message>
            <source>Charge: CBT -1 (attacker). Concentration: CBT -1, DEF -1 (the active unit). Retreat: one-sided attack. Focus: one-sided attack, DEF -1. Support: CBT +1 per supporting unit. vae victis: CBT +1 or +2 for 1 or 2 Command points.</source>
            <translation>Рывок: CBT -1 (атакующий). Концентрация: CBT -1, DEF -1 (активный юнит). Бегство: односторонняя атака. Медитация: односторонняя атака, DEF -1. Поддержка: CBT +1 за каждого поддерживающего юнита. Vae Victis: CBT +1 или +2 за 1 или 2 очка приказов.</translation>
        </message>
        <message>
            <source>States change dice and DEF before the roll</source>
            <translation>Состояния меняют кубики и DEF до броска</translation>
        </message>
        <message>
            <source>States in force when the sequence starts modify CBT and DEF (Wounded, Stunned, Knocked Down ...); states gained in it count from the next sequence.</source>
            <translation>Состояния, действующие в начале атаки, меняют CBT и DEF (Раненый, Оглушенный, Сбитый с ног...); полученные в ней считаются со следующей атаки.</translation>
        </message>
        <message>
            <source>Ranged Combat (p. 18)</source>
            <translation>Дальний бой (с. 18)</translation>
        </message>
        <message>
            <source>A shot's target never answers</source>
            <translation>Цель выстрела никогда не отвечает</translation>
        </message>
        <message>
            <source>Ranged combat is resolved in the Action phase; only the shooter rolls. The target rolls no dice and inflicts nothing back.</source>
            <translation>Дальний бой проводят в фазе действий; кубики бросает только стрелок. Цель не бросает кубиков и ничего не наносит в ответ.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots (p. 18)</source>
            <translation>Дальний бой / Выстрелы (с. 18)</translation>
        </message>
        <message>
            <source>Shots happen in the shooter's own activation</source>
            <translation>Выстрелы — в собственную активацию стрелка</translation>
        </message>
        <message>
            <source>A shot (ranged attack) is resolved during the activation of the unit that shoots, and always follows the fixed step order of RG-03.</source>
            <translation>Выстрел (дальняя атака) проводят во время активации юнита, который стреляет, и всегда в установленном порядке шагов из RG-03.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, steps A to F (p. 18)</source>
            <translation>Дальний бой / Выстрелы, шаги с A по F (с. 18)</translation>
        </message>
        <message>
            <source>Six steps of a shot</source>
            <translation>Шесть шагов выстрела</translation>
        </message>
        <message>
            <source>Order of a shot: A choose the target, B check line of fire and cover, C measure the distance, D roll and re-roll, E apply the power table minus Protection, F remove units at 0 LP or less.</source>
            <translation>Порядок выстрела: A — выбрать цель, B — проверить линию огня и укрытие, C — измерить расстояние, D — сделать бросок и перебросы, E — применить таблицу мощности за вычетом Защиты, F — убрать юнитов с 0 LP и меньше.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, A (p. 18)</source>
            <translation>Дальний бой / Выстрелы, A (с. 18)</translation>
        </message>
        <message>
            <source>Nearest enemy must be the target</source>
            <translation>Целью должен быть ближайший враг</translation>
        </message>
        <message>
            <source>Without a special ability that says otherwise, the target of a ranged attack must be the enemy unit nearest to the shooter. Only three exceptions exist (RG-05 to RG-08).</source>
            <translation>Если особая способность не говорит иного, целью дальней атаки должен быть вражеский юнит, ближайший к стрелку. Есть только три исключения (от RG-05 до RG-08).</translation>
        </message>
        <message>
            <source>Exception 1: nearest enemy with cover at least its natural Protection may be passed over</source>
            <translation>Исключение 1: ближайшего врага с укрытием не меньше его собственной Защиты можно пропустить</translation>
        </message>
        <message>
            <source>A nearest target in cover whose cover bonus is equal to or greater than its natural Protection may be skipped in favor of the next nearest eligible one; skipping is optional.</source>
            <translation>Ближайшую цель в укрытии, у которой бонус за укрытие равен ее собственной Защите или больше нее, можно пропустить ради следующей ближайшей допустимой; пропускать необязательно.</translation>
        </message>
        <message>
            <source>Exception 1 repeats down the list</source>
            <translation>Исключение 1 повторяется дальше по списку</translation>
        </message>
        <message>
            <source>If the next nearest target may also be passed over, the one after it is looked at, and so on until a target that may not be passed over; that one is still eligible, anything farther is not.</source>
            <translation>Если и следующую ближайшую цель можно пропустить, рассматривают ту, что за ней, и так до цели, которую пропустить нельзя; она еще допустима, а все, что дальше, — нет.</translation>
        </message>
        <message>
            <source>Exception 2: an engaged nearest enemy may be passed over</source>
            <translation>Исключение 2: сражающегося ближайшего врага можно пропустить</translation>
        </message>
        <message>
            <source>A nearest enemy that is engaged in close combat may be passed over for the next nearest eligible target; it stays a legal choice.</source>
            <translation>Ближайшего врага, который сражается в ближнем бою, можно пропустить ради следующей ближайшей допустимой цели; выбрать его по-прежнему можно.</translation>
        </message>
        <message>
            <source>Exception 3: enemies that cannot be targeted never count as nearest</source>
            <translation>Исключение 3: враги, которых нельзя взять целью, никогда не считаются ближайшими</translation>
        </message>
        <message>
            <source>An enemy that cannot be a target at all (through an ability, an aura or the like) is ignored when the nearest enemy is determined, and cannot be chosen.</source>
            <translation>Врага, который вообще не может быть целью (из-за способности, ауры или чего-то подобного), не учитывают, когда определяют ближайшего врага, и выбрать его нельзя.</translation>
        </message>
        <message>
            <source>Allies cannot be targets</source>
            <translation>Союзники не могут быть целями</translation>
        </message>
        <message>
            <source>Units controlled by the shooter's player cannot be chosen as target, unless they currently count as enemies.</source>
            <translation>Юнитов, которыми управляет игрок стрелка, нельзя выбирать целью, если только они сейчас не считаются врагами.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, B (p. 18)</source>
            <translation>Дальний бой / Выстрелы, B (с. 18)</translation>
        </message>
        <message>
            <source>Line of fire: base center to any part of the target</source>
            <translation>Линия огня: от центра подставки до любой части цели</translation>
        </message>
        <message>
            <source>A clear line of fire exists when at least one straight line from the center of the shooter's base to any part of the target (base, body or weapon of the figure) meets no blocking terrain.</source>
            <translation>Свободная линия огня есть, если хотя бы одна прямая от центра подставки стрелка до любой части цели (подставки, тела или оружия фигурки) не встречает преграждающей местности.</translation>
        </message>
        <message>
            <source>Terrain blocks at any distance</source>
            <translation>Местность преграждает на любом расстоянии</translation>
        </message>
        <message>
            <source>Terrain that leaves no clear line forbids the shot, no matter how far the target stands behind the terrain.</source>
            <translation>Местность, которая не оставляет ни одной свободной линии, запрещает выстрел, как бы далеко за ней ни стояла цель.</translation>
        </message>
        <message>
            <source>Units never block a line of fire</source>
            <translation>Юниты никогда не преграждают линию огня</translation>
        </message>
        <message>
            <source>Neither allied nor enemy units block a line of fire or give cover; only terrain does.</source>
            <translation>Ни дружественные, ни вражеские юниты не преграждают линию огня и не дают укрытия; это делает только местность.</translation>
        </message>
        <message>
            <source>When a target has cover</source>
            <translation>Когда у цели есть укрытие</translation>
        </message>
        <message>
            <source>A partly covered target gets cover Protection only if both hold: the obstacle hides at least 50 % of the figure as seen by the shooter, and the target is 1 fathom or less away from that obstacle.</source>
            <translation>Частично закрытая цель получает Защиту от укрытия, только если выполнено и то, и другое: препятствие скрывает не меньше 50 % фигурки с точки зрения стрелка и цель стоит не дальше 1 сажени от этого препятствия.</translation>
        </message>
        <message>
            <source>Judging the hidden half</source>
            <translation>Как оценить скрытую половину</translation>
        </message>
        <message>
            <source>How much of the figure is hidden is judged from the shooter's eye (leaning down to look, or a laser pointer); it is a matter for the players' eyes.</source>
            <translation>Какая часть фигурки скрыта, оценивают с точки зрения стрелка (наклонившись или лазерной указкой); решают глаза игроков.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, B, table (p. 18)</source>
            <translation>Дальний бой / Выстрелы, B, таблица (с. 18)</translation>
        </message>
        <message>
            <source>Cover bonus by base size</source>
            <translation>Бонус за укрытие по размеру подставки</translation>
        </message>
        <message>
            <source>Cover adds to Protection: Regular base +3, Large base +2, Extra Large base +1. Bigger units profit less.</source>
            <translation>Укрытие прибавляет к Защите: обычная подставка +3, крупная +2, огромная +1. Большие юниты выигрывают меньше.</translation>
        </message>
        <message>
            <source>Ranged Combat / diagrams on p. 19</source>
            <translation>Дальний бой / схемы на с. 19</translation>
        </message>
        <message>
            <source>Diagram: five targets behind terrain</source>
            <translation>Схема: пять целей за местностью</translation>
        </message>
        <message>
            <source>The diagram's results for one shooter: wholly hidden = no shot; less than half hidden = plain shot; behind an obstacle more than 1 fathom away = plain shot; properly covered = bonus by base size.</source>
            <translation>Результаты схемы для одного стрелка: скрыта целиком — выстрела нет; скрыта меньше чем наполовину — обычный выстрел; за препятствием дальше 1 сажени — обычный выстрел; в укрытии как положено — бонус по размеру подставки.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C (p. 18)</source>
            <translation>Дальний бой / Выстрелы, C (с. 18)</translation>
        </message>
        <message>
            <source>Distance is edge to edge</source>
            <translation>Расстояние — от края до края</translation>
        </message>
        <message>
            <source>Shooting distance is the gap between the two base edges, not between base centers.</source>
            <translation>Расстояние стрельбы — промежуток между краями двух подставок, а не между их центрами.</translation>
        </message>
        <message>
            <source>No maximum range</source>
            <translation>Предельной дальности нет</translation>
        </message>
        <message>
            <source>Most ranged weapons can shoot at any distance; the Range stat only sets the difficulty.</source>
            <translation>Большинство дальнобойного оружия стреляет на любое расстояние; характеристика Дальность лишь задает сложность.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C, table (p. 18)</source>
            <translation>Дальний бой / Выстрелы, C, таблица (с. 18)</translation>
        </message>
        <message>
            <source>Distance difficulty</source>
            <translation>Сложность дистанции</translation>
        </message>
        <message>
            <source>Up to the weapon's Range: Point blank, 3. Over Range up to 2 x Range: Short, 4. Over 2 x up to 3 x Range: Medium, 5. Over 3 x Range: Long, 6.</source>
            <translation>До Дальности оружия: в упор, 3. Больше Дальности, до 2 x Дальность: короткая, 4. Больше 2 x, до 3 x Дальность: средняя, 5. Больше 3 x Дальность: большая, 6.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, C and Figure 12 (p. 18)</source>
            <translation>Дальний бой / Выстрелы, C и рис. 12 (с. 18)</translation>
        </message>
        <message>
            <source>Final difficulty is the higher of distance and Defense</source>
            <translation>Итоговая сложность — большая из дистанции и Обороны</translation>
        </message>
        <message>
            <source>The difficulty of the shot is the greater of the distance difficulty and the target's current Defense.</source>
            <translation>Сложность выстрела — большее из двух: сложность дистанции или текущая Оборона цели.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, sidebar; Command and Orders (p. 27)</source>
            <translation>Дальний бой / Выстрелы, врезка; Командование и приказы (с. 27)</translation>
        </message>
        <message>
            <source>No passive or free effects while a shot is resolved</source>
            <translation>Никаких пассивных и независимых эффектов, пока проводят выстрел</translation>
        </message>
        <message>
            <source>While a shot is being resolved, from its firing to its end, nobody can use passive or free powers or abilities; the order vae victis is the exception.</source>
            <translation>Пока проводят выстрел, от его начала до его конца, никто не может применять пассивные и независимые силы и способности; исключение — приказ Vae Victis.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, D (p. 18)</source>
            <translation>Дальний бой / Выстрелы, D (с. 18)</translation>
        </message>
        <message>
            <source>Number of dice for a shot</source>
            <translation>Число кубиков для выстрела</translation>
        </message>
        <message>
            <source>The shooter rolls dice equal to its Shooting skill (SHS), changed by its state and other modifiers.</source>
            <translation>Стрелок бросает столько кубиков, каков его навык стрельбы (SHS), измененный его состоянием и другими модификаторами.</translation>
        </message>
        <message>
            <source>Dice above five become re-rolls</source>
            <translation>Кубики сверх пяти становятся перебросами</translation>
        </message>
        <message>
            <source>A shooter never rolls more than five dice; each die beyond five is one possible re-roll.</source>
            <translation>Стрелок никогда не бросает больше пяти кубиков; каждый кубик сверх пяти — один возможный переброс.</translation>
        </message>
        <message>
            <source>Dice above ten become automatic damage</source>
            <translation>Кубики сверх десяти становятся автоматическими повреждениями</translation>
        </message>
        <message>
            <source>At most 10 dice count (5 rolled, 5 re-rolls). Each die beyond ten deals 1 automatic damage that ignores Protection and is dealt even when no die hits.</source>
            <translation>Считают не больше 10 кубиков (5 брошенных, 5 перебросов). Каждый кубик сверх десяти наносит 1 автоматическое повреждение без учета Защиты, и даже если не попал ни один кубик.</translation>
        </message>
        <message>
            <source>What is a hit</source>
            <translation>Что такое попадание</translation>
        </message>
        <message>
            <source>Each die showing the shot's difficulty or more is a hit; each die showing less is a miss. Dice are judged one by one.</source>
            <translation>Каждый кубик, на котором сложность выстрела или больше, — попадание; каждый, на котором меньше, — промах. Кубики оценивают по одному.</translation>
        </message>
        <message>
            <source>Re-rolls: misses only, each die once</source>
            <translation>Перебросы: только промахи, каждый кубик один раз</translation>
        </message>
        <message>
            <source>A re-roll may be used on a die that missed; a die can be re-rolled once only; re-rolls left over without an unre-rolled miss are lost.</source>
            <translation>Переброс можно применить к промахнувшемуся кубику; кубик можно перебросить только один раз; перебросы, для которых не осталось непереброшенного промаха, пропадают.</translation>
        </message>
        <message>
            <source>Hits are counted after all re-rolls</source>
            <translation>Попадания считают после всех перебросов</translation>
        </message>
        <message>
            <source>The number of hits is taken from the final faces, when all re-rolls are done.</source>
            <translation>Число попаданий берут по окончательным значениям, когда все перебросы сделаны.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, E (p. 18)</source>
            <translation>Дальний бой / Выстрелы, E (с. 18)</translation>
        </message>
        <message>
            <source>Damage and effects from the power table</source>
            <translation>Повреждения и эффекты по таблице мощности</translation>
        </message>
        <message>
            <source>The number of hits is looked up in the power table of the weapon used; it gives the damage points and any special effect.</source>
            <translation>Число попаданий находят в таблице мощности примененного оружия; она дает очки повреждений и особый эффект, если он есть.</translation>
        </message>
        <message>
            <source>Protection is subtracted once from the damage</source>
            <translation>Защиту вычитают из повреждений один раз</translation>
        </message>
        <message>
            <source>LP lost = table damage minus the target's Protection (with its cover bonus), never below 0.</source>
            <translation>Потерянные LP = повреждения по таблице минус Защита цели (с бонусом за укрытие), но не меньше 0.</translation>
        </message>
        <message>
            <source>The shooter may count fewer hits</source>
            <translation>Стрелок может засчитать меньше попаданий</translation>
        </message>
        <message>
            <source>A player may apply fewer hits than rolled (down to none), for example to trigger the effect in another column. Not in shots at a close combat, explosions and blasts (RG-38, EX-14, BL-17).</source>
            <translation>Игрок может применить меньше попаданий, чем выпало (вплоть до нуля), например чтобы вызвать эффект из другого столбца. Но не в выстрелах в ближний бой, взрывах и выбросах (RG-38, EX-14, BL-17).</translation>
        </message>
        <message>
            <source>Ranged Combat / Shots, F (p. 18)</source>
            <translation>Дальний бой / Выстрелы, F (с. 18)</translation>
        </message>
        <message>
            <source>Units at 0 LP are removed after the shot</source>
            <translation>Юнитов с 0 LP убирают после выстрела</translation>
        </message>
        <message>
            <source>After damage, units at 0 LP or less are removed at once; units with 1 LP or more stay.</source>
            <translation>После нанесения повреждений юнитов с 0 LP и меньше сразу убирают; юниты с 1 LP и больше остаются.</translation>
        </message>
        <message>
            <source>Ranged Combat / Figure 13</source>
            <translation>Дальний бой / Рис. 13</translation>
        </message>
        <message>
            <source>Figure 13: a mixed list of targets</source>
            <translation>Рисунок 13: смешанный список целей</translation>
        </message>
        <message>
            <source>Exceptions 1 and 2 combine freely down the list: covered and engaged units may each be passed over until the first unit that may not; it closes the list.</source>
            <translation>Исключения 1 и 2 свободно сочетаются по списку: каждого юнита в укрытии и каждого сражающегося можно пропустить, до первого юнита, которого пропустить нельзя; он замыкает список.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shooting During Close Combat</source>
            <translation>Дальний бой / Стрельба во время ближнего боя</translation>
        </message>
        <message>
            <source>Shooting at an engaged enemy is a normal shot</source>
            <translation>Выстрел в сражающегося врага — обычный выстрел</translation>
        </message>
        <message>
            <source>An enemy engaged in close combat may be shot; distance, cover and the other steps apply as usual, with the changes of RG-34 to RG-38.</source>
            <translation>Во врага, который сражается в ближнем бою, можно стрелять; дистанция, укрытие и другие шаги действуют как обычно, с изменениями от RG-34 до RG-38.</translation>
        </message>
        <message>
            <source>Difficulty against a close combat: highest Defense of all engaged</source>
            <translation>Сложность в ближний бой: наибольшая Оборона всех сражающихся</translation>
        </message>
        <message>
            <source>The difficulty is the greatest of the distance difficulty and the Defense of every unit, allied or enemy, engaged in that close combat.</source>
            <translation>Сложность — наибольшее из сложности дистанции и Обороны каждого юнита, дружественного или вражеского, который сражается в этом ближнем бою.</translation>
        </message>
        <message>
            <source>Odd against even: all dice, after re-rolls, only if something hit</source>
            <translation>Нечетные против четных: все кубики, после перебросов, только если что-то попало</translation>
        </message>
        <message>
            <source>If at least one die hit once re-rolls are done, count the odd and the even final faces over all rolled dice, hits and misses alike. With no hit nothing is compared and the shot misses everybody.</source>
            <translation>Если после перебросов попал хотя бы один кубик, считают нечетные и четные окончательные значения на всех брошенных кубиках, и попавших, и промахнувшихся. Если попаданий нет, ничего не сравнивают, и выстрел не задевает никого.</translation>
        </message>
        <message>
            <source>More odd than even diverts the shot</source>
            <translation>Нечетных больше четных — выстрел отклоняется</translation>
        </message>
        <message>
            <source>If odd faces outnumber even ones, the shot hits another unit engaged in that close combat (friend or foe, not the declared target); otherwise, ties included, the declared target is hit.</source>
            <translation>Если нечетных значений больше, чем четных, выстрел попадает в другого юнита, который сражается в этом ближнем бою (своего или чужого, но не в объявленную цель); иначе, в том числе при равенстве, он попадает в объявленную цель.</translation>
        </message>
        <message>
            <source>The victim of a diverted shot is drawn at random</source>
            <translation>Жертву отклонившегося выстрела выбирает жребий</translation>
        </message>
        <message>
            <source>The other unit is picked at random (numbered and diced for, or drawn from shuffled cards): every candidate equally likely.</source>
            <translation>Другого юнита выбирают случайно (пронумеровав и бросив кубик или вытянув из перемешанных карточек): все кандидаты равновероятны.</translation>
        </message>
        <message>
            <source>Shots into close combat use all hits</source>
            <translation>Выстрелы в ближний бой используют все попадания</translation>
        </message>
        <message>
            <source>Damage to the unit hit is taken from the power table for the full number of hits rolled; the number of hits cannot be reduced.</source>
            <translation>Повреждения юниту, в которого попали, берут из таблицы мощности по полному числу выпавших попаданий; уменьшить число попаданий нельзя.</translation>
        </message>
        <message>
            <source>Shooting past a close combat</source>
            <translation>Выстрел через ближний бой</translation>
        </message>
        <message>
            <source>A target beyond a close combat is handled like an engaged one (difficulty, comparison, no reducing); if odd wins, the victim is drawn from the units whose base is at least partly on the line from the center of the shooter's base to the center of the target's base, and from all units in contact with those.</source>
            <translation>С целью за ближним боем поступают как со сражающейся (сложность, сравнение, без уменьшения); если побеждают нечетные, жертву выбирают жребием из юнитов, чья подставка хотя бы частично лежит на линии от центра подставки стрелка до центра подставки цели, и из всех юнитов в контакте с ними.</translation>
        </message>
        <message>
            <source>A higher shooter or target ignores the combat in between</source>
            <translation>Стрелок или цель выше не замечают боя между ними</translation>
        </message>
        <message>
            <source>If the shooter, the target or both stand higher than the units in between, the shot past them is an ordinary shot.</source>
            <translation>Если стрелок, цель или оба стоят выше юнитов между ними, выстрел через них — обычный выстрел.</translation>
        </message>
        <message>
            <source>Ranged Combat / Shooting During Close Combat, example</source>
            <translation>Дальний бой / Стрельба во время ближнего боя, пример</translation>
        </message>
        <message>
            <source>Worked example: the Berber chasseur</source>
            <translation>Пример: берберский егерь</translation>
        </message>
        <message>
            <source>Example of RG-34 to RG-37: an enemy Blade for hire (DEF 4) fights two friends of the shooter (DEF 3 and 5) at short range.</source>
            <translation>Пример к правилам от RG-34 до RG-37: вражеский наемный клинок (DEF 4) сражается с двумя товарищами стрелка (DEF 3 и 5) на короткой дистанции.</translation>
        </message>
        <message>
            <source>Ranged Combat / Explosion (p. 22)</source>
            <translation>Дальний бой / Взрыв (с. 22)</translation>
        </message>
        <message>
            <source>Explosive weapons aim at a point</source>
            <translation>Взрывное оружие целится в точку</translation>
        </message>
        <message>
            <source>A weapon with an explosion is aimed at a point of the battlefield, not at a unit; the point may lie under an enemy or on bare ground.</source>
            <translation>Оружием со взрывом целятся в точку поля боя, а не в юнита; точка может быть под врагом или на пустом месте.</translation>
        </message>
        <message>
            <source>Explosions ignore the nearest-enemy rule</source>
            <translation>На взрывы не действует правило ближайшего врага</translation>
        </message>
        <message>
            <source>The duty to shoot at the nearest enemy does not bind an explosive weapon.</source>
            <translation>Обязанность стрелять в ближайшего врага взрывное оружие не связывает.</translation>
        </message>
        <message>
            <source>Free line of fire to the spot</source>
            <translation>Свободная линия огня до точки</translation>
        </message>
        <message>
            <source>The spot aimed at must be in free line of fire of the shooter.</source>
            <translation>Точка, в которую целятся, должна быть на свободной линии огня стрелка.</translation>
        </message>
        <message>
            <source>Explosion area: radius 3 fathoms</source>
            <translation>Область взрыва: радиус 3 сажени</translation>
        </message>
        <message>
            <source>Unless stated otherwise an explosion covers a circle of radius 3 fathoms centered on the spot.</source>
            <translation>Если не указано иное, взрыв покрывает круг радиусом 3 сажени с центром в точке.</translation>
        </message>
        <message>
            <source>Shot roll against distance only</source>
            <translation>Бросок на выстрел только против дистанции</translation>
        </message>
        <message>
            <source>The shooter makes a normal shot roll (SHS dice, re-rolls) with the distance difficulty to the spot; Defense of any unit is ignored.</source>
            <translation>Стрелок делает обычный бросок на выстрел (кубики SHS, перебросы) со сложностью дистанции до точки; Оборону любых юнитов не учитывают.</translation>
        </message>
        <message>
            <source>One hit is enough</source>
            <translation>Достаточно одного попадания</translation>
        </message>
        <message>
            <source>With at least one hit the spot is hit; more hits change nothing.</source>
            <translation>Если попал хотя бы один кубик, точка поражена; дальнейшие попадания ничего не меняют.</translation>
        </message>
        <message>
            <source>No hit: the shot is lost</source>
            <translation>Нет попаданий — выстрел пропал</translation>
        </message>
        <message>
            <source>With no hit the shot misses and causes no damage anywhere; it does not scatter.</source>
            <translation>Если попаданий нет, это промах, и выстрел нигде не наносит повреждений; он не отклоняется.</translation>
        </message>
        <message>
            <source>Vae victis: shot roll yes, explosion damage no</source>
            <translation>Vae Victis: на бросок выстрела да, на повреждения взрыва нет</translation>
        </message>
        <message>
            <source>Vae victis may be spent on the shot roll of an explosive weapon, never on its damage rolls.</source>
            <translation>Vae Victis можно потратить на бросок выстрела из взрывного оружия, но никогда на его броски повреждений.</translation>
        </message>
        <message>
            <source>Everyone touched rolls, friend and foe</source>
            <translation>Бросок на каждого задетого, своего и чужого</translation>
        </message>
        <message>
            <source>When the spot is hit the template is centered on it; every unit, allied or enemy, with even the smallest part of its base inside undergoes a damage roll.</source>
            <translation>Когда точка поражена, на нее кладут шаблон центром; каждый юнит, дружественный или вражеский, у которого внутри хотя бы малейшая часть подставки, проходит бросок повреждений.</translation>
        </message>
        <message>
            <source>How an explosive weapon is written</source>
            <translation>Как записано взрывное оружие</translation>
        </message>
        <message>
            <source>Explosion (damage type if any, power x/y): x is the Difficulty of the damage roll, y the Power per hit. Explosive weapons have no power table.</source>
            <translation>Взрыв (тип повреждений, если есть, мощность x/y): x — Сложность броска повреждений, y — Мощность за одно попадание. У взрывного оружия нет таблицы мощности.</translation>
        </message>
        <message>
            <source>Explosion with a state instead of power</source>
            <translation>Взрыв с состоянием вместо мощности</translation>
        </message>
        <message>
            <source>If a state replaces the two numbers, every unit even partly inside gets that state automatically, without a damage roll.</source>
            <translation>Если вместо двух чисел стоит состояние, каждый юнит, хотя бы частично оказавшийся внутри, получает это состояние автоматически, без броска повреждений.</translation>
        </message>
        <message>
            <source>Explosion damage roll: five dice for each unit</source>
            <translation>Бросок повреждений взрыва: пять кубиков на каждого юнита</translation>
        </message>
        <message>
            <source>For each unit inside, the shooter rolls 5d6; each die at or above the explosion's Difficulty is a hit worth Power damage points; the points are added up. Each unit has its own roll.</source>
            <translation>На каждого юнита внутри стрелок бросает 5d6; каждый кубик, на котором Сложность взрыва или больше, — попадание, которое наносит повреждения по Мощности; очки складывают. У каждого юнита свой бросок.</translation>
        </message>
        <message>
            <source>Protection against the whole explosion</source>
            <translation>Защита против всего взрыва</translation>
        </message>
        <message>
            <source>Protection is subtracted once from the unit's total damage, not from each hit.</source>
            <translation>Защиту вычитают один раз из суммы повреждений юнита, а не из каждого попадания.</translation>
        </message>
        <message>
            <source>Explosion hits cannot be reduced</source>
            <translation>Попадания взрыва уменьшить нельзя</translation>
        </message>
        <message>
            <source>The shooter's player may not lower the number of hits of an explosion.</source>
            <translation>Игрок стрелка не может снижать число попаданий взрыва.</translation>
        </message>
        <message>
            <source>No cover bonus in an explosion</source>
            <translation>Укрытие не дает бонуса при взрыве</translation>
        </message>
        <message>
            <source>Units inside an explosion get no cover bonus to Protection.</source>
            <translation>Юниты внутри взрыва не получают бонуса к Защите за укрытие.</translation>
        </message>
        <message>
            <source>Ranged Combat / Explosion, example (p. 22)</source>
            <translation>Дальний бой / Взрыв, пример (с. 22)</translation>
        </message>
        <message>
            <source>Worked example: the sling-carrier</source>
            <translation>Пример: пращник</translation>
        </message>
        <message>
            <source>Example: SHS 2, Explosion (power 3/1), long range; two enemies and one own unit inside.</source>
            <translation>Пример: SHS 2, взрыв (мощность 3/1), большая дистанция; внутри два врага и один свой юнит.</translation>
        </message>
        <message>
            <source>Ranged Combat / Blast Effect Weapons (p. 23)</source>
            <translation>Дальний бой / Оружие с эффектом выброса (с. 23)</translation>
        </message>
        <message>
            <source>Two kinds of blast</source>
            <translation>Два вида выбросов</translation>
        </message>
        <message>
            <source>Blast weapons are either cloud-type or impact (also called ammunition) blasts; template and placement are the same, the damage roll differs.</source>
            <translation>Оружие с выбросом бывает с облачным выбросом или с ударным (его называют и выбросом боеприпаса); шаблон и его положение одинаковы, бросок повреждений разный.</translation>
        </message>
        <message>
            <source>Blast template</source>
            <translation>Шаблон выброса</translation>
        </message>
        <message>
            <source>The template is an isosceles triangle: length 6 fathoms, far side 2 fathoms; its tip has to touch the base of the shooter.</source>
            <translation>Шаблон — равнобедренный треугольник: длина 6 саженей, дальняя сторона 2 сажени; его вершина должна касаться подставки стрелка.</translation>
        </message>
        <message>
            <source>A blast is placed freely</source>
            <translation>Выброс кладут свободно</translation>
        </message>
        <message>
            <source>The shooter lays the template in any direction; it need not aim at any enemy, nearest or other.</source>
            <translation>Стрелок кладет шаблон в любую сторону; ему не нужно целиться ни в какого врага, ни в ближайшего, ни в другого.</translation>
        </message>
        <message>
            <source>Everyone touched by the blast is hit, friend and foe</source>
            <translation>Выброс поражает всех задетых, своих и чужих</translation>
        </message>
        <message>
            <source>Every unit, allied or enemy, with even a tiny part of its base inside the template is subject to the damage roll.</source>
            <translation>Каждый юнит, дружественный или вражеский, у которого внутри шаблона хотя бы крошечная часть подставки, подлежит броску повреждений.</translation>
        </message>
        <message>
            <source>Blasts need no shot roll</source>
            <translation>Выбросам не нужен бросок на выстрел</translation>
        </message>
        <message>
            <source>A blast makes no shot roll: no distance difficulty, no Defense; it goes straight to the damage roll.</source>
            <translation>У выброса нет броска на выстрел: ни сложности дистанции, ни Обороны; сразу переходят к броску повреждений.</translation>
        </message>
        <message>
            <source>Ranged Combat / Blast Effect Weapons, example (p. 23)</source>
            <translation>Дальний бой / Оружие с эффектом выброса, пример (с. 23)</translation>
        </message>
        <message>
            <source>Worked example: the grenadier's blunderbuss</source>
            <translation>Пример: мушкетон гренадера</translation>
        </message>
        <message>
            <source>Example: SHS 2, Impact blast (piercing, power 4/2), units B, C, D by rising distance.</source>
            <translation>Пример: SHS 2, ударный выброс (колющий, мощность 4/2), юниты B, C, D по возрастанию расстояния.</translation>
        </message>
        <message>
            <source>Ranged Combat / Impact blast weapons (p. 23)</source>
            <translation>Дальний бой / Оружие с ударным выбросом (с. 23)</translation>
        </message>
        <message>
            <source>Impact blast starts with the nearest unit</source>
            <translation>Ударный выброс начинается с ближайшего юнита</translation>
        </message>
        <message>
            <source>An impact blast is resolved unit by unit, beginning with the unit in the template nearest to the shooter.</source>
            <translation>Ударный выброс проводят юнит за юнитом, начиная с того юнита в шаблоне, который ближе всех к стрелку.</translation>
        </message>
        <message>
            <source>Impact blast: SHS + 5 dice against the first unit</source>
            <translation>Ударный выброс: SHS + 5 кубиков против первого юнита</translation>
        </message>
        <message>
            <source>The shooter rolls SHS + 5 dice; each die at or above the Difficulty is a hit worth Power damage; the sum minus the unit's Protection is lost at once.</source>
            <translation>Стрелок бросает SHS + 5 кубиков; каждый кубик, на котором Сложность или больше, — попадание, которое наносит повреждения по Мощности; сумма минус Защита юнита теряется сразу.</translation>
        </message>
        <message>
            <source>Impact blast: missed dice go on to the next unit</source>
            <translation>Ударный выброс: промахнувшиеся кубики идут на следующего юнита</translation>
        </message>
        <message>
            <source>For the next nearest unit only the dice that did not hit are rolled again, with the same Difficulty, Power and that unit's Protection. Dice that hit are used up, even if the unit needed fewer to die.</source>
            <translation>На следующего ближайшего юнита заново бросают только те кубики, которые не попали, с той же Сложностью и Мощностью и с Защитой этого юнита. Попавшие кубики израсходованы, даже если юниту, чтобы погибнуть, хватило бы меньшего числа.</translation>
        </message>
        <message>
            <source>When an impact blast ends</source>
            <translation>Когда ударный выброс кончается</translation>
        </message>
        <message>
            <source>The blast goes on until no unit is left in the template or no dice are left.</source>
            <translation>Выброс идет дальше, пока в шаблоне не останется юнитов или не останется кубиков.</translation>
        </message>
        <message>
            <source>Cover counts against impact blasts</source>
            <translation>Укрытие помогает против ударных выбросов</translation>
        </message>
        <message>
            <source>Cover adds to Protection against an impact blast as it does against a shot.</source>
            <translation>Укрытие прибавляет к Защите против ударного выброса так же, как против выстрела.</translation>
        </message>
        <message>
            <source>Equal distance in an impact blast</source>
            <translation>Равное расстояние в ударном выбросе</translation>
        </message>
        <message>
            <source>If two or more units are equally near, the first to be affected is drawn at random.</source>
            <translation>Если два юнита или больше одинаково близки, первого выбирает жребий.</translation>
        </message>
        <message>
            <source>Which weapons are impact blasts</source>
            <translation>Какое оружие дает ударный выброс</translation>
        </message>
        <message>
            <source>Impact blasts usually stand for weapons that fire clusters of shot (blunderbuss, cannon with lead shot). The card decides.</source>
            <translation>Ударные выбросы обычно изображают оружие, которое стреляет россыпью дроби (мушкетон, пушка с дробью). Решает карточка.</translation>
        </message>
        <message>
            <source>How a blast weapon is written</source>
            <translation>Как записано оружие с выбросом</translation>
        </message>
        <message>
            <source>Four stats: kind (cloud-type or impact), damage type, Difficulty x and Power y, written as kind Blast (type, power x/y). Blast weapons have no power table.</source>
            <translation>Четыре значения: вид (облачный или ударный), тип повреждений, Сложность x и Мощность y; записывают вид и слово «выброс» (тип, мощность x/y). У оружия с выбросом нет таблицы мощности.</translation>
        </message>
        <message>
            <source>Blast with a state instead of power</source>
            <translation>Выброс с состоянием вместо мощности</translation>
        </message>
        <message>
            <source>If a state replaces Difficulty and Power, every unit even partly inside gets the state automatically.</source>
            <translation>Если вместо Сложности и Мощности стоит состояние, каждый юнит, хотя бы частично оказавшийся внутри, получает это состояние автоматически.</translation>
        </message>
        <message>
            <source>No vae victis with blasts</source>
            <translation>Vae Victis не сочетается с выбросами</translation>
        </message>
        <message>
            <source>Vae victis cannot be used when shooting a blast weapon, cloud or impact.</source>
            <translation>Vae Victis нельзя применять, когда стреляют из оружия с выбросом, облачным или ударным.</translation>
        </message>
        <message>
            <source>Blast hits cannot be reduced</source>
            <translation>Попадания выброса уменьшить нельзя</translation>
        </message>
        <message>
            <source>The number of hits of a blast cannot be lowered by the shooter's player.</source>
            <translation>Игрок стрелка не может снижать число попаданий выброса.</translation>
        </message>
        <message>
            <source>Ranged Combat / Cloud-type blast effect weapons (p. 23)</source>
            <translation>Дальний бой / Оружие с облачным выбросом (с. 23)</translation>
        </message>
        <message>
            <source>What cloud-type blasts are</source>
            <translation>Что такое облачные выбросы</translation>
        </message>
        <message>
            <source>Cloud-type blasts usually stand for flames or burning gas and work much like explosions.</source>
            <translation>Облачные выбросы обычно изображают пламя или горящий газ и действуют почти как взрывы.</translation>
        </message>
        <message>
            <source>Cloud blast: five dice for each unit</source>
            <translation>Облачный выброс: пять кубиков на каждого юнита</translation>
        </message>
        <message>
            <source>For each unit inside, the shooter rolls 5d6, whatever its SHS; each die at or above the Difficulty is a hit worth Power damage. Every unit has its own roll.</source>
            <translation>На каждого юнита внутри стрелок бросает 5d6, каков бы ни был его SHS; каждый кубик, на котором Сложность или больше, — попадание, которое наносит повреждения по Мощности. У каждого юнита свой бросок.</translation>
        </message>
        <message>
            <source>Cloud blast: Protection once</source>
            <translation>Облачный выброс: Защита один раз</translation>
        </message>
        <message>
            <source>The unit's Protection is subtracted once from its total damage.</source>
            <translation>Защиту юнита вычитают один раз из суммы его повреждений.</translation>
        </message>
        <message>
            <source>Cloud blast: no cover bonus</source>
            <translation>Облачный выброс: нет бонуса за укрытие</translation>
        </message>
        <message>
            <source>Cover gives no Protection bonus against a cloud-type blast.</source>
            <translation>Укрытие не дает бонуса к Защите против облачного выброса.</translation>
        </message>
        <message>
            <source>Ranged Combat / Cloud-type blast effect weapons, example (p. 23)</source>
            <translation>Дальний бой / Оружие с облачным выбросом, пример (с. 23)</translation>
        </message>
        <message>
            <source>Worked example: cloud of acid</source>
            <translation>Пример: облако кислоты</translation>
        </message>
        <message>
            <source>Cloud-type blast (acid, power 5/2): every die of 5 or 6 causes 2 damage.</source>
            <translation>Облачный выброс (кислота, мощность 5/2): каждый кубик с 5 или 6 причиняет 2 повреждения.</translation>
        </message>
        <message>
            <source>Ranged Combat / Full cover (p. 23)</source>
            <translation>Дальний бой / Полное укрытие (с. 23)</translation>
        </message>
        <message>
            <source>Full cover against explosion and impact blast</source>
            <translation>Полное укрытие от взрыва и ударного выброса</translation>
        </message>
        <message>
            <source>A unit wholly hidden from where the attack starts (the spot of an explosion, the tip of a blast template) is not hit at all by an explosion or an impact blast.</source>
            <translation>Юнит, полностью скрытый от места, где начинается атака (точка взрыва, вершина шаблона выброса), взрывом или ударным выбросом не поражается вовсе.</translation>
        </message>
        <message>
            <source>Full cover does not stop a cloud</source>
            <translation>Полное укрытие не останавливает облако</translation>
        </message>
        <message>
            <source>A cloud-type blast also hits units that are wholly hidden from the tip, if the template touches their base.</source>
            <translation>Облачный выброс поражает и юнитов, полностью скрытых от вершины, если шаблон касается их подставки.</translation>
        </message>
        <message>
            <source>Command and Orders / Command (p. 24)</source>
            <translation>Командование и приказы / Командование (с. 24)</translation>
        </message>
        <message>
            <source>Command points pay for orders</source>
            <translation>Приказы оплачивают очками приказов</translation>
        </message>
        <message>
            <source>Each player has a pool of Command (CMD) points; orders of his units are paid from it.</source>
            <translation>У каждого игрока есть запас очков приказов (CMD); из него оплачивают приказы его юнитов.</translation>
        </message>
        <message>
            <source>Show the Command points left</source>
            <translation>Показывайте оставшиеся очки приказов</translation>
        </message>
        <message>
            <source>Players may keep count of their remaining Command points with tokens, beads or coins; the assistant shows the count.</source>
            <translation>Игроки могут вести счет оставшихся очков приказов жетонами, бусинами или монетками; помощник показывает этот счет.</translation>
        </message>
        <message>
            <source>Initial Command</source>
            <translation>Начальный CMD</translation>
        </message>
        <message>
            <source>At the start of the game each player adds up the CMD of all units in the Company: the initial basic and current score.</source>
            <translation>В начале игры каждый игрок складывает CMD всех юнитов компании: это начальные суммарный CMD и текущий запас CMD.</translation>
        </message>
        <message>
            <source>Command and Orders / Command, sidebar (p. 24)</source>
            <translation>Командование и приказы / Командование, врезка (с. 24)</translation>
        </message>
        <message>
            <source>The basic score can fall to 0</source>
            <translation>Суммарный CMD может упасть до 0</translation>
        </message>
        <message>
            <source>Through losses and spending a player's basic Command can reach 0 during the game.</source>
            <translation>Из-за потерь и трат суммарный CMD игрока может за игру дойти до 0.</translation>
        </message>
        <message>
            <source>Basic and current score</source>
            <translation>Суммарный CMD и текущий запас CMD</translation>
        </message>
        <message>
            <source>The basic score belongs to the Company and only changes by permanent loss or permanent spending; the current score is what is left to spend at the moment. Invariant: 0 &lt;= current &lt;= basic.</source>
            <translation>Суммарный CMD принадлежит компании и меняется только от постоянной потери или постоянной траты; текущий запас CMD — то, что сейчас остается на траты. Всегда верно: 0 &lt;= текущий запас &lt;= суммарный.</translation>
        </message>
        <message>
            <source>Current score is refilled in Upkeep</source>
            <translation>Текущий запас CMD пополняется в подготовительной фазе</translation>
        </message>
        <message>
            <source>At the start of each turn, in the Upkeep phase, the current score is set to the basic score; unspent points are not saved up.</source>
            <translation>В начале каждого хода, в подготовительной фазе, текущий запас CMD приравнивают к суммарному CMD; неистраченные очки не накапливаются.</translation>
        </message>
        <message>
            <source>Temporary spending</source>
            <translation>Временная трата</translation>
        </message>
        <message>
            <source>Temporary points are taken from the current score only.</source>
            <translation>Временные очки берут только из текущего запаса CMD.</translation>
        </message>
        <message>
            <source>Permanent spending</source>
            <translation>Постоянная трата</translation>
        </message>
        <message>
            <source>Permanent points are taken from both the current and the basic score.</source>
            <translation>Постоянные очки берут и из текущего запаса CMD, и из суммарного CMD.</translation>
        </message>
        <message>
            <source>Losing a unit with Command</source>
            <translation>Потеря юнита с CMD</translation>
        </message>
        <message>
            <source>When a unit with a CMD stat is lost, the stat is taken at once from both the basic and the current score.</source>
            <translation>Когда теряют юнита с характеристикой CMD, ее сразу вычитают и из суммарного CMD, и из текущего запаса CMD.</translation>
        </message>
        <message>
            <source>Loss larger than the current score</source>
            <translation>Потеря больше текущего запаса CMD</translation>
        </message>
        <message>
            <source>If fewer current points are left than the lost unit's CMD, the current score drops to 0, but the basic score still loses the full CMD.</source>
            <translation>Если текущих очков осталось меньше, чем CMD потерянного юнита, текущий запас CMD падает до 0, но суммарный CMD все равно теряет этот CMD полностью.</translation>
        </message>
        <message>
            <source>No order without the points</source>
            <translation>Нет очков — нет приказа</translation>
        </message>
        <message>
            <source>An order cannot be used if the current score is lower than its cost.</source>
            <translation>Приказ нельзя применить, если текущий запас CMD меньше его цены.</translation>
        </message>
        <message>
            <source>Command and Orders / Command, example (p. 24)</source>
            <translation>Командование и приказы / Командование, пример (с. 24)</translation>
        </message>
        <message>
            <source>Worked example: Arnold's Command</source>
            <translation>Пример: CMD Арнольда</translation>
        </message>
        <message>
            <source>Example over three turns (basic/current).</source>
            <translation>Пример на три хода (суммарный CMD / текущий запас CMD).</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders Without Triggers</source>
            <translation>Особые эффекты, ауры и приказы / Приказы без триггеров</translation>
        </message>
        <message>
            <source>Units that arrive after the first turn</source>
            <translation>Юниты, прибывшие после первого хода</translation>
        </message>
        <message>
            <source>A unit that enters after the first turn adds its CMD to the basic score in the Upkeep phase of the turn after the one in which it entered.</source>
            <translation>Юнит, который вступает в игру после первого хода, прибавляет свой CMD к суммарному CMD в подготовительной фазе хода, следующего за тем, в котором он вступил.</translation>
        </message>
        <message>
            <source>Units that leave the battlefield</source>
            <translation>Юниты, покинувшие поле боя</translation>
        </message>
        <message>
            <source>A unit that leaves the battlefield during the game costs its Company its CMD just as its death would.</source>
            <translation>Юнит, который во время игры покидает поле боя, стоит своей компании его CMD так же, как стоила бы его гибель.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders</source>
            <translation>Особые эффекты, ауры и приказы</translation>
        </message>
        <message>
            <source>Area of effect of an aura</source>
            <translation>Область действия ауры</translation>
        </message>
        <message>
            <source>The area of effect in fathoms is the radius around the using unit, measured from the edge of its base.</source>
            <translation>Область действия в саженях — это радиус вокруг применяющего юнита, который измеряют от края его подставки.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Special Effects and Timing (p. 26)</source>
            <translation>Особые эффекты, ауры и приказы / Особые эффекты и время их действия (с. 26)</translation>
        </message>
        <message>
            <source>Each aura says whether it is lingering or instant</source>
            <translation>Каждая аура говорит, длящаяся она или мгновенная</translation>
        </message>
        <message>
            <source>Every aura is lingering or instant (explained on p. 28); which of the two is printed in its description.</source>
            <translation>Каждая аура — длящаяся или мгновенная (объяснено на с. 28); какая из двух, напечатано в ее описании.</translation>
        </message>
        <message>
            <source>Special beats basic</source>
            <translation>Особое важнее базового</translation>
        </message>
        <message>
            <source>A special ability, spell, order or aura overrules any basic rule it conflicts with.</source>
            <translation>Особая способность, заклинание, приказ или аура отменяет любое базовое правило, которому противоречит.</translation>
        </message>
        <message>
            <source>Special effects can carry stats on the card</source>
            <translation>Особые эффекты могут нести на карточке значения</translation>
        </message>
        <message>
            <source>Special effects may come with their own header values (duration, trigger, cost, area and so on) when the card prints them.</source>
            <translation>У особых эффектов могут быть собственные значения в заголовке (длительность, триггер, цена, область и прочее), если карточка их печатает.</translation>
        </message>
        <message>
            <source>Keyword field of an aura: affected or immune</source>
            <translation>Поле ключевого слова ауры: на кого действует или кто невосприимчив</translation>
        </message>
        <message>
            <source>An aura can carry a keyword; it separates the units that can be affected from those that are immune (marked immune).</source>
            <translation>У ауры может быть ключевое слово; оно отделяет юнитов, на которых она может действовать, от невосприимчивых (с пометкой «невосприимчив»).</translation>
        </message>
        <message>
            <source>Permanent effects are always on</source>
            <translation>Постоянные эффекты действуют всегда</translation>
        </message>
        <message>
            <source>A permanent effect is in force at all times; a player cannot choose to switch it off.</source>
            <translation>Постоянный эффект в силе все время; игрок не может решить его отключить.</translation>
        </message>
        <message>
            <source>Temporary effects end with the turn</source>
            <translation>Временные эффекты кончаются с ходом</translation>
        </message>
        <message>
            <source>A temporary effect runs out when the current turn ends, except when it states another end (for example the end of the unit's activation).</source>
            <translation>Временный эффект иссякает, когда кончается текущий ход, если в нем не назван другой конец (например, конец активации юнита).</translation>
        </message>
        <message>
            <source>Temporary effects cannot be ended early</source>
            <translation>Временные эффекты нельзя прекратить досрочно</translation>
        </message>
        <message>
            <source>Nobody may end a temporary effect ahead of time, not even its owner.</source>
            <translation>Никто не может прекратить временный эффект раньше времени, даже его владелец.</translation>
        </message>
        <message>
            <source>Counting a duration of x turns</source>
            <translation>Как считать длительность в x ходов</translation>
        </message>
        <message>
            <source>With a duration x the current turn is the first of the x turns: the effect ends at the end of turn (current + x - 1).</source>
            <translation>При длительности x текущий ход — первый из x ходов: эффект кончается в конце хода (текущий + x - 1).</translation>
        </message>
        <message>
            <source>Four triggers</source>
            <translation>Четыре триггера</translation>
        </message>
        <message>
            <source>Triggers, from the hardest to the easiest: exhausting, active, passive, free.</source>
            <translation>Триггеры, от самого трудного к самому легкому: изнуряющий, активируемый, пассивный, независимый.</translation>
        </message>
        <message>
            <source>Exhausting: a Focus action</source>
            <translation>Изнуряющий: действие Медитация</translation>
        </message>
        <message>
            <source>Exhausting effects are triggered by a Focus action and by no other.</source>
            <translation>Изнуряющие эффекты вызывает действие Медитация и никакое другое.</translation>
        </message>
        <message>
            <source>Active: a Concentration action</source>
            <translation>Активируемый: действие Концентрация</translation>
        </message>
        <message>
            <source>Active effects are triggered by a Concentration action and by no other.</source>
            <translation>Активируемые эффекты вызывает действие Концентрация и никакое другое.</translation>
        </message>
        <message>
            <source>Passive: any time in the own activation</source>
            <translation>Пассивный: в любой момент своей активации</translation>
        </message>
        <message>
            <source>A passive effect may be set off whenever its unit is active, with any action, engaged or free, and provokes no enemy reaction; only while a shot or an attack sequence is being resolved it is locked (right before and right after are fine).</source>
            <translation>Пассивный эффект можно применить всегда, когда активен его юнит, при любом действии, сражающимся или незанятым, и он не вызывает реакции врага; он закрыт только тогда, когда проводят выстрел или атаку (сразу перед ними и сразу после них можно).</translation>
        </message>
        <message>
            <source>Free: any time in the Action phase</source>
            <translation>Независимый: в любой момент фазы действий</translation>
        </message>
        <message>
            <source>A free effect may be set off throughout the Action phase, in activations of the opponent too, before or after its own unit has acted; only while a shot or an attack sequence is being resolved it is locked (right before and right after are fine).</source>
            <translation>Независимый эффект можно применить в течение всей фазы действий, в том числе в активации оппонента, до или после действий его собственного юнита; он закрыт только тогда, когда проводят выстрел или атаку (сразу перед ними и сразу после них можно).</translation>
        </message>
        <message>
            <source>Permanent without trigger</source>
            <translation>Постоянный без триггера</translation>
        </message>
        <message>
            <source>A permanent effect with none of the four triggers is simply always in effect.</source>
            <translation>Постоянный эффект без какого-либо из четырех триггеров просто действует всегда.</translation>
        </message>
        <message>
            <source>Temporary without trigger</source>
            <translation>Временный без триггера</translation>
        </message>
        <message>
            <source>A temporary effect with none of the four triggers is triggered the way its own description says.</source>
            <translation>Временный эффект без какого-либо из четырех триггеров вызывают так, как говорит его собственное описание.</translation>
        </message>
        <message>
            <source>Header of an order</source>
            <translation>Заголовок приказа</translation>
        </message>
        <message>
            <source>An order is headed: trigger, cost (marked permanent or not), Unique or nothing.</source>
            <translation>В заголовке приказа: триггер, цена (с пометкой «постоянная» или без нее), «Уникальный» или ничего.</translation>
        </message>
        <message>
            <source>Unique orders: once per game</source>
            <translation>Уникальные приказы: раз за игру</translation>
        </message>
        <message>
            <source>An order marked Unique can be used only once in the whole game.</source>
            <translation>Приказ с пометкой «Уникальный» можно применить только один раз за всю игру.</translation>
        </message>
        <message>
            <source>Cost of an order</source>
            <translation>Цена приказа</translation>
        </message>
        <message>
            <source>Triggering an order spends its printed cost in Command points; a cost may be marked permanent.</source>
            <translation>Чтобы вызвать приказ, тратят напечатанную цену в очках приказов; цена может быть помечена как постоянная.</translation>
        </message>
        <message>
            <source>Header of an aura</source>
            <translation>Заголовок ауры</translation>
        </message>
        <message>
            <source>The header of an aura has five fields: duration; trigger; radius; lingering or instant; keyword with or without immune. No cost means no Command is spent.</source>
            <translation>В заголовке ауры пять полей: длительность; триггер; радиус; длящаяся или мгновенная; ключевое слово с «невосприимчив» или без него. Если цены нет, CMD не тратят.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / example (p. 26)</source>
            <translation>Особые эффекты, ауры и приказы / пример (с. 26)</translation>
        </message>
        <message>
            <source>Worked example: Inspiration Aura</source>
            <translation>Пример: Аура вдохновения</translation>
        </message>
        <message>
            <source>Temporary, active, 4 fathoms, lingering, Muslims: after a Concentration action all Muslim units within 4 fathoms get +1 CBT until the end of the turn, at no CMD cost.</source>
            <translation>Временная, активируемая, 4 сажени, длящаяся, Мусульмане: после действия Концентрация все юниты-Мусульмане в пределах 4 саженей получают +1 CBT до конца хода, без затрат CMD.</translation>
        </message>
        <message>
            <source>Worked example: The Lord guides my hand</source>
            <translation>Пример: Господь направляет мою руку</translation>
        </message>
        <message>
            <source>Active, 2 permanent CMD, Unique: after a Concentration action the swashbuckler alone has +2 SHS, CBT and FTH and +1 MVT for the rest of the game.</source>
            <translation>Активируемый, 2 постоянных CMD, Уникальный: после действия Концентрация у одного только бретера +2 SHS, CBT и FTH и +1 MVT до конца игры.</translation>
        </message>
        <message>
            <source>Orders without a trigger are neither given nor received</source>
            <translation>Приказы без триггера не отдают и не получают</translation>
        </message>
        <message>
            <source>Using an order that has none of the triggers exhausting, active, passive, free does not count as giving or receiving an order; states that forbid orders do not stop it.</source>
            <translation>Применить приказ, у которого нет ни одного из триггеров изнуряющий, активируемый, пассивный, независимый, — не значит отдать или получить приказ; состояния, которые запрещают приказы, его не останавливают.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders</source>
            <translation>Особые эффекты, ауры и приказы / Приказы</translation>
        </message>
        <message>
            <source>Orders bend the rules for Command points</source>
            <translation>Приказы обходят правила за очки приказов</translation>
        </message>
        <message>
            <source>Orders are effects of some units that break basic rules; they are usually triggered by spending Command points.</source>
            <translation>Приказы — эффекты некоторых юнитов, которые нарушают базовые правила; обычно их вызывают, потратив очки приказов.</translation>
        </message>
        <message>
            <source>Orders follow the rules of effects</source>
            <translation>Приказы следуют правилам эффектов</translation>
        </message>
        <message>
            <source>Duration, trigger and timing of orders follow the rules of special effects; Unique ones work once a game.</source>
            <translation>Длительность, триггер и время приказов следуют правилам особых эффектов; Уникальные действуют раз за игру.</translation>
        </message>
        <message>
            <source>Giving an order</source>
            <translation>Отдать приказ</translation>
        </message>
        <message>
            <source>A unit that uses an order as described on its own card gives an order; a unit that may not give orders cannot do it.</source>
            <translation>Юнит, который применяет приказ, описанный на его собственной карточке, отдает приказ; юнит, которому нельзя отдавать приказы, этого не может.</translation>
        </message>
        <message>
            <source>Receiving an order</source>
            <translation>Получить приказ</translation>
        </message>
        <message>
            <source>A unit affected by an order on an ally's card receives an order; a unit that cannot receive orders is not affected.</source>
            <translation>Юнит, на которого действует приказ с карточки союзника, получает приказ; на юнита, который не может получать приказы, он не действует.</translation>
        </message>
        <message>
            <source>Effects of enemy orders are not received orders</source>
            <translation>Эффекты вражеских приказов — не полученные приказы</translation>
        </message>
        <message>
            <source>A unit affected by something on an enemy's card is not receiving an order, so a ban on receiving orders does not protect it.</source>
            <translation>Юнит, на которого действует что-либо с карточки врага, не получает приказа, поэтому запрет получать приказы его не защищает.</translation>
        </message>
        <message>
            <source>Orders have no range</source>
            <translation>У приказов нет дальности</translation>
        </message>
        <message>
            <source>Unless stated otherwise an order has no range: it reaches its units wherever they stand on the battlefield.</source>
            <translation>Если не указано иное, у приказа нет дальности: он достигает своих юнитов, где бы они ни стояли на поле боя.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Orders (p. 27)</source>
            <translation>Особые эффекты, ауры и приказы / Приказы (с. 27)</translation>
        </message>
        <message>
            <source>Vae victis: not with blasts or explosion damage</source>
            <translation>Vae Victis: не с выбросами и не на повреждения взрыва</translation>
        </message>
        <message>
            <source>Vae victis is barred for blast weapons and for the damage rolls of an explosion.</source>
            <translation>Vae Victis закрыт для оружия с выбросом и для бросков повреждений взрыва.</translation>
        </message>
        <message>
            <source>Vae victis can be used many times a phase</source>
            <translation>Vae Victis можно применять много раз за фазу</translation>
        </message>
        <message>
            <source>Being free, vae victis can be used several times in one Action phase, also while an enemy unit resolves its action.</source>
            <translation>Vae Victis независимый, поэтому его можно применять несколько раз за одну фазу действий, в том числе пока свое действие выполняет вражеский юнит.</translation>
        </message>
        <message>
            <source>At most two points and +2 for one shot or attack sequence</source>
            <translation>Не больше двух очков и +2 на один выстрел или атаку</translation>
        </message>
        <message>
            <source>Even with several units that know vae victis, a Company cannot spend more than 2 points, nor get more than +2 CBT or SHS, in any one shot or attack sequence.</source>
            <translation>Даже если Vae Victis знают несколько юнитов, компания не может в одном выстреле или одной атаке потратить больше 2 очков или получить больше +2 CBT или SHS.</translation>
        </message>
        <message>
            <source>Only Officers have vae soli and vae victis</source>
            <translation>Vae Soli и Vae Victis есть только у офицеров</translation>
        </message>
        <message>
            <source>Vae soli and vae victis belong to every Officer and to nobody else, without being printed on the card.</source>
            <translation>Vae Soli и Vae Victis принадлежат каждому офицеру и никому другому, хотя на карточке не напечатаны.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Soli (p. 27)</source>
            <translation>Особые эффекты, ауры и приказы / Vae Soli (с. 27)</translation>
        </message>
        <message>
            <source>Vae soli: a second activation at once</source>
            <translation>Vae Soli: вторая активация сразу</translation>
        </message>
        <message>
            <source>Free, 1 temporary CMD: while at least one own unit can use it, right after the activation of one own unit the player may activate a second own unit at once, before the opponent.</source>
            <translation>Независимый, 1 временный CMD: пока хотя бы один свой юнит может его применить, сразу после активации одного своего юнита игрок может тут же активировать второго своего юнита, раньше оппонента.</translation>
        </message>
        <message>
            <source>Vae soli: never more than two in a row</source>
            <translation>Vae Soli: никогда не больше двух подряд</translation>
        </message>
        <message>
            <source>Vae soli cannot lead to more than two own units activated in a row, even when several units have the order.</source>
            <translation>Vae Soli не может привести к тому, что подряд активируют больше двух своих юнитов, даже если этот приказ есть у нескольких юнитов.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Soli, Vae Victis (p. 27)</source>
            <translation>Особые эффекты, ауры и приказы / Vae Soli, Vae Victis (с. 27)</translation>
        </message>
        <message>
            <source>Vae orders need one unit able to use them</source>
            <translation>Приказам Vae нужен один юнит, который может их применить</translation>
        </message>
        <message>
            <source>Both orders are open to the player as long as at least one unit of the Company has them and is able to use them at that moment.</source>
            <translation>Оба приказа доступны игроку, пока хотя бы у одного юнита компании они есть и он может применить их в этот момент.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / Vae Victis (p. 27)</source>
            <translation>Особые эффекты, ауры и приказы / Vae Victis (с. 27)</translation>
        </message>
        <message>
            <source>Vae victis: +1 or +2 CBT or SHS</source>
            <translation>Vae Victis: +1 или +2 CBT или SHS</translation>
        </message>
        <message>
            <source>Free, 1 or 2 temporary CMD: one own unit gets +1 CBT or SHS for 1 point, +2 for 2 points.</source>
            <translation>Независимый, 1 или 2 временных CMD: один свой юнит получает +1 CBT или SHS за 1 очко, +2 за 2 очка.</translation>
        </message>
        <message>
            <source>Vae victis: when counting dice, for this attack only</source>
            <translation>Vae Victis: при подсчете кубиков, только на эту атаку</translation>
        </message>
        <message>
            <source>Vae victis is used while the number of dice is worked out, before the roll; it lasts only for the current attack sequence or shot. It is the exception to the ban on free effects during attacks.</source>
            <translation>Vae Victis применяют, пока подсчитывают число кубиков, до броска; он действует только на текущую атаку или текущий выстрел. Это исключение из запрета на независимые эффекты во время атак.</translation>
        </message>
        <message>
            <source>Special Effects, Auras and Orders / sidebar on vae victis and vae soli (p. 27)</source>
            <translation>Особые эффекты, ауры и приказы / врезка о Vae Victis и Vae Soli (с. 27)</translation>
        </message>
        <message>
            <source>Losing the Officer loses the vae orders</source>
            <translation>Потерять офицера — потерять приказы Vae</translation>
        </message>
        <message>
            <source>With the death of its Officer a Company without another able holder loses both orders for good; while he is Stunned, Knocked Down or otherwise barred from orders it loses them for that time.</source>
            <translation>С гибелью офицера компания, у которой нет другого юнита, способного отдавать эти приказы, теряет оба навсегда; пока он Оглушенный, Сбитый с ног или приказы закрыты ему по иной причине, она теряет их на это время.</translation>
        </message>
        <message>
            <source>Vae orders are received orders</source>
            <translation>Приказы Vae — это полученные приказы</translation>
        </message>
        <message>
            <source>A unit helped by vae soli or vae victis receives an order: a unit that cannot receive orders cannot be the one activated by vae soli nor get the vae victis bonus.</source>
            <translation>Юнит, которому помогает Vae Soli или Vae Victis, получает приказ: юнит, который не может получать приказы, не может быть тем, кого активируют по Vae Soli, и не может получить бонус Vae Victis.</translation>
        </message>
        <message>
            <source>Magic (p. 28)</source>
            <translation>Магия (с. 28)</translation>
        </message>
        <message>
            <source>Two ways of magic</source>
            <translation>Два пути магии</translation>
        </message>
        <message>
            <source>Magic comes as auras of varying duration or as spells carried by lemures.</source>
            <translation>Магия бывает в виде аур разной длительности или заклинаний, которые несут лемуры.</translation>
        </message>
        <message>
            <source>Magic / Auras (p. 28)</source>
            <translation>Магия / Ауры (с. 28)</translation>
        </message>
        <message>
            <source>Auras follow the rules of special effects</source>
            <translation>Ауры следуют правилам особых эффектов</translation>
        </message>
        <message>
            <source>Duration and trigger of auras are handled as for all special effects; an aura is not an order.</source>
            <translation>С длительностью и триггером аур поступают так же, как у всех особых эффектов; аура — не приказ.</translation>
        </message>
        <message>
            <source>Having one aura or more makes a unit a Mentalist.</source>
            <translation>Юнит, у которого есть хотя бы одна аура, — менталист.</translation>
        </message>
        <message>
            <source>Auras of faith</source>
            <translation>Ауры веры</translation>
        </message>
        <message>
            <source>Many auras belong to a religion and then stand for the powers of Faith.</source>
            <translation>Многие ауры принадлежат какой-либо религии и тогда означают силы Веры.</translation>
        </message>
        <message>
            <source>Lingering or instant</source>
            <translation>Длящаяся или мгновенная</translation>
        </message>
        <message>
            <source>Every aura is either lingering or instant.</source>
            <translation>Каждая аура — либо длящаяся, либо мгновенная.</translation>
        </message>
        <message>
            <source>Lingering aura follows who is inside</source>
            <translation>Длящаяся аура действует на тех, кто внутри</translation>
        </message>
        <message>
            <source>A lingering aura works on a unit for as long as any part of its base is in the area, from entering to leaving.</source>
            <translation>Длящаяся аура действует на юнита столько, сколько любая часть его подставки находится в области: от входа до выхода.</translation>
        </message>
        <message>
            <source>Lingering aura dies with its user</source>
            <translation>Длящаяся аура умирает вместе с владельцем</translation>
        </message>
        <message>
            <source>The death of its user ends a lingering aura at once; a change of the user's state does not.</source>
            <translation>Гибель владельца сразу прекращает длящуюся ауру; перемена состояния владельца — нет.</translation>
        </message>
        <message>
            <source>Lingering aura ends with the turn</source>
            <translation>Длящаяся аура кончается с ходом</translation>
        </message>
        <message>
            <source>If its user lives, a lingering aura ends at the end of the turn.</source>
            <translation>Если владелец жив, длящаяся аура кончается в конце хода.</translation>
        </message>
        <message>
            <source>Identical auras do not add up</source>
            <translation>Одинаковые ауры не складываются</translation>
        </message>
        <message>
            <source>Of two identical auras over the same unit only one counts.</source>
            <translation>Из двух одинаковых аур над одним юнитом считают только одну.</translation>
        </message>
        <message>
            <source>Instant aura marks the units inside at the trigger</source>
            <translation>Мгновенная аура отмечает тех, кто внутри в момент применения</translation>
        </message>
        <message>
            <source>An instant aura picks its units once: those inside when it is triggered. They keep the effect when they leave, and later arrivals get nothing.</source>
            <translation>Мгновенная аура выбирает юнитов один раз: тех, кто внутри, когда ее вызывают. Выйдя, они сохраняют эффект, а пришедшие позже ничего не получают.</translation>
        </message>
        <message>
            <source>Instant aura lasts to the end of the turn</source>
            <translation>Мгновенная аура длится до конца хода</translation>
        </message>
        <message>
            <source>What an instant aura has done stays in force until the turn is over, no longer; the death of its user before that changes nothing.</source>
            <translation>То, что сделала мгновенная аура, остается в силе, пока не кончится ход, но не дольше; гибель владельца до этого ничего не меняет.</translation>
        </message>
        <message>
            <source>Magic / Lemures (p. 28)</source>
            <translation>Магия / Лемуры (с. 28)</translation>
        </message>
        <message>
            <source>Infernalists</source>
            <translation>Инферналисты</translation>
        </message>
        <message>
            <source>Units that can raise lemures as carriers of magic are Infernalists (keyword Infernalist x/y).</source>
            <translation>Юниты, которые могут вызывать лемуров как носителей магии, — инферналисты (ключевое слово «инферналист x/y»).</translation>
        </message>
        <message>
            <source>Lemures are units with own cards and special rules</source>
            <translation>Лемуры — юниты с собственными карточками и особыми правилами</translation>
        </message>
        <message>
            <source>A lemure has its own miniature and stat card like any unit, with the special rules below.</source>
            <translation>У лемура есть своя миниатюра и карточка, как у любого юнита, и особые правила, приведенные ниже.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Entering the battlefield (p. 28)</source>
            <translation>Магия / Лемуры, появление на поле боя (с. 28)</translation>
        </message>
        <message>
            <source>Any lemure may be chosen</source>
            <translation>Можно выбрать любого лемура</translation>
        </message>
        <message>
            <source>Unless stated otherwise the Infernalist may choose any lemure for a spell, as long as its miniature (with base, painted) is at hand.</source>
            <translation>Если не указано иное, инферналист может выбрать для заклинания любого лемура, лишь бы его миниатюра (с подставкой, раскрашенная) была под рукой.</translation>
        </message>
        <message>
            <source>A destroyed lemure can be chosen again at once</source>
            <translation>Уничтоженного лемура можно сразу выбрать снова</translation>
        </message>
        <message>
            <source>A lemure destroyed by an enemy or by releasing its power is available again immediately.</source>
            <translation>Лемур, которого уничтожил враг или высвобождение его силы, сразу же снова доступен.</translation>
        </message>
        <message>
            <source>Invoking needs a Focus action</source>
            <translation>Для призыва нужно действие Медитация</translation>
        </message>
        <message>
            <source>To invoke a lemure the Infernalist takes a Focus action (the power is of the exhausting kind).</source>
            <translation>Чтобы призвать лемура, инферналист выполняет действие Медитация (это изнуряющая сила).</translation>
        </message>
        <message>
            <source>Where an invoked lemure is placed</source>
            <translation>Куда ставят призванного лемура</translation>
        </message>
        <message>
            <source>The lemure is placed touching the Infernalist's base and not touching any enemy.</source>
            <translation>Лемура ставят так, чтобы он касался подставки инферналиста и не касался ни одного врага.</translation>
        </message>
        <message>
            <source>No activation in the turn of invocation</source>
            <translation>В ход призыва активации нет</translation>
        </message>
        <message>
            <source>In the turn of its invocation a lemure gets no activation.</source>
            <translation>В ход, когда лемур призван, активации у него нет.</translation>
        </message>
        <message>
            <source>One announced spell for each lemure</source>
            <translation>Одно объявленное заклинание на каждого лемура</translation>
        </message>
        <message>
            <source>When a lemure is invoked its owner tells the opponent openly which spell it carries; each lemure carries exactly one spell.</source>
            <translation>Когда лемура призывают, владелец открыто говорит оппоненту, какое заклинание тот несет; каждый лемур несет ровно одно заклинание.</translation>
        </message>
        <message>
            <source>Any known spell, as often as wanted</source>
            <translation>Любое известное заклинание, сколько угодно раз</translation>
        </message>
        <message>
            <source>Any lemure can carry any spell the Infernalist knows, and several lemures can carry the same spell, unless stated otherwise.</source>
            <translation>Любой лемур может нести любое заклинание, которое знает инферналист, и несколько лемуров могут нести одно и то же заклинание, если не указано иное.</translation>
        </message>
        <message>
            <source>Magic / Lemures, sidebar (p. 28)</source>
            <translation>Магия / Лемуры, врезка (с. 28)</translation>
        </message>
        <message>
            <source>Bring your own lemures or share</source>
            <translation>Приносите своих лемуров или делитесь</translation>
        </message>
        <message>
            <source>Each player brings the miniatures of his lemures; in friendly games both may agree to a common pool.</source>
            <translation>Каждый игрок приносит миниатюры своих лемуров; в дружеских играх оба могут договориться об общем запасе.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Activating lemures (p. 28)</source>
            <translation>Магия / Лемуры, активация лемуров (с. 28)</translation>
        </message>
        <message>
            <source>Two activations each Action phase</source>
            <translation>Две активации в каждой фазе действий</translation>
        </message>
        <message>
            <source>A lemure is activated twice in each Action phase, as two separate activations.</source>
            <translation>Лемура активируют дважды в каждой фазе действий, двумя отдельными активациями.</translation>
        </message>
        <message>
            <source>Late lemure: one activation only</source>
            <translation>Запоздавший лемур: только одна активация</translation>
        </message>
        <message>
            <source>When the opponent has no unit left to activate, a lemure still at zero activations gets only one this turn.</source>
            <translation>Когда у оппонента не осталось юнитов, которых можно активировать, лемур, у которого еще ноль активаций, получает в этот ход только одну.</translation>
        </message>
        <message>
            <source>Show how often a lemure was activated</source>
            <translation>Показывайте, сколько раз лемура активировали</translation>
        </message>
        <message>
            <source>The number of activations of each lemure must be visible (token, or card turned 90 degrees after the first and flipped after the second).</source>
            <translation>Число активаций каждого лемура должно быть видно (жетон или карточка, которую после первой поворачивают на 90 градусов, а после второй переворачивают).</translation>
        </message>
        <message>
            <source>Magic / Lemures, Movement and actions (p. 28)</source>
            <translation>Магия / Лемуры, передвижение и действия (с. 28)</translation>
        </message>
        <message>
            <source>Lemures have one action of their own</source>
            <translation>У лемуров одно собственное действие</translation>
        </message>
        <message>
            <source>A lemure can only take its specific lemure action: move, and possibly release its power. None of the ordinary actions (Walk, Run, Attack, Charge, Shoot, Mêlée and so on) is open to it.</source>
            <translation>Лемур может выполнять только свое особое действие лемура: передвижение и, если нужно, высвобождение своей силы. Ни одно из обычных действий (Движение, Бег, Нападение, Рывок, Стрельба, Рукопашная и так далее) ему недоступно.</translation>
        </message>
        <message>
            <source>Lemure movement and engaging</source>
            <translation>Передвижение лемура и контакт с врагом</translation>
        </message>
        <message>
            <source>In an activation a lemure may move up to its MVT in fathoms and may come into contact with an enemy; this triggers no attack sequence.</source>
            <translation>В активацию лемур может передвинуться на расстояние до своего MVT в саженях и может вступить в контакт с врагом; атаки это не вызывает.</translation>
        </message>
        <message>
            <source>Lemures break contact without an attack</source>
            <translation>Лемуры разрывают контакт без атаки</translation>
        </message>
        <message>
            <source>A lemure may break contact freely: the enemy gets no attack of any kind, one-sided or other.</source>
            <translation>Лемур может свободно разорвать контакт: враг не получает никакой атаки, ни односторонней, ни иной.</translation>
        </message>
        <message>
            <source>Not both engaging and breaking contact in one activation</source>
            <translation>Не вступить и разорвать контакт в одну активацию</translation>
        </message>
        <message>
            <source>Making and breaking contact with a unit exclude each other within one activation of a lemure.</source>
            <translation>Вступить в контакт с юнитом и разорвать контакт в одну активацию лемура — одно исключает другое.</translation>
        </message>
        <message>
            <source>Releasing the power</source>
            <translation>Высвобождение силы</translation>
        </message>
        <message>
            <source>In the same activation as its move the lemure may release its spell; this usually destroys it at once.</source>
            <translation>В ту же активацию, что и передвижение, лемур может высвободить свое заклинание; обычно это сразу его уничтожает.</translation>
        </message>
        <message>
            <source>Lemures never run</source>
            <translation>Лемуры никогда не бегут</translation>
        </message>
        <message>
            <source>A lemure never moves farther than its MVT in one activation.</source>
            <translation>Лемур никогда не передвигается за одну активацию дальше своего MVT.</translation>
        </message>
        <message>
            <source>Difficult terrain needs Strider</source>
            <translation>Для труднопроходимой местности нужен Следопыт</translation>
        </message>
        <message>
            <source>Difficult terrain is closed to a lemure, for entering and for stopping, unless it has Strider.</source>
            <translation>Труднопроходимая местность закрыта для лемура, и для входа, и для остановки, если у него нет Следопыта.</translation>
        </message>
        <message>
            <source>Burrower, Intangible, Levitation only pass</source>
            <translation>Землерой, Бесплотный, Левитация — только пройти</translation>
        </message>
        <message>
            <source>With Burrower, Intangible or Levitation a lemure may cross Difficult terrain, over it or under it; to end its activation there it needs Strider besides.</source>
            <translation>С Землероем, Бесплотным или Левитацией лемур может пересечь труднопроходимую местность, над ней или под ней; чтобы закончить в ней активацию, ему нужен еще и Следопыт.</translation>
        </message>
        <message>
            <source>Attraction has no hold on lemures</source>
            <translation>Притяжение не властно над лемурами</translation>
        </message>
        <message>
            <source>The ability Attraction has no effect on lemures.</source>
            <translation>Способность Притяжение на лемуров не действует.</translation>
        </message>
        <message>
            <source>Lemures count as waiting until activated twice</source>
            <translation>Лемуры считаются ждущими, пока не активированы дважды</translation>
        </message>
        <message>
            <source>Until its second activation of the phase a lemure is one of its side's waiting units when numbers are compared (inferiority in numbers).</source>
            <translation>До своей второй активации в фазе лемур — один из ждущих юнитов своей стороны, когда сравнивают числа (Неравенство сил).</translation>
        </message>
        <message>
            <source>Magic / Lemures, Limited number (p. 28)</source>
            <translation>Магия / Лемуры, ограниченное число (с. 28)</translation>
        </message>
        <message>
            <source>Limit of lemures at one time</source>
            <translation>Предел числа лемуров одновременно</translation>
        </message>
        <message>
            <source>In Infernalist x/y, x is the most lemures this unit can control on the battlefield at the same time.</source>
            <translation>В записи «инферналист x/y» x — наибольшее число лемуров, которыми этот юнит может управлять на поле боя одновременно.</translation>
        </message>
        <message>
            <source>Limit of lemures in the game</source>
            <translation>Предел числа лемуров за игру</translation>
        </message>
        <message>
            <source>In Infernalist x/y, y is the total of lemures this unit can invoke in the whole game.</source>
            <translation>В записи «инферналист x/y» y — сколько всего лемуров этот юнит может призвать за всю игру.</translation>
        </message>
        <message>
            <source>Lemures vanish with their Infernalist</source>
            <translation>Лемуры исчезают вместе со своим инферналистом</translation>
        </message>
        <message>
            <source>When an Infernalist is killed or leaves the battlefield, all lemures it invoked that are still in play are removed at once, without releasing anything.</source>
            <translation>Когда инферналист убит или покидает поле боя, все призванные им лемуры, которые еще в игре, сразу убираются, ничего не высвобождая.</translation>
        </message>
        <message>
            <source>Magic / Lemures, sidebar Madagascar? (p. 28)</source>
            <translation>Магия / Лемуры, врезка «Мадагаскар?» (с. 28)</translation>
        </message>
        <message>
            <source>The name is lemure</source>
            <translation>Название — «лемур»</translation>
        </message>
        <message>
            <source>The creature is called lemure (plural lemures), a demon of Hell, not the animal lemur; the sidebar is a joke and rules nothing else.</source>
            <translation>Это существо называется лемуром (во множественном числе — лемуры): это демон Ада, а не животное лемур; врезка в тексте — шутка и никаких других правил не вводит.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Special abilities (p. 28)</source>
            <translation>Магия / Лемуры, особые способности (с. 28)</translation>
        </message>
        <message>
            <source>Standard abilities of lemures</source>
            <translation>Обычные способности лемуров</translation>
        </message>
        <message>
            <source>Unless stated otherwise each lemure has Harmless, Evasive, Insignificant, Rebellious and Invulnerable.</source>
            <translation>Если не указано иное, у каждого лемура есть Безвредный, Увертливый, Незначительный, Мятежный и Неуязвимый.</translation>
        </message>
        <message>
            <source>Magic / Lemures, Lemure effects (p. 28)</source>
            <translation>Магия / Лемуры, эффекты лемуров (с. 28)</translation>
        </message>
        <message>
            <source>Spells are on the Infernalist's card</source>
            <translation>Заклинания — на карточке инферналиста</translation>
        </message>
        <message>
            <source>The effects that lemures can carry belong to the Infernalist and are printed on its card (or an extra card).</source>
            <translation>Эффекты, которые могут нести лемуры, принадлежат инферналисту и напечатаны на его карточке (или на дополнительной карточке).</translation>
        </message>
        <message>
            <source>States</source>
            <translation>Состояния</translation>
        </message>
        <message>
            <source>Different states add up</source>
            <translation>Разные состояния складываются</translation>
        </message>
        <message>
            <source>A unit under several different states feels all of them together; every modifier and every restriction of each one applies.</source>
            <translation>На юнита в нескольких разных состояниях действуют они все; применяются все модификаторы и все запреты каждого из них.</translation>
        </message>
        <message>
            <source>'No orders' means neither giving nor receiving</source>
            <translation>«Без приказов» — ни отдавать, ни получать</translation>
        </message>
        <message>
            <source>Berserk, Devoured, Controlled, Immobilized, Stunned and Knocked Down all bar the unit both from giving orders and from receiving them.</source>
            <translation>Обезумевший, Проглоченный, Подконтрольный, Обездвиженный, Оглушенный и Сбитый с ног запрещают юниту и отдавать приказы, и получать их.</translation>
        </message>
        <message>
            <source>A silenced unit's free orders are closed to its player too</source>
            <translation>Независимые приказы такого юнита недоступны и его игроку</translation>
        </message>
        <message>
            <source>While a state forbids a unit to give orders, its controlling player cannot use the free orders that come from that unit (vae victis, vae soli and others), not even for the good of other units.</source>
            <translation>Пока состояние запрещает юниту отдавать приказы, управляющий им игрок не может применять исходящие от этого юнита независимые приказы (Vae Victis, Vae Soli и другие), даже в пользу других юнитов.</translation>
        </message>
        <message>
            <source>Stats stop at 0</source>
            <translation>Характеристики не опускаются ниже 0</translation>
        </message>
        <message>
            <source>Penalties can lower any stat to 0 but never further (DEF has its own floor).</source>
            <translation>Штрафы могут снизить любую характеристику до 0, но не ниже (у DEF свой нижний предел).</translation>
        </message>
        <message>
            <source>DEF stops at 1, where every attack die hits</source>
            <translation>DEF не опускается ниже 1, тогда попадает каждый кубик атаки</translation>
        </message>
        <message>
            <source>DEF cannot be lowered under 1. At DEF 1 every attack die that is compared with DEF is a hit, whatever it shows.</source>
            <translation>DEF нельзя снизить ниже 1. При DEF 1 каждый кубик атаки, который сравнивают с DEF, — попадание, что бы на нем ни выпало.</translation>
        </message>
        <message>
            <source>Penalties first, then bonuses</source>
            <translation>Сначала штрафы, затем бонусы</translation>
        </message>
        <message>
            <source>When penalties and bonuses meet on one stat, subtract all penalties (stopping at the floor), then add all bonuses to what is left; unused penalty does not eat into the bonuses.</source>
            <translation>Если на одну характеристику действуют и штрафы, и бонусы, вычтите все штрафы (не ниже предела), затем прибавьте к остатку все бонусы; неизрасходованный штраф бонусы не уменьшает.</translation>
        </message>
        <message>
            <source>Penalties first for DEF with its floor of 1</source>
            <translation>У DEF сначала штрафы, с пределом 1</translation>
        </message>
        <message>
            <source>The same order holds for DEF: penalties down to at least 1, then bonuses, then the ceiling (5 unless told otherwise).</source>
            <translation>Для DEF порядок тот же: штрафы, но не ниже 1, затем бонусы, затем верхний предел (5, если не сказано иное).</translation>
        </message>
        <message>
            <source>Permanent and temporary states; x counts turns</source>
            <translation>Постоянные и временные состояния; x считает ходы</translation>
        </message>
        <message>
            <source>A state is permanent or temporary. A permanent one has no clock and lasts until the event its description names. A number after the name of a temporary one normally is the number of turns it lasts, counted as for all special effects: the turn in which it begins is the first.</source>
            <translation>Состояние бывает постоянным или временным. У постоянного нет счетчика: оно длится до события, названного в его описании. Число после названия временного состояния — это обычно число ходов, которые оно длится; их считают, как для всех особых эффектов: ход, в который состояние началось, — первый.</translation>
        </message>
        <message>
            <source>States / State name and value (sidebar)</source>
            <translation>Состояния / Название и значение состояния (врезка)</translation>
        </message>
        <message>
            <source>A state without a number lasts one turn</source>
            <translation>Состояние без числа длится один ход</translation>
        </message>
        <message>
            <source>If a state that takes a number is given without one, the number is 1. A state's own description may give the number another meaning.</source>
            <translation>Если состояние, у которого должно быть число, дано без числа, число равно 1. Описание состояния может придавать числу иной смысл.</translation>
        </message>
        <message>
            <source>What each state counts</source>
            <translation>Что считает каждое состояние</translation>
        </message>
        <message>
            <source>Clock of each state: Accelerated, Berserk, Brave (and Pain) count turns; Controlled, Immobilized, Stunned and Slowed count the unit's own activations; Consumed counts Upkeep phases; Knocked Down ends when the unit stands up; Wounded and Devoured end on an event.</source>
            <translation>Счетчик каждого состояния: Ускоренный, Обезумевший, Отважный (и Боль) считают ходы; Подконтрольный, Обездвиженный, Оглушенный и Замедленный — активации самого юнита; Пожираемый — подготовительные фазы; Сбитый с ног кончается, когда юнит встает; Раненый и Проглоченный — по событию.</translation>
        </message>
        <message>
            <source>The same state twice keeps the greater number</source>
            <translation>То же состояние дважды: остается большее число</translation>
        </message>
        <message>
            <source>A state received again while it already affects the unit does not add up: its modifiers apply once and the greater of the two numbers stays.</source>
            <translation>Состояние, полученное еще раз, пока оно уже действует на юнита, не складывается: его модификаторы применяются один раз, а из двух чисел остается большее.</translation>
        </message>
        <message>
            <source>States / Accelerated X</source>
            <translation>Состояния / Ускоренный X</translation>
        </message>
        <message>
            <source>Accelerated: +2 MVT</source>
            <translation>Ускоренный: +2 MVT</translation>
        </message>
        <message>
            <source>The unit has +2 MVT while Accelerated.</source>
            <translation>Пока юнит Ускоренный, у него +2 MVT.</translation>
        </message>
        <message>
            <source>Accelerated: may act right after a fellow unit</source>
            <translation>Ускоренный: может действовать сразу после своего</translation>
        </message>
        <message>
            <source>An Accelerated waiting unit may be activated straight after another unit of its own Company has been activated, before the opponent acts.</source>
            <translation>Ждущего Ускоренного юнита можно активировать сразу после активации другого юнита его компании, до действий оппонента.</translation>
        </message>
        <message>
            <source>Accelerated: never three of one Company in a row</source>
            <translation>Ускоренный: никогда трое из одной компании подряд</translation>
        </message>
        <message>
            <source>However they are combined, reaction activations and vae soli give one Company at most two consecutive activations.</source>
            <translation>Как бы ни сочетались ответные активации и Vae Soli, они дают одной компании не больше двух активаций подряд.</translation>
        </message>
        <message>
            <source>States / Berserk X</source>
            <translation>Состояния / Обезумевший X</translation>
        </message>
        <message>
            <source>Berserk: no effect from Wounded and Immobilized</source>
            <translation>Обезумевший: Раненый и Обездвиженный не действуют</translation>
        </message>
        <message>
            <source>On becoming Berserk the unit at once stops feeling the effects of Wounded and Immobilized.</source>
            <translation>Став Обезумевшим, юнит сразу перестает испытывать действие состояний Раненый и Обездвиженный.</translation>
        </message>
        <message>
            <source>Berserk: no orders</source>
            <translation>Обезумевший: без приказов</translation>
        </message>
        <message>
            <source>A Berserk unit can give no orders and receive none.</source>
            <translation>Обезумевший юнит не может ни отдавать, ни получать приказы.</translation>
        </message>
        <message>
            <source>Berserk: roll 1d6 after each kill</source>
            <translation>Обезумевший: бросок 1d6 после каждого убийства</translation>
        </message>
        <message>
            <source>Each time the Berserk unit kills an enemy, 1d6 is rolled at once: on 1-3 it does nothing more; on 4-6 it must move.</source>
            <translation>Каждый раз, когда Обезумевший юнит убивает врага, сразу бросают 1d6: на 1-3 он больше ничего не делает, на 4-6 должен передвигаться.</translation>
        </message>
        <message>
            <source>Berserk: forced move of 2 fathoms at the nearest unit</source>
            <translation>Обезумевший: вынужденное передвижение на 2 сажени к ближайшему юниту</translation>
        </message>
        <message>
            <source>The forced move is 2 fathoms toward the nearest unit, friend or foe; if that brings it into contact with that unit, an attack sequence between the two is fought immediately.</source>
            <translation>Вынужденное передвижение — 2 сажени к ближайшему юниту, своему или чужому; если так он вступает с этим юнитом в контакт, между ними немедленно проходит атака.</translation>
        </message>
        <message>
            <source>Berserk: equal distances are drawn at random</source>
            <translation>Обезумевший: при равном расстоянии решает случай</translation>
        </message>
        <message>
            <source>Several units at the same smallest distance: the target of the forced move is picked at random.</source>
            <translation>Если на одинаковом наименьшем расстоянии несколько юнитов, цель вынужденного передвижения выбирают случайно.</translation>
        </message>
        <message>
            <source>Berserk hitting a comrade: the opponent chooses the hits</source>
            <translation>Обезумевший бьет своего: о попаданиях решает оппонент</translation>
        </message>
        <message>
            <source>When a Berserk unit strikes an ally, its controller rolls the dice, but the opposing player decides whether the number of hits is reduced.</source>
            <translation>Когда Обезумевший юнит бьет союзника, кубики бросает управляющий им игрок, но уменьшать ли число попаданий, решает оппонент.</translation>
        </message>
        <message>
            <source>Berserk: no support against its own side</source>
            <translation>Обезумевший: нет поддержки против своих</translation>
        </message>
        <message>
            <source>A Berserk unit attacking an ally gets no support bonus for that attack, whoever else is in contact.</source>
            <translation>Обезумевший юнит, атакующий союзника, не получает в этой атаке бонуса за поддержку, кто бы еще ни был в контакте.</translation>
        </message>
        <message>
            <source>States / Brave X</source>
            <translation>Состояния / Отважный X</translation>
        </message>
        <message>
            <source>Brave: +1 MVT, SHS, CBT and FTH</source>
            <translation>Отважный: +1 MVT, SHS, CBT и FTH</translation>
        </message>
        <message>
            <source>While Brave the unit has +1 MVT, +1 SHS, +1 CBT and +1 FTH.</source>
            <translation>Пока юнит Отважный, у него +1 MVT, +1 SHS, +1 CBT и +1 FTH.</translation>
        </message>
        <message>
            <source>States / Consumed (type, durable or not, x/y)</source>
            <translation>Состояния / Пожираемый (тип, длительный или нет, x/y)</translation>
        </message>
        <message>
            <source>Consumed: how it is written</source>
            <translation>Пожираемый: как записывается</translation>
        </message>
        <message>
            <source>A Consumed effect has a type (fire, acid...), possibly the word durable, and two numbers: x damage per Upkeep phase and y phases.</source>
            <translation>У эффекта «Пожираемый» есть тип (огонь, кислота...), иногда слово «стойкий» и два числа: x повреждений за подготовительную фазу и y фаз.</translation>
        </message>
        <message>
            <source>Consumed: y Upkeep phases of x damage, no Protection</source>
            <translation>Пожираемый: y подготовительных фаз по x повреждений, без Защиты</translation>
        </message>
        <message>
            <source>The unit suffers x damage in every one of the y Upkeep phases that follow; Protection is not subtracted.</source>
            <translation>Юнит получает x повреждений в каждой из следующих y подготовительных фаз; Защита не вычитается.</translation>
        </message>
        <message>
            <source>Consumed: in force at once, first damage at the next Upkeep</source>
            <translation>Пожираемый: действует сразу, первые повреждения — в ближайшей подготовительной фазе</translation>
        </message>
        <message>
            <source>The state sticks to the unit at the moment of its cause (a hit, a shot, stepping into an area); the first loss comes with the next Upkeep phase.</source>
            <translation>Состояние ложится на юнита в момент, когда возникает его причина (попадание, выстрел, вход в область); первая потеря — в следующей подготовительной фазе.</translation>
        </message>
        <message>
            <source>Consumed and Immunity to its type</source>
            <translation>Пожираемый и Иммунитет к его типу</translation>
        </message>
        <message>
            <source>A unit immune to the type of the effect takes no damage from it.</source>
            <translation>Юнит с Иммунитетом к типу эффекта не получает от него повреждений.</translation>
        </message>
        <message>
            <source>Consumed: a Focus action ends all of it</source>
            <translation>Пожираемый: одна Медитация снимает все</translation>
        </message>
        <message>
            <source>With one Focus action the unit rids itself of every non-durable Consumed state it has, whatever the types.</source>
            <translation>Одним действием Медитация юнит избавляется от всех своих нестойких состояний Пожираемый, каких бы типов они ни были.</translation>
        </message>
        <message>
            <source>Consumed: durable runs its full course</source>
            <translation>Пожираемый: стойкий действует до конца</translation>
        </message>
        <message>
            <source>A durable Consumed effect cannot be ended early with Focus.</source>
            <translation>Стойкий эффект Пожираемый нельзя прекратить досрочно Медитацией.</translation>
        </message>
        <message>
            <source>Consumed: different types run side by side</source>
            <translation>Пожираемый: разные типы действуют рядом</translation>
        </message>
        <message>
            <source>Consumed effects of different types are kept apart and each does its own damage.</source>
            <translation>Эффекты Пожираемый разных типов ведутся раздельно, и каждый наносит свои повреждения.</translation>
        </message>
        <message>
            <source>Consumed: same type merges to the highest x and y</source>
            <translation>Пожираемый: один тип сливается до наибольших x и y</translation>
        </message>
        <message>
            <source>A second Consumed effect of a type already on the unit replaces both numbers by the higher one of each, the remaining y being the one compared.</source>
            <translation>Второй эффект Пожираемый того типа, который уже есть у юнита, заменяет каждое из двух чисел большим из двух; при этом сравнивают оставшееся y.</translation>
        </message>
        <message>
            <source>Consumed: markers as bookkeeping</source>
            <translation>Пожираемый: учет маркерами</translation>
        </message>
        <message>
            <source>Put y markers on the unit; in each Upkeep phase take one off and apply x damage.</source>
            <translation>Положите к юниту y маркеров; в каждой подготовительной фазе снимайте один и наносите x повреждений.</translation>
        </message>
        <message>
            <source>Consumed area: y stands still inside</source>
            <translation>Область Пожираемый: внутри y стоит на месте</translation>
        </message>
        <message>
            <source>While a unit is inside a Consumed area it suffers the area's x in each Upkeep phase and y is not counted.</source>
            <translation>Пока юнит внутри области Пожираемый, он получает x этой области в каждой подготовительной фазе, а y не отсчитывается.</translation>
        </message>
        <message>
            <source>Consumed area: no stopping it inside</source>
            <translation>Область Пожираемый: внутри не прекратить</translation>
        </message>
        <message>
            <source>While the unit stands in the area it may not try to end that Consumed effect.</source>
            <translation>Пока юнит стоит в области, он не может пытаться прекратить этот эффект Пожираемый.</translation>
        </message>
        <message>
            <source>Consumed area: leaving starts the ordinary countdown</source>
            <translation>Область Пожираемый: при выходе начинается обычный отсчет</translation>
        </message>
        <message>
            <source>When the unit leaves, or the area ends, the ordinary rules start at once with the area's x/y.</source>
            <translation>Когда юнит выходит или область исчезает, сразу вступают в силу обычные правила с x/y этой области.</translation>
        </message>
        <message>
            <source>Consumed area: crossing it is enough</source>
            <translation>Область Пожираемый: достаточно ее пересечь</translation>
        </message>
        <message>
            <source>A unit that enters and leaves the area in the same move gets the area's Consumed effect at once.</source>
            <translation>Юнит, который за одно передвижение входит в область и выходит из нее, сразу получает ее эффект Пожираемый.</translation>
        </message>
        <message>
            <source>Consumed area entered by a unit already Consumed of that type</source>
            <translation>В область Пожираемый входит юнит, уже Пожираемый того же типа</translation>
        </message>
        <message>
            <source>If it stays inside, its own remaining y is frozen and each Upkeep deals the higher x of the two; on leaving it takes the highest x and the highest y.</source>
            <translation>Если он остается внутри, его собственное оставшееся y замирает, и каждая подготовительная фаза наносит больший x из двух; при выходе он берет наибольший x и наибольший y.</translation>
        </message>
        <message>
            <source>States / Devoured</source>
            <translation>Состояния / Проглоченный</translation>
        </message>
        <message>
            <source>Devoured: only equal or smaller bases</source>
            <translation>Проглоченный: только подставки не больше своей</translation>
        </message>
        <message>
            <source>Devouring works only on a unit whose base is not larger than the attacker's.</source>
            <translation>Проглотить можно только юнита, чья подставка не больше подставки атакующего.</translation>
        </message>
        <message>
            <source>Devoured: fewer than 10 basic LP cannot resist</source>
            <translation>Проглоченный: меньше 10 исходных LP — не спастись</translation>
        </message>
        <message>
            <source>A unit whose printed LP are under 10 is always Devoured.</source>
            <translation>Юнит, у которого напечатано меньше 10 LP, становится Проглоченным всегда.</translation>
        </message>
        <message>
            <source>Devoured: more than 10 basic LP rolls against DEF</source>
            <translation>Проглоченный: больше 10 исходных LP — бросок против DEF</translation>
        </message>
        <message>
            <source>A unit with more than 10 printed LP rolls 1d6: a result not above its current DEF saves it.</source>
            <translation>Юнит, у которого напечатано больше 10 LP, бросает 1d6: результат не выше его текущей DEF спасает его.</translation>
        </message>
        <message>
            <source>Devoured: off the battlefield and helpless</source>
            <translation>Проглоченный: вне поля боя и беспомощен</translation>
        </message>
        <message>
            <source>A Devoured unit is taken off the battlefield; it has no action, gives and gets no orders, makes no close or ranged attack.</source>
            <translation>Проглоченного юнита снимают с поля боя; у него нет действий, он не отдает и не получает приказов, не проводит ни атак в ближнем бою, ни дальних.</translation>
        </message>
        <message>
            <source>Devoured: 3 damage each Upkeep, no Protection</source>
            <translation>Проглоченный: 3 повреждения каждую подготовительную фазу, без Защиты</translation>
        </message>
        <message>
            <source>Each Upkeep phase a living Devoured unit suffers 3 damage, Protection ignored.</source>
            <translation>В каждой подготовительной фазе живой Проглоченный юнит получает 3 повреждения, Защита не учитывается.</translation>
        </message>
        <message>
            <source>Devoured: freed when its devourer is killed</source>
            <translation>Проглоченный: свободен, когда проглотивший убит</translation>
        </message>
        <message>
            <source>If the devourer dies, its victim returns and counts as already activated.</source>
            <translation>Если проглотивший погибает, его жертва возвращается и считается активировавшейся.</translation>
        </message>
        <message>
            <source>Devoured: one victim at a time</source>
            <translation>Проглоченный: по одной жертве за раз</translation>
        </message>
        <message>
            <source>A unit that holds a living victim cannot Devour another until that victim has died.</source>
            <translation>Юнит, внутри которого живая жертва, не может проглотить другую, пока та не погибнет.</translation>
        </message>
        <message>
            <source>Devoured: counts as dead meanwhile</source>
            <translation>Проглоченный: тем временем считается мертвым</translation>
        </message>
        <message>
            <source>While inside, the unit is treated as dead for all purposes: no orders, and its CMD is taken from the Company's basic score like that of a dead unit.</source>
            <translation>Пока юнит внутри, его во всех отношениях считают мертвым: никаких приказов, а его CMD вычитается из суммарного CMD компании, как у мертвого юнита.</translation>
        </message>
        <message>
            <source>Devoured: CMD comes back at the Upkeep after rescue</source>
            <translation>Проглоченный: CMD возвращается в подготовительную фазу после спасения</translation>
        </message>
        <message>
            <source>A freed unit is in play again at once, but the CMD lost through it returns only in the next Upkeep phase.</source>
            <translation>Освобожденный юнит сразу снова в игре, но потерянный из-за него CMD возвращается лишь в следующей подготовительной фазе.</translation>
        </message>
        <message>
            <source>States / Controlled X</source>
            <translation>Состояния / Подконтрольный X</translation>
        </message>
        <message>
            <source>Controlled: the opponent plays it for x activations</source>
            <translation>Подконтрольный: x активаций им играет оппонент</translation>
        </message>
        <message>
            <source>The unit changes hands: the player who gained control plays it in its next x activations as one of his own.</source>
            <translation>Юнит переходит из рук в руки: игрок, получивший контроль, играет им в его следующих x активациях как своим.</translation>
        </message>
        <message>
            <source>Controlled: it is an enemy unit for its old side</source>
            <translation>Подконтрольный: для прежней стороны он вражеский</translation>
        </message>
        <message>
            <source>If the new controller is an opponent of the original player, the unit is an enemy of its former comrades while the control lasts.</source>
            <translation>Если новый управляющий игрок — оппонент прежнего, юнит, пока длится контроль, вражеский для своих бывших товарищей.</translation>
        </message>
        <message>
            <source>Controlled: waiting on the new side</source>
            <translation>Подконтрольный: ждущий на новой стороне</translation>
        </message>
        <message>
            <source>Until activated it counts among the new controller's waiting units for Inferiority of Numbers.</source>
            <translation>До активации его считают среди ждущих юнитов нового управляющего игрока для Неравенства сил.</translation>
        </message>
        <message>
            <source>Controlled: seven actions only</source>
            <translation>Подконтрольный: только семь действий</translation>
        </message>
        <message>
            <source>Open to it are only Walk, Run, Attack, Charge, Shoot, Retreat and Mêlée.</source>
            <translation>Ему доступны только Движение, Бег, Нападение, Рывок, Стрельба, Бегство и Рукопашная.</translation>
        </message>
        <message>
            <source>Controlled: no orders, auras or invoking</source>
            <translation>Подконтрольный: ни приказов, ни аур, ни призыва</translation>
        </message>
        <message>
            <source>It neither gives nor receives orders, uses none of its auras and invokes no lemure.</source>
            <translation>Он не отдает и не получает приказов, не применяет своих аур и не призывает лемуров.</translation>
        </message>
        <message>
            <source>Controlled: the controller pays for terrain and control areas</source>
            <translation>Подконтрольный: за местность и зоны влияния платит управляющий игрок</translation>
        </message>
        <message>
            <source>Fast movement over Difficult terrain and leaving an enemy control area each cost it 1 CMD, taken from the player who controls it at that moment.</source>
            <translation>Быстрое передвижение по труднопроходимой местности и выход из вражеской зоны влияния стоят ему по 1 CMD, и берут его у того игрока, который управляет юнитом в этот момент.</translation>
        </message>
        <message>
            <source>Controlled: member of no Company</source>
            <translation>Подконтрольный: не входит ни в одну компанию</translation>
        </message>
        <message>
            <source>While Controlled the unit belongs neither to the new controller's Company nor to its own.</source>
            <translation>Пока юнит Подконтрольный, он не принадлежит ни компании нового управляющего игрока, ни своей собственной.</translation>
        </message>
        <message>
            <source>Controlled: its death costs the original owner CMD</source>
            <translation>Подконтрольный: за его смерть CMD теряет прежний владелец</translation>
        </message>
        <message>
            <source>If it dies while Controlled, the original owner loses the CMD tied to it.</source>
            <translation>Если он погибает Подконтрольным, связанный с ним CMD теряет исходный владелец.</translation>
        </message>
        <message>
            <source>States / Immobilized X</source>
            <translation>Состояния / Обездвиженный X</translation>
        </message>
        <message>
            <source>Immobilized: -3 DEF</source>
            <translation>Обездвиженный: -3 DEF</translation>
        </message>
        <message>
            <source>The unit has -3 DEF (not under 1), against close attacks and shots alike.</source>
            <translation>У юнита -3 DEF (не ниже 1) как против атак в ближнем бою, так и против выстрелов.</translation>
        </message>
        <message>
            <source>Immobilized: no actions and no attacks</source>
            <translation>Обездвиженный: ни действий, ни атак</translation>
        </message>
        <message>
            <source>In its activation it can do nothing whatever: no action and no passive power. It makes neither close nor ranged attack, and every close attack on it is one-sided.</source>
            <translation>В свою активацию он не может делать совсем ничего: ни действий, ни пассивных сил. Он не проводит ни атак в ближнем бою, ни дальних, и любая атака на него в ближнем бою — односторонняя.</translation>
        </message>
        <message>
            <source>Immobilized: no orders</source>
            <translation>Обездвиженный: без приказов</translation>
        </message>
        <message>
            <source>It gives and receives no orders.</source>
            <translation>Он не отдает и не получает приказов.</translation>
        </message>
        <message>
            <source>Immobilized: no control area</source>
            <translation>Обездвиженный: нет зоны влияния</translation>
        </message>
        <message>
            <source>It has no control area.</source>
            <translation>У него нет зоны влияния.</translation>
        </message>
        <message>
            <source>Immobilized: gone after x activations</source>
            <translation>Обездвиженный: проходит после x активаций</translation>
        </message>
        <message>
            <source>It must be activated x times before the state goes.</source>
            <translation>Юнит должен быть активирован x раз, прежде чем состояние пройдет.</translation>
        </message>
        <message>
            <source>Immobilized: each activation grants an enemy in contact a free blow</source>
            <translation>Обездвиженный: каждая активация дает врагу в контакте бесплатный удар</translation>
        </message>
        <message>
            <source>Whenever it is activated, one enemy in contact with it, picked by the player of those enemies, may make a one-sided attack on it.</source>
            <translation>Всякий раз, когда его активируют, один враг в контакте с ним, выбранный игроком этих врагов, может провести по нему одностороннюю атаку.</translation>
        </message>
        <message>
            <source>States / Immobilized X (see Support)</source>
            <translation>Состояния / Обездвиженный X (см. «Поддержка»)</translation>
        </message>
        <message>
            <source>Immobilized: gives no support</source>
            <translation>Обездвиженный: не дает поддержки</translation>
        </message>
        <message>
            <source>A unit that cannot fight, Immobilized for instance, adds no support bonus.</source>
            <translation>Юнит, который не может сражаться, например Обездвиженный, не прибавляет бонуса за поддержку.</translation>
        </message>
        <message>
            <source>States / Non-reciprocal contact (highlight box, p. 32)</source>
            <translation>Состояния / Невзаимный контакт (выделенный текст, с. 32)</translation>
        </message>
        <message>
            <source>Non-reciprocal contact: a suffering and a benefiting side</source>
            <translation>Невзаимный контакт: одни его терпят, другие выигрывают</translation>
        </message>
        <message>
            <source>Units can touch in such a way that some of them suffer the contact and the others benefit from it; the two groups follow different rules.</source>
            <translation>Юниты могут соприкасаться так, что одни терпят контакт, а другие от него выигрывают; для этих двух групп правила разные.</translation>
        </message>
        <message>
            <source>Sufferer: engaged by its enemies</source>
            <translation>Терпящий контакт: сражается со своими врагами</translation>
        </message>
        <message>
            <source>The sufferer counts as engaged by the enemies touching it.</source>
            <translation>Терпящий контакт считается сражающимся с врагами, которые его касаются.</translation>
        </message>
        <message>
            <source>Sufferer: not in contact with its enemies</source>
            <translation>Терпящий контакт: не в контакте с врагами</translation>
        </message>
        <message>
            <source>Although engaged, the sufferer is not in contact with those enemies: what it does by contact does not work on them.</source>
            <translation>Хотя он и сражается, терпящий контакт не находится в контакте с этими врагами: то, что он делает через контакт, на них не действует.</translation>
        </message>
        <message>
            <source>Sufferer: not in contact with its allies</source>
            <translation>Терпящий контакт: не в контакте с союзниками</translation>
        </message>
        <message>
            <source>Nor is it in contact with allies, so it cannot help them with abilities that need contact.</source>
            <translation>С союзниками он тоже не в контакте, поэтому не может помогать им способностями, которым нужен контакт.</translation>
        </message>
        <message>
            <source>Benefiting ally: in contact with the sufferer</source>
            <translation>Выигрывающий союзник: в контакте с терпящим</translation>
        </message>
        <message>
            <source>An ally of the sufferer is in contact with it and may help it by contact.</source>
            <translation>Союзник терпящего контакт находится с ним в контакте и может помогать ему через контакт.</translation>
        </message>
        <message>
            <source>Benefiting enemy: free, yet able to attack</source>
            <translation>Выигрывающий враг: незанятый, но может атаковать</translation>
        </message>
        <message>
            <source>An enemy of the sufferer counts as free, but it may still do what needs being engaged with that unit.</source>
            <translation>Враг терпящего контакт считается незанятым, но все же может делать то, для чего нужно сражаться с этим юнитом.</translation>
        </message>
        <message>
            <source>Contact with an Immobilized unit is non-reciprocal</source>
            <translation>Контакт с Обездвиженным юнитом — невзаимный</translation>
        </message>
        <message>
            <source>Every unit touching an Immobilized unit benefits from the contact; the Immobilized one suffers it.</source>
            <translation>Каждый юнит, который касается Обездвиженного, выигрывает от контакта; Обездвиженный его терпит.</translation>
        </message>
        <message>
            <source>States / Stunned X</source>
            <translation>Состояния / Оглушенный X</translation>
        </message>
        <message>
            <source>Stunned: -1 CBT and -1 DEF</source>
            <translation>Оглушенный: -1 CBT и -1 DEF</translation>
        </message>
        <message>
            <source>The unit has -1 CBT and -1 DEF.</source>
            <translation>У юнита -1 CBT и -1 DEF.</translation>
        </message>
        <message>
            <source>Stunned: no ranged attack</source>
            <translation>Оглушенный: нет дальних атак</translation>
        </message>
        <message>
            <source>It cannot shoot.</source>
            <translation>Он не может стрелять.</translation>
        </message>
        <message>
            <source>Stunned: no orders</source>
            <translation>Оглушенный: без приказов</translation>
        </message>
        <message>
            <source>Stunned: no control area</source>
            <translation>Оглушенный: нет зоны влияния</translation>
        </message>
        <message>
            <source>Stunned: ends with its x-th activation</source>
            <translation>Оглушенный: кончается с x-й активацией</translation>
        </message>
        <message>
            <source>It must be activated x times; the state falls away at the end of the last of them.</source>
            <translation>Юнит должен быть активирован x раз; состояние проходит в конце последней из этих активаций.</translation>
        </message>
        <message>
            <source>States / Knocked Down</source>
            <translation>Состояния / Сбитый с ног</translation>
        </message>
        <message>
            <source>Knocked Down: -2 CBT and -2 DEF</source>
            <translation>Сбитый с ног: -2 CBT и -2 DEF</translation>
        </message>
        <message>
            <source>The unit has -2 CBT and -2 DEF.</source>
            <translation>У юнита -2 CBT и -2 DEF.</translation>
        </message>
        <message>
            <source>Knocked Down: its next activation is getting up</source>
            <translation>Сбитый с ног: в следующую активацию он встает</translation>
        </message>
        <message>
            <source>In its next activation the unit must get up and can do nothing else.</source>
            <translation>В свою следующую активацию юнит должен встать и больше ничего делать не может.</translation>
        </message>
        <message>
            <source>Knocked Down: no orders</source>
            <translation>Сбитый с ног: без приказов</translation>
        </message>
        <message>
            <source>Knocked Down: no control area</source>
            <translation>Сбитый с ног: нет зоны влияния</translation>
        </message>
        <message>
            <source>Knocked Down: attacked in close combat it springs up, penalised</source>
            <translation>Сбитый с ног: атакованный в ближнем бою вскакивает, со штрафом</translation>
        </message>
        <message>
            <source>If it is engaged in close combat while down it jumps up at once, fights that attack sequence with -2 CBT and -2 DEF, and if it survives is no longer Knocked Down unless knocked down again.</source>
            <translation>Если с лежащим юнитом сразились в ближнем бою, он сразу вскакивает, проводит эту атаку с -2 CBT и -2 DEF и, если выжил, больше не Сбит с ног, разве что его сбили снова.</translation>
        </message>
        <message>
            <source>Knocked Down: getting up beside an enemy means a fight</source>
            <translation>Сбитый с ног: встать рядом с врагом — значит драться</translation>
        </message>
        <message>
            <source>If it gets up while an enemy touches it, an attack sequence with the Knocked Down penalty is fought at once; surviving, it stands.</source>
            <translation>Если он встает, когда его касается враг, сразу проходит атака со штрафом состояния Сбитый с ног; выжив, он стоит.</translation>
        </message>
        <message>
            <source>Contact with a Knocked Down unit is non-reciprocal</source>
            <translation>Контакт со Сбитым с ног юнитом — невзаимный</translation>
        </message>
        <message>
            <source>Units touching a Knocked Down unit benefit from the contact and the Knocked Down unit suffers it.</source>
            <translation>Юниты, которые касаются Сбитого с ног, выигрывают от контакта, а Сбитый с ног его терпит.</translation>
        </message>
        <message>
            <source>States / Knocked Down (see Support)</source>
            <translation>Состояния / Сбитый с ног (см. «Поддержка»)</translation>
        </message>
        <message>
            <source>Knocked Down: gives no support</source>
            <translation>Сбитый с ног: не дает поддержки</translation>
        </message>
        <message>
            <source>A Knocked Down unit adds no support bonus.</source>
            <translation>Сбитый с ног юнит не прибавляет бонуса за поддержку.</translation>
        </message>
        <message>
            <source>Knocked Down: token</source>
            <translation>Сбитый с ног: жетон</translation>
        </message>
        <message>
            <source>A token beside the miniature or on its card shows the state.</source>
            <translation>Состояние показывает жетон рядом с миниатюрой или на ее карточке.</translation>
        </message>
        <message>
            <source>States / Wounded</source>
            <translation>Состояния / Раненый</translation>
        </message>
        <message>
            <source>Wounded: at or under the Wound Threshold</source>
            <translation>Раненый: на пороге ранения или ниже</translation>
        </message>
        <message>
            <source>A unit is Wounded once its LP are at its Wound Threshold or under it.</source>
            <translation>Юнит становится Раненым, как только его LP равны порогу ранения или меньше него.</translation>
        </message>
        <message>
            <source>Wounded: -1 on five stats</source>
            <translation>Раненый: -1 к пяти характеристикам</translation>
        </message>
        <message>
            <source>Wounded lowers MVT, SHS, CBT, DEF and FTH by 1 each.</source>
            <translation>Раненый снижает MVT, SHS, CBT, DEF и FTH на 1 каждую.</translation>
        </message>
        <message>
            <source>Wounded without losing LP</source>
            <translation>Раненый без потери LP</translation>
        </message>
        <message>
            <source>Terrain effects and some abilities can lay Wounded on a unit whose LP are above its threshold.</source>
            <translation>Эффекты местности и некоторые способности могут наложить состояние Раненый на юнита, чьи LP выше порога.</translation>
        </message>
        <message>
            <source>Wounded with other modifiers</source>
            <translation>Раненый с другими модификаторами</translation>
        </message>
        <message>
            <source>For some units an ability replaces the usual Wounded modifiers by others.</source>
            <translation>У некоторых юнитов способность заменяет обычные модификаторы состояния Раненый другими.</translation>
        </message>
        <message>
            <source>Wounded: green on the life bar</source>
            <translation>Раненый: зеленое на шкале жизни</translation>
        </message>
        <message>
            <source>The boxes of the life bar in which the unit is Wounded are green.</source>
            <translation>Клетки шкалы жизни, на которых юнит Раненый, — зеленые.</translation>
        </message>
        <message>
            <source>Wounded: units without it</source>
            <translation>Раненый: юниты без него</translation>
        </message>
        <message>
            <source>A unit whose card shows no Wounded state is never Wounded.</source>
            <translation>Юнит, на карточке которого нет состояния Раненый, никогда не бывает Раненым.</translation>
        </message>
        <message>
            <source>Wounded by LP lasts until healed above the threshold</source>
            <translation>Раненый из-за LP — до лечения выше порога</translation>
        </message>
        <message>
            <source>Wounded caused by lost LP stays until healing lifts LP above the threshold.</source>
            <translation>Состояние Раненый, вызванное потерей LP, остается, пока лечение не поднимет LP выше порога.</translation>
        </message>
        <message>
            <source>States / Slowed X</source>
            <translation>Состояния / Замедленный X</translation>
        </message>
        <message>
            <source>Slowed: -2 MVT</source>
            <translation>Замедленный: -2 MVT</translation>
        </message>
        <message>
            <source>The unit has -2 MVT.</source>
            <translation>У юнита -2 MVT.</translation>
        </message>
        <message>
            <source>Slowed: last of its Company</source>
            <translation>Замедленный: последним в своей компании</translation>
        </message>
        <message>
            <source>A Slowed unit is activated only after all the other units of its Company.</source>
            <translation>Замедленного юнита активируют только после всех остальных юнитов его компании.</translation>
        </message>
        <message>
            <source>Slowed: order among several</source>
            <translation>Замедленный: порядок между несколькими</translation>
        </message>
        <message>
            <source>When only Slowed units are left, their player picks the order among them.</source>
            <translation>Когда остались только Замедленные юниты, порядок между ними выбирает их игрок.</translation>
        </message>
        <message>
            <source>Slowed: vae soli brings nothing forward</source>
            <translation>Замедленный: Vae Soli ничего не ускоряет</translation>
        </message>
        <message>
            <source>Not even vae soli lets a Slowed unit act before the others.</source>
            <translation>Даже Vae Soli не позволяет Замедленному юниту действовать раньше остальных.</translation>
        </message>
        <message>
            <source>Slowed: gone after x activations</source>
            <translation>Замедленный: проходит после x активаций</translation>
        </message>
        <message>
            <source>States / Summary Table of Main Effects</source>
            <translation>Состояния / Сводная таблица основных эффектов</translation>
        </message>
        <message>
            <source>Summary table of the three crippling states</source>
            <translation>Сводная таблица трех сковывающих состояний</translation>
        </message>
        <message>
            <source>Immobilized: -3 DEF, no action, no order, no attack, no control area. Knocked Down: -2 CBT, -2 DEF, no order, only getting up (in the next activation), no control area. Stunned: -1 CBT, -1 DEF, no shooting, no order, no control area.</source>
            <translation>Обездвиженный: -3 DEF, ни действий, ни приказов, ни атак, нет зоны влияния. Сбитый с ног: -2 CBT, -2 DEF, без приказов, можно только встать (в следующую активацию), нет зоны влияния. Оглушенный: -1 CBT, -1 DEF, без стрельбы, без приказов, нет зоны влияния.</translation>
        </message>
        <message>
            <source>Special Abilities</source>
            <translation>Особые способности</translation>
        </message>
        <message>
            <source>Abilities are always on</source>
            <translation>Способности действуют всегда</translation>
        </message>
        <message>
            <source>Unless its text says otherwise a special ability is active all the time and cannot be switched off. Not every one is a boon.</source>
            <translation>Если в ее тексте не сказано иное, особая способность действует все время, и отключить ее нельзя. Не каждая из них — благо.</translation>
        </message>
        <message>
            <source>Unit abilities and weapon abilities</source>
            <translation>Способности юнита и способности оружия</translation>
        </message>
        <message>
            <source>An ability belongs to the unit or to one of its weapons; those of the second kind are marked Weapon ability. Weapon abilities listed: Artillery, Cumbersome, Eager, Heavy, Life Drain, Limited Range, Lunge, Munitions, Pain, Piercing Strike, Receive Charge, Reloading, Spiritual Damage (13).</source>
            <translation>Способность принадлежит юниту или одному из его видов оружия; вторые помечены «Способность оружия». Перечисленные способности оружия: Артиллерия, Громоздкое, Натиск, Тяжелое, Похищение жизни, Ограниченная дальность, Выпад, Боезапас, Боль, Пробивающий удар, Встреча рывка, Перезарядка, Духовные повреждения (13).</translation>
        </message>
        <message>
            <source>Parameter x, 1 if missing</source>
            <translation>Параметр x, без числа — 1</translation>
        </message>
        <message>
            <source>A number after an ability's name is its parameter. If the number is missing it is 1.</source>
            <translation>Число после названия способности — ее параметр. Если числа нет, он равен 1.</translation>
        </message>
        <message>
            <source>Red print marks drawbacks</source>
            <translation>Красным напечатаны недостатки</translation>
        </message>
        <message>
            <source>Abilities that harm their unit, wholly or in part, are printed in red on the cards.</source>
            <translation>Способности, которые полностью или отчасти вредят своему юниту, напечатаны на карточках красным.</translation>
        </message>
        <message>
            <source>Names used but not defined here</source>
            <translation>Упомянутые названия, которые здесь не описаны</translation>
        </message>
        <message>
            <source>The text relies on ability names that have no entry in the list: Rebellious (a standard ability of lemures), Advance Deployment (timing of Ambush). Scout points to the complete rules.</source>
            <translation>Текст упоминает способности, которых нет в перечне: Мятежный (обычная способность лемуров), Передовое развертывание (время расстановки при Засаде). Разведчик отсылает к полным правилам.</translation>
        </message>
        <message>
            <source>Special Abilities / Ambush</source>
            <translation>Особые способности / Засада</translation>
        </message>
        <message>
            <source>Ambush: Set-up inside terrain</source>
            <translation>Засада: Расстановка внутри местности</translation>
        </message>
        <message>
            <source>At the start of the game the unit may be set up entirely within an Awkward or Opaque piece of terrain anywhere on the table, provided it is in no enemy control area.</source>
            <translation>В начале игры юнита можно поставить целиком внутри неудобного или непрозрачного элемента местности в любом месте стола, если он не окажется ни в одной вражеской зоне влияния.</translation>
        </message>
        <message>
            <source>Ambush: Otherwise the normal zone</source>
            <translation>Засада: Иначе обычная зона</translation>
        </message>
        <message>
            <source>If the owner does not want it, or no such terrain exists, the unit goes into its ordinary deployment area.</source>
            <translation>Если владелец этого не хочет или такой местности нет, юнита ставят в его обычную зону расстановки.</translation>
        </message>
        <message>
            <source>Ambush: When it is placed</source>
            <translation>Засада: Когда его ставят</translation>
        </message>
        <message>
            <source>In either case it is placed together with the units that have Advance Deployment.</source>
            <translation>В любом случае его ставят вместе с юнитами, у которых есть Передовое развертывание.</translation>
        </message>
        <message>
            <source>Special Abilities / Ammunition Carrier</source>
            <translation>Особые способности / Подносчик боеприпасов</translation>
        </message>
        <message>
            <source>Ammunition Carrier: Tied to one gun</source>
            <translation>Подносчик боеприпасов: Привязан к одному орудию</translation>
        </message>
        <message>
            <source>Each carrier serves one particular Artillery unit and never another, even when its own gun is destroyed.</source>
            <translation>Каждый подносчик обслуживает одного определенного юнита с Артиллерией и никогда другого, даже если его собственное орудие уничтожено.</translation>
        </message>
        <message>
            <source>Special Abilities / Arch-enemy</source>
            <translation>Особые способности / Заклятый враг</translation>
        </message>
        <message>
            <source>Arch-enemy: Bonus against the keyword, half of it for the foe</source>
            <translation>Заклятый враг: Бонус против ключевого слова, половина — врагу</translation>
        </message>
        <message>
            <source>Fighting an enemy that has the keyword, the unit gets +x CBT and that enemy gets half of x, rounded up.</source>
            <translation>Сражаясь с врагом, у которого есть это ключевое слово, юнит получает +x CBT, а этот враг — половину x, с округлением вверх.</translation>
        </message>
        <message>
            <source>Special Abilities / Artillery</source>
            <translation>Особые способности / Артиллерия</translation>
        </message>
        <message>
            <source>Artillery: Comes with a carrier</source>
            <translation>Артиллерия: С подносчиком</translation>
        </message>
        <message>
            <source>Each unit carrying such a weapon is accompanied by another unit that has Ammunition Carrier.</source>
            <translation>Каждого юнита с таким оружием сопровождает другой юнит, у которого есть Подносчик боеприпасов.</translation>
        </message>
        <message>
            <source>Artillery: No carrier in contact, no shot</source>
            <translation>Артиллерия: Нет подносчика в контакте — нет выстрела</translation>
        </message>
        <message>
            <source>The weapon's unit can neither shoot nor reload unless its own Ammunition Carrier touches it.</source>
            <translation>Юнит с этим оружием не может ни стрелять, ни перезаряжать, если его не касается его собственный Подносчик боеприпасов.</translation>
        </message>
        <message>
            <source>Special Abilities / Attack of Opportunity</source>
            <translation>Особые способности / Внезапная атака</translation>
        </message>
        <message>
            <source>Attack of Opportunity: x damage on entering the control area</source>
            <translation>Внезапная атака: x повреждений при входе в зону влияния</translation>
        </message>
        <message>
            <source>Each enemy that enters or appears in the unit's control area suffers x damage at once, Protection ignored.</source>
            <translation>Каждый враг, который входит в зону влияния юнита или появляется в ней, сразу получает x повреждений, Защита не учитывается.</translation>
        </message>
        <message>
            <source>Attack of Opportunity: Not by its own movement</source>
            <translation>Внезапная атака: Не от собственного передвижения</translation>
        </message>
        <message>
            <source>Nothing happens when it is the unit's own move that brings an enemy within its area.</source>
            <translation>Ничего не происходит, если враг оказался в зоне из-за передвижения самого юнита.</translation>
        </message>
        <message>
            <source>Attack of Opportunity: Not against units appearing in contact</source>
            <translation>Внезапная атака: Не против появляющихся в контакте</translation>
        </message>
        <message>
            <source>Against a unit that appears straight in contact it does not work, for contact removes the control area, unless the unit keeps its area while engaged.</source>
            <translation>Против юнита, который появляется сразу в контакте, она не работает, ведь контакт убирает зону влияния, разве что юнит сохраняет зону, сражаясь.</translation>
        </message>
        <message>
            <source>Special Abilities / Attraction</source>
            <translation>Особые способности / Притяжение</translation>
        </message>
        <message>
            <source>Attraction: Free owner, free enemies, no lemures</source>
            <translation>Притяжение: Незанятый владелец, незанятые враги, не лемуры</translation>
        </message>
        <message>
            <source>It works only while its owner is free and only on free enemies; lemures are exempt.</source>
            <translation>Работает, только пока владелец незанятый, и только на незанятых врагов; лемуров не затрагивает.</translation>
        </message>
        <message>
            <source>Attraction: Enemies in range must come</source>
            <translation>Притяжение: Враги в пределах дальности обязаны подойти</translation>
        </message>
        <message>
            <source>Every such enemy within x fathoms when its activation begins must move into contact with the owner by the most direct route.</source>
            <translation>Каждый такой враг в пределах x саженей в начале своей активации должен передвинуться в контакт с владельцем кратчайшим путем.</translation>
        </message>
        <message>
            <source>Attraction: The most direct route</source>
            <translation>Притяжение: Кратчайший путь</translation>
        </message>
        <message>
            <source>Usually the straight line between the two base centres; the unit leaves it only to get round its allies and terrain, hugging them.</source>
            <translation>Обычно это прямая между центрами двух подставок; юнит отклоняется от нее, только чтобы обойти своих союзников и местность, вплотную к ним.</translation>
        </message>
        <message>
            <source>Attraction: Protected behind impassable terrain</source>
            <translation>Притяжение: За непроходимой местностью — вне опасности</translation>
        </message>
        <message>
            <source>If impassable terrain lies between and the unit could not get round it into contact within this Action phase, it is not affected.</source>
            <translation>Если между ними лежит непроходимая местность и юнит не мог бы, обойдя ее, вступить в контакт в этой фазе действий, притяжение на него не действует.</translation>
        </message>
        <message>
            <source>Attraction: Stopped by an enemy on the way</source>
            <translation>Притяжение: Остановлен врагом на пути</translation>
        </message>
        <message>
            <source>If the direct route makes the drawn unit touch another enemy first, it stops there and fights that one.</source>
            <translation>Если на кратчайшем пути притягиваемый юнит раньше коснется другого врага, он останавливается там и сражается с тем.</translation>
        </message>
        <message>
            <source>Attraction: Elusive and Strider on the way</source>
            <translation>Притяжение: Неуловимый и Следопыт на пути</translation>
        </message>
        <message>
            <source>While drawn, the unit has Elusive and Strider.</source>
            <translation>Пока юнита притягивают, у него есть Неуловимый и Следопыт.</translation>
        </message>
        <message>
            <source>Attraction: Several attractors</source>
            <translation>Притяжение: Несколько притягивающих</translation>
        </message>
        <message>
            <source>Starting within range of several, the unit's player picks which of them it goes to.</source>
            <translation>Если юнит начинает в пределах дальности нескольких, к кому из них идти, выбирает его игрок.</translation>
        </message>
        <message>
            <source>Special Abilities / Berserker</source>
            <translation>Особые способности / Берсерк</translation>
        </message>
        <message>
            <source>Berserker: Berserk when Wounded</source>
            <translation>Берсерк: Обезумевший, когда Раненый</translation>
        </message>
        <message>
            <source>The unit becomes Berserk at the moment it becomes Wounded.</source>
            <translation>Юнит становится Обезумевшим в тот момент, когда становится Раненым.</translation>
        </message>
        <message>
            <source>Berserker: Healed means calm again</source>
            <translation>Берсерк: Вылечен — снова спокоен</translation>
        </message>
        <message>
            <source>If healing takes away Wounded, Berserk goes too.</source>
            <translation>Если лечение снимает состояние Раненый, проходит и Обезумевший.</translation>
        </message>
        <message>
            <source>Special Abilities / Bodyguard</source>
            <translation>Особые способности / Телохранитель</translation>
        </message>
        <message>
            <source>Bodyguard: +1 Protection to allies in contact, up to 3</source>
            <translation>Телохранитель: +1 к Защите союзников в контакте, не выше 3</translation>
        </message>
        <message>
            <source>Allies touching the unit have +1 PR, but never above 3 by this; an ally at 3 or more keeps its own value.</source>
            <translation>У союзников, которые касаются юнита, +1 PR, но за счет этого не больше 3; союзник с 3 и более сохраняет свое значение.</translation>
        </message>
        <message>
            <source>Bodyguard: Applied last</source>
            <translation>Телохранитель: Применяется последним</translation>
        </message>
        <message>
            <source>It is worked out after every other bonus, cover and Resistance included.</source>
            <translation>Его считают после всех других бонусов, в том числе укрытия и Сопротивления.</translation>
        </message>
        <message>
            <source>Special Abilities / Burrower</source>
            <translation>Особые способности / Землерой</translation>
        </message>
        <message>
            <source>Burrower: Moves under everything</source>
            <translation>Землерой: Движется подо всем</translation>
        </message>
        <message>
            <source>Its movement is hindered neither by terrain nor by units.</source>
            <translation>Его передвижению не мешают ни местность, ни юниты.</translation>
        </message>
        <message>
            <source>Burrower: Where it cannot stop</source>
            <translation>Землерой: Где нельзя остановиться</translation>
        </message>
        <message>
            <source>It cannot end its activation on a unit's place or in Impassable terrain.</source>
            <translation>Он не может закончить активацию на месте другого юнита или в непроходимой местности.</translation>
        </message>
        <message>
            <source>Burrower: Control areas only at start and end</source>
            <translation>Землерой: Зоны влияния только в начале и в конце</translation>
        </message>
        <message>
            <source>Control areas do not matter during its movement but do at its beginning and its end.</source>
            <translation>Зоны влияния не важны во время его передвижения, но важны в его начале и в конце.</translation>
        </message>
        <message>
            <source>Burrower: Cancels Attack of Opportunity by surfacing in contact</source>
            <translation>Землерой: Отменяет Внезапную атаку, выходя в контакт</translation>
        </message>
        <message>
            <source>If it ends in contact with a unit that has Attack of Opportunity, that ability does not strike it.</source>
            <translation>Если он заканчивает в контакте с юнитом, у которого есть Внезапная атака, эта способность его не поражает.</translation>
        </message>
        <message>
            <source>Burrower: Lemure and Difficult terrain</source>
            <translation>Землерой: Лемур и труднопроходимая местность</translation>
        </message>
        <message>
            <source>A lemure with it may pass under Difficult terrain but end there only with Strider too.</source>
            <translation>Лемур с этой способностью может пройти под труднопроходимой местностью, но закончить в ней — только если у него есть еще и Следопыт.</translation>
        </message>
        <message>
            <source>Special Abilities / Camouflage</source>
            <translation>Особые способности / Маскировка</translation>
        </message>
        <message>
            <source>Camouflage: More Protection under cover</source>
            <translation>Маскировка: Больше Защиты в укрытии</translation>
        </message>
        <message>
            <source>Under cover the unit has a further +x PR.</source>
            <translation>В укрытии у юнита есть еще +x PR.</translation>
        </message>
        <message>
            <source>Special Abilities / Chaotic Charge</source>
            <translation>Особые способности / Хаотичный рывок</translation>
        </message>
        <message>
            <source>Chaotic Charge: Charge with MVT x 3</source>
            <translation>Хаотичный рывок: Рывок с MVT x 3</translation>
        </message>
        <message>
            <source>In a Charge the unit triples its MVT.</source>
            <translation>При Рывке юнит утраивает свой MVT.</translation>
        </message>
        <message>
            <source>Special Abilities / Charisma</source>
            <translation>Особые способности / Харизма</translation>
        </message>
        <message>
            <source>Charisma: +x CBT for allies within 4 fathoms</source>
            <translation>Харизма: +x CBT союзникам в пределах 4 саженей</translation>
        </message>
        <message>
            <source>Allies within 4 fathoms of the unit get +x CBT.</source>
            <translation>Союзники в пределах 4 саженей от юнита получают +x CBT.</translation>
        </message>
        <message>
            <source>Charisma: Only the best one</source>
            <translation>Харизма: Только лучшая</translation>
        </message>
        <message>
            <source>In one attack sequence a unit uses only one Charisma bonus, the highest.</source>
            <translation>В одной атаке юнит использует только один бонус Харизмы, наибольший.</translation>
        </message>
        <message>
            <source>Special Abilities / Combat Sense</source>
            <translation>Особые способности / Боевое чутье</translation>
        </message>
        <message>
            <source>Combat Sense: +1 DEF in attack sequences, at most 5</source>
            <translation>Боевое чутье: +1 DEF в атаках, не больше 5</translation>
        </message>
        <message>
            <source>In an attack sequence the unit has +1 DEF, but DEF 5 is the top.</source>
            <translation>В атаке в ближнем бою у юнита +1 DEF, но DEF не выше 5.</translation>
        </message>
        <message>
            <source>Special Abilities / Combined Attack</source>
            <translation>Особые способности / Совместная атака</translation>
        </message>
        <message>
            <source>Combined Attack: More from support</source>
            <translation>Совместная атака: Больше от поддержки</translation>
        </message>
        <message>
            <source>Having any support bonus gives the unit a further +x CBT, once, however many support it.</source>
            <translation>Если у юнита есть какой-либо бонус за поддержку, он получает еще +x CBT, один раз, сколько бы юнитов его ни поддерживало.</translation>
        </message>
        <message>
            <source>Special Abilities / Concentrated</source>
            <translation>Особые способности / Сосредоточенный</translation>
        </message>
        <message>
            <source>Concentrated: Focus while engaged: a regular fight</source>
            <translation>Сосредоточенный: Медитация в бою: обычная атака</translation>
        </message>
        <message>
            <source>Focusing in contact with an enemy triggers a regular attack sequence in place of the one-sided attack.</source>
            <translation>Медитация в контакте с врагом вызывает нормальную атаку вместо односторонней.</translation>
        </message>
        <message>
            <source>Concentrated: Concentration while engaged: no penalty</source>
            <translation>Сосредоточенный: Концентрация в бою: без штрафа</translation>
        </message>
        <message>
            <source>In a Concentration in contact with an enemy the attack sequence is fought without the Concentration modifiers.</source>
            <translation>При Концентрации в контакте с врагом атака проходит без модификаторов Концентрации.</translation>
        </message>
        <message>
            <source>Special Abilities / Counter-attack</source>
            <translation>Особые способности / Контратака</translation>
        </message>
        <message>
            <source>Counter-attack: Ones hurt the attacker</source>
            <translation>Контратака: Единицы ранят атакующего</translation>
        </message>
        <message>
            <source>In an attack sequence launched against the unit, each die of the opponent that shows 1 after all re-rolls deals 1 damage to that opponent, added to what the unit itself inflicts.</source>
            <translation>В атаке, начатой против юнита, каждый кубик противника, на котором после всех перебросов стоит 1, наносит этому противнику 1 повреждение, в дополнение к тому, что наносит сам юнит.</translation>
        </message>
        <message>
            <source>Counter-attack: Not at DEF 1</source>
            <translation>Контратака: Не при DEF 1</translation>
        </message>
        <message>
            <source>While the unit's DEF is reduced to 1 it cannot use the ability.</source>
            <translation>Пока DEF юнита снижена до 1, он не может применять эту способность.</translation>
        </message>
        <message>
            <source>Special Abilities / Cumbersome</source>
            <translation>Особые способности / Громоздкое</translation>
        </message>
        <message>
            <source>Cumbersome: -x CBT from the second sequence on</source>
            <translation>Громоздкое: -x CBT начиная со второй атаки</translation>
        </message>
        <message>
            <source>From the second attack sequence against one and the same enemy the wielder has -x CBT.</source>
            <translation>Начиная со второй атаки против одного и того же врага у владельца -x CBT.</translation>
        </message>
        <message>
            <source>Cumbersome: Contact broken, count reset</source>
            <translation>Громоздкое: Контакт разорван — счет заново</translation>
        </message>
        <message>
            <source>The penalty holds only if the two have stayed in contact between the sequences.</source>
            <translation>Штраф действует, только если между атаками эти двое оставались в контакте.</translation>
        </message>
        <message>
            <source>Special Abilities / Defensive Combat</source>
            <translation>Особые способности / Оборонительный бой</translation>
        </message>
        <message>
            <source>Defensive Combat: Lower both sides by x</source>
            <translation>Оборонительный бой: Обе стороны на x меньше</translation>
        </message>
        <message>
            <source>In each attack sequence the unit may take -x CBT and give its opponent -x CBT.</source>
            <translation>В каждой атаке юнит может взять себе -x CBT и дать своему противнику -x CBT.</translation>
        </message>
        <message>
            <source>Defensive Combat: One die stays</source>
            <translation>Оборонительный бой: Один кубик остается</translation>
        </message>
        <message>
            <source>A side whose score was at least 1 before the ability still rolls at least 1 die.</source>
            <translation>Сторона, чье значение до этой способности было не меньше 1, все равно бросает не меньше 1 кубика.</translation>
        </message>
        <message>
            <source>Defensive Combat: After every other modifier</source>
            <translation>Оборонительный бой: После всех других модификаторов</translation>
        </message>
        <message>
            <source>It comes after all the other modifiers, vae victis too.</source>
            <translation>Применяется после всех прочих модификаторов, включая Vae Victis.</translation>
        </message>
        <message>
            <source>Special Abilities / Defensive Shot</source>
            <translation>Особые способности / Оборонительный выстрел</translation>
        </message>
        <message>
            <source>Defensive Shot: A shot when contacted</source>
            <translation>Оборонительный выстрел: Выстрел при контакте</translation>
        </message>
        <message>
            <source>An enemy's contact lets the unit fire at that enemy at point blank, provided that until then it was waiting and free and its ranged weapon is ready for use (loaded, in working order).</source>
            <translation>Контакт врага позволяет юниту выстрелить в этого врага в упор, если до этого он был ждущим и незанятым, а его дальнобойное оружие готово к бою (заряжено, исправно).</translation>
        </message>
        <message>
            <source>Defensive Shot: Before the close attack</source>
            <translation>Оборонительный выстрел: До атаки в ближнем бою</translation>
        </message>
        <message>
            <source>The shot is resolved before the attack sequence of that contact.</source>
            <translation>Выстрел разыгрывают до атаки, которую вызывает этот контакт.</translation>
        </message>
        <message>
            <source>Special Abilities / Demoralize</source>
            <translation>Особые способности / Деморализация</translation>
        </message>
        <message>
            <source>Demoralize: Double loss of CMD</source>
            <translation>Деморализация: Двойная потеря CMD</translation>
        </message>
        <message>
            <source>When the unit kills an enemy having at least 1 CMD, the enemy loses twice that CMD, from the current and the basic score.</source>
            <translation>Когда юнит убивает врага, у которого есть хотя бы 1 CMD, противник теряет удвоенный этот CMD, из текущего запаса CMD и из суммарного CMD.</translation>
        </message>
        <message>
            <source>Special Abilities / Discretion</source>
            <translation>Особые способности / Неприметность</translation>
        </message>
        <message>
            <source>Discretion: Off while engaged</source>
            <translation>Неприметность: Не действует, когда сражается</translation>
        </message>
        <message>
            <source>An engaged unit does not profit from it.</source>
            <translation>Сражающийся юнит ею не пользуется.</translation>
        </message>
        <message>
            <source>Discretion: No direct target from afar</source>
            <translation>Неприметность: Не прямая цель издали</translation>
        </message>
        <message>
            <source>From beyond x fathoms nobody can take it as direct target of a Shoot or Charge; from x or nearer it is open as usual.</source>
            <translation>Дальше x саженей никто не может взять его прямой целью Стрельбы или Рывка; на x и ближе он доступен как обычно.</translation>
        </message>
        <message>
            <source>Discretion: Templates</source>
            <translation>Неприметность: Шаблоны</translation>
        </message>
        <message>
            <source>An explosion or blast template may not be used if all the targets in it are enemies whose Discretion all work against the shooter.</source>
            <translation>Шаблон взрыва или выброса нельзя применять, если все цели в нем — враги, у каждого из которых Неприметность действует против стрелка.</translation>
        </message>
        <message>
            <source>Special Abilities / Dodge</source>
            <translation>Особые способности / Уклонение</translation>
        </message>
        <message>
            <source>Dodge: Roll when contacted</source>
            <translation>Уклонение: Бросок при контакте</translation>
        </message>
        <message>
            <source>As soon as an enemy engages it by contact the unit may roll 1d6; x or less: it is moved up to 3 fathoms.</source>
            <translation>Как только враг вступает с юнитом в контакт, юнит может бросить 1d6; при x или меньше его передвигают до 3 саженей.</translation>
        </message>
        <message>
            <source>Dodge: The enemy stays where contact was made</source>
            <translation>Уклонение: Враг остается там, где вступил в контакт</translation>
        </message>
        <message>
            <source>The engaging enemy's movement ends at the point of contact.</source>
            <translation>Передвижение врага, который хотел сразиться, кончается в точке контакта.</translation>
        </message>
        <message>
            <source>Dodge: Once per Action phase</source>
            <translation>Уклонение: Раз за фазу действий</translation>
        </message>
        <message>
            <source>Only one attempt in each Action phase.</source>
            <translation>Только одна попытка в каждой фазе действий.</translation>
        </message>
        <message>
            <source>Dodge: Limits of the move</source>
            <translation>Уклонение: Пределы передвижения</translation>
        </message>
        <message>
            <source>The move may touch no enemy and enter no enemy control area; leaving the area of the enemy just dodged is fine.</source>
            <translation>При этом нельзя касаться врагов и входить во вражеские зоны влияния; выйти из зоны того врага, от которого уклонились, можно.</translation>
        </message>
        <message>
            <source>Dodge: No way out, no Dodge</source>
            <translation>Уклонение: Нет выхода — нет Уклонения</translation>
        </message>
        <message>
            <source>A move that cannot be made means no Dodge.</source>
            <translation>Если передвижение сделать нельзя, Уклонения нет.</translation>
        </message>
        <message>
            <source>Dodge: Not when down or engaged</source>
            <translation>Уклонение: Не лежа и не в бою</translation>
        </message>
        <message>
            <source>No Dodge for a unit that lies Knocked Down, nor for one that was engaged before.</source>
            <translation>Уклонения нет у юнита, который лежит Сбитый с ног, и у того, который уже сражался до этого.</translation>
        </message>
        <message>
            <source>Special Abilities / Eager</source>
            <translation>Особые способности / Натиск</translation>
        </message>
        <message>
            <source>Eager: +x CBT in the first sequence</source>
            <translation>Натиск: +x CBT в первой атаке</translation>
        </message>
        <message>
            <source>Against each opponent the wielder has +x CBT in their first attack sequence only, whichever of the two made contact.</source>
            <translation>Против каждого противника у владельца +x CBT только в первой их атаке, кто бы из двоих ни вступил в контакт.</translation>
        </message>
        <message>
            <source>Special Abilities / Elusive</source>
            <translation>Особые способности / Неуловимый</translation>
        </message>
        <message>
            <source>Elusive: Ignores control areas</source>
            <translation>Неуловимый: Не замечает зон влияния</translation>
        </message>
        <message>
            <source>The unit is untouched by enemy control areas and may move through them freely.</source>
            <translation>Вражеские зоны влияния не действуют на юнита, он может свободно проходить через них.</translation>
        </message>
        <message>
            <source>Elusive: Cancels Attack of Opportunity</source>
            <translation>Неуловимый: Отменяет Внезапную атаку</translation>
        </message>
        <message>
            <source>Attack of Opportunity does not strike it (but see Intercept, SA-093).</source>
            <translation>Внезапная атака его не поражает (но см. Перехват, SA-093).</translation>
        </message>
        <message>
            <source>Special Abilities / Emancipated</source>
            <translation>Особые способности / Вольный</translation>
        </message>
        <message>
            <source>Emancipated: A lemure as an ordinary unit</source>
            <translation>Вольный: Лемур как обычный юнит</translation>
        </message>
        <message>
            <source>Such a lemure starts on the table like other units, cannot be invoked and carries no spell.</source>
            <translation>Такой лемур начинает на столе, как другие юниты, его нельзя призвать, и он не несет заклинания.</translation>
        </message>
        <message>
            <source>Special Abilities / Entangle</source>
            <translation>Особые способности / Опутывание</translation>
        </message>
        <message>
            <source>Entangle: No Retreat from it</source>
            <translation>Опутывание: От него нет Бегства</translation>
        </message>
        <message>
            <source>A unit engaged with it whose base is not larger than its own cannot Retreat.</source>
            <translation>Юнит, который сражается с ним и чья подставка не больше его подставки, не может выбрать Бегство.</translation>
        </message>
        <message>
            <source>Special Abilities / Erratic Movement</source>
            <translation>Особые способности / Беспорядочное движение</translation>
        </message>
        <message>
            <source>Erratic Movement: +x DEF against shots, at most 5</source>
            <translation>Беспорядочное движение: +x DEF против выстрелов, не больше 5</translation>
        </message>
        <message>
            <source>Against ranged attacks the unit has +x DEF, up to 5.</source>
            <translation>Против дальних атак у юнита +x DEF, но не выше 5.</translation>
        </message>
        <message>
            <source>Special Abilities / Evasive</source>
            <translation>Особые способности / Увертливый</translation>
        </message>
        <message>
            <source>Evasive: Cannot be picked while an ally fights the same enemy</source>
            <translation>Увертливый: Его не выбрать, пока с тем же врагом сражается союзник</translation>
        </message>
        <message>
            <source>An enemy engaged with this unit and with at least one of its allies may not, in its own activation, pick this unit as target.</source>
            <translation>Враг, который сражается с этим юнитом и хотя бы с одним его союзником, не может в свою активацию выбрать целью этого юнита.</translation>
        </message>
        <message>
            <source>Evasive: All Evasive</source>
            <translation>Увертливый: Все Увертливые</translation>
        </message>
        <message>
            <source>If every unit touching the enemy has Evasive, their player decides which of them it fights.</source>
            <translation>Если у всех юнитов, которые касаются врага, есть Увертливый, с кем из них он сражается, решает их игрок.</translation>
        </message>
        <message>
            <source>Special Abilities / Expertise</source>
            <translation>Особые способности / Мастерство</translation>
        </message>
        <message>
            <source>Expertise: Concentration in place of Focus</source>
            <translation>Мастерство: Концентрация вместо Медитации</translation>
        </message>
        <message>
            <source>The unit uses exhausting powers by a Concentration action; whatever needs Focus may be done by Concentration.</source>
            <translation>Юнит применяет изнуряющие силы действием Концентрация; все, чему нужна Медитация, можно делать Концентрацией.</translation>
        </message>
        <message>
            <source>Special Abilities / Fanatic</source>
            <translation>Особые способности / Фанатик</translation>
        </message>
        <message>
            <source>Fanatic: Other modifiers when Wounded</source>
            <translation>Фанатик: Другие модификаторы, когда Раненый</translation>
        </message>
        <message>
            <source>When Wounded its CBT, DEF (5 at most) and FTH rise by 1 and its MVT and SHS fall by 1, in place of the common penalties.</source>
            <translation>Когда он Раненый, его CBT, DEF (не больше 5) и FTH растут на 1, а MVT и SHS падают на 1 — вместо обычных штрафов.</translation>
        </message>
        <message>
            <source>Fanatic: Green scores</source>
            <translation>Фанатик: Зеленые значения</translation>
        </message>
        <message>
            <source>A Fanatic's wounded scores stand on green on the card.</source>
            <translation>Значения Раненого Фанатика стоят на карточке на зеленом.</translation>
        </message>
        <message>
            <source>Special Abilities / Fast</source>
            <translation>Особые способности / Быстрый</translation>
        </message>
        <message>
            <source>Fast: x more fathoms in Charge and Run</source>
            <translation>Быстрый: на x саженей больше при Рывке и Беге</translation>
        </message>
        <message>
            <source>In a Charge or Run it moves up to x fathoms more.</source>
            <translation>При Рывке или Беге он передвигается на расстояние до x саженей больше.</translation>
        </message>
        <message>
            <source>Special Abilities / Fierce</source>
            <translation>Особые способности / Свирепый</translation>
        </message>
        <message>
            <source>Fierce: +x CBT against supported enemies</source>
            <translation>Свирепый: +x CBT против врагов с поддержкой</translation>
        </message>
        <message>
            <source>Any support bonus of its opponent gives it +x CBT, once, however many supporters there are.</source>
            <translation>Любой бонус противника за поддержку дает ему +x CBT, один раз, сколько бы ни было поддерживающих.</translation>
        </message>
        <message>
            <source>Special Abilities / First Contact</source>
            <translation>Особые способности / Первый контакт</translation>
        </message>
        <message>
            <source>First Contact: Extra for the first Dominance</source>
            <translation>Первый контакт: Прибавка к Доминированию в Инициативе</translation>
        </message>
        <message>
            <source>Only in the reckoning of Dominance before the first turn, it adds x.</source>
            <translation>Прибавляет x только при подсчете Доминирования перед первым ходом.</translation>
        </message>
        <message>
            <source>Special Abilities / Frantic</source>
            <translation>Особые способности / Исступленный</translation>
        </message>
        <message>
            <source>Frantic: Two sequences in Mêlée, Charge and Attack</source>
            <translation>Исступленный: Две атаки при Рукопашной, Рывке и Нападении</translation>
        </message>
        <message>
            <source>In a Mêlée, Charge or Attack action it fights two attack sequences in a row.</source>
            <translation>В действии Рукопашная, Рывок или Нападение он проводит две атаки подряд.</translation>
        </message>
        <message>
            <source>Special Abilities / Fury</source>
            <translation>Особые способности / Ярость</translation>
        </message>
        <message>
            <source>Fury: No Charge penalty</source>
            <translation>Ярость: Нет штрафа за Рывок</translation>
        </message>
        <message>
            <source>A Charge does not cost it -1 CBT.</source>
            <translation>Рывок не дает ему -1 CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Harmless</source>
            <translation>Особые способности / Безвредный</translation>
        </message>
        <message>
            <source>Harmless: No control area</source>
            <translation>Безвредный: Нет зоны влияния</translation>
        </message>
        <message>
            <source>The unit has no control area.</source>
            <translation>У юнита нет зоны влияния.</translation>
        </message>
        <message>
            <source>Special Abilities / Healer</source>
            <translation>Особые способности / Целитель</translation>
        </message>
        <message>
            <source>Healer: An exhausting power</source>
            <translation>Целитель: Изнуряющая сила</translation>
        </message>
        <message>
            <source>It takes a Focus action.</source>
            <translation>Для нее нужно действие Медитация.</translation>
        </message>
        <message>
            <source>Healer: x LP to itself or an ally in contact</source>
            <translation>Целитель: x LP себе или союзнику в контакте</translation>
        </message>
        <message>
            <source>It gives back x LP to itself or to one ally it touches.</source>
            <translation>Возвращает x LP самому юниту или одному союзнику, которого он касается.</translation>
        </message>
        <message>
            <source>Healer: Not for Invulnerable units</source>
            <translation>Целитель: Не для Неуязвимых</translation>
        </message>
        <message>
            <source>It cannot heal a unit with Invulnerable.</source>
            <translation>Не может лечить юнита со способностью Неуязвимый.</translation>
        </message>
        <message>
            <source>Special Abilities / Heavy</source>
            <translation>Особые способности / Тяжелое</translation>
        </message>
        <message>
            <source>Heavy: No move with the shot</source>
            <translation>Тяжелое: Нет передвижения при выстреле</translation>
        </message>
        <message>
            <source>With this weapon the unit cannot move in a ranged attack action.</source>
            <translation>С этим оружием юнит не может передвигаться в действии с дальней атакой.</translation>
        </message>
        <message>
            <source>Special Abilities / Huge</source>
            <translation>Особые способности / Огромный</translation>
        </message>
        <message>
            <source>Huge: Retreat with any move</source>
            <translation>Огромный: Бегство с любым передвижением</translation>
        </message>
        <message>
            <source>In a Retreat, after the one-sided attack, it may move as in a Run, an Attack or a Charge in place of the Retreat move.</source>
            <translation>При Бегстве он может после односторонней атаки передвинуться как при Беге, Нападении или Рывке вместо передвижения Бегства.</translation>
        </message>
        <message>
            <source>Special Abilities / Immunity</source>
            <translation>Особые способности / Иммунитет</translation>
        </message>
        <message>
            <source>Immunity: No damage of the kind</source>
            <translation>Иммунитет: Нет повреждений этого вида</translation>
        </message>
        <message>
            <source>Damage coming from the named source has no effect on it.</source>
            <translation>Повреждения из названного источника на него не действуют.</translation>
        </message>
        <message>
            <source>Immunity: States still take hold</source>
            <translation>Иммунитет: Состояния все равно ложатся</translation>
        </message>
        <message>
            <source>States that go with the effect still affect it.</source>
            <translation>Состояния, которые сопровождают эффект, на него все же действуют.</translation>
        </message>
        <message>
            <source>Special Abilities / Impressive</source>
            <translation>Особые способности / Внушительный</translation>
        </message>
        <message>
            <source>Impressive: May be shot at though not nearest</source>
            <translation>Внушительный: Можно стрелять, хотя он не ближайший</translation>
        </message>
        <message>
            <source>A shooter may target it even if other enemies are nearer; of several such units in clear line of fire any may be chosen, or none.</source>
            <translation>Стрелок может выбрать его целью, даже если другие враги ближе; из нескольких таких юнитов на свободной линии огня можно выбрать любого или никого.</translation>
        </message>
        <message>
            <source>Special Abilities / Insignificant</source>
            <translation>Особые способности / Незначительный</translation>
        </message>
        <message>
            <source>Insignificant: Not in the first Dominance</source>
            <translation>Незначительный: Не в Доминировании в Инициативе</translation>
        </message>
        <message>
            <source>It does not count in the starting Dominance score.</source>
            <translation>Не учитывается в начальном подсчете Доминирования.</translation>
        </message>
        <message>
            <source>Insignificant: Not among the losses</source>
            <translation>Незначительный: Не среди потерь</translation>
        </message>
        <message>
            <source>Its loss does not count when losses are compared for Dominance.</source>
            <translation>Его потерю не учитывают, когда сравнивают потери для Доминирования.</translation>
        </message>
        <message>
            <source>Special Abilities / Intangible</source>
            <translation>Особые способности / Бесплотный</translation>
        </message>
        <message>
            <source>Intangible: Moves through everything</source>
            <translation>Бесплотный: Проходит сквозь все</translation>
        </message>
        <message>
            <source>Neither terrain nor units hinder its movement.</source>
            <translation>Его передвижению не мешают ни местность, ни юниты.</translation>
        </message>
        <message>
            <source>Intangible: Not ending in Impassable</source>
            <translation>Бесплотный: Не заканчивает в непроходимой</translation>
        </message>
        <message>
            <source>Its movement may not end in Impassable terrain.</source>
            <translation>Его передвижение не может закончиться в непроходимой местности.</translation>
        </message>
        <message>
            <source>Intangible: Control areas at the end only</source>
            <translation>Бесплотный: Зоны влияния только в конце</translation>
        </message>
        <message>
            <source>Control areas do not affect it while moving but do at the end of its movement; starting in one it pays no CMD.</source>
            <translation>Зоны влияния не действуют на него во время передвижения, но действуют в его конце; начиная в зоне, он не платит CMD.</translation>
        </message>
        <message>
            <source>Intangible: Breaking contact is free of attack</source>
            <translation>Бесплотный: Разрыв контакта без атаки</translation>
        </message>
        <message>
            <source>It suffers no one-sided attack when it breaks contact.</source>
            <translation>Разрывая контакт, он не получает односторонней атаки.</translation>
        </message>
        <message>
            <source>Intangible: Lemure and Difficult terrain</source>
            <translation>Бесплотный: Лемур и труднопроходимая местность</translation>
        </message>
        <message>
            <source>A lemure with it may pass through Difficult terrain but end there only with Strider.</source>
            <translation>Лемур с этой способностью может пройти сквозь труднопроходимую местность, но закончить в ней — только со Следопытом.</translation>
        </message>
        <message>
            <source>Special Abilities / Intercept</source>
            <translation>Особые способности / Перехват</translation>
        </message>
        <message>
            <source>Intercept: Wide control area against lemures</source>
            <translation>Перехват: Широкая зона влияния против лемуров</translation>
        </message>
        <message>
            <source>Against lemures its control area reaches x fathoms from its base.</source>
            <translation>Против лемуров его зона влияния простирается на x саженей от подставки.</translation>
        </message>
        <message>
            <source>Intercept: Cancels Elusive, Burrower, Intangible inside</source>
            <translation>Перехват: Внутри отменяет Неуловимый, Землерой, Бесплотный</translation>
        </message>
        <message>
            <source>For enemies inside its control area (the usual one, or the wide one for lemures) Elusive, Burrower and Intangible do not work.</source>
            <translation>Для врагов внутри его зоны влияния (обычной или, для лемуров, широкой) Неуловимый, Землерой и Бесплотный не работают.</translation>
        </message>
        <message>
            <source>Intercept: Attack of Opportunity works even on Elusive</source>
            <translation>Перехват: Внезапная атака работает даже на Неуловимого</translation>
        </message>
        <message>
            <source>If it also has Attack of Opportunity it may use it inside its area even against an Elusive enemy.</source>
            <translation>Если у него есть и Внезапная атака, он может применять ее внутри своей зоны даже против врага со способностью Неуловимый.</translation>
        </message>
        <message>
            <source>Intercept: Lemure leaving it is struck</source>
            <translation>Перехват: Лемур, который уходит, получает удар</translation>
        </message>
        <message>
            <source>A lemure engaged with it that breaks contact suffers a one-sided attack as in a Retreat.</source>
            <translation>Лемур, который сражается с ним и разрывает контакт, получает одностороннюю атаку, как при Бегстве.</translation>
        </message>
        <message>
            <source>Special Abilities / Invulnerable</source>
            <translation>Особые способности / Неуязвимый</translation>
        </message>
        <message>
            <source>Invulnerable: 1 damage per hit</source>
            <translation>Неуязвимый: 1 повреждение за попадание</translation>
        </message>
        <message>
            <source>Whatever the power table shows, each hit costs 1 damage, provided the table's damage is above 0.</source>
            <translation>Что бы ни показывала таблица мощности, каждое попадание стоит 1 повреждение, если повреждения по таблице больше 0.</translation>
        </message>
        <message>
            <source>Invulnerable: Untouched by states</source>
            <translation>Неуязвимый: Состояния не затрагивают</translation>
        </message>
        <message>
            <source>State changes, good or bad, do not affect it, except those on its own card or from its own abilities.</source>
            <translation>Перемены состояния, хорошие или плохие, на него не действуют, кроме тех, что указаны на его собственной карточке или идут от его собственных способностей.</translation>
        </message>
        <message>
            <source>Invulnerable: Explosions and blasts only on 6</source>
            <translation>Неуязвимый: Взрывы и выбросы только на 6</translation>
        </message>
        <message>
            <source>From other effects (explosions, blasts and the like) only dice showing 6 count, and each deals 1 damage.</source>
            <translation>От прочих эффектов (взрывов, выбросов и подобного) считаются только кубики, на которых выпало 6, и каждый наносит 1 повреждение.</translation>
        </message>
        <message>
            <source>Invulnerable: DEF 6 for good</source>
            <translation>Неуязвимый: DEF 6 навсегда</translation>
        </message>
        <message>
            <source>Its DEF is always 6 and is never modified unless that is said in so many words.</source>
            <translation>Его DEF всегда равна 6 и никогда не изменяется, если только об этом не сказано прямо.</translation>
        </message>
        <message>
            <source>Special Abilities / Leader</source>
            <translation>Особые способности / Лидер</translation>
        </message>
        <message>
            <source>Leader: CMD counts double for hiring troopers</source>
            <translation>Лидер: CMD вдвое для найма рядовых</translation>
        </message>
        <message>
            <source>In working out how many troopers may be hired its CMD counts twice.</source>
            <translation>При подсчете, сколько рядовых можно нанять, его CMD считают дважды.</translation>
        </message>
        <message>
            <source>Special Abilities / Levitation</source>
            <translation>Особые способности / Левитация</translation>
        </message>
        <message>
            <source>Levitation: Over Difficult terrain</source>
            <translation>Левитация: Над труднопроходимой местностью</translation>
        </message>
        <message>
            <source>Difficult terrain does not hinder it; all other kinds do as usual.</source>
            <translation>Труднопроходимая местность ему не мешает; все остальные виды мешают как обычно.</translation>
        </message>
        <message>
            <source>Levitation: Over units under 3 fathoms tall</source>
            <translation>Левитация: Над юнитами ниже 3 саженей</translation>
        </message>
        <message>
            <source>It may move over units less than 3 fathoms tall but not end on one.</source>
            <translation>Он может передвигаться над юнитами высотой меньше 3 саженей, но не заканчивать на них.</translation>
        </message>
        <message>
            <source>Levitation: Control areas as usual</source>
            <translation>Левитация: Зоны влияния как обычно</translation>
        </message>
        <message>
            <source>Control areas affect it normally.</source>
            <translation>Зоны влияния действуют на него обычным образом.</translation>
        </message>
        <message>
            <source>Levitation: Lemure and Difficult terrain</source>
            <translation>Левитация: Лемур и труднопроходимая местность</translation>
        </message>
        <message>
            <source>A lemure with it may cross Difficult terrain but end there only with Strider.</source>
            <translation>Лемур с этой способностью может пересечь труднопроходимую местность, но закончить в ней — только со Следопытом.</translation>
        </message>
        <message>
            <source>Special Abilities / Life Drain</source>
            <translation>Особые способности / Похищение жизни</translation>
        </message>
        <message>
            <source>Life Drain: x damage that ignores Protection and Immunity</source>
            <translation>Похищение жизни: x повреждений без учета Защиты и Иммунитета</translation>
        </message>
        <message>
            <source>The weapon inflicts x damage, ignoring Protection and every Immunity but Immunity to Life Drain.</source>
            <translation>Оружие наносит x повреждений без учета Защиты и любого Иммунитета, кроме Иммунитета к Похищению жизни.</translation>
        </message>
        <message>
            <source>Life Drain: The wielder gains what it took</source>
            <translation>Похищение жизни: Владелец получает то, что отнял</translation>
        </message>
        <message>
            <source>The wielder gains as many LP as the damage so inflicted in fact.</source>
            <translation>Владелец получает столько LP, сколько повреждений так нанесено на деле.</translation>
        </message>
        <message>
            <source>Life Drain: Losses of the same sequence can be won back</source>
            <translation>Похищение жизни: Можно вернуть потери той же атаки</translation>
        </message>
        <message>
            <source>The gain can make up LP the wielder lost in that same attack sequence, unless it has died.</source>
            <translation>Полученное может возместить LP, которые владелец потерял в той же самой атаке, если только он не погиб.</translation>
        </message>
        <message>
            <source>Special Abilities / Limited Range</source>
            <translation>Особые способности / Ограниченная дальность</translation>
        </message>
        <message>
            <source>Limited Range: No target beyond x times Range</source>
            <translation>Ограниченная дальность: Нет целей дальше x дальностей</translation>
        </message>
        <message>
            <source>Targets farther than x times the weapon's Range cannot be chosen.</source>
            <translation>Нельзя выбирать цели, которые дальше, чем x дальностей этого оружия.</translation>
        </message>
        <message>
            <source>Special Abilities / Lunge</source>
            <translation>Особые способности / Выпад</translation>
        </message>
        <message>
            <source>Lunge: Control area of x fathoms</source>
            <translation>Выпад: Зона влияния в x саженей</translation>
        </message>
        <message>
            <source>The unit's control area reaches x fathoms from its base.</source>
            <translation>Зона влияния юнита простирается на x саженей от его подставки.</translation>
        </message>
        <message>
            <source>Special Abilities / Man-at-arms</source>
            <translation>Особые способности / Ратник</translation>
        </message>
        <message>
            <source>Man-at-arms: Forces hits to be re-rolled</source>
            <translation>Ратник: Заставляет перебросить попадания</translation>
        </message>
        <message>
            <source>After an enemy in contact is through with its re-rolls, the unit may make it throw again up to x of the dice that hit.</source>
            <translation>После того как враг в контакте закончил свои перебросы, юнит может заставить его бросить заново до x попавших кубиков.</translation>
        </message>
        <message>
            <source>Man-at-arms: Even dice re-rolled before</source>
            <translation>Ратник: Даже уже переброшенные кубики</translation>
        </message>
        <message>
            <source>Dice already re-rolled may be forced once more.</source>
            <translation>Уже переброшенные кубики можно заставить бросить еще раз.</translation>
        </message>
        <message>
            <source>Special Abilities / Maverick</source>
            <translation>Особые способности / Одиночка</translation>
        </message>
        <message>
            <source>Maverick: Obeys only itself</source>
            <translation>Одиночка: Слушается только себя</translation>
        </message>
        <message>
            <source>It receives orders only from itself; vae victis and vae soli count unless it has those orders itself.</source>
            <translation>Он получает приказы только от самого себя; это касается и Vae Victis с Vae Soli, если у него самого нет этих приказов.</translation>
        </message>
        <message>
            <source>Special Abilities / Moving Shot</source>
            <translation>Особые способности / Стрельба на ходу</translation>
        </message>
        <message>
            <source>Moving Shot: Shot in mid move</source>
            <translation>Стрельба на ходу: Выстрел посреди передвижения</translation>
        </message>
        <message>
            <source>It may move part way, shoot, then finish the move.</source>
            <translation>Он может пройти часть пути, выстрелить и закончить передвижение.</translation>
        </message>
        <message>
            <source>Special Abilities / Munitions</source>
            <translation>Особые способности / Боезапас</translation>
        </message>
        <message>
            <source>Munitions: x uses per game</source>
            <translation>Боезапас: x применений за игру</translation>
        </message>
        <message>
            <source>The weapon can be used only x times in a game.</source>
            <translation>Это оружие можно применить только x раз за игру.</translation>
        </message>
        <message>
            <source>Munitions: Show the shots left</source>
            <translation>Боезапас: Показывайте оставшиеся выстрелы</translation>
        </message>
        <message>
            <source>The shots left are kept visible.</source>
            <translation>Оставшиеся выстрелы держат на виду.</translation>
        </message>
        <message>
            <source>Special Abilities / Natural Talent</source>
            <translation>Особые способности / Природный дар</translation>
        </message>
        <message>
            <source>Natural Talent: At least x re-rolls</source>
            <translation>Природный дар: Не меньше x перебросов</translation>
        </message>
        <message>
            <source>In an attack it never has fewer than x possible re-rolls, whatever its CBT or SHS.</source>
            <translation>В атаке у него никогда не бывает меньше x возможных перебросов, каков бы ни был его CBT или SHS.</translation>
        </message>
        <message>
            <source>Natural Talent: Each die once</source>
            <translation>Природный дар: Каждый кубик один раз</translation>
        </message>
        <message>
            <source>No die is re-rolled twice.</source>
            <translation>Ни один кубик не перебрасывают дважды.</translation>
        </message>
        <message>
            <source>Special Abilities / Pain</source>
            <translation>Особые способности / Боль</translation>
        </message>
        <message>
            <source>Pain: Wounded effects for x turns</source>
            <translation>Боль: Действие состояния Раненый на x ходов</translation>
        </message>
        <message>
            <source>The victim at once has the negative effects of Wounded for x turns; its LP are unchanged.</source>
            <translation>Жертва сразу испытывает отрицательное действие состояния Раненый x ходов; ее LP не меняются.</translation>
        </message>
        <message>
            <source>Pain: Nothing for the Wounded</source>
            <translation>Боль: Для Раненых ничего</translation>
        </message>
        <message>
            <source>A unit already Wounded gets nothing from it.</source>
            <translation>На юнита, который уже Раненый, она не действует.</translation>
        </message>
        <message>
            <source>Pain: Fanatic and Berserker react as when Wounded</source>
            <translation>Боль: Фанатик и Берсерк — как при ранении</translation>
        </message>
        <message>
            <source>For a Fanatic or Berserker the effect is their own Wounded one.</source>
            <translation>На юнита со способностью Фанатик или Берсерк она действует так, как на него самого действует состояние Раненый.</translation>
        </message>
        <message>
            <source>Pain: No Wounded state, no Pain</source>
            <translation>Боль: Нет состояния Раненый — нет Боли</translation>
        </message>
        <message>
            <source>A unit without a Wounded state is not affected.</source>
            <translation>На юнита без состояния Раненый она не действует.</translation>
        </message>
        <message>
            <source>Special Abilities / Prestige</source>
            <translation>Особые способности / Престиж</translation>
        </message>
        <message>
            <source>Prestige: Hiring from the named Faction</source>
            <translation>Престиж: Наем из названной фракции</translation>
        </message>
        <message>
            <source>An Officer with it may recruit units of that Faction into its Company.</source>
            <translation>Офицер с этой способностью может нанимать юнитов названной фракции в свою компанию.</translation>
        </message>
        <message>
            <source>Special Abilities / Piercing Strike</source>
            <translation>Особые способности / Пробивающий удар</translation>
        </message>
        <message>
            <source>Piercing Strike: -x Protection</source>
            <translation>Пробивающий удар: -x Защиты</translation>
        </message>
        <message>
            <source>The opponent's PR is lowered by x, not below 0, before damage.</source>
            <translation>PR противника снижается на x, но не ниже 0, до нанесения повреждений.</translation>
        </message>
        <message>
            <source>Piercing Strike: Cover too, for this attack</source>
            <translation>Пробивающий удар: И укрытие, на эту атаку</translation>
        </message>
        <message>
            <source>In a ranged attack the cover bonus is lowered too; the reduction lasts for the attack only.</source>
            <translation>При дальней атаке снижается и бонус за укрытие; снижение действует только на эту атаку.</translation>
        </message>
        <message>
            <source>Special Abilities / Protective</source>
            <translation>Особые способности / Защитник</translation>
        </message>
        <message>
            <source>Protective: Keeps its control area when engaged</source>
            <translation>Защитник: Сохраняет зону влияния, сражаясь</translation>
        </message>
        <message>
            <source>Enemies in contact do not take away its control area.</source>
            <translation>Враги в контакте не лишают его зоны влияния.</translation>
        </message>
        <message>
            <source>Special Abilities / Rapid Strike</source>
            <translation>Особые способности / Быстрый удар</translation>
        </message>
        <message>
            <source>Rapid Strike: Its damage comes first</source>
            <translation>Быстрый удар: Его повреждения раньше</translation>
        </message>
        <message>
            <source>In an attack sequence it inflicts its damage before the opponent's: with (Attack) in its own activation, with (Defense) in an enemy's activation.</source>
            <translation>В атаке он наносит свои повреждения раньше противника: с пометкой (Attack) — в свою активацию, с пометкой (Defense) — в активацию врага.</translation>
        </message>
        <message>
            <source>Rapid Strike: A killed opponent deals nothing</source>
            <translation>Быстрый удар: Убитый противник ничего не наносит</translation>
        </message>
        <message>
            <source>If the opponent dies by it, the unit suffers nothing from that opponent's attack.</source>
            <translation>Если противник от этого погибает, юнит ничего не получает от его атаки.</translation>
        </message>
        <message>
            <source>Rapid Strike: Both have it: simultaneous</source>
            <translation>Быстрый удар: У обоих — одновременно</translation>
        </message>
        <message>
            <source>Attacker with (Attack) against defender with (Defense): damage at the same time.</source>
            <translation>Атакующий с (Attack) против обороняющегося с (Defense): повреждения одновременно.</translation>
        </message>
        <message>
            <source>Rapid Strike: States come at the end</source>
            <translation>Быстрый удар: Состояния — в конце</translation>
        </message>
        <message>
            <source>State changes from the rapid hits apply with the enemy's at the end of the sequence.</source>
            <translation>Перемены состояния от быстрых попаданий применяются вместе с вражескими в конце атаки.</translation>
        </message>
        <message>
            <source>Special Abilities / Receive Charge</source>
            <translation>Особые способности / Встреча рывка</translation>
        </message>
        <message>
            <source>Receive Charge: +x CBT when charged</source>
            <translation>Встреча рывка: +x CBT против Рывка</translation>
        </message>
        <message>
            <source>+x CBT in an attack sequence caused by an enemy's Charge action against the unit.</source>
            <translation>+x CBT в атаке, вызванной действием врага Рывок против юнита.</translation>
        </message>
        <message>
            <source>Special Abilities / Regeneration</source>
            <translation>Особые способности / Регенерация</translation>
        </message>
        <message>
            <source>Regeneration: x LP each Upkeep</source>
            <translation>Регенерация: x LP каждую подготовительную фазу</translation>
        </message>
        <message>
            <source>It regains x LP in each Upkeep phase.</source>
            <translation>Он восстанавливает x LP в каждой подготовительной фазе.</translation>
        </message>
        <message>
            <source>Special Abilities / Reloading</source>
            <translation>Особые способности / Перезарядка</translation>
        </message>
        <message>
            <source>Reloading: x Focus actions between shots</source>
            <translation>Перезарядка: x Медитаций между выстрелами</translation>
        </message>
        <message>
            <source>After a shot the weapon shoots again only after x Focus actions in a row.</source>
            <translation>После выстрела это оружие снова стреляет только после x действий Медитация подряд.</translation>
        </message>
        <message>
            <source>Reloading: Keep count</source>
            <translation>Перезарядка: Ведите счет</translation>
        </message>
        <message>
            <source>The Focus actions still needed are shown.</source>
            <translation>Сколько еще нужно действий Медитация, держат на виду.</translation>
        </message>
        <message>
            <source>Reloading: Loaded at the start</source>
            <translation>Перезарядка: В начале заряжено</translation>
        </message>
        <message>
            <source>All such weapons start the game loaded.</source>
            <translation>Все такое оружие начинает игру заряженным.</translation>
        </message>
        <message>
            <source>Reloading: Engaged while reloading</source>
            <translation>Перезарядка: Враг в контакте во время перезарядки</translation>
        </message>
        <message>
            <source>A reloading unit that gets engaged has the choice: fight as usual and begin the reloading anew after the combat, or keep the count and go on reloading at the price of the one-sided attack that Focus provokes.</source>
            <translation>Если с перезаряжающим юнитом сразились, у него выбор: сражаться как обычно и начать перезарядку заново после сражения или сохранить счет и перезаряжать дальше ценой односторонней атаки, которую вызывает Медитация.</translation>
        </message>
        <message>
            <source>Special Abilities / Resistance</source>
            <translation>Особые способности / Сопротивление</translation>
        </message>
        <message>
            <source>Resistance: +x Protection against the kind</source>
            <translation>Сопротивление: +x Защиты против этого вида</translation>
        </message>
        <message>
            <source>+x PR against damage of the named kind of effect or weapon.</source>
            <translation>+x PR против повреждений от названного вида эффектов или оружия.</translation>
        </message>
        <message>
            <source>Special Abilities / Ricochet</source>
            <translation>Особые способности / Рикошет</translation>
        </message>
        <message>
            <source>Ricochet: x damage back</source>
            <translation>Рикошет: x повреждений в ответ</translation>
        </message>
        <message>
            <source>When it suffers damage it deals x damage, Protection ignored, to the enemy that caused it.</source>
            <translation>Получая повреждения, он наносит x повреждений, без учета Защиты, врагу, который их причинил.</translation>
        </message>
        <message>
            <source>Ricochet: Only damage of attack sequences</source>
            <translation>Рикошет: Только повреждения атак</translation>
        </message>
        <message>
            <source>Only close and ranged attack sequences count, not states, orders, auras, abilities, explosions or blasts.</source>
            <translation>Считаются только атаки в ближнем бою и дальние, но не состояния, приказы, ауры, способности, взрывы или выбросы.</translation>
        </message>
        <message>
            <source>Special Abilities / Runaway</source>
            <translation>Особые способности / Беглец</translation>
        </message>
        <message>
            <source>Runaway: -2 CBT for the parting blow</source>
            <translation>Беглец: -2 CBT на прощальный удар</translation>
        </message>
        <message>
            <source>When it declares a Retreat the opponent's one-sided attack roll has -2 CBT.</source>
            <translation>Когда он объявляет Бегство, у броска односторонней атаки противника -2 CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Scout</source>
            <translation>Особые способности / Разведчик</translation>
        </message>
        <message>
            <source>Scout: Better choice of terrain</source>
            <translation>Разведчик: Лучший выбор местности</translation>
        </message>
        <message>
            <source>It helps its player to choose terrain; the exact rule is in the complete rules, not in this text.</source>
            <translation>Помогает своему игроку выбирать местность; точное правило — в полных правилах, не в этом тексте.</translation>
        </message>
        <message>
            <source>Special Abilities / Slow</source>
            <translation>Особые способности / Медленный</translation>
        </message>
        <message>
            <source>Slow: Its Charge meets a one-sided attack</source>
            <translation>Медленный: Его Рывок встречает односторонняя атака</translation>
        </message>
        <message>
            <source>Its Charge may reach contact, but then the enemy makes a one-sided attack at -1 CBT in place of a normal sequence.</source>
            <translation>Его Рывок может довести до контакта, но тогда враг проводит одностороннюю атаку с -1 CBT вместо нормальной атаки.</translation>
        </message>
        <message>
            <source>Special Abilities / Sniper</source>
            <translation>Особые способности / Снайпер</translation>
        </message>
        <message>
            <source>Sniper: Any visible target</source>
            <translation>Снайпер: Любая видимая цель</translation>
        </message>
        <message>
            <source>It need not take the nearest enemy; any target in clear line of fire will do.</source>
            <translation>Ему не обязательно брать ближайшего врага; подойдет любая цель на свободной линии огня.</translation>
        </message>
        <message>
            <source>Special Abilities / Spiritual Damage</source>
            <translation>Особые способности / Духовные повреждения</translation>
        </message>
        <message>
            <source>Spiritual Damage: Faith in place of Protection</source>
            <translation>Духовные повреждения: Вера вместо Защиты</translation>
        </message>
        <message>
            <source>In its attack sequence the opponent's FTH is subtracted from the damage, not its PR.</source>
            <translation>В его атаке из повреждений вычитают FTH противника, а не его PR.</translation>
        </message>
        <message>
            <source>Spiritual Damage: Unbelievers are not protected</source>
            <translation>Духовные повреждения: Неверующих ничто не защищает</translation>
        </message>
        <message>
            <source>An Unbeliever subtracts nothing.</source>
            <translation>Неверующий ничего не вычитает.</translation>
        </message>
        <message>
            <source>Special Abilities / Strider</source>
            <translation>Особые способности / Следопыт</translation>
        </message>
        <message>
            <source>Strider: Difficult terrain free</source>
            <translation>Следопыт: Труднопроходимая местность бесплатно</translation>
        </message>
        <message>
            <source>Run and Charge through Difficult terrain cost it no CMD.</source>
            <translation>Бег и Рывок по труднопроходимой местности не стоят ему CMD.</translation>
        </message>
        <message>
            <source>Strider: Lemures need it</source>
            <translation>Следопыт: Нужен лемурам</translation>
        </message>
        <message>
            <source>A lemure may enter or end in Difficult terrain only with Strider; one with Burrower, Intangible or Levitation may pass it but not end there (SA-031, SA-090, SA-103).</source>
            <translation>Лемур может войти в труднопроходимую местность или закончить в ней только со Следопытом; лемур со способностью Землерой, Бесплотный или Левитация может ее пройти, но не закончить в ней (SA-031, SA-090, SA-103).</translation>
        </message>
        <message>
            <source>Special Abilities / Teleportation</source>
            <translation>Особые способности / Телепортация</translation>
        </message>
        <message>
            <source>Teleportation: No Run, Charge or Retreat</source>
            <translation>Телепортация: Ни Бега, ни Рывка, ни Бегства</translation>
        </message>
        <message>
            <source>It cannot perform these three actions.</source>
            <translation>Он не может выполнять эти три действия.</translation>
        </message>
        <message>
            <source>Teleportation: Nothing hinders it</source>
            <translation>Телепортация: Ничто не мешает</translation>
        </message>
        <message>
            <source>Terrain and units do not hinder its move; it cannot end in another unit or in Impassable terrain.</source>
            <translation>Местность и юниты не мешают его передвижению; он не может закончить его внутри другого юнита или в непроходимой местности.</translation>
        </message>
        <message>
            <source>Teleportation: Control areas at start and end</source>
            <translation>Телепортация: Зоны влияния в начале и в конце</translation>
        </message>
        <message>
            <source>Control areas count only where its move starts or ends.</source>
            <translation>Зоны влияния учитывают только там, где его передвижение начинается или кончается.</translation>
        </message>
        <message>
            <source>Teleportation: Cancels Attack of Opportunity in contact</source>
            <translation>Телепортация: Отменяет Внезапную атаку в контакте</translation>
        </message>
        <message>
            <source>Ending in contact with a unit that has Attack of Opportunity, it suffers none.</source>
            <translation>Закончив в контакте с юнитом, у которого есть Внезапная атака, он ее не получает.</translation>
        </message>
        <message>
            <source>Teleportation: Mêlée as others</source>
            <translation>Телепортация: Рукопашная как у других</translation>
        </message>
        <message>
            <source>In a Mêlée action it acts like any unit.</source>
            <translation>В действии Рукопашная он ведет себя как любой юнит.</translation>
        </message>
        <message>
            <source>Special Abilities / Tenacious</source>
            <translation>Особые способности / Стойкий</translation>
        </message>
        <message>
            <source>Tenacious: +x CBT when contacted while waiting</source>
            <translation>Стойкий: +x CBT, если контакт застал его ждущим</translation>
        </message>
        <message>
            <source>An enemy that makes contact with it before it has acted this turn gives it +x CBT.</source>
            <translation>Враг, который вступает с ним в контакт до того, как он действовал в этом ходу, дает ему +x CBT.</translation>
        </message>
        <message>
            <source>Special Abilities / Terror</source>
            <translation>Особые способности / Ужас</translation>
        </message>
        <message>
            <source>Terror: -x CBT for enemies in contact</source>
            <translation>Ужас: -x CBT врагам в контакте</translation>
        </message>
        <message>
            <source>Enemies touching it have -x CBT.</source>
            <translation>У врагов, которые его касаются, -x CBT.</translation>
        </message>
        <message>
            <source>Terror: Only the largest</source>
            <translation>Ужас: Только наибольший</translation>
        </message>
        <message>
            <source>A unit suffers only the largest Terror.</source>
            <translation>На юнита действует только наибольший Ужас.</translation>
        </message>
        <message>
            <source>Special Abilities / Trained Gunman</source>
            <translation>Особые способности / Обученный стрелок</translation>
        </message>
        <message>
            <source>Trained Gunman: +x SHS if it stands still</source>
            <translation>Обученный стрелок: +x SHS, если стоит на месте</translation>
        </message>
        <message>
            <source>+x SHS if it moves neither before nor after the ranged attack.</source>
            <translation>+x SHS, если он не передвигается ни до, ни после дальней атаки.</translation>
        </message>
        <message>
            <source>Special Abilities / Uncontrollable</source>
            <translation>Особые способности / Неуправляемый</translation>
        </message>
        <message>
            <source>Uncontrollable: 1 CMD for most actions</source>
            <translation>Неуправляемый: 1 CMD за большинство действий</translation>
        </message>
        <message>
            <source>When it is activated, any action but Attack, Walk or Mêlée costs 1 CMD; that is not an order.</source>
            <translation>Когда его активируют, любое действие, кроме Нападения, Движения или Рукопашной, стоит 1 CMD; это не приказ.</translation>
        </message>
        <message>
            <source>Uncontrollable: Not paid: it may do nothing</source>
            <translation>Неуправляемый: Не заплачено — может ничего не делать</translation>
        </message>
        <message>
            <source>If its player does not pay, it can still be activated and do nothing.</source>
            <translation>Если его игрок не платит, его все же можно активировать и ничего не делать.</translation>
        </message>
        <message>
            <source>Special Abilities / Vicious</source>
            <translation>Особые способности / Злобный</translation>
        </message>
        <message>
            <source>Vicious: +x CBT in one-sided attacks</source>
            <translation>Злобный: +x CBT в односторонних атаках</translation>
        </message>
        <message>
            <source>+x CBT in any one-sided attack it makes.</source>
            <translation>+x CBT в любой односторонней атаке, которую он проводит.</translation>
        </message>
        <message>
            <source>Special Abilities / Vulnerability</source>
            <translation>Особые способности / Уязвимость</translation>
        </message>
        <message>
            <source>Vulnerability: PR is x against the kind</source>
            <translation>Уязвимость: PR равна x против этого вида</translation>
        </message>
        <message>
            <source>Against the named kind of damage its PR is x.</source>
            <translation>Против названного вида повреждений его PR равна x.</translation>
        </message>
        <message>
            <source>Special Abilities / Strider; States / Controlled X</source>
            <translation>Особые способности / Следопыт; Состояния / Подконтрольный X</translation>
        </message>
        <message>
            <source>Strider: What Difficult terrain costs the others</source>
            <translation>Следопыт: Чего труднопроходимая местность стоит другим</translation>
        </message>
        <message>
            <source>A unit pays 1 CMD to Run or Charge across Difficult terrain, unless it has Strider or an ability that makes such terrain no hindrance.</source>
            <translation>Юнит платит 1 CMD за Бег или Рывок через труднопроходимую местность, если у него нет Следопыта или способности, при которой такая местность не помеха.</translation>
        </message>
        <message>
            <source>Constructing Your Company</source>
            <translation>Составление компании</translation>
        </message>
        <message>
            <source>Army Points agreed first</source>
            <translation>Очки Армии согласуют первыми</translation>
        </message>
        <message>
            <source>Before raising Companies the players agree on the Army Points to spend; 200 AP is the standard, the worth of one basic box.</source>
            <translation>Прежде чем набирать компании, игроки договариваются, сколько Очков Армии потратят; обычно это 200 AP — столько стоит один базовый набор.</translation>
        </message>
        <message>
            <source>Total not above the agreement</source>
            <translation>Сумма не выше договоренной</translation>
        </message>
        <message>
            <source>The AP of all units together must not be above the agreed total.</source>
            <translation>AP всех юнитов вместе не должны превышать договоренной суммы.</translation>
        </message>
        <message>
            <source>One Faction</source>
            <translation>Одна фракция</translation>
        </message>
        <message>
            <source>All members are of one of the five Factions: Westerners, Saracens, the Lost, Demons, Mercenaries; hired Mercenaries are the exception.</source>
            <translation>Все участники — из одной из пяти фракций: Люди Запада, Сарацины, Потерянные, Демоны, Наемники; исключение — нанятые Наемники.</translation>
        </message>
        <message>
            <source>Exactly one Officer</source>
            <translation>Ровно один офицер</translation>
        </message>
        <message>
            <source>Each Company has one Officer, no fewer and no more.</source>
            <translation>В каждой компании один офицер, не меньше и не больше.</translation>
        </message>
        <message>
            <source>Named independents once</source>
            <translation>Независимые персонажи с именем — один раз</translation>
        </message>
        <message>
            <source>An independent with an identity can be in a Company only once.</source>
            <translation>Независимый персонаж с собственным именем может быть в компании только один раз.</translation>
        </message>
        <message>
            <source>Nameless independents freely</source>
            <translation>Безымянные независимые персонажи — свободно</translation>
        </message>
        <message>
            <source>Nameless independents may be taken any number of times, unless Limited.</source>
            <translation>Безымянных независимых персонажей можно брать сколько угодно раз, если они не Лимитированные.</translation>
        </message>
        <message>
            <source>Troopers up to the basic Command score</source>
            <translation>Рядовых — до суммарного CMD</translation>
        </message>
        <message>
            <source>A Company has at most as many troopers as its basic Command score.</source>
            <translation>В компании рядовых не больше, чем ее суммарный CMD.</translation>
        </message>
        <message>
            <source>Leader doubles</source>
            <translation>Лидер удваивает</translation>
        </message>
        <message>
            <source>With the Leader ability a unit's CMD counts twice in this trooper limit only.</source>
            <translation>С особой способностью Лидер CMD юнита считают дважды, но только для этого предела рядовых.</translation>
        </message>
        <message>
            <source>Limited x per 200 AP or part of it</source>
            <translation>Лимитированный x на каждые 200 AP или их часть</translation>
        </message>
        <message>
            <source>A Limited x unit is hired at most x times for each full or started 200 AP.</source>
            <translation>Юнит Лимитированный x нанимают не больше x раз на каждые полные или начатые 200 AP.</translation>
        </message>
        <message>
            <source>Both limits together</source>
            <translation>Оба предела вместе</translation>
        </message>
        <message>
            <source>Limited troopers obey the Limited number and the trooper limit.</source>
            <translation>Лимитированные рядовые подчиняются и числу Лимитированный, и пределу рядовых.</translation>
        </message>
        <message>
            <source>Constructing Your Company / Recruiting Mercenaries</source>
            <translation>Составление компании / Найм наемников</translation>
        </message>
        <message>
            <source>Mercenary troops may join others</source>
            <translation>Наемники могут служить другим</translation>
        </message>
        <message>
            <source>Mercenary independents and troopers may be recruited by Companies of other Factions.</source>
            <translation>Независимых персонажей и рядовых Наемников могут нанимать компании других фракций.</translation>
        </message>
        <message>
            <source>Mercenary Officer leads Mercenaries</source>
            <translation>Офицер Наемников ведет Наемников</translation>
        </message>
        <message>
            <source>A Mercenary Officer leads no Company of another Faction; all its independents and troopers are Mercenaries, unless it has Prestige.</source>
            <translation>Офицер Наемников не возглавляет компанию другой фракции; все ее независимые персонажи и рядовые — Наемники, если у него нет Престижа.</translation>
        </message>
        <message>
            <source>CMD of a Mercenary independent hires only Mercenaries</source>
            <translation>На CMD независимого персонажа Наемников — только Наемники</translation>
        </message>
        <message>
            <source>The CMD of a Mercenary independent allows only Mercenary troopers.</source>
            <translation>CMD независимого персонажа Наемников позволяет нанимать только рядовых Наемников.</translation>
        </message>
        <message>
            <source>No own quota for Mercenary troopers</source>
            <translation>Нет отдельной квоты для рядовых Наемников</translation>
        </message>
        <message>
            <source>Any mix of Mercenary and other troopers is fine within the basic Command score.</source>
            <translation>Любое сочетание рядовых Наемников и других годится в пределах суммарного CMD.</translation>
        </message>
        <message>
            <source>Leader on a Mercenary independent</source>
            <translation>Лидер у независимого персонажа Наемников</translation>
        </message>
        <message>
            <source>The doubled CMD of a Mercenary independent with Leader still serves Mercenaries only.</source>
            <translation>Удвоенный CMD независимого персонажа Наемников с Лидером все равно служит только Наемникам.</translation>
        </message>
        <message>
            <source>Constructing Your Company / Larger Battles</source>
            <translation>Составление компании / Крупные битвы</translation>
        </message>
        <message>
            <source>More than 200 AP</source>
            <translation>Больше 200 AP</translation>
        </message>
        <message>
            <source>Larger games are possible, still with one Officer per Company.</source>
            <translation>Возможны и более крупные игры, по-прежнему с одним офицером в компании.</translation>
        </message>
        <message>
            <source>Lemures are not hired</source>
            <translation>Лемуров не нанимают</translation>
        </message>
        <message>
            <source>Lemures invoked in play are no part of the list; an Emancipated one is.</source>
            <translation>Лемуры, призванные в игре, в список не входят; Вольный лемур входит.</translation>
        </message>
        <message>
            <source>Effets</source>
            <translation>Эффекты</translation>
        </message>
        <message>
            <source>Special effects are read from the card</source>
            <translation>Особые эффекты читают с карточки</translation>
        </message>
        <message>
            <source>Besides abilities a unit may own any number of special effects. Each effect belongs to the unit that owns it and its whole text stands on that unit's recruitment card. Categories: order, spell, aura, or none.</source>
            <translation>Кроме способностей у юнита может быть любое число особых эффектов. Каждый эффект принадлежит юниту, у которого он есть, и весь его текст стоит на карточке этого юнита. Категории: приказ, заклинание, аура или никакой.</translation>
        </message>
        <message>
            <source>An effect overrules the rules</source>
            <translation>Эффект отменяет правила</translation>
        </message>
        <message>
            <source>Where an effect and a rule of the game contradict each other, the effect wins.</source>
            <translation>Если эффект и правило игры противоречат друг другу, верх берет эффект.</translation>
        </message>
        <message>
            <source>Clashing effects: the active unit's goes first</source>
            <translation>Столкновение эффектов: первым — эффект активного юнита</translation>
        </message>
        <message>
            <source>When two effects clash in timing and cannot be resolved together, the effect of the unit being activated is applied first; the other follows if it still can, and may be cancelled by it.</source>
            <translation>Когда два эффекта сталкиваются по времени и их нельзя применить вместе, первым применяют эффект юнита, которого активируют; другой следует, если еще может, и первый может его отменить.</translation>
        </message>
        <message>
            <source>Effets / Un peu de sémantique</source>
            <translation>Эффекты / Немного о терминах</translation>
        </message>
        <message>
            <source>An effect naming its owner means that one copy</source>
            <translation>Эффект, который называет владельца, говорит об одном этом экземпляре</translation>
        </message>
        <message>
            <source>When an effect names the unit that owns it, it means exactly the copy using the effect, never other copies with the same name.</source>
            <translation>Когда эффект называет юнита, у которого он есть, имеется в виду именно тот экземпляр, который применяет эффект, и никогда другие экземпляры с тем же названием.</translation>
        </message>
        <message>
            <source>'Source' means the owning copy</source>
            <translation>«Источник» — экземпляр, у которого есть эффект</translation>
        </message>
        <message>
            <source>The word source in an effect means the copy of the unit that owns and uses the effect.</source>
            <translation>Слово «источник» в эффекте означает экземпляр юнита, у которого есть эффект и который его применяет.</translation>
        </message>
        <message>
            <source>Allies, opponents and associate are the source's</source>
            <translation>Союзники, противники и привязанный юнит — у источника</translation>
        </message>
        <message>
            <source>Allies and opponents named by an effect without more detail are those of the source; an associate is always the associate of the source.</source>
            <translation>Союзники и противники, названные в эффекте без уточнения, — это союзники и противники источника; привязанный юнит — всегда привязанный юнит источника.</translation>
        </message>
        <message>
            <source>Distances start at the source</source>
            <translation>Расстояния начинаются от источника</translation>
        </message>
        <message>
            <source>A distance in an effect with no other starting point is measured from the source.</source>
            <translation>Расстояние в эффекте, у которого не названо другое начало, измеряют от источника.</translation>
        </message>
        <message>
            <source>Effets et déclencheurs</source>
            <translation>Эффекты и триггеры</translation>
        </message>
        <message>
            <source>Two types: permanent and temporary</source>
            <translation>Два типа: постоянный и временный</translation>
        </message>
        <message>
            <source>Every effect with a category is either permanent (simply always applied) or temporary (must be triggered to apply).</source>
            <translation>Каждый эффект с категорией либо постоянный (просто применяется всегда), либо временный (чтобы применяться, он должен быть вызван).</translation>
        </message>
        <message>
            <source>Permanent effects carry the trigger Constant</source>
            <translation>У постоянных эффектов триггер «Constant»</translation>
        </message>
        <message>
            <source>A permanent effect's trigger field always reads Constant; a temporary one's is one of Exhausting, Active, Passive, Free.</source>
            <translation>В поле триггера постоянного эффекта всегда стоит «Constant» (постоянный); у временного — одно из: изнуряющий, активируемый, пассивный, независимый.</translation>
        </message>
        <message>
            <source>Exhausting needs Focus</source>
            <translation>Изнуряющему нужна Медитация</translation>
        </message>
        <message>
            <source>An exhausting effect is triggered only by a Focus action of the unit.</source>
            <translation>Изнуряющий эффект вызывает только действие юнита Медитация.</translation>
        </message>
        <message>
            <source>Active needs Concentration</source>
            <translation>Активируемому нужна Концентрация</translation>
        </message>
        <message>
            <source>An active effect is triggered only by a Concentration action of the unit.</source>
            <translation>Активируемый эффект вызывает только действие юнита Концентрация.</translation>
        </message>
        <message>
            <source>Passive: any moment of one's own activation</source>
            <translation>Пассивный: любой момент своей активации</translation>
        </message>
        <message>
            <source>A passive effect may be used at any moment of its user's activation, whatever the action; enemies get no reaction, engaged or not; but never while an attack, close or ranged, is being resolved.</source>
            <translation>Пассивный эффект можно применить в любой момент активации применяющего юнита, каким бы ни было действие; враги на него не реагируют, сражаются они или нет; но никогда, пока проводят атаку, в ближнем бою или дальнюю.</translation>
        </message>
        <message>
            <source>Free: any moment of the Action phase</source>
            <translation>Независимый: любой момент фазы действий</translation>
        </message>
        <message>
            <source>A free effect may be used at any moment of the Action phase: in an opponent's, an ally's or the user's own activation or between two activations, whether the user has been activated or not; never while an attack is being resolved, but just before or just after it.</source>
            <translation>Независимый эффект можно применить в любой момент фазы действий: в активацию противника, союзника или самого применяющего либо между двумя активациями, независимо от того, был ли он уже активирован; никогда, пока проводят атаку, но сразу перед ней или сразу после нее можно.</translation>
        </message>
        <message>
            <source>Effects without category follow their own text</source>
            <translation>Эффекты без категории следуют своему тексту</translation>
        </message>
        <message>
            <source>An effect of no category has no type or trigger; when and how it is used is only what its description says.</source>
            <translation>У эффекта без категории нет ни типа, ни триггера; когда и как его применять, говорит только его описание.</translation>
        </message>
        <message>
            <source>Ordres et Commandement</source>
            <translation>Приказы и Командование</translation>
        </message>
        <message>
            <source>Orders are paid effects that bend the rules</source>
            <translation>Приказы — платные эффекты, которые обходят правила</translation>
        </message>
        <message>
            <source>Some units can use orders: effects that as a rule break basic rules of the game and are as a rule paid with command points.</source>
            <translation>Некоторые юниты могут применять приказы: эффекты, которые, как правило, нарушают базовые правила игры и, как правило, оплачиваются очками приказов.</translation>
        </message>
        <message>
            <source>Orders reach everywhere</source>
            <translation>Приказы достигают всех мест</translation>
        </message>
        <message>
            <source>Unless its text says otherwise an order has no range limit.</source>
            <translation>Если его текст не говорит иного, предела дальности у приказа нет.</translation>
        </message>
        <message>
            <source>A unit gives (triggers) an order when it uses an effect that its card describes as an order.</source>
            <translation>Юнит отдает (вызывает) приказ, когда применяет эффект, который его карточка описывает как приказ.</translation>
        </message>
        <message>
            <source>Receiving an order means being its target</source>
            <translation>Получить приказ — быть его целью</translation>
        </message>
        <message>
            <source>A unit receives an order when it is the target of an order on an allied unit's card.</source>
            <translation>Юнит получает приказ, когда он — цель приказа с карточки дружественного юнита.</translation>
        </message>
        <message>
            <source>Enemy orders are not received</source>
            <translation>Вражеские приказы не получают</translation>
        </message>
        <message>
            <source>A unit targeted by an order on an opponent's card does not receive an order.</source>
            <translation>Юнит, который стал целью приказа с карточки противника, не получает приказа.</translation>
        </message>
        <message>
            <source>Officers have every Vae order without print</source>
            <translation>У офицеров есть все приказы Vae, хотя они не напечатаны</translation>
        </message>
        <message>
            <source>All Officers own the orders of the Vae kind automatically; these never stand on a card. There are three: Vae Distanti, Vae Victis, Vae Soli.</source>
            <translation>Все офицеры автоматически имеют приказы вида Vae; они никогда не стоят на карточке. Их три: Vae Distanti, Vae Victis, Vae Soli.</translation>
        </message>
        <message>
            <source>Order header: Trigger - Cost - Target - Limit</source>
            <translation>Заголовок приказа: триггер - цена - цель - предел</translation>
        </message>
        <message>
            <source>An order's header has four fields in this order: trigger, cost, target, limit; a description follows.</source>
            <translation>В заголовке приказа четыре поля в таком порядке: триггер, цена, цель, предел; за ними следует описание.</translation>
        </message>
        <message>
            <source>Order trigger field</source>
            <translation>Поле триггера приказа</translation>
        </message>
        <message>
            <source>The trigger field names one of the existing triggers and fixes how the order is used, exactly as for any effect.</source>
            <translation>Поле триггера называет один из имеющихся триггеров и определяет, как применяют приказ, точно так же, как у любого эффекта.</translation>
        </message>
        <message>
            <source>Cost: a number, or X</source>
            <translation>Цена: число или X</translation>
        </message>
        <message>
            <source>The cost gives how many command points the trigger takes; an X means the description says how much, valued when the order is triggered.</source>
            <translation>Цена говорит, сколько очков приказов нужно, чтобы вызвать приказ; X означает, что сколько именно, говорит описание, и значение определяют, когда приказ вызывают.</translation>
        </message>
        <message>
            <source>* marks a permanent cost</source>
            <translation>* отмечает постоянную цену</translation>
        </message>
        <message>
            <source>An asterisk after the cost makes the spending permanent; without it the spending is temporary.</source>
            <translation>Звездочка после цены делает трату постоянной; без нее трата временная.</translation>
        </message>
        <message>
            <source>'Gratuit' costs nothing</source>
            <translation>«gratuit» ничего не стоит</translation>
        </message>
        <message>
            <source>A cost written gratuit means no command point is spent.</source>
            <translation>Цена «gratuit» (бесплатно) означает, что очков приказов не тратят.</translation>
        </message>
        <message>
            <source>Target field</source>
            <translation>Поле цели</translation>
        </message>
        <message>
            <source>The target field tells which unit or units may be targeted by the order.</source>
            <translation>Поле цели говорит, какой юнит или какие юниты могут быть целью приказа.</translation>
        </message>
        <message>
            <source>Affected but not targeted is not receiving</source>
            <translation>На кого действует, но не цель — тот не получает</translation>
        </message>
        <message>
            <source>A unit affected by an ally's order without being its target does not receive the order.</source>
            <translation>Юнит, на которого приказ союзника действует, но целью которого он не является, приказа не получает.</translation>
        </message>
        <message>
            <source>Company-wide orders hit everybody</source>
            <translation>Приказы на всю компанию действуют на всех</translation>
        </message>
        <message>
            <source>If the target is a company, every combatant of it is affected, able to receive an order at that time or not.</source>
            <translation>Если цель — компания, приказ действует на каждого ее бойца, может он в это время получать приказ или нет.</translation>
        </message>
        <message>
            <source>No legal target, no order</source>
            <translation>Нет допустимой цели — нет приказа</translation>
        </message>
        <message>
            <source>An order whose target field is anything but 'aucune' (none) cannot be used while no legal target exists.</source>
            <translation>Приказ, в поле цели которого стоит что угодно, кроме «aucune» (нет), нельзя применить, пока нет допустимой цели.</translation>
        </message>
        <message>
            <source>Limit field: how often</source>
            <translation>Поле предела: как часто</translation>
        </message>
        <message>
            <source>The limit says how often the order may be used: unlimited, a set number, or once; per battle, turn, activation or another stated span.</source>
            <translation>Предел говорит, как часто можно применять приказ: неограниченно, заданное число раз или один раз; за битву, ход, активацию или другой указанный срок.</translation>
        </message>
        <message>
            <source>Description completes the header</source>
            <translation>Описание дополняет заголовок</translation>
        </message>
        <message>
            <source>The description after the header states the exact consequences.</source>
            <translation>Описание после заголовка называет точные последствия.</translation>
        </message>
        <message>
            <source>Losing the Officer loses the Vae orders</source>
            <translation>Потерять офицера — потерять приказы Vae</translation>
        </message>
        <message>
            <source>With the Officer's death the company loses the Vae orders, and while certain states affect him it loses them for that time.</source>
            <translation>С гибелью офицера компания теряет приказы Vae, а пока на него действуют определенные состояния, она теряет их на это время.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Distanti</source>
            <translation>Приказы и Командование / Vae Distanti</translation>
        </message>
        <message>
            <source>Vae Distanti: header</source>
            <translation>Vae Distanti: заголовок</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1, 2 or 3 temporary points; target one allied combatant (the shooter); limit once per attack.</source>
            <translation>Триггер независимый; цена 1, 2 или 3 временных очка; цель — один дружественный боец (стрелок); предел — один раз за атаку.</translation>
        </message>
        <message>
            <source>Vae Distanti: ignore enemies at a price in dice</source>
            <translation>Vae Distanti: не замечать врагов ценой кубиков</translation>
        </message>
        <message>
            <source>At a ranged attack the player pays 1, 2 or 3 points to ignore as many opponents when the target is chosen; the shooter suffers -1, -2 or -3 SHS respectively.</source>
            <translation>При дальней атаке игрок платит 1, 2 или 3 очка, чтобы при выборе цели не учитывать столько же противников; стрелок получает соответственно -1, -2 или -3 SHS.</translation>
        </message>
        <message>
            <source>Vae Distanti: timing and span</source>
            <translation>Vae Distanti: момент и срок</translation>
        </message>
        <message>
            <source>It is used when the target of the ranged attack is chosen; the ignoring and the penalty hold for that attack alone. It is an exception to the ban on free effects during an attack.</source>
            <translation>Его применяют, когда выбирают цель дальней атаки; и неучет противников, и штраф действуют только на эту атаку. Это исключение из запрета на независимые эффекты во время атаки.</translation>
        </message>
        <message>
            <source>Vae Distanti: many times a phase, once an attack</source>
            <translation>Vae Distanti: много раз за фазу, один раз за атаку</translation>
        </message>
        <message>
            <source>It may be used for several attacks in one Action phase but once per attack, also when several combatants of the company own it.</source>
            <translation>Его можно применять к нескольким атакам за одну фазу действий, но один раз за атаку, даже когда он есть у нескольких бойцов компании.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Victis</source>
            <translation>Приказы и Командование / Vae Victis</translation>
        </message>
        <message>
            <source>Vae Victis: header</source>
            <translation>Vae Victis: заголовок</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1 or 2 temporary points; target one allied combatant; limit once per attack.</source>
            <translation>Триггер независимый; цена 1 или 2 временных очка; цель — один дружественный боец; предел — один раз за атаку.</translation>
        </message>
        <message>
            <source>Vae Victis: +1 or +2 dice</source>
            <translation>Vae Victis: +1 или +2 кубика</translation>
        </message>
        <message>
            <source>For 1 point one of the player's combatants gets +1 CBT or +1 SHS in an attack, for 2 points +2.</source>
            <translation>За 1 очко один из бойцов игрока получает в атаке +1 CBT или +1 SHS, за 2 очка — +2.</translation>
        </message>
        <message>
            <source>Vae Victis: timing and span</source>
            <translation>Vae Victis: момент и срок</translation>
        </message>
        <message>
            <source>It is used when the dice of the attack roll are counted and holds for that attack only; it is an exception to the ban on free effects during an attack.</source>
            <translation>Его применяют, когда считают кубики броска атаки, и он действует только на эту атаку; это исключение из запрета на независимые эффекты во время атаки.</translation>
        </message>
        <message>
            <source>Vae Victis: not for blasts or explosion damage</source>
            <translation>Vae Victis: не на выбросы и не на повреждения взрыва</translation>
        </message>
        <message>
            <source>It cannot be used for a shot with a blast weapon nor for the damage roll of an explosive weapon.</source>
            <translation>Его нельзя применять к выстрелу из оружия с выбросом и к броску повреждений взрывного оружия.</translation>
        </message>
        <message>
            <source>Vae Victis: once per attack</source>
            <translation>Vae Victis: один раз за атаку</translation>
        </message>
        <message>
            <source>It may be used for several attacks in one Action phase but only once per attack, also when several combatants of the company own it.</source>
            <translation>Его можно применять к нескольким атакам за одну фазу действий, но только один раз за атаку, даже когда он есть у нескольких бойцов компании.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Soli</source>
            <translation>Приказы и Командование / Vae Soli</translation>
        </message>
        <message>
            <source>Vae Soli: header</source>
            <translation>Vae Soli: заголовок</translation>
        </message>
        <message>
            <source>Trigger Free; cost 1 temporary point; target one allied combatant; no limit.</source>
            <translation>Триггер независимый; цена 1 временное очко; цель — один дружественный боец; предела нет.</translation>
        </message>
        <message>
            <source>Vae Soli: a second activation at once</source>
            <translation>Vae Soli: вторая активация сразу</translation>
        </message>
        <message>
            <source>Right after the activation of one of his units (lemures included) the player may pay 1 temporary point and at once activate a combatant that can still be activated.</source>
            <translation>Сразу после активации одного из своих юнитов (лемуры тоже считаются) игрок может заплатить 1 временное очко и тут же активировать бойца, которого еще можно активировать.</translation>
        </message>
        <message>
            <source>Vae Soli: two in a row at most</source>
            <translation>Vae Soli: не больше двух подряд</translation>
        </message>
        <message>
            <source>No more than two units may be played one after the other this way, however many holders the company has.</source>
            <translation>Так нельзя сыграть больше чем двумя юнитами подряд, сколько бы обладателей приказа ни было в компании.</translation>
        </message>
        <message>
            <source>Gestion du Commandement</source>
            <translation>Управление Командованием</translation>
        </message>
        <message>
            <source>Each player has a pool of command points with which his units' orders are paid.</source>
            <translation>У каждого игрока есть запас очков приказов, из которого оплачивают приказы его юнитов.</translation>
        </message>
        <message>
            <source>Initial command</source>
            <translation>Начальный CMD</translation>
        </message>
        <message>
            <source>At the start of the game the pool is the sum of the CMD of all combatants of the company.</source>
            <translation>В начале игры запас равен сумме CMD всех бойцов компании.</translation>
        </message>
        <message>
            <source>Base and current command</source>
            <translation>Суммарный CMD и текущий запас CMD</translation>
        </message>
        <message>
            <source>Base command starts as the initial command and is lowered by losses and permanent spending alone, never by temporary spending (entries and CMD modifiers: FR-55, FR-56); current command is what is left at the moment after all spending.</source>
            <translation>Суммарный CMD вначале равен начальному CMD и снижается только потерями и постоянными тратами, но никогда временными (о вступлении в игру и модификаторах CMD: FR-55, FR-56); текущий запас CMD — то, что осталось на данный момент после всех трат.</translation>
        </message>
        <message>
            <source>Upkeep resets current to base</source>
            <translation>Подготовительная фаза возвращает текущий запас CMD к суммарному</translation>
        </message>
        <message>
            <source>At the start of each turn, in the Upkeep phase, current command returns to base command.</source>
            <translation>В начале каждого хода, в подготовительной фазе, текущий запас CMD возвращается к суммарному CMD.</translation>
        </message>
        <message>
            <source>Temporary points are taken from current command only.</source>
            <translation>Временные очки берут только из текущего запаса CMD.</translation>
        </message>
        <message>
            <source>Permanent points are taken from both current and base command.</source>
            <translation>Постоянные очки берут и из текущего запаса CMD, и из суммарного CMD.</translation>
        </message>
        <message>
            <source>A combatant's death takes its CMD from both</source>
            <translation>Гибель бойца отнимает его CMD у обоих</translation>
        </message>
        <message>
            <source>When a combatant is killed or eliminated its CMD leaves base and current command at once; a value smaller than that CMD becomes 0.</source>
            <translation>Когда боец убит или устранен, его CMD сразу уходит из суммарного CMD и из текущего запаса CMD; значение, которое меньше этого CMD, становится 0.</translation>
        </message>
        <message>
            <source>Orders must be affordable</source>
            <translation>Приказ должен быть по средствам</translation>
        </message>
        <message>
            <source>An order cannot be used without enough current command for its cost.</source>
            <translation>Приказ нельзя применить, если текущего запаса CMD не хватает на его цену.</translation>
        </message>
        <message>
            <source>Base command may reach 0</source>
            <translation>Суммарный CMD может дойти до 0</translation>
        </message>
        <message>
            <source>Losses and spending may bring base command to 0 during the game; the game goes on.</source>
            <translation>Потери и траты могут за игру довести суммарный CMD до 0; игра продолжается.</translation>
        </message>
        <message>
            <source>Worked example: Arnaud's company</source>
            <translation>Пример: компания Арно</translation>
        </message>
        <message>
            <source>Start 4+1+1+1; turn 1 spends 3 temporary; turn 2 spends 4 temporary and 2 permanent, then loses the CMD 4 Officer.</source>
            <translation>Начало 4+1+1+1; ход 1 тратит 3 временных; ход 2 тратит 4 временных и 2 постоянных, затем теряет офицера с CMD 4.</translation>
        </message>
        <message>
            <source>Reinforcements add their CMD at once</source>
            <translation>Подкрепления сразу прибавляют свой CMD</translation>
        </message>
        <message>
            <source>A combatant entering after the first turn adds its CMD to base and current command immediately.</source>
            <translation>Боец, который вступает в игру после первого хода, немедленно прибавляет свой CMD к суммарному CMD и к текущему запасу CMD.</translation>
        </message>
        <message>
            <source>CMD modifiers act at once on the pool</source>
            <translation>Модификаторы CMD сразу действуют на запас</translation>
        </message>
        <message>
            <source>When a combatant's CMD gets a modifier, base and current command change by the same amount immediately.</source>
            <translation>Когда CMD бойца получает модификатор, суммарный CMD и текущий запас CMD немедленно меняются на ту же величину.</translation>
        </message>
        <message>
            <source>Gestion du Commandement / Commandement binaire</source>
            <translation>Управление Командованием / Двойственный CMD</translation>
        </message>
        <message>
            <source>Binary command: coloured CMD</source>
            <translation>Двойственный CMD: цветной CMD</translation>
        </message>
        <message>
            <source>A combatant of the Immortals faction may have a light or dark symbol beside its CMD; all the points it brings then have that colour.</source>
            <translation>У бойца фракции Бессмертные рядом с CMD может стоять светлый или темный символ; все очки, которые он приносит, тогда этого цвета.</translation>
        </message>
        <message>
            <source>Binary command: CMD without symbol</source>
            <translation>Двойственный CMD: CMD без символа</translation>
        </message>
        <message>
            <source>Each point of a CMD without symbol is light or dark as its player chooses, point by point.</source>
            <translation>Каждое очко CMD без символа — светлое или темное по выбору игрока, очко за очком.</translation>
        </message>
        <message>
            <source>Binary command: coloured spending</source>
            <translation>Двойственный CMD: цветная трата</translation>
        </message>
        <message>
            <source>A cost with a stated colour, temporary or permanent, is paid with points of that colour only.</source>
            <translation>Цену с указанным цветом, временную или постоянную, платят очками только этого цвета.</translation>
        </message>
        <message>
            <source>Binary command: uncoloured spending</source>
            <translation>Двойственный CMD: трата без цвета</translation>
        </message>
        <message>
            <source>A cost with no colour is paid with points of any colour, mixed as the player likes.</source>
            <translation>Цену без цвета платят очками любых цветов, в любом сочетании по выбору игрока.</translation>
        </message>
        <message>
            <source>Binary command: losing a coloured combatant</source>
            <translation>Двойственный CMD: потеря цветного бойца</translation>
        </message>
        <message>
            <source>When a combatant with coloured CMD is killed or eliminated, points of that colour leave base and current; if too few are left the shortfall is taken from the other colour.</source>
            <translation>Когда убит или устранен боец с цветным CMD, из суммарного CMD и текущего запаса CMD уходят очки этого цвета; если их не хватает, недостача берется из другого цвета.</translation>
        </message>
        <message>
            <source>Gestion du Commandement / Duel d'autorité</source>
            <translation>Управление Командованием / Поединок авторитетов</translation>
        </message>
        <message>
            <source>Authority duel</source>
            <translation>Поединок авторитетов</translation>
        </message>
        <message>
            <source>Each player secretly bids any number of command points up to his current command; the higher bidder wins and at once loses the points he bid, the other keeps his.</source>
            <translation>Каждый игрок тайно ставит любое число очков приказов, не больше своего текущего запаса CMD; поставивший больше побеждает и сразу теряет поставленные очки, другой свои сохраняет.</translation>
        </message>
        <message>
            <source>Permanent authority duel</source>
            <translation>Постоянный поединок авторитетов</translation>
        </message>
        <message>
            <source>If the duel is called permanent the winner's bid is a permanent loss; otherwise a temporary one.</source>
            <translation>Если поединок назван постоянным, ставка победителя — постоянная потеря; иначе — временная.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras</source>
            <translation>Магия: заклинания и ауры</translation>
        </message>
        <message>
            <source>Two kinds of magic</source>
            <translation>Два вида магии</translation>
        </message>
        <message>
            <source>Magic is either spells carried by lemures or auras.</source>
            <translation>Магия — это либо заклинания, которые несут лемуры, либо ауры.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures</source>
            <translation>Магия: заклинания и ауры / Заклинания и лемуры</translation>
        </message>
        <message>
            <source>Combatants that can use lemures to cast spells are Infernalists.</source>
            <translation>Бойцы, которые могут применять лемуров, чтобы творить заклинания, — инферналисты.</translation>
        </message>
        <message>
            <source>Lemures are units with their own card</source>
            <translation>Лемуры — юниты с собственной карточкой</translation>
        </message>
        <message>
            <source>Lemures have their own miniatures and recruitment cards and follow special rules besides the general ones; they are units but not combatants.</source>
            <translation>У лемуров собственные миниатюры и карточки, и кроме общих правил они следуют особым; они юниты, но не бойцы.</translation>
        </message>
        <message>
            <source>Spell header: Trigger - Type - Target</source>
            <translation>Заголовок заклинания: триггер - тип - цель</translation>
        </message>
        <message>
            <source>A spell's header has three fields: trigger, type, target; a description follows.</source>
            <translation>В заголовке заклинания три поля: триггер, тип, цель; за ними следует описание.</translation>
        </message>
        <message>
            <source>The spell's trigger governs the invocation</source>
            <translation>Триггер заклинания определяет призыв</translation>
        </message>
        <message>
            <source>The trigger of a spell tells by which action the lemure that is to carry it is invoked.</source>
            <translation>Триггер заклинания говорит, каким действием призывают лемура, который должен его нести.</translation>
        </message>
        <message>
            <source>Type rémanent</source>
            <translation>Тип «rémanent»</translation>
        </message>
        <message>
            <source>A remanent spell is used only in its lemure's action and leaves the lemure alive.</source>
            <translation>Заклинание типа «rémanent» (остаточное) применяют только в действие его лемура, и лемур остается жив.</translation>
        </message>
        <message>
            <source>Type dissipé</source>
            <translation>Тип «dissipé»</translation>
        </message>
        <message>
            <source>A dissipated spell is used only in its lemure's action and kills the lemure that uses it.</source>
            <translation>Заклинание типа «dissipé» (рассеянное) применяют только в действие его лемура, и оно убивает лемура, который его применил.</translation>
        </message>
        <message>
            <source>Type radiant</source>
            <translation>Тип «radiant»</translation>
        </message>
        <message>
            <source>The effect of a radiant spell is applied all the time; no use has to be made of it.</source>
            <translation>Эффект заклинания типа «radiant» (сияющее) действует все время; применять его не нужно.</translation>
        </message>
        <message>
            <source>Spell target</source>
            <translation>Цель заклинания</translation>
        </message>
        <message>
            <source>The target is what the spell can affect: one or more units, or a point of the battlefield.</source>
            <translation>Цель — то, на что может действовать заклинание: один юнит или несколько либо точка поля боя.</translation>
        </message>
        <message>
            <source>Spell description</source>
            <translation>Описание заклинания</translation>
        </message>
        <message>
            <source>The description after the header gives the exact consequences of the spell.</source>
            <translation>Описание после заголовка называет точные последствия заклинания.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures / Invocation des Lémures</source>
            <translation>Магия: заклинания и ауры / Заклинания и лемуры / Призыв лемуров</translation>
        </message>
        <message>
            <source>Any lemure for any spell</source>
            <translation>Любой лемур для любого заклинания</translation>
        </message>
        <message>
            <source>Unless told otherwise the Infernalist may choose any lemure to carry one of its spells.</source>
            <translation>Если не сказано иное, инферналист может выбрать любого лемура, чтобы тот нес одно из его заклинаний.</translation>
        </message>
        <message>
            <source>Placing the lemure</source>
            <translation>Как ставят лемура</translation>
        </message>
        <message>
            <source>Once the action the spell's trigger requires is done, the lemure is placed in contact with its Infernalist and not in contact with any opponent.</source>
            <translation>Когда действие, которого требует триггер заклинания, выполнено, лемура ставят в контакт с его инферналистом и не в контакт с каким-либо противником.</translation>
        </message>
        <message>
            <source>No activation on the turn of invocation</source>
            <translation>В ход призыва активации нет</translation>
        </message>
        <message>
            <source>A lemure cannot be activated in the turn in which it was invoked.</source>
            <translation>Лемура нельзя активировать в тот ход, в который его призвали.</translation>
        </message>
        <message>
            <source>The spell is announced, one per lemure</source>
            <translation>Заклинание объявляют, по одному на лемура</translation>
        </message>
        <message>
            <source>At each invocation the owner tells the opponent which single spell the lemure carries.</source>
            <translation>При каждом призыве владелец говорит оппоненту, какое единственное заклинание несет лемур.</translation>
        </message>
        <message>
            <source>The same spell on several lemures</source>
            <translation>Одно заклинание на нескольких лемурах</translation>
        </message>
        <message>
            <source>Unless told otherwise any known spell may go to any lemure, and the same spell to several lemures of one Infernalist.</source>
            <translation>Если не сказано иное, любое известное заклинание может достаться любому лемуру, а одно и то же заклинание — нескольким лемурам одного инферналиста.</translation>
        </message>
        <message>
            <source>Lemures go with their Infernalist</source>
            <translation>Лемуры уходят вместе со своим инферналистом</translation>
        </message>
        <message>
            <source>When an Infernalist is killed or eliminated, every lemure it invoked that is still in play is removed at once.</source>
            <translation>Когда инферналист убит или устранен, каждый призванный им лемур, который еще в игре, сразу убирается.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Sorts et Lémures / Activation des lémures</source>
            <translation>Магия: заклинания и ауры / Заклинания и лемуры / Активация лемуров</translation>
        </message>
        <message>
            <source>Lemures activate twice</source>
            <translation>Лемуры активируются дважды</translation>
        </message>
        <message>
            <source>A lemure is activated twice per Action phase, other units once.</source>
            <translation>Лемура активируют дважды за фазу действий, других юнитов — один раз.</translation>
        </message>
        <message>
            <source>Lemure action: movement</source>
            <translation>Действие лемура: передвижение</translation>
        </message>
        <message>
            <source>A lemure has only its own action: a move up to its MVT in which it may leave or make contact with an enemy, no close attack being triggered; not both in one activation.</source>
            <translation>У лемура есть только его собственное действие: передвижение на расстояние до MVT, в котором он может разорвать контакт с врагом или вступить в него, не вызывая атаки в ближнем бою; но не то и другое в одну активацию.</translation>
        </message>
        <message>
            <source>Lemure action: releasing the spell</source>
            <translation>Действие лемура: высвобождение заклинания</translation>
        </message>
        <message>
            <source>After that move it may release its spell; the spell's type decides whether it dies; no attack is triggered or provoked.</source>
            <translation>После этого передвижения он может высвободить свое заклинание; погибает ли он, решает тип заклинания; атаки это не вызывает и не провоцирует.</translation>
        </message>
        <message>
            <source>Lemures and inferiority of numbers</source>
            <translation>Лемуры и Неравенство сил</translation>
        </message>
        <message>
            <source>Until it has been activated twice in the phase a lemure counts among the units that can still be activated when numbers are compared.</source>
            <translation>Пока лемур не активирован в фазе дважды, при сравнении чисел его считают среди юнитов, которых еще можно активировать.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Auras</source>
            <translation>Магия: заклинания и ауры / Ауры</translation>
        </message>
        <message>
            <source>Mentalists</source>
            <translation>Менталисты</translation>
        </message>
        <message>
            <source>One aura or more makes a unit a Mentalist.</source>
            <translation>Хотя бы одна аура делает юнита менталистом.</translation>
        </message>
        <message>
            <source>Aura header: Trigger - Range - Target</source>
            <translation>Заголовок ауры: триггер - дальность - цель</translation>
        </message>
        <message>
            <source>An aura's header has three fields: trigger, range, target; a description follows.</source>
            <translation>В заголовке ауры три поля: триггер, дальность, цель; за ними следует описание.</translation>
        </message>
        <message>
            <source>Aura trigger</source>
            <translation>Триггер ауры</translation>
        </message>
        <message>
            <source>The trigger field of an aura works as for any effect.</source>
            <translation>Поле триггера ауры действует так же, как у любого эффекта.</translation>
        </message>
        <message>
            <source>Aura range</source>
            <translation>Дальность ауры</translation>
        </message>
        <message>
            <source>The range is the radius in fathoms from the edge of the owner's base; only units at least partly at or within it can be affected.</source>
            <translation>Дальность — радиус в саженях от края подставки владельца; действовать она может только на юнитов, которые хотя бы отчасти находятся на этом расстоянии или ближе.</translation>
        </message>
        <message>
            <source>Aura range 'infini'</source>
            <translation>Дальность ауры «infini»</translation>
        </message>
        <message>
            <source>Range infini means no distance limit.</source>
            <translation>Дальность «infini» (бесконечно) означает, что предела расстояния нет.</translation>
        </message>
        <message>
            <source>Aura target</source>
            <translation>Цель ауры</translation>
        </message>
        <message>
            <source>The target field says which units may be affected while inside the area.</source>
            <translation>Поле цели говорит, на каких юнитов аура может действовать, пока они внутри области.</translation>
        </message>
        <message>
            <source>Aura description</source>
            <translation>Описание ауры</translation>
        </message>
        <message>
            <source>The description after the header gives the exact consequences of the aura.</source>
            <translation>Описание после заголовка называет точные последствия ауры.</translation>
        </message>
        <message>
            <source>Magies : Sorts et Auras / Effets sans catégorie</source>
            <translation>Магия: заклинания и ауры / Эффекты без категории</translation>
        </message>
        <message>
            <source>Effects without category, again</source>
            <translation>Еще раз об эффектах без категории</translation>
        </message>
        <message>
            <source>Effects outside orders, spells and auras are resolved by applying the description on the card.</source>
            <translation>Эффекты, кроме приказов, заклинаний и аур, проводят, применяя описание на карточке.</translation>
        </message>
        <message>
            <source>Ordres et Commandement / Vae Distanti, Vae Victis, Vae Soli</source>
            <translation>Приказы и Командование / Vae Distanti, Vae Victis, Vae Soli</translation>
        </message>
        <message>
            <source>Vae orders need one able holder</source>
            <translation>Приказам Vae нужен один способный обладатель</translation>
        </message>
        <message>
            <source>A Vae order is open to a player while his company has at least one combatant that owns it and is able to use it; it does not matter which, nor how many.</source>
            <translation>Приказ Vae доступен игроку, пока в его компании есть хотя бы один боец, у которого он есть и который может его применить; какой именно и сколько их — неважно.</translation>
        </message>
        <message>
            <source>One spell per lemure</source>
            <translation>Одно заклинание на лемура</translation>
        </message>
        <message>
            <source>Each lemure carries one spell and no more, fixed when it is invoked.</source>
            <translation>Каждый лемур несет одно заклинание и не больше, и его определяют при призыве.</translation>
        </message>
        <message>
            <source>5. Практика магии (Practice of magic)</source>
            <translation>5. Практика магии</translation>
        </message>
        <message>
            <source>Infernalist X/Y</source>
            <translation>Инферналист X/Y</translation>
        </message>
        <message>
            <source>The keyword Infernalist marks units that control lemures; it always carries two numbers: X controlled at one time, Y invoked over the whole game.</source>
            <translation>Ключевое слово Инферналист отмечает юнитов, которые управляют лемурами; с ним всегда стоят два числа: X управляемых одновременно, Y призванных за всю игру.</translation>
        </message>
        <message>
            <source>Units with one or more auras are Mentalists.</source>
            <translation>Юниты с одной или несколькими аурами — менталисты.</translation>
        </message>
        <message>
            <source>Размеры подставок (Base sizes)</source>
            <translation>Размеры подставок</translation>
        </message>
        <message>
            <source>Round bases of three sizes</source>
            <translation>Круглые подставки трех размеров</translation>
        </message>
        <message>
            <source>Every unit stands on a round base: regular 30 mm, large 40 mm, extra large 50 mm.</source>
            <translation>Каждый юнит стоит на круглой подставке: обычная 30 мм, крупная 40 мм, огромная 50 мм.</translation>
        </message>
        <message>
            <source>Набор, фракции и доступность юнитов (Recruiting, factions, availability)</source>
            <translation>Набор, фракции и доступность юнитов</translation>
        </message>
        <message>
            <source>Army Points and the 200 AP standard</source>
            <translation>Очки Армии и стандарт 200 AP</translation>
        </message>
        <message>
            <source>Each unit costs Army Points; a company's total may not exceed the agreed limit, usually 200 AP, the recommended standard.</source>
            <translation>Каждый юнит стоит Очков Армии; сумма компании не может превышать оговоренного предела, обычно 200 AP — рекомендуемого стандарта.</translation>
        </message>
        <message>
            <source>Six factions</source>
            <translation>Шесть фракций</translation>
        </message>
        <message>
            <source>The factions are six, and a unit has exactly one of them: Westerners, Saracens, Immortals, Demons, Lost, Mercenaries.</source>
            <translation>Фракций шесть, и у юнита ровно одна из них: Люди Запада, Сарацины, Бессмертные, Демоны, Потерянные, Наемники.</translation>
        </message>
        <message>
            <source>Mercenary troopers and independents serve anybody</source>
            <translation>Наемные рядовые и независимые персонажи служат кому угодно</translation>
        </message>
        <message>
            <source>Mercenary troopers and Mercenary independents may join a company of any faction.</source>
            <translation>Рядовые и независимые персонажи Наемников могут вступать в компанию любой фракции.</translation>
        </message>
        <message>
            <source>Faction symbol on the card</source>
            <translation>Символ фракции на карточке</translation>
        </message>
        <message>
            <source>The unit's faction is shown by a symbol in the upper right corner of its card.</source>
            <translation>Фракцию юнита показывает символ в правом верхнем углу его карточки.</translation>
        </message>
        <message>
            <source>Mercenary Officers need Prestige</source>
            <translation>Офицерам Наемников нужен Престиж</translation>
        </message>
        <message>
            <source>A Mercenary Officer may lead, and be hired into, a company of another faction only with the special ability Prestige.</source>
            <translation>Офицер Наемников может возглавлять компанию другой фракции и быть в нее нанят только с особой способностью Престиж.</translation>
        </message>
        <message>
            <source>Availability</source>
            <translation>Доступность</translation>
        </message>
        <message>
            <source>The Availability stat says how many copies of the unit a company may hire.</source>
            <translation>Характеристика Доступность указывает, сколько экземпляров юнита может нанять компания.</translation>
        </message>
        <message>
            <source>Unique</source>
            <translation>Уникальный</translation>
        </message>
        <message>
            <source>A Unique unit may stand at most once in a company, whatever its size.</source>
            <translation>Уникальный юнит может быть в компании не более одного раза, какого бы размера она ни была.</translation>
        </message>
        <message>
            <source>Limited X</source>
            <translation>Лимитированный X</translation>
        </message>
        <message>
            <source>At most X copies for every full or partial 200 AP.</source>
            <translation>Не более X экземпляров за каждые полные или неполные 200 AP.</translation>
        </message>
        <message>
            <source>Limited X/Y</source>
            <translation>Лимитированный X/Y</translation>
        </message>
        <message>
            <source>At most X copies per full or partial 200 AP and, among them, at most Y per full or partial 200 AP of the special profile.</source>
            <translation>Не более X экземпляров за каждые полные или неполные 200 AP и среди них не более Y с особым профилем за каждые полные или неполные 200 AP.</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Неограниченный</translation>
        </message>
        <message>
            <source>Any number of copies may be hired.</source>
            <translation>Можно нанять любое число экземпляров.</translation>
        </message>
        <message>
            <source>Associated</source>
            <translation>Привязан к</translation>
        </message>
        <message>
            <source>The unit may be hired only if the named unit is in the company, at most X copies per copy of the named unit.</source>
            <translation>Юнит можно нанять, только если названный юнит есть в компании, не более X экземпляров на каждый экземпляр названного юнита.</translation>
        </message>
        <message>
            <source>Transformation</source>
            <translation>Трансформация</translation>
        </message>
        <message>
            <source>The model can change shape and stats in the course of the game; the new unit has full LP even if the old shape was damaged.</source>
            <translation>Модель может сменить облик и характеристики по ходу игры; у нового юнита полные LP, даже если старый облик был поврежден.</translation>
        </message>
        <message>
            <source>Доминирование (Dominance)</source>
            <translation>Доминирование</translation>
        </message>
        <message>
            <source>Dominance marker</source>
            <translation>Маркер Доминирования</translation>
        </message>
        <message>
            <source>Dominance settles many questions and who starts; it may be shown by a marker passed between players.</source>
            <translation>Доминирование решает многие вопросы и то, кто начинает; его может показывать маркер, который игроки передают друг другу.</translation>
        </message>
        <message>
            <source>First Dominance</source>
            <translation>Доминирование в Инициативе</translation>
        </message>
        <message>
            <source>Before battle each player adds: CMD of Officers and independents, also of those not on the table at the start; the number of fielded units that are not Insignificant; all First Contact values. The higher total is Dominant.</source>
            <translation>Перед битвой каждый игрок складывает: CMD офицеров и независимых персонажей, включая тех, кого в начале нет на столе; число выставленных юнитов, которые не Незначительные; все значения Первого контакта. Доминирующий — тот, у кого сумма выше.</translation>
        </message>
        <message>
            <source>Доминирование (Dominance) / box: Доминирование в Инициативе</source>
            <translation>Доминирование / рамка: Доминирование в Инициативе</translation>
        </message>
        <message>
            <source>Dominance box: base CMD</source>
            <translation>Врезка о Доминировании: Базовый CMD</translation>
        </message>
        <message>
            <source>Boxed formula: base CMD = CMD of all Officers + CMD of all independents; Dominance = base CMD + number of units + First Contact values.</source>
            <translation>Формула во врезке: Базовый CMD = CMD всех офицеров + CMD всех независимых персонажей; Доминирование = Базовый CMD + число юнитов + значения Первого контакта.</translation>
        </message>
        <message>
            <source>Ties in first Dominance</source>
            <translation>Равенство при Доминировании в Инициативе</translation>
        </message>
        <message>
            <source>Equal totals: the larger company (units) is Dominant; still equal: the Officer with the higher CMD; still equal: toss a coin.</source>
            <translation>При равных суммах Доминирующая — более крупная компания (по юнитам); если снова равенство — тот, у кого CMD офицера выше; если снова равенство — бросить монетку.</translation>
        </message>
        <message>
            <source>Dominance from turn 2</source>
            <translation>Доминирование со 2 хода</translation>
        </message>
        <message>
            <source>From the second turn on the player who lost fewer units in the previous turn, Insignificant ones not counted, is Dominant.</source>
            <translation>Начиная со второго хода Доминирующий — игрок, потерявший в предыдущем ходу меньше юнитов, не считая Незначительных.</translation>
        </message>
        <message>
            <source>Equal losses</source>
            <translation>Равные потери</translation>
        </message>
        <message>
            <source>With equal losses the player who was Dominant stays so.</source>
            <translation>При равных потерях Доминирующим остается тот, кто им был.</translation>
        </message>
        <message>
            <source>Ход (Turn)</source>
            <translation>Ход</translation>
        </message>
        <message>
            <source>Number of turns</source>
            <translation>Число ходов</translation>
        </message>
        <message>
            <source>The game runs in turns; their number is usually set by the scenario.</source>
            <translation>Игра идет ходами; их число обычно задает сценарий.</translation>
        </message>
        <message>
            <source>Two phases</source>
            <translation>Две фазы</translation>
        </message>
        <message>
            <source>A turn is an Upkeep phase and an Action phase; when all units have acted a new turn begins.</source>
            <translation>Ход — это подготовительная фаза и фаза действий; когда подействовали все юниты, начинается новый ход.</translation>
        </message>
        <message>
            <source>Подготовительная фаза (Upkeep phase)</source>
            <translation>Подготовительная фаза</translation>
        </message>
        <message>
            <source>Upkeep 1: command reset</source>
            <translation>Подготовительная фаза 1: восстановление CMD</translation>
        </message>
        <message>
            <source>First each player's current CMD returns to his company's total CMD.</source>
            <translation>Сначала текущий запас CMD каждого игрока возвращается к суммарному CMD его компании.</translation>
        </message>
        <message>
            <source>Upkeep 2: Dominance</source>
            <translation>Подготовительная фаза 2: Доминирование</translation>
        </message>
        <message>
            <source>Second, the Dominant player is determined.</source>
            <translation>Во-вторых, определяется Доминирующий игрок.</translation>
        </message>
        <message>
            <source>Upkeep 3: damage, then healing</source>
            <translation>Подготовительная фаза 3: повреждения, затем лечение</translation>
        </message>
        <message>
            <source>Third, all due damage, both players at once, then all healing, both at once.</source>
            <translation>В-третьих, все положенные повреждения, у обоих игроков сразу, затем все лечение, у обоих сразу.</translation>
        </message>
        <message>
            <source>Upkeep 4: everything else</source>
            <translation>Подготовительная фаза 4: все остальное</translation>
        </message>
        <message>
            <source>Last, other powers, auras, orders and abilities due in this phase; if simultaneous effects conflict the Dominant player sets their order.</source>
            <translation>Наконец, прочие силы, ауры, приказы и способности, положенные в этой фазе; если одновременные эффекты противоречат друг другу, их очередность задает Доминирующий игрок.</translation>
        </message>
        <message>
            <source>Фаза действий (Action phase)</source>
            <translation>Фаза действий</translation>
        </message>
        <message>
            <source>Alternate activation</source>
            <translation>Поочередная активация</translation>
        </message>
        <message>
            <source>The players act by turns with one unit; each unit is activated exactly once per turn.</source>
            <translation>Игроки по очереди действуют одним юнитом; каждый юнит активируется ровно один раз за ход.</translation>
        </message>
        <message>
            <source>Saying 'your turn' closes Vae Soli</source>
            <translation>Слова «твоя очередь» закрывают Vae Soli</translation>
        </message>
        <message>
            <source>A player who has finished a unit tells the opponent; from then on he cannot use Vae Soli until he acts again.</source>
            <translation>Игрок, закончивший с юнитом, сообщает об этом оппоненту; с этого момента он не может применять Vae Soli, пока снова не подействует.</translation>
        </message>
        <message>
            <source>Уточнения (Definitions)</source>
            <translation>Уточнения</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Ждущий</translation>
        </message>
        <message>
            <source>A unit that has not acted this turn is waiting.</source>
            <translation>Юнит, который в этом ходу еще не действовал, — ждущий.</translation>
        </message>
        <message>
            <source>Already activated</source>
            <translation>Активировавшийся</translation>
        </message>
        <message>
            <source>A unit that has acted this turn is already activated.</source>
            <translation>Юнит, который в этом ходу действовал, — активировавшийся.</translation>
        </message>
        <message>
            <source>Engaged</source>
            <translation>Сражающийся</translation>
        </message>
        <message>
            <source>A unit in base contact with an enemy unit is engaged.</source>
            <translation>Юнит в базовом контакте с вражеским юнитом — сражающийся.</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Незанятый</translation>
        </message>
        <message>
            <source>A unit not in base contact with an enemy is free.</source>
            <translation>Юнит не в базовом контакте с врагом — незанятый.</translation>
        </message>
        <message>
            <source>Allied and enemy</source>
            <translation>Дружественный и вражеский</translation>
        </message>
        <message>
            <source>Units under one's control are allied, those under the other player's control enemy.</source>
            <translation>Юниты под собственным управлением — дружественные, под управлением другого игрока — вражеские.</translation>
        </message>
        <message>
            <source>Первая активация (First activation)</source>
            <translation>Первая активация</translation>
        </message>
        <message>
            <source>First activation</source>
            <translation>Первая активация</translation>
        </message>
        <message>
            <source>At the start of the Action phase the Dominant player names who acts first; that player must activate a unit even with fewer units.</source>
            <translation>В начале фазы действий Доминирующий игрок называет, кто действует первым; этот игрок должен активировать юнита, даже если юнитов у него меньше.</translation>
        </message>
        <message>
            <source>Неравенство сил (Inferiority of numbers)</source>
            <translation>Неравенство сил</translation>
        </message>
        <message>
            <source>Passing with fewer waiting units</source>
            <translation>Передача активации, если ждущих юнитов меньше</translation>
        </message>
        <message>
            <source>A player due to activate a unit who has fewer waiting units than the opponent may make the opponent activate one instead, again and again while that holds.</source>
            <translation>Игрок, которому пора активировать юнита и у которого меньше ждущих юнитов, чем у оппонента, может вместо этого заставить оппонента активировать юнита, снова и снова, пока это так.</translation>
        </message>
        <message>
            <source>Not for the first activation</source>
            <translation>Не для Первой активации</translation>
        </message>
        <message>
            <source>Passing is not possible for the first activation of a turn.</source>
            <translation>Для Первой активации хода передача невозможна.</translation>
        </message>
        <message>
            <source>Worked example: 8 against 4</source>
            <translation>Пример: 8 против 4</translation>
        </message>
        <message>
            <source>Elena (Dominant, 8) makes Sergei (4) begin; both activate one; then Sergei may pass until Elena has as many waiting as he.</source>
            <translation>Елена (Доминирующая, 8) заставляет Сергея (4) начать; оба активируют по одному; затем Сергей может передавать активацию, пока у Елены не станет столько же ждущих, сколько у него.</translation>
        </message>
        <message>
            <source>Активация (Activation)</source>
            <translation>Активация</translation>
        </message>
        <message>
            <source>An activated unit makes one action out of those open to it; a free unit may make none.</source>
            <translation>Активированный юнит совершает одно из доступных ему действий; незанятый юнит может не совершать ни одного.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Движение (Walk)</source>
            <translation>Активация / Движение</translation>
        </message>
        <message>
            <source>Walk</source>
            <translation>Движение</translation>
        </message>
        <message>
            <source>Free units: move up to MVT; may enter a control area; may not end in contact with an enemy.</source>
            <translation>Незанятые юниты: передвижение до MVT; можно войти в зону влияния; нельзя закончить в контакте с врагом.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Бег (Run)</source>
            <translation>Активация / Бег</translation>
        </message>
        <message>
            <source>Run must exceed MVT</source>
            <translation>Бег должен превышать MVT</translation>
        </message>
        <message>
            <source>Free units: move more than MVT and at most 2 x MVT; may enter a control area; may not end in contact with an enemy.</source>
            <translation>Незанятые юниты: передвижение больше MVT и не более 2 x MVT; можно войти в зону влияния; нельзя закончить в контакте с врагом.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Нападение (Attack)</source>
            <translation>Активация / Нападение</translation>
        </message>
        <message>
            <source>Attack</source>
            <translation>Нападение</translation>
        </message>
        <message>
            <source>Free units: move as a Walk, must end in contact with an enemy and make a normal attack sequence.</source>
            <translation>Незанятые юниты: передвижение как при Движении, нужно закончить в контакте с врагом и провести нормальную атаку.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Рывок (Charge)</source>
            <translation>Активация / Рывок</translation>
        </message>
        <message>
            <source>Charge</source>
            <translation>Рывок</translation>
        </message>
        <message>
            <source>Free units: move as a Run, must end in contact and attack with the Charge modifiers (-1 CBT).</source>
            <translation>Незанятые юниты: передвижение как при Беге, нужно закончить в контакте и атаковать с модификаторами Рывка (-1 CBT).</translation>
        </message>
        <message>
            <source>Активация (Activation) / Стрельба (Shoot)</source>
            <translation>Активация / Стрельба</translation>
        </message>
        <message>
            <source>Shoot</source>
            <translation>Стрельба</translation>
        </message>
        <message>
            <source>Free units: a ranged attack on any eligible target, with a normal move wholly before or wholly after it; not into contact.</source>
            <translation>Незанятые юниты: дальняя атака по любой допустимой цели, с нормальным передвижением целиком до или целиком после нее; не в контакт.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Бегство (retreat)</source>
            <translation>Активация / Бегство</translation>
        </message>
        <message>
            <source>Retreat</source>
            <translation>Бегство</translation>
        </message>
        <message>
            <source>Engaged units: suffer at once a one-sided attack by one of their opponents, then, if alive, move by the rules of a Run, not ending in contact with an enemy.</source>
            <translation>Сражающиеся юниты: сразу терпят одностороннюю атаку одного из своих противников, затем, если живы, передвигаются по правилам Бега, не заканчивая в контакте с врагом.</translation>
        </message>
        <message>
            <source>Retreat from an attacker without dice</source>
            <translation>Бегство от атакующего без кубиков</translation>
        </message>
        <message>
            <source>If the enemy has less than one die for the one-sided attack it is cancelled and the retreating unit turns its Retreat into a Walk, Run, Attack or Charge, as if it were Huge.</source>
            <translation>Если у врага для односторонней атаки меньше одного кубика, она отменяется, а отступающий юнит превращает свое Бегство в Движение, Бег, Нападение или Рывок, как если бы он был Огромным.</translation>
        </message>
        <message>
            <source>Retreat from a Harmless attacker</source>
            <translation>Бегство от Безвредного атакующего</translation>
        </message>
        <message>
            <source>If the attacker of the one-sided attack is Harmless the attack is cancelled and the Retreat may become a Walk, Run, Attack, Charge, Shoot or Concentration.</source>
            <translation>Если проводящий одностороннюю атаку Безвредный, атака отменяется, а Бегство может стать Движением, Бегом, Нападением, Рывком, Стрельбой или Концентрацией.</translation>
        </message>
        <message>
            <source>Converted Retreats must break contact</source>
            <translation>Замененное Бегство должно разорвать контакт</translation>
        </message>
        <message>
            <source>A unit using one of these substitute actions must break contact with the enemy unit.</source>
            <translation>Юнит, выполняющий одно из этих замещающих действий, должен разорвать контакт с вражеским юнитом.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Концентрация (Concentration)</source>
            <translation>Активация / Концентрация</translation>
        </message>
        <message>
            <source>Concentration, free unit</source>
            <translation>Концентрация, незанятый юнит</translation>
        </message>
        <message>
            <source>A free unit using an active power may make a normal move before or after it, not ending in contact.</source>
            <translation>Незанятый юнит, применяющий активируемую силу, может до или после нее совершить нормальное передвижение, не заканчивая в контакте.</translation>
        </message>
        <message>
            <source>Concentration, engaged unit</source>
            <translation>Концентрация, сражающийся юнит</translation>
        </message>
        <message>
            <source>An engaged unit may not move and provokes an attack, with the Concentration modifiers, by one enemy in contact that is not Harmless.</source>
            <translation>Сражающийся юнит не может передвигаться и провоцирует атаку, с модификаторами Концентрации, одного врага в контакте, который не Безвредный.</translation>
        </message>
        <message>
            <source>Concentration cancelled, cost paid</source>
            <translation>Концентрация отменена, цена уплачена</translation>
        </message>
        <message>
            <source>If the unit dies or an effect keeps it from carrying out the action, the power is cancelled and its cost is paid in full.</source>
            <translation>Если юнит погибает или эффект не дает ему выполнить действие, сила отменяется, а ее цена уплачивается полностью.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Медитация (focus)</source>
            <translation>Активация / Медитация</translation>
        </message>
        <message>
            <source>Focus, free unit</source>
            <translation>Медитация, незанятый юнит</translation>
        </message>
        <message>
            <source>A free unit using an exhausting power may not move before or after.</source>
            <translation>Незанятый юнит, применяющий изнуряющую силу, не может передвигаться ни до, ни после.</translation>
        </message>
        <message>
            <source>Focus, engaged unit</source>
            <translation>Медитация, сражающийся юнит</translation>
        </message>
        <message>
            <source>An engaged unit may not move and suffers a one-sided attack by one enemy that is not Harmless; it is cancelled as under Concentration if the unit dies or is prevented, at full cost.</source>
            <translation>Сражающийся юнит не может передвигаться и терпит одностороннюю атаку одного врага, который не Безвредный; если юнит погибает или ему что-то мешает, сила отменяется, как при Концентрации, с полной ценой.</translation>
        </message>
        <message>
            <source>Активация (Activation) / Рукопашная (melee)</source>
            <translation>Активация / Рукопашная</translation>
        </message>
        <message>
            <source>Mêlée</source>
            <translation>Рукопашная</translation>
        </message>
        <message>
            <source>Open to engaged units alone: an attack sequence with an enemy in contact.</source>
            <translation>Доступна только сражающимся юнитам: атака с врагом в контакте.</translation>
        </message>
        <message>
            <source>Mêlée movement with one enemy</source>
            <translation>Передвижение в Рукопашной с одним врагом</translation>
        </message>
        <message>
            <source>At the start of its activation a unit engaged with one enemy may move without breaking contact; if it thereby touches another enemy it may choose which one it attacks.</source>
            <translation>В начале своей активации юнит, сражающийся с одним врагом, может передвинуться, не разрывая контакт; если при этом он коснется другого врага, он может выбрать, кого из них атакует.</translation>
        </message>
        <message>
            <source>No Mêlée movement with several enemies</source>
            <translation>Нет передвижения в Рукопашной с несколькими врагами</translation>
        </message>
        <message>
            <source>A unit engaged with several enemies may not move but chooses which one it attacks.</source>
            <translation>Юнит, сражающийся с несколькими врагами, не может передвигаться, но выбирает, кого из них атакует.</translation>
        </message>
        <message>
            <source>Exception: enemies with CBT '-'</source>
            <translation>Исключение: враги с CBT «-»</translation>
        </message>
        <message>
            <source>If only one of the several enemies has a CBT other than '-', the unit may move while staying in contact with that one.</source>
            <translation>Если лишь у одного из нескольких врагов CBT не «-», юнит может передвигаться, оставаясь в контакте с этим врагом.</translation>
        </message>
        <message>
            <source>Passive abilities</source>
            <translation>Пассивные способности</translation>
        </message>
        <message>
            <source>A passive ability may be used at any moment of the activation, whatever the action, provoking nothing; before or after an attack, never during one. Movement, too, never happens during an attack.</source>
            <translation>Пассивную способность можно применить в любой момент активации, каким бы ни было действие, ничего не провоцируя; до или после атаки, но никогда во время нее. Передвижение тоже никогда не происходит во время атаки.</translation>
        </message>
        <message>
            <source>Free powers</source>
            <translation>Независимые силы</translation>
        </message>
        <message>
            <source>A free power may be used at any moment of the Action phase, also in the enemy's activations, activated or not; never during an attack or shot.</source>
            <translation>Независимую силу можно применить в любой момент фазы действий, в том числе во вражеские активации, активирован уже юнит или нет; никогда во время атаки или выстрела.</translation>
        </message>
        <message>
            <source>Doing nothing</source>
            <translation>Ничего не делать</translation>
        </message>
        <message>
            <source>A free unit may make no action; it cannot act later in that turn.</source>
            <translation>Незанятый юнит может не совершать действия; позже в этом ходу он действовать не может.</translation>
        </message>
        <message>
            <source>Engaged units must act</source>
            <translation>Сражающиеся юниты обязаны действовать</translation>
        </message>
        <message>
            <source>An activated engaged unit must choose Mêlée, Retreat, Concentration or Focus.</source>
            <translation>Активированный сражающийся юнит должен выбрать Рукопашную, Бегство, Концентрацию или Медитацию.</translation>
        </message>
        <message>
            <source>Changing one's mind</source>
            <translation>Можно передумать</translation>
        </message>
        <message>
            <source>A declared action may be swapped for another until it has been carried out.</source>
            <translation>Объявленное действие можно заменить другим, пока оно не выполнено.</translation>
        </message>
        <message>
            <source>Движение (Movement)</source>
            <translation>Движение</translation>
        </message>
        <message>
            <source>Measuring movement</source>
            <translation>Измерение передвижения</translation>
        </message>
        <message>
            <source>Movement is measured in fathoms, need not be straight, may be less than MVT or nothing.</source>
            <translation>Передвижение измеряется в саженях, не обязано быть прямым, может быть меньше MVT или нулевым.</translation>
        </message>
        <message>
            <source>Эффекты зон влияния (Control area effects)</source>
            <translation>Эффекты зон влияния</translation>
        </message>
        <message>
            <source>Control area of 1 fathom</source>
            <translation>Зона влияния в 1 сажень</translation>
        </message>
        <message>
            <source>Units have a control area of radius 1 fathom.</source>
            <translation>У юнитов есть зона влияния радиусом 1 сажень.</translation>
        </message>
        <message>
            <source>Entering a control area</source>
            <translation>Вход в зону влияния</translation>
        </message>
        <message>
            <source>On entering, a unit may: go on to engage the enemy by the shortest way, ignoring other control areas; go on and stop before contact; or stop at once.</source>
            <translation>Войдя, юнит может: идти дальше и сразиться с врагом кратчайшим путем, не учитывая других зон влияния; идти дальше и остановиться до контакта; или остановиться сразу.</translation>
        </message>
        <message>
            <source>No leaving, no milling about</source>
            <translation>Ни выйти, ни кружить</translation>
        </message>
        <message>
            <source>The move may not be continued to leave the control area or to move about inside it.</source>
            <translation>Передвижение нельзя продолжить, чтобы покинуть зону влияния или передвигаться внутри нее.</translation>
        </message>
        <message>
            <source>Stopping short is not engaging</source>
            <translation>Остановиться раньше — не значит сражаться</translation>
        </message>
        <message>
            <source>A unit that stops before contact is not engaged, nor is the enemy.</source>
            <translation>Юнит, остановившийся до контакта, не сражается, и враг тоже.</translation>
        </message>
        <message>
            <source>Entering several areas at once</source>
            <translation>Вход в несколько зон сразу</translation>
        </message>
        <message>
            <source>A unit may stop, or pick one of the enemies and engage it (leaving the areas of others if need be), or move so as to engage several at once.</source>
            <translation>Юнит может остановиться, или выбрать одного из врагов и сразиться с ним (при необходимости выходя из зон остальных), или передвинуться так, чтобы сразиться с несколькими сразу.</translation>
        </message>
        <message>
            <source>Engaged units exert no control area.</source>
            <translation>Сражающиеся юниты не создают зоны влияния.</translation>
        </message>
        <message>
            <source>Starting in a control area</source>
            <translation>Начало в зоне влияния</translation>
        </message>
        <message>
            <source>A unit starting its activation there may: do nothing; act so as to engage one or more enemies; Concentrate, Focus or Shoot without moving; or pay to move.</source>
            <translation>Юнит, начинающий в ней активацию, может: ничего не делать; действовать так, чтобы сразиться с одним или несколькими врагами; выполнить Концентрацию, Медитацию или Стрельбу, не передвигаясь; или заплатить за передвижение.</translation>
        </message>
        <message>
            <source>One CMD per control area</source>
            <translation>Один CMD за каждую зону влияния</translation>
        </message>
        <message>
            <source>At the start of the activation the unit may spend 1 CMD for each control area it is in, to move about inside or leave without engaging.</source>
            <translation>В начале активации юнит может потратить 1 CMD за каждую зону влияния, в которой находится, чтобы передвигаться внутри или выйти, не вступая в сражение.</translation>
        </message>
        <message>
            <source>Payment covers only the areas at the start</source>
            <translation>Плата покрывает только зоны в начале</translation>
        </message>
        <message>
            <source>Only areas the unit stands in at the start can be left this way; no CMD may be spent to cross a control area without engaging.</source>
            <translation>Так можно покинуть только зоны, в которых юнит стоит в начале; нельзя тратить CMD, чтобы пересечь зону влияния, не вступая в сражение.</translation>
        </message>
        <message>
            <source>The payment is no order</source>
            <translation>Плата — не приказ</translation>
        </message>
        <message>
            <source>Spending CMD so is not an order.</source>
            <translation>Такая трата CMD — не приказ.</translation>
        </message>
        <message>
            <source>Mêlée movement ignores control areas</source>
            <translation>Передвижение в Рукопашной не замечает зон влияния</translation>
        </message>
        <message>
            <source>Control areas do not affect units moving in a Mêlée action.</source>
            <translation>Зоны влияния не действуют на юнитов, передвигающихся в действии Рукопашная.</translation>
        </message>
        <message>
            <source>The Upkeep phase opens every turn; effects and situations that go on beyond one turn are applied in it.</source>
            <translation>Подготовительная фаза открывает каждый ход; в ней применяются эффекты и ситуации, длящиеся дольше одного хода.</translation>
        </message>
        <message>
            <source>Both finish Upkeep first</source>
            <translation>Сначала оба заканчивают подготовительную фазу</translation>
        </message>
        <message>
            <source>The Action phase starts only after both players are done with their Upkeep.</source>
            <translation>Фаза действий начинается, только когда оба игрока завершили свою подготовительную фазу.</translation>
        </message>
        <message>
            <source>Unit definitions (opening paragraphs)</source>
            <translation>Определения юнитов (первые абзацы)</translation>
        </message>
        <message>
            <source>A separate, hex-based system</source>
            <translation>Отдельная система на гексах</translation>
        </message>
        <message>
            <source>This is another game than Hell Dorado: units on a hex board, one eight-sided die, damage markers. It shares nothing but the shelf with the other rules; the text says it is only the bare bones, some parts being left out.</source>
            <translation>Это другая игра, не Hell Dorado: юниты на гексовом поле, один восьмигранный кубик, маркеры повреждений. С остальными правилами ее объединяет только общая полка; в тексте сказано, что это лишь костяк и часть правил опущена.</translation>
        </message>
        <message>
            <source>36 unit types</source>
            <translation>36 типов юнитов</translation>
        </message>
        <message>
            <source>A unit type names its weapons and also how it is used in battle; there are 36 types.</source>
            <translation>Тип юнита называет его оружие, а также то, как его используют в битве; типов 36.</translation>
        </message>
        <message>
            <source>Hordes</source>
            <translation>Орды</translation>
        </message>
        <message>
            <source>Hordes are unskilled fighters with whatever they could find for fighting hand to hand; combat factor 1.</source>
            <translation>Орды — неумелые бойцы, вооруженные чем попало для рукопашного боя; боевой фактор 1.</translation>
        </message>
        <message>
            <source>Blades</source>
            <translation>Клинки</translation>
        </message>
        <message>
            <source>Blades are practised hand-to-hand fighters carrying swords or weightier cutting arms; combat factor 3 when the enemy is foot, 2 when it is mounted.</source>
            <translation>Клинки — опытные бойцы рукопашного боя с мечами или более тяжелым рубящим оружием; боевой фактор 3 против пеших врагов, 2 против верховых.</translation>
        </message>
        <message>
            <source>Movement class</source>
            <translation>Класс передвижения</translation>
        </message>
        <message>
            <source>Every unit has exactly one of the classes foot, mounted, aerial, water-born, by its primary way of moving.</source>
            <translation>У каждого юнита ровно один из классов — пеший, верховой, летающий, водный — по его основному способу передвижения.</translation>
        </message>
        <message>
            <source>Troop, character or lore</source>
            <translation>Отряд, герой или легенда</translation>
        </message>
        <message>
            <source>Every unit is exactly one of: troop (a body of fighters), character (one hero, perhaps with a small following), lore (fantasy units that are neither).</source>
            <translation>Каждый юнит — ровно одно из: отряд (группа бойцов), герой (один герой, иногда с небольшой свитой), легенда (фантастические юниты, которые ни то ни другое).</translation>
        </message>
        <message>
            <source>Lore types</source>
            <translation>Типы легенд</translation>
        </message>
        <message>
            <source>Lore units are at present Deity, Dragon, Airship and Monster.</source>
            <translation>Юниты-легенды сейчас — Божество, Дракон, Воздушный корабль и Чудовище.</translation>
        </message>
        <message>
            <source>Quality</source>
            <translation>Качество</translation>
        </message>
        <message>
            <source>Every unit is superior, ordinary or inferior; ordinary if nothing is said.</source>
            <translation>Каждый юнит отборный, обычный или слабый; если ничего не сказано — обычный.</translation>
        </message>
        <message>
            <source>Attributes by type</source>
            <translation>Атрибуты по типу</translation>
        </message>
        <message>
            <source>Attributes are special rules for a unit; some come with the type: Skirmishers always have Evade.</source>
            <translation>Атрибуты — особые правила для юнита; некоторые идут вместе с типом: у Застрельщиков всегда есть Уклонение.</translation>
        </message>
        <message>
            <source>Attributes by army list</source>
            <translation>Атрибуты по списку армии</translation>
        </message>
        <message>
            <source>An army list may give any attribute to any unit type of that army.</source>
            <translation>Список армии может дать любой атрибут любому типу юнитов этой армии.</translation>
        </message>
        <message>
            <source>Damage is marked, no figures removed</source>
            <translation>Повреждения отмечают, фигурки не снимают</translation>
        </message>
        <message>
            <source>Damage stays with the unit as markers; figures are not taken away.</source>
            <translation>Повреждения остаются у юнита в виде маркеров; фигурки не убирают.</translation>
        </message>
        <message>
            <source>Troop and lore units: 4 hits</source>
            <translation>Отряды и легенды: 4 попадания</translation>
        </message>
        <message>
            <source>A troop or lore unit is destroyed when it has taken 4 hits.</source>
            <translation>Отряд или легенда уничтожены, когда получили 4 попадания.</translation>
        </message>
        <message>
            <source>Characters: 1 hit</source>
            <translation>Герои: 1 попадание</translation>
        </message>
        <message>
            <source>A character on its own is destroyed by a single hit.</source>
            <translation>Героя, который один, уничтожает единственное попадание.</translation>
        </message>
        <message>
            <source>Character leading a troop unit</source>
            <translation>Герой во главе отряда</translation>
        </message>
        <message>
            <source>A character may lead a troop unit: the unit fights better and the character takes no damage until that unit is destroyed.</source>
            <translation>Герой может возглавлять отряд: отряд сражается лучше, а герой не получает повреждений, пока этот отряд не уничтожен.</translation>
        </message>
        <message>
            <source>Combat Resolution</source>
            <translation>Разрешение боя</translation>
        </message>
        <message>
            <source>Combat factor 1 to 5</source>
            <translation>Боевой фактор от 1 до 5</translation>
        </message>
        <message>
            <source>Every unit has a combat factor from 1 to 5, which may depend on the class of the enemy.</source>
            <translation>У каждого юнита боевой фактор от 1 до 5, который может зависеть от класса врага.</translation>
        </message>
        <message>
            <source>Tactical factor: flank or rear</source>
            <translation>Тактический фактор: фланг или тыл</translation>
        </message>
        <message>
            <source>Attacking an enemy's flank or rear gives the attacker a tactical factor of 1.</source>
            <translation>Атака во фланг или в тыл врага дает атакующему тактический фактор 1.</translation>
        </message>
        <message>
            <source>Tactical factor: damaged target</source>
            <translation>Тактический фактор: поврежденная цель</translation>
        </message>
        <message>
            <source>An attacker gets a tactical factor of 1 when its target already carries two markers or more.</source>
            <translation>Атакующий получает тактический фактор 1, если на его цели уже два маркера или больше.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 1</source>
            <translation>Разрешение боя / шаг 1</translation>
        </message>
        <message>
            <source>Tactical factors add up</source>
            <translation>Тактические факторы складываются</translation>
        </message>
        <message>
            <source>A side's strength is its combat factor plus all its tactical factors.</source>
            <translation>Сила стороны — ее боевой фактор плюс все ее тактические факторы.</translation>
        </message>
        <message>
            <source>Total factor</source>
            <translation>Общий фактор</translation>
        </message>
        <message>
            <source>Total factor = your strength minus the enemy's strength, each with its tactical factors.</source>
            <translation>Общий фактор = ваша сила минус сила врага, у каждого со своими тактическими факторами.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 2</source>
            <translation>Разрешение боя / шаг 2</translation>
        </message>
        <message>
            <source>Roll</source>
            <translation>Бросок</translation>
        </message>
        <message>
            <source>Roll one d8 and add the total factor: that is the total.</source>
            <translation>Бросьте один d8 и прибавьте общий фактор: это итог.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 3 table</source>
            <translation>Разрешение боя / шаг 3, таблица</translation>
        </message>
        <message>
            <source>Total -1 or less</source>
            <translation>Итог -1 или меньше</translation>
        </message>
        <message>
            <source>Your unit is destroyed.</source>
            <translation>Ваш юнит уничтожен.</translation>
        </message>
        <message>
            <source>Total 0 or 1</source>
            <translation>Итог 0 или 1</translation>
        </message>
        <message>
            <source>Your unit is heavily damaged.</source>
            <translation>Ваш юнит сильно поврежден.</translation>
        </message>
        <message>
            <source>Total 2 to 4</source>
            <translation>Итог от 2 до 4</translation>
        </message>
        <message>
            <source>Your unit is damaged.</source>
            <translation>Ваш юнит поврежден.</translation>
        </message>
        <message>
            <source>Total 5 to 7</source>
            <translation>Итог от 5 до 7</translation>
        </message>
        <message>
            <source>The enemy unit is damaged.</source>
            <translation>Вражеский юнит поврежден.</translation>
        </message>
        <message>
            <source>Total 8 or 9</source>
            <translation>Итог 8 или 9</translation>
        </message>
        <message>
            <source>The enemy unit is heavily damaged.</source>
            <translation>Вражеский юнит сильно поврежден.</translation>
        </message>
        <message>
            <source>Total 10 or more</source>
            <translation>Итог 10 или больше</translation>
        </message>
        <message>
            <source>The enemy unit is destroyed.</source>
            <translation>Вражеский юнит уничтожен.</translation>
        </message>
        <message>
            <source>Check figures for the table</source>
            <translation>Проверочные числа для таблицы</translation>
        </message>
        <message>
            <source>Chances of the six results (own destroyed, own heavy, own damaged, enemy damaged, enemy heavy, enemy destroyed) in eighths, both ordinary.</source>
            <translation>Шансы шести результатов (свой уничтожен, свой сильно поврежден, свой поврежден, враг поврежден, враг сильно поврежден, враг уничтожен) в восьмых долях, оба обычные.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 4</source>
            <translation>Разрешение боя / шаг 4</translation>
        </message>
        <message>
            <source>Your superior unit</source>
            <translation>Ваш отборный юнит</translation>
        </message>
        <message>
            <source>Your unit superior, the enemy's not, total 4 or less: add 1.</source>
            <translation>Ваш юнит отборный, вражеский — нет, итог 4 или меньше: прибавьте 1.</translation>
        </message>
        <message>
            <source>Your inferior unit</source>
            <translation>Ваш слабый юнит</translation>
        </message>
        <message>
            <source>Your unit inferior, the enemy's not, total 4 or less: subtract 1.</source>
            <translation>Ваш юнит слабый, вражеский — нет, итог 4 или меньше: вычтите 1.</translation>
        </message>
        <message>
            <source>Superior enemy</source>
            <translation>Отборный враг</translation>
        </message>
        <message>
            <source>Enemy unit superior, yours not, total 5 or more: subtract 1.</source>
            <translation>Вражеский юнит отборный, ваш — нет, итог 5 или больше: вычтите 1.</translation>
        </message>
        <message>
            <source>Inferior enemy</source>
            <translation>Слабый враг</translation>
        </message>
        <message>
            <source>Enemy unit inferior, yours not, total 5 or more: add 1.</source>
            <translation>Вражеский юнит слабый, ваш — нет, итог 5 или больше: прибавьте 1.</translation>
        </message>
        <message>
            <source>Adjust first, then read the table</source>
            <translation>Сначала поправка, потом таблица</translation>
        </message>
        <message>
            <source>The quality step changes the total, so the table is read with the adjusted total.</source>
            <translation>Шаг качества меняет итог, поэтому таблицу читают по исправленному итогу.</translation>
        </message>
        <message>
            <source>Combat Resolution / step 5</source>
            <translation>Разрешение боя / шаг 5</translation>
        </message>
        <message>
            <source>Damaged</source>
            <translation>Поврежден</translation>
        </message>
        <message>
            <source>Damaged means: one more marker, and the unit goes back by one hex.</source>
            <translation>Поврежден — значит: еще один маркер, и юнит отступает на один гекс.</translation>
        </message>
        <message>
            <source>Damaged with Evade</source>
            <translation>Поврежден, есть Уклонение</translation>
        </message>
        <message>
            <source>A damaged unit with Evade takes no damage but makes an evade move.</source>
            <translation>Поврежденный юнит с Уклонением не получает повреждений, но совершает передвижение уклонения.</translation>
        </message>
        <message>
            <source>Heavily damaged</source>
            <translation>Сильно поврежден</translation>
        </message>
        <message>
            <source>As damaged, with 1 more point of damage.</source>
            <translation>Как «поврежден», и еще 1 очко повреждений.</translation>
        </message>
        <message>
            <source>Heavily damaged with Evade</source>
            <translation>Сильно поврежден, есть Уклонение</translation>
        </message>
        <message>
            <source>Same as a damaged Evade unit, plus the extra point: evade move and 1 point.</source>
            <translation>То же, что поврежденный юнит с Уклонением, и дополнительное очко: передвижение уклонения и 1 очко.</translation>
        </message>
        <message>
            <source>Destroyed</source>
            <translation>Уничтожен</translation>
        </message>
        <message>
            <source>A destroyed unit without Evade is removed from the board.</source>
            <translation>Уничтоженный юнит без Уклонения убирают с поля.</translation>
        </message>
        <message>
            <source>Destroyed with Evade</source>
            <translation>Уничтожен, есть Уклонение</translation>
        </message>
        <message>
            <source>A unit with Evade that is destroyed by the table routs and takes 1 point of damage instead of being removed.</source>
            <translation>Юнит с Уклонением, уничтоженный по таблице, обращается в бегство и получает 1 очко повреждений, вместо того чтобы его убрали.</translation>
        </message>
        <message>
            <source>Either side</source>
            <translation>Любая сторона</translation>
        </message>
        <message>
            <source>Step 5 applies to whichever unit the table names, attacker's or defender's; the other is unharmed.</source>
            <translation>Шаг 5 относится к тому юниту, которого называет таблица, атакующему или обороняющемуся; другой невредим.</translation>
        </message>
    </context>
    <context>
        <name>rulings</name>
        <message>
            <source>How long is a fathom?</source>
            <translation>Какова длина сажени?</translation>
        </message>
        <message>
            <source>25 mm, the metric figure of the rulebook.</source>
            <translation>25 мм, метрическое число книги правил.</translation>
        </message>
        <message>
            <source>25.4 mm, an exact inch.</source>
            <translation>25,4 мм, ровно дюйм.</translation>
        </message>
        <message>
            <source>To what can bonuses raise DEF?</source>
            <translation>До чего бонусы могут поднять DEF?</translation>
        </message>
        <message>
            <source>To 5, whatever the bonus.</source>
            <translation>До 5, каким бы ни был бонус.</translation>
        </message>
        <message>
            <source>To 6.</source>
            <translation>До 6.</translation>
        </message>
        <message>
            <source>Who gains from allies in contact with the opponent?</source>
            <translation>Кому помогают союзники в контакте с противником?</translation>
        </message>
        <message>
            <source>Both fighters.</source>
            <translation>Обоим сражающимся.</translation>
        </message>
        <message>
            <source>Only the fighter whose unit is active.</source>
            <translation>Только тому, чей юнит активен.</translation>
        </message>
        <message>
            <source>Who has +1 CBT for standing higher?</source>
            <translation>У кого +1 CBT за более высокую позицию?</translation>
        </message>
        <message>
            <source>The higher fighter, attacking or attacked.</source>
            <translation>У того, кто выше, атакует он или атакован.</translation>
        </message>
        <message>
            <source>The higher fighter, when attacking.</source>
            <translation>У того, кто выше, когда он атакует.</translation>
        </message>
        <message>
            <source>Does a Wounded unit lose a point of a stat printed in green?</source>
            <translation>Теряет ли Раненый юнит очко характеристики, напечатанной зеленым?</translation>
        </message>
        <message>
            <source>No: the green value already holds the loss.</source>
            <translation>Нет: зеленое значение уже содержит потерю.</translation>
        </message>
        <message>
            <source>Yes: the loss comes on top of the green value.</source>
            <translation>Да: потеря вычитается еще и из зеленого значения.</translation>
        </message>
        <message>
            <source>How far does the control area of Lunge x reach?</source>
            <translation>Как далеко простирается зона влияния с Выпадом x?</translation>
        </message>
        <message>
            <source>x fathoms.</source>
            <translation>На x саженей.</translation>
        </message>
        <message>
            <source>One fathom and x more.</source>
            <translation>На одну сажень и еще на x.</translation>
        </message>
        <message>
            <source>When does the CMD of a unit that arrives later join the Company's?</source>
            <translation>Когда CMD юнита, прибывшего позже, входит в CMD компании?</translation>
        </message>
        <message>
            <source>In the Upkeep of the turn after, added before the refill.</source>
            <translation>В подготовительную фазу следующего хода, прибавляется до пополнения.</translation>
        </message>
        <message>
            <source>At once, to both scores.</source>
            <translation>Сразу, в оба значения.</translation>
        </message>
        <message>
            <source>Does the CMD of units off the table count at the start?</source>
            <translation>Считают ли в начале CMD юнитов, которых нет на столе?</translation>
        </message>
        <message>
            <source>No: it joins when they arrive.</source>
            <translation>Нет: он прибавляется, когда они прибывают.</translation>
        </message>
        <message>
            <source>Yes, all the Company's CMD counts.</source>
            <translation>Да, считают весь CMD компании.</translation>
        </message>
        <message>
            <source>Whose miniatures may an Infernalist raise?</source>
            <translation>Чьи миниатюры может призывать инферналист?</translation>
        </message>
        <message>
            <source>Those that its own player has brought.</source>
            <translation>Те, которые принес его собственный игрок.</translation>
        </message>
        <message>
            <source>Both players share one pool; a miniature that one of them uses is not at hand for the other.</source>
            <translation>У обоих игроков один общий запас; миниатюры, которую использует один, у другого под рукой нет.</translation>
        </message>
        <message>
            <source>In which order is MVT modified and doubled for Run and Charge?</source>
            <translation>В каком порядке изменяют и удваивают MVT для Бега и Рывка?</translation>
        </message>
        <message>
            <source>Modified first, then doubled; what an ability adds to the action comes last.</source>
            <translation>Сначала изменяют, потом удваивают; то, что способность прибавляет к действию, — в конце.</translation>
        </message>
        <message>
            <source>Doubled first, then modified.</source>
            <translation>Сначала удваивают, потом изменяют.</translation>
        </message>
        <message>
            <source>Both players have a choice at the same moment: who makes his first?</source>
            <translation>У обоих игроков выбор в один момент: кто делает его первым?</translation>
        </message>
        <message>
            <source>The player of the active unit.</source>
            <translation>Игрок активного юнита.</translation>
        </message>
        <message>
            <source>The other player.</source>
            <translation>Другой игрок.</translation>
        </message>
        <message>
            <source>Is five the most dice in any throw?</source>
            <translation>Пять — предел числа кубиков в любом броске?</translation>
        </message>
        <message>
            <source>Only in attack rolls: damage rolls of blasts may throw more.</source>
            <translation>Только в бросках атаки: в бросках повреждений выбросов их может быть больше.</translation>
        </message>
        <message>
            <source>In every throw.</source>
            <translation>В каждом броске.</translation>
        </message>
        <message>
            <source>Do differences of height enter a distance?</source>
            <translation>Учитывают ли в расстоянии разницу высот?</translation>
        </message>
        <message>
            <source>No, distances are measured in plan.</source>
            <translation>Нет, расстояния измеряют в плане.</translation>
        </message>
        <message>
            <source>Yes, along the slope.</source>
            <translation>Да, по склону.</translation>
        </message>
        <message>
            <source>Is the exact value within a distance?</source>
            <translation>Входит ли в расстояние его точное значение?</translation>
        </message>
        <message>
            <source>Yes, with a tolerance of a millionth of a millimetre.</source>
            <translation>Да, с допуском в миллионную долю миллиметра.</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Нет.</translation>
        </message>
        <message>
            <source>Is a base that only touches the border of an area inside?</source>
            <translation>Находится ли внутри подставка, которая лишь касается границы области?</translation>
        </message>
        <message>
            <source>Yes, the border belongs to the area.</source>
            <translation>Да, граница принадлежит области.</translation>
        </message>
        <message>
            <source>Do weapons and poses make contact?</source>
            <translation>Создают ли контакт оружие и позы?</translation>
        </message>
        <message>
            <source>No, bases alone do; the players may correct it by hand.</source>
            <translation>Нет, только подставки; игроки могут исправить это вручную.</translation>
        </message>
        <message>
            <source>Yes, any part of the miniature.</source>
            <translation>Да, любая часть миниатюры.</translation>
        </message>
        <message>
            <source>Does touching an ally engage a unit?</source>
            <translation>Становится ли юнит сражающимся, касаясь союзника?</translation>
        </message>
        <message>
            <source>No, only contact with an enemy.</source>
            <translation>Нет, только от контакта с врагом.</translation>
        </message>
        <message>
            <source>Yes, any contact.</source>
            <translation>Да, от любого контакта.</translation>
        </message>
        <message>
            <source>Does a unit in contact keep its control area?</source>
            <translation>Сохраняет ли юнит в контакте свою зону влияния?</translation>
        </message>
        <message>
            <source>No, both sides lose it, but for abilities that say otherwise.</source>
            <translation>Нет, ее теряют обе стороны, если способности не говорят иного.</translation>
        </message>
        <message>
            <source>Yes.</source>
            <translation>Да.</translation>
        </message>
        <message>
            <source>When does a control area come back?</source>
            <translation>Когда зона влияния возвращается?</translation>
        </message>
        <message>
            <source>As soon as the unit is free again.</source>
            <translation>Как только юнит снова незанятый.</translation>
        </message>
        <message>
            <source>In the turn after.</source>
            <translation>В следующем ходу.</translation>
        </message>
        <message>
            <source>What rank has a lemure?</source>
            <translation>Какой ранг у лемура?</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Никакого.</translation>
        </message>
        <message>
            <source>Trooper.</source>
            <translation>Рядовой.</translation>
        </message>
        <message>
            <source>Do large games allow more Officers?</source>
            <translation>Допускают ли большие игры больше офицеров?</translation>
        </message>
        <message>
            <source>No: exactly one in a Company, always.</source>
            <translation>Нет: ровно один в компании, всегда.</translation>
        </message>
        <message>
            <source>One for each 200 Army Points.</source>
            <translation>Один на каждые 200 Очков Армии.</translation>
        </message>
        <message>
            <source>Is a stat that is not printed the same as 0?</source>
            <translation>Ненапечатанная характеристика — это то же, что 0?</translation>
        </message>
        <message>
            <source>No: it is absent, and bonuses do not raise it.</source>
            <translation>Нет: ее нет, и бонусы ее не поднимают.</translation>
        </message>
        <message>
            <source>Does a bonus give Shooting Skill to a unit without the stat?</source>
            <translation>Дает ли бонус навык стрельбы юниту без этой характеристики?</translation>
        </message>
        <message>
            <source>Yes, from 0.</source>
            <translation>Да, начиная с 0.</translation>
        </message>
        <message>
            <source>Where does the highest DEF apply?</source>
            <translation>К чему применяется наибольшая DEF?</translation>
        </message>
        <message>
            <source>To the value after all modifiers.</source>
            <translation>К значению после всех модификаторов.</translation>
        </message>
        <message>
            <source>To the printed stat alone.</source>
            <translation>Только к напечатанной характеристике.</translation>
        </message>
        <message>
            <source>Can Protection above the damage give Life Points?</source>
            <translation>Может ли Защита, которая больше повреждений, дать очки жизни?</translation>
        </message>
        <message>
            <source>No, the loss stops at 0.</source>
            <translation>Нет, потеря останавливается на 0.</translation>
        </message>
        <message>
            <source>Is a unit Wounded when its Life Points equal the Wound Threshold?</source>
            <translation>Раненый ли юнит, чьи очки жизни равны порогу ранения?</translation>
        </message>
        <message>
            <source>Yes, at the threshold or below it.</source>
            <translation>Да, на пороге и ниже него.</translation>
        </message>
        <message>
            <source>No, only below it.</source>
            <translation>Нет, только ниже него.</translation>
        </message>
        <message>
            <source>Does Faith do anything on its own?</source>
            <translation>Делает ли Вера что-нибудь сама по себе?</translation>
        </message>
        <message>
            <source>No, only effects that name it read it.</source>
            <translation>Нет, ее учитывают только эффекты, которые ее называют.</translation>
        </message>
        <message>
            <source>It lessens hostile magic.</source>
            <translation>Она ослабляет враждебную магию.</translation>
        </message>
        <message>
            <source>Can Command fall below 0?</source>
            <translation>Может ли CMD упасть ниже 0?</translation>
        </message>
        <message>
            <source>No, both scores stop at 0.</source>
            <translation>Нет, оба значения останавливаются на 0.</translation>
        </message>
        <message>
            <source>The basic score can.</source>
            <translation>Суммарный CMD может.</translation>
        </message>
        <message>
            <source>Do effects in a column need damage that gets through?</source>
            <translation>Нужны ли эффектам из столбца прошедшие повреждения?</translation>
        </message>
        <message>
            <source>No, they apply whatever Protection takes.</source>
            <translation>Нет, они применяются, сколько бы ни отняла Защита.</translation>
        </message>
        <message>
            <source>Can the damage for dice above ten be waived with the hits?</source>
            <translation>Можно ли отказаться от повреждений за кубики сверх десяти вместе с попаданиями?</translation>
        </message>
        <message>
            <source>No, it always applies.</source>
            <translation>Нет, они применяются всегда.</translation>
        </message>
        <message>
            <source>Yes, together with the hits.</source>
            <translation>Да, вместе с попаданиями.</translation>
        </message>
        <message>
            <source>Does a weapon's ability work while another weapon is used?</source>
            <translation>Работает ли способность оружия, пока применяют другое оружие?</translation>
        </message>
        <message>
            <source>No; Lunge alone is always on, for it shapes the control area.</source>
            <translation>Нет; всегда действует только Выпад, ведь он определяет зону влияния.</translation>
        </message>
        <message>
            <source>Can a unit be of several species?</source>
            <translation>Может ли юнит быть нескольких видов?</translation>
        </message>
        <message>
            <source>No, of one.</source>
            <translation>Нет, только одного.</translation>
        </message>
        <message>
            <source>Which powers leave an Unbeliever alone?</source>
            <translation>Какие силы не трогают Неверующего?</translation>
        </message>
        <message>
            <source>Those that name a religion or Faith.</source>
            <translation>Те, что называют религию или Веру.</translation>
        </message>
        <message>
            <source>All magic.</source>
            <translation>Вся магия.</translation>
        </message>
        <message>
            <source>Are there more than the five factions?</source>
            <translation>Есть ли фракции кроме этих пяти?</translation>
        </message>
        <message>
            <source>The core has five; factions are data, so that others can be added.</source>
            <translation>В основных правилах их пять; фракции — это данные, так что можно добавить и другие.</translation>
        </message>
        <message>
            <source>Which Army Points set the number of a Limited unit?</source>
            <translation>Какие Очки Армии определяют число Лимитированного юнита?</translation>
        </message>
        <message>
            <source>The agreed size of the game.</source>
            <translation>Согласованный размер игры.</translation>
        </message>
        <message>
            <source>The points spent.</source>
            <translation>Потраченные очки.</translation>
        </message>
        <message>
            <source>What happens to an associated unit when the named one dies?</source>
            <translation>Что происходит с привязанным юнитом, когда гибнет названный?</translation>
        </message>
        <message>
            <source>Nothing.</source>
            <translation>Ничего.</translation>
        </message>
        <message>
            <source>It leaves too.</source>
            <translation>Он тоже уходит.</translation>
        </message>
        <message>
            <source>How is Y of Limited X/Y counted?</source>
            <translation>Как считают Y в Лимитированный X/Y?</translation>
        </message>
        <message>
            <source>For each started 200 points, over the whole Company.</source>
            <translation>На каждые начатые 200 очков, по всей компании.</translation>
        </message>
        <message>
            <source>Once for the whole Company, whatever its size.</source>
            <translation>Один раз на всю компанию, какой бы она ни была.</translation>
        </message>
        <message>
            <source>When and how does a unit change shape?</source>
            <translation>Когда и как юнит меняет облик?</translation>
        </message>
        <message>
            <source>Right after what fulfils the condition, in place, keeping marker and lasting states.</source>
            <translation>Сразу после того, что выполнило условие, на месте, сохраняя маркер и длящиеся состояния.</translation>
        </message>
        <message>
            <source>At the end of the turn.</source>
            <translation>В конце хода.</translation>
        </message>
        <message>
            <source>Is the old shape a loss?</source>
            <translation>Считается ли старый облик потерей?</translation>
        </message>
        <message>
            <source>No; the Command scores change by the difference.</source>
            <translation>Нет; значения CMD меняются на разницу.</translation>
        </message>
        <message>
            <source>In which order do dice modifiers count?</source>
            <translation>В каком порядке считают модификаторы кубиков?</translation>
        </message>
        <message>
            <source>Penalties first, not below 0, then bonuses.</source>
            <translation>Сначала штрафы, не ниже 0, затем бонусы.</translation>
        </message>
        <message>
            <source>All together.</source>
            <translation>Все вместе.</translation>
        </message>
        <message>
            <source>Do dice above five become re-rolls in every attack?</source>
            <translation>В каждой ли атаке кубики сверх пяти становятся перебросами?</translation>
        </message>
        <message>
            <source>Only where allies may be hit.</source>
            <translation>Только там, где попадание может прийтись по союзникам.</translation>
        </message>
        <message>
            <source>How much is each die above ten worth?</source>
            <translation>Сколько стоит каждый кубик сверх десяти?</translation>
        </message>
        <message>
            <source>1 damage point, with the other damage.</source>
            <translation>1 очко повреждений, вместе с остальными повреждениями.</translation>
        </message>
        <message>
            <source>One more for each further die.</source>
            <translation>На одно больше за каждый следующий кубик.</translation>
        </message>
        <message>
            <source>Whose DEF is the number to roll?</source>
            <translation>Чью DEF нужно выбросить?</translation>
        </message>
        <message>
            <source>The opponent's; no face hits or misses on its own.</source>
            <translation>Противника; ни одно значение само по себе не попадание и не промах.</translation>
        </message>
        <message>
            <source>One's own.</source>
            <translation>Свою.</translation>
        </message>
        <message>
            <source>Must re-rolls be used?</source>
            <translation>Обязательно ли использовать перебросы?</translation>
        </message>
        <message>
            <source>No; the player picks the misses, each die once.</source>
            <translation>Нет; игрок выбирает промахи, каждый кубик один раз.</translation>
        </message>
        <message>
            <source>Yes, all of them.</source>
            <translation>Да, все.</translation>
        </message>
        <message>
            <source>Who subtracts Protection?</source>
            <translation>Кто вычитает Защиту?</translation>
        </message>
        <message>
            <source>Each side, from what it takes.</source>
            <translation>Каждая сторона, из того, что получает.</translation>
        </message>
        <message>
            <source>Only the attacked unit.</source>
            <translation>Только атакованный юнит.</translation>
        </message>
        <message>
            <source>Do abilities that are always on work during an attack sequence?</source>
            <translation>Работают ли во время атаки способности, которые действуют всегда?</translation>
        </message>
        <message>
            <source>Yes, only triggered powers are shut out.</source>
            <translation>Да, исключены только вызываемые силы.</translation>
        </message>
        <message>
            <source>How tall is a unit?</source>
            <translation>Какой высоты юнит?</translation>
        </message>
        <message>
            <source>One fathom, unless its card file says otherwise.</source>
            <translation>Одна сажень, если в файле его карточки не сказано иное.</translation>
        </message>
        <message>
            <source>As its base is large.</source>
            <translation>По размеру подставки.</translation>
        </message>
        <message>
            <source>When may a passive power be used around the attack sequence of a Concentration?</source>
            <translation>Когда вокруг атаки при Концентрации можно применить пассивную силу?</translation>
        </message>
        <message>
            <source>Before it or after it.</source>
            <translation>До нее или после нее.</translation>
        </message>
        <message>
            <source>After it.</source>
            <translation>После нее.</translation>
        </message>
        <message>
            <source>Who has -1 DEF in the one-sided attack that Focus provokes?</source>
            <translation>У кого -1 DEF в односторонней атаке, которую вызывает Медитация?</translation>
        </message>
        <message>
            <source>The focusing unit.</source>
            <translation>У юнита, который выполняет Медитацию.</translation>
        </message>
        <message>
            <source>The attacking unit.</source>
            <translation>У атакующего юнита.</translation>
        </message>
        <message>
            <source>Does an ally with CBT 0 give support?</source>
            <translation>Дает ли поддержку союзник с CBT 0?</translation>
        </message>
        <message>
            <source>Yes, it has the stat.</source>
            <translation>Да, эта характеристика у него есть.</translation>
        </message>
        <message>
            <source>Where must a supporter stand?</source>
            <translation>Где должен стоять поддерживающий?</translation>
        </message>
        <message>
            <source>Anywhere in contact with the opponent.</source>
            <translation>В контакте с противником, где угодно.</translation>
        </message>
        <message>
            <source>Behind the opponent.</source>
            <translation>Позади противника.</translation>
        </message>
        <message>
            <source>By what is the best of several damage types judged?</source>
            <translation>По чему судят, какой из нескольких типов повреждений лучше?</translation>
        </message>
        <message>
            <source>By the Life Points lost.</source>
            <translation>По потерянным очкам жизни.</translation>
        </message>
        <message>
            <source>By the damage before Protection.</source>
            <translation>По повреждениям до Защиты.</translation>
        </message>
        <message>
            <source>When do the fighters name their weapons?</source>
            <translation>Когда сражающиеся называют оружие?</translation>
        </message>
        <message>
            <source>Before any die is rolled, both of them.</source>
            <translation>До броска кубиков, оба.</translation>
        </message>
        <message>
            <source>With the damage.</source>
            <translation>При нанесении повреждений.</translation>
        </message>
        <message>
            <source>Who picks the table when no weapon was named?</source>
            <translation>Кто выбирает таблицу, если оружие не названо?</translation>
        </message>
        <message>
            <source>The player of the unit that takes the damage.</source>
            <translation>Игрок юнита, который получает повреждения.</translation>
        </message>
        <message>
            <source>The player of the attacked unit.</source>
            <translation>Игрок атакованного юнита.</translation>
        </message>
        <message>
            <source>What does a unit with CBT and only a ranged weapon fight with?</source>
            <translation>Чем сражается юнит с CBT, у которого только дальнобойное оружие?</translation>
        </message>
        <message>
            <source>Its card must give a close combat weapon.</source>
            <translation>Его карточка должна указать оружие ближнего боя.</translation>
        </message>
        <message>
            <source>With the table of the ranged weapon.</source>
            <translation>По таблице дальнобойного оружия.</translation>
        </message>
        <message>
            <source>Does becoming Wounded in the fight spoil a power?</source>
            <translation>Срывает ли силу то, что юнит стал Раненым в бою?</translation>
        </message>
        <message>
            <source>Yes, it is a change of state like any other.</source>
            <translation>Да, это перемена состояния, как любая другая.</translation>
        </message>
        <message>
            <source>No, only other states do.</source>
            <translation>Нет, только другие состояния.</translation>
        </message>
        <message>
            <source>Is leaving a control area an order?</source>
            <translation>Выход из зоны влияния — это приказ?</translation>
        </message>
        <message>
            <source>No, nor are other costs that are paid from Command without a header.</source>
            <translation>Нет, как и другие траты, которые оплачивают из CMD без заголовка.</translation>
        </message>
        <message>
            <source>May the opponent see the Command left?</source>
            <translation>Может ли оппонент видеть оставшийся CMD?</translation>
        </message>
        <message>
            <source>Yes, nothing is hidden.</source>
            <translation>Да, ничего не скрывают.</translation>
        </message>
        <message>
            <source>Does the refill come before the damage of the Upkeep?</source>
            <translation>Пополнение происходит до повреждений подготовительной фазы?</translation>
        </message>
        <message>
            <source>Yes; a commander who then dies takes his CMD from the full score.</source>
            <translation>Да; командир, который потом погибает, отнимает свой CMD от полного значения.</translation>
        </message>
        <message>
            <source>Is a cost without a word temporary?</source>
            <translation>Цена без пометки — временная?</translation>
        </message>
        <message>
            <source>When are the points of the worked example spent?</source>
            <translation>Когда тратят очки в примере?</translation>
        </message>
        <message>
            <source>In the turn, not in its Upkeep.</source>
            <translation>В ходе, но не в его подготовительной фазе.</translation>
        </message>
        <message>
            <source>In the Upkeep.</source>
            <translation>В подготовительной фазе.</translation>
        </message>
        <message>
            <source>When is the CMD of a unit that leaves the table lost?</source>
            <translation>Когда теряют CMD юнита, который покидает стол?</translation>
        </message>
        <message>
            <source>At once, from both scores.</source>
            <translation>Сразу, из обоих значений.</translation>
        </message>
        <message>
            <source>In the next Upkeep.</source>
            <translation>В следующую подготовительную фазу.</translation>
        </message>
        <message>
            <source>Can a shot hurt its shooter?</source>
            <translation>Может ли выстрел повредить стрелку?</translation>
        </message>
        <message>
            <source>Only where an ability of the target says so.</source>
            <translation>Только там, где так говорит способность цели.</translation>
        </message>
        <message>
            <source>Never.</source>
            <translation>Никогда.</translation>
        </message>
        <message>
            <source>Who shoots outside its own activation?</source>
            <translation>Кто стреляет вне своей активации?</translation>
        </message>
        <message>
            <source>A unit with Defensive Shot, at an enemy that makes contact.</source>
            <translation>Юнит с Оборонительным выстрелом, во врага, который вступает в контакт.</translation>
        </message>
        <message>
            <source>Nobody.</source>
            <translation>Никого.</translation>
        </message>
        <message>
            <source>When is it settled who may be chosen?</source>
            <translation>Когда определяют, кого можно выбрать?</translation>
        </message>
        <message>
            <source>Line of fire, cover and distance of every enemy are looked at before the target is named, with the weapon.</source>
            <translation>Линию огня, укрытие и расстояние каждого врага проверяют до того, как названы цель и оружие.</translation>
        </message>
        <message>
            <source>The target is named first.</source>
            <translation>Сначала называют цель.</translation>
        </message>
        <message>
            <source>Who picks among enemies equally near?</source>
            <translation>Кто выбирает из одинаково близких врагов?</translation>
        </message>
        <message>
            <source>The shooter's player, from where it stands when it shoots.</source>
            <translation>Игрок стрелка, с того места, где стрелок стоит, когда стреляет.</translation>
        </message>
        <message>
            <source>Chance.</source>
            <translation>Жребий.</translation>
        </message>
        <message>
            <source>What is compared before an enemy in cover is passed over?</source>
            <translation>Что сравнивают, прежде чем пропустить врага в укрытии?</translation>
        </message>
        <message>
            <source>The cover of the table with the printed Protection; equal is enough.</source>
            <translation>Укрытие из таблицы с напечатанной Защитой; равенства достаточно.</translation>
        </message>
        <message>
            <source>Every bonus, and cover must be greater.</source>
            <translation>Все бонусы, и укрытие должно быть больше.</translation>
        </message>
        <message>
            <source>Is a unit beside helpless ones engaged when targets are chosen?</source>
            <translation>Сражается ли юнит рядом с беспомощными, когда выбирают цели?</translation>
        </message>
        <message>
            <source>As for all else: the helpless one is engaged, the enemy beside it free.</source>
            <translation>Как и во всем остальном: беспомощный сражается, враг рядом с ним незанятый.</translation>
        </message>
        <message>
            <source>Both are engaged.</source>
            <translation>Сражаются оба.</translation>
        </message>
        <message>
            <source>Does an enemy without line of fire, or out of a Limited Range, count as nearest?</source>
            <translation>Считается ли ближайшим враг, до которого нет линии огня или не хватает Ограниченной дальности?</translation>
        </message>
        <message>
            <source>No: it can be no target.</source>
            <translation>Нет: он не может быть целью.</translation>
        </message>
        <message>
            <source>Yes, and forbids the shot.</source>
            <translation>Да, и он запрещает выстрел.</translation>
        </message>
        <message>
            <source>What does the app test of a line of fire?</source>
            <translation>Что приложение проверяет у линии огня?</translation>
        </message>
        <message>
            <source>Bases and outlines in plan, a line that grazes is clear; what the players see counts first.</source>
            <translation>Подставки и контуры в плане, линия, которая лишь задевает край, свободна; то, что видят игроки, важнее.</translation>
        </message>
        <message>
            <source>Nothing: the players always say.</source>
            <translation>Ничего: всегда говорят игроки.</translation>
        </message>
        <message>
            <source>Does a close combat in between block a line of fire?</source>
            <translation>Преграждает ли линию огня ближний бой на пути?</translation>
        </message>
        <message>
            <source>No, it only brings the risk of hitting somebody there.</source>
            <translation>Нет, он лишь создает риск попасть в кого-нибудь там.</translation>
        </message>
        <message>
            <source>What is hidden enough for cover?</source>
            <translation>Какой скрытой части достаточно для укрытия?</translation>
        </message>
        <message>
            <source>At least half, by obstacles within a fathom taken together.</source>
            <translation>Не меньше половины, всеми препятствиями в пределах сажени вместе.</translation>
        </message>
        <message>
            <source>More than half, by one obstacle.</source>
            <translation>Больше половины, одним препятствием.</translation>
        </message>
        <message>
            <source>How large are bases in fathoms?</source>
            <translation>Каковы подставки в саженях?</translation>
        </message>
        <message>
            <source>0.6, 0.8 and 1.0, at 25 mm a fathom.</source>
            <translation>0,6; 0,8 и 1,0, если сажень 25 мм.</translation>
        </message>
        <message>
            <source>As at 25.4 mm a fathom.</source>
            <translation>Как если бы сажень была 25,4 мм.</translation>
        </message>
        <message>
            <source>Which DEF counts against a shot?</source>
            <translation>Какую DEF учитывают против выстрела?</translation>
        </message>
        <message>
            <source>The current one, without what works in close combat only.</source>
            <translation>Текущую, без того, что работает только в ближнем бою.</translation>
        </message>
        <message>
            <source>The printed one.</source>
            <translation>Напечатанную.</translation>
        </message>
        <message>
            <source>From when to when are free effects locked in a shot?</source>
            <translation>С какого и до какого момента выстрела закрыты независимые эффекты?</translation>
        </message>
        <message>
            <source>From the naming of the target until the last unit hit is dealt with.</source>
            <translation>От называния цели до тех пор, пока не разобрались с последним пораженным юнитом.</translation>
        </message>
        <message>
            <source>From the roll on.</source>
            <translation>Начиная с броска.</translation>
        </message>
        <message>
            <source>May a unit without dice shoot?</source>
            <translation>Может ли стрелять юнит без кубиков?</translation>
        </message>
        <message>
            <source>Yes, without any hit.</source>
            <translation>Да, без попаданий.</translation>
        </message>
        <message>
            <source>Whom do the points above ten dice hurt?</source>
            <translation>Кому вредят очки за кубики сверх десяти?</translation>
        </message>
        <message>
            <source>The unit that is hit, else the target; nobody in the roll for an explosion.</source>
            <translation>Юниту, в которого попали, иначе цели; при броске на взрыв — никому.</translation>
        </message>
        <message>
            <source>Always the target.</source>
            <translation>Всегда цели.</translation>
        </message>
        <message>
            <source>Does DEF 1 make every die of a shot a hit?</source>
            <translation>Делает ли DEF 1 попаданием каждый кубик выстрела?</translation>
        </message>
        <message>
            <source>No, the distance difficulty of 3 or more still counts.</source>
            <translation>Нет, сложность дистанции 3 или больше все равно учитывается.</translation>
        </message>
        <message>
            <source>Must re-rolls of a shot be used?</source>
            <translation>Обязательно ли использовать перебросы выстрела?</translation>
        </message>
        <message>
            <source>Does an effect come without damage?</source>
            <translation>Наступает ли эффект без повреждений?</translation>
        </message>
        <message>
            <source>Yes; damage stops at 0.</source>
            <translation>Да; повреждения останавливаются на 0.</translation>
        </message>
        <message>
            <source>Can automatic damage be waived with hits?</source>
            <translation>Можно ли отказаться от автоматических повреждений вместе с попаданиями?</translation>
        </message>
        <message>
            <source>No, it is no hit.</source>
            <translation>Нет, это не попадание.</translation>
        </message>
        <message>
            <source>Whose cover counts when a shot is diverted?</source>
            <translation>Чье укрытие учитывают, когда выстрел отклонился?</translation>
        </message>
        <message>
            <source>That of the unit hit, seen from the shooter; difficulty and distance stay.</source>
            <translation>Того юнита, в которого попали, с точки зрения стрелка; сложность и дистанция остаются.</translation>
        </message>
        <message>
            <source>The target's.</source>
            <translation>Цели.</translation>
        </message>
        <message>
            <source>How far does a close combat reach for a shot?</source>
            <translation>Как далеко простирается ближний бой для выстрела?</translation>
        </message>
        <message>
            <source>To all linked by contacts between enemies; without any other than the target the shot is ordinary.</source>
            <translation>На всех, кого связывают контакты между врагами; если в нем никого, кроме цели, выстрел обычный.</translation>
        </message>
        <message>
            <source>To those who touch the target.</source>
            <translation>На тех, кто касается цели.</translation>
        </message>
        <message>
            <source>Which faces are odd or even?</source>
            <translation>Какие значения нечетные или четные?</translation>
        </message>
        <message>
            <source>The final face of each die.</source>
            <translation>Окончательное значение каждого кубика.</translation>
        </message>
        <message>
            <source>Replaced ones too.</source>
            <translation>И замененные тоже.</translation>
        </message>
        <message>
            <source>How likely is each of the others to be hit?</source>
            <translation>Насколько вероятно попасть в каждого из остальных?</translation>
        </message>
        <message>
            <source>All are equally likely.</source>
            <translation>Все равновероятны.</translation>
        </message>
        <message>
            <source>The opponent picks.</source>
            <translation>Выбирает оппонент.</translation>
        </message>
        <message>
            <source>In which shots can hits not be reduced?</source>
            <translation>В каких выстрелах нельзя уменьшать попадания?</translation>
        </message>
        <message>
            <source>In every shot at or past a close combat.</source>
            <translation>В каждом выстреле в ближний бой или через него.</translation>
        </message>
        <message>
            <source>Only in a diverted one.</source>
            <translation>Только в отклонившемся.</translation>
        </message>
        <message>
            <source>Who may be hit in a shot past a close combat?</source>
            <translation>В кого может попасть выстрел через ближний бой?</translation>
        </message>
        <message>
            <source>Engaged units on the line and all that touch them, with the target's own combat; never shooter or target.</source>
            <translation>В сражающихся юнитов на линии и всех, кто их касается, вместе с боем самой цели; никогда в стрелка и в цель.</translation>
        </message>
        <message>
            <source>Whoever stands on the line.</source>
            <translation>В любого, кто стоит на линии.</translation>
        </message>
        <message>
            <source>How much higher is high enough to shoot over a combat?</source>
            <translation>Насколько выше нужно стоять, чтобы стрелять поверх боя?</translation>
        </message>
        <message>
            <source>Half a fathom above those in between; the target's own combat counts all the same.</source>
            <translation>На полсажени выше тех, кто между; бой самой цели все равно учитывают.</translation>
        </message>
        <message>
            <source>Any difference.</source>
            <translation>На сколько угодно.</translation>
        </message>
        <message>
            <source>What may an explosion be aimed at?</source>
            <translation>Во что можно целиться взрывом?</translation>
        </message>
        <message>
            <source>Any spot, also under an own unit, measured from the edge of the shooter's base.</source>
            <translation>В любую точку, в том числе под своим юнитом, измеряя от края подставки стрелка.</translation>
        </message>
        <message>
            <source>No spot under an own unit.</source>
            <translation>Не в точку под своим юнитом.</translation>
        </message>
        <message>
            <source>May a template touch no enemy?</source>
            <translation>Может ли шаблон не касаться ни одного врага?</translation>
        </message>
        <message>
            <source>Yes; only one that touches nobody but enemies who cannot be aimed at is barred.</source>
            <translation>Да; запрещен только тот, который касается одних лишь врагов, в которых нельзя целиться.</translation>
        </message>
        <message>
            <source>Are odd and even dice compared in the roll for an explosion?</source>
            <translation>Сравнивают ли нечетные и четные кубики в броске на взрыв?</translation>
        </message>
        <message>
            <source>No, it has no target unit.</source>
            <translation>Нет, у него нет цели-юнита.</translation>
        </message>
        <message>
            <source>Is a base inside that only touches the border?</source>
            <translation>Находится ли внутри подставка, которая лишь касается границы шаблона?</translation>
        </message>
        <message>
            <source>Yes; all rolls are made, then the dead fall together.</source>
            <translation>Да; сначала делают все броски, затем погибшие падают вместе.</translation>
        </message>
        <message>
            <source>Who is spared a state in place of power?</source>
            <translation>Кого минует состояние вместо мощности?</translation>
        </message>
        <message>
            <source>Whoever is wholly hidden, but from a cloud, and whoever no state touches.</source>
            <translation>Тех, кто полностью скрыт (но не от облака), и тех, на кого состояния не действуют.</translation>
        </message>
        <message>
            <source>Do damage rolls have re-rolls?</source>
            <translation>Есть ли перебросы у бросков повреждений?</translation>
        </message>
        <message>
            <source>Yes, by abilities.</source>
            <translation>Да, от способностей.</translation>
        </message>
        <message>
            <source>Can the hits of the roll for the spot be reduced?</source>
            <translation>Можно ли уменьшить попадания броска в точку?</translation>
        </message>
        <message>
            <source>What shields from an explosion?</source>
            <translation>Что защищает от взрыва?</translation>
        </message>
        <message>
            <source>Only being wholly hidden from the spot.</source>
            <translation>Только если юнит полностью скрыт от точки.</translation>
        </message>
        <message>
            <source>Cover too.</source>
            <translation>Укрытие тоже.</translation>
        </message>
        <message>
            <source>Are ammunition blast and impact blast one kind?</source>
            <translation>Выброс боеприпаса и ударный выброс — один вид?</translation>
        </message>
        <message>
            <source>May a template lie on the shooter?</source>
            <translation>Может ли шаблон лежать на стрелке?</translation>
        </message>
        <message>
            <source>No: its tip is on the edge of the base, and it never hits its shooter.</source>
            <translation>Нет: его вершина на краю подставки, и своего стрелка он никогда не поражает.</translation>
        </message>
        <message>
            <source>Yes, and it hits him.</source>
            <translation>Да, и поражает его.</translation>
        </message>
        <message>
            <source>Is there a limit to the dice of an impact blast?</source>
            <translation>Есть ли предел числу кубиков ударного выброса?</translation>
        </message>
        <message>
            <source>None, and neither re-rolls nor automatic damage; SHS is the modified one.</source>
            <translation>Нет, как нет ни перебросов, ни автоматических повреждений; SHS — измененный.</translation>
        </message>
        <message>
            <source>Five, the rest re-rolls.</source>
            <translation>Пять, остальные — перебросы.</translation>
        </message>
        <message>
            <source>From where is cover against an impact blast seen?</source>
            <translation>Откуда смотрят на укрытие против ударного выброса?</translation>
        </message>
        <message>
            <source>Cover from the shooter, full cover from the tip.</source>
            <translation>На укрытие — от стрелка, на полное укрытие — от вершины.</translation>
        </message>
        <message>
            <source>Both from the tip.</source>
            <translation>На то и другое — от вершины.</translation>
        </message>
        <message>
            <source>How are equals ordered in an impact blast?</source>
            <translation>Как упорядочивают равных в ударном выбросе?</translation>
        </message>
        <message>
            <source>By chance, for each place anew.</source>
            <translation>Жребием, для каждого места заново.</translation>
        </message>
        <message>
            <source>Only the first by chance.</source>
            <translation>Жребием выбирают только первого.</translation>
        </message>
        <message>
            <source>What is inside the area of an aura?</source>
            <translation>Кто внутри области ауры?</translation>
        </message>
        <message>
            <source>Whoever has any part of its base in it, whatever terrain lies between.</source>
            <translation>Каждый, у кого в ней любая часть подставки, какая бы местность ни лежала между ними.</translation>
        </message>
        <message>
            <source>Only who is seen from its bearer.</source>
            <translation>Только те, кого видно от носителя.</translation>
        </message>
        <message>
            <source>Which of two effects that contradict each other comes first?</source>
            <translation>Какой из двух противоречащих эффектов идет первым?</translation>
        </message>
        <message>
            <source>In Upkeep the Dominant player says, else that of the active unit's player.</source>
            <translation>В подготовительной фазе решает Доминирующий игрок, иначе — тот, что принадлежит игроку активного юнита.</translation>
        </message>
        <message>
            <source>The players agree.</source>
            <translation>Договариваются игроки.</translation>
        </message>
        <message>
            <source>What does the keyword of an aura say?</source>
            <translation>Что говорит ключевое слово ауры?</translation>
        </message>
        <message>
            <source>A plain one who is affected, with immune who is not; a dogma counts as its religion.</source>
            <translation>Простое — на кого она действует, с «невосприимчив» — на кого нет; догма считается за свою религию.</translation>
        </message>
        <message>
            <source>Who is immune, always.</source>
            <translation>Всегда — кто невосприимчив.</translation>
        </message>
        <message>
            <source>Does the turn in which an effect begins count?</source>
            <translation>Считается ли ход, в котором эффект начался?</translation>
        </message>
        <message>
            <source>Yes; states count as their own text says.</source>
            <translation>Да; состояния считают так, как говорит их собственный текст.</translation>
        </message>
        <message>
            <source>What does a power of an engaged unit bring?</source>
            <translation>Что приносит сила сражающегося юнита?</translation>
        </message>
        <message>
            <source>The fight that Focus or Concentration brings, which may spoil it; costs stay paid.</source>
            <translation>Бой, который вызывает Медитация или Концентрация и который может ее сорвать; цена остается уплаченной.</translation>
        </message>
        <message>
            <source>What is a permanent effect with a trigger?</source>
            <translation>Что такое постоянный эффект с триггером?</translation>
        </message>
        <message>
            <source>It is triggered once and stays.</source>
            <translation>Его вызывают один раз, и он остается.</translation>
        </message>
        <message>
            <source>It is always in force.</source>
            <translation>Он действует всегда.</translation>
        </message>
        <message>
            <source>For whom is a Unique order used up?</source>
            <translation>Для кого израсходован Уникальный приказ?</translation>
        </message>
        <message>
            <source>For the unit that has used it, also where a fight has spoiled it.</source>
            <translation>Для юнита, который его применил, в том числе если бой его сорвал.</translation>
        </message>
        <message>
            <source>For the whole Company.</source>
            <translation>Для всей компании.</translation>
        </message>
        <message>
            <source>Does an aura work on its user?</source>
            <translation>Действует ли аура на своего владельца?</translation>
        </message>
        <message>
            <source>Yes, if it has the keyword; enemies with it profit as well.</source>
            <translation>Да, если у него есть это ключевое слово; враги с ним тоже выигрывают.</translation>
        </message>
        <message>
            <source>What is given and received?</source>
            <translation>Что отдают и получают?</translation>
        </message>
        <message>
            <source>Orders with a trigger alone; an aura is none.</source>
            <translation>Только приказы с триггером; аура не приказ.</translation>
        </message>
        <message>
            <source>Every effect of an ally's card.</source>
            <translation>Любой эффект с карточки союзника.</translation>
        </message>
        <message>
            <source>Must the giver of an order see whom it is for?</source>
            <translation>Должен ли отдающий приказ видеть того, кому он предназначен?</translation>
        </message>
        <message>
            <source>Which order is barred from blasts and the damage of explosions?</source>
            <translation>Какой приказ закрыт для выбросов и повреждений взрыва?</translation>
        </message>
        <message>
            <source>Vae victis.</source>
            <translation>Vae Victis.</translation>
        </message>
        <message>
            <source>Every order.</source>
            <translation>Любой приказ.</translation>
        </message>
        <message>
            <source>How often is vae victis declared in one attack?</source>
            <translation>Сколько раз объявляют Vae Victis в одной атаке?</translation>
        </message>
        <message>
            <source>Once by each player, the active one first: 0, 1 or 2 points.</source>
            <translation>По одному разу каждый игрок, активный первым: 0, 1 или 2 очка.</translation>
        </message>
        <message>
            <source>As often as points are left, up to 2.</source>
            <translation>Столько раз, сколько осталось очков, до 2.</translation>
        </message>
        <message>
            <source>Who has to be able to give the vae orders?</source>
            <translation>Кто должен быть способен отдавать приказы Vae?</translation>
        </message>
        <message>
            <source>Any Officer on the table whom no state bars; without one they are lost.</source>
            <translation>Любой офицер на столе, которому не мешает состояние; если такого нет, они потеряны.</translation>
        </message>
        <message>
            <source>The Officer of the Company alone.</source>
            <translation>Только офицер компании.</translation>
        </message>
        <message>
            <source>When is vae soli too late?</source>
            <translation>Когда для Vae Soli уже поздно?</translation>
        </message>
        <message>
            <source>Once the opponent has been told to go on; no unit that acts last, and no lemure.</source>
            <translation>Как только оппоненту сказано, что его очередь; не для юнита, который действует последним, и не для лемура.</translation>
        </message>
        <message>
            <source>Once the opponent has acted.</source>
            <translation>Когда оппонент уже подействовал.</translation>
        </message>
        <message>
            <source>When does the count of units in a row begin again?</source>
            <translation>Когда счет юнитов подряд начинается заново?</translation>
        </message>
        <message>
            <source>When the right to play has passed to the opponent, even if he passes it back.</source>
            <translation>Когда право играть перешло к оппоненту, даже если он передает его обратно.</translation>
        </message>
        <message>
            <source>When the opponent has acted.</source>
            <translation>Когда оппонент подействовал.</translation>
        </message>
        <message>
            <source>To which stat does vae victis give its bonus?</source>
            <translation>К какой характеристике Vae Victis дает бонус?</translation>
        </message>
        <message>
            <source>To that which is about to be rolled, of the defender too.</source>
            <translation>К той, для которой сейчас будет бросок, в том числе у обороняющегося.</translation>
        </message>
        <message>
            <source>To the one named.</source>
            <translation>К названной.</translation>
        </message>
        <message>
            <source>Is a vae order received?</source>
            <translation>Приказ Vae получают?</translation>
        </message>
        <message>
            <source>Yes; an Officer gives it and does not receive it.</source>
            <translation>Да; офицер его отдает, а не получает.</translation>
        </message>
        <message>
            <source>No, it stands on no card.</source>
            <translation>Нет, он не стоит ни на одной карточке.</translation>
        </message>
        <message>
            <source>May a unit use auras that gives no orders?</source>
            <translation>Может ли применять ауры юнит, который не отдает приказов?</translation>
        </message>
        <message>
            <source>Yes, but a Controlled one.</source>
            <translation>Да, но не Подконтрольный.</translation>
        </message>
        <message>
            <source>Does the area of a lingering aura move with its bearer?</source>
            <translation>Движется ли область длящейся ауры вместе с носителем?</translation>
        </message>
        <message>
            <source>Yes, and it works on whoever comes in later; its states hold as long as a unit is inside.</source>
            <translation>Да, и она действует на тех, кто входит позже; ее состояния держатся, пока юнит внутри.</translation>
        </message>
        <message>
            <source>What becomes of the aura of a unit that leaves the table?</source>
            <translation>Что становится с аурой юнита, который покидает стол?</translation>
        </message>
        <message>
            <source>It ends, as by its death.</source>
            <translation>Она кончается, как при его гибели.</translation>
        </message>
        <message>
            <source>It goes on.</source>
            <translation>Она продолжается.</translation>
        </message>
        <message>
            <source>Does every aura end with the turn?</source>
            <translation>Каждая ли аура кончается с ходом?</translation>
        </message>
        <message>
            <source>Only those whose header says nothing else.</source>
            <translation>Только те, чей заголовок не говорит иного.</translation>
        </message>
        <message>
            <source>Which auras are identical?</source>
            <translation>Какие ауры одинаковы?</translation>
        </message>
        <message>
            <source>Those of one name, lingering or instant.</source>
            <translation>С одним названием, длящиеся или мгновенные.</translation>
        </message>
        <message>
            <source>Lingering ones of one name.</source>
            <translation>Длящиеся с одним названием.</translation>
        </message>
        <message>
            <source>Can a unit without powers take Concentration or Focus?</source>
            <translation>Может ли юнит без сил выполнить Концентрацию или Медитацию?</translation>
        </message>
        <message>
            <source>Only for a use: a power, loading, putting out Consumed, healing.</source>
            <translation>Только ради пользы: сила, зарядка, гашение Пожираемого, лечение.</translation>
        </message>
        <message>
            <source>What does a power that a fight has spoiled use up?</source>
            <translation>Что расходует сила, которую сорвал бой?</translation>
        </message>
        <message>
            <source>What it costs, and a Unique order; no lemure.</source>
            <translation>Свою цену и Уникальный приказ; лемура — нет.</translation>
        </message>
        <message>
            <source>A lemure as well.</source>
            <translation>И лемура тоже.</translation>
        </message>
        <message>
            <source>What does it cost to move in or out of several control areas?</source>
            <translation>Сколько стоит передвижение внутри нескольких зон влияния или выход из них?</translation>
        </message>
        <message>
            <source>A point for each.</source>
            <translation>По очку за каждую.</translation>
        </message>
        <message>
            <source>One point for all.</source>
            <translation>Одно очко за все.</translation>
        </message>
        <message>
            <source>Which units count as heads for the first Dominance in the Russian text?</source>
            <translation>Какие юниты считаются для Доминирования в Инициативе в русском тексте?</translation>
        </message>
        <message>
            <source>Those on the table that are not Insignificant: the box is a short form.</source>
            <translation>Те, что на столе и не Незначительные: врезка — сокращенная форма.</translation>
        </message>
        <message>
            <source>All units of the Company, by the box.</source>
            <translation>Все юниты компании, по врезке.</translation>
        </message>
        <message>
            <source>Has a lemure one activation left that begins when the enemies have all acted, where the text says nothing of it?</source>
            <translation>Остается ли у лемура, который начинает, когда все враги уже подействовали, лишь одна активация там, где текст об этом молчит?</translation>
        </message>
        <message>
            <source>Yes: silence keeps the rule of the core.</source>
            <translation>Да: молчание оставляет основное правило в силе.</translation>
        </message>
        <message>
            <source>No, it has both.</source>
            <translation>Нет, у него обе.</translation>
        </message>
        <message>
            <source>Who wins an authority duel with equal stakes?</source>
            <translation>Кто выигрывает поединок авторитетов при равных ставках?</translation>
        </message>
        <message>
            <source>Nobody, and nobody pays.</source>
            <translation>Никто, и никто не платит.</translation>
        </message>
        <message>
            <source>The Dominant player, who pays.</source>
            <translation>Доминирующий игрок, и он платит.</translation>
        </message>
        <message>
            <source>Are the four lore types among the 36?</source>
            <translation>Входят ли четыре типа легенд в эти 36?</translation>
        </message>
        <message>
            <source>Yes: 7 of the 36 are named, 29 are for the players to enter.</source>
            <translation>Да: из 36 названо 7, 29 вводят игроки.</translation>
        </message>
        <message>
            <source>No: they come on top, and 33 are for the players to enter.</source>
            <translation>Нет: они сверх того, и игроки вводят 33.</translation>
        </message>
        <message>
            <source>What movement class are Hordes, Blades and Skirmishers?</source>
            <translation>Какой класс передвижения у Орд, Клинков и Застрельщиков?</translation>
        </message>
        <message>
            <source>The text does not say: players enter it.</source>
            <translation>Текст не говорит: его вводят игроки.</translation>
        </message>
        <message>
            <source>Foot, taken for granted.</source>
            <translation>Пеший, это подразумевается.</translation>
        </message>
        <message>
            <source>Does a damaged unit fight less well?</source>
            <translation>Хуже ли сражается поврежденный юнит?</translation>
        </message>
        <message>
            <source>No: no such penalty is given.</source>
            <translation>Нет: такого штрафа не дано.</translation>
        </message>
        <message>
            <source>Yes, by an own factor that the players add each time.</source>
            <translation>Да, на собственный фактор, который игроки прибавляют каждый раз.</translation>
        </message>
        <message>
            <source>Is a unit with Evade removed when its hits are used up?</source>
            <translation>Убирают ли юнита с Уклонением, когда его попадания исчерпаны?</translation>
        </message>
        <message>
            <source>Yes: Evade helps against the result of the table alone.</source>
            <translation>Да: Уклонение помогает только против результата таблицы.</translation>
        </message>
        <message>
            <source>No: a unit with Evade is never destroyed.</source>
            <translation>Нет: юнит с Уклонением никогда не уничтожается.</translation>
        </message>
        <message>
            <source>Which hit destroys a lone character?</source>
            <translation>Какое попадание уничтожает одинокого героя?</translation>
        </message>
        <message>
            <source>The first.</source>
            <translation>Первое.</translation>
        </message>
        <message>
            <source>The second: it takes one hit and is still there.</source>
            <translation>Второе: одно попадание он принимает и остается на месте.</translation>
        </message>
        <message>
            <source>What becomes of a character whose unit is destroyed?</source>
            <translation>Что становится с героем, чей юнит уничтожен?</translation>
        </message>
        <message>
            <source>It stands alone in the hex, unhurt by that blow.</source>
            <translation>Он стоит один в гексе, этим ударом не задетый.</translation>
        </message>
        <message>
            <source>It falls with its unit.</source>
            <translation>Он гибнет вместе со своим юнитом.</translation>
        </message>
        <message>
            <source>How much stronger is a unit that a character leads?</source>
            <translation>Насколько сильнее юнит, который возглавляет герой?</translation>
        </message>
        <message>
            <source>By nothing that the app counts: the text gives no number.</source>
            <translation>Приложение ничего не прибавляет: текст числа не дает.</translation>
        </message>
        <message>
            <source>By 1.</source>
            <translation>На 1.</translation>
        </message>
        <message>
            <source>By 2.</source>
            <translation>На 2.</translation>
        </message>
        <message>
            <source>Who says that a unit is attacked in flank or rear?</source>
            <translation>Кто решает, что юнит атакован во фланг или в тыл?</translation>
        </message>
        <message>
            <source>The players; the facing of the counter is a proposal.</source>
            <translation>Игроки; направление фишки — лишь предложение.</translation>
        </message>
        <message>
            <source>The facing: three sides are the front, two the flanks, one the rear.</source>
            <translation>Направление: три стороны — фронт, две — фланги, одна — тыл.</translation>
        </message>
        <message>
            <source>Are flank, rear and damage the only tactical factors?</source>
            <translation>Фланг, тыл и повреждения — все тактические факторы?</translation>
        </message>
        <message>
            <source>No, they are examples: players add their own, for either side.</source>
            <translation>Нет, это примеры: игроки прибавляют свои, любой стороне.</translation>
        </message>
        <message>
            <source>What is subtracted: the enemy's combat factor, or its whole strength?</source>
            <translation>Что вычитают: боевой фактор врага или всю его силу?</translation>
        </message>
        <message>
            <source>Its combat factor with its tactical factors.</source>
            <translation>Его боевой фактор с его тактическими факторами.</translation>
        </message>
        <message>
            <source>Its combat factor alone.</source>
            <translation>Только его боевой фактор.</translation>
        </message>
        <message>
            <source>Who rolls the die?</source>
            <translation>Кто бросает кубик?</translation>
        </message>
        <message>
            <source>The attacker's player, once, for both sides.</source>
            <translation>Игрок атакующего, один раз, за обе стороны.</translation>
        </message>
        <message>
            <source>Each player for a unit of theirs.</source>
            <translation>Каждый игрок за своего юнита.</translation>
        </message>
        <message>
            <source>Which number do the lines of the quality step test?</source>
            <translation>Какое число проверяют строки шага качества?</translation>
        </message>
        <message>
            <source>The total as it was rolled, so that one line applies at most.</source>
            <translation>Итог, как он выпал, так что применяется не больше одной строки.</translation>
        </message>
        <message>
            <source>The number as the lines before have left it. No result is another for that.</source>
            <translation>Число, каким его оставили предыдущие строки. Ни один результат от этого не меняется.</translation>
        </message>
        <message>
            <source>To which hex does a damaged unit go back?</source>
            <translation>На какой гекс отступает поврежденный юнит?</translation>
        </message>
        <message>
            <source>To a free hex next to it that is farther from the enemy.</source>
            <translation>На свободный гекс рядом с ним, который дальше от врага.</translation>
        </message>
        <message>
            <source>To any free hex next to it.</source>
            <translation>На любой свободный гекс рядом с ним.</translation>
        </message>
        <message>
            <source>Who chooses the hex of a unit that goes back?</source>
            <translation>Кто выбирает гекс юниту, который отступает?</translation>
        </message>
        <message>
            <source>Its own player.</source>
            <translation>Его собственный игрок.</translation>
        </message>
        <message>
            <source>The enemy's player.</source>
            <translation>Игрок врага.</translation>
        </message>
        <message>
            <source>What happens to a unit that cannot go back?</source>
            <translation>Что происходит с юнитом, который не может отступить?</translation>
        </message>
        <message>
            <source>It stays and takes no further damage.</source>
            <translation>Он остается и больше повреждений не получает.</translation>
        </message>
        <message>
            <source>It stays and takes one more point.</source>
            <translation>Он остается и получает еще одно очко.</translation>
        </message>
        <message>
            <source>Is a unit that evades also pushed back?</source>
            <translation>Отступает ли еще и юнит, который уклоняется?</translation>
        </message>
        <message>
            <source>No: the evade move takes the place of all of it.</source>
            <translation>Нет: передвижение уклонения заменяет все это.</translation>
        </message>
        <message>
            <source>Yes: one hex back, then the evade move.</source>
            <translation>Да: один гекс назад, затем передвижение уклонения.</translation>
        </message>
        <message>
            <source>How far does an evade move go at most?</source>
            <translation>Как далеко, самое большее, идет передвижение уклонения?</translation>
        </message>
        <message>
            <source>As far as the players say.</source>
            <translation>Насколько скажут игроки.</translation>
        </message>
        <message>
            <source>1 hex.</source>
            <translation>1 гекс.</translation>
        </message>
        <message>
            <source>2 hexes.</source>
            <translation>2 гекса.</translation>
        </message>
        <message>
            <source>3 hexes.</source>
            <translation>3 гекса.</translation>
        </message>
        <message>
            <source>How far does a rout go at most?</source>
            <translation>Как далеко, самое большее, идет бегство?</translation>
        </message>
        <message>
            <source>Does the victor advance?</source>
            <translation>Продвигается ли победитель?</translation>
        </message>
        <message>
            <source>The attacker may enter the hex that its enemy has left.</source>
            <translation>Атакующий может войти в гекс, который покинул его враг.</translation>
        </message>
        <message>
            <source>How far does a unit move?</source>
            <translation>Как далеко передвигается юнит?</translation>
        </message>
        <message>
            <source>4 hexes.</source>
            <translation>4 гекса.</translation>
        </message>
        <message>
            <source>How far away can a unit be attacked?</source>
            <translation>С какого расстояния можно атаковать юнита?</translation>
        </message>
        <message>
            <source>In the next hex.</source>
            <translation>Из соседнего гекса.</translation>
        </message>
        <message>
            <source>Up to 2 hexes away, for all units alike.</source>
            <translation>До 2 гексов, для всех юнитов одинаково.</translation>
        </message>
        <message>
            <source>Up to 3 hexes away, for all units alike.</source>
            <translation>До 3 гексов, для всех юнитов одинаково.</translation>
        </message>
        <message>
            <source>What does terrain do?</source>
            <translation>Что делает местность?</translation>
        </message>
        <message>
            <source>Nothing but what the players make of it.</source>
            <translation>Ничего, кроме того, что решат игроки.</translation>
        </message>
        <message>
            <source>No unit enters it.</source>
            <translation>В нее не входит ни один юнит.</translation>
        </message>
        <message>
            <source>Who acts when?</source>
            <translation>Кто когда действует?</translation>
        </message>
        <message>
            <source>Each unit when its player likes.</source>
            <translation>Каждый юнит, когда захочет его игрок.</translation>
        </message>
        <message>
            <source>All units of one side, then all of the other.</source>
            <translation>Все юниты одной стороны, затем все другой.</translation>
        </message>
    </context>
    <context>
        <name>tables</name>
        <message>
            <source>Gates of hell</source>
            <translation>Врата ада</translation>
        </message>
        <message>
            <source>Lava</source>
            <translation>Лава</translation>
        </message>
        <message>
            <source>Gate, left pillar</source>
            <translation>Врата, левый столб</translation>
        </message>
        <message>
            <source>Gate, right pillar</source>
            <translation>Врата, правый столб</translation>
        </message>
        <message>
            <source>Rubble</source>
            <translation>Обломки</translation>
        </message>
        <message>
            <source>Open field</source>
            <translation>Чистое поле</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Элементы</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Стена</translation>
        </message>
        <message>
            <source>Low wall</source>
            <translation>Низкая стена</translation>
        </message>
        <message>
            <source>House</source>
            <translation>Дом</translation>
        </message>
        <message>
            <source>Ruins</source>
            <translation>Руины</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Лес</translation>
        </message>
        <message>
            <source>Bog</source>
            <translation>Болото</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Колонна</translation>
        </message>
        <message>
            <source>Hill</source>
            <translation>Холм</translation>
        </message>
        <message>
            <source>Ruined village</source>
            <translation>Разрушенная деревня</translation>
        </message>
    </context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Version {0}</source>
        <translation>Версия {0}</translation>
    </message>
    <message>
        <source>An unofficial assistant for battles of Hell Dorado. The game and its names belong to their owners.</source>
        <translation>Неофициальный помощник для битв Hell Dorado. Игра и ее названия принадлежат их владельцам.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Свободная программа под лицензией MIT, без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Every number names its rule: point at it, or click it. Where the table says otherwise, correct it.</source>
        <translation>У каждого числа есть правило: навести на число или щелкнуть его. Если за столом решили иначе, число можно исправить.</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Card</source>
        <translation>Карточка</translation>
    </message>
    <message>
        <source>{0} is active</source>
        <translation>{0}: активный юнит</translation>
    </message>
    <message>
        <source>Run (F4)</source>
        <translation>Бег (F4)</translation>
    </message>
    <message>
        <source>No move: {0}</source>
        <translation>Без передвижения: {0}</translation>
    </message>
    <message>
        <source>Mêlée: drag it round its enemy, {0} fathoms at most</source>
        <translation>Рукопашная: перетащить вокруг врага, не далее {0} саж.</translation>
    </message>
    <message>
        <source>Drag it: {0} fathoms</source>
        <translation>Перетащить: {0} саж.</translation>
    </message>
    <message>
        <source>Drag it: {0}, Run or Charge {1} fathoms</source>
        <translation>Перетащить: {0}, Бег или Рывок {1} саж.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Move</source>
        <translation>Передвижение</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Mean a short move as Run or Charge</source>
        <translation>Короткое передвижение: Бег/Рывок</translation>
    </message>
    <message>
        <source>Odds on the board</source>
        <translation>Шансы на поле</translation>
    </message>
    <message>
        <source>Distances and rings</source>
        <translation>Расстояния и кольца</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Fit the table</source>
        <translation>Весь стол</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Приблизить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Отдалить</translation>
    </message>
    <message>
        <source>Settle a dispute…</source>
        <translation>Решить спор…</translation>
    </message>
    <message>
        <source>Rules of this battle…</source>
        <translation>Правила этой битвы…</translation>
    </message>
    <message>
        <source>Authority duel…</source>
        <translation>Поединок авторитетов…</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Светлая тема</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>Units as a table</source>
        <translation>Юниты таблицей</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Компании…</translation>
    </message>
    <message>
        <source>End activation</source>
        <translation>Закончить активацию</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Передать</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Темная тема</translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message>
        <source>Area of fire</source>
        <translation>Область огня</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>огонь</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Damage in each Upkeep</source>
        <translation>Повреждений за подг. фазу</translation>
    </message>
    <message>
        <source>Upkeep phases</source>
        <translation>Подг. фаз</translation>
    </message>
    <message>
        <source>Radius, in fathoms</source>
        <translation>Радиус в саженях</translation>
    </message>
    <message>
        <source>Turns it lasts</source>
        <translation>Длится ходов</translation>
    </message>
    <message>
        <source>Whoever is in it is Consumed. Click the board or use its arrow keys.</source>
        <translation>Все, кто внутри, — Пожираемые. Щелкнуть поле или двигать стрелками.</translation>
    </message>
    <message>
        <source>0 turns: until it is put out by hand.</source>
        <translation>0 ходов: пока не потушат вручную.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Поставить здесь</translation>
    </message>
    <message>
        <source>Damage, phases and turns are whole numbers, the radius any.</source>
        <translation>Повреждения, фазы и ходы — целые числа, радиус — любое.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Потушить</translation>
    </message>
    <message>
        <source>Put out: {0}</source>
        <translation>Потушить: {0}</translation>
    </message>
    <message>
        <source>Area of fire…</source>
        <translation>Область огня…</translation>
    </message>
</context>
<context>
    <name>ArmiesBox</name>
    <message>
        <source>{0} of {1} left</source>
        <translation>осталось {0} из {1}</translation>
    </message>
    <message>
        <source>{0} act (house rule)</source>
        <translation>Действует: {0} (дом. правило)</translation>
    </message>
</context>
<context>
    <name>ArmyForm</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Дать</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>name of the army</source>
        <translation>название армии</translation>
    </message>
    <message>
        <source>attribute, such as Evade</source>
        <translation>свойство, например Уклонение</translation>
    </message>
    <message>
        <source>All units of the chosen type in this army have it (HX-10)</source>
        <translation>Свойство получают все юниты выбранного типа в этой армии (HX-10)</translation>
    </message>
    <message>
        <source>as its type</source>
        <translation>как у типа</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Списки армий</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Unit type</source>
        <translation>Тип юнита</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation>Юниты армии</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Новая армия</translation>
    </message>
    <message>
        <source>{0} have: {1}</source>
        <translation>{0}, свойства: {1}</translation>
    </message>
</context>
<context>
    <name>ArrivalList</name>
    <message>
        <source>Cards that come in</source>
        <translation>Карточки для импорта</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Take the last answer back (Alt+Left)</source>
        <translation>Взять назад последний ответ (Alt+←)</translation>
    </message>
    <message>
        <source>Take the whole attack back, with the move that began it</source>
        <translation>Взять назад всю атаку вместе с начавшим ее передвижением</translation>
    </message>
    <message>
        <source>More odd than even dice hit another of these by chance (RG-36).</source>
        <translation>При перевесе нечетных кубиков случайно поражается другой из этих юнитов (RG-36).</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} из {2}</translation>
    </message>
    <message>
        <source>Healing provokes a blow</source>
        <translation>Лечение вызывает удар</translation>
    </message>
    <message>
        <source>Putting out provokes a blow</source>
        <translation>Тушение вызывает удар</translation>
    </message>
    <message>
        <source>Loading provokes a blow</source>
        <translation>Зарядка вызывает удар</translation>
    </message>
    <message>
        <source>Free blow</source>
        <translation>Свободный удар</translation>
    </message>
    <message>
        <source>Explosion: {0}</source>
        <translation>Взрыв: {0}</translation>
    </message>
    <message>
        <source>Blast: {0}</source>
        <translation>Выброс: {0}</translation>
    </message>
    <message>
        <source>{0}, once more</source>
        <translation>{0}, еще раз</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>The attack was taken back. Redo brings it again, with its dice.</source>
        <translation>Атака взята назад. «Вернуть» возвращает ее вместе с кубиками.</translation>
    </message>
    <message>
        <source>The attack stays open. Back takes one answer back, Cancel the whole attack.</source>
        <translation>Атака остается открытой. «Назад» берет назад один ответ, «Отмена» — всю атаку.</translation>
    </message>
</context>
<context>
    <name>BattleMenu</name>
    <message>
        <source>New demo battle</source>
        <translation>Новая демо-битва</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Новая битва…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>All battles</source>
        <translation>Все битвы</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Карточки…</translation>
    </message>
    <message>
        <source>Recent battles</source>
        <translation>Недавние битвы</translation>
    </message>
    <message>
        <source>Two effects at once…</source>
        <translation>Два эффекта сразу…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Написать заметку…</translation>
    </message>
    <message>
        <source>Area of fire…</source>
        <translation>Область огня…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Стол…</translation>
    </message>
    <message>
        <source>Keep as template</source>
        <translation>Сохранить как шаблон</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Upkeep of this turn</source>
        <translation>Подготовительная фаза этого хода</translation>
    </message>
    <message>
        <source>Dice…</source>
        <translation>Кубики…</translation>
    </message>
    <message>
        <source>Who throws</source>
        <translation>Кто бросает</translation>
    </message>
    <message>
        <source>The app throws the dice of {0}</source>
        <translation>{0}: кубики бросает приложение</translation>
    </message>
    <message>
        <source>{0} throw by hand and type the dice</source>
        <translation>{0}: бросок рукой, кубики вводятся</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>About hellassist</source>
        <translation>О программе hellassist</translation>
    </message>
    <message>
        <source>The template could not be saved: {0}</source>
        <translation>Шаблон не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Kept as template “{0}”, with its table.</source>
        <translation>Сохранено как шаблон «{0}», вместе со столом.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Battlefield</source>
        <translation>Поле боя</translation>
    </message>
    <message>
        <source>Tab selects the next unit, arrow keys plan its move, Enter carries it out.</source>
        <translation>Tab — следующий юнит, стрелки — наметить передвижение, Enter — выполнить.</translation>
    </message>
</context>
<context>
    <name>BothCards</name>
    <message>
        <source>Both cards</source>
        <translation>Обе карточки</translation>
    </message>
    <message>
        <source>In {0}</source>
        <translation>В {0}</translation>
    </message>
    <message>
        <source>Another of these files</source>
        <translation>Другой из этих файлов</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ваша</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>портрет</translation>
    </message>
</context>
<context>
    <name>Builder</name>
    <message>
        <source>Name of the Company</source>
        <translation>Название компании</translation>
    </message>
    <message>
        <source>Army Points agreed</source>
        <translation>Оговоренные Очки Армии</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Order of the units</source>
        <translation>Порядок юнитов</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>По рангу</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>По очкам</translation>
    </message>
    <message>
        <source>As added</source>
        <translation>По добавлению</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Рядовые</translation>
    </message>
    <message>
        <source>Own Troopers</source>
        <translation>Свои рядовые</translation>
    </message>
    <message>
        <source>Army Points spent of those agreed</source>
        <translation>Потраченные Очки Армии из оговоренных</translation>
    </message>
    <message>
        <source>Troopers hired of those that its Command allows</source>
        <translation>Нанятые рядовые из допустимых по CMD</translation>
    </message>
    <message>
        <source>Troopers who are no Mercenaries, of those that Command allows</source>
        <translation>Рядовые, не считая наемников, из допустимых по CMD</translation>
    </message>
    <message>
        <source>Units of the Company</source>
        <translation>Юниты компании</translation>
    </message>
    <message>
        <source>No unit yet. Add cards from the list on the right.</source>
        <translation>Юнитов еще нет. Добавить карточки из списка справа.</translation>
    </message>
    <message>
        <source>{0} (unknown)</source>
        <translation>{0} (неизвестно)</translation>
    </message>
    <message>
        <source>Units: {0} · Command: {1} · Points left: {2}</source>
        <translation>Юниты: {0} · CMD: {1} · Осталось очков: {2}</translation>
    </message>
    <message>
        <source>Units: {0} · Command: {1} · Points too many: {2}</source>
        <translation>Юниты: {0} · CMD: {1} · Лишних очков: {2}</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>~ Not sure</source>
        <translation>~ Под вопросом</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}?
Еще щелчок</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Save and new</source>
        <translation>Сохранить и новая</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>You go on with what you typed. Discard takes it away.</source>
        <translation>Продолжается введенное ранее. «Отбросить» убирает его.</translation>
    </message>
    <message>
        <source>Marks the value you are in as a placeholder, as does ~ after it (Ctrl+M)</source>
        <translation>Пометить текущее значение как заглушку; то же делает ~ после него (Ctrl+M)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Отменить (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Вернуть (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Сохранить (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save and begin another (Ctrl+Enter)</source>
        <translation>Сохранить и начать новую (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Forget what was typed since the card was saved</source>
        <translation>Забыть введенное с последнего сохранения карточки</translation>
    </message>
    <message>
        <source>What you type cannot be kept: the disk refuses it.</source>
        <translation>Введенное нельзя сберечь: диск отказывает.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Новая карточка</translation>
    </message>
    <message>
        <source>The card cannot be shown yet.</source>
        <translation>Карточку пока нельзя показать.</translation>
    </message>
    <message>
        <source>The card could not be saved: {0}</source>
        <translation>Карточку не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>“{0}” is saved in {1}.</source>
        <translation>Карточка «{0}» сохранена в {1}.</translation>
    </message>
    <message>
        <source>It is not saved yet; what you typed has been kept.</source>
        <translation>Еще не сохранено; введенное не пропало.</translation>
    </message>
    <message>
        <source>What you typed has been discarded.</source>
        <translation>Введенное отброшено.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Lemure</source>
        <translation>Лемур</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Доступность</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Неограниченный</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>vic 2, leader… or one of its own: Night eyes: sees in the dark</source>
        <translation>злоб 2, лидер… или своя: Ночные глаза: видит в темноте</translation>
    </message>
    <message>
        <source>A number, red and green as in 4/3, or - for none</source>
        <translation>Число, красное и зеленое, как 4/3, или -, если его нет</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Life Points and Wound Threshold as in 4/1</source>
        <translation>Очки жизни и порог ранения, как 4/1</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключевые слова</translation>
    </message>
    <message>
        <source>human, male, muslim…</source>
        <translation>человек, мужской, мусульманин…</translation>
    </message>
    <message>
        <source>+ Weapon</source>
        <translation>+ Оружие</translation>
    </message>
    <message>
        <source>+ Order</source>
        <translation>+ Приказ</translation>
    </message>
    <message>
        <source>+ Aura</source>
        <translation>+ Аура</translation>
    </message>
    <message>
        <source>+ Spell</source>
        <translation>+ Заклинание</translation>
    </message>
    <message>
        <source>Of its own, named by no rule: {0}</source>
        <translation>Свои, в правилах не названы: {0}</translation>
    </message>
    <message>
        <source>More: other languages, base, variants, Infernalist…</source>
        <translation>Еще: другие языки, подставка, варианты, инферналист…</translation>
    </message>
    <message>
        <source>Name: {0}</source>
        <translation>Имя: {0}</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} мм</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes, one person</source>
        <translation>да, один персонаж</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Подставка</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>A name of its own</source>
        <translation>Собственное имя</translation>
    </message>
    <message>
        <source>Infernalist</source>
        <translation>Инферналист</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>first</source>
        <translation>первый</translation>
    </message>
    <message>
        <source>second</source>
        <translation>второй</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Name shared by both variants</source>
        <translation>Общее имя обоих вариантов</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлые</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>темные</translation>
    </message>
    <message>
        <source>either</source>
        <translation>любые</translation>
    </message>
    <message>
        <source>Split CMD: {0}</source>
        <translation>Двойств. CMD: {0}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <translation>Особый эффект</translation>
    </message>
    <message>
        <source>wounded at {0} and below</source>
        <translation>ранение при {0} и ниже</translation>
    </message>
    <message>
        <source>never wounded</source>
        <translation>ранения не бывает</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
</context>
<context>
    <name>CardParts</name>
    <message>
        <source>Abilities</source>
        <translation>Способности</translation>
    </message>
    <message>
        <source>Transformation</source>
        <translation>Трансформация</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Особый эффект</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключевые слова</translation>
    </message>
    <message>
        <source>~ A placeholder: no source attests this. Set it from your own card.</source>
        <translation>~ Заглушка: ни один источник этого не подтверждает. Внести значение со своей карточки.</translation>
    </message>
    <message>
        <source>Range {0} fathoms</source>
        <translation>Дальность {0} саж.</translation>
    </message>
    <message>
        <source>{0} {1}/{2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>radius {0}</source>
        <translation>радиус {0}</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Lemure</source>
        <translation>лемур</translation>
    </message>
    <message>
        <source>points?</source>
        <translation>очки?</translation>
    </message>
    <message>
        <source>{0} of all {1}</source>
        <translation>{0} на всех: {1}</translation>
    </message>
    <message>
        <source>light {0}, dark {1}, either {2}</source>
        <translation>светлые {0}, темные {1}, любые {2}</translation>
    </message>
    <message>
        <source>{0} LP</source>
        <translation>{0} LP</translation>
    </message>
    <message>
        <source>wounded at {0}</source>
        <translation>ранение при {0}</translation>
    </message>
    <message>
        <source>LP?</source>
        <translation>LP?</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Портрет</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Name, keyword, ability…</source>
        <translation>Имя, ключевое слово, способность…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>No card is like that.</source>
        <translation>Таких карточек нет.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Новая карточка</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}?
Еще щелчок</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>New Company</source>
        <translation>Новая компания</translation>
    </message>
    <message>
        <source>Show file</source>
        <translation>Показать файл</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Поделиться…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>All Factions</source>
        <translation>Все фракции</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Все ранги</translation>
    </message>
    <message>
        <source>Lemures</source>
        <translation>Лемуры</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>По очкам</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>A card of your own (Ctrl+N)</source>
        <translation>Своя карточка (Ctrl+N)</translation>
    </message>
    <message>
        <source>A separate card of your own that begins like this one</source>
        <translation>Отдельная своя карточка, начатая как эта</translation>
    </message>
    <message>
        <source>A second variant of this card, for “Limited x/y”</source>
        <translation>Второй вариант этой карточки, для «Лимитированный x/y»</translation>
    </message>
    <message>
        <source>Cards from files: .hellcards, .toml and .csv; they can be dropped here too</source>
        <translation>Карточки из файлов .hellcards, .toml и .csv; файлы можно и перетащить сюда</translation>
    </message>
    <message>
        <source>One card, several, all of your own, or those of a Company, as one file</source>
        <translation>Одна карточка, несколько, все свои или карточки компании — одним файлом</translation>
    </message>
    <message>
        <source>A Company that begins with cards picked here, or with all of your own</source>
        <translation>Компания, начатая с выбранных здесь карточек или со всех своих</translation>
    </message>
    <message>
        <source>Opens the folder in which its file lies</source>
        <translation>Открыть папку, где лежит файл</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) came in.</source>
        <translation>
            <numerusform>Импортирована %n карточка.</numerusform>
            <numerusform>Импортированы %n карточки.</numerusform>
            <numerusform>Импортировано %n карточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <translation>своя</translation>
    </message>
    <message>
        <source>Your own card, in place of the one that comes with the app. Delete yours to have that one back.</source>
        <translation>Своя карточка вместо той, что поставляется с приложением. Если удалить свою, вернется та.</translation>
    </message>
    <message>
        <source>Your own card.</source>
        <translation>Своя карточка.</translation>
    </message>
    <message>
        <source>Comes with the app and stays as it is. Edit makes a card of your own that takes its place; battles in play keep theirs.</source>
        <translation>Поставляется с приложением и не меняется. «Изменить» создает вместо нее свою; в идущих битвах остается прежняя.</translation>
    </message>
    <message>
        <source>Go on writing “{0}”</source>
        <translation>Дописать «{0}»</translation>
    </message>
    <message numerus="yes">
        <source>Go on writing: %n card(s)…</source>
        <translation>
            <numerusform>Дописать %n карточку…</numerusform>
            <numerusform>Дописать %n карточки…</numerusform>
            <numerusform>Дописать %n карточек…</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not saved; what you typed has been kept.</source>
        <translation>Не сохранено; введенное не пропало.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (копия)</translation>
    </message>
    <message>
        <source>“{0}” could not be deleted: {1}</source>
        <translation>«{0}» не удалось удалить: {1}</translation>
    </message>
    <message>
        <source>“{0}” has been deleted.</source>
        <translation>Удалено: «{0}».</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n card(s) picked</source>
        <translation>
            <numerusform>Из %n выбранной карточки</numerusform>
            <numerusform>Из %n выбранных карточек</numerusform>
            <numerusform>Из %n выбранных карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of all %n card(s) of your own: {0}</source>
        <translation>
            <numerusform>Из всех своих карточек (%n): {0}</numerusform>
            <numerusform>Из всех своих карточек (%n): {0}</numerusform>
            <numerusform>Из всех своих карточек (%n): {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be taken back: {0}</source>
        <translation>Импорт не удалось отменить: {0}</translation>
    </message>
    <message>
        <source>Your cards are as they were before the import.</source>
        <translation>Карточки такие же, как до импорта.</translation>
    </message>
    <message>
        <source>It could not be brought back: {0}</source>
        <translation>Не удалось вернуть: {0}</translation>
    </message>
    <message>
        <source>The folder could not be opened: {0}</source>
        <translation>Папку не удалось открыть: {0}</translation>
    </message>
    <message>
        <source>It is in {0}.</source>
        <translation>Находится в {0}.</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Undone</source>
        <translation>Отменено</translation>
    </message>
</context>
<context>
    <name>ClashPanel</name>
    <message>
        <source>Two effects at once</source>
        <translation>Два эффекта сразу</translation>
    </message>
    <message>
        <source>Name the two effects that are wanted at the same moment.</source>
        <translation>Назвать два эффекта, которые хотят применить в один и тот же момент.</translation>
    </message>
    <message>
        <source>One effect</source>
        <translation>Один эффект</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>Применить оба</translation>
    </message>
    <message>
        <source>There have to be two effects that can be used now.</source>
        <translation>Нужны два эффекта, которые можно применить сейчас.</translation>
    </message>
    <message>
        <source>First that of {0}; the other follows if it still can.</source>
        <translation>Сначала эффект юнита {0}; затем другой, если он еще возможен.</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>From where the enemy is attacked</source>
        <translation>Откуда атакуют врага</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Take the last answer back (Alt+Left)</source>
        <translation>Взять назад последний ответ (Alt+←)</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атаковать</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>{0} attacks {1}</source>
        <translation>{0}: атака, цель — {1}</translation>
    </message>
    <message>
        <source>By its facing: {0} (house rule).</source>
        <translation>По направлению: {0} (домашнее правило).</translation>
    </message>
    <message>
        <source>The facing suggests {0}; the players say.</source>
        <translation>По направлению — {0}; решают игроки.</translation>
    </message>
    <message>
        <source>Total factor {0}</source>
        <translation>Общий фактор {0}</translation>
    </message>
    <message>
        <source>{0}/8 {1}</source>
        <translation>{0}/8 {1}</translation>
    </message>
    <message>
        <source>{0} is lost on {1} of 8</source>
        <translation>{0}: потеря на {1} из 8</translation>
    </message>
    <message>
        <source>{0}: roll one d8, or type it.</source>
        <translation>{0}: бросить один d8 или ввести его.</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} goes back.</source>
        <translation>{0}: щелкнуть гекс, куда отступить ({1}).</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} evades.</source>
        <translation>{0}: щелкнуть гекс для уклонения ({1}).</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} routs.</source>
        <translation>{0}: щелкнуть гекс для бегства ({1}).</translation>
    </message>
    <message>
        <source>{0}: click the hex if {1} advances.</source>
        <translation>{0}: щелкнуть гекс, если продвигаться ({1}).</translation>
    </message>
</context>
<context>
    <name>CompaniesPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Еще…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Play with this Company</source>
        <translation>Играть этой компанией</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>New Company</source>
        <translation>Новая компания</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Save the Company</source>
        <translation>Сохранить компанию</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Share as text or file…</source>
        <translation>Поделиться текстом или файлом…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Сравнить…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>this Company</source>
        <translation>эта компания</translation>
    </message>
    <message>
        <source>The Army Points are a whole number from 1 to 9999.</source>
        <translation>Очки Армии — целое число от 1 до 9999.</translation>
    </message>
    <message>
        <source>This could not be kept on the disk: {0}</source>
        <translation>Не удалось сохранить на диск: {0}</translation>
    </message>
    <message>
        <source>The Company could not be saved: {0}</source>
        <translation>Компанию не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Сохранено как «{0}».</translation>
    </message>
    <message>
        <source>Saved as “{0}”: another window has changed the other one meanwhile.</source>
        <translation>Сохранено как «{0}»: исходную тем временем изменили в другом окне.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (копия)</translation>
    </message>
    <message>
        <source>The Company could not be deleted: {0}</source>
        <translation>Компанию не удалось удалить: {0}</translation>
    </message>
    <message>
        <source>“{0}” was deleted.</source>
        <translation>Удалено: «{0}».</translation>
    </message>
    <message>
        <source>The Company could not be put back: {0}</source>
        <translation>Компанию не удалось вернуть: {0}</translation>
    </message>
    <message>
        <source>“{0}” was taken in.</source>
        <translation>Импортировано: «{0}».</translation>
    </message>
</context>
<context>
    <name>CompanyEditor</name>
    <message>
        <source>Company</source>
        <translation>Компания</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карточка</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Юниты</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>Заполнить</translation>
    </message>
    <message>
        <source>Add cards of the Faction as long as they fit</source>
        <translation>Добавлять карточки фракции, пока они помещаются</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Компании…</translation>
    </message>
    <message>
        <source>Play one of your Companies</source>
        <translation>Играть одной из своих компаний</translation>
    </message>
    <message>
        <source>{0} (unknown)</source>
        <translation>{0} (неизвестно)</translation>
    </message>
    <message>
        <source>App throws</source>
        <translation>Приложение</translation>
    </message>
    <message>
        <source>Types dice</source>
        <translation>Ввод кубиков</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} points · {2} units · Command {3}</source>
        <translation>Очков: {0} из {1} · юнитов: {2} · CMD {3}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
</context>
<context>
    <name>CompanyModel</name>
    <message>
        <source>in ambush, last</source>
        <translation>в засаде, в конце</translation>
    </message>
    <message>
        <source>to set up</source>
        <translation>расставить</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} Life Points, {3}</source>
        <translation>{0}, очки жизни: {1} из {2}, {3}</translation>
    </message>
</context>
<context>
    <name>CompanyPanel</name>
    <message>
        <source>Dominance</source>
        <translation>Доминирование</translation>
    </message>
    <message>
        <source>Spend…</source>
        <translation>Потратить…</translation>
    </message>
    <message>
        <source>Dominance: this side decides who activates first (TD-01)</source>
        <translation>Доминирование: эта сторона решает, кто активирует первым (TD-01)</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>{0}, {1} promised</source>
        <translation>{0}, обещано {1}</translation>
    </message>
    <message>
        <source>Command {0}</source>
        <translation>CMD {0}</translation>
    </message>
    <message>
        <source>No Command yet</source>
        <translation>CMD пока нет</translation>
    </message>
    <message>
        <source>Command, current of basic</source>
        <translation>CMD: текущий запас из суммарного</translation>
    </message>
    <message>
        <source>{0}: {1} light, {2} dark</source>
        <translation>{0}: светлых {1}, темных {2}</translation>
    </message>
    <message>
        <source>Units of {0}</source>
        <translation>Юниты: {0}</translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation>ждут: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n units stand</source>
        <translation>
            <numerusform>расставлен %n юнит</numerusform>
            <numerusform>расставлено %n юнита</numerusform>
            <numerusform>расставлено %n юнитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lemures at hand</source>
        <translation>
            <numerusform>%n лемур наготове</numerusform>
            <numerusform>%n лемура наготове</numerusform>
            <numerusform>%n лемуров наготове</numerusform>
        </translation>
    </message>
    <message>
        <source>your call</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>{0} units, {1} lost this turn</source>
        <translation>юнитов: {0}, потеряно за ход: {1}</translation>
    </message>
    <message>
        <source>1 lemure at hand</source>
        <translation>1 лемур наготове</translation>
    </message>
    <message>
        <source>{0} of {1} promised</source>
        <translation>обещано {0} из {1}</translation>
    </message>
    <message>
        <source>active: {0}</source>
        <translation>активный юнит: {0}</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>name who begins</source>
        <translation>назвать, кто начинает</translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <source>Compare “{0}”</source>
        <translation>Сравнить: «{0}»</translation>
    </message>
    <message>
        <source>The other Company</source>
        <translation>Другая компания</translation>
    </message>
    <message>
        <source>There is no other Company yet. Duplicate this one to try a change.</source>
        <translation>Другой компании еще нет. Дублировать эту, чтобы испробовать изменение.</translation>
    </message>
    <message>
        <source>Both Companies</source>
        <translation>Обе компании</translation>
    </message>
    <message>
        <source>~ holds placeholders that no source attests</source>
        <translation>~ есть заглушки, не подтвержденные источником</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Юниты</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Рядовые</translation>
    </message>
    <message>
        <source>Troopers allowed</source>
        <translation>Допустимо рядовых</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>Life Points in all</source>
        <translation>Всего очков жизни</translation>
    </message>
    <message>
        <source>{0}, mean</source>
        <translation>{0}, в среднем</translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message>
        <source>{0}: does {1} try it?</source>
        <translation>{0}: {1} пробует?</translation>
    </message>
    <message>
        <source>try it</source>
        <translation>попробовать</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>One die: {0} succeeds.</source>
        <translation>Один кубик: успех на {0}.</translation>
    </message>
</context>
<context>
    <name>CorrectPanel</name>
    <message>
        <source>Correct by hand</source>
        <translation>Исправить вручную</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Битва</translation>
    </message>
    <message>
        <source>a few words for the chronicle</source>
        <translation>несколько слов для хроники</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Чье</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Shall be</source>
        <translation>Должно быть</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>across and down, in fathoms: 12.5 8</source>
        <translation>вправо и вниз, в саженях: 12,5 8</translation>
    </message>
    <message>
        <source>in fathoms</source>
        <translation>в саженях</translation>
    </message>
    <message>
        <source>no longer {0}</source>
        <translation>больше не {0}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждущий</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>активировавшийся</translation>
    </message>
    <message>
        <source>back on the table</source>
        <translation>снова на столе</translation>
    </message>
    <message>
        <source>“{0}” of {1} is over</source>
        <translation>«{0}» ({1}) закончено</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столе</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>вне стола</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} вправо, {1} вниз</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активный</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>нет на карточке</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>Enter two numbers in fathoms, across and down from the upper left corner.</source>
        <translation>Ввести два числа в саженях: вправо и вниз от верхнего левого угла.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Allowed: {0} to {1}.</source>
        <translation>Допустимо: от {0} до {1}.</translation>
    </message>
    <message>
        <source>It is active: end its activation first.</source>
        <translation>Юнит активен: сначала закончить его активацию.</translation>
    </message>
    <message>
        <source>It is on the table already.</source>
        <translation>Юнит уже на столе.</translation>
    </message>
    <message>
        <source>Allowed: {0} to {1}, or red and green as in 4/3.</source>
        <translation>Допустимо: от {0} до {1} или красное и зеленое, как 4/3.</translation>
    </message>
    <message>
        <source>Only in the Action phase.</source>
        <translation>Только в фазе действий.</translation>
    </message>
    <message>
        <source>Only a Company with units waiting.</source>
        <translation>Только компания, где есть ждущие юниты.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in hellassist.</source>
        <translation>В hellassist что-то пошло не так.</translation>
    </message>
    <message>
        <source>The battle is safe: everything up to your last step is in its file. You can go on playing.</source>
        <translation>Битва цела: все до последнего шага есть в ее файле. Можно играть дальше.</translation>
    </message>
    <message>
        <source>You can go on playing.</source>
        <translation>Можно играть дальше.</translation>
    </message>
    <message>
        <source>If you report this, add the details below.</source>
        <translation>Если сообщать об этом, добавить подробности ниже.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Скопировать подробности</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This battle is not saved. {0}</source>
        <translation>Эта битва не сохранена. {0}</translation>
    </message>
    <message>
        <source>This battle is on the table already.</source>
        <translation>Эта битва уже на столе.</translation>
    </message>
    <message>
        <source>What could be read of “{0}” is now “{1}”; the damaged file is as it was.</source>
        <translation>Что удалось прочесть из «{0}», теперь в «{1}»; поврежденный файл не изменен.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Сохранить прочитанное</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die {0} of {1}</source>
        <translation>Кубик {0} из {1}</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Dice of this battle</source>
        <translation>Кубики этой битвы</translation>
    </message>
    <message>
        <source>No die has been thrown yet.</source>
        <translation>Еще ни один кубик не брошен.</translation>
    </message>
    <message>
        <source>Every roll, the last first</source>
        <translation>Все броски, последний сверху</translation>
    </message>
    <message>
        <source>Where the app’s dice come from</source>
        <translation>Откуда кубики приложения</translation>
    </message>
    <message>
        <source>The app asks the operating system for each die, at the moment of the click. The system gathers chance from the machine itself; no number is made from the one before, and nothing of it can be saved, guessed or thrown ahead.</source>
        <translation>Приложение запрашивает каждый кубик у операционной системы в момент щелчка. Система берет случайность у самой машины; ни одно число не получается из предыдущего, и ничего нельзя сохранить, угадать или бросить заранее.</translation>
    </message>
    <message>
        <source>Every face is equally likely: draws that would favour some are thrown away, not folded in.</source>
        <translation>Все грани равновероятны: числа, дающие перевес одним граням, отбрасываются, а не сворачиваются.</translation>
    </message>
    <message>
        <source>Odds draw no dice. Undo and Redo throw nothing again: a roll that was taken back stays in this list, struck out, and counts.</source>
        <translation>Шансы кубиков не тратят. «Отменить» и «Вернуть» ничего не бросают заново: взятый назад бросок остается в списке зачеркнутым и учитывается.</translation>
    </message>
    <message>
        <source>Dice that were typed in are hatched above and dashed below: the table threw them.</source>
        <translation>Введенные кубики заштрихованы вверху и обведены пунктиром внизу: их бросали за столом.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>{0}. Click: throw it again, or keep it</source>
        <translation>{0}. Щелчок: перебросить или оставить</translation>
    </message>
    <message>
        <source>not thrown yet</source>
        <translation>еще не брошен</translation>
    </message>
    <message>
        <source>{0}: a hit</source>
        <translation>{0}: попадание</translation>
    </message>
    <message>
        <source>{0}: a miss</source>
        <translation>{0}: промах</translation>
    </message>
    <message>
        <source>{0}, thrown again</source>
        <translation>{0}, переброшен</translation>
    </message>
</context>
<context>
    <name>DieRow</name>
    <message>
        <source>The eight-sided die as it lies</source>
        <translation>Выпавший восьмигранный кубик</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>Settle a dispute</source>
        <translation>Решить спор</translation>
    </message>
    <message>
        <source>Where the rules leave it open, a coin decides: call opposite sides, then toss.</source>
        <translation>Где правила молчат, решает монетка: назвать разные стороны и бросить.</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Бросить монетку</translation>
    </message>
    <message>
        <source>Or call the Tap: the first to touch the other’s cheek or the back of the hand, gently, has won. Too hard a tap has lost. Who won it?</source>
        <translation>Или Шлепок: побеждает тот, кто первым легонько коснется щеки или тыльной стороны ладони другого. Слишком сильный шлепок проигрывает. Кто победил?</translation>
    </message>
    <message>
        <source>{0} won the Tap</source>
        <translation>Шлепок выигран: {0}</translation>
    </message>
    <message>
        <source>The coin falls for {0}.</source>
        <translation>Монетка: {0}.</translation>
    </message>
    <message>
        <source>The Tap goes to {0}.</source>
        <translation>Шлепок: {0}.</translation>
    </message>
</context>
<context>
    <name>DistancesPanel</name>
    <message>
        <source>Rings, in fathoms</source>
        <translation>Кольца, в саженях</translation>
    </message>
    <message>
        <source>for example 4; 8</source>
        <translation>например 4; 8</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Расстояния</translation>
    </message>
    <message>
        <source>Distances are numbers of fathoms: 4; 8</source>
        <translation>Расстояния — числа саженей: 4; 8</translation>
    </message>
    <message>
        <source>Distances of {0}</source>
        <translation>Расстояния: {0}</translation>
    </message>
    <message>
        <source>Select a unit on the board.</source>
        <translation>Выбрать юнита на поле.</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>союзник</translation>
    </message>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} саж.</translation>
    </message>
    <message>
        <source>could do nothing to it now</source>
        <translation>сейчас ничего не может сделать</translation>
    </message>
</context>
<context>
    <name>DoingRow</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Vae soli: who acts at once?</source>
        <translation>Vae Soli: кто действует сразу?</translation>
    </message>
    <message>
        <source>Free blow: which enemy strikes?</source>
        <translation>Свободный удар: какой враг бьет?</translation>
    </message>
    <message>
        <source>Retreat: which enemy strikes at its back? Its player says.</source>
        <translation>Бегство: какой враг бьет в спину? Решает его игрок.</translation>
    </message>
    <message>
        <source>{0}: which enemy fights it first? Its player says.</source>
        <translation>{0}: какой враг сражается первым? Решает его игрок.</translation>
    </message>
    <message>
        <source>{0}: whom?</source>
        <translation>{0}: цель?</translation>
    </message>
    <message>
        <source>{0}: against whom?</source>
        <translation>{0}: против кого?</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>The shot goes astray. Chance decides whom it hits.</source>
        <translation>Выстрел отклоняется. В кого он попадет, решает случай.</translation>
    </message>
    <message>
        <source>Equally near: chance decides who comes first.</source>
        <translation>Равные расстояния: случай решает, кто первый.</translation>
    </message>
    <message>
        <source>Equally near: chance decides at whom it runs.</source>
        <translation>Равные расстояния: случай решает, на кого бежит юнит.</translation>
    </message>
    <message>
        <source>Chance decides, each equally likely.</source>
        <translation>Решает случай, у всех поровну.</translation>
    </message>
    <message>
        <source>Draw lets the app pick. Drawn on the table? Click the one, or type its digit.</source>
        <translation>«Жребий» — выберет приложение. Жребий за столом? Щелкнуть выбранного или ввести его цифру.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Жребий</translation>
    </message>
</context>
<context>
    <name>DuelPanel</name>
    <message>
        <source>Authority duel</source>
        <translation>Поединок авторитетов</translation>
    </message>
    <message>
        <source>Both stake Command in secret. The higher stake wins and is paid; the other is kept.</source>
        <translation>Обе стороны тайно ставят CMD. Большая ставка побеждает и уплачивается; другая сохраняется.</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>временный</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>постоянный</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>О чем поединок?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The stake of {0} is in. Hand over to {1}.</source>
        <translation>Ставка принята: {0}. Передать: {1}.</translation>
    </message>
    <message>
        <source>Both stakes are in.</source>
        <translation>Обе ставки приняты.</translation>
    </message>
    <message>
        <source>Stake of {0}…</source>
        <translation>Ставка: {0}…</translation>
    </message>
    <message>
        <source>Stake it</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Lay both open</source>
        <translation>Открыть обе</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>{0} light, {1} dark</source>
        <translation>светлых {0}, темных {1}</translation>
    </message>
    <message>
        <source>{0} staked {1}</source>
        <translation>{0}: ставка {1}</translation>
    </message>
    <message>
        <source>A tie: nobody wins, and nobody pays.</source>
        <translation>Ничья: никто не побеждает и никто не платит.</translation>
    </message>
    <message>
        <source>Won by {0}: the stake is paid.</source>
        <translation>Победа — {0}: ставка уплачена.</translation>
    </message>
</context>
<context>
    <name>EffectsInForce</name>
    <message>
        <source>In force</source>
        <translation>Действует</translation>
    </message>
</context>
<context>
    <name>FacePlot</name>
    <message>
        <source>{0}: {1} times</source>
        <translation>{0}: выпало {1}</translation>
    </message>
    <message>
        <source>fair dice: {0} times each</source>
        <translation>честные кубики: по {0}</translation>
    </message>
    <message>
        <source>How often each face has come up</source>
        <translation>Сколько раз выпала каждая грань</translation>
    </message>
</context>
<context>
    <name>GivenMovePanel</name>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>“{0}”: drag it up to {1} fathoms. It may touch no enemy; control areas count.</source>
        <translation>«{0}»: перетащить не далее {1} саж. Врагов не касаться; зоны влияния действуют.</translation>
    </message>
</context>
<context>
    <name>HexActions</name>
    <message>
        <source>All battles</source>
        <translation>Все битвы</translation>
    </message>
    <message>
        <source>New demo battle</source>
        <translation>Новая демо-битва</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Новая битва…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Unit types…</source>
        <translation>Типы юнитов…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Написать заметку…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Все поле</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Приблизить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Отдалить</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>Units as a table</source>
        <translation>Юниты таблицей</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Светлая тема</translation>
    </message>
    <message>
        <source>Readings and house rules</source>
        <translation>Толкования и домашние правила</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Темная тема</translation>
    </message>
</context>
<context>
    <name>HexArea</name>
    <message>
        <source>Hand over to {0}</source>
        <translation>Передать: {0}</translation>
    </message>
    <message>
        <source>Begin turn {0}</source>
        <translation>Начать ход {0}</translation>
    </message>
</context>
<context>
    <name>HexCorrectPanel</name>
    <message>
        <source>Correct by hand</source>
        <translation>Исправить вручную</translation>
    </message>
    <message>
        <source>column and row, as in 0305</source>
        <translation>столбец и ряд, например 0305</translation>
    </message>
    <message>
        <source>a few words for the chronicle</source>
        <translation>несколько слов для хроники</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Юнит</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Shall be</source>
        <translation>Должно быть</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
</context>
<context>
    <name>HexNotePanel</name>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записать</translation>
    </message>
</context>
<context>
    <name>HexTable</name>
    <message>
        <source>Turn {0}</source>
        <translation>Ход {0}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Не начато</translation>
    </message>
    <message>
        <source>Click the hex in which the character stands alone.</source>
        <translation>Щелкнуть гекс, где герой встанет отдельно.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Битва</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Not saved, so not done: {0}</source>
        <translation>Не сохранено, поэтому не сделано: {0}</translation>
    </message>
</context>
<context>
    <name>HexUnitsTable</name>
    <message>
        <source>Unit</source>
        <translation>Юнит</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Армия</translation>
    </message>
    <message>
        <source>Kind and class</source>
        <translation>Вид и класс</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Hex and facing</source>
        <translation>Гекс и направление</translation>
    </message>
    <message>
        <source>All units</source>
        <translation>Все юниты</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потеря</translation>
    </message>
    <message>
        <source>leads {0}</source>
        <translation>возглавляет: {0}</translation>
    </message>
    <message>
        <source>{0}, looks {1}</source>
        <translation>{0}, лицом {1}</translation>
    </message>
</context>
<context>
    <name>HexView</name>
    <message>
        <source>Hex board</source>
        <translation>Гекс-поле</translation>
    </message>
    <message>
        <source>Tab selects the next unit, arrow keys choose a hex, Enter moves there or attacks, Page Up and Page Down turn the unit.</source>
        <translation>Tab — следующий юнит, стрелки — выбрать гекс, Enter — передвинуться туда или атаковать, Page Up и Page Down — повернуть юнита.</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 гекс</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n гекс</numerusform>
            <numerusform>%n гекса</numerusform>
            <numerusform>%n гексов</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to {0} · {1}</source>
        <translation>Передвижение на {0} · {1}</translation>
    </message>
    <message>
        <source>Attack {0} · {1}</source>
        <translation>Атака: {0} · {1}</translation>
    </message>
    <message>
        <source>Lead {0}</source>
        <translation>Возглавить: {0}</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Built from</source>
        <translation>На основе</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Название ваших правил</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Удалить навсегда?</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Поделиться файлом…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Играть по этим правилам</translation>
    </message>
    <message>
        <source>Our table&apos;s rules</source>
        <translation>Правила нашего стола</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core</source>
        <translation>
            <numerusform>%n отличие от основных правил</numerusform>
            <numerusform>%n отличия от основных правил</numerusform>
            <numerusform>%n отличий от основных правил</numerusform>
        </translation>
    </message>
    <message>
        <source>All as in the core rulebook</source>
        <translation>Все как в основных правилах</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <translation>{0} (свои)</translation>
    </message>
    <message>
        <source>Give your rules a name first.</source>
        <translation>Сначала дать правилам название.</translation>
    </message>
    <message>
        <source>The rules could not be saved: {0}</source>
        <translation>Правила не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Сохранено как «{0}».</translation>
    </message>
    <message>
        <source>The rules could not be deleted: {0}</source>
        <translation>Правила не удалось удалить: {0}</translation>
    </message>
    <message>
        <source>“{0}” is deleted; it stays here until you leave.</source>
        <translation>Удалено: «{0}»; здесь видно до выхода со страницы.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Наши правила</translation>
    </message>
    <message>
        <source>Share these rules as a file</source>
        <translation>Поделиться этими правилами в файле</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Файл не удалось записать: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Записано в «{0}».</translation>
    </message>
    <message>
        <source>Rules of a table (*{0})</source>
        <translation>Правила стола (*{0})</translation>
    </message>
    <message>
        <source>Open rules of a table</source>
        <translation>Открыть правила стола</translation>
    </message>
    <message>
        <source>The rules could not be kept: {0}</source>
        <translation>Правила не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Taken in and kept as “{0}”.</source>
        <translation>Импортировано и сохранено как «{0}».</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Keep mine</source>
        <translation>Оставить свою</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Взять чужую</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Оставить обе</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Keep all mine</source>
        <translation>Оставить свои</translation>
    </message>
    <message>
        <source>Take all theirs</source>
        <translation>Взять чужие</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>More files…</source>
        <translation>Еще файлы…</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the files</source>
        <translation>
            <numerusform>%n замечание к файлам</numerusform>
            <numerusform>%n замечания к файлам</numerusform>
            <numerusform>%n замечаний к файлам</numerusform>
        </translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Импорт карточек</translation>
    </message>
    <message>
        <source>Which card to keep</source>
        <translation>Какую карточку оставить</translation>
    </message>
    <message>
        <source>There is no card in what was chosen.</source>
        <translation>В выбранном нет карточек.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>You have this card as it is here; there is nothing to take in.</source>
        <translation>Точно такая карточка уже есть; импортировать нечего.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Импортировать %n карточку</numerusform>
            <numerusform>Импортировать %n карточки</numerusform>
            <numerusform>Импортировать %n карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came in, all is as it was: {0}</source>
        <translation>Ничего не импортировано, все как было: {0}</translation>
    </message>
    <message>
        <source>Cards ({0})</source>
        <translation>Карточки ({0})</translation>
    </message>
</context>
<context>
    <name>ImportPanel</name>
    <message>
        <source>Take a Company in</source>
        <translation>Импорт компании</translation>
    </message>
    <message>
        <source>Paste a list here: text or TOML of this app, or lines such as “3 × Damned”.</source>
        <translation>Вставить сюда список: текст или TOML этого приложения либо строки вида «3 × Damned».</translation>
    </message>
    <message>
        <source>Text of a Company</source>
        <translation>Текст компании</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Импортировать</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Из файла…</translation>
    </message>
    <message>
        <source>Companies (*.toml *.txt);;All files (*)</source>
        <translation>Компании (*.toml *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>A Company from a file</source>
        <translation>Компания из файла</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>вставленный текст</translation>
    </message>
</context>
<context>
    <name>InflictPage</name>
    <message>
        <source>{0}: 1 hit. Inflict:</source>
        <translation>{0}: 1 попадание. Нанести:</translation>
    </message>
    <message>
        <source>{0}: {1} hits. Inflict:</source>
        <translation>{0}: попаданий {1}. Нанести:</translation>
    </message>
    <message>
        <source>{0}: {1} hits. The other player says how many are inflicted:</source>
        <translation>{0}: попаданий {1}. Сколько нанести, решает другой игрок:</translation>
    </message>
    <message>
        <source>{0} damage less Protection: {1} LP lost</source>
        <translation>Повреждения {0} минус Защита: потеря {1} LP</translation>
    </message>
    <message>
        <source>Not reached: {0}</source>
        <translation>Не достигнуто: {0}</translation>
    </message>
    <message>
        <source>{0} damage, Protection {1}: {2} loses {3} LP.</source>
        <translation>Повреждения {0}, Защита {1}: {2} теряет {3} LP.</translation>
    </message>
    <message>
        <source>{0} And {1}.</source>
        <translation>{0} А также: {1}.</translation>
    </message>
    <message>
        <source>Inflict 1 hit</source>
        <translation>Нанести 1 попадание</translation>
    </message>
    <message numerus="yes">
        <source>Inflict %n hits</source>
        <translation>
            <numerusform>Нанести %n попадание</numerusform>
            <numerusform>Нанести %n попадания</numerusform>
            <numerusform>Нанести %n попаданий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>next, previous unit</source>
        <translation>следующий, предыдущий юнит</translation>
    </message>
    <message>
        <source>plan a move by half a fathom</source>
        <translation>наметить передвижение по полсажени</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>стрелки</translation>
    </message>
    <message>
        <source>an exact length</source>
        <translation>точная длина</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>carry out, or open the card</source>
        <translation>выполнить или открыть карточку</translation>
    </message>
    <message>
        <source>take back a corner, give up</source>
        <translation>убрать угол, отказаться</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>сдвинуть вид</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Пробел и мышь</translation>
    </message>
    <message>
        <source>In an attack</source>
        <translation>В атаке</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>дальше</translation>
    </message>
    <message>
        <source>your dice, or an option</source>
        <translation>ваши кубики или вариант</translation>
    </message>
    <message>
        <source>one answer back</source>
        <translation>один ответ назад</translation>
    </message>
    <message>
        <source>the whole attack back</source>
        <translation>вся атака назад</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} саж.</translation>
    </message>
</context>
<context>
    <name>LossBars</name>
    <message>
        <source>{0} LP: {1}</source>
        <translation>{0} LP: {1}</translation>
    </message>
</context>
<context>
    <name>LossPlot</name>
    <message>
        <source>Chance to lose so many Life Points or more</source>
        <translation>Шанс потерять столько очков жизни или больше</translation>
    </message>
    <message>
        <source>{0} LP or more</source>
        <translation>{0} LP или больше</translation>
    </message>
</context>
<context>
    <name>LowerPage</name>
    <message>
        <source>{0} may take {1} off the dice of both sides</source>
        <translation>{0} может убрать {1} из кубиков обеих сторон</translation>
    </message>
    <message>
        <source>yes, {0}{1} each</source>
        <translation>да, по {0}{1}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{0} falls: {1}; {2} falls: {3}</source>
        <translation>Гибель: {0} — {1}; {2} — {3}</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Click where to measure to</source>
        <translation>Щелкнуть, докуда измерять</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} саж.</translation>
    </message>
    <message>
        <source>a spot</source>
        <translation>точка</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The Company is legal: no rule speaks against it.</source>
        <translation>Компания соответствует правилам: возражений нет.</translation>
    </message>
    <message>
        <source>What rule {0} says: {1}</source>
        <translation>Что говорит правило {0}: {1}</translation>
    </message>
    <message>
        <source>What rule {0} says</source>
        <translation>Что говорит правило {0}</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}: {1} из {2}</translation>
    </message>
</context>
<context>
    <name>MissingFactor</name>
    <message>
        <source>Combat factor</source>
        <translation>Боевой фактор</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Внести</translation>
    </message>
</context>
<context>
    <name>MoveTool</name>
    <message>
        <source>{0} of {1} fathoms · Dodge</source>
        <translation>{0} из {1} саж. · Уклонение</translation>
    </message>
    <message>
        <source>{0} of {1} fathoms · given move</source>
        <translation>{0} из {1} саж. · данное передвижение</translation>
    </message>
    <message>
        <source>In contact with {0}</source>
        <translation>В контакте: {0}</translation>
    </message>
    <message>
        <source>Makes for {0} (MV-14)</source>
        <translation>Идет к цели: {0} (MV-14)</translation>
    </message>
    <message>
        <source>Stops in the control area of {0} (MV-17)</source>
        <translation>Остановка в зоне влияния: {0} (MV-17)</translation>
    </message>
    <message>
        <source>Costs {0} Command: it leaves a control area (MV-07)</source>
        <translation>Цена {0} CMD: выход из зоны влияния (MV-07)</translation>
    </message>
    <message>
        <source>Costs {0} Command: haste in Difficult terrain (SA-159)</source>
        <translation>Цена {0} CMD: спешка в труднопроходимой местности (SA-159)</translation>
    </message>
    <message>
        <source>Costs {0} Command: the unit is made to act (SA-155)</source>
        <translation>Цена {0} CMD: заставить юнита действовать (SA-155)</translation>
    </message>
    <message>
        <source>{0} of {1} fathoms · {2}</source>
        <translation>{0} из {1} саж. · {2}</translation>
    </message>
    <message>
        <source> · typed {0}</source>
        <translation> · введено {0}</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} вправо, {1} вниз</translation>
    </message>
</context>
<context>
    <name>NewBattlePage</name>
    <message>
        <source>New battle</source>
        <translation>Новая битва</translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation>Название битвы</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Правила…</translation>
    </message>
    <message>
        <source>All open questions of the texts, and the rules of your table</source>
        <translation>Все открытые вопросы текстов и правила вашего стола</translation>
    </message>
    <message>
        <source>Turns, 0 without limit</source>
        <translation>Ходы (0 — без предела)</translation>
    </message>
    <message>
        <source>Army Points of each side</source>
        <translation>Очки Армии каждой стороны</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Шаблоны…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Сохранить как шаблон</translation>
    </message>
    <message>
        <source>Begin: set the units up</source>
        <translation>Начать расстановку</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <translation>{0} (свое)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The turns are a whole number, 0 for no limit.</source>
        <translation>Число ходов целое, 0 — без предела.</translation>
    </message>
    <message>
        <source>The table “{0}” is not there any more.</source>
        <translation>Стола «{0}» больше нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core:</source>
        <translation>
            <numerusform>%n отличие от основных правил:</numerusform>
            <numerusform>%n отличия от основных правил:</numerusform>
            <numerusform>%n отличий от основных правил:</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} … All of them stand under Rules.</source>
        <translation>{0} … Все — под кнопкой «Правила».</translation>
    </message>
    <message>
        <source>{0} have no unit yet: add some cards first.</source>
        <translation>{0}: юнитов еще нет, сначала добавить карточки.</translation>
    </message>
    <message>
        <source>The template could not be saved: {0}</source>
        <translation>Шаблон не удалось сохранить: {0}</translation>
    </message>
    <message>
        <source>Kept as template “{0}”.</source>
        <translation>Сохранено как шаблон «{0}».</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>It goes into the chronicle and changes nothing else.</source>
        <translation>Она попадет в хронику и больше ничего не изменит.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записать</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>OddsBars</name>
    <message>
        <source>Exact, by the steps that resolve the attack. Taken for granted from here on:</source>
        <translation>Точно, по шагам атаки. Дальше принимается:</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>гибель</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>ранение</translation>
    </message>
    <message>
        <source>LP lost</source>
        <translation>потеря LP</translation>
    </message>
    <message>
        <source>with all re-rolls and the most damage</source>
        <translation>все перебросы, наибольшие повреждения</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>{0}: falls {1}, wounded {2}, {3} of {4} Life Points lost on average</source>
        <translation>{0}: гибель {1}, ранение {2}, в среднем потеря {3} из {4} LP</translation>
    </message>
</context>
<context>
    <name>OddsDetails</name>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Loses so many LP or more</source>
        <translation>Потеря стольких LP или больше</translation>
    </message>
    <message>
        <source>Chance of each loss</source>
        <translation>Шанс каждой потери</translation>
    </message>
    <message>
        <source>average {0} of {1}</source>
        <translation>в среднем {0} из {1}</translation>
    </message>
    <message>
        <source>Command for {0}</source>
        <translation>CMD: {0}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>кубики</translation>
    </message>
    <message>
        <source>{0} falls</source>
        <translation>гибель: {0}</translation>
    </message>
    <message>
        <source>LP lost</source>
        <translation>потеря LP</translation>
    </message>
    <message>
        <source>Best for {0}</source>
        <translation>Лучший выбор: {0}</translation>
    </message>
    <message>
        <source>Re-rolls and hits are chosen for that aim from here on; the other side plays as assumed below.</source>
        <translation>Отсюда перебросы и попадания выбираются ради этой цели; другая сторона играет, как указано ниже.</translation>
    </message>
    <message>
        <source>leave all dice</source>
        <translation>оставить все кубики</translation>
    </message>
    <message>
        <source>throw again: {0}</source>
        <translation>перебросить: {0}</translation>
    </message>
    <message>
        <source>{0} hits: {1}</source>
        <translation>{0} поп.: {1}</translation>
    </message>
    <message>
        <source>name no weapon</source>
        <translation>не называть оружие</translation>
    </message>
</context>
<context>
    <name>OddsFold</name>
    <message>
        <source>Odds</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Each loss, what Command would change, the best choice, what is assumed</source>
        <translation>Каждая потеря, что изменит CMD, лучший выбор, что принято</translation>
    </message>
</context>
<context>
    <name>OddsLayer</name>
    <message>
        <source>In a later turn: it has acted in this one.</source>
        <translation>В следующий ход: в этом юнит уже действовал.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} falls {3}, itself {4}</source>
        <translation>{0}, {1}: {2}, шанс гибели {3}, свой {4}</translation>
    </message>
</context>
<context>
    <name>OwnFactors</name>
    <message>
        <source>House rule</source>
        <translation>Домашнее правило</translation>
    </message>
    <message>
        <source>own factor: why</source>
        <translation>свой фактор: почему</translation>
    </message>
    <message>
        <source>Why a factor of your own counts</source>
        <translation>Почему учитывается свой фактор</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Атакующий</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Враг</translation>
    </message>
    <message>
        <source>own factor</source>
        <translation>свой фактор</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>PaidChoice</name>
    <message numerus="yes">
        <source>%n point(s) paid: of which colours?</source>
        <translation>
            <numerusform>%n очко оплачено: каких цветов?</numerusform>
            <numerusform>%n очка оплачено: каких цветов?</numerusform>
            <numerusform>%n очков оплачено: каких цветов?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainPage</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Search cards</source>
        <translation>Поиск карточек</translation>
    </message>
    <message>
        <source>Faction of the cards</source>
        <translation>Фракция карточек</translation>
    </message>
    <message>
        <source>Rank of the cards</source>
        <translation>Ранг карточек</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Все ранги</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Офицеры</translation>
    </message>
    <message>
        <source>Independents</source>
        <translation>Независимые</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Рядовые</translation>
    </message>
    <message>
        <source>Only what still fits</source>
        <translation>Только подходящие</translation>
    </message>
    <message>
        <source>Cards on offer</source>
        <translation>Доступные карточки</translation>
    </message>
    <message>
        <source>No card answers to that.</source>
        <translation>Таких карточек нет.</translation>
    </message>
    <message>
        <source>Who may serve</source>
        <translation>Кто может служить</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Все карточки</translation>
    </message>
    <message>
        <source>A click on its sign reads the card (Space).</source>
        <translation>Щелчок по знаку открывает карточку (Пробел).</translation>
    </message>
</context>
<context>
    <name>PortraitBox</name>
    <message>
        <source>Portrait…</source>
        <translation>Портрет…</translation>
    </message>
    <message>
        <source>A picture from a file: click, or drop one here</source>
        <translation>Картинка из файла: щелкнуть или перетащить сюда</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Без портрета</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
        <translation>Картинки (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Портрет</translation>
    </message>
</context>
<context>
    <name>PowerBlock</name>
    <message>
        <source>Order</source>
        <translation>Приказ</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Аура</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Заклинание</translation>
    </message>
    <message>
        <source>Take this order out</source>
        <translation>Убрать этот приказ</translation>
    </message>
    <message>
        <source>Take this aura out</source>
        <translation>Убрать эту ауру</translation>
    </message>
    <message>
        <source>Take this spell out</source>
        <translation>Убрать это заклинание</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>What of it the app carries out</source>
        <translation>Что из этого выполняет приложение</translation>
    </message>
    <message>
        <source>DEF +2, allies, this turn</source>
        <translation>DEF +2, allies, this turn</translation>
    </message>
    <message>
        <source>The app carries it out as the card’s file says.</source>
        <translation>Приложение выполняет так, как сказано в файле карточки.</translation>
    </message>
    <message>
        <source>Nothing: the app puts the text before you, and you carry it out by hand.</source>
        <translation>Ничего: приложение показывает текст, а игроки выполняют его вручную.</translation>
    </message>
</context>
<context>
    <name>PowerGrid</name>
    <message>
        <source>Power table</source>
        <translation>Таблица мощности</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Who strikes first</source>
        <translation>Кто бьет первым</translation>
    </message>
    <message>
        <source>Release “{0}”</source>
        <translation>Высвободить «{0}»</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Враг</translation>
    </message>
    <message>
        <source>Whom?</source>
        <translation>Цель?</translation>
    </message>
    <message>
        <source>{0} is engaged: who strikes first? Its player says.</source>
        <translation>{0} сражается: кто бьет первым? Решает его игрок.</translation>
    </message>
    <message>
        <source>Click the spot on the board, or move it by arrow keys.</source>
        <translation>Щелкнуть точку на поле или двигать ее стрелками.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Release it</source>
        <translation>Высвободить</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Применить</translation>
    </message>
</context>
<context>
    <name>PowerStrip</name>
    <message>
        <source>{0}*: {1}</source>
        <translation>{0}*: {1}</translation>
    </message>
    <message>
        <source>{0} hits: {1}</source>
        <translation>{0} поп.: {1}</translation>
    </message>
    <message>
        <source>Power table</source>
        <translation>Таблица мощности</translation>
    </message>
</context>
<context>
    <name>PriceChoice</name>
    <message>
        <source>How many points?</source>
        <translation>Сколько очков?</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of Command</source>
        <translation>
            <numerusform>%n очко приказов</numerusform>
            <numerusform>%n очка приказов</numerusform>
            <numerusform>%n очков приказов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPanel</name>
    <message>
        <source>Print “{0}”</source>
        <translation>Печать: «{0}»</translation>
    </message>
    <message>
        <source>Cards too</source>
        <translation>И карточки</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Pages: {0}</source>
        <translation>Страниц: {0}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>PDF не удалось записать: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Записано в «{0}».</translation>
    </message>
</context>
<context>
    <name>PrintedCell</name>
    <message>
        <source>{0}: not filled in yet</source>
        <translation>{0}: еще не заполнено</translation>
    </message>
    <message>
        <source>{0}: not on this card</source>
        <translation>{0}: нет на этой карточке</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, wounded {2}</source>
        <translation>{0}: {1}, при ранении {2}</translation>
    </message>
    <message>
        <source>A placeholder: no source attests this figure.</source>
        <translation>Заглушка: ни один источник не подтверждает это число.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>What could not be read</source>
        <translation>Что не удалось прочесть</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could not be read. The others are here.</source>
        <translation>
            <numerusform>Не читается %n карточка. Остальные здесь.</numerusform>
            <numerusform>Не читаются %n карточки. Остальные здесь.</numerusform>
            <numerusform>Не читаются %n карточек. Остальные здесь.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>No change</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>Proposed, to hold once both agree</source>
        <translation>Предложено: нужно согласие обеих сторон</translation>
    </message>
    <message>
        <source>{0}: agreed</source>
        <translation>{0}: согласие дано</translation>
    </message>
    <message>
        <source>Consent of {0}</source>
        <translation>Согласие: {0}</translation>
    </message>
</context>
<context>
    <name>QuestionDetail</name>
    <message>
        <source>The app plays this reading alone. What your table reads otherwise, correct by hand.</source>
        <translation>Приложение играет только это толкование. Если за вашим столом решили иначе, исправить вручную.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>рекомендуется</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the questions</source>
        <translation>Поиск вопросов</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Измененные</translation>
    </message>
    <message>
        <source>Only what is changed from the edition</source>
        <translation>Только измененное по сравнению с изданием</translation>
    </message>
    <message>
        <source>Nothing of that kind.</source>
        <translation>Ничего такого нет.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>{0} {1} Changed.</source>
        <translation>{0} {1} Изменено.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>RaisePanel</name>
    <message>
        <source>{0} raises a lemure</source>
        <translation>{0} призывает лемура</translation>
    </message>
    <message>
        <source>Lemure</source>
        <translation>Лемур</translation>
    </message>
    <message>
        <source>Who strikes first</source>
        <translation>Кто бьет первым</translation>
    </message>
    <message>
        <source>The spell it carries, named openly</source>
        <translation>Заклинание лемура, называется открыто</translation>
    </message>
    <message>
        <source>{0} is engaged: who strikes first? Its player says.</source>
        <translation>{0} сражается: кто бьет первым? Решает его игрок.</translation>
    </message>
    <message>
        <source>Click a side of its base, drag, or turn it by arrow keys.</source>
        <translation>Щелкнуть сторону подставки, перетащить или повернуть стрелками.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Raise it here</source>
        <translation>Призвать сюда</translation>
    </message>
    <message>
        <source>By {0}. On the table: {1} of {2}. Raised in the battle: {3} of {4}.</source>
        <translation>Действие: {0}. На столе: {1} из {2}. Призвано за битву: {3} из {4}.</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>ReadCardPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RerollPage</name>
    <message>
        <source>Click hits that shall be thrown again, or not. None is allowed.</source>
        <translation>Щелкнуть попадания для переброса; можно не выбирать ничего.</translation>
    </message>
    <message>
        <source>Click misses to throw them again or keep them: each die once, none is allowed.</source>
        <translation>Щелкнуть промахи, чтобы перебросить или оставить: каждый кубик один раз, можно ни одного.</translation>
    </message>
    <message>
        <source>{0} may make {1} throw 1 hit again</source>
        <translation>{0} может назначить переброс 1 попадания: {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} may make {1} throw %n hits again</source>
        <translation>
            <numerusform>{0} может назначить переброс %n попадания: {1}</numerusform>
            <numerusform>{0} может назначить переброс %n попаданий: {1}</numerusform>
            <numerusform>{0} может назначить переброс %n попаданий: {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} may throw %n misses again</source>
        <translation>
            <numerusform>{0} может перебросить %n промах</numerusform>
            <numerusform>{0} может перебросить %n промаха</numerusform>
            <numerusform>{0} может перебросить %n промахов</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may throw 1 miss again</source>
        <translation>{0} может перебросить 1 промах</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Оставить кубики</translation>
    </message>
    <message>
        <source>Throw {0} again</source>
        <translation>Перебросить: {0}</translation>
    </message>
</context>
<context>
    <name>RollList</name>
    <message>
        <source>Every roll</source>
        <translation>Все броски</translation>
    </message>
</context>
<context>
    <name>RollPage</name>
    <message>
        <source>The app throws</source>
        <translation>Бросает приложение</translation>
    </message>
    <message>
        <source>I throw and type</source>
        <translation>Свой бросок, ввести</translation>
    </message>
    <message>
        <source>{0} throws again</source>
        <translation>{0} перебрасывает</translation>
    </message>
    <message>
        <source>{0} throws one die: {1}, and it is devoured</source>
        <translation>{0} бросает один кубик: на {1} — Проглоченный</translation>
    </message>
    <message>
        <source>{0} throws one die: on {1} it runs on</source>
        <translation>{0} бросает один кубик: на {1} бежит дальше</translation>
    </message>
    <message>
        <source>{0} throws one die: {1} succeeds</source>
        <translation>{0} бросает один кубик: успех на {1}</translation>
    </message>
    <message>
        <source>{0} throws at {1}: each die of {2} or more hits</source>
        <translation>{0}: бросок, цель — {1}; попадает каждый кубик от {2}</translation>
    </message>
    <message>
        <source>{0} throws</source>
        <translation>{0} бросает</translation>
    </message>
    <message>
        <source>For all dice of {0} from now on</source>
        <translation>Впредь для всех кубиков: {0}</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>The rules reference has no entry of this name.</source>
        <translation>В справочнике правил нет такой записи.</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>This text is in English only.</source>
        <translation>Этот текст есть только на английском.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Например</translation>
    </message>
    <message>
        <source>Left open by the text</source>
        <translation>Текст не уточняет</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>More on this</source>
        <translation>Подробнее</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of this battle</source>
        <translation>Правила этой битвы</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Propose it to both</source>
        <translation>Предложить обоим</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core</source>
        <translation>
            <numerusform>%n отличие от основных правил</numerusform>
            <numerusform>%n отличия от основных правил</numerusform>
            <numerusform>%n отличий от основных правил</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Readings and house rules</source>
        <translation>Толкования и домашние правила</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>домашнее правило</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Hex battle</source>
        <translation>Гекс-битва</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Начать битву</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Unit types…</source>
        <translation>Типы юнитов…</translation>
    </message>
    <message>
        <source>New hex battle</source>
        <translation>Новая гекс-битва</translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation>Название битвы</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Ряды</translation>
    </message>
    <message>
        <source>{0} (house rule)</source>
        <translation>{0} (домашнее правило)</translation>
    </message>
    <message>
        <source>Give each army a name.</source>
        <translation>Дать каждой армии название.</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>“{0}”…</source>
        <translation>«{0}»…</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) picked…</source>
        <translation>
            <numerusform>%n выбранная карточка…</numerusform>
            <numerusform>%n выбранные карточки…</numerusform>
            <numerusform>%n выбранных карточек…</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) of your own…</source>
        <translation>
            <numerusform>Все свои карточки (%n)…</numerusform>
            <numerusform>Все свои карточки (%n)…</numerusform>
            <numerusform>Все свои карточки (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Мои карточки</translation>
    </message>
    <message>
        <source>The cards of a Company</source>
        <translation>Карточки компании</translation>
    </message>
    <message>
        <source>Save a CSV template…</source>
        <translation>Сохранить шаблон CSV…</translation>
    </message>
    <message>
        <source>Cards with portraits (*.hellcards)</source>
        <translation>Карточки с портретами (*.hellcards)</translation>
    </message>
    <message>
        <source>Card file (*.toml)</source>
        <translation>Файл карточек (*.toml)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Электронная таблица (*.csv)</translation>
    </message>
    <message>
        <source>Share cards</source>
        <translation>Поделиться карточками</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Файл не удалось записать: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) written to “{0}”.</source>
        <translation>
            <numerusform>В «{0}» записана %n карточка.</numerusform>
            <numerusform>В «{0}» записаны %n карточки.</numerusform>
            <numerusform>В «{0}» записано %n карточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card template.csv</source>
        <translation>Шаблон карточки.csv</translation>
    </message>
    <message>
        <source>Save a CSV template</source>
        <translation>Сохранить шаблон CSV</translation>
    </message>
    <message>
        <source>Written to “{0}”. Fill in a row for each card, then import it.</source>
        <translation>Записано в «{0}». Заполнить по строке на карточку, затем импортировать.</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Share “{0}”</source>
        <translation>Поделиться: «{0}»</translation>
    </message>
    <message>
        <source>Paste this text anywhere; it reads back the same. So does the file.</source>
        <translation>Вставить этот текст куда угодно: обратно он читается таким же. Файл тоже.</translation>
    </message>
    <message>
        <source>The Company as text</source>
        <translation>Компания как текст</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save a file…</source>
        <translation>Сохранить файл…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Save the Company as a file</source>
        <translation>Сохранить компанию как файл</translation>
    </message>
    <message>
        <source>Companies (*.toml)</source>
        <translation>Компании (*.toml)</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Файл не удалось записать: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Записано в «{0}».</translation>
    </message>
</context>
<context>
    <name>ShelfList</name>
    <message>
        <source>Companies</source>
        <translation>Компании</translation>
    </message>
    <message>
        <source>{0} · cannot be read</source>
        <translation>{0} · не читается</translation>
    </message>
    <message>
        <source>{0} (not saved)</source>
        <translation>{0} (не сохранено)</translation>
    </message>
</context>
<context>
    <name>ShootPanel</name>
    <message>
        <source>{0} shoots</source>
        <translation>{0} стреляет</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>По полю</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыта</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Укрытие</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрыта</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Стоит на месте</translation>
    </message>
    <message>
        <source>In cover: at least half of the figure is hidden from the shooter&apos;s eye, and it is within a fathom of what hides it (RG-13). Your eyes count for more than the board.</source>
        <translation>В укрытии: глаз стрелка не видит не меньше половины фигуры, а сама она в пределах сажени от того, что ее скрывает (RG-13). Ваши глаза важнее поля.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Выстрелить</translation>
    </message>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} саж.</translation>
    </message>
    <message>
        <source>passed by: vae distanti (FR-34)</source>
        <translation>пропущен: Vae Distanti (FR-34)</translation>
    </message>
    <message>
        <source>in cover: may be passed (RG-05)</source>
        <translation>в укрытии: можно пропустить (RG-05)</translation>
    </message>
    <message>
        <source>engaged: may be passed (RG-07)</source>
        <translation>сражается: можно пропустить (RG-07)</translation>
    </message>
    <message>
        <source>the nearest</source>
        <translation>ближайший</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>no: {0} first ({1})</source>
        <translation>нет: сначала {0} ({1})</translation>
    </message>
    <message>
        <source>no: wholly hidden ({0})</source>
        <translation>нет: полностью скрыт ({0})</translation>
    </message>
    <message>
        <source>no: out of range ({0})</source>
        <translation>нет: слишком далеко ({0})</translation>
    </message>
    <message>
        <source>no: Discretion ({0})</source>
        <translation>нет: Неприметность ({0})</translation>
    </message>
    <message>
        <source>no ({0})</source>
        <translation>нет ({0})</translation>
    </message>
    <message>
        <source>There is nothing to shoot at, or nothing to shoot with.</source>
        <translation>Стрелять не в кого или не из чего.</translation>
    </message>
    <message>
        <source>The board says: {0}</source>
        <translation>По полю: {0}</translation>
    </message>
    <message>
        <source>Does not move ({0})</source>
        <translation>Не двигается ({0})</translation>
    </message>
    <message>
        <source>Into a fight: more odd than even dice hit another of these by chance (RG-36).</source>
        <translation>В схватку: при перевесе нечетных кубиков случайно поражается другой из этих юнитов (RG-36).</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} из {2}</translation>
    </message>
</context>
<context>
    <name>ShootPast</name>
    <message>
        <source>Vae distanti: {0}</source>
        <translation>Vae Distanti: {0}</translation>
    </message>
    <message>
        <source>Vae distanti, 1 Command and −1 SHS for each: shoot past up to {0}.</source>
        <translation>Vae Distanti, за каждого 1 CMD и −1 SHS: стрелять мимо врагов, не более {0}.</translation>
    </message>
    <message>
        <source>Vae distanti: {0} Command and −{0} SHS, {1} at most.</source>
        <translation>Vae Distanti: {0} CMD и −{0} SHS, не более {1}.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{0} of {1} LP</source>
        <translation>{0} из {1} LP</translation>
    </message>
    <message>
        <source>loses {0} LP</source>
        <translation>теряет {0} LP</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>без потерь</translation>
    </message>
    <message>
        <source>{0}, falls</source>
        <translation>{0}, гибель</translation>
    </message>
    <message>
        <source>{0}, wounded</source>
        <translation>{0}, ранение</translation>
    </message>
    <message>
        <source>The target does not answer.</source>
        <translation>Цель не отвечает.</translation>
    </message>
    <message>
        <source>Cannot strike back.</source>
        <translation>Ответить не может.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>DEF {0}</source>
        <translation>DEF {0}</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>без повреждений</translation>
    </message>
    <message>
        <source>PR {0}</source>
        <translation>PR {0}</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 кубик</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n попадание</numerusform>
            <numerusform>%n попадания</numerusform>
            <numerusform>%n попаданий</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1} again</source>
        <translation>{0} и переброс {1}</translation>
    </message>
    <message>
        <source>{0}, {1} damage for certain</source>
        <translation>{0}, автоматических повреждений {1}</translation>
    </message>
    <message>
        <source>{0} against difficulty&#xa0;{1}</source>
        <translation>{0} против сложности&#xa0;{1}</translation>
    </message>
    <message>
        <source>{0} against DEF&#xa0;{1}</source>
        <translation>{0} против DEF&#xa0;{1}</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 попадание</translation>
    </message>
    <message>
        <source>{0}, {1} inflicted</source>
        <translation>{0}, нанесено {1}</translation>
    </message>
    <message>
        <source>{0}: inflicts {1} LP</source>
        <translation>{0} — снимает {1} LP</translation>
    </message>
    <message>
        <source> · strength {0}</source>
        <translation> · сила {0}</translation>
    </message>
    <message>
        <source>{0} of {1} hits</source>
        <translation>попадания: {0} из {1}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SidePlace</name>
    <message numerus="yes">
        <source>%n rule(s) of this battle differ from the core: Battle, Rules of this battle.</source>
        <translation>
            <numerusform>%n отличие этой битвы от основных правил: «Битва», «Правила этой битвы».</numerusform>
            <numerusform>%n отличия этой битвы от основных правил: «Битва», «Правила этой битвы».</numerusform>
            <numerusform>%n отличий этой битвы от основных правил: «Битва», «Правила этой битвы».</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Идет атака: сначала закончить или отменить ее.</translation>
    </message>
</context>
<context>
    <name>SlipPage</name>
    <message>
        <source>{0} may slip away: drag it on the board, or type its place</source>
        <translation>{0} может ускользнуть: перетащить по полю или ввести место</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>it stands at {0} {1}</source>
        <translation>стоит на {0} {1}</translation>
    </message>
    <message>
        <source>Slip away</source>
        <translation>Ускользнуть</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Enter two numbers in fathoms, across and down from the upper left corner.</source>
        <translation>Ввести два числа в саженях: вправо и вниз от верхнего левого угла.</translation>
    </message>
</context>
<context>
    <name>SpendForm</name>
    <message>
        <source>Command points to spend</source>
        <translation>Сколько очков приказов потратить</translation>
    </message>
    <message>
        <source>One point fewer</source>
        <translation>На одно очко меньше</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>На одно очко больше</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>временная</translation>
    </message>
    <message>
        <source>From current Command alone; it is back in the next Upkeep (CM-07).</source>
        <translation>Только из текущего запаса CMD; вернется в следующую подготовительную фазу (CM-07).</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>постоянная</translation>
    </message>
    <message>
        <source>From basic and current Command, for the rest of the battle (CM-08).</source>
        <translation>Из суммарного и текущего CMD, до конца битвы (CM-08).</translation>
    </message>
    <message>
        <source>What for?</source>
        <translation>На что?</translation>
    </message>
    <message>
        <source>What the points are for</source>
        <translation>На что идут очки</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Потратить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{0} left, {1} asked (CM-11): nothing is spent.</source>
        <translation>Осталось {0}, запрошено {1} (CM-11): ничего не потрачено.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}: nothing is spent.</source>
        <translation>Ввести целое число от 1 до {0}: ничего не потрачено.</translation>
    </message>
</context>
<context>
    <name>SplitButton</name>
    <message>
        <source>{0} light, {1} dark</source>
        <translation>светлых {0}, темных {1}</translation>
    </message>
</context>
<context>
    <name>SplitChoice</name>
    <message>
        <source>Which points?</source>
        <translation>Какие очки?</translation>
    </message>
</context>
<context>
    <name>Stake</name>
    <message>
        <source>Clear</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>{0}: your stake, 0 to {1}</source>
        <translation>{0}: ваша ставка, от 0 до {1}</translation>
    </message>
    <message>
        <source>Stake of {0}, hidden</source>
        <translation>Ставка, скрыта: {0}</translation>
    </message>
    <message>
        <source>Light points of {0}, hidden</source>
        <translation>Светлые очки, скрыты: {0}</translation>
    </message>
    <message>
        <source>Dark points of {0}, hidden</source>
        <translation>Темные очки, скрыты: {0}</translation>
    </message>
    <message>
        <source>Light points, 0 to {0}</source>
        <translation>Светлые очки, от 0 до {0}</translation>
    </message>
    <message>
        <source>Dark points, 0 to {0}</source>
        <translation>Темные очки, от 0 до {0}</translation>
    </message>
    <message>
        <source>A stake is entered. It is not shown.</source>
        <translation>Ставка введена. Она не показывается.</translation>
    </message>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Еще ничего не введено.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to {0}.</source>
        <translation>Ввести целое число от 0 до {0}.</translation>
    </message>
    <message>
        <source>Enter up to {0} light points and up to {1} dark ones.</source>
        <translation>Ввести светлых очков не более {0}, темных не более {1}.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An unofficial assistant for Hell Dorado battles.</source>
        <translation>Неофициальный помощник для битв Hell Dorado.</translation>
    </message>
    <message>
        <source>Play the demo</source>
        <translation>Сыграть демо</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Новая битва…</translation>
    </message>
    <message>
        <source>Open a battle…</source>
        <translation>Открыть битву…</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Карточки…</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Компании…</translation>
    </message>
    <message>
        <source>Another game: the hex battle, for armies on a hex board</source>
        <translation>Другая игра: гекс-битва, для армий на гекс-поле</translation>
    </message>
    <message>
        <source>Play the demo of the hex battle</source>
        <translation>Сыграть демо гекс-битвы</translation>
    </message>
    <message>
        <source>New hex battle</source>
        <translation>Новая гекс-битва</translation>
    </message>
    <message>
        <source>Recent battles</source>
        <translation>Недавние битвы</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Go on with “{0}”</source>
        <translation>Продолжить «{0}»</translation>
    </message>
    <message>
        <source>turn {0}</source>
        <translation>ход {0}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>не начато</translation>
    </message>
    <message>
        <source>{0} · {1} · {2}</source>
        <translation>{0} · {1} · {2}</translation>
    </message>
    <message>
        <source>{0} · hex battle · {1} · {2}</source>
        <translation>{0} · гекс-битва · {1} · {2}</translation>
    </message>
    <message>
        <source>{0} · cannot be read · {1}</source>
        <translation>{0} · не читается · {1}</translation>
    </message>
    <message>
        <source>{0} · open in another window</source>
        <translation>{0} · открыто в другом окне</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Открыть битву</translation>
    </message>
    <message>
        <source>Battles (*.hellbattle)</source>
        <translation>Битвы (*.hellbattle)</translation>
    </message>
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>printed {0}</source>
        <translation>на карточке {0}</translation>
    </message>
    <message>
        <source>{0}, wounded {1}</source>
        <translation>{0}, при ранении {1}</translation>
    </message>
    <message>
        <source>A placeholder: no source attests this figure.</source>
        <translation>Заглушка: ни один источник не подтверждает это число.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Юниты</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Развернуть</translation>
    </message>
</context>
<context>
    <name>StruckList</name>
    <message>
        <source>falls · LP lost</source>
        <translation>гибель · потеря LP</translation>
    </message>
    <message>
        <source>▸ {0}</source>
        <translation>▸ {0}</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Местность</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Height, in fathoms</source>
        <translation>Высота в саженях</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Загрузить…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Контур</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Круг</translation>
    </message>
    <message>
        <source>Draw it on the board</source>
        <translation>Нарисовать на поле</translation>
    </message>
    <message>
        <source>Area {0}</source>
        <translation>Зона {0}</translation>
    </message>
    <message>
        <source>Draw a deployment area of {0}</source>
        <translation>Нарисовать зону расстановки: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копия</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Turn left (Page up)</source>
        <translation>Повернуть влево (Page Up)</translation>
    </message>
    <message>
        <source>Turn right (Page down)</source>
        <translation>Повернуть вправо (Page Down)</translation>
    </message>
    <message>
        <source>Copy (Insert)</source>
        <translation>Копировать (Insert)</translation>
    </message>
    <message>
        <source>Take away (Delete)</source>
        <translation>Убрать (Delete)</translation>
    </message>
    <message>
        <source>Area of {0}</source>
        <translation>Зона: {0}</translation>
    </message>
    <message>
        <source>Click where it shall lie. Shift keeps to half fathoms, Shift and the wheel turn it.</source>
        <translation>Щелкнуть, куда положить. Shift — по полсажени, Shift и колесо — поворот.</translation>
    </message>
    <message>
        <source>Click corner by corner, the first again to close; or drag a rectangle. Shift: half fathoms.</source>
        <translation>Щелкать угол за углом, под конец снова первый; или растянуть прямоугольник. Shift — по полсажени.</translation>
    </message>
    <message>
        <source>Press in the middle and drag to the edge.</source>
        <translation>Нажать в центре и тянуть до края.</translation>
    </message>
    <message>
        <source>Drag it, a corner or the handle. A double click on its edge adds a corner, the right button takes one.</source>
        <translation>Тянуть целиком, за угол или за ручку. Двойной щелчок по краю добавляет угол, правая кнопка убирает.</translation>
    </message>
    <message>
        <source>Choose something to put or draw, or click what lies there.</source>
        <translation>Выбрать, что поставить или нарисовать, или щелкнуть лежащее.</translation>
    </message>
    <message>
        <source>The height is a number of fathoms.</source>
        <translation>Высота — число саженей.</translation>
    </message>
</context>
<context>
    <name>TemplatePanel</name>
    <message>
        <source>Weapon</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Aim at</source>
        <translation>Прицел</translation>
    </message>
    <message>
        <source>Line: board</source>
        <translation>Линия: поле</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>What your eyes see of the line of fire to the spot counts (EX-03)</source>
        <translation>Решает, как ваши глаза видят линию огня до точки (EX-03)</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Стоит на месте</translation>
    </message>
    <message>
        <source>{0}: explosion</source>
        <translation>{0}: взрыв</translation>
    </message>
    <message>
        <source>{0}: blast</source>
        <translation>{0}: выброс</translation>
    </message>
    <message>
        <source>Click the board, drag, or use the arrow keys.</source>
        <translation>Щелкнуть поле, перетащить или двигать стрелками.</translation>
    </message>
    <message>
        <source>Click where it points, drag, or turn it by arrow keys.</source>
        <translation>Щелкнуть, куда направить, перетащить или повернуть стрелками.</translation>
    </message>
    <message>
        <source>Under the template</source>
        <translation>Под шаблоном</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Выстрелить</translation>
    </message>
    <message>
        <source>Aim at…</source>
        <translation>Прицел…</translation>
    </message>
    <message>
        <source>{0}, {1} fathoms</source>
        <translation>{0}, {1} саж.</translation>
    </message>
    <message>
        <source>{0}+: power {1} a hit</source>
        <translation>{0}+: мощность {1} за попадание</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} саж.</translation>
    </message>
    <message>
        <source>{0}: difficulty {1}</source>
        <translation>{0}: сложность {1}</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} из {2}</translation>
    </message>
    <message>
        <source>Nobody lies under the template.</source>
        <translation>Под шаблоном никого нет.</translation>
    </message>
    <message>
        <source>touched: {0} of {1} fathoms</source>
        <translation>касание: {0} из {1} саж.</translation>
    </message>
    <message>
        <source>under it, {0} fathoms away</source>
        <translation>под шаблоном, {0} саж.</translation>
    </message>
    <message>
        <source>full cover from where it starts: not hit (BL-23)</source>
        <translation>полное укрытие от начала шаблона: не задевает (BL-23)</translation>
    </message>
    <message>
        <source>{0}; in cover: +{1} PR (BL-11)</source>
        <translation>{0}; в укрытии: +{1} PR (BL-11)</translation>
    </message>
    <message>
        <source>{0}; one of its own</source>
        <translation>{0}; свой</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>по полю</translation>
    </message>
    <message>
        <source>full cover</source>
        <translation>полное укрытие</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>в укрытии</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>на виду</translation>
    </message>
    <message>
        <source>What your eyes see counts before the board (RG-14). Click to change it</source>
        <translation>Что видят ваши глаза, важнее поля (RG-14). Щелкнуть, чтобы сменить</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>More menus</source>
        <translation>Еще меню</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>of {0}</source>
        <translation>из {0}</translation>
    </message>
    <message>
        <source>Turn {0} · {1}</source>
        <translation>Ход {0} · {1}</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>End activation</source>
        <translation>Закончить активацию</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Передать</translation>
    </message>
    <message>
        <source>{0} activate first</source>
        <translation>{0}: активировать первыми</translation>
    </message>
    <message>
        <source>{0} activate first (TD-37)</source>
        <translation>{0}: активировать первыми (TD-37)</translation>
    </message>
    <message>
        <source>Make the other player activate a unit (TD-39)</source>
        <translation>Заставить другого игрока активировать юнита (TD-39)</translation>
    </message>
    <message>
        <source>Only with fewer units waiting than the other player, after the first activation (TD-39)</source>
        <translation>Только если ждущих юнитов меньше, чем у другого игрока, и после первой активации (TD-39)</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Закончить битву</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Следующий ход</translation>
    </message>
    <message numerus="yes">
        <source>%n units still wait (TD-24)</source>
        <translation>
            <numerusform>Еще ждет %n юнит (TD-24)</numerusform>
            <numerusform>Еще ждут %n юнита (TD-24)</numerusform>
            <numerusform>Еще ждут %n юнитов (TD-24)</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin turn 1</source>
        <translation>Начать ход 1</translation>
    </message>
    <message>
        <source>Begin turn 1, {0} in reserve</source>
        <translation>Начать ход 1, в резерве {0}</translation>
    </message>
</context>
<context>
    <name>TypedRollPage</name>
    <message>
        <source>type the die</source>
        <translation>ввести кубик</translation>
    </message>
    <message numerus="yes">
        <source>type the %n dice</source>
        <translation>
            <numerusform>ввести %n кубик</numerusform>
            <numerusform>ввести %n кубика</numerusform>
            <numerusform>ввести %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Use this die</source>
        <translation>Принять кубик</translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Принять кубики</translation>
    </message>
</context>
<context>
    <name>TypesPanel</name>
    <message>
        <source>Unit types</source>
        <translation>Типы юнитов</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>such as Evade, Long spears</source>
        <translation>например Уклонение, Длинные копья</translation>
    </message>
    <message>
        <source>Keep this type</source>
        <translation>Сохранить тип</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Factor: foot</source>
        <translation>Фактор: пешие</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>верховые</translation>
    </message>
    <message>
        <source>aerial</source>
        <translation>летающие</translation>
    </message>
    <message>
        <source>water-born</source>
        <translation>водные</translation>
    </message>
    <message>
        <source>{0} of {1} types are named by the text; you have entered {2} of your own.</source>
        <translation>Типов названо в тексте: {0} из {1}; внесено своих: {2}.</translation>
    </message>
    <message>
        <source>New type…</source>
        <translation>Новый тип…</translation>
    </message>
    <message>
        <source>Entered by you: {0}.</source>
        <translation>Внесено вами: {0}.</translation>
    </message>
    <message>
        <source>There is a type of this name already: choose it above.</source>
        <translation>Тип с таким названием уже есть: выбрать его выше.</translation>
    </message>
    <message>
        <source>Kept. {0}</source>
        <translation>Сохранено. {0}</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}?
Еще щелчок</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Уходит</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Убит</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Уходит со стола</translation>
    </message>
    <message>
        <source>{0} of {1}{2} LP</source>
        <translation>{0} из {1}{2} LP</translation>
    </message>
    <message>
        <source>{0}, wounded at {1}{2}</source>
        <translation>{0}, порог ранения {1}{2}</translation>
    </message>
    <message>
        <source>It falls: its base leaves the table and counts as lost</source>
        <translation>Погибает: подставка уходит со стола и считается потерей</translation>
    </message>
    <message>
        <source>It leaves the table alive</source>
        <translation>Уходит со стола живым</translation>
    </message>
    <message>
        <source>It {0}. In this turn: {1}.</source>
        <translation>Лемур {0}. В этом ходу: {1}.</translation>
    </message>
</context>
<context>
    <name>UnitMenu</name>
    <message>
        <source>Card of {0}</source>
        <translation>Карточка: {0}</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0} with {1}…</source>
        <translation>{0} ({1})…</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} ({1})</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>Combat factor against</source>
        <translation>Боевой фактор против</translation>
    </message>
    <message>
        <source>No unit selected</source>
        <translation>Юнит не выбран</translation>
    </message>
    <message>
        <source>Click a counter, or press Tab. Drag it to a free hex to move it, to an enemy to attack, a character to a troop unit to lead it.</source>
        <translation>Щелкнуть фишку или нажать Tab. Перетащить: на свободный гекс — передвижение, на врага — атака, героя на отряд — возглавить его.</translation>
    </message>
    <message>
        <source>{0} of {1} hits</source>
        <translation>попадания: {0} из {1}</translation>
    </message>
    <message>
        <source>led by {0}</source>
        <translation>во главе — {0}</translation>
    </message>
    <message>
        <source>* entered by the players, not given by the text</source>
        <translation>* внесено игроками, в тексте этого нет</translation>
    </message>
    <message>
        <source>Entered by the players</source>
        <translation>Внесено игроками</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Повернуть влево</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Повернуть вправо</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>{0} stands alone…</source>
        <translation>{0}: встать отдельно…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Attack {0}</source>
        <translation>Атаковать: {0}</translation>
    </message>
    <message>
        <source>Lead {0}</source>
        <translation>Возглавить: {0}</translation>
    </message>
</context>
<context>
    <name>UnitsModel</name>
    <message>
        <source>Unit</source>
        <translation>Юнит</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Компания</translation>
    </message>
    <message>
        <source>Life Points</source>
        <translation>Очки жизни</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Активация</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Состояния</translation>
    </message>
    <message>
        <source>Place, in fathoms</source>
        <translation>Место, в саженях</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>убит</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>вне битвы</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>вне стола</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} вправо, {1} вниз</translation>
    </message>
</context>
<context>
    <name>UnitsTable</name>
    <message>
        <source>All units</source>
        <translation>Все юниты</translation>
    </message>
</context>
<context>
    <name>UpkeepPanel</name>
    <message>
        <source>Upkeep of turn {0}</source>
        <translation>Подготовительная фаза хода {0}</translation>
    </message>
</context>
<context>
    <name>VaeVictisPage</name>
    <message>
        <source>Vae victis for {0}? {1} Command left</source>
        <translation>Vae Victis: {0}? Осталось CMD: {1}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{0} Command</source>
        <translation>{0} CMD</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 кубик</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} falls: {1}; loses {2} Life Points on average</source>
        <translation>{0}: гибель {1}; в среднем теряет {2} LP</translation>
    </message>
    <message>
        <source>Dice, and the chance that {0} falls.</source>
        <translation>Кубики и шанс гибели: {0}.</translation>
    </message>
</context>
<context>
    <name>VirtualRollPage</name>
    <message>
        <source>Throw 1 die</source>
        <translation>Бросить 1 кубик</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <translation>
            <numerusform>Бросить %n кубик</numerusform>
            <numerusform>Бросить %n кубика</numerusform>
            <numerusform>Бросить %n кубиков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeaponBlock</name>
    <message>
        <source>Weapon</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>close combat</source>
        <translation>ближний бой</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>дальний бой</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Вид боя</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Дальность</translation>
    </message>
    <message>
        <source>Damage types</source>
        <translation>Типы повреждений</translation>
    </message>
    <message>
        <source>Sharp, Blunt…</source>
        <translation>режущий, дробящий…</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 поп.</translation>
    </message>
    <message>
        <source>2 hits</source>
        <translation>2 поп.</translation>
    </message>
    <message>
        <source>3 hits</source>
        <translation>3 поп.</translation>
    </message>
    <message>
        <source>4 hits</source>
        <translation>4 поп.</translation>
    </message>
    <message>
        <source>5 hits</source>
        <translation>5 поп.</translation>
    </message>
    <message>
        <source>Explosion (power 3/1)</source>
        <translation>Explosion (power 3/1)</translation>
    </message>
    <message>
        <source>or a blast</source>
        <translation>или выброс</translation>
    </message>
    <message>
        <source>Abilities of the weapon</source>
        <translation>Способности оружия</translation>
    </message>
    <message>
        <source>eager 1…</source>
        <translation>натиск 1…</translation>
    </message>
    <message>
        <source>Take this weapon out</source>
        <translation>Убрать это оружие</translation>
    </message>
</context>
<context>
    <name>WeaponPage</name>
    <message>
        <source>Which weapon does {0} use?</source>
        <translation>Какое оружие использует {0}?</translation>
    </message>
    <message>
        <source>{0} named no weapon: which table counts?</source>
        <translation>{0}: оружие не названо. Какая таблица действует?</translation>
    </message>
    <message>
        <source>not named: the foe picks the table</source>
        <translation>не названо: таблицу выбирает враг</translation>
    </message>
    <message>
        <source>Without a name no ability of a weapon counts.</source>
        <translation>Если оружие не названо, его способности не действуют.</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Odds of the selected unit: the arrow out is its attack, the arrow back the enemy&apos;s; first the chance that the one struck falls, then that the striker does.</source>
        <translation>Шансы выбранного юнита: стрелка от него — его атака, стрелка к нему — атака врага; сначала шанс гибели цели, затем — атакующего.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Битва</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Not saved, so not done: {0}</source>
        <translation>Не сохранено, поэтому не сделано: {0}</translation>
    </message>
</context>
<context>
    <name>WordChip</name>
    <message>
        <source>{0}: click to take it out</source>
        <translation>{0}: щелкнуть, чтобы убрать</translation>
    </message>
</context>
<context>
    <name>WordField</name>
    <message>
        <source>Enter: {0}</source>
        <translation>Enter: {0}</translation>
    </message>
</context>
<context>
    <name>abilities</name>
    <message>
        <source>Not known to the app: the players see to it by hand.</source>
        <translation>Приложению неизвестно: игроки применяют вручную.</translation>
    </message>
    <message>
        <source>Of use before the battle.</source>
        <translation>Действует до битвы.</translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>Enter {dice} dice, each from 1 to 6.</source>
        <translation>Ввести кубики: {dice}, каждый от 1 до 6.</translation>
    </message>
    <message>
        <source>{face} is no face of a die. Enter {dice} dice, each from 1 to 6.</source>
        <translation>{face} — не грань кубика. Ввести кубики: {dice}, каждый от 1 до 6.</translation>
    </message>
    <message>
        <source>“{sign}” is no die. Enter {dice} dice, each from 1 to 6.</source>
        <translation>«{sign}» — не кубик. Ввести кубики: {dice}, каждый от 1 до 6.</translation>
    </message>
    <message>
        <source>{found} dice were entered; {dice} are needed, each from 1 to 6.</source>
        <translation>Введено кубиков: {found}; нужно: {dice}, каждый от 1 до 6.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Такого варианта нет.</translation>
    </message>
    <message>
        <source>At most {most} dice may be thrown again, not {found}.</source>
        <translation>Можно перебросить кубиков: не более {most}, а не {found}.</translation>
    </message>
    <message>
        <source>A {face} is not among the dice that may be thrown again.</source>
        <translation>Среди кубиков для переброса нет {face}.</translation>
    </message>
    <message>
        <source>Nothing is being asked: the attack is over.</source>
        <translation>Вопроса нет: атака закончена.</translation>
    </message>
</context>
<context>
    <name>arrival</name>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>you have it</source>
        <translation>уже есть</translation>
    </message>
    <message>
        <source>differs from yours</source>
        <translation>отличается от вашей</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>comes in</source>
        <translation>импортируется</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>пропускается</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>ваша остается</translation>
    </message>
    <message>
        <source>takes the place of yours</source>
        <translation>заменяет вашу</translation>
    </message>
    <message>
        <source>comes beside yours</source>
        <translation>добавляется к вашей</translation>
    </message>
</context>
<context>
    <name>card</name>
    <message>
        <source>Officer</source>
        <translation>офицер</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>независимый персонаж</translation>
    </message>
    <message>
        <source>Trooper</source>
        <translation>рядовой</translation>
    </message>
    <message>
        <source>exhausting</source>
        <translation>изнуряющий</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активируемый</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>пассивный</translation>
    </message>
    <message>
        <source>free</source>
        <translation>независимый</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>постоянный</translation>
    </message>
    <message>
        <source>persistent</source>
        <translation>устойчивое</translation>
    </message>
    <message>
        <source>dissipated</source>
        <translation>рассеянное</translation>
    </message>
    <message>
        <source>radiant</source>
        <translation>сияющее</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>постоянная</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>временная</translation>
    </message>
    <message>
        <source>lingering</source>
        <translation>длящаяся</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>мгновенная</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>режущий</translation>
    </message>
    <message>
        <source>blunt</source>
        <translation>дробящий</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>колющий</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>огонь</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>холод</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>взгляд</translation>
    </message>
    <message>
        <source>inhalation</source>
        <translation>вдыхание</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>ангел</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>животное</translation>
    </message>
    <message>
        <source>damned</source>
        <translation>проклятый</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>демон</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потерянный</translation>
    </message>
    <message>
        <source>human</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>lemure</source>
        <translation>лемур</translation>
    </message>
    <message>
        <source>asexual</source>
        <translation>бесполый</translation>
    </message>
    <message>
        <source>female</source>
        <translation>женский</translation>
    </message>
    <message>
        <source>male</source>
        <translation>мужской</translation>
    </message>
    <message>
        <source>atheist</source>
        <translation>атеист</translation>
    </message>
    <message>
        <source>buddhist</source>
        <translation>буддист</translation>
    </message>
    <message>
        <source>yanluowang</source>
        <translation>яньлован</translation>
    </message>
    <message>
        <source>christian</source>
        <translation>христианин</translation>
    </message>
    <message>
        <source>papist</source>
        <translation>папист</translation>
    </message>
    <message>
        <source>orthodox</source>
        <translation>православный</translation>
    </message>
    <message>
        <source>protestant</source>
        <translation>протестант</translation>
    </message>
    <message>
        <source>jewish</source>
        <translation>иудей</translation>
    </message>
    <message>
        <source>muslim</source>
        <translation>мусульманин</translation>
    </message>
    <message>
        <source>shiite</source>
        <translation>шиит</translation>
    </message>
    <message>
        <source>sunni</source>
        <translation>суннит</translation>
    </message>
    <message>
        <source>kharijite</source>
        <translation>хариджит</translation>
    </message>
    <message>
        <source>satanist</source>
        <translation>сатанист</translation>
    </message>
    <message>
        <source>luciferian</source>
        <translation>люциферианин</translation>
    </message>
    <message>
        <source>unbeliever</source>
        <translation>неверующий</translation>
    </message>
    <message>
        <source>mentalist</source>
        <translation>менталист</translation>
    </message>
    <message>
        <source>infernalist</source>
        <translation>инферналист</translation>
    </message>
    <message>
        <source>{0} Command</source>
        <translation>{0} CMD</translation>
    </message>
    <message>
        <source>{0} light Command</source>
        <translation>{0} CMD (светлые)</translation>
    </message>
    <message>
        <source>{0} light Command for good</source>
        <translation>{0} CMD (светлые) постоянно</translation>
    </message>
    <message>
        <source>{0} dark Command</source>
        <translation>{0} CMD (темные)</translation>
    </message>
    <message>
        <source>{0} dark Command for good</source>
        <translation>{0} CMD (темные) постоянно</translation>
    </message>
    <message>
        <source>at most {0} in the battle</source>
        <translation>не более {0} за битву</translation>
    </message>
    <message>
        <source>at most {0} in a turn</source>
        <translation>не более {0} за ход</translation>
    </message>
    <message>
        <source>at most {0} in an activation</source>
        <translation>не более {0} за активацию</translation>
    </message>
    <message>
        <source>at most {0} in an attack</source>
        <translation>не более {0} за атаку</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>нет цели</translation>
    </message>
    <message>
        <source>one allied combatant</source>
        <translation>один дружественный боец</translation>
    </message>
    <message>
        <source>one other allied combatant</source>
        <translation>один другой дружественный боец</translation>
    </message>
    <message>
        <source>one ally</source>
        <translation>один союзник</translation>
    </message>
    <message>
        <source>one other ally</source>
        <translation>один другой союзник</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>союзники</translation>
    </message>
    <message>
        <source>one opponent</source>
        <translation>один противник</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>противники</translation>
    </message>
    <message>
        <source>one unit</source>
        <translation>один юнит</translation>
    </message>
    <message>
        <source>units</source>
        <translation>юниты</translation>
    </message>
    <message>
        <source>the Company</source>
        <translation>компания</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>The lemure lives on.</source>
        <translation>Лемур остается в живых.</translation>
    </message>
    <message>
        <source>The lemure is gone with it.</source>
        <translation>Лемур исчезает вместе с ним.</translation>
    </message>
    <message>
        <source>It works for as long as the lemure stands.</source>
        <translation>Действует, пока лемур стоит на столе.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>{0} mm base</source>
        <translation>подставка {0} мм</translation>
    </message>
    <message>
        <source>Infernalist {0}</source>
        <translation>инферналист {0}</translation>
    </message>
    <message>
        <source>{0} Command for good</source>
        <translation>{0} CMD постоянно</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>бесплатно</translation>
    </message>
    <message>
        <source>{0}, up to {1} fathoms away</source>
        <translation>{0}, не далее {1} саж.</translation>
    </message>
    <message>
        <source>once in the battle</source>
        <translation>один раз за битву</translation>
    </message>
    <message>
        <source>if {0}</source>
        <translation>если {0}</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>везде</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} саж.</translation>
    </message>
    <message>
        <source>{0}, {1} turns</source>
        <translation>{0}, ходов: {1}</translation>
    </message>
    <message>
        <source>all but {0}</source>
        <translation>все, кроме {0}</translation>
    </message>
    <message>
        <source>{0} only</source>
        <translation>только {0}</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Уникальный</translation>
    </message>
    <message>
        <source>Limited {0}</source>
        <translation>Лимитированный {0}</translation>
    </message>
    <message>
        <source>Limited {0}/{1}</source>
        <translation>Лимитированный {0}/{1}</translation>
    </message>
    <message>
        <source>Associated ({0}) {1}</source>
        <translation>Привязан к: {0} ({1})</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Неограниченный</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>очков: {0}</translation>
    </message>
    <message>
        <source>Command {0}</source>
        <translation>CMD {0}</translation>
    </message>
    <message>
        <source>unknown card: it stays in the list</source>
        <translation>неизвестная карточка: остается в списке</translation>
    </message>
    <message>
        <source>to be invoked · {0}</source>
        <translation>для призыва · {0}</translation>
    </message>
    <message>
        <source>{0} points each · {1}</source>
        <translation>очков за каждого: {0} · {1}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Still to fill in: {0}.</source>
        <translation>Осталось заполнить: {0}.</translation>
    </message>
    <message>
        <source>To be mended: {0}.</source>
        <translation>Нужно исправить: {0}.</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message>
        <source>{unit} may dodge {target}.</source>
        <translation>{unit} может уклониться, враг — {target}.</translation>
    </message>
    <message>
        <source>{unit} is Berserk and has killed: a die decides.</source>
        <translation>{unit} — Обезумевший после убийства: решает кубик.</translation>
    </message>
    <message>
        <source>{unit} is about to devour {target}.</source>
        <translation>{unit} пытается проглотить: {target}.</translation>
    </message>
    <message>
        <source>{action}: {unit} against {target}.</source>
        <translation>{action}: {unit}, цель — {target}.</translation>
    </message>
    <message>
        <source>{unit} strikes at {target}.</source>
        <translation>{unit} бьет, цель — {target}.</translation>
    </message>
    <message>
        <source>{action}: {unit} strikes at the back of {target}.</source>
        <translation>{action}: {unit} бьет в спину, цель — {target}.</translation>
    </message>
    <message>
        <source>{action}: {unit} at {target}, {cover}, {distance} fathoms: difficulty {difficulty}.</source>
        <translation>{action}: {unit}, цель — {target}, {cover}, {distance} саж.: сложность {difficulty}.</translation>
    </message>
    <message>
        <source>in cover as the players saw it</source>
        <translation>в укрытии, по словам игроков</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>в укрытии</translation>
    </message>
    <message>
        <source>no cover as the players saw it</source>
        <translation>без укрытия, по словам игроков</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>без укрытия</translation>
    </message>
    <message>
        <source>{action}: {unit} aims at a spot. In reach of the explosion: {names}.</source>
        <translation>{action}: {unit} целится в точку. Под взрывом: {names}.</translation>
    </message>
    <message>
        <source>{action}: {unit} lays its blast over {names}.</source>
        <translation>{action}: {unit} направляет выброс. Под ним: {names}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>{unit} throws {dice} (typed).</source>
        <translation>{unit} бросает {dice} (введено).</translation>
    </message>
    <message>
        <source>{unit} throws {dice}.</source>
        <translation>{unit} бросает {dice}.</translation>
    </message>
    <message>
        <source>{unit} throws again: {dice} (typed).</source>
        <translation>{unit} перебрасывает: {dice} (введено).</translation>
    </message>
    <message>
        <source>{unit} throws again: {dice}.</source>
        <translation>{unit} перебрасывает: {dice}.</translation>
    </message>
    <message>
        <source>{unit} does not shoot.</source>
        <translation>{unit} не стреляет.</translation>
    </message>
    <message>
        <source>{unit} inflicts {inflicted} of 1 hit: {damage} damage.</source>
        <translation>{unit}: нанесено попаданий {inflicted} из 1, повреждений {damage}.</translation>
    </message>
    <message>
        <source>{unit} inflicts {inflicted} of {hits} hits: {damage} damage.</source>
        <translation>{unit}: нанесено попаданий {inflicted} из {hits}, повреждений {damage}.</translation>
    </message>
    <message>
        <source>{unit} hits nothing.</source>
        <translation>{unit} не попадает.</translation>
    </message>
    <message>
        <source>{unit} breaks away: it may move.</source>
        <translation>{unit} выходит из сражения: можно передвинуться.</translation>
    </message>
    <message>
        <source>{unit} breaks away: it may Walk, Run, Attack or Charge.</source>
        <translation>{unit} выходит из сражения: возможны Движение, Бег, Нападение или Рывок.</translation>
    </message>
    <message>
        <source>{unit} breaks away unharmed: it may Walk, Run, Attack, Charge, Shoot or Concentrate.</source>
        <translation>{unit} выходит из сражения без удара: возможны Движение, Бег, Нападение, Рывок, Стрельба или Концентрация.</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>последний шаг</translation>
    </message>
    <message>
        <source>{unit} loses {points} LP: {left} left.</source>
        <translation>{unit} теряет {points} LP, осталось {left}.</translation>
    </message>
    <message>
        <source>{unit} wins back {points} LP: {left} now.</source>
        <translation>{unit} возвращает {points} LP, теперь {left}.</translation>
    </message>
    <message>
        <source>{unit} is now {state}.</source>
        <translation>{unit}: теперь {state}.</translation>
    </message>
    <message>
        <source>{unit} is no longer {state}.</source>
        <translation>{unit}: больше не {state}.</translation>
    </message>
    <message>
        <source>{unit} becomes {shape}.</source>
        <translation>{unit} принимает облик: {shape}.</translation>
    </message>
    <message>
        <source>{unit} begins to raise a lemure, and is struck first.</source>
        <translation>{unit} начинает призыв лемура, сначала бьет враг.</translation>
    </message>
    <message>
        <source>{unit} raises no lemure: it was disturbed.</source>
        <translation>{unit} не призывает лемура: призыв сорван.</translation>
    </message>
    <message>
        <source>{unit} raises {lemure}, which carries the spell {spell}.</source>
        <translation>{unit} призывает лемура: {lemure}, заклинание — {spell}.</translation>
    </message>
    <message>
        <source>{unit} releases its spell: {spell}.</source>
        <translation>{unit} высвобождает заклинание: {spell}.</translation>
    </message>
    <message>
        <source>An area consumes whoever is in it: {kind} {x}/{y}.</source>
        <translation>Область пожирает всех внутри: {kind} {x}/{y}.</translation>
    </message>
    <message>
        <source>The area is gone: {kind}.</source>
        <translation>Области больше нет: {kind}.</translation>
    </message>
    <message>
        <source>The area is gone.</source>
        <translation>Области больше нет.</translation>
    </message>
    <message>
        <source>{player}: {unit} is theirs to play from here on.</source>
        <translation>{player}: отныне под управлением {unit}.</translation>
    </message>
    <message>
        <source>{unit} is devoured by {target}.</source>
        <translation>{target} проглатывает юнита: {unit}.</translation>
    </message>
    <message>
        <source>{unit} is free: its owner puts it down again.</source>
        <translation>{unit} на свободе: владелец снова ставит миниатюру.</translation>
    </message>
    <message>
        <source>{unit} falls.</source>
        <translation>{unit} погибает.</translation>
    </message>
    <message>
        <source>{unit} leaves the table.</source>
        <translation>{unit} уходит со стола.</translation>
    </message>
    <message>
        <source>Turn {turn}: Upkeep.</source>
        <translation>Ход {turn}: подготовительная фаза.</translation>
    </message>
    <message>
        <source>{player}: to activate next.</source>
        <translation>{player}: следующая активация.</translation>
    </message>
    <message>
        <source>{player}: pass, with fewer units waiting.</source>
        <translation>{player}: передача активации, ждущих юнитов меньше.</translation>
    </message>
    <message>
        <source>{unit} is done.</source>
        <translation>{unit}: активация закончена.</translation>
    </message>
    <message>
        <source>{target} strikes at {unit} as it comes near: {points} damage.</source>
        <translation>{unit} подходит, {target} бьет: повреждений {points}.</translation>
    </message>
    <message>
        <source>{unit} is put down.</source>
        <translation>На стол: {unit}.</translation>
    </message>
    <message>
        <source>{unit} is taken off the table.</source>
        <translation>Со стола: {unit}.</translation>
    </message>
    <message>
        <source>{player}: dice thrown by hand and typed in.</source>
        <translation>{player}: кубики бросают рукой и вводят.</translation>
    </message>
    <message>
        <source>The app throws the dice of {player}.</source>
        <translation>{player}: кубики бросает приложение.</translation>
    </message>
    <message>
        <source>{player}: their powers come first in this Upkeep.</source>
        <translation>{player}: силы этой стороны первые в этой подготовительной фазе.</translation>
    </message>
    <message>
        <source>The coin falls for {player}.</source>
        <translation>Монетка: {player}.</translation>
    </message>
    <message>
        <source>The Tap goes to {player}.</source>
        <translation>Шлепок: {player}.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Битва закончена.</translation>
    </message>
    <message>
        <source>{unit} fights a second sequence.</source>
        <translation>{unit} проводит вторую атаку.</translation>
    </message>
    <message>
        <source>{unit} cannot attack {target} any more.</source>
        <translation>{unit} больше не может атаковать, цель — {target}.</translation>
    </message>
    <message>
        <source>{unit} loads its weapon.</source>
        <translation>{unit} заряжает оружие.</translation>
    </message>
    <message>
        <source>More odd dice than even: the shot at {target} hits {unit}.</source>
        <translation>Нечетных кубиков больше: цель — {target}, а попадание получает {unit}.</translation>
    </message>
    <message>
        <source>{unit} takes {hits} hits: {damage} damage.</source>
        <translation>{unit} получает попаданий: {hits}, повреждений: {damage}.</translation>
    </message>
    <message>
        <source>{unit} takes 1 hit: {damage} damage.</source>
        <translation>{unit} получает 1 попадание, повреждений: {damage}.</translation>
    </message>
    <message>
        <source>An aura makes {unit} {states} while it is inside.</source>
        <translation>{unit} в ауре: {states}, пока не выйдет.</translation>
    </message>
    <message>
        <source>{unit} is out of the aura that changed its state.</source>
        <translation>{unit} покидает ауру, менявшую состояние.</translation>
    </message>
    <message>
        <source>{unit} moves {length} fathoms: {action}.</source>
        <translation>{unit} проходит {length} саж.: {action}.</translation>
    </message>
    <message>
        <source>{unit} moves {length} fathoms.</source>
        <translation>{unit} проходит {length} саж.</translation>
    </message>
    <message>
        <source>Laid anew on the table: {terrain}.</source>
        <translation>Положено заново: {terrain}.</translation>
    </message>
    <message>
        <source>Put on the table: {terrain}.</source>
        <translation>На стол: {terrain}.</translation>
    </message>
    <message>
        <source>Taken off the table: {terrain}.</source>
        <translation>Со стола: {terrain}.</translation>
    </message>
    <message>
        <source>The deployment areas are set.</source>
        <translation>Зоны расстановки заданы.</translation>
    </message>
    <message>
        <source>The table is laid: {pieces} pieces of terrain.</source>
        <translation>Стол готов, элементов местности: {pieces}.</translation>
    </message>
    <message>
        <source>The table is laid: 1 piece of terrain.</source>
        <translation>Стол готов: 1 элемент местности.</translation>
    </message>
    <message>
        <source>Corrected by hand: {what} of {subject} from {before} to {after} ({reason}).</source>
        <translation>Исправлено вручную: {subject}, {what}: {before} → {after} ({reason}).</translation>
    </message>
    <message>
        <source>{player}: {current} of {basic} Command.</source>
        <translation>{player}: CMD {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command is {current} of {basic} again.</source>
        <translation>{player}: CMD снова {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: late arrivals bring basic Command to {basic}.</source>
        <translation>{player}: прибывшие позже доводят суммарный CMD до {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command spent, {current} of {basic} left.</source>
        <translation>{player}: потрачено CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command spent for good, {current} of {basic} left.</source>
        <translation>{player}: потрачено постоянно CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid to leave a control area, {current} of {basic} left.</source>
        <translation>{player}: за выход из зоны влияния CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for haste in Difficult terrain, {current} of {basic} left.</source>
        <translation>{player}: за спешку в труднопроходимой местности CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid to make the unit act, {current} of {basic} left.</source>
        <translation>{player}: чтобы юнит действовал, CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae soli, {current} of {basic} left.</source>
        <translation>{player}: за Vae Soli CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for good, {current} of {basic} left.</source>
        <translation>{player}: уплачено постоянно CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid, {current} of {basic} left.</source>
        <translation>{player}: уплачено CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: a new shape, {current} of {basic} Command.</source>
        <translation>{player}: новый облик, CMD {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command is {current} of {basic} now.</source>
        <translation>{player}: теперь CMD {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae distanti, {current} of {basic} left.</source>
        <translation>{player}: за Vae Distanti CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: reinforcements bring Command to {current} of {basic}.</source>
        <translation>{player}: с подкреплением CMD {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: paid otherwise, {light} light and {dark} dark Command left.</source>
        <translation>{player}: оплачено иначе, осталось CMD: светлых {light}, темных {dark}.</translation>
    </message>
    <message>
        <source>{player}: Command is of two colours now.</source>
        <translation>{player}: CMD теперь двух цветов.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae victis, {current} of {basic} left.</source>
        <translation>{player}: за Vae Victis CMD {paid}, осталось {current} из {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command falls to {current} of {basic}.</source>
        <translation>{player}: CMD падает до {current} из {basic}.</translation>
    </message>
    <message>
        <source>Authority duel, {first} against {second}: a tie.</source>
        <translation>Поединок авторитетов, {first} против {second}: ничья.</translation>
    </message>
    <message>
        <source>Authority duel, {first} against {second}: {player} wins.</source>
        <translation>Поединок авторитетов, {first} против {second}: победа — {player}.</translation>
    </message>
    <message>
        <source>Dominance: {player}, {own} to {other}: {why}.</source>
        <translation>Доминирование: {player}, {own} против {other}: {why}.</translation>
    </message>
    <message>
        <source>Proposed for this battle: {rule}</source>
        <translation>Предложено для этой битвы: {rule}</translation>
    </message>
    <message>
        <source>{player}: agreed to the change of the rules.</source>
        <translation>{player}: согласие на изменение правил.</translation>
    </message>
    <message>
        <source>No agreement: the rules stay as they are.</source>
        <translation>Согласия нет: правила остаются прежними.</translation>
    </message>
    <message>
        <source>By agreement of both from here on: {rule}</source>
        <translation>Отныне с согласия обеих сторон: {rule}</translation>
    </message>
    <message>
        <source>{player}: all Command is of one kind.</source>
        <translation>{player}: весь CMD одного вида.</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>name (fr)</source>
        <translation>имя (fr)</translation>
    </message>
    <message>
        <source>name (ru)</source>
        <translation>имя (ru)</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>фракция</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ранг</translation>
    </message>
    <message>
        <source>named</source>
        <translation>собственное имя</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>availability</source>
        <translation>доступность</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>вариант</translation>
    </message>
    <message>
        <source>variant of</source>
        <translation>общее имя вариантов</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>ключевые слова</translation>
    </message>
    <message>
        <source>base</source>
        <translation>подставка</translation>
    </message>
    <message>
        <source>tallness</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>MVT</source>
        <translation>MVT</translation>
    </message>
    <message>
        <source>MVT wounded</source>
        <translation>MVT при ранении</translation>
    </message>
    <message>
        <source>CBT</source>
        <translation>CBT</translation>
    </message>
    <message>
        <source>CBT wounded</source>
        <translation>CBT при ранении</translation>
    </message>
    <message>
        <source>SHS</source>
        <translation>SHS</translation>
    </message>
    <message>
        <source>SHS wounded</source>
        <translation>SHS при ранении</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>DEF wounded</source>
        <translation>DEF при ранении</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR wounded</source>
        <translation>PR при ранении</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>wound threshold</source>
        <translation>порог ранения</translation>
    </message>
    <message>
        <source>FTH</source>
        <translation>FTH</translation>
    </message>
    <message>
        <source>FTH wounded</source>
        <translation>FTH при ранении</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>CMD wounded</source>
        <translation>CMD при ранении</translation>
    </message>
    <message>
        <source>light Command</source>
        <translation>светлые CMD</translation>
    </message>
    <message>
        <source>dark Command</source>
        <translation>темные CMD</translation>
    </message>
    <message>
        <source>Command of either kind</source>
        <translation>любые CMD</translation>
    </message>
    <message>
        <source>lemures at once</source>
        <translation>лемуров одновременно</translation>
    </message>
    <message>
        <source>lemures in all</source>
        <translation>лемуров всего</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>способности</translation>
    </message>
    <message>
        <source>abilities it lacks</source>
        <translation>отсутствующие способности</translation>
    </message>
    <message>
        <source>special</source>
        <translation>особый эффект</translation>
    </message>
    <message>
        <source>special (fr)</source>
        <translation>особый эффект (fr)</translation>
    </message>
    <message>
        <source>special (ru)</source>
        <translation>особый эффект (ru)</translation>
    </message>
    <message>
        <source>weapon {0}</source>
        <translation>оружие {0}</translation>
    </message>
    <message>
        <source>weapon {0} (fr)</source>
        <translation>оружие {0} (fr)</translation>
    </message>
    <message>
        <source>weapon {0} (ru)</source>
        <translation>оружие {0} (ru)</translation>
    </message>
    <message>
        <source>weapon {0} use</source>
        <translation>оружие {0}: вид боя</translation>
    </message>
    <message>
        <source>weapon {0} damage types</source>
        <translation>оружие {0}: типы повреждений</translation>
    </message>
    <message>
        <source>weapon {0} range</source>
        <translation>оружие {0}: дальность</translation>
    </message>
    <message>
        <source>weapon {0} power table</source>
        <translation>оружие {0}: таблица мощности</translation>
    </message>
    <message>
        <source>weapon {0} blast</source>
        <translation>оружие {0}: выброс</translation>
    </message>
    <message>
        <source>weapon {0} abilities</source>
        <translation>оружие {0}: способности</translation>
    </message>
    <message>
        <source>order {0}</source>
        <translation>приказ {0}</translation>
    </message>
    <message>
        <source>order {0} (fr)</source>
        <translation>приказ {0} (fr)</translation>
    </message>
    <message>
        <source>order {0} (ru)</source>
        <translation>приказ {0} (ru)</translation>
    </message>
    <message>
        <source>order {0} header</source>
        <translation>приказ {0}: заголовок</translation>
    </message>
    <message>
        <source>order {0} type</source>
        <translation>приказ {0}: тип</translation>
    </message>
    <message>
        <source>order {0} counts</source>
        <translation>приказ {0}: что считает X</translation>
    </message>
    <message>
        <source>order {0} condition</source>
        <translation>приказ {0}: условие</translation>
    </message>
    <message>
        <source>order {0} target</source>
        <translation>приказ {0}: цель</translation>
    </message>
    <message>
        <source>order {0} limit</source>
        <translation>приказ {0}: предел</translation>
    </message>
    <message>
        <source>order {0} in Upkeep</source>
        <translation>приказ {0}: в подг. фазе</translation>
    </message>
    <message>
        <source>order {0} does</source>
        <translation>приказ {0}: что делает</translation>
    </message>
    <message>
        <source>order {0} text</source>
        <translation>приказ {0}: текст</translation>
    </message>
    <message>
        <source>order {0} text (fr)</source>
        <translation>приказ {0}: текст (fr)</translation>
    </message>
    <message>
        <source>order {0} text (ru)</source>
        <translation>приказ {0}: текст (ru)</translation>
    </message>
    <message>
        <source>aura {0}</source>
        <translation>аура {0}</translation>
    </message>
    <message>
        <source>aura {0} (fr)</source>
        <translation>аура {0} (fr)</translation>
    </message>
    <message>
        <source>aura {0} (ru)</source>
        <translation>аура {0} (ru)</translation>
    </message>
    <message>
        <source>aura {0} header</source>
        <translation>аура {0}: заголовок</translation>
    </message>
    <message>
        <source>aura {0} type</source>
        <translation>аура {0}: тип</translation>
    </message>
    <message>
        <source>aura {0} cost</source>
        <translation>аура {0}: цена</translation>
    </message>
    <message>
        <source>aura {0} turns</source>
        <translation>аура {0}: ходов</translation>
    </message>
    <message>
        <source>aura {0} in Upkeep</source>
        <translation>аура {0}: в подг. фазе</translation>
    </message>
    <message>
        <source>aura {0} does</source>
        <translation>аура {0}: что делает</translation>
    </message>
    <message>
        <source>aura {0} text</source>
        <translation>аура {0}: текст</translation>
    </message>
    <message>
        <source>aura {0} text (fr)</source>
        <translation>аура {0}: текст (fr)</translation>
    </message>
    <message>
        <source>aura {0} text (ru)</source>
        <translation>аура {0}: текст (ru)</translation>
    </message>
    <message>
        <source>spell {0}</source>
        <translation>заклинание {0}</translation>
    </message>
    <message>
        <source>spell {0} (fr)</source>
        <translation>заклинание {0} (fr)</translation>
    </message>
    <message>
        <source>spell {0} (ru)</source>
        <translation>заклинание {0} (ru)</translation>
    </message>
    <message>
        <source>spell {0} header</source>
        <translation>заклинание {0}: заголовок</translation>
    </message>
    <message>
        <source>spell {0} trigger</source>
        <translation>заклинание {0}: триггер</translation>
    </message>
    <message>
        <source>spell {0} kind</source>
        <translation>заклинание {0}: вид</translation>
    </message>
    <message>
        <source>spell {0} target</source>
        <translation>заклинание {0}: цель</translation>
    </message>
    <message>
        <source>spell {0} radius</source>
        <translation>заклинание {0}: радиус</translation>
    </message>
    <message>
        <source>spell {0}: the lemure stays</source>
        <translation>заклинание {0}: лемур остается</translation>
    </message>
    <message>
        <source>spell {0} does</source>
        <translation>заклинание {0}: что делает</translation>
    </message>
    <message>
        <source>spell {0} text</source>
        <translation>заклинание {0}: текст</translation>
    </message>
    <message>
        <source>spell {0} text (fr)</source>
        <translation>заклинание {0}: текст (fr)</translation>
    </message>
    <message>
        <source>spell {0} text (ru)</source>
        <translation>заклинание {0}: текст (ru)</translation>
    </message>
    <message>
        <source>other effects</source>
        <translation>прочие эффекты</translation>
    </message>
    <message>
        <source>transformation</source>
        <translation>трансформация</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>источники</translation>
    </message>
    <message>
        <source>what powers do</source>
        <translation>что делают силы</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>{0} · {1} of {2} points · Command {3} · {4}</source>
        <translation>{0} · очков: {1} из {2} · CMD {3} · {4}</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>очков: {0}</translation>
    </message>
    <message>
        <source>There is no card “{entry}” here.</source>
        <translation>Здесь нет карточки «{entry}».</translation>
    </message>
    <message>
        <source>There is no Faction “{have}” here.</source>
        <translation>Здесь нет фракции «{have}».</translation>
    </message>
    <message>
        <source>{have}: no Faction by “{need}”.</source>
        <translation>{have}: не фракция по изданию «{need}».</translation>
    </message>
    <message>
        <source>Army Points: {have}, and {need} were agreed.</source>
        <translation>Очков Армии: {have}, оговорено: {need}.</translation>
    </message>
    <message>
        <source>No Officer yet: a Company has exactly one.</source>
        <translation>Офицера еще нет: в компании ровно один.</translation>
    </message>
    <message>
        <source>{have} Officers: a Company has exactly one.</source>
        <translation>Офицеров: {have}, а в компании ровно один.</translation>
    </message>
    <message>
        <source>{entry} is an Officer of {have} and leads no Company of {need}.</source>
        <translation>{entry}: офицер фракции «{have}», компанию фракции «{need}» не возглавляет.</translation>
    </message>
    <message>
        <source>{entry} ({have}) serves in a Company of {need} only under an Officer with Prestige.</source>
        <translation>{entry} ({have}) служит в компании фракции «{need}» только под началом офицера с Престижем.</translation>
    </message>
    <message>
        <source>{entry} is of another Faction: {have}, not {need}.</source>
        <translation>{entry}: другая фракция, «{have}», а не «{need}».</translation>
    </message>
    <message>
        <source>{entry}: {have}, and there is only one of this Officer.</source>
        <translation>{entry}: {have}, а этот офицер один.</translation>
    </message>
    <message>
        <source>{entry}: {have}, and the card is Unique.</source>
        <translation>{entry}: {have}, а карточка уникальная.</translation>
    </message>
    <message>
        <source>{entry}: {have}, and there is only one of this person.</source>
        <translation>{entry}: {have}, а этот персонаж один.</translation>
    </message>
    <message>
        <source>{entry}: {have}, on several cards, and there is only one of this person.</source>
        <translation>{entry}: {have} на разных карточках, а этот персонаж только один.</translation>
    </message>
    <message>
        <source>{entry}: {have}, at most {need} at this size.</source>
        <translation>{entry}: {have}, при этом размере не более {need}.</translation>
    </message>
    <message>
        <source>{entry}: {have} of its variants, at most {need} at this size.</source>
        <translation>{entry}: вариантов {have}, при этом размере не более {need}.</translation>
    </message>
    <message>
        <source>{entry}: {have} of this variant, at most {need} at this size.</source>
        <translation>{entry}: этого варианта {have}, при этом размере не более {need}.</translation>
    </message>
    <message>
        <source>{entry}: {have}, at most {need} beside those it goes with.</source>
        <translation>{entry}: {have}, не более {need} рядом с теми, к кому есть привязка.</translation>
    </message>
    <message>
        <source>Troopers: {have}, and its Command allows {need}.</source>
        <translation>Рядовых: {have}, CMD допускает: {need}.</translation>
    </message>
    <message>
        <source>Troopers who are no Mercenaries: {have}, and Command for them allows {need}.</source>
        <translation>Рядовых, не считая наемников: {have}, CMD для них допускает: {need}.</translation>
    </message>
    <message>
        <source>{entry}: Ammunition Carriers needed: {need}, there are {have}.</source>
        <translation>{entry}: подносчиков боеприпасов нужно {need}, есть {have}.</translation>
    </message>
    <message>
        <source>{entry} is a lemure: it is invoked in the battle, not hired.</source>
        <translation>{entry}: лемур, его призывают в битве, а не нанимают.</translation>
    </message>
</context>
<context>
    <name>demo</name>
    <message>
        <source>First blood</source>
        <translation>Первая кровь</translation>
    </message>
    <message>
        <source>The ford</source>
        <translation>Брод</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Лес</translation>
    </message>
    <message>
        <source>Copse</source>
        <translation>Роща</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Пруд</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>{0} dice typed</source>
        <translation>введено кубиков: {0}</translation>
    </message>
    <message>
        <source>{0} dice thrown by the app</source>
        <translation>брошено приложением кубиков: {0}</translation>
    </message>
    <message>
        <source>1 die typed</source>
        <translation>введен 1 кубик</translation>
    </message>
    <message>
        <source>1 die thrown by the app</source>
        <translation>приложением брошен 1 кубик</translation>
    </message>
    <message>
        <source>{0} pips; as many fair dice show {1} on average.</source>
        <translation>Сумма очков {0}; столько же честных кубиков дают в среднем {1}.</translation>
    </message>
    <message>
        <source>Too few dice to say more: the chance of such luck is told from {0} dice on.</source>
        <translation>Кубиков мало, чтобы сказать больше: шанс такой удачи считается от {0} кубиков.</translation>
    </message>
    <message>
        <source>So many pips or more: {0} of the times that as many fair dice are thrown.</source>
        <translation>Столько очков или больше: в {0} случаев, когда бросают столько же честных кубиков.</translation>
    </message>
    <message>
        <source>So few pips or fewer: {0} of the times that as many fair dice are thrown.</source>
        <translation>Столько очков или меньше: в {0} случаев, когда бросают столько же честных кубиков.</translation>
    </message>
    <message>
        <source>Faces as uneven or more so: {0} (counted out).</source>
        <translation>Столь же неровные грани или еще неровнее: {0} (точный подсчет).</translation>
    </message>
    <message>
        <source>Faces as uneven or more so: {0} (chi-square, five degrees).</source>
        <translation>Столь же неровные грани или еще неровнее: {0} (хи-квадрат, пять степеней свободы).</translation>
    </message>
    <message>
        <source>again</source>
        <translation>переброс</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>введено</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>взято назад</translation>
    </message>
</context>
<context>
    <name>distances</name>
    <message>
        <source>in contact</source>
        <translation>в контакте</translation>
    </message>
    <message>
        <source>could shoot: {band}, {difficulty}</source>
        <translation>может стрелять: {band}, {difficulty}</translation>
    </message>
    <message>
        <source>could attack</source>
        <translation>может атаковать</translation>
    </message>
    <message>
        <source>could charge</source>
        <translation>может идти в Рывок</translation>
    </message>
</context>
<context>
    <name>doings</name>
    <message>
        <source>Take off the table</source>
        <translation>Убрать со стола</translation>
    </message>
    <message>
        <source>Of its Command {0} light, {1} dark</source>
        <translation>Из его CMD: светлых {0}, темных {1}</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Активировать</translation>
    </message>
    <message>
        <source>Vae soli: 1 Command</source>
        <translation>Vae Soli: 1 CMD</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Встать</translation>
    </message>
    <message>
        <source>Free blow at {0}</source>
        <translation>Свободный удар: {0}</translation>
    </message>
    <message>
        <source>Second sequence</source>
        <translation>Вторая атака</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Рукопашная</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Бегство</translation>
    </message>
    <message>
        <source>Shoot…</source>
        <translation>Стрельба…</translation>
    </message>
    <message>
        <source>Explosion…</source>
        <translation>Взрыв…</translation>
    </message>
    <message>
        <source>Blast…</source>
        <translation>Выброс…</translation>
    </message>
    <message>
        <source>load {0} {1}/{2}</source>
        <translation>зарядить {0} {1}/{2}</translation>
    </message>
    <message>
        <source>end Consumed</source>
        <translation>снять «Пожираемый»</translation>
    </message>
    <message>
        <source>heal {0} LP</source>
        <translation>лечить {0} LP</translation>
    </message>
    <message>
        <source>{0} ({1} strikes first)</source>
        <translation>{0} (сначала бьет {1})</translation>
    </message>
    <message>
        <source>Becomes {0}</source>
        <translation>Облик: {0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Focus: {0}</source>
        <translation>Медитация: {0}</translation>
    </message>
    <message>
        <source>Concentration: {0}</source>
        <translation>Концентрация: {0}</translation>
    </message>
    <message>
        <source>Free blow</source>
        <translation>Свободный удар</translation>
    </message>
    <message>
        <source>On the table {0} of {1}, raised {2} of {3}</source>
        <translation>На столе {0} из {1}, призвано {2} из {3}</translation>
    </message>
    <message>
        <source>Raise a lemure…</source>
        <translation>Призвать лемура…</translation>
    </message>
    <message>
        <source>Release “{0}”</source>
        <translation>Высвободить «{0}»</translation>
    </message>
    <message>
        <source>{0}…</source>
        <translation>{0}…</translation>
    </message>
    <message>
        <source>the Company: {0} of it receive it</source>
        <translation>компания, получат юнитов: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} left in all</source>
        <translation>осталось в битве: {0} из {1}</translation>
    </message>
    <message>
        <source>{0} of {1} left this turn</source>
        <translation>осталось в этом ходу: {0} из {1}</translation>
    </message>
    <message>
        <source>{0} of {1} left this activation</source>
        <translation>осталось в этой активации: {0} из {1}</translation>
    </message>
    <message>
        <source>{0} of {1} left this attack</source>
        <translation>осталось в этой атаке: {0} из {1}</translation>
    </message>
    <message>
        <source>{0} within {1} fathoms</source>
        <translation>{0} в пределах {1} саж.</translation>
    </message>
    <message>
        <source>If {0}: {1}</source>
        <translation>Если {0}: {1}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>{0} first</source>
        <translation>Первыми: {0}</translation>
    </message>
    <message>
        <source>To the Action phase</source>
        <translation>К фазе действий</translation>
    </message>
    <message>
        <source>Move {0} fathoms ({1})…</source>
        <translation>Передвижение на {0} саж. ({1})…</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>Core rulebook</source>
        <translation>Основные правила</translation>
    </message>
    <message>
        <source>Revised French chapter on effects</source>
        <translation>Переработанная французская глава об эффектах</translation>
    </message>
    <message>
        <source>Russian rules</source>
        <translation>Русские правила</translation>
    </message>
    <message>
        <source>Our table&apos;s rules</source>
        <translation>Правила нашего стола</translation>
    </message>
    <message>
        <source>A fathom is {value} mm long.</source>
        <translation>Сажень равна {value} мм.</translation>
    </message>
    <message>
        <source>Bonuses can raise DEF to {value}.</source>
        <translation>Бонусы могут повысить DEF до {value}.</translation>
    </message>
    <message>
        <source>Only the fighter whose unit is active gains from allies in contact.</source>
        <translation>Союзники в контакте помогают лишь бойцу, чей юнит активен.</translation>
    </message>
    <message>
        <source>Higher ground is worth +1 CBT to the attacker alone.</source>
        <translation>Более высокая позиция дает +1 CBT только атакующему.</translation>
    </message>
    <message>
        <source>The penalty for Wounded comes on top of a green value.</source>
        <translation>Штраф состояния Раненый прибавляется к зеленому значению.</translation>
    </message>
    <message>
        <source>Lunge x gives a control area of 1 + x fathoms.</source>
        <translation>Выпад x дает зону влияния в 1 + x саж.</translation>
    </message>
    <message>
        <source>The CMD of a unit that comes later joins the pool at once.</source>
        <translation>CMD прибывшего позже юнита сразу входит в запас.</translation>
    </message>
    <message>
        <source>Both players take their lemures from one common pool.</source>
        <translation>Оба игрока берут лемуров из одного общего запаса.</translation>
    </message>
    <message>
        <source>The CMD of units off the table is in the pool from the start.</source>
        <translation>CMD юнитов вне стола с начала входит в запас.</translation>
    </message>
    <message>
        <source>MVT is doubled for Run and Charge first, and then modified.</source>
        <translation>Для Бега и Рывка MVT сначала удваивают, затем меняют.</translation>
    </message>
    <message>
        <source>Of two choices due at once the other player makes his first.</source>
        <translation>Из двух одновременных решений другой игрок свое принимает первым.</translation>
    </message>
    <message>
        <source>Becoming Wounded in the fight does not spoil a power.</source>
        <translation>Если юнит в бою стал Раненым, это не срывает силу.</translation>
    </message>
    <message>
        <source>Leaving several control areas costs one point in all.</source>
        <translation>Выход сразу из нескольких зон влияния стоит всего одно очко.</translation>
    </message>
    <message>
        <source>The first Dominance counts all units of a Company as heads.</source>
        <translation>Для Доминирования в Инициативе все юниты компании считаются по головам.</translation>
    </message>
    <message>
        <source>A lemure has both its activations, however late it begins.</source>
        <translation>У лемура обе активации, как бы поздно он ни начал.</translation>
    </message>
    <message>
        <source>The Dominant player wins a tied authority duel, and pays.</source>
        <translation>При ничьей в поединке авторитетов выигрывает и платит Доминирующий игрок.</translation>
    </message>
    <message>
        <source>The Immortals are a Faction.</source>
        <translation>Бессмертные — отдельная фракция.</translation>
    </message>
    <message>
        <source>With Prestige a Mercenary Officer may be the Officer of that Faction&apos;s Company.</source>
        <translation>С Престижем офицер-наемник может быть офицером компании этой фракции.</translation>
    </message>
    <message>
        <source>CMD of Officers and Independents off the table counts for the first Dominance.</source>
        <translation>CMD офицеров и независимых персонажей вне стола учитывается для Доминирования в Инициативе.</translation>
    </message>
    <message>
        <source>An Officer off the table counts where the first Dominance is a tie.</source>
        <translation>Офицер вне стола учитывается при ничьей в Доминировании в Инициативе.</translation>
    </message>
    <message>
        <source>A Run or Charge goes farther than MVT; whatever is shorter is none.</source>
        <translation>Бег и Рывок длиннее MVT; все, что короче, — не Бег и не Рывок.</translation>
    </message>
    <message>
        <source>A Harmless enemy strikes at no retreating unit, which may then Shoot or Concentrate too.</source>
        <translation>Безвредный враг не бьет юнита в Бегстве; тому можно также Стрельбу или Концентрацию.</translation>
    </message>
    <message>
        <source>A Harmless enemy does not attack a unit for its Concentration or Focus.</source>
        <translation>Безвредный враг не атакует юнита за Концентрацию или Медитацию.</translation>
    </message>
    <message>
        <source>A fight spoils a power by death, or by what keeps the unit from its action; by no other state.</source>
        <translation>Схватка срывает силу смертью или тем, что мешает юниту выполнить действие; иными состояниями — нет.</translation>
    </message>
    <message>
        <source>Of effects that clash the active unit&apos;s own comes first.</source>
        <translation>Из противоречащих эффектов первым идет эффект активного юнита.</translation>
    </message>
    <message>
        <source>Only its target receives an order; whoever else it affects need not be able to.</source>
        <translation>Приказ получает только его цель; остальным, кого он касается, получать его не обязательно.</translation>
    </message>
    <message>
        <source>An order to a Company reaches those too who can receive no orders.</source>
        <translation>Приказ компании действует и на тех, кто приказов получать не может.</translation>
    </message>
    <message>
        <source>Lemures are no combatants: vae soli and orders to a Company pass them by.</source>
        <translation>Лемуры не бойцы: Vae Soli и приказы компании их не касаются.</translation>
    </message>
    <message>
        <source>An order whose header names a target cannot be used while there is no legal one.</source>
        <translation>Приказ с целью в заголовке нельзя отдать, пока допустимой цели нет.</translation>
    </message>
    <message>
        <source>Officers have vae distanti too, to shoot past nearer enemies.</source>
        <translation>У офицеров есть и Vae Distanti — стрелять мимо более близких врагов.</translation>
    </message>
    <message>
        <source>A bonus or penalty on the CMD of a unit changes its pool at once.</source>
        <translation>Бонус или штраф к CMD юнита сразу меняет его запас.</translation>
    </message>
    <message>
        <source>The Command of Immortals is split into light and dark points.</source>
        <translation>Командование Бессмертных делится на светлые и темные очки.</translation>
    </message>
    <message>
        <source>Effects can call for authority duels, with stakes of Command.</source>
        <translation>Эффекты могут требовать поединков авторитетов, со ставками из CMD.</translation>
    </message>
    <message>
        <source>A spell&apos;s trigger says by which action its lemure is raised, in place of Focus.</source>
        <translation>Триггер заклинания указывает, каким действием, вместо Медитации, призвать его лемура.</translation>
    </message>
    <message>
        <source>A persistent spell leaves its lemure alive, a dissipated one does not, a radiant one always works.</source>
        <translation>Устойчивое заклинание оставляет лемура в живых, рассеянное — нет, сияющее действует всегда.</translation>
    </message>
    <message>
        <source>As in the core, not: {sentence}</source>
        <translation>Как в основных правилах, а не: {sentence}</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Да.</translation>
    </message>
    <message>
        <source>No: as in the core rulebook.</source>
        <translation>Нет: как в основных правилах.</translation>
    </message>
    <message>
        <source>So say: {editions}.</source>
        <translation>Так гласят: {editions}.</translation>
    </message>
</context>
<context>
    <name>explained</name>
    <message>
        <source>The difficulty or more is a hit.</source>
        <translation>Сложность или больше — попадание.</translation>
    </message>
    <message>
        <source>The new face counts.</source>
        <translation>Считается новая грань.</translation>
    </message>
    <message>
        <source>After all re-rolls; none need be thrown again.</source>
        <translation>После всех перебросов; перебрасывать не обязательно.</translation>
    </message>
    <message>
        <source>Berserk: after a kill one die decides whether it runs on.</source>
        <translation>Обезумевший: после убийства один кубик решает, бежит ли юнит дальше.</translation>
    </message>
    <message>
        <source>About to be devoured: a die not above DEF saves it.</source>
        <translation>Почти Проглоченный: кубик не выше DEF спасает.</translation>
    </message>
    <message>
        <source>A Berserk unit strikes a comrade: the other player chooses.</source>
        <translation>Обезумевший бьет товарища: выбирает другой игрок.</translation>
    </message>
    <message>
        <source>One try in an Action phase, when an enemy makes contact.</source>
        <translation>Одна попытка за фазу действий, когда враг вступает в контакт.</translation>
    </message>
    <message>
        <source>A shot at point blank before the close attack. It need not be taken.</source>
        <translation>Выстрел в упор перед атакой в ближнем бою. Не обязателен.</translation>
    </message>
    <message>
        <source>Up to 3 fathoms, through no base and no control area, away from contact.</source>
        <translation>До 3 саж., не через подставки и зоны влияния, от контакта прочь.</translation>
    </message>
    <message>
        <source>After all other modifiers; one die always stays.</source>
        <translation>После всех прочих модификаторов; один кубик остается всегда.</translation>
    </message>
    <message>
        <source>Five dice at each unit; each hit costs the power of the weapon.</source>
        <translation>По пять кубиков на юнита; каждое попадание снимает мощность оружия.</translation>
    </message>
    <message>
        <source>Dice that hit are used up; the rest go on to the next unit.</source>
        <translation>Попавшие кубики израсходованы; остальные идут на следующего юнита.</translation>
    </message>
    <message>
        <source>Five dice at each unit in the cloud.</source>
        <translation>По пять кубиков на каждого юнита в облаке.</translation>
    </message>
    <message>
        <source>More odd than even dice: another of those who fight there is hit.</source>
        <translation>Нечетных больше, чем четных: попадание в другого из сражающихся там.</translation>
    </message>
    <message>
        <source>Equally near: chance takes one of them first.</source>
        <translation>Равные расстояния: случай берет одного из них первым.</translation>
    </message>
    <message>
        <source>Equally near: chance picks at whom it runs.</source>
        <translation>Равные расстояния: случай решает, на кого бежит юнит.</translation>
    </message>
    <message>
        <source>The weapon was not named: who suffers it picks its table.</source>
        <translation>Оружие не названо: таблицу выбирает тот, кто терпит его удар.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>There is no battle file &quot;{path}&quot;.</source>
        <translation>Нет файла битвы &quot;{path}&quot;.</translation>
    </message>
    <message>
        <source>There is no folder &quot;{folder}&quot; to keep &quot;{path}&quot; in.</source>
        <translation>Нет папки &quot;{folder}&quot;, чтобы хранить в ней &quot;{path}&quot;.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is a folder; a battle is a file that ends in .hellbattle.</source>
        <translation>&quot;{path}&quot; — папка; битва — это файл с окончанием .hellbattle.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; exists already, and a new battle overwrites nothing: give it another name.</source>
        <translation>&quot;{path}&quot; уже существует, а новая битва ничего не перезаписывает: дать ей другое имя.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; may not be read by you: ask its owner, or copy it to a folder of your own.</source>
        <translation>Нет прав на чтение &quot;{path}&quot;: обратиться к владельцу или скопировать в свою папку.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; or its folder may only be read, and a battle is saved with every command: copy it to a folder that you may write to.</source>
        <translation>&quot;{path}&quot; или его папка доступны только для чтения, а битва сохраняется с каждой командой: скопировать в папку, где можно писать.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is empty (0 bytes): there is no battle in it.</source>
        <translation>&quot;{path}&quot; пуст (0 байт): битвы в нем нет.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is no battle file: it begins with {found} instead of {allowed}.</source>
        <translation>&quot;{path}&quot; — не файл битвы: в начале {found} вместо {allowed}.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; belongs to another program: its application id is {found}, that of a battle is {allowed}.</source>
        <translation>&quot;{path}&quot; принадлежит другой программе: его application id — {found}, у битвы — {allowed}.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is a battle of another game, {found}: open it from the first page, which knows both.</source>
        <translation>&quot;{path}&quot; — битва другой игры, {found}: открыть с первой страницы, она знает обе.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; was written by a newer hellassist: its file version is {found}, this one reads up to {allowed}. Update hellassist to open it; the file is unchanged.</source>
        <translation>&quot;{path}&quot; записан более новым hellassist: версия файла {found}, этот читает до {allowed}. Чтобы открыть, обновить hellassist; файл не изменен.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; holds a newer kind of entry: row {row}, {kind}, has form {found}, this hellassist reads up to {allowed}. Update hellassist to open it; the file is unchanged.</source>
        <translation>В &quot;{path}&quot; запись более нового вида: строка {row}, {kind}, форма {found}, этот hellassist читает до {allowed}. Чтобы открыть, обновить hellassist; файл не изменен.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is cut off: {found} bytes are there of {allowed}. What can be read of it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; обрезан, есть байтов: {found} из {allowed}. Что удастся прочесть, можно сохранить как новую битву.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is damaged ({found}). What can be read of it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; поврежден ({found}). Что удастся прочесть, можно сохранить как новую битву.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; has an entry that this hellassist does not know: row {row} is of kind &quot;{found}&quot;. The rows before it can be saved as a new battle.</source>
        <translation>В &quot;{path}&quot; запись, которой этот hellassist не знает: строка {row}, вид &quot;{found}&quot;. Строки до нее можно сохранить как новую битву.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; has an entry that makes no sense: row {row}, {kind}: {found}. The rows before it can be saved as a new battle.</source>
        <translation>В &quot;{path}&quot; бессмысленная запись: строка {row}, {kind}: {found}. Строки до нее можно сохранить как новую битву.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; cannot be followed: its step {command} speaks of what is not there ({found}). The steps before it can be saved as a new battle.</source>
        <translation>Битву &quot;{path}&quot; не восстановить: шаг {command} говорит о том, чего нет ({found}). Шаги до него можно сохранить как новую битву.</translation>
    </message>
    <message>
        <source>Nothing in &quot;{path}&quot; can be read any more ({found}).</source>
        <translation>В &quot;{path}&quot; больше ничего не прочесть ({found}).</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is open already, {by}; a battle can be open only once.</source>
        <translation>&quot;{path}&quot; уже открыт, {by}; битва может быть открыта только один раз.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; was moved, renamed or deleted while it was open: nothing more can be saved in it. Put it back, or open it from its new place.</source>
        <translation>&quot;{path}&quot; перемещен, переименован или удален, пока был открыт: больше в нем ничего не сохранить. Вернуть его или открыть на новом месте.</translation>
    </message>
    <message>
        <source>The disk is full: &quot;{path}&quot; could not be written. Nothing has changed; make room and try again.</source>
        <translation>Диск полон: &quot;{path}&quot; не удалось записать. Ничего не изменилось; освободить место и повторить.</translation>
    </message>
    <message>
        <source>The disk did not do as asked for &quot;{path}&quot; ({found}). Nothing has changed.</source>
        <translation>Диск не выполнил нужное для &quot;{path}&quot; ({found}). Ничего не изменилось.</translation>
    </message>
    <message>
        <source>This cannot be saved in &quot;{path}&quot;: {kind}: {found}. Nothing has changed.</source>
        <translation>Это нельзя сохранить в &quot;{path}&quot;: {kind}: {found}. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is closed.</source>
        <translation>&quot;{path}&quot; закрыт.</translation>
    </message>
    <message>
        <source>{file}, card {card}: another program has changed it since it was read. Save again to put this one in its place.</source>
        <translation>{file}, карточка {card}: с момента чтения ее изменила другая программа. Сохранить еще раз, чтобы заменить ее этой.</translation>
    </message>
    <message>
        <source>{file}: the card {card} is not in it any more.</source>
        <translation>{file}: карточки {card} здесь больше нет.</translation>
    </message>
    <message>
        <source>allowed are {allowed}.</source>
        <translation>допустимы: {allowed}.</translation>
    </message>
    <message>
        <source>allowed is the bare name of a file that ends in .toml.</source>
        <translation>допустимо только имя файла, без пути, с окончанием .toml.</translation>
    </message>
    <message>
        <source>it is no keyword of the rules; one of a unit&apos;s own goes under &quot;other_keywords&quot;.{close}</source>
        <translation>это не ключевое слово правил; собственное слово юнита стоит в &quot;other_keywords&quot;.{close}</translation>
    </message>
    <message>
        <source>it is one of the rules; those go under &quot;keywords&quot;.</source>
        <translation>это ключевое слово правил; такие стоят в &quot;keywords&quot;.</translation>
    </message>
    <message>
        <source>{found} is no ability that goes without saying; these are {allowed}.</source>
        <translation>{found} — не подразумеваемая способность; такие — {allowed}.</translation>
    </message>
    <message>
        <source>found {allowed}; a unit has exactly one rank.</source>
        <translation>здесь {allowed}; у юнита ровно один ранг.</translation>
    </message>
    <message>
        <source>for an Infernalist give infernalist = &quot;2/3&quot; beside the keywords.</source>
        <translation>для инферналиста указать infernalist = &quot;2/3&quot; рядом с ключевыми словами.</translation>
    </message>
    <message>
        <source>a Mentalist is a unit with an aura, and this one has none.</source>
        <translation>менталист — это юнит с аурой, а здесь ауры нет.</translation>
    </message>
    <message>
        <source>pr: {unusual} is exceptional</source>
        <translation>pr: {unusual} — исключительное значение</translation>
    </message>
    <message>
        <source>is missing; allowed is one of {allowed}. Only a lemure has none.</source>
        <translation>отсутствует; допустимо одно из: {allowed}. Нет только у лемура.</translation>
    </message>
    <message>
        <source> Known are {allowed}.</source>
        <translation> Известны: {allowed}.</translation>
    </message>
    <message>
        <source>there is no faction {found}.{close}</source>
        <translation>нет фракции {found}.{close}</translation>
    </message>
    <message>
        <source>an Unbeliever has no Faith, not even 0: leave the field out.</source>
        <translation>у Неверующего нет Веры, даже 0: убрать это поле.</translation>
    </message>
    <message>
        <source>is printed only on a card with a ranged weapon: add the weapon or leave it out.</source>
        <translation>печатается только на карточке с дальнобойным оружием: добавить оружие или убрать поле.</translation>
    </message>
    <message>
        <source>is missing; a unit with a ranged weapon has a Shooting Skill.</source>
        <translation>отсутствует; у юнита с дальнобойным оружием есть навык стрельбы.</translation>
    </message>
    <message>
        <source>a unit with CBT needs a close combat weapon, for its power table.</source>
        <translation>юниту с CBT нужно оружие ближнего боя, ради таблицы мощности.</translation>
    </message>
    <message>
        <source>a card prints either CMD or split Command.</source>
        <translation>на карточке либо CMD, либо двойственный CMD.</translation>
    </message>
    <message>
        <source>variant = &quot;first&quot; or &quot;second&quot;, and variant_of = the name that both share</source>
        <translation>variant = &quot;first&quot; или &quot;second&quot; и variant_of = общее имя обоих</translation>
    </message>
    <message>
        <source>availability &quot;Limited 3/2&quot; goes with {form}; other units have neither.</source>
        <translation>к availability &quot;Limited 3/2&quot; нужны {form}; у других юнитов нет ни того ни другого.</translation>
    </message>
    <message>
        <source>{name} is a weapon&apos;s ability: list it with its weapon.</source>
        <translation>{name} — способность оружия: указать ее у оружия.</translation>
    </message>
    <message>
        <source>{name} names one of the factions {allowed}.</source>
        <translation>{name}: называется одна из фракций {allowed}.</translation>
    </message>
    <message>
        <source>allowed is a name with letters or digits.</source>
        <translation>допустимо имя с буквами или цифрами.</translation>
    </message>
    <message>
        <source>{name}: it is of version {found}, written by a newer hellassist; this one reads {allowed}.</source>
        <translation>{name}: версия {found}, записано более новым hellassist; этот читает {allowed}.</translation>
    </message>
    <message>
        <source>Edition has no switch {found}.{close}</source>
        <translation>в Edition нет переключателя {found}.{close}</translation>
    </message>
    <message>
        <source>there is no edition {found}; allowed are {allowed}.</source>
        <translation>нет издания {found}; допустимы: {allowed}.</translation>
    </message>
    <message>
        <source>{name} says the same as the core: leave it out.</source>
        <translation>{name}: то же, что в основных правилах; убрать.</translation>
    </message>
    <message>
        <source>{file}, switch {key}</source>
        <translation>{file}, переключатель {key}</translation>
    </message>
    <message>
        <source>trigger, cost, target and limit</source>
        <translation>триггер, цена, цель и предел</translation>
    </message>
    <message>
        <source>trigger, range and target</source>
        <translation>триггер, дальность и цель</translation>
    </message>
    <message>
        <source>trigger, type and target</source>
        <translation>триггер, тип и цель</translation>
    </message>
    <message>
        <source>a spell is never Constant: its trigger says how its lemure is raised.</source>
        <translation>заклинание никогда не Constant: его триггер говорит, как призывают лемура.</translation>
    </message>
    <message>
        <source>it has {count} fields; allowed are {names}, with dashes between them.</source>
        <translation>полей здесь {count}; допустимы: {names}, с тире между ними.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; has no place there.{close}</source>
        <translation>&quot;{word}&quot; здесь не к месту.{close}</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no cost; allowed are forms as in &quot;1 CMD&quot;, &quot;1, 2 or 3 CMD&quot;, &quot;2* CMD&quot;, &quot;X CMD&quot;, &quot;Gratuit&quot;.</source>
        <translation>&quot;{found}&quot; — не цена; допустимы формы вроде &quot;1 CMD&quot;, &quot;1, 2 or 3 CMD&quot;, &quot;2* CMD&quot;, &quot;X CMD&quot;, &quot;Gratuit&quot;.</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no limit; allowed are forms as in &quot;Illimité&quot;, &quot;Unique (attaque)&quot;, &quot;2 (tour)&quot;.</source>
        <translation>&quot;{found}&quot; — не предел; допустимы формы вроде &quot;Illimité&quot;, &quot;Unique (attaque)&quot;, &quot;2 (tour)&quot;.</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no range; allowed are forms as in &quot;4 toises&quot;, &quot;4 fathoms&quot;, &quot;infini&quot;.</source>
        <translation>&quot;{found}&quot; — не дальность; допустимы формы вроде &quot;4 toises&quot;, &quot;4 fathoms&quot;, &quot;infini&quot;.</translation>
    </message>
    <message>
        <source>a huge number</source>
        <translation>огромное число</translation>
    </message>
    <message>
        <source>a table with {count} entries</source>
        <translation>таблица, записей: {count}</translation>
    </message>
    <message>
        <source>an empty table</source>
        <translation>пустая таблица</translation>
    </message>
    <message>
        <source>the list [{items}]</source>
        <translation>список [{items}]</translation>
    </message>
    <message>
        <source> Did you mean {allowed}?</source>
        <translation> Возможно, имелось в виду {allowed}?</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} или {last}</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>целиком</translation>
    </message>
    <message>
        <source>{where}, {field}: {what}</source>
        <translation>{where}, {field}: {what}</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>отсутствует.</translation>
    </message>
    <message>
        <source>there is no such field.{close}</source>
        <translation>такого поля нет.{close}</translation>
    </message>
    <message>
        <source> Allowed are {allowed}.</source>
        <translation> Допустимы: {allowed}.</translation>
    </message>
    <message>
        <source>allowed is one of {allowed}.</source>
        <translation>допустимо одно из: {allowed}.</translation>
    </message>
    <message>
        <source>the least allowed is {least}.</source>
        <translation>наименьшее допустимое — {least}.</translation>
    </message>
    <message>
        <source>the most allowed is {most}.</source>
        <translation>наибольшее допустимое — {most}.</translation>
    </message>
    <message>
        <source>allowed is more than {least}.</source>
        <translation>допустимо больше {least}.</translation>
    </message>
    <message>
        <source>allowed is a whole number.</source>
        <translation>допустимо целое число.</translation>
    </message>
    <message>
        <source>that is too large.</source>
        <translation>это слишком большое число.</translation>
    </message>
    <message>
        <source>allowed is a number.</source>
        <translation>допустимо число.</translation>
    </message>
    <message>
        <source>allowed is a finite number.</source>
        <translation>допустимо конечное число.</translation>
    </message>
    <message>
        <source>allowed is a text in quotation marks.</source>
        <translation>допустим текст в кавычках.</translation>
    </message>
    <message>
        <source>allowed is true or false.</source>
        <translation>допустимо true или false.</translation>
    </message>
    <message>
        <source>allowed is a list in square brackets.</source>
        <translation>допустим список в квадратных скобках.</translation>
    </message>
    <message>
        <source>allowed is a table.</source>
        <translation>допустима таблица.</translation>
    </message>
    <message>
        <source>allowed are at most {most} entries.</source>
        <translation>допустимо записей: не более {most}.</translation>
    </message>
    <message>
        <source>found {found}; {what}</source>
        <translation>здесь {found}; {what}</translation>
    </message>
    <message>
        <source>{file}, faction {key}</source>
        <translation>{file}, фракция {key}</translation>
    </message>
    <message>
        <source>{file}, card {key}</source>
        <translation>{file}, карточка {key}</translation>
    </message>
    <message>
        <source>{where}, id: the id of a card is the name of its table; leave this field out.</source>
        <translation>{where}, id: id карточки — это имя ее таблицы; убрать это поле.</translation>
    </message>
    <message>
        <source>{file}: it holds no card; a card is a table as in [sergeant].</source>
        <translation>{file}: карточек нет; карточка — это таблица вида [sergeant].</translation>
    </message>
    <message>
        <source>{file}, form: found {found}; allowed is a whole number from 1 to {most}.</source>
        <translation>{file}, form: здесь {found}; допустимо целое число от 1 до {most}.</translation>
    </message>
    <message>
        <source>{file}: a newer app wrote it, in form {found}; this one reads form {most} and older. An update of the app will read it.</source>
        <translation>{file}: записан более новым приложением, форма {found}; это читает форму {most} и более старые. Обновленное приложение его прочтет.</translation>
    </message>
    <message>
        <source>{file}, card {found}: {found2} has a card of this id already.</source>
        <translation>{file}, карточка {found}: карточка с этим id уже есть в {found2}.</translation>
    </message>
    <message>
        <source>a header as in &quot;Active • 2 permanent CMD • Unique&quot;</source>
        <translation>заголовок вида &quot;Active • 2 permanent CMD • Unique&quot;</translation>
    </message>
    <message>
        <source>a header as in &quot;Temporary • Active • 4 fathom radius • Lingering • Muslims&quot;</source>
        <translation>заголовок вида &quot;Temporary • Active • 4 fathom radius • Lingering • Muslims&quot;</translation>
    </message>
    <message>
        <source>&quot;{part}&quot; has no place in it; allowed is {form}.{close}</source>
        <translation>&quot;{part}&quot; здесь не к месту; допустимо: {form}.{close}</translation>
    </message>
    <message>
        <source>it gives its {kind} twice; allowed is {form}.</source>
        <translation>{kind} указано дважды; допустимо: {form}.</translation>
    </message>
    <message>
        <source>&quot;{part}&quot; has no place there; allowed is {form}.</source>
        <translation>&quot;{part}&quot; там не к месту; допустимо: {form}.</translation>
    </message>
    <message>
        <source>Permanent or Temporary, a radius, and Lingering or Instant</source>
        <translation>Permanent или Temporary, радиус и Lingering или Instant</translation>
    </message>
    <message>
        <source>it needs {needed}; allowed is {form}.</source>
        <translation>нужно: {needed}; допустимо: {form}.</translation>
    </message>
    <message>
        <source>allowed is {form}.</source>
        <translation>допустимо: {form}.</translation>
    </message>
    <message>
        <source>{file}, type {key}</source>
        <translation>{file}, тип {key}</translation>
    </message>
    <message>
        <source>{where}, name: is missing.</source>
        <translation>{where}, name: отсутствует.</translation>
    </message>
    <message>
        <source>is missing; allowed is one of {allowed}.</source>
        <translation>отсутствует; допустимо одно из: {allowed}.</translation>
    </message>
    <message>
        <source>found &quot;lore&quot;; lore units are &quot;Deity&quot;, &quot;Dragon&quot;, &quot;Airship&quot; and &quot;Monster&quot; alone.</source>
        <translation>здесь &quot;lore&quot;; легенды — только &quot;Deity&quot;, &quot;Dragon&quot;, &quot;Airship&quot; и &quot;Monster&quot;.</translation>
    </message>
    <message>
        <source>{name} always have {found}: it cannot be left out.</source>
        <translation>{name}: {found} есть всегда, убрать нельзя.</translation>
    </message>
    <message>
        <source>found {found}; {name} are &quot;{allowed}&quot;.</source>
        <translation>здесь {found}; {name} — это &quot;{allowed}&quot;.</translation>
    </message>
    <message>
        <source>found {found}.</source>
        <translation>здесь {found}.</translation>
    </message>
    <message>
        <source>{file}, army {key}: there is no type {found}.{close}</source>
        <translation>{file}, армия {key}: нет типа {found}.{close}</translation>
    </message>
    <message>
        <source>{file}, army {key}</source>
        <translation>{file}, армия {key}</translation>
    </message>
    <message>
        <source>{file}, {what} {key}</source>
        <translation>{file}, {what} {key}</translation>
    </message>
    <message>
        <source>that is the name of a preset; call your rules otherwise.</source>
        <translation>это название готового набора правил; свои правила назвать иначе.</translation>
    </message>
    <message>
        <source>there is no switch {found}.{close}</source>
        <translation>нет переключателя {found}.{close}</translation>
    </message>
    <message>
        <source>{switch}: found {found}; allowed are {values}.</source>
        <translation>{switch}: здесь {found}; допустимы: {values}.</translation>
    </message>
    <message>
        <source>{name} takes no number.</source>
        <translation>{name}: число не указывают.</translation>
    </message>
    <message>
        <source>{name} takes nothing in brackets.</source>
        <translation>{name}: в скобках ничего не указывают.</translation>
    </message>
    <message>
        <source>{name} needs its {keyword} in brackets as in &quot;{sample}&quot;.</source>
        <translation>{name}: в скобках нужно {keyword}, как &quot;{sample}&quot;.</translation>
    </message>
    <message>
        <source>the brackets of {name} hold one of {allowed}.</source>
        <translation>{name}: в скобках одно из: {allowed}.</translation>
    </message>
    <message>
        <source>a whole number, or red and green as in &quot;4/3&quot;</source>
        <translation>целое число либо красное и зеленое, как &quot;4/3&quot;</translation>
    </message>
    <message>
        <source>&quot;4/1&quot; for 4 Life Points and Wound Threshold 1, or &quot;3&quot; without a threshold</source>
        <translation>&quot;4/1&quot; для 4 очков жизни и порога ранения 1 или &quot;3&quot; без порога</translation>
    </message>
    <message>
        <source>&quot;Unlimited&quot;, &quot;Unique&quot;, &quot;Limited 3&quot;, &quot;Limited 3/2&quot; or &quot;Associated (Hunter) 2&quot;</source>
        <translation>&quot;Unlimited&quot;, &quot;Unique&quot;, &quot;Limited 3&quot;, &quot;Limited 3/2&quot; или &quot;Associated (Hunter) 2&quot;</translation>
    </message>
    <message>
        <source>&quot;Stunned&quot;, &quot;Pain 2&quot; or &quot;Consumed (fire, durable, 2/3)&quot;</source>
        <translation>&quot;Stunned&quot;, &quot;Pain 2&quot; или &quot;Consumed (fire, durable, 2/3)&quot;</translation>
    </message>
    <message>
        <source>a number of damage points, an effect, or both as in &quot;4 + Pain 2&quot;</source>
        <translation>число очков повреждений, эффект или то и другое, как &quot;4 + Pain 2&quot;</translation>
    </message>
    <message>
        <source>&quot;Fast 3&quot;, &quot;Arch-enemy (Officer) 2&quot;, or a table with name and text</source>
        <translation>&quot;Fast 3&quot;, &quot;Arch-enemy (Officer) 2&quot; или таблица с name и text</translation>
    </message>
    <message>
        <source>&quot;Explosion (power 3/1)&quot;, &quot;Impact blast (power 4/2)&quot;, &quot;Cloud-type blast (Stunned 2)&quot;</source>
        <translation>&quot;Explosion (power 3/1)&quot;, &quot;Impact blast (power 4/2)&quot;, &quot;Cloud-type blast (Stunned 2)&quot;</translation>
    </message>
    <message>
        <source>allowed are values from {least} to {most}.</source>
        <translation>допустимы значения от {least} до {most}.</translation>
    </message>
    <message>
        <source>allowed are 1 to {most} Life Points.</source>
        <translation>допустимо очков жизни: от 1 до {most}.</translation>
    </message>
    <message>
        <source>the Wound Threshold must be at least 1 and lower than the Life Points.</source>
        <translation>порог ранения должен быть не меньше 1 и меньше очков жизни.</translation>
    </message>
    <message>
        <source>one of {allowed}, or a diameter of {sizes} mm</source>
        <translation>одно из {allowed} или диаметр {sizes} мм</translation>
    </message>
    <message>
        <source>&quot;2/3&quot; for 2 lemures at one time and 3 in a game</source>
        <translation>&quot;2/3&quot; для 2 лемуров одновременно и 3 за игру</translation>
    </message>
    <message>
        <source>both numbers must lie between 1 and {most}.</source>
        <translation>оба числа должны быть от 1 до {most}.</translation>
    </message>
    <message>
        <source>allowed are numbers up to {most}.</source>
        <translation>допустимы числа до {most}.</translation>
    </message>
    <message>
        <source>Consumed needs its type and both numbers as in &quot;Consumed (fire, 2/3)&quot;.</source>
        <translation>для Consumed нужны тип и оба числа, как &quot;Consumed (fire, 2/3)&quot;.</translation>
    </message>
    <message>
        <source>there is no state &quot;{found}&quot;.{close}</source>
        <translation>нет состояния &quot;{found}&quot;.{close}</translation>
    </message>
    <message>
        <source>a power table is a list of 5 columns as in [2, 3, 5, 6, 8].</source>
        <translation>таблица мощности — это список из 5 столбцов, как [2, 3, 5, 6, 8].</translation>
    </message>
    <message>
        <source>it has {count} columns; a power table has exactly 5, for 1 to 5 hits.</source>
        <translation>столбцов здесь {count}; в таблице мощности их ровно 5, от 1 до 5 попаданий.</translation>
    </message>
    <message>
        <source>{column} is {found}: {what}</source>
        <translation>{column} — {found}: {what}</translation>
    </message>
    <message>
        <source>the column for 1 hit</source>
        <translation>столбец для 1 попадания</translation>
    </message>
    <message>
        <source>the column for {hits} hits</source>
        <translation>столбец для {hits} попаданий</translation>
    </message>
    <message>
        <source>a Difficulty above 6 cannot be rolled with a die.</source>
        <translation>Сложность выше 6 кубиком не выбросить.</translation>
    </message>
    <message>
        <source>allowed is a radius above 0 and up to {most} fathoms.</source>
        <translation>допустим радиус больше 0 и до {most} саж.</translation>
    </message>
    <message>
        <source>a table for an ability has name and text, and x and keyword where they are printed.</source>
        <translation>в таблице способности есть name и text, а также x и keyword, если они напечатаны.</translation>
    </message>
    <message>
        <source>the x of an ability is a whole number.</source>
        <translation>x способности — целое число.</translation>
    </message>
    <message>
        <source>the rules know no ability &quot;{name}&quot;, so the card must bring its printed text.{close}</source>
        <translation>правила не знают способности &quot;{name}&quot;, поэтому на карточке нужен ее напечатанный текст.{close}</translation>
    </message>
    <message>
        <source>allowed are numbers from {least} to {most}.</source>
        <translation>допустимы числа от {least} до {most}.</translation>
    </message>
    <message>
        <source>it has {count} entries; allowed are {most}.</source>
        <translation>записей здесь {count}; допустимо {most}.</translation>
    </message>
    <message>
        <source>the entry {found} will not do: {what}</source>
        <translation>запись {found} не годится: {what}</translation>
    </message>
    <message>
        <source>is missing; only an explosion or a blast does without a power table.</source>
        <translation>отсутствует; без таблицы мощности обходятся только взрыв и выброс.</translation>
    </message>
    <message>
        <source>is one thing too many: a blast or an explosion has no power table.</source>
        <translation>лишнее: у выброса и взрыва нет таблицы мощности.</translation>
    </message>
    <message>
        <source>found &quot;close&quot;; a blast or an explosion is &quot;ranged&quot;.</source>
        <translation>здесь &quot;close&quot;; выброс и взрыв — &quot;ranged&quot;.</translation>
    </message>
    <message>
        <source>is for ranged weapons; for those give use = &quot;ranged&quot;.</source>
        <translation>только для дальнобойного оружия; для него указать use = &quot;ranged&quot;.</translation>
    </message>
    <message>
        <source>is missing; a ranged weapon has one in fathoms.</source>
        <translation>отсутствует; у дальнобойного оружия дальность есть, в саженях.</translation>
    </message>
    <message>
        <source>{name} belongs to the unit and not to a weapon.</source>
        <translation>{name}: способность юнита, а не оружия.</translation>
    </message>
    <message>
        <source>goes with do = &quot;stat&quot;, and that needs it.</source>
        <translation>бывает только с do = &quot;stat&quot;, и там обязательно.</translation>
    </message>
    <message>
        <source>goes with do = &quot;state&quot;, and that needs it.</source>
        <translation>бывает только с do = &quot;state&quot;, и там обязательно.</translation>
    </message>
    <message>
        <source>goes with do = &quot;permit&quot;, and that needs it.</source>
        <translation>бывает только с do = &quot;permit&quot;, и там обязательно.</translation>
    </message>
    <message>
        <source>is missing; what is &quot;manual&quot; is put before the players in words.</source>
        <translation>отсутствует; то, что &quot;manual&quot;, показывают игрокам словами.</translation>
    </message>
    <message>
        <source>says what an X in the cost stands for, and goes with it.</source>
        <translation>говорит, что значит X в цене, и бывает только с ним.</translation>
    </message>
    <message>
        <source>a {type} effect with this trigger there is not.</source>
        <translation>эффекта {type} с этим триггером не бывает.</translation>
    </message>
    <message>
        <source>is missing; after its header an effect says what it does.</source>
        <translation>отсутствует; после заголовка эффект говорит, что он делает.</translation>
    </message>
    <message>
        <source>is for a power without trigger; take one of the two out.</source>
        <translation>только для силы без триггера; убрать одно из двух.</translation>
    </message>
    <message>
        <source>a spell is never Constant.</source>
        <translation>заклинание никогда не Constant.</translation>
    </message>
    <message>
        <source>is missing; after its header a spell says what it does.</source>
        <translation>отсутствует; после заголовка заклинание говорит, что оно делает.</translation>
    </message>
    <message>
        <source>allowed is a table of values and their sources, as in cmd = &quot;core rulebook&quot;.</source>
        <translation>допустима таблица значений и их источников, как cmd = &quot;core rulebook&quot;.</translation>
    </message>
    <message>
        <source>the card has no such value.{close}</source>
        <translation>такого значения на карточке нет.{close}</translation>
    </message>
    <message>
        <source>found {found}; allowed is the value of one of its readings.</source>
        <translation>здесь {found}; допустимо значение одного из толкований.</translation>
    </message>
    <message>
        <source>two of them have the same value.</source>
        <translation>у двух из них одно и то же значение.</translation>
    </message>
    <message>
        <source>{file}, ruling {key}</source>
        <translation>{file}, решение {key}</translation>
    </message>
    <message>
        <source>{file}, card {found}: another file has a card of this id.</source>
        <translation>{file}, карточка {found}: карточка с этим id есть в другом файле.</translation>
    </message>
    <message>
        <source>{name}: the folder cannot be read: {close}.</source>
        <translation>{name}: папка не читается: {close}.</translation>
    </message>
    <message>
        <source>card {found}, transformation.shape: there is no card {found2}.</source>
        <translation>карточка {found}, transformation.shape: нет карточки {found2}.</translation>
    </message>
    <message>
        <source>an outline has three corners or more.</source>
        <translation>у контура три угла или больше.</translation>
    </message>
    <message>
        <source>an outline has at most {most} corners.</source>
        <translation>у контура не более {most} углов.</translation>
    </message>
    <message>
        <source>every corner is two finite numbers.</source>
        <translation>каждый угол — это два конечных числа.</translation>
    </message>
    <message>
        <source>an outline encloses an area.</source>
        <translation>контур охватывает площадь.</translation>
    </message>
    <message>
        <source>an outline may not cross itself.</source>
        <translation>контур не может пересекать сам себя.</translation>
    </message>
    <message>
        <source>allowed is a list of corners as in [[1, 2], [4, 2], [4, 5]].</source>
        <translation>допустим список углов, как [[1, 2], [4, 2], [4, 5]].</translation>
    </message>
    <message>
        <source>the corner {found} will not do; allowed is a pair of numbers as in [4, 2.5].</source>
        <translation>угол {found} не годится; допустима пара чисел, как [4, 2.5].</translation>
    </message>
    <message>
        <source>give either an outline or a circle, and not both.</source>
        <translation>указать контур или круг, но не оба.</translation>
    </message>
    <message>
        <source>its radius is {found}; allowed is more than 0 and at most {most:g}.</source>
        <translation>радиус здесь {found}; допустимо больше 0 и не более {most:g}.</translation>
    </message>
    <message>
        <source>{name}: it is no well-formed TOML: {said}.</source>
        <translation>{name}: неправильный TOML: {said}.</translation>
    </message>
    <message>
        <source>{name}: its tables or lists are nested too deeply.</source>
        <translation>{name}: таблицы или списки вложены слишком глубоко.</translation>
    </message>
    <message>
        <source>{name}: a number in it is too long.</source>
        <translation>{name}: слишком длинное число.</translation>
    </message>
    <message>
        <source>{name}, {key}: found {found}; allowed are tables as in [{table}].</source>
        <translation>{name}, {key}: здесь {found}; допустимы таблицы вида [{table}].</translation>
    </message>
    <message>
        <source>{name}, {key}: the name of a table is made of small letters, digits and underscores, with a letter in front.</source>
        <translation>{name}, {key}: имя таблицы состоит из строчных латинских букв, цифр и подчеркиваний, первой идет буква.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}: такого файла нет.</translation>
    </message>
    <message>
        <source>{file}: it is a folder or a device and no file.</source>
        <translation>{file}: это папка или устройство, а не файл.</translation>
    </message>
    <message>
        <source>{file}: it is larger than {most} bytes, so it was not read.</source>
        <translation>{file}: больше {most} байт, поэтому не прочитан.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {close}.</source>
        <translation>{file}: не читается: {close}.</translation>
    </message>
    <message>
        <source>{file}: it is UTF-16 text or no text at all; save it as UTF-8.</source>
        <translation>{file}: это текст UTF-16 или вовсе не текст; сохранить как UTF-8.</translation>
    </message>
    <message>
        <source>{file}: it is not UTF-8: byte {start} is 0x{found:02X}; save it as UTF-8.</source>
        <translation>{file}: не UTF-8: байт {start} — это 0x{found:02X}; сохранить как UTF-8.</translation>
    </message>
    <message>
        <source>allowed is a text that is not empty.</source>
        <translation>допустим непустой текст.</translation>
    </message>
    <message>
        <source>allowed is a text, or a text for each language as in { en = &quot;Sergeant&quot;, fr = &quot;Sergent&quot; }.</source>
        <translation>допустим текст или текст для каждого языка, как { en = &quot;Sergeant&quot;, fr = &quot;Sergent&quot; }.</translation>
    </message>
    <message>
        <source>that is {count} characters long; allowed are {longest}.</source>
        <translation>длина в знаках {count}; допустимо {longest}.</translation>
    </message>
    <message>
        <source>it holds the control character U+{ord:04X}; allowed is visible text.</source>
        <translation>есть управляющий символ U+{ord:04X}; допустим видимый текст.</translation>
    </message>
    <message>
        <source>{name}, line {number}: it was passed over; allowed is a line as 3 × Damned.</source>
        <translation>{name}, строка {number}: пропущена; допустима строка вида 3 × Damned.</translation>
    </message>
    <message>
        <source>{name}: it is longer than {most} characters, so it was not read.</source>
        <translation>{name}: длиннее {most} знаков, поэтому не прочитано.</translation>
    </message>
    <message>
        <source>{name}: there is no text in it.</source>
        <translation>{name}: текста нет.</translation>
    </message>
    <message>
        <source>{name}, line {number}: it holds the control character {sign}; allowed is text.</source>
        <translation>{name}, строка {number}: есть управляющий символ {sign}; допустим текст.</translation>
    </message>
    <message>
        <source>{name}: its last line says {said} units, but {units} stand above it: a part is missing.</source>
        <translation>{name}: по последней строке юнитов {said}, а выше их {units}: части не хватает.</translation>
    </message>
    <message>
        <source>{name}: its last line, [hellassist company …], is missing: it may be cut off.</source>
        <translation>{name}: нет последней строки, [hellassist company …]: возможно, текст обрезан.</translation>
    </message>
    <message>
        <source>{name}: no line of it names a card; allowed are lines as 3 × Damned.</source>
        <translation>{name}: ни одна строка не называет карточку; допустимы строки вида 3 × Damned.</translation>
    </message>
    <message>
        <source>&quot;DEF +2, allies, this turn&quot;, &quot;heal 2, ally&quot;, &quot;Stunned, enemy&quot;, &quot;command +1&quot; or &quot;by hand: …&quot;</source>
        <translation>&quot;DEF +2, allies, this turn&quot;, &quot;heal 2, ally&quot;, &quot;Stunned, enemy&quot;, &quot;command +1&quot; или &quot;by hand: …&quot;</translation>
    </message>
    <message>
        <source>after {found} its text is missing.</source>
        <translation>после {found} нет текста.</translation>
    </message>
    <message>
        <source>{found} is one thing too many in {line}; a semicolon begins another.</source>
        <translation>{found} в {line} лишнее; следующее действие начинается после точки с запятой.</translation>
    </message>
    <message>
        <source>{found} does not say what happens; allowed is {form}.</source>
        <translation>{found} не говорит, что происходит; допустимо: {form}.</translation>
    </message>
    <message>
        <source>{found} has no place there.{close} Whom it is about: {on}. How long: {until}.</source>
        <translation>{found} здесь не к месту.{close} На кого действует: {on}. Как долго: {until}.</translation>
    </message>
    <message>
        <source> Allowed is {form}.</source>
        <translation> Допустимо: {form}.</translation>
    </message>
    <message>
        <source>a line has one language.</source>
        <translation>в строке только один язык.</translation>
    </message>
    <message>
        <source>marks what the text leaves out, which this is.</source>
        <translation>отмечает то, чего текст не уточняет, а здесь так и есть.</translation>
    </message>
    <message>
        <source>is for what the text leaves out.</source>
        <translation>только для того, чего текст не уточняет.</translation>
    </message>
    <message>
        <source>{file}, row {row}: it must name the columns, one of them “name”; see the template.</source>
        <translation>{file}, строка {row}: здесь должны стоять имена столбцов, среди них «name»; см. шаблон.</translation>
    </message>
    <message>
        <source>{file}, row {row}: there is no column {found}; it was passed over.</source>
        <translation>{file}, строка {row}: столбца {found} не бывает; он пропущен.</translation>
    </message>
    <message>
        <source>{file}, row {row}: the column {found} is there twice; the last counts.</source>
        <translation>{file}, строка {row}: столбец {found} указан дважды; учитывается последний.</translation>
    </message>
    <message>
        <source>{file}, row {row}</source>
        <translation>{file}, строка {row}</translation>
    </message>
    <message>
        <source>{where}, column “id”: found {found}; allowed are small letters, digits and underscores.</source>
        <translation>{where}, столбец «id»: здесь {found}; допустимы строчные латинские буквы, цифры и подчеркивания.</translation>
    </message>
    <message>
        <source>{where}: {found} stands in a column without a name; it was passed over.</source>
        <translation>{where}: {found} стоит в столбце без имени; пропущено.</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}: {what}</translation>
    </message>
    <message>
        <source>{where}, column “{column}”: {what}</source>
        <translation>{where}, столбец «{column}»: {what}</translation>
    </message>
    <message>
        <source>found {found}; that looks like a date that a spreadsheet made of two numbers.</source>
        <translation>здесь {found}; похоже на дату, которую электронная таблица сделала из двух чисел.</translation>
    </message>
    <message>
        <source>{file}: it holds more than {most} cards; the first {most} are here, the others were left out.</source>
        <translation>{file}: число карточек больше {most}; взяты только первые {most}, остальные пропущены.</translation>
    </message>
    <message>
        <source>{file}: allowed are files that end in .hellcards, .toml or .csv.</source>
        <translation>{file}: допустимы файлы с окончанием .hellcards, .toml или .csv.</translation>
    </message>
    <message>
        <source>{file}: it holds a Company and no cards; the page of Companies takes it in.</source>
        <translation>{file}: здесь компания, а не карточки; ее импортирует страница компаний.</translation>
    </message>
    <message>
        <source>{file}, portrait of {what} The card comes without it.</source>
        <translation>{file}, портрет {what} Карточка импортируется без него.</translation>
    </message>
    <message>
        <source>{file}, card {card}: yours has changed meanwhile, so it was left alone.</source>
        <translation>{file}, карточка {card}: своя тем временем изменилась, поэтому не тронута.</translation>
    </message>
    <message>
        <source>{file}: it was changed since the import, so it was left as it is.</source>
        <translation>{file}: изменен после импорта, поэтому оставлен как есть.</translation>
    </message>
    <message>
        <source>{file}: it has no room for portraits; a .hellcards file has.</source>
        <translation>{file}: для портретов здесь нет места; оно есть в файле .hellcards.</translation>
    </message>
    <message>
        <source>{file}: a spreadsheet cannot say all of “{field}” of {names}; a .hellcards file can.</source>
        <translation>{file}: электронная таблица не передает «{field}» целиком ({names}); файл .hellcards передает.</translation>
    </message>
    <message>
        <source>{file}: there are no cards in it, or more than {most} bytes of them.</source>
        <translation>{file}: карточек в файле нет, или они больше {most} байт.</translation>
    </message>
    <message>
        <source>{file}: it is damaged, cut off or locked with a password; ask for it once more.</source>
        <translation>{file}: поврежден, обрезан или закрыт паролем; попросить прислать еще раз.</translation>
    </message>
    <message>
        <source>{file}: it is no file of shared cards, or its end is missing.</source>
        <translation>{file}: это не файл с карточками для обмена, или у него нет конца.</translation>
    </message>
    <message>
        <source>{file}: far too many files are packed in it.</source>
        <translation>{file}: в нем упаковано слишком много файлов.</translation>
    </message>
    <message>
        <source>{file}, portrait of {card}</source>
        <translation>{file}, портрет {card}</translation>
    </message>
    <message>
        <source>{where}: it is damaged, so it was left out.</source>
        <translation>{where}: поврежден, поэтому пропущен.</translation>
    </message>
    <message>
        <source>{where}: it is larger than {most} bytes, so it was left out.</source>
        <translation>{where}: больше {most} байт, поэтому пропущен.</translation>
    </message>
</context>
<context>
    <name>hex</name>
    <message>
        <source>{unit} is pushed back to {at}.</source>
        <translation>{unit}: оттеснение на {at}.</translation>
    </message>
    <message>
        <source>{unit} cannot go back and stays.</source>
        <translation>{unit}: отступить некуда, остается на месте.</translation>
    </message>
    <message>
        <source>{unit} evades to {at}.</source>
        <translation>{unit}: уклонение на {at}.</translation>
    </message>
    <message>
        <source>{unit} has nowhere to evade to.</source>
        <translation>{unit}: уклониться некуда.</translation>
    </message>
    <message>
        <source>{unit} routs to {at}.</source>
        <translation>{unit}: бегство на {at}.</translation>
    </message>
    <message>
        <source>{unit} has nowhere to rout to.</source>
        <translation>{unit}: бежать некуда.</translation>
    </message>
    <message>
        <source>{unit} advances to {at}.</source>
        <translation>{unit}: продвижение на {at}.</translation>
    </message>
    <message>
        <source>{unit} does not advance.</source>
        <translation>{unit}: продвижения нет.</translation>
    </message>
    <message>
        <source>{unit} is destroyed.</source>
        <translation>{unit}: уничтожение.</translation>
    </message>
    <message>
        <source>{unit} has taken all its hits and is removed.</source>
        <translation>{unit}: получены все попадания, юнит убран.</translation>
    </message>
    <message>
        <source>{unit} falls with its unit.</source>
        <translation>{unit}: гибель вместе со своим отрядом.</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>последний шаг</translation>
    </message>
    <message>
        <source>The battle is set up: {name}.</source>
        <translation>Битва готова: {name}.</translation>
    </message>
    <message>
        <source>Turn {turn} begins.</source>
        <translation>Начинается ход {turn}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {army} act.</source>
        <translation>Ход {turn}, действует: {army}.</translation>
    </message>
    <message>
        <source>{unit} moves to {at}.</source>
        <translation>{unit}: передвижение на {at}.</translation>
    </message>
    <message>
        <source>{unit} turns to the {side}.</source>
        <translation>{unit}: поворот {side}.</translation>
    </message>
    <message>
        <source>{unit} leads {led}.</source>
        <translation>{unit} возглавляет: {led}.</translation>
    </message>
    <message>
        <source>{unit} stands alone in {at}.</source>
        <translation>{unit}: отдельно на {at}.</translation>
    </message>
    <message>
        <source>{unit} takes {points}: {markers} of {hits} hits.</source>
        <translation>{unit}: повреждения {points}, попадания {markers} из {hits}.</translation>
    </message>
    <message>
        <source>Entered for {name}: {field} {factor}.</source>
        <translation>Внесено ({name}): {field} {factor}.</translation>
    </message>
    <message>
        <source>{unit} attacks {target}.</source>
        <translation>{unit}: атака, цель — {target}.</translation>
    </message>
    <message>
        <source>{unit} attacks {target} from the {approach}.</source>
        <translation>{unit}: атака ({approach}), цель — {target}.</translation>
    </message>
    <message>
        <source>Rolled {face}, {factor} is {total}: {result}.</source>
        <translation>Бросок {face}, {factor}, итог {total}. {result}.</translation>
    </message>
    <message>
        <source>Rolled {face}, {factor} is {total}, by quality {adjusted}: {result}.</source>
        <translation>Бросок {face}, {factor}, итог {total}, по качеству {adjusted}. {result}.</translation>
    </message>
    <message>
        <source>{unit} is taken off by hand: {reason}.</source>
        <translation>{unit}: убрано вручную ({reason}).</translation>
    </message>
    <message>
        <source>{unit}, {what} by hand: {before} → {after} ({reason}).</source>
        <translation>{unit}, {what} вручную: {before} → {after} ({reason}).</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>вне поля</translation>
    </message>
    <message>
        <source>{name} has no movement class: enter foot, mounted, aerial or water-born.</source>
        <translation>{name}: нет класса движения, ввести «пеший», «верховой», «летающий» или «водный».</translation>
    </message>
    <message>
        <source>{name} has the movement class {found}; allowed is one of foot, mounted, aerial and water-born.</source>
        <translation>{name}: класс движения «{found}»; допустим один из: пеший, верховой, летающий и водный.</translation>
    </message>
    <message>
        <source>{name} is neither troop nor character nor lore: enter one of them.</source>
        <translation>{name}: не отряд, не герой и не легенда; ввести одно из них.</translation>
    </message>
    <message>
        <source>{name} is of the kind {found}; allowed is one of troop, character and lore.</source>
        <translation>{name}: вид «{found}»; допустимо одно из: отряд, герой и легенда.</translation>
    </message>
    <message>
        <source>{name} are a troop, not {found}.</source>
        <translation>{name} — отряд, а не {found}.</translation>
    </message>
    <message>
        <source>{name} is a lore unit, not {found}.</source>
        <translation>{name} — легенда, а не {found}.</translation>
    </message>
    <message>
        <source>{name} cannot be lore: lore units are Deity, Dragon, Airship and Monster.</source>
        <translation>{name} не легенда: легенды — Божество, Дракон, Воздушный корабль и Монстр.</translation>
    </message>
    <message>
        <source>{name} has the quality {found}; allowed are superior, ordinary and inferior.</source>
        <translation>{name}: качество «{found}»; допустимы отборный, обычный и слабый.</translation>
    </message>
    <message>
        <source>{name} always have the attribute {found}: it cannot be left out.</source>
        <translation>{name}: свойство «{found}» есть всегда, убрать его нельзя.</translation>
    </message>
    <message>
        <source>{name} has a combat factor against {found}; classes are foot, mounted, aerial and water-born.</source>
        <translation>{name}: боевой фактор против «{found}»; классы — пеший, верховой, летающий и водный.</translation>
    </message>
    <message>
        <source>{name} has the combat factor {found}; allowed are 1 to 5.</source>
        <translation>{name}: боевой фактор {found}; допустимы от 1 до 5.</translation>
    </message>
    <message>
        <source>There is no unit called {unit}.</source>
        <translation>Нет юнита {unit}.</translation>
    </message>
    <message>
        <source>No unit in this battle is of the type {found}.</source>
        <translation>В этой битве нет юнита типа «{found}».</translation>
    </message>
    <message>
        <source>A battle is set up already.</source>
        <translation>Битва уже расставлена.</translation>
    </message>
    <message>
        <source>No battle is set up yet.</source>
        <translation>Битва еще не расставлена.</translation>
    </message>
    <message>
        <source>A battle has two armies, one for each player.</source>
        <translation>В битве две армии, по одной на игрока.</translation>
    </message>
    <message>
        <source>Each army needs a unit.</source>
        <translation>Каждой армии нужен юнит.</translation>
    </message>
    <message>
        <source>A board has 1 to {limit} hexes each way.</source>
        <translation>В поле от 1 до {limit} гексов в каждую сторону.</translation>
    </message>
    <message>
        <source>Two units have the same id.</source>
        <translation>У двух юнитов одинаковый id.</translation>
    </message>
    <message>
        <source>{name} stands in hex {at}, where another unit is already.</source>
        <translation>{name} в гексе {at}, где уже есть другой юнит.</translation>
    </message>
    <message>
        <source>{name} has no hex on the board.</source>
        <translation>{name}: нет гекса на поле.</translation>
    </message>
    <message>
        <source>A hex has the sides 0 to 5, not {found}.</source>
        <translation>У гекса стороны от 0 до 5, а не {found}.</translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Идет атака: сначала закончить или отменить ее.</translation>
    </message>
    <message>
        <source>The battle has not begun: begin the first turn.</source>
        <translation>Битва не начата: начать первый ход.</translation>
    </message>
    <message>
        <source>It is for {player} to act, and {unit} is not one of theirs.</source>
        <translation>Очередь: {player}, а {unit} с другой стороны.</translation>
    </message>
    <message>
        <source>{unit} is not on the board.</source>
        <translation>{unit}: на поле нет.</translation>
    </message>
    <message>
        <source>{unit} leads {target}: let the character stand alone first.</source>
        <translation>{unit} возглавляет: {target}. Сначала герой должен встать отдельно.</translation>
    </message>
    <message>
        <source>{unit} would leave the board.</source>
        <translation>{unit}: выход за край поля.</translation>
    </message>
    <message>
        <source>{target} stands in hex {at}.</source>
        <translation>Гекс {at} занят: {target}.</translation>
    </message>
    <message>
        <source>Terrain closes hex {at}.</source>
        <translation>Гекс {at} закрыт местностью.</translation>
    </message>
    <message>
        <source>There is no free way for {unit} to hex {at}.</source>
        <translation>{unit}: нет свободного пути на гекс {at}.</translation>
    </message>
    <message>
        <source>Hex by hex that is {have}; {unit} may move {limit} (house rule).</source>
        <translation>Гекс за гексом это {have}; {unit} может пройти {limit} (домашнее правило).</translation>
    </message>
    <message>
        <source>{unit} is no character and leads nobody.</source>
        <translation>{unit}: не герой, никого не возглавляет.</translation>
    </message>
    <message>
        <source>{unit} leads units of its own side alone, and {target} is not.</source>
        <translation>{unit} возглавляет только юнитов своей стороны, {target} не из них.</translation>
    </message>
    <message>
        <source>{unit} can lead a troop unit; {target} is none.</source>
        <translation>{unit} может возглавить отряд; {target} не отряд.</translation>
    </message>
    <message>
        <source>{unit} leads {target} already.</source>
        <translation>{unit} уже возглавляет: {target}.</translation>
    </message>
    <message>
        <source>{unit} leads no unit.</source>
        <translation>{unit} никого не возглавляет.</translation>
    </message>
    <message>
        <source>{target} is on the same side as {unit}.</source>
        <translation>{target} и {unit} на одной стороне.</translation>
    </message>
    <message>
        <source>{target} is {have} hexes away from {unit}; attacks reach {limit} (house rule).</source>
        <translation>{target}: до юнита {unit} гексов {have}; атака достает на {limit} (домашнее правило).</translation>
    </message>
    <message>
        <source>A factor of your own is −{limit} to {limit} and not 0, unlike {have}.</source>
        <translation>Свой фактор — от −{limit} до {limit}, кроме 0; {have} нельзя.</translation>
    </message>
    <message>
        <source>By its facing {unit} attacks {target} from the {approach}, and facing decides (house rule).</source>
        <translation>По направлению: {unit}, цель — {target}, {approach}; решает направление (домашнее правило).</translation>
    </message>
    <message>
        <source>{unit} has no combat factor against {movement} enemies such as {target}: enter it first.</source>
        <translation>{unit}: нет боевого фактора против класса «{movement}» ({target}), сначала ввести его.</translation>
    </message>
    <message>
        <source>Say in up to {limit} signs why the value is corrected.</source>
        <translation>Сказать, почему значение исправлено, не более {limit} знаков.</translation>
    </message>
    <message>
        <source>{unit} can have 0 to {limit} damage markers and stay, not {found}.</source>
        <translation>{unit}: маркеров повреждений от 0 до {limit}, чтобы остаться, а не {found}.</translation>
    </message>
    <message>
        <source>A note has 1 to {limit} signs.</source>
        <translation>В заметке от 1 до {limit} знаков.</translation>
    </message>
    <message>
        <source>The die has eight sides: type a digit from 1 to 8, not {found}.</source>
        <translation>У кубика восемь граней: ввести цифру от 1 до 8, а не {found}.</translation>
    </message>
    <message>
        <source>{unit} cannot go there.</source>
        <translation>{unit}: туда нельзя.</translation>
    </message>
    <message>
        <source>No attack is waiting for an answer.</source>
        <translation>Ни одна атака не ждет ответа.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>for damage</source>
        <translation>на повреждения</translation>
    </message>
    <message>
        <source>to fell</source>
        <translation>на гибель врага</translation>
    </message>
    <message>
        <source>for a state</source>
        <translation>на состояние</translation>
    </message>
    <message>
        <source>even</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>{0} LP ahead</source>
        <translation>перевес {0} LP</translation>
    </message>
    <message>
        <source>{0} LP behind</source>
        <translation>отставание {0} LP</translation>
    </message>
    <message>
        <source>Life Points lost</source>
        <translation>Потеря очков жизни</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>гибель</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>в среднем</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>{0}: it cannot be read: {1}.</source>
        <translation>{0}: не читается: {1}.</translation>
    </message>
    <message>
        <source>{0}: there is no such file.</source>
        <translation>{0}: такого файла нет.</translation>
    </message>
    <message>
        <source>{0}: it has {1} MB; allowed are {2} MB.</source>
        <translation>{0}: размер {1} МБ; допустимо {2} МБ.</translation>
    </message>
    <message>
        <source>{0}: it is no picture; allowed are PNG, JPEG, WebP, BMP and GIF.</source>
        <translation>{0}: не картинка; допустимы PNG, JPEG, WebP, BMP и GIF.</translation>
    </message>
    <message>
        <source>{0}: it measures {1} × {2} pixels; allowed are {3} on each side.</source>
        <translation>{0}: размер {1} × {2} пикс.; допустимо {3} по каждой стороне.</translation>
    </message>
    <message>
        <source>{0}: it measures {1} × {2} pixels; allowed are {3} million in all.</source>
        <translation>{0}: размер {1} × {2} пикс.; допустимо {3} млн всего.</translation>
    </message>
    <message>
        <source>{0}: the picture in it is damaged.</source>
        <translation>{0}: картинка в файле повреждена.</translation>
    </message>
</context>
<context>
    <name>powers</name>
    <message>
        <source>{unit} announces “{name}”.</source>
        <translation>{unit} объявляет «{name}».</translation>
    </message>
    <message>
        <source>The fight has spoiled “{name}” of {unit}: no effect, all costs stay paid.</source>
        <translation>Схватка сорвала «{name}» ({unit}): эффекта нет, все цены уплачены.</translation>
    </message>
    <message>
        <source>“{name}” of {unit} is over.</source>
        <translation>«{name}» ({unit}) закончено.</translation>
    </message>
    <message>
        <source>“{name}” of {unit}: done by hand.</source>
        <translation>«{name}» ({unit}): сделано вручную.</translation>
    </message>
    <message>
        <source>{unit} uses “{name}”.</source>
        <translation>{unit} применяет «{name}».</translation>
    </message>
    <message>
        <source>{unit} uses “{name}” on {names}.</source>
        <translation>{unit} применяет «{name}», цель: {names}.</translation>
    </message>
    <message>
        <source>“{name}”, to be done by hand: {does}</source>
        <translation>«{name}», сделать вручную: {does}</translation>
    </message>
    <message>
        <source>“{name}”: {does} within {radius} fathoms of {unit}, {span}.</source>
        <translation>«{name}»: {does} в пределах {radius} саж. от юнита {unit}, {span}.</translation>
    </message>
    <message>
        <source>“{name}”: {does} everywhere, {span}.</source>
        <translation>«{name}»: {does} везде, {span}.</translation>
    </message>
    <message>
        <source>“{name}”: {does} for {names}, {span}.</source>
        <translation>«{name}»: {does} ({names}), {span}.</translation>
    </message>
    <message>
        <source>until {unit} has been activated</source>
        <translation>пока не активирован {unit}</translation>
    </message>
    <message>
        <source>for the rest of the battle</source>
        <translation>до конца битвы</translation>
    </message>
    <message>
        <source>in turn {turn}</source>
        <translation>в ход {turn}</translation>
    </message>
    <message>
        <source>until the end of this turn</source>
        <translation>до конца этого хода</translation>
    </message>
    <message>
        <source>until the end of turn {turn}</source>
        <translation>до конца хода {turn}</translation>
    </message>
    <message>
        <source>{amount} LP back</source>
        <translation>вернуть {amount} LP</translation>
    </message>
    <message>
        <source>{amount} LP lost</source>
        <translation>потеря {amount} LP</translation>
    </message>
    <message>
        <source>a move of {amount} fathoms</source>
        <translation>передвижение на {amount} саж.</translation>
    </message>
    <message>
        <source>an attack sequence</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>{amount} Command</source>
        <translation>{amount} CMD</translation>
    </message>
    <message>
        <source>a Walk may end in contact</source>
        <translation>Движение может закончиться контактом</translation>
    </message>
    <message>
        <source>as the card says</source>
        <translation>как на карточке</translation>
    </message>
    <message>
        <source>{cost} Command for good</source>
        <translation>{cost} CMD постоянно</translation>
    </message>
    <message>
        <source>{cost} Command</source>
        <translation>{cost} CMD</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>{0}, continued</source>
        <translation>{0}, продолжение</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>очков: {0}</translation>
    </message>
    <message>
        <source>Range {0} fathoms</source>
        <translation>Дальность {0} саж.</translation>
    </message>
    <message>
        <source>{0}*: {1}</source>
        <translation>{0}*: {1}</translation>
    </message>
    <message>
        <source>Transformation</source>
        <translation>Трансформация</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Особый эффект</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Cards: {0} of {1}</source>
        <translation>Карточки: {0} из {1}</translation>
    </message>
    <message>
        <source>~ no source attests this value</source>
        <translation>~ ни один источник не подтверждает это значение</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>{0} × {1}: unknown card</source>
        <translation>{0} × {1}: неизвестная карточка</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} из {1}</translation>
    </message>
    <message>
        <source>{0} · {1} of {2} points · Units: {3} · Command: {4} · {5}</source>
        <translation>{0} · очков: {1} из {2} · юниты: {3} · CMD: {4} · {5}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Command left</source>
        <translation>Осталось CMD</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Доминирование</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>{target} is on the same side as {unit}: no attack on one&apos;s own units.</source>
        <translation>{unit} и {target} на одной стороне: своих юнитов не атакуют.</translation>
    </message>
    <message>
        <source>{unit} cannot fight in close combat.</source>
        <translation>{unit} не может сражаться в ближнем бою.</translation>
    </message>
    <message>
        <source>{unit} does not touch {target}.</source>
        <translation>{unit} не касается цели: {target}.</translation>
    </message>
    <message>
        <source>{unit} has no ranged weapon and so no SHS: it cannot Shoot.</source>
        <translation>У юнита {unit} нет дальнобойного оружия, а значит и SHS: Стрельба невозможна.</translation>
    </message>
    <message>
        <source>{unit} is engaged: only a free unit can Shoot.</source>
        <translation>{unit} сражается: Стрельба доступна только незанятым.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has no power table: it cannot be used for a plain shot.</source>
        <translation>Оружие юнита {unit} без таблицы мощности: простой выстрел невозможен.</translation>
    </message>
    <message>
        <source>{nearest} is nearer to {unit} than {target} ({limit} fathoms against {have}) and comes first.</source>
        <translation>{nearest} ближе к {unit}, чем {target} ({limit} саж. против {have}), и идет первым.</translation>
    </message>
    <message>
        <source>Terrain hides all of {target} from {unit}: there is no line of fire.</source>
        <translation>Местность полностью скрывает цель {target} от юнита {unit}: линии огня нет.</translation>
    </message>
    <message>
        <source>{target} is {have} fathoms away; this weapon of {unit} reaches {limit} at most.</source>
        <translation>{target} в {have} саж.; это оружие юнита {unit} бьет не далее {limit}.</translation>
    </message>
    <message>
        <source>{target} has Discretion: {unit} is {have} fathoms away and must be within {limit}.</source>
        <translation>У цели {target} Неприметность: {unit} в {have} саж., а нужно не далее {limit}.</translation>
    </message>
    <message>
        <source>{unit} has moved {have} fathoms: with this weapon it moves {limit} in the same action.</source>
        <translation>{unit}: пройдено {have} саж.; с этим оружием в том же действии не более {limit}.</translation>
    </message>
    <message>
        <source>{unit} shot standing still: it moves {limit} fathoms in this action, not {have}.</source>
        <translation>{unit} — выстрел с места: в этом действии передвижение {limit} саж., а не {have}.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has been used {limit} times, as often as it can be.</source>
        <translation>Это оружие юнита {unit} уже применено раз: {limit}, это предел.</translation>
    </message>
    <message>
        <source>This weapon of {unit} is not loaded: {have} of {limit} Focus actions in a row are done.</source>
        <translation>Это оружие юнита {unit} не заряжено: действий Медитации подряд {have} из {limit}.</translation>
    </message>
    <message>
        <source>{unit} has nothing to load here.</source>
        <translation>Юниту {unit} здесь нечего заряжать.</translation>
    </message>
    <message>
        <source>{unit} loads by Focus, not by {action}.</source>
        <translation>{unit} заряжает действием Медитация, а не {action}.</translation>
    </message>
    <message>
        <source>No Ammunition Carrier serves {unit}: it can neither shoot nor load.</source>
        <translation>Юниту {unit} не служит подносчик боеприпасов: ни стрелять, ни заряжать нельзя.</translation>
    </message>
    <message>
        <source>{other} does not touch {unit}, which can neither shoot nor load without.</source>
        <translation>{other} не касается юнита {unit}, а без этого нельзя ни стрелять, ни заряжать.</translation>
    </message>
    <message>
        <source>{unit} is engaged: name the enemy that strikes it, {other} for one.</source>
        <translation>{unit} сражается: назвать врага, который бьет, например {other}.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has no such template.</source>
        <translation>У этого оружия юнита {unit} нет такого шаблона.</translation>
    </message>
    <message>
        <source>{unit} must aim at a spot beside its own centre.</source>
        <translation>Юнит {unit} должен целиться в точку не в собственном центре.</translation>
    </message>
    <message>
        <source>{unit} must aim at a spot on the table.</source>
        <translation>Юнит {unit} должен целиться в точку на столе.</translation>
    </message>
    <message>
        <source>The spot is {have} fathoms away; this weapon of {unit} reaches {limit} at most.</source>
        <translation>До точки {have} саж.; это оружие юнита {unit} бьет не далее {limit}.</translation>
    </message>
    <message>
        <source>Terrain stands between {unit} and the spot.</source>
        <translation>Между юнитом {unit} и точкой местность.</translation>
    </message>
    <message>
        <source>The template touches only enemies that {unit} cannot aim at, {target} for one (Discretion).</source>
        <translation>Шаблон касается только врагов, в которых {unit} не может целиться, например {target} (Неприметность).</translation>
    </message>
    <message>
        <source>At least 1 Command point must be spent, not {points}.</source>
        <translation>Нужно потратить хотя бы 1 очко приказов, а не {points}.</translation>
    </message>
    <message>
        <source>{player} has {have} Command left and needs {need}.</source>
        <translation>{player}: CMD осталось {have}, нужно {need}.</translation>
    </message>
    <message>
        <source>{player} has {have} {colour} points of Command left and needs {need}.</source>
        <translation>{player}: очков CMD ({colour}) осталось {have}, нужно {need}.</translation>
    </message>
    <message>
        <source>{player} has paid nothing whose colours are still open.</source>
        <translation>{player}: нет оплаты, цвета которой еще можно выбрать.</translation>
    </message>
    <message>
        <source>{unit} has {limit} points that may be light or dark, not {found}.</source>
        <translation>У юнита {unit} очков, которые могут быть светлыми или темными, {limit}, а не {found}.</translation>
    </message>
    <message>
        <source>{unit} was not held back: it cannot enter the battle now.</source>
        <translation>{unit} не в резерве: сейчас вступить в битву нельзя.</translation>
    </message>
    <message>
        <source>For “{power}” name one of these amounts of Command: {allowed}.</source>
        <translation>Для «{power}» назвать одну из цен в CMD: {allowed}.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” as often as it may for now: {limit}.</source>
        <translation>{unit}: сила «{power}» уже применена столько, сколько пока можно: {limit}.</translation>
    </message>
    <message>
        <source>There is nobody at whom {unit} could aim “{power}” now.</source>
        <translation>Сейчас силу «{power}» юнита {unit} не на кого направить.</translation>
    </message>
    <message>
        <source>“{power}” of {unit} comes by itself: nobody has to use it.</source>
        <translation>Сила «{power}» юнита {unit} срабатывает сама: применять не нужно.</translation>
    </message>
    <message>
        <source>Name a spot on the table at which {unit} aims.</source>
        <translation>Назвать точку на столе, в которую целится {unit}.</translation>
    </message>
    <message>
        <source>The spot is {have} fathoms away from {unit}; {limit} is the limit.</source>
        <translation>До точки {have} саж. от юнита {unit}; предел — {limit}.</translation>
    </message>
    <message>
        <source>There is no vae distanti by the rules of this battle.</source>
        <translation>По правилам этой битвы Vae Distanti нет.</translation>
    </message>
    <message>
        <source>Only other enemies of {unit} can be ignored, each once; not {target}.</source>
        <translation>Не замечать можно только других врагов юнита {unit}, каждого один раз; {target} не годится.</translation>
    </message>
    <message>
        <source>Vae distanti ignores {limit} enemies at most, not {found}.</source>
        <translation>Vae Distanti позволяет не замечать врагов не более {limit}, а не {found}.</translation>
    </message>
    <message>
        <source>{unit} is a lemure, and so no combatant: vae soli is not for it.</source>
        <translation>{unit} — лемур, а не боец: Vae Soli не для него.</translation>
    </message>
    <message>
        <source>The Command of {unit} is in the pool: which of its points are light stays as it is.</source>
        <translation>CMD юнита {unit} уже в запасе: какие из его очков светлые, больше не меняется.</translation>
    </message>
    <message>
        <source>This battle is played so already.</source>
        <translation>Эта битва уже так играется.</translation>
    </message>
    <message>
        <source>{player} has agreed already: the other side is asked now.</source>
        <translation>{player}: согласие уже дано, теперь слово за другой стороной.</translation>
    </message>
    <message>
        <source>No change of the rules has been proposed.</source>
        <translation>Изменений правил не предложено.</translation>
    </message>
    <message>
        <source>This is settled when a battle begins: it can be changed before the next one.</source>
        <translation>Это решается в начале битвы: изменить можно перед следующей.</translation>
    </message>
    <message>
        <source>{unit} has arrived in this turn: change this rule in the next, when its Command is settled.</source>
        <translation>{unit} вступает в битву в этом ходу: изменить это правило в следующем, когда CMD юнита установлен.</translation>
    </message>
    <message>
        <source>There are no authority duels by the rules of this battle.</source>
        <translation>По правилам этой битвы поединков авторитетов нет.</translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Идет атака: сначала закончить или отменить ее.</translation>
    </message>
    <message>
        <source>Units act in the Action phase only. Begin the next turn first.</source>
        <translation>Юниты действуют только в фазе действий. Сначала начать следующий ход.</translation>
    </message>
    <message>
        <source>{unit} is not on the table.</source>
        <translation>{unit}: на столе нет.</translation>
    </message>
    <message>
        <source>{active} is active: end its activation first.</source>
        <translation>Активный юнит — {active}: сначала закончить его активацию.</translation>
    </message>
    <message>
        <source>{unit} has already been activated this turn.</source>
        <translation>{unit}: активация в этом ходу уже была.</translation>
    </message>
    <message>
        <source>The Dominant player has not yet named who activates first.</source>
        <translation>Доминирующий игрок еще не назвал, кто активирует первым.</translation>
    </message>
    <message>
        <source>It is for {player} to activate a unit, and {unit} is not one of theirs.</source>
        <translation>Очередь активации: {player}, а {unit} с другой стороны.</translation>
    </message>
    <message>
        <source>{unit} has taken its one action this turn already ({action}).</source>
        <translation>{unit}: действие этого хода уже выполнено ({action}).</translation>
    </message>
    <message>
        <source>No unit is active.</source>
        <translation>Нет активного юнита.</translation>
    </message>
    <message>
        <source>{unit} is engaged: it cannot Walk, Run, Attack or Charge.</source>
        <translation>{unit} сражается: Движение, Бег, Нападение и Рывок невозможны.</translation>
    </message>
    <message>
        <source>{have} fathoms is farther than {unit} can go: {limit}.</source>
        <translation>{have} саж. — дальше, чем {unit} может пройти: {limit}.</translation>
    </message>
    <message>
        <source>After {have} fathoms {unit} enters the control area of {target}: it may stop there or go straight at {target}, but not past.</source>
        <translation>Через {have} саж. {unit} входит в зону влияния врага {target}: можно остановиться или идти прямо (цель — {target}), но не мимо.</translation>
    </message>
    <message>
        <source>{unit} stands in control areas: moving in or out of them costs {need} Command, {have} are left.</source>
        <translation>{unit} в зонах влияния: передвижение в них и из них стоит CMD {need}, осталось {have}.</translation>
    </message>
    <message>
        <source>{unit} cannot pass {terrain}: it is impassable.</source>
        <translation>{unit} не пройдет: {terrain} — непроходимая местность.</translation>
    </message>
    <message>
        <source>The base of {unit} would not stand wholly on the table.</source>
        <translation>Подставка юнита {unit} не целиком на столе.</translation>
    </message>
    <message>
        <source>The base of {unit} would overlap another base.</source>
        <translation>Подставка юнита {unit} заходит на другую.</translation>
    </message>
    <message>
        <source>The move of a Shoot action may not end in contact with an enemy.</source>
        <translation>Передвижение при Стрельбе не может закончиться контактом с врагом.</translation>
    </message>
    <message>
        <source>The move beside Concentration may not end in contact with an enemy.</source>
        <translation>Передвижение при Концентрации не может закончиться контактом с врагом.</translation>
    </message>
    <message>
        <source>{unit} stands in the area that consumes it: it cannot put that out.</source>
        <translation>{unit} стоит в области, которая его пожирает: потушить ее нельзя.</translation>
    </message>
    <message>
        <source>An area cannot have {found} as its {what}: more than 0, {most} at most.</source>
        <translation>У области {what} не может быть {found}: больше 0, не более {most}.</translation>
    </message>
    <message>
        <source>The middle of an area lies on the table.</source>
        <translation>Центр области лежит на столе.</translation>
    </message>
    <message>
        <source>There is no area {area} on the table.</source>
        <translation>На столе нет области {area}.</translation>
    </message>
    <message>
        <source>{unit} is no Infernalist: it raises no lemures.</source>
        <translation>{unit} не инферналист: лемуров не призывает.</translation>
    </message>
    <message>
        <source>{unit} has {have} lemures on the table: {limit} at one time is its limit.</source>
        <translation>У юнита {unit} на столе лемуров: {have}; одновременно не более {limit}.</translation>
    </message>
    <message>
        <source>{unit} has raised {have} lemures: {limit} in the whole game is its limit.</source>
        <translation>{unit}: лемуров призвано {have}; за всю игру не более {limit}.</translation>
    </message>
    <message>
        <source>{target} cannot be raised as a lemure.</source>
        <translation>{target} нельзя призвать как лемура.</translation>
    </message>
    <message>
        <source>The miniature of {target} is not at hand for {unit}.</source>
        <translation>У юнита {unit} нет под рукой миниатюры: {target}.</translation>
    </message>
    <message>
        <source>Name one of the spells on the card of {unit}: each lemure carries one.</source>
        <translation>Назвать одно из заклинаний на карточке юнита {unit}: каждый лемур несет одно.</translation>
    </message>
    <message>
        <source>{unit} must touch {target}, who raises it.</source>
        <translation>Юнит {unit} должен касаться призывающего: {target}.</translation>
    </message>
    <message>
        <source>{unit} may not be put down touching {target}, an enemy.</source>
        <translation>{unit} нельзя поставить в касание с врагом: {target}.</translation>
    </message>
    <message>
        <source>{unit} carries no spell.</source>
        <translation>{unit} не несет заклинания.</translation>
    </message>
    <message>
        <source>{target} intercepts: it strikes first when {unit} breaks contact.</source>
        <translation>{target} с Перехватом: сначала удар, когда {unit} разрывает контакт.</translation>
    </message>
    <message>
        <source>{unit} is a lemure: it just moves away, and nobody strikes at it.</source>
        <translation>{unit} — лемур: просто уходит, и никто по нему не бьет.</translation>
    </message>
    <message>
        <source>A lemure that breaks contact touches no enemy in the same activation.</source>
        <translation>Разорвав контакт, лемур не касается врагов в той же активации.</translation>
    </message>
    <message>
        <source>{unit} has no other shape in this battle.</source>
        <translation>У юнита {unit} в этой битве нет другого облика.</translation>
    </message>
    <message>
        <source>{unit} cannot be set up yet: it waits for all others, first {other}.</source>
        <translation>{unit}: ставить рано, сначала все остальные, например {other}.</translation>
    </message>
    <message>
        <source>{unit} cannot be set up there: it is outside the deployment area of its Company.</source>
        <translation>{unit}: сюда нельзя, это вне зоны расстановки его компании.</translation>
    </message>
    <message>
        <source>{unit} cannot lie in ambush there: no Awkward or Opaque terrain holds its whole base.</source>
        <translation>{unit}: засада здесь невозможна, неудобная или непрозрачная местность не вмещает всю подставку.</translation>
    </message>
    <message>
        <source>{unit} would lie in ambush {have} fathoms from {target}, whose control area reaches {limit}.</source>
        <translation>{unit}: засада в {have} саж. от врага {target}, чья зона влияния — {limit}.</translation>
    </message>
    <message>
        <source>Units are set up before the first turn: move {unit}, or put it right by hand.</source>
        <translation>Юнитов расставляют до первого хода: передвинуть {unit} или исправить вручную.</translation>
    </message>
    <message>
        <source>A table has {have} pieces of terrain: {limit} at most.</source>
        <translation>Элементов местности на столе {have}, не более {limit}.</translation>
    </message>
    <message>
        <source>The height of {terrain} cannot be {found}: 0 to {most} fathoms.</source>
        <translation>Высота ({terrain}) не может быть {found}: от 0 до {most} саж.</translation>
    </message>
    <message>
        <source>{terrain} cannot lie on {unit}: no unit may stand in it.</source>
        <translation>{terrain} не может лежать на юните {unit}: стоять в этой местности нельзя.</translation>
    </message>
    <message>
        <source>The outline of {terrain} has {have} corners: three are the least.</source>
        <translation>У контура ({terrain}) углов {have}: меньше трех нельзя.</translation>
    </message>
    <message>
        <source>The outline of {terrain} has {have} corners: {limit} are the most.</source>
        <translation>У контура ({terrain}) углов {have}: больше {limit} нельзя.</translation>
    </message>
    <message>
        <source>A corner of {terrain} lies nowhere.</source>
        <translation>Угол контура ({terrain}) нигде не лежит.</translation>
    </message>
    <message>
        <source>The outline of {terrain} encloses nothing.</source>
        <translation>Контур ({terrain}) ничего не охватывает.</translation>
    </message>
    <message>
        <source>The outline of {terrain} crosses itself.</source>
        <translation>Контур ({terrain}) пересекает сам себя.</translation>
    </message>
    <message>
        <source>In Mêlée {unit} may not lose contact with {target} on its way.</source>
        <translation>При Рукопашной {unit} в пути не может потерять контакт с врагом {target}.</translation>
    </message>
    <message>
        <source>A Walk or Run of {unit} may not end in contact with {target}.</source>
        <translation>Движение и Бег юнита {unit} не могут закончиться контактом с врагом {target}.</translation>
    </message>
    <message>
        <source>No further attack sequence is due to {unit}.</source>
        <translation>Другой атаки юниту {unit} не положено.</translation>
    </message>
    <message>
        <source>{unit} touches no enemy: there is nobody to strike in Mêlée.</source>
        <translation>{unit} не касается врагов: в Рукопашной бить некого.</translation>
    </message>
    <message>
        <source>This battle has been set up already.</source>
        <translation>Эта битва уже расставлена.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Битва закончена.</translation>
    </message>
    <message>
        <source>{count} units have not acted yet, {unit} among them: the turn goes on.</source>
        <translation>Еще не действовали юниты: {count}, среди них {unit}. Ход продолжается.</translation>
    </message>
    <message>
        <source>Who activates first is chosen once, at the start of the Action phase.</source>
        <translation>Кто активирует первым, выбирают один раз, в начале фазы действий.</translation>
    </message>
    <message>
        <source>Passing needs fewer waiting units than the other side: {have} against {against}.</source>
        <translation>Для передачи нужно меньше ждущих юнитов, чем у другой стороны: {have} против {against}.</translation>
    </message>
    <message>
        <source>A few words are needed here: why is it so?</source>
        <translation>Здесь нужно несколько слов: почему так?</translation>
    </message>
    <message>
        <source>There is no value called {what}. Allowed: {known}.</source>
        <translation>Нет значения «{what}». Допустимо: {known}.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed for {what}.</source>
        <translation>«{found}» недопустимо, значение — {what}.</translation>
    </message>
    <message>
        <source>There is no unit called {unit}.</source>
        <translation>Нет юнита {unit}.</translation>
    </message>
    <message>
        <source>No battle has been set up yet.</source>
        <translation>Битва еще не расставлена.</translation>
    </message>
    <message>
        <source>A battle needs two Companies, one for each player.</source>
        <translation>Битве нужны две компании, по одной на игрока.</translation>
    </message>
    <message>
        <source>A unit cannot be called {unit}: something else is called so already.</source>
        <translation>Юнита нельзя назвать «{unit}»: так уже называется другое.</translation>
    </message>
    <message>
        <source>This is no way that {unit} could take.</source>
        <translation>{unit} не может пройти этот путь.</translation>
    </message>
    <message>
        <source>The way does not begin where {unit} stands.</source>
        <translation>Путь начинается не там, где стоит {unit}.</translation>
    </message>
    <message>
        <source>{target} leaves the fight with {unit} to an ally: it cannot be picked.</source>
        <translation>{target} оставляет схватку с юнитом {unit} союзнику: выбрать его нельзя.</translation>
    </message>
    <message>
        <source>{target} holds {unit} fast: no Retreat.</source>
        <translation>{target} крепко держит юнита {unit}: Бегство невозможно.</translation>
    </message>
    <message>
        <source>Two units of {player} have acted in a row: never a third.</source>
        <translation>{player}: два юнита уже действовали подряд, третьего не бывает.</translation>
    </message>
    <message>
        <source>{player} has handed the table over: too late for vae soli.</source>
        <translation>{player}: стол передан, для Vae Soli поздно.</translation>
    </message>
    <message>
        <source>{unit} lies on the ground: it gets up, and does nothing else.</source>
        <translation>{unit} на земле: можно встать, и больше ничего.</translation>
    </message>
    <message>
        <source>{unit} is engaged and has to act: Mêlée, Retreat, Concentration or Focus.</source>
        <translation>Юнит {unit} сражается и должен действовать: Рукопашная, Бегство, Концентрация или Медитация.</translation>
    </message>
    <message>
        <source>Vae soli follows at once on the activation of another unit of {player}.</source>
        <translation>Vae Soli следует сразу за активацией другого юнита той же стороны: {player}.</translation>
    </message>
    <message>
        <source>{player} has no Officer who can give the order.</source>
        <translation>{player}: нет офицера, который может отдать приказ.</translation>
    </message>
    <message>
        <source>{unit} can receive no order now.</source>
        <translation>{unit} сейчас не может получить приказ.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it gives no orders now.</source>
        <translation>{unit} — {state}: сейчас приказов не отдает.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it uses none of its auras.</source>
        <translation>{unit} — {state}: аур не применяет.</translation>
    </message>
    <message>
        <source>{unit} has no such order or aura to use.</source>
        <translation>У юнита {unit} нет такого приказа или ауры.</translation>
    </message>
    <message>
        <source>“{power}” of {unit} is always in force: nobody has to use it.</source>
        <translation>Сила «{power}» юнита {unit} действует всегда: применять не нужно.</translation>
    </message>
    <message>
        <source>{unit} uses this power in Upkeep, and at no other time.</source>
        <translation>{unit} применяет эту силу в подготовительной фазе и больше никогда.</translation>
    </message>
    <message>
        <source>It is not Upkeep now.</source>
        <translation>Сейчас не подготовительная фаза.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” in this Upkeep already.</source>
        <translation>{unit}: сила «{power}» в этой подготовительной фазе уже применена.</translation>
    </message>
    <message>
        <source>Both sides have powers to use in Upkeep: {dominant} is Dominant and says whose come first.</source>
        <translation>У обеих сторон есть силы в подготовительной фазе: Доминирующий — {dominant}, он называет, чьи первые.</translation>
    </message>
    <message>
        <source>No power has given {unit} a move that it could make now.</source>
        <translation>Ни одна сила не дала юниту {unit} передвижения, которое возможно сейчас.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” in this battle: it is Unique.</source>
        <translation>{unit}: сила «{power}» в этой битве уже применена, она Уникальная.</translation>
    </message>
    <message>
        <source>Name the units that this power of {unit} is meant for.</source>
        <translation>Назвать юнитов, для которых эта сила юнита {unit}.</translation>
    </message>
    <message>
        <source>This power of {unit} is meant for {limit} units named, not {found}.</source>
        <translation>Эта сила юнита {unit} — для юнитов: {limit}, а не {found}.</translation>
    </message>
    <message>
        <source>This power of {unit} is not meant for {target}.</source>
        <translation>Эта сила юнита {unit} — не для юнита {target}.</translation>
    </message>
    <message>
        <source>{target} is {have} fathoms away from {unit}; the area reaches {limit}.</source>
        <translation>{target} в {have} саж. от юнита {unit}; область достает на {limit}.</translation>
    </message>
    <message>
        <source>Nothing of that kind is left to do by hand.</source>
        <translation>Вручную делать больше нечего.</translation>
    </message>
    <message>
        <source>Run, Charge or Retreat of {unit} through Difficult terrain costs {need} Command, {have} are left.</source>
        <translation>Бег, Рывок или Бегство юнита {unit} через труднопроходимую местность стоит CMD {need}, осталось {have}.</translation>
    </message>
    <message>
        <source>This action of {unit} costs {need} Command, {have} are left: it is Uncontrollable.</source>
        <translation>Это действие юнита {unit} стоит CMD {need}, осталось {have} (Неуправляемый).</translation>
    </message>
    <message>
        <source>{unit} cannot end its move in {terrain}: it is impassable.</source>
        <translation>{unit} не может закончить передвижение здесь ({terrain}): местность непроходимая.</translation>
    </message>
    <message>
        <source>{unit} is a lemure: it may neither enter {terrain} nor end there without Strider.</source>
        <translation>{unit} — лемур: без Следопыта нельзя ни войти в эту местность, ни остановиться в ней ({terrain}).</translation>
    </message>
    <message>
        <source>{unit} is free: only an engaged unit can Retreat.</source>
        <translation>{unit} не сражается: Бегство доступно только сражающимся.</translation>
    </message>
    <message>
        <source>{unit} retreats: it may not come to touch {target}.</source>
        <translation>{unit} в Бегстве: касаться врага {target} нельзя.</translation>
    </message>
    <message>
        <source>{unit} must break contact with {target}, and may not attack it now.</source>
        <translation>Юнит {unit} должен разорвать контакт с врагом {target} и сейчас не может его атаковать.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it can take no action now.</source>
        <translation>{unit} — {state}: сейчас действий нет.</translation>
    </message>
    <message>
        <source>{unit} is drawn by {target}: it can do nothing but Attack or Charge it.</source>
        <translation>{target} притягивает юнита {unit}: возможны лишь Нападение или Рывок на него.</translation>
    </message>
    <message>
        <source>{action} is closed to {unit}.</source>
        <translation>{action}: для юнита {unit} закрыто.</translation>
    </message>
    <message>
        <source>{unit} acts last: {other} and all others of the Company come first.</source>
        <translation>{unit} действует в конце: сначала {other} и все остальные в компании.</translation>
    </message>
    <message>
        <source>{unit} does not lie on the ground: there is nothing to get up from.</source>
        <translation>{unit} не лежит на земле: вставать не с чего.</translation>
    </message>
    <message>
        <source>No free blow at {target} is due to {unit} now.</source>
        <translation>Свободный удар по юниту {target} юниту {unit} сейчас не положен.</translation>
    </message>
    <message>
        <source>{unit} is in no Consumed state that Focus can end.</source>
        <translation>У юнита {unit} нет состояния Пожираемый, которое снимает Медитация.</translation>
    </message>
    <message>
        <source>{unit} does this by {action}.</source>
        <translation>{unit} делает это действием {action}.</translation>
    </message>
    <message>
        <source>{unit} cannot heal.</source>
        <translation>{unit} не умеет лечить.</translation>
    </message>
    <message>
        <source>{target} cannot be healed by an ability.</source>
        <translation>{target}: способностью не лечится.</translation>
    </message>
    <message>
        <source>No Dodge of {unit} is waiting for its move.</source>
        <translation>Ни одно Уклонение юнита {unit} не ждет передвижения.</translation>
    </message>
    <message>
        <source>{unit} may not enter the control area of {target} in a Dodge.</source>
        <translation>При Уклонении {unit} не может войти в зону влияния врага {target}.</translation>
    </message>
    <message>
        <source>{unit} is Stunned and cannot Shoot.</source>
        <translation>{unit} — Оглушенный: Стрельба невозможна.</translation>
    </message>
    <message>
        <source>{unit} is Knocked Down and cannot Shoot.</source>
        <translation>{unit} — Сбитый с ног: Стрельба невозможна.</translation>
    </message>
    <message>
        <source>{unit} is Immobilized and cannot Shoot.</source>
        <translation>{unit} — Обездвиженный: Стрельба невозможна.</translation>
    </message>
</context>
<context>
    <name>sight</name>
    <message>
        <source>out of sight: wholly hidden by {terrain} (RG-11)</source>
        <translation>вне видимости: полностью скрывает {terrain} (RG-11)</translation>
    </message>
    <message>
        <source>the board cannot tell for {terrain}: look from the shooter&apos;s eye (RG-14)</source>
        <translation>поле не может решить ({terrain}): смотреть глазами стрелка (RG-14)</translation>
    </message>
    <message>
        <source>cover: {share} % hidden by {terrain} within a fathom (RG-13)</source>
        <translation>укрытие: скрыто {share} % ({terrain}) в пределах сажени (RG-13)</translation>
    </message>
    <message>
        <source>in the open: nothing stands between (RG-10)</source>
        <translation>открыто: между ними ничего нет (RG-10)</translation>
    </message>
    <message>
        <source>no cover: {share} % hidden by {terrain}, but not by what is within a fathom (RG-13)</source>
        <translation>нет укрытия: скрыто {share} % ({terrain}), но не тем, что в пределах сажени (RG-13)</translation>
    </message>
    <message>
        <source>no cover: {share} % hidden by {terrain}, less than half (RG-13)</source>
        <translation>нет укрытия: скрыто {share} % ({terrain}), меньше половины (RG-13)</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>until the end of this turn</source>
        <translation>до конца этого хода</translation>
    </message>
    <message>
        <source>for {0} turns, this one included</source>
        <translation>ходов: {0}, включая этот</translation>
    </message>
    <message>
        <source>until its activation is over</source>
        <translation>до конца его активации</translation>
    </message>
    <message>
        <source>for {0} of its activations</source>
        <translation>активаций этого юнита: {0}</translation>
    </message>
    <message>
        <source>until after the next Upkeep</source>
        <translation>до конца следующей подготовительной фазы</translation>
    </message>
    <message>
        <source>for the next {0} Upkeep phases</source>
        <translation>подготовительных фаз: {0}</translation>
    </message>
    <message>
        <source>+2 MVT; it may act right after another unit of its Company.</source>
        <translation>+2 MVT; может действовать сразу после другого юнита своей компании.</translation>
    </message>
    <message>
        <source>Feels neither Wounded nor Immobilized, takes no orders; after each kill a die decides whether it runs on at the nearest unit, friend or foe.</source>
        <translation>Не чувствует ни Раненого, ни Обездвиженного, не принимает приказов; после каждого убийства кубик решает, бежит ли на ближайшего юнита, своего или врага.</translation>
    </message>
    <message>
        <source>+1 MVT, SHS, CBT and FTH.</source>
        <translation>+1 MVT, SHS, CBT и FTH.</translation>
    </message>
    <message>
        <source>{0} damage in each Upkeep, Protection or not. A Focus action ends it unless it is durable.</source>
        <translation>Повреждений {0} в каждую подготовительную фазу, несмотря на Защиту. Действие Медитация прекращает, если состояние не длительное.</translation>
    </message>
    <message>
        <source>The other player plays it; few actions, no orders.</source>
        <translation>Играет им другой игрок; действий мало, приказов нет.</translation>
    </message>
    <message>
        <source>Inside its devourer, helpless: 3 damage in each Upkeep.</source>
        <translation>Внутри пожирателя, беспомощен: 3 очка повреждений в каждую подготовительную фазу.</translation>
    </message>
    <message>
        <source>−3 DEF, no action, no attack, no orders, no support, no control area. In each of its activations one enemy in contact has a free blow.</source>
        <translation>−3 DEF, ни действий, ни атак, ни приказов, ни поддержки, ни зоны влияния. В каждой его активации у одного врага в контакте свободный удар.</translation>
    </message>
    <message>
        <source>−2 CBT and DEF, no shot, no orders, no support, no control area. Its next activation is getting up.</source>
        <translation>−2 CBT и DEF, ни выстрелов, ни приказов, ни поддержки, ни зоны влияния. Следующей активацией встает.</translation>
    </message>
    <message>
        <source>The penalties of Wounded, without loss of Life Points.</source>
        <translation>Штрафы Раненого без потери очков жизни.</translation>
    </message>
    <message>
        <source>−2 MVT; it acts after all others of its Company.</source>
        <translation>−2 MVT; действует после всех остальных в своей компании.</translation>
    </message>
    <message>
        <source>−1 CBT and DEF, no shot, no orders, no control area.</source>
        <translation>−1 CBT и DEF, ни выстрелов, ни приказов, ни зоны влияния.</translation>
    </message>
    <message>
        <source>−1 MVT, CBT, SHS, DEF and FTH while its Life Points are at or below the threshold.</source>
        <translation>−1 MVT, CBT, SHS, DEF и FTH, пока очки жизни на пороге или ниже.</translation>
    </message>
    <message>
        <source>In contact with an enemy: no Walk, Run, Charge or shot, no control area.</source>
        <translation>В контакте с врагом: ни Движения, ни Бега, ни Рывка, ни выстрела, нет зоны влияния.</translation>
    </message>
    <message>
        <source>as long as it is in the area of the aura</source>
        <translation>пока в области ауры</translation>
    </message>
</context>
<context>
    <name>struck</name>
    <message>
        <source>Shot roll: {0} dice against difficulty {1}; one hit is enough</source>
        <translation>Бросок на выстрел: {0} куб. против сложности {1}; хватит одного попадания</translation>
    </message>
    <message>
        <source>{0} dice from the nearest on; each die that hits is used up</source>
        <translation>Кубиков от ближайшего: {0}; каждый попавший кубик израсходован</translation>
    </message>
    <message>
        <source>{0} dice at each unit</source>
        <translation>Кубиков на каждого юнита: {0}</translation>
    </message>
    <message>
        <source>{0} hits: {1} LP</source>
        <translation>попаданий {0}: {1} LP</translation>
    </message>
    <message>
        <source>1 hit: {1} LP</source>
        <translation>1 попадание: {1} LP</translation>
    </message>
    <message>
        <source>loses {0} LP</source>
        <translation>теряет {0} LP</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>без потерь</translation>
    </message>
    <message>
        <source>loses {0} LP, falls</source>
        <translation>теряет {0} LP, гибель</translation>
    </message>
    <message>
        <source>loses {0} LP, wounded</source>
        <translation>теряет {0} LP, ранение</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>Deployment</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Upkeep phase</source>
        <translation>Подготовительная фаза</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Фаза действий</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Битва закончена</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ждущий</translation>
    </message>
    <message>
        <source>active</source>
        <translation>активный</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>активировавшийся</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>непроходимая</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>труднопроходимая</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>непрозрачная</translation>
    </message>
    <message>
        <source>awkward</source>
        <translation>неудобная</translation>
    </message>
    <message>
        <source>{0}, {1} of {2}</source>
        <translation>{0}, {1} из {2}</translation>
    </message>
    <message>
        <source>carries “{0}”</source>
        <translation>несет «{0}»</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Сражается</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Не заряжено</translation>
    </message>
    <message>
        <source>{0} It lasts {1}.</source>
        <translation>{0} Длится {1}.</translation>
    </message>
    <message>
        <source>{0}: Focus actions in a row to load it: {1} done, {2} to go.</source>
        <translation>{0}: действия Медитации подряд для зарядки: сделано {1}, осталось {2}.</translation>
    </message>
    <message>
        <source>Shots left: {0}</source>
        <translation>Выстрелов: {0}</translation>
    </message>
    <message>
        <source>{0}: shots left in this game: {1}.</source>
        <translation>{0}: выстрелов осталось в этой игре: {1}.</translation>
    </message>
    <message>
        <source>to the end of turn {0}</source>
        <translation>до конца хода {0}</translation>
    </message>
    <message>
        <source>height {0}</source>
        <translation>высота {0}</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>The battle is over.</source>
        <translation>Битва закончена.</translation>
    </message>
    <message>
        <source>Upkeep: powers that are used now.</source>
        <translation>Подготовительная фаза: силы, применяемые сейчас.</translation>
    </message>
    <message>
        <source>Upkeep, {player}: say whose powers come first.</source>
        <translation>Подготовительная фаза, {player}: назвать, чьи силы первые.</translation>
    </message>
    <message>
        <source>Upkeep: the powers of {player} come first.</source>
        <translation>Подготовительная фаза, {player}: силы этой стороны первые.</translation>
    </message>
    <message>
        <source>{unit} fights a second sequence: against whom?</source>
        <translation>{unit} проводит вторую атаку: против кого?</translation>
    </message>
    <message>
        <source>{unit} breaks away: drag it out of contact, up to its move. It may touch nobody.</source>
        <translation>{unit} выходит из сражения: перетащить из контакта, не дальше передвижения. Никого не касаться.</translation>
    </message>
    <message>
        <source>{unit} breaks away: drag it out of contact. It may Walk, Run, Attack or Charge.</source>
        <translation>{unit} выходит из сражения: перетащить из контакта. Возможны Движение, Бег, Нападение или Рывок.</translation>
    </message>
    <message>
        <source>{unit} can do nothing: one enemy that touches it may strike it, once.</source>
        <translation>{unit} ничего не может: один касающийся его враг может ударить, один раз.</translation>
    </message>
    <message>
        <source>{unit} lies on the ground: getting up is all it can do now.</source>
        <translation>{unit} лежит на земле: сейчас можно только встать.</translation>
    </message>
    <message>
        <source>{unit} can take no action: end its activation.</source>
        <translation>{unit} не может действовать: закончить его активацию.</translation>
    </message>
    <message>
        <source>Deployment: all units stand. Turn 1 can begin.</source>
        <translation>Расстановка: все юниты на местах. Можно начинать ход 1.</translation>
    </message>
    <message>
        <source>Deployment: drag from the lists: {counts}.</source>
        <translation>Расстановка: перетащить из списков: {counts}.</translation>
    </message>
    <message>
        <source>Deployment: those in ambush come last: {counts}.</source>
        <translation>Расстановка: те, кто в засаде, — в конце: {counts}.</translation>
    </message>
    <message>
        <source>{unit} is active: engaged, must act ({actions}).</source>
        <translation>Активный юнит {unit}: сражается, должен действовать ({actions}).</translation>
    </message>
    <message>
        <source>{unit} is active: {action} done. End its activation.</source>
        <translation>Активный юнит {unit}: {action}, сделано. Закончить активацию.</translation>
    </message>
    <message>
        <source>{unit} is active: it moves, releases its spell, or does nothing.</source>
        <translation>Активный юнит {unit}: передвигается, высвобождает заклинание или ничего.</translation>
    </message>
    <message>
        <source>{unit} is active and may do nothing.</source>
        <translation>Активный юнит {unit}: можно ничего не делать.</translation>
    </message>
    <message>
        <source>{unit} is active: one action, or none.</source>
        <translation>Активный юнит {unit}: одно действие или ни одного.</translation>
    </message>
    <message>
        <source>All have acted: the turn is over.</source>
        <translation>Все подействовали: ход закончен.</translation>
    </message>
    <message>
        <source>All have acted in the last turn: the battle ends.</source>
        <translation>Все подействовали в последнем ходу: битва заканчивается.</translation>
    </message>
    <message>
        <source>Dominance, {player}: name who activates first.</source>
        <translation>Доминирование, {player}: назвать, кто активирует первым.</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting against {theirs}.</source>
        <translation>{player}, активация: ждут {own} против {theirs}.</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting against {theirs}, may pass.</source>
        <translation>{player}, активация: ждут {own} против {theirs}, можно передать.</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting, nobody on the other side.</source>
        <translation>{player}, активация: ждут {own}, на другой стороне никого.</translation>
    </message>
    <message>
        <source>{player} to begin: {own} waiting against {theirs}.</source>
        <translation>{player}, начало: ждут {own} против {theirs}.</translation>
    </message>
    <message>
        <source>Or at once: {names}.</source>
        <translation>Или сразу: {names}.</translation>
    </message>
</context>
<context>
    <name>upkeep</name>
    <message>
        <source>With the old turn ends</source>
        <translation>Вместе со старым ходом кончается</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Командование</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Доминирование</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Who falls</source>
        <translation>Кто погибает</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Лечение</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Новые облики</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Силы</translation>
    </message>
    <message>
        <source>{player}: CMD {command} + units {heads} + First Contact {contact} = {total}</source>
        <translation>{player}: CMD {command} + юниты {heads} + Первый контакт {contact} = {total}</translation>
    </message>
    <message>
        <source>A tie: units in the Companies, {ours} to {theirs}.</source>
        <translation>Ничья: юнитов в компаниях {ours} против {theirs}.</translation>
    </message>
    <message>
        <source>Still a tie: CMD of the Officers, {ours} to {theirs}.</source>
        <translation>Снова ничья: CMD офицеров {ours} против {theirs}.</translation>
    </message>
    <message>
        <source>Still a tie: the coin decides.</source>
        <translation>Снова ничья: решает монетка.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>foot</source>
        <translation>пеший</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>верховой</translation>
    </message>
    <message>
        <source>aerial</source>
        <translation>летающий</translation>
    </message>
    <message>
        <source>water-born</source>
        <translation>водный</translation>
    </message>
    <message>
        <source>troop</source>
        <translation>отряд</translation>
    </message>
    <message>
        <source>character</source>
        <translation>герой</translation>
    </message>
    <message>
        <source>lore</source>
        <translation>легенда</translation>
    </message>
    <message>
        <source>superior</source>
        <translation>отборный</translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>inferior</source>
        <translation>слабый</translation>
    </message>
    <message>
        <source>front</source>
        <translation>фронт</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>фланг</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>тыл</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждение</translation>
    </message>
    <message>
        <source>heavily damaged</source>
        <translation>тяжелое повреждение</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>уничтожение</translation>
    </message>
    <message>
        <source>combat factor</source>
        <translation>боевой фактор</translation>
    </message>
    <message>
        <source>damaged target</source>
        <translation>поврежденная цель</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>предводитель</translation>
    </message>
    <message>
        <source>own factor</source>
        <translation>свой фактор</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Уклонение</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>вправо-вверх</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>влево-вверх</translation>
    </message>
    <message>
        <source>left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>влево-вниз</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>вправо-вниз</translation>
    </message>
    <message>
        <source>damage markers</source>
        <translation>маркеры повреждений</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>качество</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>удаление</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>movement class</source>
        <translation>класс движения</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>свойства</translation>
    </message>
    <message>
        <source>combat factor against foot</source>
        <translation>боевой фактор против пеших</translation>
    </message>
    <message>
        <source>combat factor against mounted</source>
        <translation>боевой фактор против верховых</translation>
    </message>
    <message>
        <source>combat factor against aerial</source>
        <translation>боевой фактор против летающих</translation>
    </message>
    <message>
        <source>combat factor against water-born</source>
        <translation>боевой фактор против водных</translation>
    </message>
    <message>
        <source>{attacker} destroyed</source>
        <translation>{attacker}: уничтожение</translation>
    </message>
    <message>
        <source>{attacker} heavily damaged</source>
        <translation>{attacker}: тяжелое повреждение</translation>
    </message>
    <message>
        <source>{attacker} damaged</source>
        <translation>{attacker}: повреждение</translation>
    </message>
    <message>
        <source>{target} damaged</source>
        <translation>{target}: повреждение</translation>
    </message>
    <message>
        <source>{target} heavily damaged</source>
        <translation>{target}: тяжелое повреждение</translation>
    </message>
    <message>
        <source>{target} destroyed</source>
        <translation>{target}: уничтожение</translation>
    </message>
    <message>
        <source>MVT</source>
        <translation>MVT</translation>
    </message>
    <message>
        <source>CBT</source>
        <translation>CBT</translation>
    </message>
    <message>
        <source>SHS</source>
        <translation>SHS</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>FTH</source>
        <translation>FTH</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>без действия</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Бег</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Нападение</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Рывок</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Стрельба</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Бегство</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Концентрация</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Медитация</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Рукопашная</translation>
    </message>
    <message>
        <source>getting up</source>
        <translation>вставание</translation>
    </message>
    <message>
        <source>lemure’s move</source>
        <translation>движение лемура</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>Ускоренный</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Обезумевший</translation>
    </message>
    <message>
        <source>Brave</source>
        <translation>Отважный</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Пожираемый</translation>
    </message>
    <message>
        <source>Controlled</source>
        <translation>Подконтрольный</translation>
    </message>
    <message>
        <source>Devoured</source>
        <translation>Проглоченный</translation>
    </message>
    <message>
        <source>Immobilized</source>
        <translation>Обездвиженный</translation>
    </message>
    <message>
        <source>Knocked Down</source>
        <translation>Сбитый с ног</translation>
    </message>
    <message>
        <source>Pain</source>
        <translation>Боль</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Замедленный</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Оглушенный</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Раненый</translation>
    </message>
    <message>
        <source>Every miss is thrown again, the hits that cost most Life Points are inflicted, and no more Command is spent.</source>
        <translation>Перебрасываются все промахи, наносятся попадания, отнимающие больше всего очков жизни, CMD больше не тратится.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what leaves them ahead in Life Points as far as can be, and spend no Command.</source>
        <translation>Обе стороны перебрасывают и наносят то, что дает наибольший перевес по очкам жизни, CMD не тратят.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what is likeliest to fell the other, and spend no Command.</source>
        <translation>Обе стороны перебрасывают и наносят то, что вернее всего убивает другого, CMD не тратят.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what is likeliest to lay a state on the other, and spend no Command.</source>
        <translation>Обе стороны перебрасывают и наносят то, что вернее всего дает другому состояние, CMD не тратят.</translation>
    </message>
    <message>
        <source>support</source>
        <translation>поддержка</translation>
    </message>
    <message>
        <source>higher ground</source>
        <translation>более высокая позиция</translation>
    </message>
    <message>
        <source>vae victis</source>
        <translation>Vae Victis</translation>
    </message>
    <message>
        <source>vae distanti</source>
        <translation>Vae Distanti</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>укрытие</translation>
    </message>
    <message>
        <source>Point blank</source>
        <translation>В упор</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Короткая</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Большая</translation>
    </message>
    <message>
        <source>the higher score</source>
        <translation>больший итог</translation>
    </message>
    <message>
        <source>more units in the Company</source>
        <translation>больше юнитов в компании</translation>
    </message>
    <message>
        <source>the higher CMD of the Officer</source>
        <translation>больший CMD офицера</translation>
    </message>
    <message>
        <source>the coin</source>
        <translation>монетка</translation>
    </message>
    <message>
        <source>fewer losses in the turn before</source>
        <translation>меньше потерь в прошлом ходу</translation>
    </message>
    <message>
        <source>equal losses: no change</source>
        <translation>равные потери: без изменений</translation>
    </message>
    <message>
        <source>Life Points</source>
        <translation>очки жизни</translation>
    </message>
    <message>
        <source>height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>status</source>
        <translation>статус</translation>
    </message>
    <message>
        <source>states</source>
        <translation>состояния</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>на столе</translation>
    </message>
    <message>
        <source>basic Command</source>
        <translation>суммарный CMD</translation>
    </message>
    <message>
        <source>current Command</source>
        <translation>текущий запас CMD</translation>
    </message>
    <message>
        <source>light points of it</source>
        <translation>из них светлых</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>потери</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Доминирование</translation>
    </message>
    <message>
        <source>next to activate</source>
        <translation>следующая активация</translation>
    </message>
    <message>
        <source>effects in force</source>
        <translation>действующие эффекты</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>damage in each Upkeep</source>
        <translation>повреждения за подготовительную фазу</translation>
    </message>
    <message>
        <source>Upkeep phases</source>
        <translation>число подготовительных фаз</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>число ходов</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлые</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>темные</translation>
    </message>
</context>
</TS>

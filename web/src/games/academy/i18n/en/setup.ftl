presets-first = First game
    .text = The plain rules.
presets-advanced = Advanced
    .text = Three rules that reward timing.
presets-everything = Everything
    .text = All nine switches on.

options-two-name = For two players

options-two-values-karadoc = Karadoc
    .text = A third squire plays along by chance. Close to the game for three.
options-two-values-lancelot = Lancelot
    .text = Each of you leads two squires and splits cards into piles. More to think about.

options-advanced-name = Advanced rules

options-advanced-values-lift = Lift
    .text = Before scoring, the first player may put one disc on top of its stack.
options-advanced-values-stepback = Step back
    .text = A Gallantry bonus costs one Gallantry square afterwards.
options-advanced-values-orderedreset = Ordered reset
    .text = After round III the discs keep their order instead of all going to 0.

options-variations-name = Variations

options-variations-values-knights = White and Black Knight
    .text = Swords also pull the Cup. Jousts and Tournaments score every second round.
options-variations-values-bet = Bets
    .text = You name a track first; your Gallantry bonus then moves only that disc.
options-variations-values-codex = Secret Codex
    .text = Education penalties lie face down. Good students peek, and take first.
options-variations-values-scrolls = Royal Scrolls
    .text = King’s Service pays whenever a scroll is reached.
options-variations-values-dragon = Dragon
    .text = Quests pay by the number of coats you hold, or cost you points.
options-variations-values-alms = Alms
    .text = At the end the leaders of Charity trade coats with the last.

options-edition-name = Edition
options-edition-line = The printed rules differ in a few places. If you own a box, you can play as its rulebook says.

options-edition-values-common = Common
    .text = What the printed rules share; where they leave it open, the freer way.
options-edition-values-english = English box
    .text = Alms: the second must take a coat, and from the last.
options-edition-values-french = French box
    .text = Only cards take scrolls. Alms: coats must be taken.
options-edition-values-russian = Russian box
    .text = Alms: the second must take a coat.

options-values__quests-name = Quests

options-values__quests-places-1 = first
options-values__quests-places-2 = second
options-values__quests-places-3 = third

options-values__charity-name = Charity
options-values__charity-places = last
    .text = second to last

options-values__kingSquares-name = King’s Service, squares 1 to 12

options-values__kingSquares-places-1 = square 1
options-values__kingSquares-places-2 = square 2
options-values__kingSquares-places-3 = square 3
options-values__kingSquares-places-4 = square 4
options-values__kingSquares-places-5 = square 5
options-values__kingSquares-places-6 = square 6
options-values__kingSquares-places-7 = square 7
options-values__kingSquares-places-8 = square 8
options-values__kingSquares-places-9 = square 9
options-values__kingSquares-places-10 = square 10
options-values__kingSquares-places-11 = square 11
options-values__kingSquares-places-12 = square 12

options-values__cupReach-name = Cup, squares to each side

options-values__cupMiddle-name = The Cup’s track has a middle square
options-values__cupMiddle-line = On: the Cup can stand still between the two sides. Off: it goes from one side straight to the other.

options-values__lancelotOrder-name = The Turn Order card of your box
options-values__lancelotOrder-line = Off: blue, yellow, green, red, starting one squire later each round. On: each round as on your card.

options-values__lancelotOrder-values-blue-1 = blue

options-values__lancelotOrder-values-yellow-1 = yellow

options-values__lancelotOrder-values-green-1 = green

options-values__lancelotOrder-values-red-1 = red

# $n (number)
options-values__lancelotOrder-row = Round { NUMBER($n, style: "roman") }

hiddenLine = Coats lie face down until the end, as at a real table. Off: all players see the points.

groups-values-name = House values
groups-values-line = The box shows these numbers only in pictures, so they are our best guess. If you own it, set yours.
groups-values-usual = our best guess
groups-values-changed = your own

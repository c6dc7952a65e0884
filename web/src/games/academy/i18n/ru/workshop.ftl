when = Момент игры
round = Раунд
moment = Момент

moments-deal = До раздачи
moments-draft = Выбор
moments-play = Розыгрыш
moments-scoring = Подсчёт
moments-end = Конец

first = Первый игрок
points = Очки
pointsOf = { $who }: очки до сих пор
coats = Гербы по раундам
coatOf = { $track }, { $who }, раунд { NUMBER($round, style: "roman") }
kingTwice = Взяты оба свитка: Король приносит очки дважды
informed = Кто знает гербы кодекса
cards = Карты

piles-hands = Рука
piles-pack = Пачка
piles-kept = Оставлены
piles-played = Сыграны

discs = Где стоят фишки
discsNow = Фишки как сейчас
discsBefore = Фишки как в начале раунда
dealtRest = Пустые руки раздаются из остальных карт.
codex = Кодекс
place = Место { $n }
anyTokens = Любые жетоны
layTokens = Указать, где какой жетон
peeked = Кто куда смотрел
settle = Кто выигрывает при ничьей?
tiedWhere = Где ничья
tiedDiscs = У кого ничья
tiedAtEnd = Коснитесь тех, у кого больше всего очков: от последнего в Галантности к первому. На одном поле — снизу стопки вверх.
tiedOn = { $track }: коснитесь фишек на одном поле, снизу стопки вверх.
bet = { $who }: ставка
cup = Чаша: белые поля, чёрные — ниже 0

scroll-six = Свиток на поле 6
scroll-twelve = Свиток на поле 12

lies = лежит на месте
aside = взят в прошлом раунде
taken = взят в этом раунде: { $who }
move = Передвинуть фишку
tap = Нажмите на фишку, чтобы её передвинуть.
back = На поле назад
forth = На поле вперёд
up = Выше в стопке
down = Ниже в стопке
disc = { $who }, { $track }: поле { NUMBER($square) }
mend = Поставить на { $square }
wins = Победа: { $who }
shared = Победу делят: { $who }

why-points = По очкам.
why-gallantry = По очкам ничья, решает Галантность: побеждает тот, кто там впереди.
why-shared = По очкам ничья, и все они стоят на поле 0 Галантности.

tie = { $track }, поле { NUMBER($square) }: { LIST($ahead) }, в этом порядке. Кто пришёл позже, лежит сверху и впереди.
moves = { $who }, { $track }: { NUMBER($from) } → { NUMBER($to) }
pays = { $who }: { NUMBER($points, sign: "always") }, { $track }
emptied = { $track }: все фишки возвращаются на 0.
next = Дальше: раунд { NUMBER($round, style: "roman") }
nothing = Ни одно поле никто не делит, и выбирать нечего.

faults-far = { $who } ещё не может стоять на { $square } ({ $track }): самое большее { $most }.
faults-behind = { $who }: карты дали { $least } ({ $track }), а фишка стоит на { $square }.
faults-stack = { $track }: { $lower } приходит позже, чем { $upper }, и лежит сверху.
faults-way = { $who }: всего пройдено { $sum }, а к этому времени не больше { $most }.
faults-copies = Слишком много { $card }: в коробке { $copies }.
faults-hand = { $who }: карт в руке { $found }, должно быть { $due } или ни одной.
faults-turn = { $who }: сыграно карт { $found }, должно быть { $due }, ведь ходят по очереди.
faults-cup =
    { SAME($least, $most) ->
        [yes] Чаша должна стоять на { $least }.
       *[no] Чаша стоит между { $least } и { $most }.
    }
faults-scroll = Свиток на поле { $square } не подходит к фишкам на дорожке Короля.
faults-first = Тогда первым ходит { $who }: по правилам этого стола известно, кто начинал.
faults-end = Игра кончается шестым раундом.
faults-order = { $who } не может начать раунд на { $square } ({ $track }): сброс по порядку оставляет не больше { $most }.

faults-early-played = В этот момент ни одной карты ещё не сыграно.
faults-early-kept = Карты оставляют только во время выбора.
faults-early-bets = Ставки делают после раздачи.
faults-early-codex = Жетоны кодекса кладут после раздачи.

faults-unpaid = { $track }: в раунде { NUMBER($round, style: "roman") } очков не было.
faults-coats = { $track }: в раунде { NUMBER($round, style: "roman") } таких гербов никто получить не мог.
faults-informed = Кодекс раунда { NUMBER($round, style: "roman") }: кто взял герб, тот его видел, а чего нет, того никто не видит.
faults-variation = Это бывает только с вариантом «{ $name }».
faults-middle = Чаша не может стоять посередине: первый же Меч уводит её оттуда навсегда.
faults-bets = Ставка нужна каждому оруженосцу.
faults-peeked = { $who }: слишком много мест осмотрено, можно { $most } — по одному за карту Образования.
faults-neutral = Нейтральный оруженосец оставляет старшую из полученных карт и таких собрать не мог.
faults-kept = { $who }: оставлено карт { $found }, должно быть { $due }, как у остальных.

faults-wanted-track = такой дорожки здесь нет
faults-wanted-once = у каждого оруженосца на дорожке одна фишка
faults-wanted-tokens = один −3, один −1, остальные 0

refused-pack = Любая другая карта: оставить можно только из пачки перед собой.
refused-hand = Любая другая карта: сыграть можно только с руки.
refused-played = { $cards }: в этом раунде уже сыграно.
refused-six = Любая другая карта или та же больше раз, чем есть: раскладывают только свои шесть карт.
refused-three = Больше или меньше: в стопке три карты.
refused-sword = Любая другая дорожка или никакая: Меч годится только для Поединка или Турнира.

refused-must-bet = Не делать ставки: каждый оруженосец называет дорожку.
refused-must-pick = Ничего не оставить: одну карту оставить нужно.
refused-must-split = Оставить карты вместе: из шести карт делают две стопки.
refused-must-choose = Не брать стопки: одну из двух взять нужно.
refused-must-assign = Всё отдать одному оруженосцу: каждый получает три карты.
refused-must-play = Ничего не играть: карту сыграть нужно.
refused-must-bonus = Обойтись без бонуса: его нужно использовать.
refused-must-codex = Не брать жетона: каждый берёт один.
refused-must-from = Ни с кем не меняться: нужно назвать одного из последних.
refused-must-give = Ничего не отдать: у кого есть герб Образования, тот один отдаёт.
refused-must-take = Ничего не брать: в этом издании нужно взять то, что есть.

refused-start = { $discs }: на поле 0 стопки нет.
refused-top = { $discs }: сверху нет другой фишки.
refused-stuck = { $track }: фишка в конце дорожки и двигаться не может.
refused-taken = Место { $place }: этот жетон уже взят, { $who }.
refused-self = Самому с собой: так не меняются.
refused-above = { $who }: не на последнем месте, не на поле 0.
refused-coat = { $coats }: такого герба Образования нет.
refused-large = { $coats }: слишком много, можно не больше 3.
refused-source = Гербы Дракона: их брать нельзя.

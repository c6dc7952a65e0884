-cards = { $n } { $n ->
        [one] карта
        [few] карты
       *[other] карт
    }

hand = { $who }: рука
handHere = Рука
any = любые: { -cards($n) }
anyCards = Любые карты
fewer = На карту меньше
more = На карту больше
guild = { $who }: гильдия { $place }
guildHere = Гильдия { $place }
pile = Сброс, последняя сверху
deck = Карт в колоде
rest = остальные
deckOf = Колода
aside = Карта, которую разыгрывают
turn = Который ход
earliest = самый ранний
knowledge = Что знает каждый
knows = { $who } знает: { $place }
handOf = рука, { $who }
theDeck = колода
sure = Там есть
exact = Других нет
when = Когда
moment = Момент

moments-turn = Начало хода
moments-end = Конец

turnOf = Чей ход
ending = Чем кончилось

endings-cycle = Колода кончилась дважды
endings-third_guild = Третья гильдия
endings-max_turns = Слишком много ходов

breaker = Разрыв круга

sides-red = Красный
sides-yellow = Жёлтый

wins = Победа: { $who }
shared = Победу делят: { $who }
line = { $who }: { $guilds } { $guilds ->
        [one] гильдия
        [few] гильдии
       *[other] гильдий
    }, в них { -cards($members) }, в руке { -cards($hand) }

faults-copies = Слишком много карт «{ $card }»: в коробке их { $copies }.
faults-missing = { $found } { $found ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } — слишком много: осталось только { $most }.
faults-guild = В гильдии не меньше трёх карт одного вида, считая Шутов.
faults-third = { $who }: третья гильдия сразу заканчивает игру.
faults-won = { $who }: для победы третьей гильдией нужны три.
faults-empty = Во время хода колода не бывает пустой: последняя её карта переворачивает «Разрыв круга».
faults-full = Пока «Разрыв круга» красный, в колоде не больше { $most } карт.
faults-runOut = Колода кончилась, карт в ней нет.
faults-breaker = Колода кончилась дважды, значит, «Разрыв круга» жёлтый.
faults-early = Ход { $turn } — слишком рано для этого: самое раннее — ход { $least }.
faults-active = В ход { $turn } ходит { $who }: по правилам этого стола известно, кто начинал.
faults-last = Ходы кончились, значит, это ход { $turn }.
faults-knows = { $who } знает неверно: «{ $card }» — { $known }, а на деле { $there }.
faults-unknown = Этого пока никто знать не может.

faults-wanted-end = только в конце игры
faults-wanted-guilds = гильдии пишут так: 1.2 K 3+1
faults-wanted-place = на каждом месте одна гильдия
faults-wanted-seat = номер другого места или deck

refused-hand = Любая другая карта: её нет в руке.
refused-there = Любая другая карта: в той руке её нет.
refused-drawn = Любая другая карта: её не брали.
refused-same = { $card }: только что взятую карту не возвращают.
refused-kept = { $card }: её оставляют, а не сбрасывают.
refused-draw = Взять карту: карты дают силы, или когда больше ничего нельзя.
refused-held = { $card } ({ $n })
refused-few = Выложить гильдию: нужны три карты, считая Шутов. Есть: { $cards }.
refused-guild = гильдия { $place }, { $who }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
refused-powerless = Применить ({ $guilds }): у Шутов нет силы.
refused-nothing = Расширить ({ $guilds }): в руке нет ни карт её вида, ни Шутов.
refused-other = Применить или расширить ({ $guilds }): гильдия чужая.
refused-copy = Копировать ({ $guilds }): эту силу копировать нельзя.
refused-mixed = Расширить гильдию другим видом: подходят только карты её вида и Шуты.
refused-member = Любая другая карта: в той гильдии её нет.
refused-twice = Две одного вида ({ $cards }): в руке такая только одна.
refused-two = Больше или меньше карт: меняют ровно две.
refused-idle = Ничего не делать: ход — это одно действие.
refused-must = Обойтись без силы ({ $card }): её применяют до конца.
refused-self = Себя: нужен другой игрок.
refused-fewer = { $who }: у других карт больше.

title = Дорожки
rounds = Раунды
you = Вы при подсчёте
yourSquires = Ваши при подсчёте
leader = Впереди
final = В конце
now = сейчас
inRounds =
    { COUNT($rounds) ->
        [1] раунд { LIST($rounds, item: "roman", last: "comma") }
        [2] раунды { LIST($rounds, item: "roman", last: "comma") }
        [3] раунды { LIST($rounds, item: "roman", last: "comma") }
       *[other] каждый раунд
    }
byScroll = по свитку
place = { $n }-е место
placeShort = { $n }-е
last = последнее
lastShort = посл.
square = поле { $n }
nothing = ничего
safe = без потерь
move = ход на { $n }
nextRound = в след. раунде
backToStart = снова с 0
tieBreak = при ничьей
moveBet = по ставке
takes = { $n }-й выбор
nobody = никого
cup = Чаша
cupWins =
    { KEY($knight, "knights") ->
        [jousts] Белый впереди
       *[tournaments] Чёрный впереди
    }
cupMiddle = поровну
cupTwin =
    { $n ->
        [0] Чаша посередине.
       *[other] Чаша на { $n }-м поле { -ofKnight($knight) }.
    }
below = ниже
scoresNow = подсчёт в этом раунде
scoresIn = подсчёт в { COUNT($rounds) ->
        [one] раунде
       *[other] раундах
    } { LIST($rounds, item: "roman") }
scoresByScroll = подсчёт, когда взят свиток
onStart = на старте

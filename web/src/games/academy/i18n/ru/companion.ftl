seats = Чьи фишки какие
seat =
    { $n ->
        [1] Начинает
        [2] Слева
       *[other] Дальше по кругу
    }
lancelot = Начинает тот, чьи фишки { $first } и { $second }.
bets = Ставки раунда
noBet = выберите трек
plays = Ходит { $who }
how = Что записывать
cards = Карты
places = Места
cardsLine = нажимайте карты по мере того, как их играют
placesLine = поставьте фишки так, как они стоят после последней карты
whose = Чья фишка
card = { $track } { $value }
stands = { $who }: деление { NUMBER($square) }
start = все на старте
back = { $track }: на деление назад
forth = { $track }: на деление вперёд
top = { $track }: на верх стопки
score = Подсчитать раунд { NUMBER($round, style: "roman") }
scoring = Подсчёт раунда { NUMBER($round, style: "roman") }
nothing = Ни один трек ничего не даёт.
token =
    { $value ->
        [0] Пустой жетон
       *[other] Жетон { NUMBER($value, sign: "always") }
    }
undo = Отмените это стрелкой вверху.
points = Очки
together = { LIST($squires) } вместе
due = В конце раунда { NUMBER($round, style: "roman") }

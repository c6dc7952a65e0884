seats = Игроки и фишки
seat =
    { $n ->
        [1] Начинает
        [2] Слева
       *[other] Дальше по кругу
    }
lancelot = Начинает тот, чьи фишки { $first } и { $second }.
bets = Ставки раунда
noBet = выберите дорожку
plays = Ходит { $who }
how = Что отмечать
cards = Карты
places = Места
cardsLine = нажимайте карты по мере того, как их играют
placesLine = поставьте фишки так, как они стоят после последней карты
whose = Чья фишка
card = { $track } { $value }
stands = { $who }: поле { NUMBER($square) }
start = все на старте
back = { $track }: на поле назад
forth = { $track }: на поле вперёд
top = { $track }: на верх стопки
score = Подсчитать раунд { NUMBER($round, style: "roman") }
scoring = Подсчёт раунда { NUMBER($round, style: "roman") }
nothing = Ни одна дорожка ничего не приносит.
token =
    { $value ->
        [0] Пустой жетон
       *[other] Жетон { NUMBER($value, sign: "always") }
    }
undo = Отмените это стрелкой вверху.
points = Очки
together = { LIST($squires) } вместе
due = В конце раунда { NUMBER($round, style: "roman") }

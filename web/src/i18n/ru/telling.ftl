marked = { $name } ({ $mark })

colours-blue = синий
colours-yellow = жёлтый
colours-green = зелёный
colours-red = красный
colours-black = чёрный
colours-grey = серый

handsLeft = Карты передаются налево.
handsRight = Карты передаются направо.
handsFull = Все оставили последнюю карту.
piles = Стопки открыты.
cardsGiven = Карты розданы оруженосцам.
you = Вы: { $change }.
startAgain = После третьего раунда эти дорожки начинаются с нуля.{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ LIST($others) } остаются как есть.
    }
showAgain = Показать ещё раз: { $what }

marked = { $name } ({ $mark })
colours-blue = Blau
colours-yellow = Gelb
colours-green = Grün
colours-red = Rot
colours-black = Schwarz
colours-grey = Grau
handsLeft = Die Karten gehen nach links weiter.
handsRight = Die Karten gehen nach rechts weiter.
handsFull = Alle haben die letzte Karte behalten.
piles = Die Päckchen werden gezeigt.
cardsGiven = Die Knappen haben ihre Karten.
you = Du: { $change }.
startAgain = Nach Runde III beginnen diese Leisten wieder bei 0.{ COUNT($others) ->
        [0] { "" }
        [one] { " " }Weiter zählt { LIST($others) }.
       *[other] { " " }Weiter zählen { LIST($others) }.
    }
showAgain = Noch einmal zeigen: { $what }

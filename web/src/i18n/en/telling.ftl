# Two people of the same name, told apart by colour or by seat.
# $name (text), $mark (text)
marked = { $name } ({ $mark })

colours-blue = blue
colours-yellow = yellow
colours-green = green
colours-red = red
colours-black = black
colours-grey = grey

handsLeft = All hands are passed to the left.
handsRight = All hands are passed to the right.
handsFull = All players have kept the last card.
piles = The piles are shown.
cardsGiven = The squires have their cards.
# $change (text)
you = You: { $change }.
# $others (list)
startAgain = After round III these tracks start again from 0.{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ LIST($others) } go on.
    }
# $what (text)
showAgain = Show again: { $what }

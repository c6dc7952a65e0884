seats = Players and discs
# $n (number)
seat =
    { $n ->
        [1] Begins
        [2] To their left
       *[other] And on, clockwise
    }
# $first (text), $second (text)
lancelot = The player with { $first } and { $second } begins.
bets = Bets of this round
noBet = choose a track
# $who (text)
plays = { $who } plays
how = Enter
cards = Cards
places = Places
cardsLine = tap each card as it is played
placesLine = put the discs where they stand after the last card
whose = Whose disc
# $track (text), $value (number)
card = { $track } { $value }
# $who (text), $square (number)
stands = { $who }: square { NUMBER($square) }
start = all on the start
# $track (text)
back = { $track }: one square back
# $track (text)
forth = { $track }: one square forth
# $track (text)
top = { $track }: to the top of the stack
# $round (number)
score = Score round { NUMBER($round, style: "roman") }
# $round (number)
scoring = Round { NUMBER($round, style: "roman") } is scored
nothing = No track pays anything.
# $value (number)
token =
    { $value ->
        [0] An empty token
       *[other] The token of { NUMBER($value, sign: "always") }
    }
undo = Take it back with the arrow above.
points = Points
# $squires (list)
together = { LIST($squires) } together
# $round (number)
due = At the end of round { NUMBER($round, style: "roman") }

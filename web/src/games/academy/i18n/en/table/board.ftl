title = Tracks
rounds = Rounds
you = You, if scored now
yourSquires = Yours, if scored now
leader = In the lead
final = At the end
now = now
# $rounds (numbers)
inRounds =
    { COUNT($rounds) ->
        [1] round { LIST($rounds, item: "roman", last: "comma") }
        [2] rounds { LIST($rounds, item: "roman", last: "comma") }
        [3] rounds { LIST($rounds, item: "roman", last: "comma") }
       *[other] each round
    }
byScroll = by scroll
# $n (number)
place = { -ordinal($n) }
# The same beside an arrow. $n (number)
placeShort = { -ordinal($n) }
last = last
lastShort = last
# $n (number)
square = on { $n }
nothing = nothing
safe = safe
# $n (number)
move = move { $n }
nextRound = next round
backToStart = back to 0
tieBreak = breaks ties
# $track (text)
moveBet = your bet
# $n (number)
takes = { -ordinal($n) } choice
nobody = no one yet
cup = Cup
# $knight (text)
cupWins =
    { KEY($knight, "knights") ->
        [jousts] White ahead
       *[tournaments] Black ahead
    }
cupMiddle = level
# $n (number), $knight (text)
cupTwin =
    { $n ->
        [0] The Cup is in the middle.
       *[other] The Cup is { -squares($n) } towards the { $knight }.
    }
below = below
scoresNow = scores this round
# $rounds (numbers)
scoresIn = scores in { COUNT($rounds) ->
        [one] round
       *[other] rounds
    } { LIST($rounds, item: "roman") }
scoresByScroll = scores when a scroll is taken
onStart = on the start

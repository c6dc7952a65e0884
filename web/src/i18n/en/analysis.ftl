# A choice compared with the others: labels, figures with their margins, and reasons.

labels-best = best
labels-fine = fine
labels-unsure = not sure
labels-costly = costly
labels-blunder = blunder

# A figure and half its range, in a column.
# $n (text), $margin (text)
figure = { $n } ± { $margin }
# The same in a sentence.
# $n (text), $margin (text)
chanceOf = { -percent($n) } ± { $margin }
# $n (text), $from (text), $to (text)
chanceIn = { -percent($n) } ({ $from }–{ $to })
# $n (text)
exactly = { -percent($n) }
exact = The values are exact.

played = played
bestPlayed = best, played
maybe = may be as good
# $chance (text), $points (number or none)
cost = Cost { $chance } chance to win{ $points ->
        [none] { "" }
       *[other] { " " }and { NUMBER($points, digits: 1) } points
    }.
# $chance (text)
costUnsure = Too close to tell: it cost { $chance } chance to win.
# $chance (text)
aheadUnsure = Too close to tell: { $chance } ahead of the next choice.
costNone = No other choice is surely better.

choice = Choice
chance = Chance, %
points = Points
# $n (number)
more = and { $n } more
ranges = Lines are ranges that hold the true difference to the best choice in 95 of 100 cases.
# $what (text)
why = Why: { $what }
# $what (text)
differs = How it differs: { $what }
# $what (text)
against = Compared with: { $what }
reasons-better = keeps better choices for later
reasons-worse = leaves worse choices for later
reasons-protects = protects the lead
reasons-exposes = puts the lead at risk
reasons-chases = more chances to catch up
reasons-settles = fewer chances to catch up
reasons-rest = everything else
reasons-sum = Together, chance in %
known = Judged by the knowledge of this seat, without the hidden cards.

# Likely moves after a choice, with percentages
next-title = Likely next moves
next-both = After the best choice, which was played
next-best = After the best choice
next-played = After the choice played
next-percent = %: how often the move came in imagined games that began like this.
next-thinking = Looking ahead…
next-open = Too open to say more.
next-show = Play on the board
# $n (number), $of (number)
next-step = Move { $n } of { $of }.
next-before = Before the choice
next-imagined = Cards that this seat could not know are imagined.
next-close = Back to the moment

title = Review
graph = Chance to win

# $name (text)
outcome-won = { $name } won.
# $name (text), $points (number)
outcome-wonBy = { $name } won by { $points } { $points ->
        [one] point
       *[other] points
    }.
# $name (text)
outcome-lost = { $name } lost.
# $name (text), $points (number)
outcome-lostBy = { $name } lost by { $points } { $points ->
        [one] point
       *[other] points
    }.
# $name (text)
outcome-shared = { $name } shared the win.
# $name (text)
outcome-open = The game was not played to the end.

verdict-choices = More choices than luck
verdict-luck = More luck than choices
verdict-unlucky = Well played, but unlucky
verdict-well = Well played
verdict-lucky = More luck than choices: good luck this time
verdict-open = Nothing is decided yet

inPoints = The same in points
whose = Player
unit = Show in

units-win = Chance
units-points = Points

parts-start = At the start
parts-luck = Luck of the cards
parts-own = Own choices
parts-others = Others’ choices
parts-result = Result

adds-win = Chance to win in %. The four add up to the result.
adds-points = Points. The four add up to the result. Choices are judged by the chance to win: once that is gone, lost points count as luck.

skills-title = By skill
# $choices (number), $each (text), $costly (number)
skills-known = { $choices } { $choices ->
        [one] choice
       *[other] choices
    }, { -percent($each) } per choice{ $costly ->
        [0] { "" }
       *[other] , { $costly } costly
    }
# $choices (number)
skills-few = { $choices } { $choices ->
        [one] choice
       *[other] choices
    }: too few to say
skills-adds = Cost of own choices, in % of a victory. Small marks: the others. Click to see the costliest choice.
skills-well = a champion
skills-badly = random play

beside-title = Compared with the game
# $place (text)
beside-from = Branched from another game: { $place }.
beside-game = The game
beside-branch = Branch
beside-line = Luck and choices in % of a victory. Both are the same up to the branch; all differences came after it.
beside-anew = Hidden cards were dealt again here, so luck and choices count from here on.
beside-look = Review of the game
beside-unknown = Review the game, too

costs-title = Costliest choices
costs-none = No choice cost much.

turns = Turning points
noTurns = This game had no turning point.
cards = New cards dealt
# In the review of one's own seat the choice alone is enough.
# $who (player), $what (text)
did =
    { YOU($who) ->
        [you] { $what }
       *[other] { $who }: { $what }
    }
# $name (text)
secretly = { $name } chooses in secret

labels-best = best
labels-costly = costly
labels-blunder = blunder

played = played
bestPlayed = best, played
# $chance (text), $points (number or none), $about (text or none)
cost = Cost { -percent($chance) } chance to win{ $points ->
        [none] { "" }
       *[other] { " " }and { NUMBER($points, digits: 1) } points
    }{ $about ->
        [none] { "" }
       *[other] , give or take { -percent($about) }
    }.
noCost = Nothing lost here.
# $chance (text)
byLuck = Hidden cards: { -percent($chance) }.
back = Previous choice
forward = Next choice
choice = Choice
chance = Chance, %
points = Points
# $n (number)
more = and { $n } more
# $what (text)
why = Why: { $what }
noReason = A little of everything.
known = Judged by the knowledge of this seat, without the hidden cards.
nothingToChoose = There was no choice here.
hidden = The choices here would reveal hidden cards.
seeAll = Show all cards
position = The position then
working = Reviewing the game
# $n (number)
secondsLeft = about { $n } s left
stop = Stop
stopped = Stopped. The results so far are kept.

# $s (number)
done-quick = quick review, { $s } s
# $s (number)
done-deep = deep review, { $s } s

again = Review again
deeper = Deep review
replay = To the replay
asTable = As a table

keys-1-1 = ←
    .text = →
keys-1-2 = choices

keys-2-1-1 = Shift
keys-2-1-2 = ←
keys-2-1-3 = →

keys-2-2 = every step

keys-3-1-1 = 1
keys-3-1-2 = 2
keys-3-1-3 = 3

keys-3-2 = turning points

tabs-moment = Moment
tabs-luck = Luck

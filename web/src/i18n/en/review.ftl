title = Review
graph = Chance to win
# Behind the result, above the graph
band = Band: margin of error.
bandMeans = Band and ±: the margin of error. The true chance is inside it in 95 of 100 cases.
# $chance (text), $margin (number)
about = { $chance }, give or take { $margin }

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

verdict-open = Nothing is decided yet
verdict-mixed = No single main cause
verdict-lost_luck = Luck cost most
verdict-lost_own = Own choices cost most
verdict-lost_others = The others’ choices cost most
verdict-won_luck = Luck helped most
verdict-won_own = Own choices helped most
verdict-won_others = The others’ choices helped most

whose = Player
unit = Show in

units-win = Chance
units-points = Points

parts-start = At the start
parts-luck = Luck
parts-own = Own choices
parts-others = Others’ choices
parts-result = Result
parts-withoutLuck = Result without luck

adds-win = Chance to win in %. The four add up to the result. Thin lines are margins; where they overlap, no part is surely larger.
adds-points = Points. The four add up to the result. Thin lines are margins; where they overlap, no part is surely larger.

# $n (number)
choices = { $n } { $n ->
        [one] choice
       *[other] choices
    }
# $n (number)
idle = { $n } { $n ->
        [one] other choice
       *[other] other choices
    } made no difference to the chance to win.
# $chance (text), $points (text or none)
each = On average { $chance } of a victory per choice{ $points ->
        [none] { "" }
       *[other] { " " }(in points: { $points })
    }, compared with the net’s favourite.
unsure = Not sure: the difference is smaller than its margin. A deep review narrows it.
# $chance (text), $points (text or none), $what (text)
inSums = In the sums it counts as { $chance }{ $points ->
        [none] { "" }
       *[other] { " " }(in points: { $points })
    }, compared with the net’s favourite: { $what }.

skills-title = By skill
# $choices (number), $costly (number)
skills-known = { $choices } { $choices ->
        [one] choice
       *[other] choices
    }{ $costly ->
        [0] { "" }
       *[other] , { $costly } costly
    }
# $choices (number)
skills-few = { $choices } { $choices ->
        [one] choice
       *[other] choices
    }: too few to say
skills-adds-win = Mean change by a choice, in % of a victory, with its margin. Small marks: the others. Click to see the costliest choice.
skills-adds-points = Mean change by a choice, in points, with its margin. Small marks: the others. Click to see the costliest choice.
skills-well = a champion
skills-badly = random play

beside-title = Compared with the game
# $place (text)
beside-from = Branched from another game: { $place }.
beside-game = The game
beside-branch = Branch
beside-line = Luck and choices in % of a victory, with margins. Up to the branch both games are the same.
beside-anew = Hidden cards were dealt again here, so luck and choices count from here on.
beside-depths = The reviews of the game and of this branch differ in depth or version. Run both at the same depth to compare luck and choices.
beside-look = Review of the game
beside-unknown = Review the game, too

costs-title = Costliest choices
costs-none = No single choice was surely costly.

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

# $chance (text)
luckOfCards = Luck of the cards: { -percent($chance) }.
# $chance (text), $name (text)
luckOfDraw = Luck: { -percent($chance) }, for { $name } is a bot that draws its choices at random.
# $mean (text), $points (text or none), $what (text), $chance (text)
drawn = This bot draws its choices at random. So the sums count the mean of its possible choices: { $mean }{ $points ->
        [none] { "" }
       *[other] { " " }(in points: { $points })
    }, compared with the net’s favourite: { $what }. The rest is luck: { -percent($chance) }.
back = Previous choice
forward = Next choice
nothingToChoose = There was no choice here.
hidden = The choices here would reveal hidden cards.
reasonsLater = Finding the reasons…
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

# The neutral squire is written small inside a sentence.
-named =
    { SAME($name, neutral) ->
        [yes] the neutral squire
       *[no] { $name }
    }
-inside =
    { YOU($who) ->
        [you] you
       *[other] { -named($who) }
    }
-behind =
    { KEY($track, "knights") ->
        [none] in { $track }
       *[other] with the { $track }
    }

-squares = { $n } { $n ->
        [one] square
       *[other] squares
    }
-points = { NUMBER($n) } { $n ->
        [one] point
       *[other] points
    }

tracks-gallantry = Gallantry
tracks-jousts = Jousts
tracks-tournaments = Tournaments
tracks-education = Education
tracks-king = King’s Service
tracks-quests = Quests
tracks-charity = Charity

knights-jousts = White Knight
knights-tournaments = Black Knight

suits-gallantry = Gallantry
suits-sword = Sword
suits-education = Education
suits-king = King
suits-quests = Quests
suits-charity = Charity

colours-blue = Blue
colours-yellow = Yellow
colours-green = Green
colours-red = Red
colours-black = Black
colours-grey = Grey

neutral = The neutral squire
or = or
# $n (number)
round = Round { NUMBER($n, style: "roman") }
# $n (number), $all (number)
roundOf = Round { NUMBER($n, style: "roman") } of { NUMBER($all, style: "roman") }

steps-draft = Draft
steps-split = Share
steps-play = Play
steps-score = Score

passLeft = passing left
passRight = passing right

# $list (numbers)
pays-moves = moves of { LIST($list, last: "comma") }
pays-bet = moves your bet
# $list (numbers)
pays-top = { LIST($list, item: "signed", last: "comma") }
# $last (number), $next (number)
pays-last = last { NUMBER($last, sign: "always") }, next { NUMBER($next, sign: "always") }
pays-codex = tokens by rank
pays-king = +6 from 6, +12 on 12
pays-scrolls = when a scroll goes
pays-dragon = dragon: coats count
pays-alms = alms: coats change hands

hand-title = Your cards
# $colour (text)
hand-ofSquire = { $colour }’s cards
# $n (number)
hand-kept = Kept, { $n } of 5
hand-passed = Cards you passed on
# $name (text)
hand-to = to { -named($name) }
hand-spent = Faded: one like it has been played.
hand-codex = Secret Codex
# $places (numbers)
hand-codexSeen = you looked at { COUNT($places) ->
        [one] place
       *[other] places
    } { LIST($places) }
# $place (number), $value (number or none)
hand-token =
    { $value ->
        [none] Place { $place }, face down
       *[other] Place { $place }: { NUMBER($value) }
    }
# $name (text)
hand-takenBy = taken: { $name }
hand-chosen = chosen
hand-change = Change
hand-wait = You may still change your choice.

# $card (text)
does-keep = Keep { $card }
# $card (text)
does-play = Play { $card }
# $card (text), $track (text)
does-playOn = Play { $card } on { $track }
# $track (text)
does-bet = Bet on { $track }
# $track (text)
does-bonus = Move on { $track }
# $track (text)
does-lift = Lift on { $track }
# $colour (text), $track (text)
does-liftOf = Lift { $colour } on { $track }
does-liftNone = Leave them as they are
# $track (text)
does-sword = Sword on { $track }
# $place (number)
does-peek = Look at place { $place }
does-peekNone = Do not look
# $place (number)
does-codex = Take place { $place }
# $name (text)
does-from = Trade with { -named($name) }
# $coat (text)
does-give = Give { $coat }
# $coat (text)
does-take = Take { $coat }
does-takeNone = Take nothing
# $one (text), $two (text)
does-split = { $one } | { $two }
does-splitGo = Show these piles
# $n (number), $cards (text)
does-pile = Pile { $n }: { $cards }
does-assignGo = Hand them out
# $what (text)
does-forNeutral = Neutral: { $what }

# $value (number)
seen = you saw { NUMBER($value) }
unseen = face down
# $n (number)
pile = Pile { $n }
# $n (number), $of (number)
tray = { $n } of { $of }
swapHint = Tap a card to move it to the other side.
# $track (text), $value (number or none)
coat =
    { $value ->
        [none] { $track } ?
       *[other] { $track } { NUMBER($value, sign: "always") }
    }

# $from (number), $to (number)
preview-way = { $from } → { $to }
# $before (text), $after (text)
preview-change = { $before } → { $after }
# $n (number), $knight (text)
preview-cup =
    { $n ->
        [0] Cup to the middle
       *[other] Cup { $n } towards the { $knight }
    }
# $track (text), $parts (list)
preview-full = { $track }: { LIST($parts, last: "comma") }.
# $track (text), $parts (list)
preview-potential = Played on { $track }: { LIST($parts, last: "comma") }.

# Reasons of a choice: the points that it brings or denies.

# $n (number), $track (text)
because-more = { NUMBER($n, digits: 1) } more points { -behind($track) }
# $n (number), $track (text)
because-fewer = { NUMBER($n, digits: 1) } fewer points { -behind($track) }
# $who (text), $n (number), $track (text)
because-denies = denies { $who } { NUMBER($n, digits: 1) } points { -behind($track) }
# $who (text), $n (number), $track (text)
because-gives = gives { $who } { NUMBER($n, digits: 1) } points { -behind($track) }

status-toPlay = to play
status-choosing = choosing
status-ready = ready
# $n (number)
status-cards = { $n } { $n ->
        [one] card in hand
       *[other] cards in hand
    }
status-bet = bet:
status-first = First player
status-bot = a bot plays
status-away = away
status-points = points
status-hidden = Points are hidden until the end
# $n (number)
status-coats = { $n } { $n ->
        [one] coat
       *[other] coats
    }
status-played = Cards played
status-players = Players

# $track (text)
scoring-title = { $track } scores.
scoring-stepback = Gallantry: those who moved step back.
scoring-ranks = Gallantry: the leaders each move a disc.
scoring-ranksBet = Gallantry: the leaders move the discs they bet on.
scoring-tokens = Education: tokens are taken.
scoring-reset = Discs go back.
scoring-points = Points
scoring-none = –
scoring-caption = This round’s points so far

# $who (player), $n (number)
end-wins =
    { YOU($who) ->
        [you] You win with { -points($n) }
       *[other] { $who } wins with { -points($n) }
    }
# $all (players), $n (number)
end-share = { LIST($all, you: "You") } share the victory with { -points($n) }
# $n (number), $who (player)
end-ahead = { -points($n) } ahead of { -inside($who) }.
# $all (players)
end-gallantry = Level with { LIST($all, you: "you") } on points: Gallantry decides.
end-shared = Level on points, and all of them on the start of Gallantry.
end-picture = Where the points came from
end-total = Points
# $track (text), $value (number)
end-of = { $track } { NUMBER($value, sign: "always") }
end-cannotWin = cannot win

# $square (number)
sheet-onTop = on { $square }, on top
# $square (number)
sheet-under = on { $square }, below
# $square (number)
sheet-on = on { $square }
sheet-start = on the start
sheet-rule = Higher square first; on the same square, higher in the stack. All on the start are last.

-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }

when = When
round = Round
moment = Moment

moments-deal = Before the deal
moments-draft = Draft
moments-play = Playing
moments-scoring = Scoring
moments-end = The end

first = First player
points = Points
# $who (text)
pointsOf = { $who }: points so far
coats = Coats, round by round
# $track (text), $who (text), $round (number)
coatOf = { $track }, { $who }, round { NUMBER($round, style: "roman") }
kingTwice = Both scrolls were taken: King’s Service paid twice
informed = Players who know the coats of the codex
cards = Cards

piles-hands = Hand
piles-pack = Pack
piles-kept = Kept
piles-played = Played

discs = Where the discs stand
discsNow = Discs as they stand now
discsBefore = Discs as the round began
dealtRest = Hands that you leave empty are dealt from the rest.
codex = Codex
# $n (number)
place = Place { $n }
anyTokens = Any tokens
layTokens = Say which token lies where
peeked = Who has looked where
settle = Who wins this tie?
tiedWhere = Where they are tied
tiedDiscs = Who is tied
tiedAtEnd = Tap those with the most points, from the one furthest behind on Gallantry to the one ahead. On one square: from the bottom of the stack to the top.
# $track (text)
tiedOn = { $track }: tap the discs that share a square, from the bottom of the stack to the top.
# $who (text)
bet = { $who }: bet
cup = Cup: white squares, black ones below 0

scroll-six = Scroll of square 6
scroll-twelve = Scroll of square 12

lies = lies there
aside = taken in an earlier round
# $who (text)
taken = { $who } took it this round
move = Move the disc
tap = Tap a disc to move it.
back = One square back
forth = One square forward
up = Higher in the stack
down = Lower in the stack
# $who (text), $track (text), $square (number)
disc = { $who }, { $track }: square { NUMBER($square) }
# $square (text)
mend = Move it to { $square }
# $who (text)
wins = { $who } wins
# $who (text)
shared = { $who } share the victory

why-points = By points.
why-gallantry = They are tied on points, and Gallantry decides: the one ahead there wins.
why-shared = They are tied on points, and all of them stand on Gallantry square 0.

# $track (text), $square (number), $ahead (list)
tie = { $track }, square { NUMBER($square) }: { LIST($ahead) }, in this order. The last disc to arrive lies on top and is ahead.
# $who (text), $track (text), $from (number), $to (number)
moves = { $who } on { $track }: { NUMBER($from) } → { NUMBER($to) }
# $who (text), $track (text), $points (number)
pays = { $who }: { NUMBER($points, sign: "always") } from { $track }
# $track (text)
emptied = { $track }: all discs go back to square 0.
# $round (number)
next = Go on with round { NUMBER($round, style: "roman") }
nothing = No square is shared, and there is nothing to choose.

# $who (text), $track (text), $square (text), $most (text)
faults-far = { $who } cannot be on { $track } { $square } yet: { $most } is the furthest.
# $who (text), $track (text), $square (text), $least (text)
faults-behind = { $who } has played cards worth { $least } on { $track }, but stands on { $square }.
# $lower (text), $track (text), $upper (text)
faults-stack = On { $track } { $lower } came after { $upper } and lies on top.
# $who (text), $sum (text), $most (text)
faults-way = { $who }’s discs have gone { $sum } { $sum ->
        [one] square
       *[other] squares
    } together; { $most } is the most by now.
# $card (text), $copies (text)
faults-copies = Too many { $card }: the box has { $copies }.
# $who (text), $found (text), $due (text)
faults-hand = { $who } has { -cards($found) } in hand; it must be { $due }, or none.
# $who (text), $found (text), $due (text)
faults-turn = { $who } has played { -cards($found) }; it must be { $due }, since all play in turn.
# $least (text), $most (text)
faults-cup =
    { SAME($least, $most) ->
        [yes] The Cup must stand on { $least }.
       *[no] The Cup stands between { $least } and { $most }.
    }
# $square (text)
faults-scroll = The scroll of square { $square } does not fit the discs on King’s Service.
# $who (text)
faults-first = { $who } is first player then, since the rules of this table say who began.
faults-end = The game ends with round VI.
# $who (text), $track (text), $square (text), $most (text)
faults-order = { $who } cannot have begun the round on { $track } { $square }: the ordered reset leaves { $most } at most.

faults-early-played = No card has been played yet at this moment.
faults-early-kept = Cards are kept in the draft only.
faults-early-bets = Bets are made once the cards are dealt.
faults-early-codex = Tokens lie on the codex once the cards are dealt.

# $track (text), $round (text)
faults-unpaid = { $track } has paid nothing in round { NUMBER($round, style: "roman") }.
# $track (text), $round (text)
faults-coats = No one can have earned these coats from { $track } in round { NUMBER($round, style: "roman") }.
# $round (text)
faults-informed = Codex of round { NUMBER($round, style: "roman") }: players know the coats they took, and no coats that are not there.
# $name (text)
faults-variation = This comes with “{ $name }” only.
faults-middle = The Cup cannot be in the middle: the first Sword moves it away for good.
faults-bets = Every squire needs a bet.
# $who (text), $most (text)
faults-peeked = { $who } has looked at too many places: { $most } at most, one for each Education card.
faults-neutral = The neutral squire keeps the highest card passed to it, and cannot have got these.
# $who (text), $found (text), $due (text)
faults-kept = { $who } has kept { -cards($found) }; it must be { $due }, as many as the others.

faults-wanted-track = there is no such track here
faults-wanted-once = every squire has one disc on a track
faults-wanted-tokens = one −3, one −1, all others 0

refused-pack = Any other card: only those of the pack in front of them can be kept.
refused-hand = Any other card: only those in their hand can be played.
# $cards (text)
refused-played = { $cards }: already played this round.
refused-six = Any other card, or one more often than they have it: only their six can be dealt into piles.
refused-three = More or fewer: a pile is three cards.
refused-sword = Any other track, or none: a Sword moves on Jousts or Tournaments.

refused-must-bet = To make no bet: every squire names a track.
refused-must-pick = To keep nothing: a card has to be kept.
refused-must-split = To leave the cards together: six cards are made into two piles.
refused-must-choose = To take no pile: one of the two has to be taken.
refused-must-assign = To give one squire everything: each gets three cards.
refused-must-play = To play nothing: a card has to be played.
refused-must-bonus = To do without the bonus: it has to be used.
refused-must-codex = To take no token: each squire takes one.
refused-must-from = To trade with none: one of the last has to be named.
refused-must-give = To give nothing: a squire with an Education coat gives one.
refused-must-take = To take nothing: in this edition what there is has to be taken.

# $discs (text)
refused-start = { $discs }: on square 0 there is no stack.
# $discs (text)
refused-top = { $discs }: no other disc lies on it.
# $track (text)
refused-stuck = { $track }: the disc is at the end and cannot move.
# $place (text), $who (text)
refused-taken = Place { $place }: { $who } has taken that token.
refused-self = Oneself: a squire trades with another one.
# $who (text)
refused-above = { $who }: not last, on square 0.
# $coats (text)
refused-coat = { $coats }: they hold no such Education coat.
# $coats (text)
refused-large = { $coats }: too large, 3 is the most.
refused-source = Coats of Quests: they cannot be taken.

-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }

# $who (text)
hand = { $who }: hand
handHere = Hand
# $n (number)
any = any { -cards($n) }
anyCards = Any cards
fewer = One card fewer
more = One card more
# $who (text), $place (text)
guild = { $who }: guild { $place }
# $place (text)
guildHere = Guild { $place }
pile = Discard pile, the last on top
deck = Cards in the deck
rest = the rest
deckOf = Deck
aside = The card being used
turn = Which turn it is
earliest = the earliest
knowledge = Knowledge of each player
# $who (text), $place (text)
knows = { $who } knows of { $place }
# $who (text)
handOf = { $who }’s hand
theDeck = the deck
sure = Is there
exact = No others of
when = When
moment = Moment

moments-turn = A turn begins
moments-end = The end

turnOf = Whose turn
ending = How it ended

endings-cycle = The deck ran out twice
endings-third_guild = Third guild
endings-max_turns = Too many turns

breaker = Cycle-Breaker

sides-red = Red
sides-yellow = Yellow

# $who (text)
wins = { $who } wins
# $who (text)
shared = { $who } share the victory
# $who (text), $guilds (number), $members (number), $hand (number)
line = { $who }: { $guilds } { $guilds ->
        [one] guild
       *[other] guilds
    }, { -cards($members) } in them, { -cards($hand) } in hand

# $card (text), $copies (text)
faults-copies = Too many of { $card }: the box has { $copies }.
# $found (text), $most (text)
faults-missing = { $found } { $found ->
        [one] card is
       *[other] cards are
    } too many: only { $most } are left.
faults-guild = A guild is three cards or more, of one type and Jesters.
# $who (text)
faults-third = { $who } has a third guild: that ends the game at once.
# $who (text)
faults-won = { $who } needs three guilds to have won by the third.
faults-empty = The deck is never empty while a turn is played: its last card turns the Cycle-Breaker.
# $most (text)
faults-full = Before the Cycle-Breaker turns, the deck has { $most } cards at most.
faults-runOut = The deck has run out, so there is no card in it.
faults-breaker = The deck ran out twice, so the Cycle-Breaker is yellow.
# $turn (text), $least (text)
faults-early = Turn { $turn } is too early for this: { $least } is the first that could be.
# $who (text), $turn (text)
faults-active = In turn { $turn } it is { $who }’s turn, since the rules of this table say who began.
# $turn (text)
faults-last = The turns have run out, so it is turn { $turn }.
# $who (text), $card (text), $known (text), $there (text)
faults-knows = { $who } cannot know { $known } of { $card }: there are { $there }.
faults-unknown = This cannot be known yet.

faults-wanted-end = only at the end of the game
faults-wanted-guilds = guilds are written like 1.2 K 3+1
faults-wanted-place = one guild at each place
faults-wanted-seat = the number of another seat, or deck

refused-hand = Any other card: it is not in their hand.
refused-there = Any other card: it is not in that hand.
refused-drawn = Any other card: it was not drawn.
# $card (text)
refused-same = { $card }: the card that was just taken is not given back.
# $card (text)
refused-kept = { $card }: it is kept, not laid down.
refused-draw = To draw: cards come by powers, or if nothing else is possible.
# $card (text), $n (text)
refused-held = { $card } ({ $n })
# $cards (text)
refused-few = To lay a guild: three cards are needed, Jesters included. There are { $cards }.
# $who (text), $place (text), $card (text)
refused-guild = { $who }’s guild { $place }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }
# $guilds (text)
refused-powerless = To activate { $guilds }: Jesters have no power.
# $guilds (text)
refused-nothing = To extend { $guilds }: no card of its type and no Jester in hand.
# $guilds (text)
refused-other = To activate or extend { $guilds }: not their own.
# $guilds (text)
refused-copy = { $guilds }: its power cannot be copied.
refused-mixed = To extend a guild with another type: only cards of its own type and Jesters fit.
refused-member = Any other card: it does not lie in that guild.
# $cards (text)
refused-twice = Two of one type ({ $cards }): there is only one of it in hand.
refused-two = More or fewer cards: exactly two are traded.
refused-idle = To do nothing: a turn is one action.
# $card (text)
refused-must = To do without the power ({ $card }): it has to be used to its end.
refused-self = Oneself: it has to be another player.
# $who (text)
refused-fewer = { $who }: others hold more cards.

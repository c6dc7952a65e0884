### Looked up: actions

-name =
    { $kind ->
        [A] { names-A }
        [R] { names-R }
        [B] { names-B }
        [J] { names-J }
        [K] { names-K }
        [M] { names-M }
        [O] { names-O }
        [N] { names-N }
        [P] { names-P }
        [G] { names-G }
        [S] { names-S }
        [Z] { names-Z }
       *[W] { names-W }
    }
-many =
    { $kind ->
        [W] Witches
       *[other] { -name($kind) }s
    }
-one =
    { $kind ->
        [none] a card
        [A] an { -name($kind) }
        [R] an { -name($kind) }
       *[other] a { -name($kind) }
    }
# One of the things in a list: “2 Knights and a Jester”. $kind (text), $count (number)
-card =
    { $count ->
        [1] { -one($kind) }
       *[other] { $count } { -many($kind) }
    }

-cards = { $n } { $n ->
        [one] card
       *[other] cards
    }
-own =
    { YOU($who) ->
        [you] your
       *[other] { $who }’s
    }
-object =
    { YOU($who) ->
        [you] you
       *[other] { $who }
    }

names-A = Assassin
names-R = Artisan
names-B = Beggar
names-J = Jester
names-K = Knight
names-M = Merchant
names-O = Monk
names-N = Noble
names-P = Priest
names-G = Ranger
names-S = Star
names-Z = Wizard
names-W = Witch

# On the card.

powers-A = Discard a card from any guild
powers-R = Take the top discard
powers-B = Take a random card from the fullest hand
powers-J = Counts as any type in a guild
powers-K = Name a type: a rival gives you one
powers-M = Trade two cards with a rival
powers-O = Draw two cards
powers-N = The next two players each give you a card
powers-P = See a hand, take a card, give one
powers-G = Take a card from any guild
powers-S = Everyone draws a card, you first
powers-Z = Draw three, keep one
powers-W = Use the power of any guild

# In full.

more-A = Choose a card in any guild on the table: it goes to the discard pile. With no other guild to raid, draw a card.
more-R = Take the top card of the discard pile.
more-B = Take a random card from the player with the most cards in hand. If that is you, draw one.
more-J = No power. In a guild it stands for any type.
more-K = Name a player and a type. If that hand has one, it is yours; everyone hears the answer.
more-M = Trade two cards with another player; both choose in secret, at the same time.
more-O = Draw two cards.
more-N = The next two players each give you a card of their choice. With two players: one gives, then you draw one.
more-P = Look at another hand, take one card, and give a different one of yours.
more-G = Take a card from any guild on the table into your hand. With no other guild to raid, draw a card.
more-S = Every player draws a card, beginning with you.
more-Z = Draw three cards, keep one and discard two in the order you like.
more-W = Use the power of any guild on the table except Jesters and Witches. With none to copy, the top card of the deck is used.

# $n (number)
turn = Turn { $n }
yourTurn = your turn
# $name (text)
turnOf = { $name }’s turn
# $n (number)
inHand = { $n } in hand
# The same card several times.
# $n (number)
times = ×{ $n }
# $all (counts)
listed = { LIST($all, item: "card") }
# $kind (text)
guildOf = { -name($kind) } guild
# For those who hear the page.
# $kind (text), $all (counts)
guildLabel = { -name($kind) } guild: { LIST($all, item: "card") }
freePlace = No guild yet
winningPlace = A third guild here wins
yourGuilds = Your guilds
yourHand = Your hand
thirdWins = The third guild wins.
emptyHand = No cards in hand
deck = Deck
# $n (number)
deckLabel = Deck: { -cards($n) }
pile = Discards
pileLabel = Show the discard pile
pileTitle = Discard pile, top first
pileEmpty = The discard pile is empty.
onTop = on top
lastDiscards = the last eight, newest first

# Of each type, on large screens.

seen-title = Seen so far, of eight each
seen-known = seen
seen-own = yours
seen-not = not seen
# $all (number), $own (number)
seen-label = { $all } of 8 seen{ $own ->
        [0] { "" }
       *[other] , { $own } of them yours
    }

breaker = Cycle-Breaker
breakerRed = Red: when the deck runs out, the discards make a new one.
breakerYellow = Yellow: when the deck runs out, the game ends at once.
powersOnTable = Powers on the table
noPowers = No guild has been laid yet.
allPowers = All 13
allPowersTitle = All 13 powers
# $n (number)
youKnow = you know { $n }
# $who (text)
knowTitle = { $who }: known cards
knownCards = Certainly in this hand
knownNone = Certainly not in this hand
knownExact = No more of these than shown
knowNothing = Nothing for certain yet.
bot = bot
away = away
players = Players
showKnown = Guilds and known cards
guildsHeading = Guilds
howTurn = Your turn is one action:

actions-play = Play a card
    .text = for its power; then it is discarded
actions-guild = Lay a guild
    .text = three or more of a type, Jesters count as any
actions-activate = Use a guild
    .text = its power again, and nothing is discarded
actions-extend = Add to a guild
    .text = cards of its type or Jesters; then use it

# $turns (number)
aim = Lay three guilds and you win at once. If the deck runs out twice, or after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }, most guilds wins, then most cards in them, then the fullest hand.

keys-1-1 = ←
    .text = →
keys-1-2 = another choice

keys-2-1-1 = A–Z

keys-2-2 = the card of that name

keys-3-1-1 = 1–9

keys-3-2 = choose

keys-4-1-1 = Enter

keys-4-2 = choose, then confirm

keys-5-1-1 = ?

keys-5-2 = this page

helpTurn = On your turn, one of these:
howMany = How many?
confirmNone = Choose a card first
# Asked, and answered by the button.
ownGuild = Really your own guild?
reallyOwn = Yes, my own
change = Change
# $what (text)
keepChosen = Chosen: { $what }
# $n (number), $of (number)
marked = { $n } of { $of } chosen
# $name (text)
noteTypes = Number: copies you cannot place. Eye: { $name } has one. Dash: { $name } has none.
notSeen = not seen yet
hasOne = certainly there
hasNone = certainly not there
otherChoices = Other choices

# $who (player)
chain-plays =
    { YOU($who) ->
        [you] You play
       *[other] { $who } plays
    }
# $who (player)
chain-lays =
    { YOU($who) ->
        [you] You lay
       *[other] { $who } lays
    } a guild
# $who (player)
chain-uses =
    { YOU($who) ->
        [you] You use
       *[other] { $who } uses
    } a guild
# $who (player)
chain-extends =
    { YOU($who) ->
        [you] You add
       *[other] { $who } adds
    } to a guild
# $who (player)
chain-draws =
    { YOU($who) ->
        [you] You draw
       *[other] { $who } draws
    }
chain-copies = copies
chain-reveals = reveals

# Reasons of a choice: ways to win that it makes more or less likely.

because-third_guild = more wins by a third guild
    .text = fewer wins by a third guild
because-cycle = more wins when the deck runs out
    .text = fewer wins when the deck runs out

# $name (text)
wait-turn = { $name } is deciding what to do.
# $name (text)
wait-target = { $name } is choosing a player.
# $name (text), $target (player)
wait-name = { $name } is choosing a type to ask { -object($target) } for.
# $name (text)
wait-card = { $name } is choosing a card in a guild.
# $name (text)
wait-copy = { $name } is choosing a guild to copy.
# $name (text), $target (player)
wait-take = { $name } is looking at { -own($target) } hand.
# $names (list), $to (player)
wait-give = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } choosing a card for { -object($to) }.
# $names (list)
wait-swap = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } choosing two cards to trade.
# $name (text)
wait-keep = { $name } is looking at three cards.
# $name (text)
wait-top = { $name } is putting cards on the discard pile.
wait-chance = The cards decide.
# $names (list)
wait-other = Waiting for { LIST($names) }.
wait-over = The game is over.

end-youWin = You win!
# $name (text)
end-wins = { $name } wins.
# $all (players)
end-share = { LIST($all, you: "You") } share the victory.
end-third = With a third guild, at once.
end-cycle = The deck ran out for the second time.
# $n (number)
end-maxTurns = { $n } turns were played without a winner.
end-byGuilds = Most guilds wins.
end-byMembers = Level on guilds: most cards in guilds wins.
end-byHands = Level on guilds and on cards in them: the fullest hand wins.
end-equal = Guilds, cards in guilds and hands are all equal.
end-guilds = Guilds
end-members = Cards in guilds
end-hands = Cards in hand
end-player = Player
end-winner = Winner
end-table = The players compared

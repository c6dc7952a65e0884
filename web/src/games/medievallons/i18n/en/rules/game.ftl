title = The game

parts-title = The table
parts-body-1 = Two to five players, about half an hour. The deck has **104 cards**: thirteen types of guild, eight cards of each. Under the deck lies the **Cycle-Breaker**, red side up.
parts-body-2-picture-types = The thirteen types. The colour says what a power touches: deck, hands, guilds, discard pile; the Witch copies, the Jester is any type.
parts-body-3 = Everyone gets six cards. The top card of the rest opens the discard pile, which is open to all. The first player is drawn at random [M1]; play goes clockwise. There is no hand limit.
parts-body-4 = **There is no draw step.** New cards come only from powers, so every turn must work for you.

turn-title = Your turn: one action
turn-body-1 = Do exactly one of these four.
turn-body-2-steps-1 = **Play a card:** use its power, then put it on the discard pile. Meanwhile it lies aside, in neither hand nor pile [M2].
turn-body-2-steps-2 = **Lay a guild:** three or more hand cards of one type, Jesters counting as any type. Then its power is used. Your third guild wins at once, before any power [M3].
turn-body-2-steps-3 = **Activate a guild** of yours from an earlier turn: use its power and discard nothing [M30].
turn-body-2-steps-4 = **Extend a guild** of yours from an earlier turn: add one or more cards of its type, or Jesters, then use its power [M4].
turn-body-3-picture-guild = Two Monks and a Jester: a guild of Monks. You draw two cards now, and every time you activate it.

guilds-title = Guilds
guilds-body-1 = You say exactly which cards you use: how many of the type, how many Jesters [M5]. The type of a guild is that of its other cards; a guild of Jesters alone has no power until it is extended with some type [M6]. You may have several guilds of one type.
guilds-body-2 = A guild that falls to two cards or fewer is **dissolved** at once, and its cards go back to its owner’s hand [M7].
guilds-body-3-picture-dissolve = An Assassin takes one of three cards: two are left, and they go back to their owner’s hand.

empty-title = With an empty hand
empty-body-1 = Three cases, and only these, let you draw from the deck instead of acting; nothing else is possible then.
empty-body-2-list-1 = No card and no guild: draw two cards.
empty-body-2-list-2 = No card, and all your guilds are Jester guilds: draw one card [M8].
empty-body-2-list-3 = No card, and your only guild is a Ranger or an Assassin guild and the only guild on the whole table: draw one card [M9].

win-title = The third guild
win-body-1 = You win the moment you **lay** your third guild, on your own turn [M26]. So watch the others: two guilds and three cards of one type in a hand is one turn from the end. Break a guild with an Assassin or a Ranger, or take the cards from the hand.
win-body-2-picture-third = Two guilds lie on the table. The third place wears the laurel.

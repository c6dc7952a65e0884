title = The end

breaker-title = The Cycle-Breaker
breaker-body-1 = When the **last card of the deck** is drawn or revealed, the Cycle-Breaker shows.
breaker-body-2-steps-1 = **The first time** it turns from red to yellow. The top card of the discard pile stays; the rest is shuffled into a new deck, and drawing goes on if cards are still due [M19].
breaker-body-2-steps-2 = **The second time** the game ends at once, even in the middle of a power [M20] [M21].
breaker-body-3-picture-breaker = Red: one reshuffle to come. Yellow: the next empty deck ends the game.
breaker-body-4 = Without a third guild, the most guilds win; then the most cards in guilds; then the most hand cards; if still tied, the victory is shared [M22]. A game that never ends is stopped after 400 turns [M23].

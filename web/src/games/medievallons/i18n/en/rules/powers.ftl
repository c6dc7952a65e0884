title = The thirteen powers

reading-title = How powers work
reading-body-1 = A power is the same whether you play the card, lay its guild, activate or extend it. “Draw” means from the deck. A target is always another player [M27].
reading-body-2 = **More cards.** With the Merchant, the Noble and the Priest, a player who must part with more cards than they hold first draws just enough; you first, then clockwise [M18].
reading-body-3 = Powers that copy powers, or that others must answer, make chains. The page asks one question at a time and shows where it comes from.
reading-body-4-picture-chain = A chain: you play a Witch, she copies Bertran’s Knights, and they ask Dorothea.

assassin-title = Assassin
assassin-body-1 = Choose a card in any guild on the table, your own too. It goes to the discard pile. No guild on the table, or none but the one you are using: draw one card instead [M31].
assassin-body-2-picture-power_A = Any guild → discard pile

artisan-title = Artisan
artisan-body-1 = Take the top card of the discard pile. If it is empty, nothing happens [M10].
artisan-body-2-picture-power_R = Discard pile → your hand

beggar-title = Beggar
beggar-body-1 = Take a random card from the player with the most cards in hand; if several others tie, choose one. If you hold strictly more than everyone else, draw one card instead [M11] [M28].
beggar-body-2-picture-power_B = The fullest hand → your hand, at random

jester-title = Jester
jester-body-1 = No power. It counts as any type in a guild. It may be played alone, for nothing [M12].
jester-body-2-picture-power_J = Any type in a guild

knight-title = Knight
knight-body-1 = Choose another player and name a type. If they have such a card they give you one; if not, nothing happens, and now all players know [M13].
knight-body-2-picture-power_K = A card you name → your hand

merchant-title = Merchant
merchant-body-1 = Trade two cards with another player. Both choose two of their own in secret, at the same time.
merchant-body-2-picture-power_M = Two of your cards ↔ two of theirs

monk-title = Monk
monk-body-1 = Draw two cards.
monk-body-2-picture-power_O = Deck → your hand, two cards

noble-title = Noble
noble-body-1 = The next two players clockwise each give you one card of their choice, both at the same time. With two players: the other gives one, then you draw one.
noble-body-2-picture-power_N = The next two hands → your hand, one card each

priest-title = Priest
priest-body-1 = Look at another player’s whole hand and take one card; then give one of yours, but not that same card [M14].
priest-body-2-picture-power_P = See a hand, take one, give one

ranger-title = Ranger
ranger-body-1 = Take a card from any guild on the table, your own too, into your hand. No guild on the table, or none but the one you are using: draw one card instead [M31].
ranger-body-2-picture-power_G = Any guild → your hand

star-title = Star
star-body-1 = Every player draws one card, you first, then clockwise.
star-body-2-picture-power_S = Deck → every hand

wizard-title = Wizard
wizard-body-1 = Draw three cards, keep one and discard two; you choose which of the two ends on top [M15].
wizard-body-2-picture-power_Z = Draw three, keep one, discard two

witch-title = Witch
witch-body-1 = Use the power of any guild on the table as if it were yours. Jester and Witch guilds cannot be chosen.
witch-body-2 = If there is no other guild, reveal the top card of the deck, put it on the discard pile and use its power. A Witch reveals again, a Jester does nothing, an Artisan takes itself [M16]. A copied Ranger or Assassin without any guild draws one card [M17].
witch-body-3-picture-power_W = Any guild’s power, as if it were yours

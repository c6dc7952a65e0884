on_turn-title = Set-up and turn

on_turn-M1 = First player
    .text = Drawn at random, unless the options of the table name a seat.

on_turn-M2 = A card being used
    .text = While its power resolves, a played card is in neither hand nor discard pile. It does not count as a hand card, and an Artisan cannot take itself.

on_turn-M30 = When a guild can be activated
    .text = A guild must have been laid on an earlier turn. As you have one action a turn, every guild of yours qualifies at the start of your turn.

on_turn-M27 = Another player
    .text = A target must be a different player wherever the text says “another player”; the same goes for the Knight’s “a player”.

on_guilds-title = Guilds

on_guilds-M3 = The third guild
    .text = The third guild wins at once, before any power is used.

on_guilds-M4 = Extending
    .text = Only a guild from an earlier turn can be extended.

on_guilds-M5 = Which cards
    .text = When you lay or extend, you name exactly which cards are used: so many of the type, so many Jesters.

on_guilds-M6 = The type of a guild
    .text = It is that of its other cards. Jesters alone are a Jester guild without power; extended with cards of one type it is of that type from then on. If the last other card leaves a guild of three or more, it becomes a Jester guild again.

on_guilds-M7 = Dissolving
    .text = A guild that falls to two cards or fewer is dissolved as soon as the card is taken; its cards go to its owner’s hand.

on_guilds-M26 = Winning needs laying
    .text = The third guild wins only by being laid, on one’s own turn.

on_empty-title = With an empty hand

on_empty-M8 = Several Jester guilds
    .text = With an empty hand and only Jester guilds, however many, you draw one card.

on_empty-M9 = Only a Ranger or Assassin guild
    .text = You draw one card only if it is the one guild on the whole table. If others have guilds, you can and must use it. Two such guilds of your own are no exception. With cards in hand, see M31.

on_powers-title = Powers

on_powers-M10 = Artisan and an empty pile
    .text = Nothing is taken.

on_powers-M11 = Beggar: the fullest hand
    .text = If you tie with others for the most cards, choose among those others. If you hold strictly more than every other, draw one card.

on_powers-M28 = Beggar: all others empty
    .text = If no other player holds a card, draw one instead.

on_powers-M12 = A Jester played alone
    .text = It may be played, for nothing.

on_powers-M13 = Knight: public information
    .text = The type named and the answer. The “more cards” rule does not apply to the Knight.

on_powers-M14 = Priest: not the same card
    .text = You may not give back the card you took, so the type you give must have been in your hand before.

on_powers-M31 = Ranger and Assassin guilds: nothing else to raid
    .text = A guild does not raid itself. If your Ranger or Assassin guild is the only guild on the table and you lay, extend or activate it, or copy it with a Witch card, you draw one card instead. Another player’s Witch may take from it, and so may a Ranger or Assassin card from your hand. As soon as there is any other guild, the power is used as usual, on your own guilds too; the page asks first whether you mean it.

on_powers-M15 = Wizard: the order of discards
    .text = You choose which of the two ends on top. Cards discarded by a power go down before the played card itself.

on_powers-M16 = Witch with no guild to copy
    .text = The revealed card goes to the discard pile and its power is used. A Witch reveals again, a Jester does nothing; an Artisan lies on top of the pile and takes itself.

on_powers-M17 = Witch copying without a guild
    .text = A Ranger or Assassin power copied with no guild on the table draws one card.

on_powers-M18 = More cards
    .text = Before the power resolves, a player who must part with more cards than they hold draws until they have just enough; user first, then clockwise. The Priest needs one card on each side, the Merchant two on each, the Noble one from each giver. A target is chosen before that.

on_end-title = Cycle-Breaker and end

on_end-M19 = The reshuffle
    .text = Cards being resolved (a played card, a Wizard’s three) are not in the pile. The reshuffle happens the moment the last card leaves the deck. If a Witch revealed that card, it is the top of the pile and stays.

on_end-M20 = The end in the middle of a power
    .text = The rest of the power is not resolved; cards given or drawn count; a card played and not yet discarded counts nowhere. A Wizard’s drawn cards count as hand cards.

on_end-M21 = Nothing to shuffle
    .text = If the first reshuffle finds no card for a new deck, the game ends too.

on_end-M22 = The winner at the end
    .text = Most guilds; then most cards in guilds; then most hand cards; then the victory is shared.

on_end-M23 = Endless games
    .text = After 400 turns of all players together the game ends as if yellow had shown; the last turn is played out. The number can be changed.

on_secrets-title = Open and secret

on_secrets-M24 = Public information
    .text = Every guild and its cards, the discard pile and its order, hand and deck sizes, the Cycle-Breaker’s side, whose turn it is, each action and its target, the type a Knight named and the answer, the cards that Artisan, Ranger and Assassin took, and their place. Secret: hands, the deck’s order, drawn cards, and cards moved by Noble, Merchant, Priest and Beggar.

on_secrets-M25 = Known cards in other hands
    .text = The page shows cards you gave, saw by a Priest, or that became public, as long as they must still be there. Once a card may have left unseen, that knowledge is weakened or dropped; it is never wrong, and never more than a perfect observer could work out.

on_secrets-M29 = Forced choices
    .text = A choice that public facts alone force is made for you: the target with two players, giving from a hand of one card, the only guild that can be copied. One that only your secret cards force is still asked, so that a quick answer reveals nothing. The Wizard’s choice is always asked.

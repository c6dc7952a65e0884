kinds-guilds = Guilds
kinds-powers = Powers
kinds-end = The end

lessons-jesters-title = Three Jesters
lessons-jesters-line = A guild of Jesters alone.

lessons-jesters-says-start = You have two guilds, and nothing but Jesters in hand. In a guild a Jester counts as any type. What if there is no other type?
lessons-jesters-says-ask = Your turn, one action. What do you do?
lessons-jesters-says-alone = Played alone a Jester does nothing, and is discarded.
lessons-jesters-says-power = A useful power, but then it is Bertran’s turn. These three cards can do more.
lessons-jesters-says-longer = A longer guild is still one guild. It takes a third to win.
lessons-jesters-says-done = Three Jesters are a guild as well, and the third guild wins at once, before any power. A Jester guild has none anyway.

lessons-jesters-remember = Jesters alone are a guild: it counts, but has no power until cards of one type join it.

lessons-dissolve-title = A guild falls apart
lessons-dissolve-line = What becomes of a guild of two.

lessons-dissolve-says-start = Bertran needs one more guild to win. He has five cards with the Knights and three with the Monks. You hold an Assassin.
lessons-dissolve-says-play = What do you play?
lessons-dissolve-says-monk = Two cards for you, and perhaps a third guild for Bertran. First things first.
lessons-dissolve-says-kill = The Assassin discards a card of any guild. Which one?
lessons-dissolve-says-large = Four cards are still a guild. Bertran would keep both.
lessons-dissolve-says-other = Dorothea’s guild would fall apart, but it is Bertran who is about to win.
lessons-dissolve-says-done = Two cards are no guild, so it is dissolved at once. They went back to Bertran’s hand, and he needs two guilds again.

lessons-dissolve-remember = A guild of three ends with the first card it loses. The rest goes to its owner’s hand, not to the pile.

lessons-raid-title = Only your own guild
lessons-raid-line = Rangers and Assassins with nothing else to raid.

lessons-raid-says-start = Rangers take a card from any guild on the table, your own too. But yours is the only one.
lessons-raid-says-alone = You want one more card, and to keep your guild. What do you do?
lessons-raid-says-card = A Ranger from your hand is not your guild: it takes from the only one there is, yours, which falls apart.
lessons-raid-says-elsewhere = That costs a card of your hand. Your guild can do it for nothing.
lessons-raid-says-both = Another table: Bertran has a guild now, and you have activated your Rangers. Which card do you take?
lessons-raid-says-own = As soon as there is another guild, your own can be raided. It would fall apart, for nothing.
lessons-raid-says-done = A Noble for you, and Bertran’s guild is gone. Alone on the table, your Rangers would have drawn a card instead.

lessons-raid-remember = A guild does not raid itself if it is the only one: you draw a card. A Ranger or Assassin from your hand does.

lessons-beggar-title = Who holds most?
lessons-beggar-line = A Beggar in use is in no hand.

lessons-beggar-says-start = You hold four cards, the others three each. A Beggar takes a card from the fullest hand. Is that not yours?
lessons-beggar-says-play = You want a third Knight, and you know two in Bertran’s hand. Play the Beggar and see.
lessons-beggar-says-knight = That Knight could fetch one, but is discarded: then you have two again.
lessons-beggar-says-star = One card for all, and hardly a Knight. Try the Beggar.
lessons-beggar-says-whom = A card in use is not in your hand: you hold three, like the others. So you choose among them. Whom?
lessons-beggar-says-stranger = Of Dorothea’s hand you know nothing. Of Bertran’s three cards two are Knights.
lessons-beggar-says-done = A third Knight. Only if you held more than all others, the Beggar not counted, would you draw from the deck instead.

lessons-beggar-remember = The card you play does not count. If you tie for the most, choose one of the others; if you hold more, draw.

lessons-priest-title = Take one, give one
lessons-priest-line = What a Priest may give back.

lessons-priest-says-start = A Priest shows you a hand; you take a card from it and give one of yours. You know of a Knight in Bertran’s hand.
lessons-priest-says-play = You want a third Knight. What do you play?
lessons-priest-says-other = That would not leave you with three Knights. The Priest can.
lessons-priest-says-whom = Whose hand?
lessons-priest-says-stranger = Nothing says that Dorothea has a Knight. Bertran has one.
lessons-priest-says-take = This is all he holds. Which card?
lessons-priest-says-useless = One of its kind is a beginning; a third Knight is a guild.
lessons-priest-says-give = Now he gets one of yours: of a type that you had before, so never just the card you took.
lessons-priest-says-knight = Allowed, since you had Knights before. But it leaves you with two.
lessons-priest-says-done = Three Knights in hand. And you have seen Bertran’s cards: the page remembers them for you as long as they must be there.

lessons-priest-remember = Give a type that you held before you took. A player without a card to give draws one first.

lessons-wizard-title = Top of the pile
lessons-wizard-line = The order of a Wizard’s discards.

lessons-wizard-says-start = Bertran plays next. His Artisans take the top card of the discard pile, and you know two Knights in his hand.
lessons-wizard-says-use = You want to draw three, keep one, and spend nothing. What do you do?
lessons-wizard-says-card = It does the same, but costs the card, which would then lie on top of the pile itself.
lessons-wizard-says-other = That costs a card. Your guild does it for nothing.
lessons-wizard-says-keep = A Knight, a Star and a Monk. You have two Monks. Which one do you keep?
lessons-wizard-says-useless = A third Monk would be a guild.
lessons-wizard-says-top = The other two are discarded, and you choose which ends on top. Think of Bertran.
lessons-wizard-says-knight = His Artisans would take it: the third Knight.
lessons-wizard-says-done = The Star covers the Knight. A Wizard played from your hand would lie on top of both.

lessons-wizard-remember = You choose the order in which a Wizard discards. A played card goes to the pile after all that its power did.

lessons-witch-title = Nothing to copy
lessons-witch-line = A Witch when there is no guild.

lessons-witch-says-start = A Witch uses the power of any guild on the table. But there is none.
lessons-witch-says-play = Play her all the same, and watch the deck.
lessons-witch-says-ranger = Without any guild a Ranger draws one card. Now see what the Witch does.
lessons-witch-says-jester = Played alone a Jester does nothing. Now see what the Witch does.
lessons-witch-says-artisan = She revealed an Artisan and used its power: it lay on top of the pile and took itself. A Witch would reveal again, a Jester do nothing.
lessons-witch-says-copy = Another table, and a Witch is played. Jester and Witch guilds cannot be copied. Which guild gets you two cards?
lessons-witch-says-assassin = Assassins only discard. Monks draw two.
lessons-witch-says-done = Whose guild it is does not matter: you used its power as if it were yours.

lessons-witch-remember = With no guild to copy, a Witch uses the top card of the deck. Jester and Witch guilds are none to copy.

lessons-end-title = The last card
lessons-end-line = The game may end in the middle of a power.

lessons-end-says-start = The Cycle-Breaker shows yellow, and one card is left. The player who draws it ends the game at once, even in the middle of a power.
lessons-end-says-count = Then guilds count: you and Bertran have one. Then the cards in them: three each. Then hand cards: three each.
lessons-end-says-ask = How do you end it so that you win?
lessons-end-says-share = That ends it, but a card in use counts nowhere: three in hand against three, and you would share the victory.
lessons-end-says-on = Nothing is drawn, so the game goes on, and another player may end it.
lessons-end-says-done = Your hand stayed whole, and the card your Wizards drew counts, too: four against three.

lessons-end-remember = When the deck runs out the second time all stops: drawn cards count, a card in use does not.

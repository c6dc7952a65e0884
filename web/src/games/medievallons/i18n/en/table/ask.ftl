### Looked up: whom, card, giving

# What to do, and how.
turn = Your turn: play a card, or use a guild.
    .text = Choose a card from your hand or one of your guilds.
turnCards = Your turn: play from your hand.
    .text = Choose a card.
turnGuilds = Your turn: use one of your guilds.
    .text = Your hand is empty.
turnWins = You can lay your third guild, and win!

whom-B = Beggar: several have the fullest hand. From whom do you take?
whom-K = Knight: which player do you ask?
whom-M = Merchant: with whom do you trade two cards?
whom-P = Priest: whose hand do you look at?

target = Choose a player.
# $name (text)
name = Knight: name a type that { $name } must give you.

card-A = Assassin: which card goes to the discard pile?
card-G = Ranger: which card do you take into your hand?

copy = Witch: which guild’s power do you use?
# $name (text)
take = Priest: take a card from { $name }’s hand.

# $name (text)
giving-P = Priest: give { $name } one of your cards.
# $name (text)
giving-N = Noble: give { $name } one of your cards.

giveDetail = No one else sees which.
# $name (text)
swap = Merchant: choose two cards for { $name }.
swapDetail = You get two in return. Both choose in secret.
keep = Wizard: keep one of these cards.
top = Wizard: which one goes on top of the discard pile?
other = Choose.
# $names (list)
chosen = Chosen. Waiting for { LIST($names) }.
chosenDetail = You can still change your choice.

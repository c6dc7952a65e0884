title = Open and hidden information

secrets-title = Open and secret
secrets-body-1-table-1 = Open to all | Secret
secrets-body-1-table-2 = guilds and their cards, the whole discard pile | hands, the order of the deck
secrets-body-1-table-3 = hand sizes, deck size, the Cycle-Breaker | drawn cards
secrets-body-1-table-4 = each action and its target, the type a Knight named and the answer | cards moved by Noble, Merchant, Priest and Beggar: only the two concerned know
secrets-body-2 = The exact list is [M24]. The page remembers for you the cards you know in other hands [M25], and makes a choice for you only where there is none [M29].

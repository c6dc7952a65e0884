line = One set of rules for all: each player starts with six cards, and the third guild wins.

options-maxTurns-name = Longest game
options-maxTurns-line = After this many turns the player with the most guilds wins. It almost never comes to that.
options-maxTurns-unit = turns

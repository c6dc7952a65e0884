# The game in a sentence, on the start screen.
line = Gather three of a kind, lay a guild, use its power. The third guild wins at once.
credit = Medievallons: designed and illustrated by Coen Balkestein, published by Wulfhorn Games.

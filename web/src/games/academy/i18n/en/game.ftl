# The game in a sentence, on the start screen.
line = Draft five cards, play four, and race your squire along seven tracks.
credit = Medieval Academy: a game by Nicolas Poncin, illustrated by Pierô, published by Blue Cocker Games, 2014.

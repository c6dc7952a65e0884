turn = À vous de jouer
invited = On vous invite
until = jusqu’à { $time }
sample = Voilà à quoi cela ressemble.

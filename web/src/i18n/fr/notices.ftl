turn = À vous de jouer
invited = On vous invite
until = jusqu’à { $time }
sample = Ceci est un exemple de notification.

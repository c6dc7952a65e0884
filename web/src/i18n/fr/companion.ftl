title = Compagnon
about = À côté du vrai jeu, sur un seul téléphone : il compte les points, vous jouez. Sans compte ni réseau ; tout reste sur cet appareil.
game = Jeu
players = Joueurs
begin = Commencer
anew = Nouvelle partie
back = Revenir à la partie
undo = Annuler

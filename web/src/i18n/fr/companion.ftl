title = Compagnon
about = À côté du vrai jeu, sur un seul téléphone : il compte, vous jouez. Sans compte ni réseau, et tout reste sur cet appareil.
game = Jeu
players = Joueurs
begin = Commencer
anew = Nouvelle partie
back = Revenir à la partie
undo = Annuler

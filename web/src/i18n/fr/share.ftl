title = Partager le résultat
send = Partager…
copy = Copier le texte
copied = Copié
save = Enregistrer l’image
failed = Le partage n’a pas fonctionné. Copiez le texte ou enregistrez l’image.

game-title = Partager la partie
game-served = Le lien ouvre ce moment à tous ceux qui peuvent voir la partie sur ce serveur.
game-inside = Le lien contient toute la partie. Il ouvre ce moment dans n’importe quel navigateur, et aucun serveur ne le conserve.
game-tooLong = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
game-link = Copier le lien
game-file = Enregistrer le fichier
game-names = Les noms des joueurs font partie de la partie.
game-notes = Joindre { $n ->
        [one] ma note
       *[other] mes { $n } notes
    }

title = Partager le résultat
send = Partager…
copy = Copier le texte
copied = Copié
save = Enregistrer l’image
failed = Le partage n’a pas fonctionné. Copiez le texte ou enregistrez l’image.

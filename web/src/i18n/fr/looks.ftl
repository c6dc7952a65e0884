theme = Thème

themes-auto = Comme l’appareil
themes-light = Parchemin (clair)
themes-dark = Bougie (sombre)

textSize = Taille du texte

textSizes-normal = Normale
textSizes-large = Grande
textSizes-larger = Très grande

speed = Rythme

speeds-slow = Lent
speeds-normal = Normal
speeds-fast = Rapide
speeds-instant = Instantané

sound = Sons
volume = Volume

offline-preparing = Préparation du jeu hors ligne : { $done } fichiers sur { $of }
offline-ready = Prêt pour le jeu hors ligne · { $size }
offline-not = Jeu hors ligne indisponible : { $why }

offline-why-network = la connexion a été perdue.
offline-why-server = le serveur n’a pas envoyé tous les fichiers.
offline-why-space = l’espace libre sur cet appareil est insuffisant.
offline-why-insecure = il faut une adresse en https.
offline-why-other = ce navigateur ne conserve pas les fichiers.

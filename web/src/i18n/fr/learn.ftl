guide = Guide
next = Suite
back = Retour
notThat = Choisissez celle qui est entourée
leave = Quitter la leçon
progress = Étape { $n } sur { $of }
watch = Regardez
yourMove = À vous
playReal = Jouer une vraie partie
readRules = Règles
all = Toutes les leçons
intro = Une table, une chose à savoir, un choix : une minute ou deux chacune. Sans réseau.
first = Le jeu en cinq minutes
begin = Commencer
done = faite
taken = { $n } sur { $of } leçons courtes { $n ->
        [0] faite
        [1] faite
       *[other] faites
    }
notQuite = Pas celui-là
again = Réessayer
ruling = Décision { $id }
tryIt = Essayer en jeu
nextLesson = Suivante
none = Cette leçon n’existe pas.

title = Salon
find = Trouver une partie
findLine = Vous êtes à table dès qu’assez de monde veut la même chose.
wish = { $numbers } joueurs, { $pace }
alsoLooking = D’autres cherchent
joinThem = Rejoindre : { $game }
again = Quelqu’un n’est pas venu. Vous êtes de nouveau en tête de file.
missed = Vous n’étiez pas à la table à temps : la recherche s’est arrêtée.
games = Jeux
players = Joueurs
pace = Rythme

paces-quick = rapide
paces-day = un jour

rules = Règles

rulesOf-plain = simples
rulesOf-any = toutes

bots = Robots après
minutes = { $n } min
never = jamais
looking = Recherche : { $there } sur { $of }
botsIn = Des robots complètent la table dans { $time } au plus tard.
noBots = Des joueurs seulement, le temps qu’il faudra.
leaveLine = Promenez-vous en attendant : vous serez conduit à votre table.
stop = Arrêter la recherche
chooseGame = Choisissez au moins un jeu et un nombre de joueurs.
name = Sous quel nom jouez-vous ?
nameWrong = Saisissez un nom de 1 à 24 caractères.
newTable = Nouvelle table
sitDown = S’asseoir
nobodyWaits = Personne n’attend. Cherchez une partie, ou ouvrez une table.
watchNow = À regarder
watch = Regarder
hereNow = En ligne
people = { $n } { $n ->
        [one] personne
       *[other] personnes
    }

doing-playing = joue à { $game }
doing-open = à une table ouverte, { $game }
doing-watching = regarde { $game }
doing-here = en ligne

nobodyHere = Personne ici.
showMe = Me montrer dans cette liste
noServer = Le serveur est injoignable, le salon est fermé. Réessayez plus tard.
recent = Vos dernières parties

quiet-title = C’est calme en ce moment. Profitez-en !
quiet-alone = En attendant
quiet-online =
    { $n ->
        [0] Personne d’autre en ligne.
       *[other] { $n } { $n ->
                [one] personne en ligne.
               *[other] personnes en ligne.
            }
    }

quiet-bots-title = Jouer contre des robots
quiet-bots-line = Au dernier niveau choisi, sans attendre.

quiet-days-title = Jouer sur plusieurs jours
quiet-days-line = Un jour par coup. Inutile d’être en ligne en même temps.
quiet-days-go = Ouvrir une table

quiet-friends-title = Jouer entre amis
quiet-friends-line = Envoyez un lien : pas besoin de compte pour jouer.
quiet-friends-go = Inviter des amis

quiet-puzzle-title = Problème du jour
quiet-puzzle-line = Une position, un meilleur coup.
quiet-puzzle-go = Le résoudre

quiet-lessons-title = Leçons
quiet-lessons-line = Une règle ou une astuce en quelques minutes.
quiet-lessons-go = Commencer une leçon

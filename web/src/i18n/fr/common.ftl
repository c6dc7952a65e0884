roundtable = Roundtable
you = Vous

botNames-1 = Anne
botNames-2 = Bertran
botNames-3 = Dorothée
botNames-4 = Hugues
botNames-5 = Iseult

levels-page = Page
levels-squire = Écuyer
levels-knight = Chevalier
levels-champion = Champion

loading = Un instant…
visitor = Visiteur
someone = quelqu’un
spectators = { $n } { $n ->
        [one] spectateur
       *[other] spectateurs
    }
account = Compte
home = Accueil
rules = Règles
close = Fermer
tryAgain = Réessayer
notLoaded = Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?
language = Langue
playersFrom = de { $least } à { $most } joueurs
minutes = { $n } minutes
playNow = Jouer
against = { $bots } { $bots ->
        [one] robot
       *[other] robots
    } ({ $level }), { $rules ->
        [0] règles simples
       *[other] { $rules } { $rules ->
                [one] règle spéciale
               *[other] règles spéciales
            }
    }
withFriends = Entre amis
learnInFive = Apprendre en 5 minutes
credits = Crédits
settings = Réglages
toLight = Passer au parchemin (clair)
toDark = Passer à la bougie (sombre)
independent = Un site de fans, indépendant des éditeurs des jeux.
yourTables = Vos tables
openTables = Tables ouvertes
hall = Salon
of = { $what } : { $game }
play = Jouer
study = Étude
me = Profil
myTurns = Mes tours
tablesWait =
    { $n ->
        [1] Une table vous attend
       *[other]
            { $n ->
                [2] Deux
                [3] Trois
                [4] Quatre
                [5] Cinq
                [6] Six
               *[other] { $n }
            } tables vous attendent
    }
noTables = Vos parties sont gardées ici, même sans connexion.
noOpenTables = Personne n’attend en ce moment. Ouvrez une table avec « Entre amis ».
noServer = Le serveur est injoignable. Vous pouvez tout de même jouer contre des robots.
againstBots = { $n } { $n ->
        [one] robot
       *[other] robots
    }
away = hors ligne
seatsTaken = { $taken } { $taken ->
        [one] place prise
       *[other] places prises
    } sur { $of }
finished = terminée
conceded = abandon
agreed = annulée
damaged = illisible
goOn = Continuer
look = Voir
join = Rejoindre
replay = Revoir
remove = Supprimer
removeGame = Supprimer cette partie : { $what }
removeSure = Supprimer cette partie ?
keepIt = Garder
noRoom = Ce navigateur n’a plus de place pour une partie de plus.
yourName = Votre nom

title = Ce serveur
allWell = Tout va bien.
asks = Chargement…
unreachable = Le serveur ne répond pas. Voici ses derniers chiffres.

worries-cannot_save = Enregistrement impossible : la base est injoignable ou n’a plus de place. Les joueurs sont prévenus.
worries-ends = Arrêt en cours.
worries-damaged_tables = Tables endommagées mises de côté : { $n }. Détails avec « roundtable verify ».
worries-slow_answers = Réponses lentes : une sur cent prend { $time }.
worries-slow_commits = Base lente : elle met { $time } à enregistrer.
worries-slow_reads = Base lente : elle met { $time } à lire.
worries-loop_lags = Surcharge : la boucle d’événements a { $time } de retard.
worries-bots_wait = Un robot attend un fil libre depuis { $time }.
worries-log_grows = Le journal de SQLite atteint { $size } : un programme le garde ouvert.
worries-memory = Le serveur occupe { $size } de mémoire.
worries-files_run_out = Presque plus de descripteurs de fichiers : { $n } ouverts.

readOnlyNow = Lecture seule : ni nouvelles tables, ni invités, ni comptes.
version = Version { $version }, démarrée { $since }
youAre = Vous êtes { $name }
thisMachine = cette machine
figures = En ce moment
people = Personnes en ligne
connections = Connexions
tables = Tables actives

phases-open = en attente
phases-playing = en cours
phases-finished = finies
phases-closed = fermées

unsaved = En attente de la base
thoughts = Robots en attente
oldest = le premier depuis { $time }
lag = Retard de la boucle
saving = Enregistrement en
memory = Mémoire
wal = Journal de SQLite
files = Fichiers ouverts
of = { $n } sur { $most }
lastHour = La dernière heure
choices = Choix par seconde
ofPeople = par des personnes
ofBots = par des robots
answers = Temps de réponse
atMost = au plus { $what }
nothingYet = Mis à jour toutes les 15 secondes.
nodes = Serveurs de cette base
nodesUnknown = La base est injoignable : les autres serveurs sont inconnus.
node = Serveur { $id }
together = Total

columns-people = Personnes
columns-tables = Tables
columns-leases = Baux
columns-choices = Choix/s
columns-answers = p99
columns-lag = Retard

started = Démarré { $since }
drain = Arrêter…
here = celui-ci
lost = perdu
seen = vu { $when }
alive = { $n } { $n ->
        [one] serveur
       *[other] serveurs
    }
log = Journal

logKinds-refused = Refus
logKinds-came___in = Connexions
logKinds-slow = Lenteurs
logKinds-other = Autres

emptyLog = Rien depuis le démarrage.
serverSettings = Maintenance
announcement = Annonce à tout le monde
announce = Annoncer
takeBack = Retirer
readOnly = Lecture seule : ni nouvelles tables, ni invités, ni comptes. Les parties continuent.
reports = Signalements
noReports = Aucun signalement.
reportedBy = { $name }, signalement de { $who }
saidThere = Messages
atTable = à la table { $id }
showLines = Afficher
deleteLines = Supprimer ces messages
search = Recherche
searchPeople = Personnes
searchTables = Tables
wordsPeople = Partie d’un nom, ou identifiant
wordsTables = Identifiant d’une table ou d’une personne, nom d’un compte
find = Chercher
everybodyHere = Laissez vide pour voir les personnes en ligne ou les tables actives.
nobodyFound = Aucun résultat.
noTableFound = Aucune table trouvée.
moreOfThem = La suite
account = compte
guest = invité
since = depuis le { $when }
theirTables = Tables
rename = Renommer…
ban = Bannir…
close = Fermer…
backup = Sauvegarde
backupNow = Sauvegarder
noBackup = Aucune sauvegarde depuis le démarrage.
backupRuns = Une sauvegarde est en cours…
backupFailed = Échec de la dernière sauvegarde : { $why }
backupMade = Dernière sauvegarde : { $when }, { $size }
bans = Bannissements
noBans = Personne n’est banni.
unban = Débannir
until = jusqu’au { $when }
forGood = jusqu’à nouvel ordre
acts = Dernières actions
noActs = Aucune action pour l’instant.
cancel = Annuler
banTitle = Bannir { $who }
banLine = La connexion est coupée aussitôt, et des robots jouent à sa place.
banNetworkLine = Bloque tout ce réseau. Beaucoup de gens peuvent partager une adresse.
network = Adresse ou réseau
days = Nombre de jours (vide : jusqu’à nouvel ordre)
why = Motif (la personne le verra)
renameTitle = Renommer { $who }
renameLine = Les tables en cours gardent l’ancien nom.
newName = Nouveau nom
closeTitle = Fermer la table { $id }
closeLine = La partie s’arrête sans vainqueur. C’est définitif.
drainTitle = Arrêter { $who }
drainLine = Il cède ses tables, enregistre le travail en cours et s’arrête ; les joueurs continuent sur un autre serveur. Le gestionnaire de services peut le relancer.
drainLastLine = C’est le seul serveur. Il enregistre le travail en cours et s’arrête ; personne ne peut jouer tant qu’il n’est pas relancé. Le gestionnaire de services peut le faire aussitôt.
linesTitle = Supprimer des messages
linesLine = Les messages sont aussi supprimés de la base. Ils ont pu être lus.

deeds-ban = Bannissement effectué
deeds-unban = Bannissement levé
deeds-rename = Nom changé
deeds-lines = Messages supprimés
deeds-close = Table fermée
deeds-announce = Annonce modifiée
deeds-backup = Sauvegarde lancée
deeds-drain = Arrêt du serveur en cours
deeds-read_only = Réglage enregistré

done = { $what }.
notDone = Pas fait : { $why ->
        [none] le serveur ne répond pas
       *[other] { $why }
    }

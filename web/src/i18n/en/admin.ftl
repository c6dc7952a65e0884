### Looked up: worries, deeds

title = This server
allWell = All is well.
asks = Loading…
unreachable = The server does not answer. These are its last figures.

# $figure (text)
worries-cannot_save = Cannot save: the store is unreachable, or its disk is full. Players see a warning.
# $figure (text)
worries-ends = Shutting down.
# $n (text)
worries-damaged_tables = Damaged tables set aside: { $n }. Run “roundtable verify” for details.
# $time (text)
worries-slow_answers = Slow answers: one in a hundred takes { $time }.
# $time (text)
worries-slow_commits = Slow store: saving takes { $time }.
# $time (text)
worries-slow_reads = Slow store: reading takes { $time }.
# $time (text)
worries-loop_lags = Overloaded: the event loop is { $time } late.
# $time (text)
worries-bots_wait = A bot has waited { $time } for a free thread.
# $size (text)
worries-log_grows = SQLite’s write-ahead log has grown to { $size }: a program keeps it open.
# $size (text)
worries-memory = The server uses { $size } of memory.
# $n (text)
worries-files_run_out = Almost no file descriptors left: { $n } open.

readOnlyNow = Read-only: no new tables, guests or accounts.
# $version (text), $since (text)
version = Version { $version }, started { $since }
# $name (text)
youAre = You are { $name }
thisMachine = this machine
figures = Right now
people = People online
connections = Connections
tables = Active tables

phases-open = waiting
phases-playing = playing
phases-finished = finished
phases-closed = closed

unsaved = Waiting for the store
thoughts = Bots waiting
# $time (text)
oldest = the first for { $time }
lag = Event loop lag
saving = Saving takes
memory = Memory
wal = SQLite’s log
files = Open files
# $n (text), $most (text)
of = { $n } of { $most }
lastHour = The last hour
choices = Choices per second
ofPeople = by people
ofBots = by bots
answers = Answer time
# $what (text)
atMost = at most { $what }
nothingYet = Updated every 15 seconds.
nodes = Servers on this store
nodesUnknown = The store is unreachable: other servers are unknown.
# $id (text)
node = Server { $id }
together = Total

columns-people = People
columns-tables = Tables
columns-leases = Leases
columns-choices = Choices/s
columns-answers = p99
columns-lag = Lag

# $since (text)
started = Started { $since }
drain = Shut down…
here = this one
lost = lost
# $when (text)
seen = last seen { $when }
# $n (number)
alive = { $n } { $n ->
        [one] server
       *[other] servers
    }
log = Log

logKinds-refused = Refused
logKinds-came___in = Logins
logKinds-slow = Slow
logKinds-other = Other

emptyLog = Nothing since the start.
serverSettings = Maintenance
announcement = Announcement to everyone
announce = Announce
takeBack = Remove
readOnly = Read-only: no new tables, guests or accounts. Running games continue.
reports = Reports
noReports = No reports.
# $name (text), $who (text)
reportedBy = { $name }, reported by { $who }
saidThere = Messages
# $id (text)
atTable = at table { $id }
showLines = Show
deleteLines = Delete these messages
search = Search
searchPeople = People
searchTables = Tables
wordsPeople = Part of a name, or an id
wordsTables = Table id, player id or account name
find = Find
everybodyHere = Leave empty to list everyone online, or all active tables.
nobodyFound = No one found.
noTableFound = No tables found.
moreOfThem = More
account = account
guest = guest
# $when (text)
since = since { $when }
theirTables = Tables
rename = Rename…
ban = Ban…
close = Close…
backup = Backup
backupNow = Back up now
noBackup = No backup since the start.
backupRuns = Backup in progress…
# $why (text)
backupFailed = Last backup failed: { $why }
# $when (text), $size (text)
backupMade = Last backup: { $when }, { $size }
bans = Bans
noBans = No one is banned.
unban = Unban
# $when (text)
until = until { $when }
forGood = until further notice
acts = Recent actions
noActs = No actions yet.
cancel = Cancel
# $who (text)
banTitle = Ban { $who }
banLine = They are disconnected at once, and bots take their seats.
banNetworkLine = Blocks everyone on this network. Many people may share an address.
network = Address or network
days = Days (empty: until further notice)
why = Reason (shown to this person)
# $who (text)
renameTitle = Rename { $who }
renameLine = Their current tables keep the old name.
newName = New name
# $id (text)
closeTitle = Close table { $id }
closeLine = The game ends without a winner. This cannot be undone.
# $who (text)
drainTitle = Shut down { $who }
drainLine = It hands its tables to other servers, saves pending work and shuts down. Players continue on another server. A service manager may start it again.
drainLastLine = This is the only server. It saves pending work and shuts down; no one can play until it is started again. A service manager may do so at once.
linesTitle = Delete messages
linesLine = The messages are deleted from the store, too. People may already have read them.

deeds-ban = Banned
deeds-unban = Unbanned
deeds-rename = Renamed
deeds-lines = Messages deleted
deeds-close = Table closed
deeds-announce = Announcement changed
deeds-backup = Backup started
deeds-drain = Server shutting down
deeds-read_only = Setting saved

# $what (text)
done = { $what }.
# $why (text)
notDone = Failed: { $why ->
        [none] the server does not answer
       *[other] { $why }
    }

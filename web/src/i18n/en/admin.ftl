### Looked up: worries, deeds

title = This server
allWell = All is well.
asks = The server is asked…
unreachable = The server does not answer. What you see is what it said last.

# $figure (text)
worries-cannot_save = Nothing can be saved: the store is away, or its disk is full. People are told.
# $figure (text)
worries-ends = This server ends.
# $n (text)
worries-damaged_tables = Damaged tables were set aside: { $n }. “roundtable verify” says what is wrong.
# $time (text)
worries-slow_answers = One choice in a hundred takes { $time }.
# $time (text)
worries-slow_commits = The store takes { $time } to save.
# $time (text)
worries-slow_reads = The store takes { $time } to read.
# $time (text)
worries-loop_lags = There is more to do than one core bears: it is { $time } late.
# $time (text)
worries-bots_wait = A bot has waited { $time } for its turn to think.
# $size (text)
worries-log_grows = SQLite’s log has grown to { $size }: something holds it open.
# $size (text)
worries-memory = The program takes { $size } of memory.
# $n (text)
worries-files_run_out = Nearly as many files are open as there may be: { $n }.

readOnlyNow = Nothing new begins here at the moment.
# $version (text), $since (text)
version = Version { $version }, started { $since }
# $name (text)
youAre = You are { $name }
figures = Right now
people = People here
connections = Connections
tables = Tables in use

phases-open = waiting
phases-playing = playing
phases-finished = finished
phases-closed = closed

unsaved = Waiting for the store
thoughts = Bots waiting
# $time (text)
oldest = the first for { $time }
lag = Loop late by
saving = Saving takes
memory = Memory
wal = SQLite’s log
files = Open files
# $n (text), $most (text)
of = { $n } of { $most }
lastHour = The last hour
choices = Choices a second
ofPeople = of people
ofBots = of bots
answers = Until an answer is sent
# $what (text)
atMost = at most { $what }
nothingYet = Figures come every 15 seconds.
nodes = Servers of this store
nodesUnknown = The store is away: who else serves it is not known.
# $id (text)
node = Server { $id }
together = All together

columns-people = People
columns-tables = Tables
columns-leases = Leases
columns-choices = Choices/s
columns-answers = p99
columns-lag = Loop late

# $since (text)
started = Started { $since }
drain = Let it end…
here = this one
lost = lost
# $when (text)
seen = seen { $when }
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

emptyLog = Nothing of this since the start.
house = House
announcement = Announcement to everybody
announce = Announce
takeBack = Take it back
readOnly = Nothing new: no tables, guests or accounts. Games go on.
reports = Reports
noReports = Nobody was reported.
# $name (text), $who (text)
reportedBy = { $name }, reported by { $who }
saidThere = What was said
# $id (text)
atTable = at table { $id }
showLines = Look
deleteLines = Delete these lines
search = Search
searchPeople = People
searchTables = Tables
wordsPeople = Part of a name, or an id
wordsTables = Id of a table, or whose: id, name of an account
find = Find
everybodyHere = Without words: who is here, or which tables are in use.
nobodyFound = Nobody was found.
noTableFound = No table was found.
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
noBackup = None was asked for since the start.
backupRuns = One is being made…
# $why (text)
backupFailed = The last one failed: { $why }
# $when (text), $size (text)
backupMade = The last one: { $when }, { $size }
bans = Bans
noBans = Nobody is banned.
unban = Let in again
# $when (text)
until = until { $when }
forGood = until further notice
acts = What was done
noActs = Nothing was done yet.
cancel = Cancel
# $who (text)
banTitle = Ban { $who }
banLine = They are cut off at once, and bots play for them.
banNetworkLine = Everybody who comes from there is kept out. Many people may share an address.
network = Address or network
days = For how many days (nothing: until further notice)
why = Why, which they are told
# $who (text)
renameTitle = Another name for { $who }
renameLine = Tables where they sit keep the old one.
newName = New name
# $id (text)
closeTitle = Close table { $id }
closeLine = The game ends as it is, without a winner. This cannot be undone.
# $who (text)
drainTitle = Let { $who } end
drainLine = It hands over its tables, stores what is under way and ends; people go on at another server. Whatever watches over it may start it again.
drainLastLine = There is no other: it stores what is under way and ends, and nobody plays until it is started again. Whatever watches over it may do so at once.
linesTitle = Delete what was said
linesLine = The lines go from the store, too. Whoever has read them has read them.

deeds-ban = Banned
deeds-unban = They may come in again
deeds-rename = They have another name
deeds-lines = The lines are gone
deeds-close = The table is closed
deeds-announce = The announcement has changed
deeds-backup = A backup is being made
deeds-drain = The server ends within seconds
deeds-read_only = This holds from now on

# $what (text)
done = { $what }.
# $why (text)
notDone = Not done: { $why ->
        [none] the server does not answer
       *[other] { $why }
    }

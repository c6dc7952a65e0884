### Looked up: paces, doing

title = Hall
find = Find a game
findLine = You get a table when enough people want the same.
# $numbers (text), $pace (text)
wish = { $numbers } players, { $pace }
alsoLooking = Others are looking for
# $game (text)
joinThem = Join: { $game }
again = A player did not come. You are first in the queue again.
missed = You were not at the table in time, so the search has ended.
games = Games
players = Players
pace = Pace

paces-quick = quick
paces-day = a day

rules = Rules

rulesOf-plain = plain
rulesOf-any = any

bots = Bots after
# $n (number)
minutes = { $n } min
never = never
# $there (number), $of (number)
looking = Looking: { $there } of { $of } there
# $time (text)
botsIn = Bots join in { $time } at the latest.
noBots = People only, however long it takes.
leaveLine = You can look around: your table opens by itself.
stop = Stop searching
chooseGame = Choose at least one game and one number of players.
name = What should the others call you?
nameWrong = Enter a name of 1 to 24 characters.
newTable = New table
sitDown = Sit down
nobodyWaits = No players are waiting. Find a game, or open a table.
watchNow = Watch now
watch = Watch
hereNow = Online now
# $n (number)
people = { $n } { $n ->
        [one] person
       *[other] people
    }

# $game (text)
doing-playing = playing { $game }
# $game (text)
doing-open = at an open table, { $game }
# $game (text)
doing-watching = watching { $game }
# $game (text)
doing-here = online

nobodyHere = No one here.
showMe = Show me in this list
noServer = The server cannot be reached, so the hall is closed. Please try again later.
recent = Your latest games

quiet-title = It’s quiet right now. Good time for one of these.
quiet-alone = Meanwhile
# $n (number)
quiet-online =
    { $n ->
        [0] No one else is online.
       *[other] { $n } { $n ->
                [one] person online.
               *[other] people online.
            }
    }

quiet-bots-title = Play now with bots
quiet-bots-line = At the level you chose last. No waiting.

quiet-days-title = Play over several days
quiet-days-line = One day per move. You need not be online at the same time.
quiet-days-go = Open a table

quiet-friends-title = Play with friends
quiet-friends-line = Send a link. They can join without an account.
quiet-friends-go = Invite friends

quiet-puzzle-title = Puzzle of the day
quiet-puzzle-line = One position, one best move.
quiet-puzzle-go = Solve it

quiet-lessons-title = Lessons
quiet-lessons-line = Learn a rule or a trick in a few minutes.
quiet-lessons-go = Start a lesson

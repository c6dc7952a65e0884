### Looked up: paces, doing

title = Hall
find = Find me a game
findLine = You are seated when enough people want the same.
# $numbers (text), $pace (text)
wish = { $numbers } players, { $pace }
alsoLooking = Others are looking for
# $game (text)
joinThem = Join: { $game }
again = Someone did not come. You are first in the queue again.
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
noBots = Only people, however long it takes.
leaveLine = You may look around meanwhile: you will be taken to your table.
stop = Stop looking
chooseGame = Choose at least one game and one number of players.
name = What should the others call you?
nameWrong = Please write a name of 1 to 24 characters.
newTable = New table
sitDown = Sit down
nobodyWaits = Nobody is waiting. Find a game, or open a table.
watchNow = To watch now
watch = Watch
hereNow = Here now
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

nobodyHere = Nobody to be seen.
showMe = Show me in this list
noServer = The hall needs the server, which cannot be reached.
recent = Your latest games

quiet-title = It’s quiet right now. Good time for one of these.
quiet-alone = Meanwhile
# $n (number)
quiet-online =
    { $n ->
        [0] Nobody else is online.
       *[other] { $n } { $n ->
                [one] person online.
               *[other] people online.
            }
    }

quiet-bots-title = Play now with bots
quiet-bots-line = At the level you chose last. No waiting.

quiet-days-title = Play over several days
quiet-days-line = One day a move. Nobody has to be online at the same time.
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

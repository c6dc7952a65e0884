### Looked up: audiences, problems

-games = { $n } { $n ->
        [one] game
       *[other] games
    }

title = My page
you = you
# $month (text)
since = Here since { $month }
# $n (number)
games = { $n } { $n ->
        [one] game
       *[other] games
    }
guest = a guest, known on one device only
asOthers = As others see it
seenByOthers = This is what somebody sees whom you let see your page.
closedToOthers = Nobody sees your page but you.
backToMine = Back to my page
running = Running now
yourTurn = Your turn
# $names (text)
waitsFor = Waiting for { $names }
game = Game
tables = Tables
players = Players
result = Result
allGames = All games
allTables = All tables
withPeople = With people
withBots = Bots only
anyResult = Won or lost
won = Won
lost = Lost
yourPlaces = Your places
places = Places
# $n (number), $players (number)
gamesOf = { -games($n) } with { $players } players
# $names (text)
conceded = conceded: { $names }
# $n (number)
place = { -ordinal($n) }
fair = fair
# $n (number)
fairWouldBe = Fair would be { $n } each.
# $share (number)
fairShare = Fair is { -percent($share) }.
wonTitle = Games won, %
wonLine = month by month
# $won (number), $of (number)
wonOf = { $won } of { $of } won
yourPoints = Where your points come from
points = Where points come from
# $mine (flag), $n (number)
pointsLine = ● { $mine ->
        [yes] you
       *[no] they
    }, | the others at the table; { -games($n) }
# $own (text), $others (text)
pointsOf = { $own } a game, the others { $others }
review = Review
luckTitle = Luck and choices
# $costly (number), $n (number)
luckLine = The last games you reviewed, in % of a victory. In { $costly } of { $n } your choices cost more than luck.

luckParts-luck = luck
luckParts-own = your choices
luckParts-others = others’ choices

# $place (number), $start (text), $luck (text), $own (text), $others (text)
fortune = { -ordinal($place) }; start { $start }, luck { $luck }, your choices { $own }, others’ choices { $others }
noReviews = Review a game: what was luck in it and what was choice will be here.
# $n (number)
after = There will be a picture here after { $n } games.
asTable = As a table
notYet = Your games will be here, with pictures of how you play. Find one in the hall.
gamesTitle = Games
person = Played with…
# $level (text)
bot = bot ({ $level })
more = More games
noGames = You have played no such game yet.
# $name (text)
noGamesOf = { $name } shows no such game.
# $name (text)
notPlayedWith = Nobody here is called “{ $name }”.
notRead = The games could not be read.
botForYou = a bot played for you: not counted
botForThem = a bot played for them: not counted
playedWith = Played with
# $n (number), $won (number)
youWon = { -games($n) }, you won { $won }
# $n (number), $won (number)
theyWon = { -games($n) }, won { $won }
# $n (number)
allOfThem = All { $n }
whoSees = Who sees this page
whoSeesLine = They see how you play and your public games. Private tables are seen only by those who sat there, and running games by nobody.

audiences-nobody = Nobody
audiences-companions = Played with me
audiences-everybody = All

notSaved = That could not be saved. Please try again.

problems-closed = This page is not open to you: some people show theirs only to those they play with, or to nobody.
problems-nobody = There is nobody here any more. Who leaves for good is forgotten; the games stay with the others.
problems-stranger = Nobody knows you here yet. As soon as you sit down somewhere with a name, you have a page.
problems-lost = The server cannot be reached.

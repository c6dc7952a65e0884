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
guest = guest, on one device only
asOthers = As others see it
seenByOthers = This is how others see your page.
closedToOthers = Only you see your page.
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
anyResult = Any result
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
luckLine = The last games you reviewed, in % of a victory. In { $costly } of { $n } your choices surely cost more than luck.

luckParts-luck = luck
luckParts-own = your choices
luckParts-others = others’ choices

# $place (number), $start (text), $luck (text), $own (text), $others (text)
fortune = { -ordinal($place) }; start { $start }, luck { $luck }, your choices { $own }, others’ choices { $others }
noReviews = Review a game to see how much was luck and how much was choice.
# $n (number)
after = A chart appears here after { $n } games.
asTable = As a table
notYet = Your games and charts appear here. Find a game in the hall.
gamesTitle = Games
person = Played with…
# $level (text)
bot = bot ({ $level })
more = More games
noGames = No matching games yet.
# $name (text)
noGamesOf = { $name } shows no matching games.
# $name (text)
notPlayedWith = No player here is called “{ $name }”.
notRead = The games could not be loaded.
botForYou = a bot played for you: not counted
botForThem = a bot played for them: not counted
playedWith = Played with
# $n (number), $won (number)
youWon = { -games($n) }, you won { $won }
# $n (number), $won (number)
theyWon = { -games($n) }, won { $won }
# $n (number)
allOfThem = All { $n }
whoSees = Who can see this page?
whoSeesLine = They see your statistics and your public games. Private games are shown only to the people who played in them, running games to no one.

audiences-nobody = No one
audiences-companions = Played with me
audiences-everybody = Everyone

notSaved = Could not save. Please try again.

problems-closed = You cannot see this page: its owner shows it to fellow players only, or to no one.
problems-nobody = This account no longer exists. Its games stay with the other players.
problems-stranger = You have no page yet. Join a table under a name to get one.
problems-lost = The server cannot be reached.

### Looked up: whens

nobody = Nobody waits for you.
order = Order
byTime = By time left
byGame = By game
# $n (number)
rules =
    { $n ->
        [0] plain rules
       *[other] { $n } { $n ->
                [one] special rule
               *[other] special rules
            }
    }
waitingForOthers = Waiting for others
choose = Choose
# $time (text)
left = { $time } left
noClock = no clock
notices = Notifications
# $game (text)
turnAt = Your turn: { $game }
yourTurn = It is your turn
sign = Sign in the tab and on the icon
signLine = how many tables wait, and a gold dot
bell = Sound
bellLine = a low bell, only while the page is open
notice = Notice from the browser
noticeLine = while the page is open somewhere, but not looked at
refused = Your browser does not allow it. Look for “notifications” in its settings for this site, then try again.
missing = This browser has no notices.
closed = While the page is closed
push = Notices on this device
pushLine = sent by your browser maker’s service; they carry no cards and no names, only the table
noPush = This browser could not be reached by its maker’s service. Please try again later.
sent = On its way.

whens-turn = each turn
whens-hour = last hour
whens-never = never

quiet = Quiet hours
quietLine = Turns wait, clocks run.
from = from
to = to
sendOne = Send me one now
sample = This is what it looks like.
# $there (number), $of (number)
looking = Looking for a game: { $there } of { $of }
gameFound = Game found
goToFound = Game found. Go to your table
# $name (text)
invitation = { $name } invites you
# $game (text), $players (number)
invites = invites you: { $game }, { $players } players
accept = Join
decline = Decline
close = Close

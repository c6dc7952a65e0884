# $place (text)
line = { $place }. The game itself stays as it is; what you play is kept beside it.
seat = Whose seat
chance = and its chance to win now
cards = Hidden cards
same = As they were
fresh = Others to come
hidden = Drawn anew

lines-same = All hands as they were then. What is dealt later may differ.
lines-fresh = The same hands, but other cards to come.
lines-hidden = Whatever this seat could not know then may be otherwise.

others = The others
begin = Play on
workshop = Into the workshop
list = From this game
# $place (text)
from = { $place }:
# $most (number), $oldest (text)
full = A game keeps { $most } of these. If you play on, the oldest goes. { $oldest }.
origin = Here it left the game that it came from. Back to that game
unfinished = not played to the end
# $won (flag), $score (text)
ended =
    { $won ->
        [yes] won
       *[no] lost
    } with { $score }
# $won (flag), $score (text), $then (text)
instead =
    { $won ->
        [yes] won
       *[no] lost
    } with { $score } instead of { $then }

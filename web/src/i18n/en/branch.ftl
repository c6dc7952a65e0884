# $place (text)
line = { $place }. The original game stays as it is; your branch is saved with it.
seat = Your seat
chance = and its chance to win now
cards = Hidden cards
same = As they were
fresh = New cards to come
hidden = Dealt again

lines-same = All hands as they were. Later deals may differ.
lines-fresh = The same hands, but new cards to come.
lines-hidden = Cards that this seat could not know are dealt again.

others = The others
begin = Play on
workshop = Into the workshop
list = Branches of this game
# $place (text)
from = { $place }:
# $most (number), $oldest (text)
full = A game keeps { $most } branches. A new one replaces the oldest. { $oldest }.
origin = It left the original game here. Back to that game
unfinished = not finished
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

# $place (text)
notes-here = Your note on { $place }
notes-save = Save note
notes-saved = Saved
notes-all = Your notes
# $place (text)
notes-remove = Delete the note on { $place }
notes-private = Kept on this device. When you share the game, you choose whether the notes go along.
notes-unreadable = The notes of this game cannot be read and were left out. The game itself is complete.

arrows-tool = Draw arrows
arrows-all = Your arrows
arrows-from = From
arrows-to = To
arrows-add = Add arrow
# $from (text), $to (text)
arrows-one = { $from } → { $to }
# $what (text)
arrows-remove = Delete the arrow { $what }
arrows-how = Drag from one place to another, or tap both. The same arrow again deletes it. With a mouse, the right button always draws.
# $most (number)
arrows-full = A moment holds at most { $most } arrows.

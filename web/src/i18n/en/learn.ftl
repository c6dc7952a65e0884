guide = Guide
next = Next
back = Back
notThat = Choose the one with the ring
leave = Leave the lesson
# $n (number), $of (number)
progress = Step { $n } of { $of }
watch = Watch
yourMove = Your move
playReal = Play a real game
readRules = Rules
all = All lessons
intro = A table, one thing to know, and a choice: a minute or two each. No network needed.
first = The game in five minutes
begin = Start
done = done
# $n (number), $of (number)
taken = { $n } of { $of } short lessons done
notQuite = Not that one
again = Try again
# $id (text)
ruling = Ruling { $id }
tryIt = Try it in a game
nextLesson = Next lesson
none = There is no such lesson.

title = Puzzles
intro = Moments of games between bots in which one choice is clearly best, by what could be known then.
ofTheDay = Puzzle of the day
next = Next
nextOpen = The next one to solve
# $n (number), $of (number)
solved = { $n } of { $of } { $of ->
        [one] puzzle
       *[other] puzzles
    } solved
grade = How hard
anyGrade = All
# $n (number)
gradeOf = Grade { $n } of 5
theme = About
anyTheme = Everything
all = All puzzles
own = From your own games
ownNone = Review a game that you played: choices that cost something become puzzles.
# $n (number)
ownOne = Of your games, { $n }
# $n (text)
number = Puzzle { $n }

state-solved = solved at the first try
state-missed = missed at the first try
state-open = not tried yet

leave = To all puzzles
task = One choice is clearly best. Which one?
yourMove = Your move
# $what (text)
right = Yes: { $what }.
# $what (text)
wrong = Not the best: { $what }.
# $what (text)
shown = Best: { $what }.
# $best (text), $other (text)
ahead = A chance to win of { -percent($best) }, the next best choice { -percent($other) }.
# $cost (text)
cost = It costs { -percent($cost) } of a victory.
again = Try again
show = Show it
why = Why?
thinking = Reckoning…
none = There is no such puzzle here.

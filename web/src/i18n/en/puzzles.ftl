title = Puzzles
intro = Positions from games between bots with one clearly best choice, judged by the knowledge of the player.
ofTheDay = Puzzle of the day
next = Next
nextOpen = Next unsolved puzzle
# $n (number), $of (number)
solved = { $n } of { $of } { $of ->
        [one] puzzle
       *[other] puzzles
    } solved
grade = Difficulty
anyGrade = All
# $n (number)
gradeOf = Grade { $n } of 5
theme = Theme
anyTheme = All
all = All puzzles
own = From your own games
ownNone = Review one of your games: costly choices become puzzles.
# $n (number)
ownOne = From your games, { $n }
# $n (text)
number = Puzzle { $n }

state-solved = solved on the first try
state-missed = missed on the first try
state-open = not tried yet

leave = All puzzles
task = One choice is clearly best. Which one?
yourMove = Your move
# In the prompt, after the choice
chosen = You have chosen.
# $what (text)
right = Yes: { $what }.
# $what (text)
wrong = Not the best: { $what }.
# $what (text)
shown = Best: { $what }.
# $best (text), $other (text)
ahead = A chance to win of { $best }, the next best choice { $other }.
# $cost (text)
cost = It costs { $cost } of a victory.
again = Try again
show = Show solution
why = Why?
thinking = Calculating…
none = There is no such puzzle here.

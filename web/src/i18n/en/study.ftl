lessons = Lessons
# $title (text)
nextLesson = Next: { $title }
puzzles = Puzzles
puzzlesLine = One choice is clearly best. Which one?
ofTheDay = Puzzle of the day
solve = Solve
open = Open
allPuzzles = All puzzles
solved = solved
missed = missed
rules = Rules
rulesLine = Chapters with pictures, and every ruling by its number.
games = Your games
gamesLine = Replay a game, or review it to see the luck and the costliest choices.
noGames = Your finished games appear here, to replay and review.
review = Review
allReplays = All replays
# Instead of the button `Review`, once a game was reviewed
openReview = Open the review
# $chance (text), $each (text or none)
reviewed = Own choices: { $chance } of a victory{ $each ->
        [none] .
       *[other] , { $each } per choice.
    }
# The range includes zero. $chance (text), $each (text or none)
reviewedUnsure = Own choices: not sure. { $chance } of a victory{ $each ->
        [none] .
       *[other] , { $each } per choice.
    }
gamesFault-offline = Games on the server need a connection.
gamesFault-failed = The games on the server could not be loaded.
workshop = Workshop
workshopLine = Set up a position: settle a tie, score a round, or ask for the best choice.
companion = Companion
companionLine = Keeps score while you play with the box.

plan-kick = Training plan
# $done (number), $of (number)
plan-progress = { $done } of { $of } done
# $skill (text)
plan-improve = Practise: { $skill }
# $cost (text), $n (number), $margin (text)
plan-improveWhy = It cost you { $cost } a game in your last { $n } { $n ->
        [one] game
       *[other] games
    }, give or take { $margin }.
# $cost (text), $margin (text)
plan-maybeWhy = Not sure: it may cost you { $cost } a game, give or take { $margin }.
plan-noCostWhy = It cost you nothing in your last games.
plan-begin = Learn the game in five minutes
plan-beginWhy = A first lesson at the table, then puzzles and games against bots.
plan-find = Find your weakest skill
# $n (number)
plan-findWhy = Review { $n } more { $n ->
        [one] game
       *[other] games
    }, and the plan knows what to practise.
plan-even = No weak point stands out
plan-evenWhy = No skill surely costs you more than the others. Keep all of them in practice.
# $title (text)
plan-lesson = Lesson: { $title }
plan-daily = Puzzle of the day
plan-again = Puzzles that you missed
# $skill (text)
plan-skill = Puzzles: { $skill }
plan-puzzles = Five puzzles
plan-review = Review your last game
plan-play = Play a game
# $n (number), $of (number)
plan-count = { $n } of { $of }
plan-done = done
plan-go = Continue
plan-change = Change plan
plan-choose = Choose a plan
plan-mixed = A bit of everything
plan-mixedWhy = Lessons, puzzles and games, without a focus.
plan-games = Play and review
plan-gamesWhy = Every reviewed game makes the margins smaller.
plan-onlyPuzzles = Puzzles
plan-puzzlesWhy = In each, one choice is clearly best. The quickest practice.
# $n (number)
plan-left = Review { $n } more { $n ->
        [one] game
       *[other] games
    } to see what the plan has changed.
plan-finished = Plan finished
# $skill (text), $before (text), $after (text)
plan-changed = { $skill }: { $before } → { $after } a game
# $skill (text)
plan-unchanged = { $skill }: no sure change
# $before (text), $beforeMargin (text), $n (number), $after (text), $afterMargin (text)
plan-changedWhy = Before the plan it cost you { $before } a game, give or take { $beforeMargin }; in the { $n } { $n ->
        [one] game
       *[other] games
    } since, { $after }, give or take { $afterMargin }.
# The button for the next plan. $title (text)
plan-next = Next: { $title }
plan-fault = The plan could not be loaded.

# $points (number)
cost-points = { NUMBER($points, digits: 1) } points
# $share (text)
cost-win = { $share } of a victory

skills-title = Where you lose most
# $n (number)
skills-none = Review { $n } more { $n ->
        [one] game
       *[other] games
    } to see which skills cost you most.
skills-nothing = No skill costs you anything in your last games.
skills-unsure = not sure
# $skill (text), $cost (text), $margin (text)
skills-told = { $skill }: { $cost } a game, give or take { $margin }
# $n (number)
skills-note = Per game, in your last { $n } reviewed games. Thin line: margin of error.

# $n (number)
daily-streak = { $n } { $n ->
        [one] day
       *[other] days
    } in a row
daily-week = Last seven days
daily-today = today
daily-notPlayed = not played
# $value (text)
daily-rating = Your rating: { $value }
# $n (number)
daily-ratingAfter = Your rating comes after { $n } more { $n ->
        [one] puzzle
       *[other] puzzles
    }
daily-fault = The puzzles could not be loaded.

keys-1-1-1 = C
keys-1-2 = continue the plan

keys-2-1-1 = P
keys-2-2 = puzzle of the day

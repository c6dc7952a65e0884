lessons = Уроки
nextLesson = Следующий: { $title }
puzzles = Задачи
puzzlesLine = Один ход явно лучший. Какой?
ofTheDay = Задача дня
solve = Решить
open = Открыть
allPuzzles = Все задачи
solved = решена
missed = не решена
rules = Правила
rulesLine = Главы с картинками и все разъяснения по номерам.
games = Ваши партии
gamesLine = Посмотрите запись или разберите партию: что решила удача и какие ходы обошлись дороже всего.
noGames = Здесь появятся законченные партии: их можно пересмотреть и разобрать.
review = Разбор
allReplays = Все записи
openReview = Открыть разбор
reviewed = Ваши решения: { $chance } победы{ $each ->
        [none] .
       *[other] , в среднем { $each } за выбор.
    }
reviewedUnsure = Ваши решения: неясно. { $chance } победы{ $each ->
        [none] .
       *[other] , в среднем { $each } за выбор.
    }
gamesFault-offline = Для партий на сервере нужна связь.
gamesFault-failed = Не удалось загрузить партии с сервера.
workshop = Мастерская
workshopLine = Расставьте позицию: узнайте, кто выигрывает ничью, посчитайте раунд или спросите, как ходить.
companion = Помощник
companionLine = Ведёт счёт, пока вы играете с коробкой.

plan-kick = План тренировки
plan-progress = готово { $done } из { $of }
plan-improve = Тренируйте: { $skill }
plan-improveWhy = За последние партии ({ $n }) это стоило вам { $cost } за партию, плюс-минус { $margin }.
plan-maybeWhy = Неясно: возможно, это стоит вам { $cost } за партию, плюс-минус { $margin }.
plan-noCostWhy = В последних партиях это ничего вам не стоило.
plan-begin = Научитесь играть за пять минут
plan-beginWhy = Первый урок за столом, потом задачи и партии с ботами.
plan-find = Узнайте, что стоит вам дороже всего
plan-findWhy = Разберите ещё { $n } { $n ->
        [one] партию
        [few] партии
       *[other] партий
    }, и план будет знать, что тренировать.
plan-even = Явных слабых мест нет
plan-evenWhy = Ничто не стоит вам заметно дороже остального. Тренируйте всё понемногу.
plan-lesson = Урок: { $title }
plan-daily = Задача дня
plan-again = Задачи, которые не вышли
plan-skill = Задачи: { $skill }
plan-puzzles = Пять задач
plan-review = Разобрать последнюю партию
plan-play = Сыграть партию
plan-count = { $n } из { $of }
plan-done = готово
plan-go = Продолжить
plan-change = Сменить план
plan-choose = Выберите план
plan-mixed = Всего понемногу
plan-mixedWhy = Уроки, задачи и партии без главной темы.
plan-games = Играть и разбирать
plan-gamesWhy = С каждой разобранной партией погрешности меньше.
plan-onlyPuzzles = Задачи
plan-puzzlesWhy = В каждой один ход явно лучший. Самая быстрая тренировка.
plan-left = Разберите ещё { $n } { $n ->
        [one] партию
        [few] партии
       *[other] партий
    }, и станет видно, что изменил план.
plan-finished = План выполнен
plan-changed = { $skill }: { $before } → { $after } за партию
plan-unchanged = { $skill }: уверенных изменений нет
plan-changedWhy = До плана это стоило вам { $before } за партию, плюс-минус { $beforeMargin }; в партиях после него ({ $n }) — { $after }, плюс-минус { $afterMargin }.
plan-next = Дальше: { $title }
plan-fault = Не удалось загрузить план.

cost-points = { NUMBER($points, digits: 1) } очка
cost-win = { $share } победы

skills-title = Что стоит вам дороже всего
skills-none = Разберите ещё { $n } { $n ->
        [one] партию
        [few] партии
       *[other] партий
    }, чтобы увидеть, что стоит вам дороже всего.
skills-nothing = В последних партиях вы ничего не теряли.
skills-unsure = неясно
skills-told = { $skill }: { $cost } за партию, плюс-минус { $margin }
skills-note = За партию, по последним разобранным партиям ({ $n }). Тонкая линия — погрешность.

daily-streak = { $n } { $n ->
        [one] день
        [few] дня
       *[other] дней
    } подряд
daily-week = Последние семь дней
daily-today = сегодня
daily-notPlayed = не решалась
daily-rating = Ваш рейтинг: { $value }
daily-ratingAfter = Рейтинг появится после ещё { $n } { $n ->
        [one] задачи
        [few] задач
       *[other] задач
    }
daily-fault = Не удалось загрузить задачи.

keys-1-1-1 = C
keys-1-2 = продолжить план

keys-2-1-1 = P
keys-2-2 = задача дня

roundtable = Roundtable
you = Вы

botNames-1 = Анна
botNames-2 = Бертран
botNames-3 = Доротея
botNames-4 = Гуго
botNames-5 = Изольда

levels-page = Паж
levels-squire = Оруженосец
levels-knight = Рыцарь
levels-champion = Чемпион

loading = Минуту…
visitor = Гость
someone = кто-то
spectators = { $n } { $n ->
        [one] зритель
        [few] зрителя
        [many] зрителей
       *[other] зрителя
    }
account = Учётная запись
home = На главную
rules = Правила
close = Закрыть
tryAgain = Повторить
notLoaded = Эта часть страницы не загрузилась. Возможно, нет сети.
language = Язык
playersFrom = от { $least } до { $most } игроков
minutes = { $n } { $n ->
        [one] минута
        [few] минуты
        [many] минут
       *[other] минуты
    }
playNow = Играть
against = { $bots } { $bots ->
        [one] бот
        [few] бота
        [many] ботов
       *[other] бота
    } ({ $level }), { $rules ->
        [0] простые правила
       *[other] { $rules } { $rules ->
                [one] особое правило
                [few] особых правила
                [many] особых правил
               *[other] особого правила
            }
    }
withFriends = С друзьями
learnInFive = Научиться за 5 минут
credits = Авторы и лицензии
settings = Настройки
toLight = Включить пергамент (светлая тема)
toDark = Включить свечи (тёмная тема)
independent = Независимый фанатский сайт, не связанный с издателями игр.
yourTables = Ваши столы
openTables = Открытые столы
hall = Зал
of = { $what }: { $game }
play = Играть
study = Обучение
me = Профиль
myTurns = Мои ходы
tablesWait =
    { $n ->
        [1] Вас ждут за столом
       *[other] Вас ждут за { $n ->
                [2] двумя
                [3] тремя
                [4] четырьмя
                [5] пятью
                [6] шестью
               *[other] { $n }
            } столами
    }
noTables = Ваши партии хранятся здесь, даже без интернета.
noOpenTables = Сейчас никто не ждёт. Откройте стол кнопкой «С друзьями».
noServer = Сервер недоступен. Но с ботами играть можно.
againstBots = { $n } { $n ->
        [one] бот
        [few] бота
        [many] ботов
       *[other] бота
    }
away = нет на месте
seatsTaken = занято мест: { $taken } из { $of }
finished = закончена
conceded = сдача
agreed = прервана
damaged = не читается
goOn = Продолжить
look = Смотреть
join = Сесть
replay = Запись
remove = Удалить
removeGame = Удалить эту партию: { $what }
removeSure = Удалить эту партию?
keepIt = Оставить
noRoom = В этом браузере не осталось места для партии.
yourName = Ваше имя

title = Зал
find = Найти игру
findLine = Вы окажетесь за столом, когда наберётся достаточно желающих.
wish = игроков: { $numbers }, { $pace }
alsoLooking = Другие ищут
joinThem = Присоединиться: { $game }
again = Кто-то не пришёл. Вы снова первый в очереди.
missed = Вы не успели к столу, поэтому поиск остановлен.
games = Игры
players = Игроков
pace = Темп

paces-quick = быстро
paces-day = день на выбор

rules = Правила

rulesOf-plain = простые
rulesOf-any = любые

bots = Боты через
minutes = { $n } мин
never = никогда
looking = Ищем: { $there } из { $of }
botsIn = Самое позднее через { $time } места займут боты.
noBots = Только люди, сколько бы ни пришлось ждать.
leaveLine = Можно пока осмотреться: стол откроется сам.
stop = Остановить поиск
chooseGame = Выберите хотя бы одну игру и число игроков.
name = Как вас называть?
nameWrong = Введите имя от 1 до 24 символов.
newTable = Новый стол
sitDown = Сесть за стол
nobodyWaits = Никто не ждёт. Поищите игру или откройте стол.
watchNow = Сейчас играют
watch = Смотреть
hereNow = Сейчас здесь
people = { $n } { $n ->
        [one] человек
        [few] человека
        [many] человек
       *[other] человека
    }

doing-playing = играет, { $game }
doing-open = ждёт за столом, { $game }
doing-watching = смотрит, { $game }
doing-here = в сети

nobodyHere = Никого нет.
showMe = Показывать меня в этом списке
noServer = Сервер недоступен, зал закрыт. Попробуйте позже.
recent = Ваши последние партии

quiet-title = Сейчас здесь тихо. Самое время для этого.
quiet-alone = А пока
quiet-online =
    { $n ->
        [0] Больше никого нет в сети.
       *[other] Сейчас в сети: { $n } { $n ->
                [one] человек
                [few] человека
                [many] человек
               *[other] человека
            }.
    }

quiet-bots-title = Сыграть с ботами
quiet-bots-line = На уровне, который вы выбрали в прошлый раз. Ждать не нужно.

quiet-days-title = Игра на несколько дней
quiet-days-line = День на ход. Не нужно быть в сети одновременно.
quiet-days-go = Открыть стол

quiet-friends-title = Игра с друзьями
quiet-friends-line = Отправьте ссылку. Учётная запись им не нужна.
quiet-friends-go = Пригласить друзей

quiet-puzzle-title = Задача дня
quiet-puzzle-line = Одна позиция, один лучший ход.
quiet-puzzle-go = Решить

quiet-lessons-title = Уроки
quiet-lessons-line = Правило или приём за несколько минут.
quiet-lessons-go = Начать урок

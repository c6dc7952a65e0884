-players = { $n } { $n ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }

title = Новый стол
game = Игра
presetsLabel = Правила
mix = По-своему
    .text = Как включено ниже.
reset = Вернуть
none = ни одного из { $of }
some = { $n } из { $of }
atTable = За столом
firstPlayer = Кто начинает
firstDrawn = По жребию
hidden = Скрытый счёт
seats = Места
playersLabel = Игроки
players = { $n } { $n ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
you = Вы
youLine = Ваше место первое.
friend = Друг
friendSeat = Ждём друга
friendLine = придёт по ссылке
here = Кто-то рядом
hereLine = играете на одном устройстве
hereName = Имя на месте { $seat }
playerN = Игрок { $n }
whoSits = Кто сидит на месте { $n }

levelLines-page = лёгкий: играет, не раздумывая
levelLines-squire = средний: видит на ход вперёд
levelLines-knight = сильный: думает наперёд
levelLines-champion = очень сильный: всё просчитывает

terms = С друзьями
clock = Часы

paces-none = Без часов
paces-quick = Быстро
paces-relaxed = Спокойно
paces-day = По дням
paces-own = По-своему

paceLines-none = Время не ограничено.
paceLines-quick = минута на каждый выбор
paceLines-relaxed = по 20 минут на всю игру и ещё 15 секунд за каждый выбор
paceLines-day = день на каждый выбор: сидеть у экрана не нужно
paceLines-own = как указано ниже

clockKind = Вид часов
clockEach = На каждый выбор
clockBank = На всю игру
bank = Время каждого
plus = Добавляется за выбор
overtime = Когда время выйдет
overtimeBot = Играет бот
overtimeEnd = Решают другие
whoJoins = Кто может сесть
joinLink = У кого есть ссылка
joinAll = Любой: стол виден в списке
readyFirst = Перед началом все подтверждают готовность
board = Этот экран служит полем
boardLine = каждый играет со своего телефона
chat = Чат за столом
hints = Советы бота
hintsLine = каждый может спросить, какой ход лучший и хорош ли был свой
nameLine = видно другим, до 24 символов
nameWrong = Введите имя от 1 до 24 символов.
numberWrong = Введите целое число от { $from } до { $to }.
fieldWrong = { $field }: { $why }
serverNeeded = Сервер сейчас недоступен. Отдайте места друзей ботам, и можно играть сразу.
play = Играть
botLevel = Уровень ботов
allOptions = Все настройки
make = Создать стол и получить ссылку
inAMinute = Разобраться за минуту: { $rule }
special = { $n } { $n ->
        [one] особое правило
        [few] особых правила
        [many] особых правил
       *[other] особого правила
    }
summary = { -players($players) }, около { $minutes } { $minutes ->
        [one] минуты
        [few] минут
        [many] минут
       *[other] минуты
    }{ COUNT($withRules) ->
        [0] .
       *[other] , включено: { LIST($withRules) }.
    }

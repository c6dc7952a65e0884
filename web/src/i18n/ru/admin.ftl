title = Этот сервер
allWell = Всё в порядке.
asks = Загрузка…
unreachable = Сервер не отвечает. Показаны его последние данные.

worries-cannot_save = Не удаётся сохранять: хранилище недоступно или диск полон. Игроки видят предупреждение.
worries-ends = Сервер завершает работу.
worries-damaged_tables = Отложено повреждённых столов: { $n }. Подробности покажет «roundtable verify».
worries-slow_answers = Медленные ответы: один из ста занимает { $time }.
worries-slow_commits = Медленное хранилище: запись занимает { $time }.
worries-slow_reads = Медленное хранилище: чтение занимает { $time }.
worries-loop_lags = Перегрузка: цикл событий опаздывает на { $time }.
worries-bots_wait = Бот ждёт свободного потока уже { $time }.
worries-log_grows = Журнал SQLite вырос до { $size }: его держит открытым какая-то программа.
worries-memory = Сервер занимает { $size } памяти.
worries-files_run_out = Файловые дескрипторы почти кончились: открыто { $n }.

readOnlyNow = Только чтение: новых столов, гостей и учётных записей не будет.
version = Версия { $version }, запуск: { $since }
youAre = Вы: { $name }
thisMachine = этот компьютер
figures = Сейчас
people = Людей в сети
connections = Соединений
tables = Активных столов

phases-open = ждут
phases-playing = играют
phases-finished = сыграны
phases-closed = закрыты

unsaved = Ждут хранилища
thoughts = Ботов в очереди
oldest = первый уже { $time }
lag = Задержка цикла
saving = Сохранение за
memory = Память
wal = Журнал SQLite
files = Открыто файлов
of = { $n } из { $most }
lastHour = Последний час
choices = Выборов в секунду
ofPeople = люди
ofBots = боты
answers = Время ответа
atMost = не больше { $what }
nothingYet = Обновляется каждые 15 секунд.
nodes = Серверы этого хранилища
nodesUnknown = Хранилище недоступно: другие серверы неизвестны.
node = Сервер { $id }
together = Всего

columns-people = Люди
columns-tables = Столы
columns-leases = Аренды
columns-choices = Выборы/с
columns-answers = p99
columns-lag = Задержка

started = Запуск: { $since }
drain = Остановить…
here = этот
lost = потерян
seen = был на связи { $when }
alive = { $n } { $n ->
        [one] сервер
        [few] сервера
        [many] серверов
       *[other] сервера
    }
log = Журнал

logKinds-refused = Отказы
logKinds-came___in = Входы
logKinds-slow = Медленное
logKinds-other = Прочее

emptyLog = С запуска ничего нет.
serverSettings = Обслуживание
announcement = Объявление для всех
announce = Объявить
takeBack = Снять
readOnly = Только чтение: без новых столов, гостей и учётных записей. Партии продолжаются.
reports = Жалобы
noReports = Жалоб нет.
reportedBy = { $name }; пожаловался игрок { $who }
saidThere = Сообщения
atTable = за столом { $id }
showLines = Показать
deleteLines = Удалить эти сообщения
search = Поиск
searchPeople = Люди
searchTables = Столы
wordsPeople = Часть имени или id
wordsTables = Id стола, id игрока или имя учётной записи
find = Найти
everybodyHere = Оставьте пустым, чтобы увидеть всех в сети или активные столы.
nobodyFound = Никого не нашлось.
noTableFound = Стол не нашёлся.
moreOfThem = Ещё
account = учётная запись
guest = гость
since = с { $when }
theirTables = Столы
rename = Переименовать…
ban = Заблокировать…
close = Закрыть…
backup = Резервная копия
backupNow = Сделать копию
noBackup = С запуска копий не делали.
backupRuns = Копия делается…
backupFailed = Последняя копия не удалась: { $why }
backupMade = Последняя копия: { $when }, { $size }
bans = Блокировки
noBans = Никто не заблокирован.
unban = Разблокировать
until = до { $when }
forGood = до отмены
acts = Последние действия
noActs = Действий пока нет.
cancel = Отмена
banTitle = Заблокировать: { $who }
banLine = Соединение прервётся сразу, а доиграют боты.
banNetworkLine = Не войдёт никто из этой сети. Один адрес бывает общим у многих людей.
network = Адрес или сеть
days = Срок в днях (пусто: до отмены)
why = Причина (её увидит игрок)
renameTitle = Переименовать: { $who }
renameLine = За текущими столами останется прежнее имя.
newName = Новое имя
closeTitle = Закрыть стол { $id }
closeLine = Партия закончится без победителя. Отменить это нельзя.
drainTitle = Остановить { $who }
drainLine = Сервер передаст свои столы, сохранит начатое и завершит работу; игроки продолжат на другом. Диспетчер служб может запустить его снова.
drainLastLine = Это единственный сервер. Он сохранит начатое и завершит работу; играть будет нельзя, пока его не запустят. Диспетчер служб может сделать это сразу.
linesTitle = Удалить сообщения
linesLine = Сообщения исчезнут и из хранилища. Их уже могли прочитать.

deeds-ban = Заблокировано
deeds-unban = Разблокировано
deeds-rename = Имя изменено
deeds-lines = Сообщения удалены
deeds-close = Стол закрыт
deeds-announce = Объявление изменено
deeds-backup = Копирование начато
deeds-drain = Сервер завершит работу за несколько секунд
deeds-read_only = Настройка сохранена

done = { $what }.
notDone = Не сделано: { $why ->
        [none] сервер не отвечает
       *[other] { $why }
    }

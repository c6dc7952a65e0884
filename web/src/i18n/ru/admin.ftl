title = Этот сервер
allWell = Всё в порядке.
asks = Спрашиваем сервер…
unreachable = Сервер не отвечает. Показано то, что он сообщил последним.

worries-cannot_save = Ничего нельзя сохранить: хранилище недоступно или диск полон. Людям об этом сказано.
worries-ends = Этот сервер завершает работу.
worries-damaged_tables = Отложено повреждённых столов: { $n }. Что не так, скажет «roundtable verify».
worries-slow_answers = Один выбор из ста занимает { $time }.
worries-slow_commits = Хранилище сохраняет за { $time }.
worries-slow_reads = Хранилище читает за { $time }.
worries-loop_lags = Работы больше, чем выдерживает одно ядро: опоздание { $time }.
worries-bots_wait = Бот ждёт своей очереди подумать уже { $time }.
worries-log_grows = Журнал SQLite вырос до { $size }: что-то его удерживает.
worries-memory = Программа занимает { $size } памяти.
worries-files_run_out = Открыты почти все разрешённые файлы: { $n }.

readOnlyNow = Сейчас здесь не начинается ничего нового.
version = Версия { $version }, запуск: { $since }
youAre = Вы: { $name }
figures = Сейчас
people = Людей здесь
connections = Соединений
tables = Столов в работе

phases-open = ждут
phases-playing = играют
phases-finished = сыграны
phases-closed = закрыты

unsaved = Ждут хранилища
thoughts = Ботов в очереди
oldest = первый уже { $time }
lag = Опоздание цикла
saving = Сохранение за
memory = Память
wal = Журнал SQLite
files = Открыто файлов
of = { $n } из { $most }
lastHour = Последний час
choices = Выборов в секунду
ofPeople = люди
ofBots = боты
answers = До отправки ответа
atMost = не больше { $what }
nothingYet = Данные приходят каждые 15 секунд.
nodes = Серверы этого хранилища
nodesUnknown = Хранилище недоступно: кто ещё ему служит, неизвестно.
node = Сервер { $id }
together = Все вместе

columns-people = Люди
columns-tables = Столы
columns-leases = Аренды
columns-choices = Выборы/с
columns-answers = p99
columns-lag = Опоздание

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

emptyLog = С запуска такого не было.
house = Дом
announcement = Объявление для всех
announce = Объявить
takeBack = Снять
readOnly = Ничего нового: ни столов, ни гостей, ни учётных записей. Партии продолжаются.
reports = Жалобы
noReports = Жалоб нет.
reportedBy = { $name }; пожаловался игрок { $who }
saidThere = Что было сказано
atTable = за столом { $id }
showLines = Посмотреть
deleteLines = Удалить эти сообщения
search = Поиск
searchPeople = Люди
searchTables = Столы
wordsPeople = Часть имени или id
wordsTables = Id стола или человека, имя учётной записи
find = Найти
everybodyHere = Без слов: кто сейчас здесь или какие столы в работе.
nobodyFound = Никого не нашлось.
noTableFound = Стол не нашёлся.
moreOfThem = Ещё
account = учётная запись
guest = гость
since = с { $when }
theirTables = Столы
rename = Переименовать…
ban = Не пускать…
close = Закрыть…
backup = Резервная копия
backupNow = Сделать копию
noBackup = С запуска копий не просили.
backupRuns = Копия делается…
backupFailed = Последняя не удалась: { $why }
backupMade = Последняя: { $when }, { $size }
bans = Кого не пускают
noBans = Пускают всех.
unban = Снова пускать
until = до { $when }
forGood = до отмены
acts = Что было сделано
noActs = Пока ничего не сделано.
cancel = Отмена
banTitle = Не пускать: { $who }
banLine = Связь прервётся сразу, а доиграют боты.
banNetworkLine = Не войдёт никто оттуда. Один адрес бывает общим у многих людей.
network = Адрес или сеть
days = На сколько дней (пусто: до отмены)
why = Почему, это будет сказано
renameTitle = Другое имя для игрока { $who }
renameLine = За столами, где этот человек сидит, останется прежнее.
newName = Новое имя
closeTitle = Закрыть стол { $id }
closeLine = Партия кончится как есть, без победителя. Отменить это нельзя.
drainTitle = Остановить { $who }
drainLine = Сервер передаст свои столы, сохранит начатое и завершит работу; люди продолжат на другом. То, что за ним следит, может запустить его снова.
drainLastLine = Другого нет: сервер сохранит начатое и завершит работу, и никто не сможет играть, пока его не запустят. То, что за ним следит, может сделать это сразу.
linesTitle = Удалить сказанное
linesLine = Сообщения исчезнут и из хранилища. Кто прочёл, тот прочёл.

deeds-ban = Больше не пускают
deeds-unban = Снова пускают
deeds-rename = Имя изменено
deeds-lines = Сообщения удалены
deeds-close = Стол закрыт
deeds-announce = Объявление изменено
deeds-backup = Копия делается
deeds-drain = Сервер завершит работу за несколько секунд
deeds-read_only = Теперь это так

done = { $what }.
notDone = Не сделано: { $why ->
        [none] сервер не отвечает
       *[other] { $why }
    }

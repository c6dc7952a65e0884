title = Мастерская
undo = Отменить
open = Открыть файл
save = Сохранить в файл
copy = Скопировать ссылку
copied = Скопировано
empty = Начать заново
broken = Эта ссылка или файл повреждены. Вместо них — пустой стол.

colours-1 = Синий
colours-2 = Жёлтый
colours-3 = Зелёный
colours-4 = Красный
colours-5 = Чёрный

happened = Ходы до сих пор
asks = Выбирает { $who }:
chance = Дальше решает случай: берут карты.
draw = Взять карты
ask = Сравнить варианты
thinking = Думает…
advises = Лучше всего: { $choice }
ruling = Разъяснение { $id }:
cannot = Невозможная позиция
answers = По правилам
result = Кто победил
chapter = В правилах: { $title }
refused = Чего нельзя и почему
rules = Правила
change = Правила и свои значения
apply = Расставить по этим правилам
take = Коснитесь места, затем карт, которые там лежат. Коснитесь карты, чтобы убрать её.
into = Сюда: { $place }
add = Добавить: { $card }, осталось { $left }
remove = Убрать: { $card }

faults-log = Шаг { $step } невозможен: { $entry }
faults-type = { $field }: нужно { $wanted }.
faults-other = { $field }: { $message }

faults-wanted-object = указать объект с полями
faults-wanted-boolean = true или false
faults-wanted-unknown = ничего не писать; есть только { $names }
faults-wanted-number = целое число от { $least } до { $most }
faults-wanted-list =
    { SAME($least, $most) ->
        [yes] список из { $least }
       *[no] список длиной от { $least } до { $most }
    }
faults-wanted-name = одно из слов: { $names }
faults-wanted-cards = указать карты, например { $such }

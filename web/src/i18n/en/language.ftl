### The language itself, and terms that all its files can use.

# The language, in its own words.
name = English

-percent = { $n }%
# 1st, 2nd, 3rd, 4th
-ordinal =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
# For lists: LIST($rounds, item: "roman")
-roman = { NUMBER($n, style: "roman") }
-signed = { NUMBER($n, sign: "always") }

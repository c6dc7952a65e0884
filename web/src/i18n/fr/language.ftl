name = Français

-percent = { $n } %
-roman = { NUMBER($n, style: "roman") }
-signed = { NUMBER($n, sign: "always") }
# « de Bertran », « d’Anne »
-de =
    { VOWEL($word) ->
        [yes] d’{ $word }
       *[no] de { $word }
    }

name = Deutsch

-percent = { $n } %
-ordinal = { $n }.
-roman = { NUMBER($n, style: "roman") }
-signed = { NUMBER($n, sign: "always") }

name = Русский

-percent = { $n } %
-roman = { NUMBER($n, style: "roman") }
-signed = { NUMBER($n, sign: "always") }

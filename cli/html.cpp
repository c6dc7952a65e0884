#include "cli/html.h"

#include <fmt/format.h>

namespace roundtable::cli {

namespace {

// The page's colours (web/src/style/tokens.css), light and dark, for screens and paper.
constexpr std::string_view kStyle = R"(:root{color-scheme:light dark;
--page:light-dark(#ece1c9,#120e0a);--leaf:light-dark(#fbf6ea,#211a13);--leaf-2:light-dark(#f4ebd7,#2b221a);
--leaf-3:light-dark(#e8dabb,#3a2f24);--line:light-dark(#dccba6,#43372a);--line-2:light-dark(#9c855a,#8b7757);
--ink:light-dark(#2a2018,#f4e8d0);--ink-2:light-dark(#54442f,#d2c1a2);--rubric:light-dark(#9a2325,#f29a8c);
--rubric-wash:light-dark(#f6ddd2,#44231d);--good:light-dark(#2a6440,#93d3a6);--good-wash:light-dark(#deebd6,#1f3626);
--serif:Alegreya,'EB Garamond',Georgia,'Times New Roman',serif;
--sans:'Alegreya Sans','Gill Sans','Segoe UI',Candara,'Noto Sans',sans-serif}
.seat-1{--p:#1f5ba8;--on:#fff9ea;--l:light-dark(#1f5ba8,#7fb0f0)}.seat-2{--p:#edb92e;--on:#2a2018;--l:light-dark(#a8780a,#edb92e)}
.seat-3{--p:#2f8a4a;--on:#fff9ea;--l:light-dark(#2f8a4a,#6cc486)}.seat-4{--p:#b4262c;--on:#fff9ea;--l:light-dark(#b4262c,#f0817f)}
.seat-5{--p:#35302b;--on:#fff9ea;--l:light-dark(#35302b,#d2c1a2)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.4 var(--sans);font-variant-numeric:lining-nums tabular-nums}
main{max-width:1180px;margin:0 auto;padding:20px 16px 40px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
h1,h2,h3{font-family:var(--serif);line-height:1.15;margin:0}h1{font-size:2rem}h2{font-size:1.375rem}h3{font-size:1.125rem}
p,ul,ol{margin:6px 0 0}ul+h3{margin-top:14px}.note{color:var(--ink-2);font-size:15px}
.leaf{background:var(--leaf);border:1px solid var(--line);border-radius:12px;padding:16px 20px;min-width:0}
.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));align-items:start}
.disc{display:inline-grid;place-items:center;width:26px;height:26px;border-radius:50%;background:var(--p);color:var(--on);
font:700 15px/1 var(--sans);border:1px solid var(--ink);flex:none}
.who{display:flex;align-items:center;gap:8px;flex-wrap:wrap;overflow-wrap:anywhere}
.legend{display:flex;flex-wrap:wrap;gap:6px 18px;list-style:none;padding:0}
table{width:100%;border-collapse:collapse;margin-top:8px}th{font-weight:400;color:var(--ink-2);font-size:15px;text-align:right;padding:2px 4px}
td{border-top:1px solid var(--line);padding:4px;text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left;overflow-wrap:anywhere}td small{white-space:nowrap;color:var(--ink-2);font-size:14px}
tr.sum td{border-top:2px solid var(--line-2);font-weight:700}tr.best td{background:var(--good-wash)}tr.played td{background:var(--rubric-wash)}
.less{color:var(--rubric);font-weight:700}.more{color:var(--good);font-weight:700}
.labels{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0;margin-top:10px}
.lab{display:inline-block;padding:0 9px;border-radius:99px;font:700 14px/22px var(--sans);border:1px solid transparent;white-space:nowrap}
.lab.best{background:var(--good-wash);color:var(--good)}.lab.fine{background:var(--leaf-3)}
.lab.unsure{border:1px dashed var(--line-2);color:var(--ink-2)}.lab.costly{border-color:var(--rubric);color:var(--rubric)}
.lab.blunder{background:var(--rubric-wash);color:var(--rubric)}
code{font:15px ui-monospace,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}
.plain{list-style:none;padding:0}.plain li{padding:3px 0;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto;margin-top:8px}svg text{font:14px var(--sans);fill:var(--ink-2)}
svg .axis{stroke:var(--line);fill:none}svg .way{stroke:var(--l);fill:none;stroke-width:2.5;stroke-linejoin:round}
svg .band{fill:var(--l);opacity:.16}svg .turn{fill:var(--leaf);stroke:var(--l);stroke-width:2.5}
svg .end{fill:var(--p);stroke:var(--ink)}svg .digit{fill:var(--on);font-weight:700;text-anchor:middle}
.phone{display:none}
@media (max-width:699px){main{padding:0 0 24px;gap:10px}.leaf{border-radius:0;border-width:1px 0;padding:14px 14px}
h1{font-size:1.5rem}td small{display:block}.wide{display:none}.phone{display:block}}
@media print{:root{color-scheme:light}body{background:none;font-size:11pt}main{padding:0;display:block}.leaf{border:0;padding:8pt 0}
.cards{display:block}article,tr,svg{break-inside:avoid}})";

constexpr std::size_t kColours = 5;

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    }
  }
  return out;
}

std::string seat_class(std::size_t seat) { return fmt::format("seat-{}", seat % kColours + 1); }

std::string html_page(std::string_view title, std::string_view body, std::string_view style) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
      escaped(title), kStyle, style, body);
}

}  // namespace roundtable::cli

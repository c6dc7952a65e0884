#pragma once

#include <string_view>

namespace roundtable::cli {

// What the style of cli/html.h lacks. The theme switch works without scripts.
inline constexpr std::string_view kLabStyle =
    R"(:root:has(#light:checked){color-scheme:light}:root:has(#dark:checked){color-scheme:dark}
.theme{border:1px solid var(--line);border-radius:8px;padding:2px 10px;margin:0;display:flex;gap:14px;width:max-content;font-size:15px}
.top{display:flex;flex-wrap:wrap;gap:8px 18px;justify-content:space-between;align-items:center}.top a{color:var(--ink-2)}
.contents{display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:8px}.contents a{color:var(--ink-2)}.findings{padding:0;list-style:none}
.findings li{border-top:1px solid var(--line);padding:8px 0;display:flex;gap:12px;justify-content:space-between}
.sure{white-space:nowrap;font-weight:700;font-size:15px}.scroll{overflow-x:auto}.scroll td:first-child{overflow-wrap:break-word;min-width:9em}
pre{background:var(--leaf-2);border:1px solid var(--line);border-radius:6px;padding:8px 10px;overflow-x:auto;white-space:pre-wrap;
font:14px/1.45 ui-monospace,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}
svg .middle{stroke:var(--line-2);fill:none}svg .mark path{stroke:var(--l,var(--ink-2));stroke-width:2;fill:none}
svg .mark circle{fill:var(--p,var(--ink-2));stroke:var(--leaf)}svg .mark .digit{font-size:12px}
svg .more{--p:var(--good);--l:var(--good)}svg .less{--p:var(--rubric);--l:var(--rubric)}
@media print{.theme,.contents,.top a{display:none}})";

}  // namespace roundtable::cli

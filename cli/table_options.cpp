#include "cli/commands.h"
#include "engine/core/json.h"

namespace roundtable::cli {

int TableOptions::seats() const {
  if (players != 0) return players;
  return two.empty() ? 4 : 2;
}

namespace {

void write_list(JsonWriter& out, const char* name, const std::string& list, const char* all) {
  if (list.empty()) return;
  out.key(name).begin_array();
  std::string rest = list == "all" ? all : list;
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    out.value(rest.substr(0, comma));
    rest = comma == std::string::npos ? "" : rest.substr(comma + 1);
  }
  out.end_array();
}

}  // namespace

std::string TableOptions::json() const {
  JsonWriter out;
  out.begin_object();
  if (!two.empty()) out.field("two", two);
  write_list(out, "advanced", advanced, "lift,stepback,orderedreset");
  write_list(out, "variations", variations, "knights,bet,codex,scrolls,dragon,alms");
  if (!edition.empty()) out.field("edition", edition);
  if (first != -1) out.field("first", first);
  if (max_turns != -1) out.field("maxTurns", max_turns);
  if (!values.empty()) out.key("values").raw(values);
  return out.end_object().take();
}

}  // namespace roundtable::cli

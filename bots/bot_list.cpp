#include "bots/bot_list.h"

#include "bots/program.h"

namespace roundtable {

namespace {

// The end of the command: before a comma, or the end of the text.
std::size_t end_of_command(std::string_view text) {
  char quote = '\0';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\\' && quote != '\'') {
      ++at;
    } else if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == ',') {
      return at;
    }
  }
  return text.size();
}

}  // namespace

std::vector<std::string> split_bots(std::string_view list) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t end = runs_a_program(list) ? end_of_command(list) : std::min(list.find(','), list.size());
    names.emplace_back(list.substr(0, end));
    if (end == list.size()) return names;
    list.remove_prefix(end + 1);
  }
}

}  // namespace roundtable

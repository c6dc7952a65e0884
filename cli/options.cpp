#include <fmt/format.h>

#include "cli/commands.h"

namespace roundtable::cli {

namespace {

std::string value_text(const DescribedOption& option) {
  if (option.required) return "required";
  if (option.usual.empty() && option.kind != OptionKind::Set) return "none";
  JsonWriter out;
  write_value(out, option, option.usual);
  return "`" + out.take() + "`";
}

std::string conditions_text(const DescribedOption& option) {
  std::string text;
  for (const OptionCondition& condition : option.when) {
    if (condition.kind == OptionCondition::Kind::None) continue;
    text += (text.empty() ? "" : ", ") + text_of(condition);
  }
  if (text.empty()) return "always";
  return option.required ? "only " + text : text;
}

std::string table_of(const GameDescription& game) {
  std::string text =
      fmt::format("## {} (`{}`), {} to {} players\n\n", game.title, game.name, game.players.least, game.players.most);
  text += "| option | meaning | allowed | default | has an effect |\n|---|---|---|---|---|\n";
  for (const DescribedOption& option : game.options) {
    const std::string allowed =
        option.kind == OptionKind::Seat ? "a seat, from 0" : allowed_values(option, game.players.most);
    text += fmt::format("| `{}` | {} | {} | {} | {} |\n", option.name, option.about, allowed, value_text(option),
                        conditions_text(option));
  }
  return text;
}

}  // namespace

std::string options_table(const std::string& game) {
  std::string text;
  for (const GameDescription& one : described_games()) {
    if (game.empty() || one.name == game) text += (text.empty() ? "" : "\n") + table_of(one);
  }
  return text;
}

int run(const OptionsArguments& arguments) {
  const std::string table = options_table(arguments.game);
  if (table.empty()) {
    return complain(unknown_game(arguments.game).message);
  }
  if (!arguments.json) {
    fmt::print("{}", table);
    return 0;
  }
  JsonWriter out;
  out.begin_object();
  write_games(out.key("games"));
  fmt::print("{}\n", out.end_object().take());
  return 0;
}

}  // namespace roundtable::cli

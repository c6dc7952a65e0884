#include <algorithm>
#include <cctype>

#include "cli/commands.h"
#include "engine/core/option_text.h"

namespace roundtable::cli {

namespace {

DescribedOptions options_of(std::string_view name, PlayerRange* players = nullptr) {
  for (GameDescription& game : described_games()) {
    if (game.name != name) continue;
    if (players != nullptr) *players = game.players;
    return std::move(game.options);
  }
  return {};
}

std::string_view said_as(const DescribedOption& option) {
  return option.group().empty() ? option.name : option.group();
}

void write_list(JsonWriter& out, std::string rest, bool of_numbers) {
  out.begin_array();
  while (!rest.empty()) {
    const auto comma = rest.find(',');
    const std::string item = rest.substr(0, comma);
    of_numbers&& Json::parse(item) ? out.raw(item) : out.value(std::string_view(item));
    rest = comma == std::string::npos ? "" : rest.substr(comma + 1);
  }
  out.end_array();
}

// Writes a typed value as JSON of the option's kind. `is_whole`: it is the option's value, not an object that contains
// it. Other text stays a string, which the engine refuses with a reason.
void write_typed(JsonWriter& out, const DescribedOption* option, bool is_whole, const std::string& typed) {
  const bool is_set = is_whole && option->kind == OptionKind::Set;
  if (is_set && typed == "all") {
    out.begin_array();
    for (const auto value : option->values) out.value(value);
    out.end_array();
  } else if (is_set || (is_whole && option->kind == OptionKind::NumberList)) {
    write_list(out, typed, !is_set);
  } else if (option != nullptr && !(is_whole && option->kind == OptionKind::Choice) && Json::parse(typed)) {
    out.raw(typed);
  } else {
    out.value(std::string_view(typed));
  }
}

// `--max-turns` for maxTurns
std::string flag_of(std::string_view option) {
  std::string flag = "--";
  for (const char c : option) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isupper(letter) != 0) flag += '-';
    flag += static_cast<char>(std::tolower(letter));
  }
  return flag;
}

// ", allowed: --first, --max-turns"
std::string flags_of(const std::string& game) {
  std::vector<std::string> flags;
  for (const DescribedOption& option : options_of(game)) {
    std::string flag = flag_of(said_as(option));
    if (flags.empty() || flags.back() != flag) flags.push_back(std::move(flag));
  }
  return ", allowed: " + joined(std::vector<std::string_view>(flags.begin(), flags.end()));
}

std::string help_for(const GameDescription& game, const DescribedOption& option) {
  if (!option.group().empty()) {
    std::string names;
    for (const DescribedOption& other : game.options) {
      if (other.group() == option.group()) names += (names.empty() ? "" : ", ") + std::string(other.own_name());
    }
    return std::string(game.name) + ": JSON with " + names + " (see `roundtable options`)";
  }
  std::string about = std::string(game.name) + ": " + std::string(option.about);
  switch (option.kind) {
    case OptionKind::Set: about += ", separated by commas, or all: " + joined(option.values); break;
    case OptionKind::Choice: about += ": " + joined(option.values); break;
    case OptionKind::Seat: break;
    default: about += ": " + allowed_values(option, kMaxSeats);
  }
  return about;
}

}  // namespace

int TableOptions::seats() const {
  if (players != 0) return players;
  constexpr int kUsual = 4;
  PlayerRange range;
  for (const DescribedOption& option : options_of(game, &range)) {
    const int only_for = option.required ? option.when[0].players : 0;
    if (only_for != 0 && given.contains(std::string(option.name))) return only_for;
  }
  return std::clamp(kUsual, range.least, range.most);
}

std::string TableOptions::json() const {
  const DescribedOptions options = options_of(game);
  JsonWriter out;
  out.begin_object();
  for (const auto& [name, typed] : given) {
    const auto found = std::ranges::find(options, std::string_view(name), said_as);
    out.key(name);
    const DescribedOption* option = found == options.end() ? nullptr : &*found;
    write_typed(out, option, option != nullptr && option->group().empty(), typed);
  }
  return out.end_object().take();
}

std::string typed_json(const std::string& game, std::string_view name, const std::string& typed) {
  const DescribedOptions options = options_of(game);
  const auto found = std::ranges::find(options, name, &DescribedOption::name);
  JsonWriter out;
  write_typed(out, found == options.end() ? nullptr : &*found, found != options.end(), typed);
  return out.take();
}

std::string TableOptions::with_flag(const std::string& message) const {
  for (const auto& [name, typed] : given) {
    if (!message.starts_with(name) || message.find_first_of(":.[", name.size()) != name.size()) continue;
    const std::string fault = message.substr(name.size());
    if (fault.starts_with(": unknown option")) return flag_of(name) + ": not an option of " + game + flags_of(game);
    return flag_of(name) + fault;
  }
  return message;
}

std::vector<TableFlag> table_flags() {
  std::vector<TableFlag> flags;
  for (const GameDescription& game : described_games()) {
    std::string_view last;
    for (const DescribedOption& option : game.options) {
      if (said_as(option) == last) continue;
      last = said_as(option);
      const std::string flag = flag_of(last);
      const auto found = std::ranges::find(flags, flag, &TableFlag::flag);
      const std::string help = help_for(game, option);
      if (found == flags.end()) {
        flags.push_back({flag, std::string(last), help});
      } else {
        found->help += "; " + help;
      }
    }
  }
  return flags;
}

}  // namespace roundtable::cli

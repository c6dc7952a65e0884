#include "lab/experiment_file.h"

#include <array>
#include <cmath>

#include "engine/core/utf8.h"
#include "lab/experiment_tables.h"
#include "lab/toml_fields.h"

namespace roundtable {

namespace {

constexpr std::int64_t kMostGames = 1'000'000'000;

// Builds the conditions, with the line of each for errors.
class Reader {
 public:
  explicit Reader(const toml::table& root) : root_(root) {}

  Result<ExperimentFile> read() {
    for (const auto step : {&Reader::whole, &Reader::base, &Reader::compare, &Reader::sweeps, &Reader::check}) {
      if (const Status status = (this->*step)(); !status) return status.error();
    }
    return ExperimentFile{std::move(title_), std::move(experiment())};
  }

 private:
  Experiment& experiment() { return tables_.experiment(); }

  Status whole() {
    constexpr std::array<std::string_view, 8> kFields = {"title", "games", "until", "seed",
                                                         "bots",  "table", "vary",  "compare"};
    if (Status status = only_fields(root_, "file", kFields); !status) return status;
    if (Status status = read_text(root_, "title", title_); !status) return status;
    std::int64_t seed = 1;
    if (Status status = read_whole(root_, "seed", 0, INT64_MAX, seed); !status) return status;
    experiment().seed = static_cast<std::uint64_t>(seed);
    if (const toml::node* until = root_.get("until")) {
      const double percent = until->value<double>().value_or(0);
      if (!(percent >= 0.01 && percent <= 50)) return wrong(*until, "until", "per cent of a victory, from 0.01 to 50");
      experiment().until = percent / 100;
      experiment().games = 1'000'000;
    }
    return read_whole(root_, "games", 1, kMostGames, experiment().games);
  }

  Status base() {
    constexpr std::array<std::string_view, 3> kFields = {"game", "players", "options"};
    Condition base{.name = "base", .bots = {"knight"}};
    if (Status status = read_texts(root_.get("bots"), "bots", base.bots); !status) return status;
    const toml::table* table = nullptr;
    if (Status status = read_table(root_, "table", table); !status) return status;
    if (table != nullptr) {
      if (Status status = only_fields(*table, "[table]", kFields); !status) return status;
      if (Status status = read_text(*table, "game", experiment().game); !status) return status;
      std::int64_t players = base.players;
      if (Status status = read_whole(*table, "players", 2, kMaxSeats, players); !status) return status;
      base.players = static_cast<int>(players);
      const toml::table* options = nullptr;
      if (Status status = read_table(*table, "options", options); !status) return status;
      if (options != nullptr) base.options = json_of(*options);
    }
    bool known = false;
    for (const GameDescription& game : described_games()) known = known || game.name == experiment().game;
    if (!known) return fault_at(line_of(*table->get("game")), unknown_game(experiment().game).message);
    return tables_.add(std::move(base), table == nullptr ? 1 : line_of(*table));
  }

  // One more table with other options or bots.
  Status compare() {
    constexpr std::array<std::string_view, 2> kFields = {"options", "bots"};
    const toml::table* table = nullptr;
    if (Status status = read_table(root_, "compare", table); !status || table == nullptr) return status;
    if (Status status = only_fields(*table, "[compare]", kFields); !status) return status;
    if (table->empty()) return fault_at(line_of(*table), "[compare]: allowed: options, bots");
    Condition changed = experiment().conditions[0];
    changed.base = 0;
    changed.name.clear();
    if (Status status = read_texts(table->get("bots"), "bots", changed.bots); !status) return status;
    if (table->contains("bots")) changed.name = TableList::label("bots", json_of(*table->get("bots")));
    const toml::table* options = nullptr;
    if (Status status = read_table(*table, "options", options); !status) return status;
    if (options != nullptr) {
      if (Status status = change(changed, *options, ""); !status) return status;
    }
    return tables_.add(std::move(changed), line_of(*table));
  }
  Status change(Condition& condition, const toml::table& options, const std::string& group) {
    for (const auto& [key, node] : options) {
      const std::string name = group + std::string(key.str());
      if (const auto* inner = node.as_table()) {
        if (Status status = change(condition, *inner, name + "."); !status) return status;
      } else if (Status status = tables_.set(condition, name, node); !status) {
        return status;
      }
    }
    return {};
  }

  Status sweeps() {
    const toml::node* node = root_.get("vary");
    if (node == nullptr) return {};
    const auto* list = node->as_array();
    if (list == nullptr) return wrong(*node, "vary", "[[vary]], once or more");
    for (const auto& item : *list) {
      const auto* table = item.as_table();
      if (table == nullptr) return wrong(item, "vary", "[[vary]], once or more");
      if (Status status = sweep(*table); !status) return status;
    }
    return {};
  }

  Status sweep(const toml::table& table) {
    constexpr std::array<std::string_view, 6> kFields = {"option", "values", "place", "from", "to", "step"};
    if (Status status = only_fields(table, "[[vary]]", kFields); !status) return status;
    std::string option;
    if (Status status = read_text(table, "option", option); !status) return status;
    if (option.empty())
      return fault_at(line_of(table), "[[vary]]: option: missing, allowed: the name of an option, players, bots");
    if (const toml::node* values = table.get("values")) {
      const auto* list = values->as_array();
      if (list == nullptr || list->empty() || table.size() != 2) {
        return wrong(*values, "values", "a list, without from, to, step and place");
      }
      for (const auto& value : *list) {
        if (Status status = tables_.vary(option, value); !status) return status;
      }
      return {};
    }
    return range(table, option);
  }

  Status range(const toml::table& table, const std::string& option) {
    if (!table.contains("from") || !table.contains("to")) {
      return fault_at(line_of(table), "[[vary]]: missing values, allowed: values = [...], or from, to and step");
    }
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t step = 1;
    std::int64_t place = 0;
    if (Status status = read_whole(table, "from", -1000, 100'000, from); !status) return status;
    if (Status status = read_whole(table, "to", from, 100'000, to); !status) return status;
    if (Status status = read_whole(table, "step", 1, 100'000, step); !status) return status;
    if (Status status = read_whole(table, "place", 1, 20, place); !status) return status;
    for (std::int64_t number = from; number <= to; number += step) {
      const toml::value<std::int64_t> one(number);
      if (place == 0) {
        if (Status status = tables_.vary(option, one, line_of(table)); !status) return status;
        continue;
      }
      auto list = tables_.list_at(option);
      if (!list) return fault_at(line_of(table), list.error().message);
      if (static_cast<std::size_t>(place) > list->size()) {
        return fault_at(line_of(table),
                        "place: found " + std::to_string(place) + ", allowed: 1 to " + std::to_string(list->size()));
      }
      (*list)[static_cast<std::size_t>(place) - 1] = number;
      toml::array values;
      for (const std::int64_t value : *list) values.push_back(value);
      if (Status status = tables_.vary(option, values, line_of(table)); !status) return status;
    }
    return {};
  }

  Status check() {
    const auto fault = fault_in(experiment());
    return fault ? Status(fault_at(line_of_fault(*fault), fault->message)) : Status();
  }
  // The line of the field that the message names, or that of its table.
  std::int64_t line_of_fault(const ConditionFault& fault) const {
    const std::string path = fault.message.substr(0, fault.message.find_first_of(":["));
    if (fault.condition > 0) return tables_.line(fault.condition);
    const auto node = path == "bots" ? root_.at_path("bots") : root_.at_path("table.options." + path);
    return node.node() == nullptr ? tables_.line(0) : line_of(*node.node());
  }

  const toml::table& root_;
  std::string title_;
  TableList tables_;
};

void append_escaped(std::string& out, char32_t letter) {
  out += "\\U";
  for (int shift = 28; shift >= 0; shift -= 4)
    out += "0123456789ABCDEF"[(letter >> static_cast<unsigned>(shift)) & 15U];
}

// Why a letter beyond ASCII may not stand inside of that quote (0: none, #: a comment); empty if it may.
std::string_view fault_of_letter(char inside) {
  if (inside == 0) return "found a letter outside of quotes, allowed there: ASCII only";
  if (inside == '\'') return "found a letter in single quotes, allowed there: ASCII only; use double quotes";
  return {};
}

// toml++ 3.3 has undefined behaviour for many letters beyond ASCII, so it gets their escapes: in double quotes they
// mean the same, and comments do not matter.
Result<std::string> in_ascii(std::string_view text) {
  std::string out;
  std::int64_t line = 1;
  char inside = 0;  // the quote of the current text, or # in a comment
  while (!text.empty()) {
    const char c = text[0];
    const bool quote = c == '"' || c == '\'';
    if (quote && inside != '#' && text.substr(0, 3) == std::string(3, c)) {
      return fault_at(line, "found three quotes, allowed: texts of one line");
    }
    const auto letter = take_character(text);
    if (!letter) return fault_at(line, "found bytes that are not UTF-8");
    if (*letter >= 0x80) {
      if (const std::string_view fault = fault_of_letter(inside); !fault.empty())
        return fault_at(line, std::string(fault));
      append_escaped(out, *letter);
      continue;
    }
    out += c;
    if (c == '\n') {
      ++line;
      inside = 0;
    } else if (inside == 0) {
      if (quote || c == '#') inside = c;
    } else if (c == '\\' && inside == '"' && !text.empty()) {
      if (static_cast<unsigned char>(text[0]) >= 0x80) return fault_at(line, "found a backslash before a letter");
      if (text[0] == '\n') continue;
      out += text[0];
      text.remove_prefix(1);
    } else if (c == inside && c != '#') {
      inside = 0;
    }
  }
  return out;
}

}  // namespace

Result<ExperimentFile> read_experiment(std::string_view text) {
  const auto ascii = in_ascii(text);
  if (!ascii) return ascii.error();
  const toml::parse_result parsed = toml::parse(*ascii);
  if (!parsed) {
    return fault_at(parsed.error().source().begin.line, std::string(parsed.error().description()));
  }
  return Reader(parsed.table()).read();
}

}  // namespace roundtable

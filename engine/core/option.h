#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"

// Options of a table, described once. Record parsing, errors, forms, help and docs are generated from the description.

namespace roundtable {

// Allowed numbers of players.
struct PlayerRange {
  int least = 2;
  int most = kMaxSeats;
};

enum class OptionKind : std::uint8_t {
  Set,         // any of the values, each at most once
  Choice,      // one of the values
  Switch,      // true or false
  Number,      // in the range
  NumberList,  // `length` numbers in the range
  Seat,        // one of the players
  Orders,      // `length` rows, each a permutation of the values
};

// A condition for an option to have an effect: a number of players, or the value of another option.
struct OptionCondition {
  enum class Kind : std::uint8_t { None, Players, Has, Lacks, Is };
  Kind kind = Kind::None;
  int players = 0;
  std::string_view option;
  std::string_view value;

  static constexpr OptionCondition for_players(int players) { return {.kind = Kind::Players, .players = players}; }
  static constexpr OptionCondition has(std::string_view option, std::string_view value) {
    return {.kind = Kind::Has, .option = option, .value = value};
  }
  static constexpr OptionCondition lacks(std::string_view option, std::string_view value) {
    return {.kind = Kind::Lacks, .option = option, .value = value};
  }
  static constexpr OptionCondition is(std::string_view option, std::string_view value) {
    return {.kind = Kind::Is, .option = option, .value = value};
  }
};

struct OptionDescription {
  std::string_view name;  // `first`; `values.quests` for `quests` in the object `values`
  OptionKind kind{};
  std::string_view about;                    // a short English description
  std::span<const std::string_view> values;  // of a set, a choice, orders
  int least = 0;                             // of numbers
  int most = 0;
  int length = 0;         // how many numbers, or rows
  int fixed = 0;          // the first `fixed` numbers always equal the default
  bool required = false;  // must be given exactly when all conditions hold; other options may be given without effect
  std::array<OptionCondition, 2> when{};  // all must hold

  // Splits `values.quests` into `values` and `quests`; a name without a dot has an empty group.
  constexpr std::string_view group() const {
    return name.substr(0, name.find('.') == std::string_view::npos ? 0 : name.find('.'));
  }
  constexpr std::string_view own_name() const { return name.substr(group().empty() ? 0 : group().size() + 1); }
};

// An option's value as integers: indices into `values` for a set, a choice or orders, 0 or 1 for a switch. Empty for
// anything but a set means not given.
using OptionNumbers = std::vector<int>;

// An option and its place in a game's options.
template <class Options>
struct OptionOf {
  OptionDescription what;
  OptionNumbers (*get)(const Options& options);
  void (*set)(Options& options, const OptionNumbers& numbers);
};

// An option and its default.
struct DescribedOption : OptionDescription {
  OptionNumbers usual;
};
using DescribedOptions = std::vector<DescribedOption>;

// Reads the value of each option from JSON; missing ones get their default. Errors name the field, the value found and
// the allowed values.
Result<std::vector<OptionNumbers>> read_option_values(const DescribedOptions& options, PlayerRange range, int players,
                                                      const Json& json);
// Writes only values that differ from their default.
void write_option_values(JsonWriter& out, const DescribedOptions& options, const std::vector<OptionNumbers>& values);
// `{"name":...,"kind":...,...}`, as in docs/options.md.
void write_description(JsonWriter& out, const DescribedOption& option);
// One value in JSON.
void write_value(JsonWriter& out, const OptionDescription& option, const OptionNumbers& numbers);
// Whether all conditions hold.
bool means_something(const OptionDescription& option, int players, const DescribedOptions& options,
                     const std::vector<OptionNumbers>& values);
// Allowed values in words: `a list of 3 whole numbers from 0 to 99`.
std::string allowed_values(const OptionDescription& option, int players);
// `with 2 players`, `without dragon in variations`
std::string text_of(const OptionCondition& condition);

template <class Options>
DescribedOptions described(std::span<const OptionOf<Options>> options) {
  DescribedOptions list;
  for (const OptionOf<Options>& option : options) list.push_back({option.what, option.get(Options())});
  return list;
}

template <class Options>
Result<Options> options_from_json(std::span<const OptionOf<Options>> list, PlayerRange range, int players,
                                  const Json& json) {
  const auto values = read_option_values(described(list), range, players, json);
  if (!values) return values.error();
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  for (std::size_t i = 0; i < list.size(); ++i) list[i].set(options, (*values)[i]);
  return options;
}

template <class Options>
void options_to_json(JsonWriter& out, std::span<const OptionOf<Options>> list, const Options& options) {
  static const DescribedOptions kAll = described(list);  // shared by all views
  std::vector<OptionNumbers> values;
  values.reserve(list.size());
  for (const OptionOf<Options>& option : list) values.push_back(option.get(options));
  write_option_values(out, kAll, values);
}

// Conversion of member types to integers.
template <class T>
  requires(std::is_integral_v<T> || std::is_enum_v<T>)
OptionNumbers numbers_of(const T& member) {
  return {static_cast<int>(member)};
}
template <class T, std::size_t N>
OptionNumbers numbers_of(const std::array<T, N>& member) {
  return OptionNumbers(member.begin(), member.end());
}
template <class Key>
OptionNumbers numbers_of(const SmallSet<Key>& member) {
  OptionNumbers numbers;
  for (const Key key : member) numbers.push_back(static_cast<int>(key));
  return numbers;
}
template <class T>
  requires(std::is_integral_v<T> || std::is_enum_v<T>)
void assign(T& member, const OptionNumbers& numbers) {
  member = static_cast<T>(numbers[0]);
}
template <class T, std::size_t N>
void assign(std::array<T, N>& member, const OptionNumbers& numbers) {
  for (std::size_t i = 0; i < N; ++i) member[i] = static_cast<T>(numbers[i]);
}
template <class Key>
void assign(SmallSet<Key>& member, const OptionNumbers& numbers) {
  member = {};
  for (const int number : numbers) member.add(static_cast<Key>(number));
}

// An option that is a member: `option_at<Options, &Options::values, &Values::quests>({.name = "values.quests", ...})`.
template <class Options, auto... kPath>
constexpr OptionOf<Options> option_at(const OptionDescription& what) {
  return {what, [](const Options& options) { return numbers_of((options.*....*kPath)); },
          [](Options& options, const OptionNumbers& numbers) { assign((options.*....*kPath), numbers); }};
}
// The same for a seat; -1 means not given.
template <class Options, auto... kPath>
constexpr OptionOf<Options> seat_option_at(const OptionDescription& what) {
  return {what,
          [](const Options& options) {
            return (options.*....*kPath) < 0 ? OptionNumbers() : numbers_of((options.*....*kPath));
          },
          [](Options& options, const OptionNumbers& numbers) {
            if (!numbers.empty()) assign((options.*....*kPath), numbers);
          }};
}

}  // namespace roundtable

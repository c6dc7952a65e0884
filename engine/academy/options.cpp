#include "engine/academy/options.h"

#include <algorithm>

namespace roundtable::academy {

namespace {

std::string join(const auto& names) {
  std::string text;
  for (const auto& name : names) {
    if (name.empty()) continue;
    text += (text.empty() ? "" : ", ") + std::string(name);
  }
  return text;
}

Error bad(std::string_view field, const Json& found, std::string_view allowed) {
  std::string shown = found.text();
  if (shown.size() > 60) shown = shown.substr(0, 57) + "...";
  return Error{std::string(field) + ": found " + shown + ", allowed: " + std::string(allowed)};
}

template <class Names>
int find_name(const Names& names, const Json& json) {
  if (!json.is(Json::Kind::String) || json.string().empty()) return -1;
  const auto found = std::find(names.begin(), names.end(), json.string());
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

template <class Flag, class Names>
Status read_flags(std::string_view field, const Json& json, const Names& names, SmallSet<Flag>& flags) {
  const std::string allowed = "a list of " + join(names) + ", each at most once";
  if (!json.is(Json::Kind::Array)) return bad(field, json, allowed);
  for (const Json& item : json.items()) {
    const int which = find_name(names, item);
    if (which < 0 || flags.has(static_cast<Flag>(which))) return bad(field, item, allowed);
    flags.add(static_cast<Flag>(which));
  }
  return {};
}

bool in_range(const Json& json, int least, int most) {
  return json.is(Json::Kind::Number) && json.number() >= least && json.number() <= most;
}

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

template <std::size_t N>
Status read_numbers(std::string_view field, const Json& json, int least, int most,
                    std::array<std::int8_t, N>& numbers) {
  const std::string allowed = "a list of " + std::to_string(N) + " whole numbers from " + range(least, most);
  if (!json.is(Json::Kind::Array) || json.items().size() != N) return bad(field, json, allowed);
  for (std::size_t i = 0; i < N; ++i) {
    if (!in_range(json.items()[i], least, most)) {
      return bad(std::string(field) + "[" + std::to_string(i) + "]", json.items()[i], range(least, most));
    }
    numbers[i] = static_cast<std::int8_t>(json.items()[i].number());
  }
  return {};
}

Status read_order(const std::string& field, const Json& json, TurnOrder& order) {
  const Error error = bad(field, json, "blue, yellow, green and red, once each, in any order");
  if (!json.is(Json::Kind::Array) || json.items().size() != TurnOrder::kSquires) return error;
  Squires used;
  for (int place = 0; place < TurnOrder::kSquires; ++place) {
    const int colour = find_name(kColours, json.items()[static_cast<std::size_t>(place)]);
    if (colour < 0 || colour >= TurnOrder::kSquires) return error;
    const Squire squire{static_cast<std::uint8_t>(colour)};
    if (used.has(squire)) return error;
    used.add(squire);
    order.set(place, squire);
  }
  return {};
}

Status read_orders(const Json& json, std::array<TurnOrder, kRounds>& orders) {
  if (!json.is(Json::Kind::Array) || json.items().size() != orders.size()) {
    return bad("values.lancelotOrder", json, "six rows, one a round, each blue, yellow, green and red in any order");
  }
  for (std::size_t row = 0; row < orders.size(); ++row) {
    const std::string field = "values.lancelotOrder[" + std::to_string(row) + "]";
    if (auto status = read_order(field, json.items()[row], orders[row]); !status) return status;
  }
  return {};
}

constexpr std::array<std::string_view, 6> kValueNames = {"quests",   "charity",   "kingSquares",
                                                         "cupReach", "cupMiddle", "lancelotOrder"};

Status read_value(const std::string& name, const Json& json, Values& values) {
  if (name == "quests") return read_numbers("values.quests", json, 0, kMaxHouseValue, values.quests);
  if (name == "charity") return read_numbers("values.charity", json, -kMaxHouseValue, 0, values.charity);
  if (name == "kingSquares") {
    if (auto status = read_numbers("values.kingSquares", json, 0, kMaxHouseValue, values.king_squares); !status)
      return status;
    if (values.king_squares[0] != 0) return bad("values.kingSquares[0]", json.items()[0], "0, square 0 earns nothing");
    return {};
  }
  if (name == "cupReach") {
    if (!in_range(json, 1, kMaxHouseValue)) return bad("values.cupReach", json, range(1, kMaxHouseValue));
    values.cup_reach = static_cast<std::int8_t>(json.number());
    return {};
  }
  if (name == "cupMiddle") {
    if (!json.is(Json::Kind::Bool)) return bad("values.cupMiddle", json, "true, false");
    values.cup_middle = json.boolean();
    return {};
  }
  if (name == "lancelotOrder") return read_orders(json, values.lancelot_order);
  return Error{"values." + name + ": unknown, allowed: " + join(kValueNames)};
}

Status read_values(const Json& json, Values& values) {
  if (!json.is(Json::Kind::Object)) return bad("values", json, "an object with " + join(kValueNames));
  for (const auto& [name, value] : json.members()) {
    if (auto status = read_value(name, value, values); !status) return status;
  }
  return {};
}

constexpr std::array<std::string_view, 6> kOptionNames = {"two",     "advanced", "variations",
                                                          "edition", "first",    "values"};

Status read_option(const std::string& name, const Json& json, Options& options) {
  if (name == "two") {
    const int which = find_name(kTwoNames, json);
    if (which < 0) return bad("two", json, join(kTwoNames));
    options.two = static_cast<Two>(which);
    return {};
  }
  if (name == "advanced") return read_flags("advanced", json, kAdvancedNames, options.advanced);
  if (name == "variations") return read_flags("variations", json, kVariationNames, options.variations);
  if (name == "edition") {
    const int which = find_name(kEditionNames, json);
    if (which < 0) return bad("edition", json, join(kEditionNames));
    options.edition = static_cast<Edition>(which);
    return {};
  }
  if (name == "first") {
    if (!in_range(json, 0, options.players - 1)) return bad("first", json, "a seat, " + range(0, options.players - 1));
    options.first = static_cast<std::int8_t>(json.number());
    return {};
  }
  if (name == "values") return read_values(json, options.values);
  return Error{name + ": unknown option, allowed: " + join(kOptionNames)};
}

template <class Flag, class Names>
void write_flags(JsonWriter& out, std::string_view field, SmallSet<Flag> flags, const Names& names) {
  if (flags.empty()) return;
  out.key(field).begin_array();
  for (const Flag flag : flags) out.value(names[static_cast<std::size_t>(flag)]);
  out.end_array();
}

template <class Numbers>
void write_numbers(JsonWriter& out, std::string_view field, const Numbers& numbers) {
  out.key(field).begin_array();
  for (const auto number : numbers) out.value(static_cast<int>(number));
  out.end_array();
}

void write_orders(JsonWriter& out, const std::array<TurnOrder, kRounds>& orders) {
  out.key("lancelotOrder").begin_array();
  for (const TurnOrder order : orders) {
    out.begin_array();
    for (int place = 0; place < TurnOrder::kSquires; ++place)
      out.value(kColours[static_cast<std::size_t>(order[place])]);
    out.end_array();
  }
  out.end_array();
}

void write_values(JsonWriter& out, const Values& values) {
  const Values usual;
  out.begin_object();
  if (values.quests != usual.quests) write_numbers(out, "quests", values.quests);
  if (values.charity != usual.charity) write_numbers(out, "charity", values.charity);
  if (values.king_squares != usual.king_squares) write_numbers(out, "kingSquares", values.king_squares);
  if (values.cup_reach != usual.cup_reach) out.field("cupReach", static_cast<int>(values.cup_reach));
  if (values.cup_middle) out.field("cupMiddle", true);
  if (values.lancelot_order != usual.lancelot_order) write_orders(out, values.lancelot_order);
  out.end_object();
}

}  // namespace

Result<Options> Options::from_json(int players, const Json& json) {
  Options options;
  if (players < 2 || players > kMaxSquires) {
    return Error{"players: found " + std::to_string(players) + ", allowed: 2 to 5"};
  }
  options.players = static_cast<std::uint8_t>(players);
  if (!json.is(Json::Kind::Object)) return bad("options", json, "an object with " + join(kOptionNames));
  for (const auto& [name, value] : json.members()) {
    if (auto status = read_option(name, value, options); !status) return status.error();
  }
  if (players == 2 && options.two == Two::None) {
    return Error{"two: missing, with two players allowed: " + join(kTwoNames)};
  }
  if (players != 2 && options.two != Two::None) {
    return Error{"two: found \"" + std::string(kTwoNames[static_cast<std::size_t>(options.two)]) + "\" with " +
                 std::to_string(players) + " players, allowed: only with 2 players"};
  }
  return options;
}

void Options::write_json(JsonWriter& out) const {
  out.begin_object();
  if (two != Two::None) out.field("two", kTwoNames[static_cast<std::size_t>(two)]);
  write_flags(out, "advanced", advanced, kAdvancedNames);
  write_flags(out, "variations", variations, kVariationNames);
  if (edition != Edition::Common) out.field("edition", kEditionNames[static_cast<std::size_t>(edition)]);
  if (first >= 0) out.field("first", static_cast<int>(first));
  if (values != Values()) {
    out.key("values");
    write_values(out, values);
  }
  out.end_object();
}

}  // namespace roundtable::academy

#include "engine/core/option.h"

#include <algorithm>

#include "engine/core/option_text.h"

namespace roundtable {

namespace {

bool holds(const OptionCondition& condition, int players, const DescribedOptions& options,
           const std::vector<OptionNumbers>& values) {
  using Kind = OptionCondition::Kind;
  if (condition.kind == Kind::None) return true;
  if (condition.kind == Kind::Players) return players == condition.players;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].name != condition.option) continue;
    const bool has = std::any_of(values[i].begin(), values[i].end(), [&](int place) {
      return options[i].values[static_cast<std::size_t>(place)] == condition.value;
    });
    return has == (condition.kind != Kind::Lacks);
  }
  return false;
}

constexpr std::array<std::string_view, 7> kKindNames = {"set",     "choice", "switch", "number",
                                                        "numbers", "seat",   "orders"};

void write_names(JsonWriter& out, std::span<const std::string_view> names) {
  out.begin_array();
  for (const auto name : names) out.value(name);
  out.end_array();
}

void write_condition(JsonWriter& out, const OptionCondition& condition) {
  using Kind = OptionCondition::Kind;
  out.begin_object();
  if (condition.kind == Kind::Players) {
    out.field("players", condition.players);
  } else {
    out.field("option", condition.option);
    out.field(condition.kind == Kind::Has ? "has" : condition.kind == Kind::Lacks ? "lacks" : "is", condition.value);
  }
  out.end_object();
}

}  // namespace

std::string text_of(const OptionCondition& condition) {
  using Kind = OptionCondition::Kind;
  const std::string option(condition.option);
  const std::string value(condition.value);
  switch (condition.kind) {
    case Kind::None: break;
    case Kind::Players: return "with " + std::to_string(condition.players) + " players";
    case Kind::Has: return "with " + value + " in " + option;
    case Kind::Lacks: return "without " + value + " in " + option;
    case Kind::Is: return "with " + value + " as " + option;
  }
  return "";
}

std::string allowed_values(const OptionDescription& option, int players) {
  const std::string length = std::to_string(option.length);
  switch (option.kind) {
    case OptionKind::Set: return "a list of " + joined(option.values) + ", each at most once";
    case OptionKind::Choice: return joined(option.values);
    case OptionKind::Switch: return "true, false";
    case OptionKind::Number: return range_text(option.least, option.most);
    case OptionKind::NumberList:
      return "a list of " + length + " whole numbers from " + range_text(option.least, option.most);
    case OptionKind::Seat: return "a seat, " + range_text(0, players - 1);
    case OptionKind::Orders: return length + " rows, each " + counted(option.values) + " in any order";
  }
  return "";
}

bool means_something(const OptionDescription& option, int players, const DescribedOptions& options,
                     const std::vector<OptionNumbers>& values) {
  return std::all_of(option.when.begin(), option.when.end(),
                     [&](const OptionCondition& condition) { return holds(condition, players, options, values); });
}

void write_value(JsonWriter& out, const OptionDescription& option, const OptionNumbers& numbers) {
  const auto name = [&](int place) { return option.values[static_cast<std::size_t>(place)]; };
  const bool is_set = option.kind == OptionKind::Set;
  if (numbers.empty() && !is_set) {
    out.null();
    return;
  }
  switch (option.kind) {
    case OptionKind::Choice: out.value(name(numbers[0])); return;
    case OptionKind::Switch: out.value(numbers[0] != 0); return;
    case OptionKind::Number:
    case OptionKind::Seat: out.value(numbers[0]); return;
    default: break;
  }
  out.begin_array();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const bool rows = option.kind == OptionKind::Orders;
    if (rows && i % option.values.size() == 0) out.begin_array();
    option.kind == OptionKind::NumberList ? out.value(numbers[i]) : out.value(name(numbers[i]));
    if (rows && (i + 1) % option.values.size() == 0) out.end_array();
  }
  out.end_array();
}

void write_option_values(JsonWriter& out, const DescribedOptions& options, const std::vector<OptionNumbers>& values) {
  std::string_view open;  // group
  out.begin_object();
  for (std::size_t i = 0; i < options.size(); ++i) {
    const DescribedOption& option = options[i];
    if (values[i] == option.usual) continue;
    const auto group = option.group();
    if (group != open) {
      if (!open.empty()) out.end_object();
      if (!group.empty()) out.key(group).begin_object();
      open = group;
    }
    out.key(option.own_name());
    write_value(out, option, values[i]);
  }
  if (!open.empty()) out.end_object();
  out.end_object();
}

void write_description(JsonWriter& out, const DescribedOption& option) {
  const bool is_range = option.kind == OptionKind::Number || option.kind == OptionKind::NumberList;
  out.begin_object().field("name", option.name).field("kind", kKindNames[static_cast<std::size_t>(option.kind)]);
  out.field("about", option.about);
  if (!option.values.empty()) write_names(out.key("values"), option.values);
  if (is_range) out.key("range").begin_array().value(option.least).value(option.most).end_array();
  if (option.length != 0) out.field(option.kind == OptionKind::Orders ? "rows" : "length", option.length);
  if (option.fixed != 0) out.field("fixed", option.fixed);
  if (option.required) out.field("required", true);
  write_value(out.key("default"), option, option.usual);
  if (option.when[0].kind != OptionCondition::Kind::None) {
    out.key("when").begin_array();
    for (const auto& condition : option.when) {
      if (condition.kind != OptionCondition::Kind::None) write_condition(out, condition);
    }
    out.end_array();
  }
  out.end_object();
}

}  // namespace roundtable

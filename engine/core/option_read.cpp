#include <algorithm>

#include "engine/core/option.h"
#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"

namespace roundtable {

namespace {

Error bad(const std::string& field, const Json& found, const std::string& allowed,
          std::span<const std::string_view> names = {}) {
  std::string shown = found.text();
  if (shown.size() > 60) shown = shown.substr(0, 57) + "...";
  const std::string hint = found.is(Json::Kind::String) ? suggestion(found.string(), names) : "";
  return Error{field + ": found " + shown + hint + ", allowed: " + allowed};
}

// The index in `names`, or -1.
int place_of(const Json& json, std::span<const std::string_view> names) {
  if (!json.is(Json::Kind::String)) return -1;
  const auto found = std::find(names.begin(), names.end(), json.string());
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

bool in_range(const Json& json, int least, int most) {
  return json.is(Json::Kind::Number) && json.number() >= least && json.number() <= most;
}

std::string numbered(std::string_view field, std::size_t i) {
  return std::string(field) + "[" + std::to_string(i) + "]";
}

// Reads distinct names out of `names`.
bool read_names(const Json& json, std::span<const std::string_view> names, OptionNumbers& found, const Json*& wrong) {
  OptionNumbers here;
  for (const Json& item : json.items()) {
    const int place = place_of(item, names);
    if (place < 0 || std::find(here.begin(), here.end(), place) != here.end()) {
      wrong = &item;
      return false;
    }
    here.push_back(place);
  }
  found.insert(found.end(), here.begin(), here.end());
  return true;
}

Result<OptionNumbers> read_numbers(const DescribedOption& option, const Json& json) {
  const std::string name(option.name);
  OptionNumbers numbers;
  for (std::size_t i = 0; i < json.items().size(); ++i) {
    const Json& item = json.items()[i];
    if (!in_range(item, option.least, option.most)) {
      return bad(numbered(name, i), item, range_text(option.least, option.most));
    }
    const auto number = static_cast<int>(item.number());
    if (static_cast<int>(i) < option.fixed && number != option.usual[i]) {
      return bad(numbered(name, i), item, "only " + std::to_string(option.usual[i]));
    }
    numbers.push_back(number);
  }
  return numbers;
}

Result<OptionNumbers> read_orders(const DescribedOption& option, const Json& json) {
  OptionNumbers places;
  for (std::size_t row = 0; row < json.items().size(); ++row) {
    const Json& order = json.items()[row];
    const Json* wrong = nullptr;
    if (!order.is(Json::Kind::Array) || order.items().size() != option.values.size() ||
        !read_names(order, option.values, places, wrong)) {
      return bad(numbered(option.name, row), order, counted(option.values) + ", once each, in any order");
    }
  }
  return places;
}

Result<OptionNumbers> read_value(const DescribedOption& option, int players, const Json& json) {
  const Error wrong = bad(std::string(option.name), json, allowed_values(option, players));
  const bool is_list = json.is(Json::Kind::Array);
  const bool is_long_enough = is_list && static_cast<int>(json.items().size()) == option.length;
  switch (option.kind) {
    case OptionKind::Set: {
      OptionNumbers places;
      const Json* item = &json;
      if (!is_list || !read_names(json, option.values, places, item)) {
        return bad(std::string(option.name), *item, allowed_values(option, players), option.values);
      }
      std::sort(places.begin(), places.end());
      return places;
    }
    case OptionKind::Choice: {
      const int place = place_of(json, option.values);
      if (place >= 0) return OptionNumbers{place};
      return bad(std::string(option.name), json, allowed_values(option, players), option.values);
    }
    case OptionKind::Switch:
      return json.is(Json::Kind::Bool) ? OptionNumbers{json.boolean() ? 1 : 0} : Result<OptionNumbers>(wrong);
    case OptionKind::Number:
    case OptionKind::Seat: {
      const bool is_seat = option.kind == OptionKind::Seat;
      const bool good = in_range(json, is_seat ? 0 : option.least, is_seat ? players - 1 : option.most);
      return good ? OptionNumbers{static_cast<int>(json.number())} : Result<OptionNumbers>(wrong);
    }
    case OptionKind::NumberList: return is_long_enough ? read_numbers(option, json) : wrong;
    case OptionKind::Orders: return is_long_enough ? read_orders(option, json) : wrong;
  }
  return wrong;
}

// `two, first, values`; in a group, those of its options.
std::vector<std::string_view> names_in(const DescribedOptions& options, std::string_view group) {
  std::vector<std::string_view> names;
  for (const auto& option : options) {
    const auto name = option.group() == group ? option.own_name() : option.group();
    const bool belongs = option.group() == group || group.empty();
    if (belongs && (names.empty() || names.back() != name)) names.push_back(name);
  }
  return names;
}

// Reads the options of one JSON object.
class Reader {
 public:
  Reader(const DescribedOptions& options, int players) : options_(options), players_(players) {
    for (const auto& option : options) values_.push_back(option.usual);
    given_.resize(options.size());
  }

  Status read(const Json& json, const std::string& group) {
    if (!json.is(Json::Kind::Object)) {
      return bad(group.empty() ? "options" : group, json, "an object with " + joined(names_in(options_, group)));
    }
    for (const auto& [name, value] : json.members()) {
      if (auto status = read_member(name, value, group); !status) return status;
    }
    return {};
  }

  // Checks that required options are given exactly when their conditions hold.
  Status check_required() const {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const DescribedOption& option = options_[i];
      const bool due = means_something(option, players_, options_, values_);
      if (!option.required || due == given_[i]) continue;
      const std::string condition = text_of(option.when[0]);
      if (due) return Error{missing(option, condition)};
      JsonWriter found;
      write_value(found, option, values_[i]);
      return Error{std::string(option.name) + ": found " + found.take() + ", allowed: only " + condition};
    }
    return {};
  }

  std::vector<OptionNumbers> take() { return std::move(values_); }

 private:
  std::string missing(const DescribedOption& option, const std::string& condition) const {
    return std::string(option.name) + ": missing, " + condition + " allowed: " + allowed_values(option, players_);
  }

  Status read_member(const std::string& name, const Json& json, const std::string& group) {
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const DescribedOption& option = options_[i];
      if (group.empty() && name == option.group()) return read(json, name);
      if (option.group() != group || option.own_name() != name) continue;
      auto value = read_value(option, players_, json);
      if (!value) return value.error();
      values_[i] = std::move(*value);
      given_[i] = true;
      return {};
    }
    const std::string path = group.empty() ? name : group + "." + name;
    const auto names = names_in(options_, group);
    return Error{path.substr(0, 60) + ": unknown option" + suggestion(name, names) + ", allowed: " + joined(names)};
  }

  const DescribedOptions& options_;
  int players_;
  std::vector<OptionNumbers> values_;
  std::vector<bool> given_;
};

}  // namespace

Result<std::vector<OptionNumbers>> read_option_values(const DescribedOptions& options, PlayerRange range, int players,
                                                      const Json& json) {
  if (players < range.least || players > range.most) {
    return Error{"players: found " + std::to_string(players) + ", allowed: " + range_text(range.least, range.most)};
  }
  Reader reader(options, players);
  if (auto status = reader.read(json, ""); !status) return status.error();
  if (auto status = reader.check_required(); !status) return status.error();
  return reader.take();
}

}  // namespace roundtable

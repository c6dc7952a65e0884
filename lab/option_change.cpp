#include "lab/option_change.h"

#include <algorithm>

#include "engine/core/suggestion.h"
#include "engine/games.h"

namespace roundtable {

namespace {

// `object` with the member `name` set to `value`, which is JSON.
std::string with_member(const Json* object, std::string_view name, const std::string& value) {
  JsonWriter out;
  out.begin_object();
  bool found = false;
  if (object != nullptr) {
    for (const auto& [key, old] : object->members()) {
      out.foreign_key(key).raw(key == name ? value : old.text());
      found = found || key == name;
    }
  }
  if (!found) out.key(name).raw(value);
  return out.end_object().take();
}

Result<DescribedOption> option_named(const std::string& game, const std::string& name) {
  std::vector<std::string_view> names;
  for (const GameDescription& one : described_games()) {
    if (one.name != game) continue;
    for (const DescribedOption& option : one.options) {
      if (option.name == name) return option;
      names.push_back(option.name);
    }
  }
  return Error{unknown_name(name, names)};
}

}  // namespace

Result<std::string> with_option(const std::string& game, const std::string& options, const std::string& name,
                                const std::string& value) {
  const auto option = option_named(game, name);
  if (!option) return option.error();
  const auto json = Json::parse(options);
  if (!json) return Error{"options: " + json.error().message};
  if (option->group().empty()) return with_member(&*json, name, value);
  const Json* group = json->find(option->group());
  return with_member(&*json, option->group(), with_member(group, option->own_name(), value));
}

Result<std::vector<std::int64_t>> option_numbers(const std::string& game, const std::string& options,
                                                 const std::string& name) {
  const auto option = option_named(game, name);
  if (!option) return option.error();
  if (option->kind != OptionKind::NumberList) return Error{name + " is no list of numbers"};
  std::vector<std::int64_t> numbers(option->usual.begin(), option->usual.end());
  const auto json = Json::parse(options);
  if (!json) return Error{"options: " + json.error().message};
  const Json* group = option->group().empty() ? &*json : json->find(option->group());
  const Json* given = group == nullptr ? nullptr : group->find(option->own_name());
  if (given == nullptr) return numbers;
  numbers.clear();
  for (const Json& item : given->items()) numbers.push_back(item.number());
  return numbers;
}

}  // namespace roundtable

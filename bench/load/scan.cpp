#include "bench/load/scan.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace roundtable::load {

namespace {

// The rest of the text after its first value.
std::string_view after_value(std::string_view json) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth < 0) return json.substr(i);
    } else if (c == ',' && depth == 0) {
      return json.substr(i);
    }
    if (depth == 0 && (c == '}' || c == ']')) return json.substr(i + 1);
  }
  return {};
}

// Calls `item` for each value of a list, or each name and value of an object.
template <class Item>
void each_item(std::string_view list, Item item) {
  const bool named = list.front() == '{';
  list.remove_prefix(1);
  while (!list.empty() && list.front() != ']' && list.front() != '}') {
    std::string_view name;
    if (named) {
      name = list.substr(1, list.find('"', 1) - 1);
      list.remove_prefix(name.size() + 3);
    }
    const std::string_view rest = after_value(list);
    item(name, list.substr(0, list.size() - rest.size()));
    list = rest;
    if (!list.empty() && list.front() == ',') list.remove_prefix(1);
  }
}

std::int64_t number(std::string_view digits) {
  std::int64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

}  // namespace

bool contains(std::string_view json, std::string_view what) {
  return memmem(json.data(), json.size(), what.data(), what.size()) != nullptr;
}

std::optional<std::string_view> value_of(std::string_view json, std::string_view name) {
  const auto* from = json.data();
  const auto* end = from + json.size();
  while (const void* found = memmem(from, static_cast<std::size_t>(end - from), name.data(), name.size())) {
    const auto* value = static_cast<const char*>(found) + name.size();
    if (value + 1 < end && value[-static_cast<std::ptrdiff_t>(name.size()) - 1] == '"' && value[0] == '"' &&
        value[1] == ':') {
      return std::string_view(value + 2, static_cast<std::size_t>(end - value) - 2);
    }
    from = value;
  }
  return std::nullopt;
}

std::optional<std::int64_t> number_of(std::string_view json, std::string_view name) {
  const auto value = value_of(json, name);
  return value ? std::optional(number(*value)) : std::nullopt;
}

std::string_view text_of(std::string_view json, std::string_view name) {
  const auto value = value_of(json, name);
  if (!value || value->empty() || value->front() != '"') return {};
  return value->substr(1, value->find('"', 1) - 1);
}

void update_legal(std::string_view message, std::vector<std::string>& legal) {
  const auto list = value_of(message, "legal");
  if (!list || list->empty()) return;
  if (list->front() == '[') legal.clear();
  each_item(*list, [&](std::string_view name, std::string_view item) {
    if (name == "length") {
      legal.resize(std::min(legal.size(), static_cast<std::size_t>(number(item))));
      return;
    }
    const std::size_t place = name.empty() ? legal.size() : static_cast<std::size_t>(number(name));
    if (place >= legal.size()) legal.resize(place + 1);
    legal[place] = text_of(item, "text");
  });
}

}  // namespace roundtable::load

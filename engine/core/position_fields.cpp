#include "engine/core/position_fields.h"

#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"

namespace roundtable {

bool PositionFields::is_object_of(std::span<const std::string_view> fields) {
  if (!json_.is(Kind::Object)) {
    wrong("", "object", "an object");
    return false;
  }
  for (const auto& member : json_.members()) {
    if (std::find(fields.begin(), fields.end(), member.first) != fields.end()) continue;
    faults_.add(member.first.substr(0, 40), "type",
                "unknown field" + suggestion(member.first, fields) + ", allowed: " + joined(fields),
                {"unknown", joined(fields)});
  }
  return true;
}

void PositionFields::wrong(const std::string& field, std::string_view wanted, const std::string& expected,
                           const std::vector<std::string>& values) {
  std::vector<std::string> all = {std::string(wanted)};
  all.insert(all.end(), values.begin(), values.end());
  faults_.add(field, "type", "expected " + expected, std::move(all));
}

int PositionFields::number(const Json* json, const std::string& field, int least, int most, int usual) {
  if (json == nullptr) return usual;
  if (json->is(Kind::Number) && json->number() >= least && json->number() <= most) {
    return static_cast<int>(json->number());
  }
  const std::string low = std::to_string(least);
  const std::string high = std::to_string(most);
  wrong(field, "number", "a whole number from " + low + " to " + high, {low, high});
  return usual;
}

const std::vector<Json>& PositionFields::list(const Json* json, const std::string& field, int least, int most) {
  static const std::vector<Json> kNone;
  if (json == nullptr) return kNone;
  const int size = static_cast<int>(json->items().size());
  if (json->is(Kind::Array) && size >= least && size <= most) return json->items();
  const std::string low = std::to_string(least);
  const std::string high = std::to_string(most);
  wrong(field, "list", "a list of " + low + (most > least ? " to " + high : ""), {low, high});
  return kNone;
}

int PositionFields::name(const Json& json, const std::string& field, std::span<const std::string_view> names) {
  if (json.is(Kind::String)) {
    const auto found = std::find(names.begin(), names.end(), std::string_view(json.string())) - names.begin();
    if (found < std::ssize(names)) return static_cast<int>(found);
  }
  const std::string hint = json.is(Kind::String) ? suggestion(json.string(), names) : "";
  wrong(field, "name", "one of " + joined(names) + hint, {joined(names)});
  return -1;
}

}  // namespace roundtable

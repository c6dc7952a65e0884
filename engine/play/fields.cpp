#include "engine/play/fields.h"

#include <algorithm>

#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"

namespace roundtable {

namespace {

std::string shown(const Json& value) {
  std::string text = value.text();
  constexpr std::size_t kMost = 60;
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

}  // namespace

const Json* Fields::find(std::string_view name) const {
  const Json* value = object_.find(name);
  return value == nullptr || value->is(Json::Kind::Null) ? nullptr : value;
}

std::string Fields::text(std::string_view name, const std::string& allowed) {
  const Json* value = find(name);
  if (value != nullptr && value->is(Json::Kind::String)) return value->string();
  wrong(name, allowed);
  return {};
}

std::int64_t Fields::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const Json* value = find(name);
  if (value != nullptr && value->is(Json::Kind::Number) && value->number() >= least && value->number() <= most) {
    return value->number();
  }
  wrong(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

bool Fields::flag(std::string_view name, bool otherwise) {
  const Json* value = find(name);
  if (value == nullptr) return otherwise;
  if (!value->is(Json::Kind::Bool)) wrong(name, "true or false");
  return value->boolean();
}

void Fields::allow_only(std::span<const std::string_view> names) {
  for (const auto& member : object_.members()) {
    if (std::find(names.begin(), names.end(), member.first) != names.end()) continue;
    complain(member.first.substr(0, 40), "unknown field" + suggestion(member.first, names) +
                                             (names.empty() ? ", none are allowed" : ", allowed: " + joined(names)));
  }
}

void Fields::wrong(std::string_view name, const std::string& allowed) {
  const Json* value = object_.find(name);
  complain(name, (value == nullptr ? "missing" : "found " + shown(*value)) + ", allowed: " + allowed);
}

void Fields::complain(std::string_view name, const std::string& what) {
  if (problem_) return;
  const std::string field = prefix_ + std::string(name);
  problem_ = Problem{"bad-field", field + ": " + what, {}, field};
}

}  // namespace roundtable

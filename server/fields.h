#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "server/refusal.h"

namespace roundtable::server {

// Throws Refused if it is none.
Json parse_object(std::string_view text);

// The fields of a JSON object that somebody sent. Throws Refused with the field, what was found and what is allowed.
class Fields {
 public:
  // Nothing but these fields may be there. `prefix` comes before the names in errors.
  Fields(Json object, std::string prefix, std::initializer_list<std::string_view> allowed);
  Fields(std::string_view json, std::initializer_list<std::string_view> allowed)
      : Fields(parse_object(json), {}, allowed) {}

  bool has(std::string_view name) const { return find(name) != nullptr; }
  // The value, whatever it is; nullptr if absent or null.
  const Json* find(std::string_view name) const;

  // In characters (not bytes), all of which can be seen, and without blanks at the ends.
  std::string text(std::string_view name, std::size_t least, std::size_t most) const;
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most) const;
  std::optional<std::int64_t> maybe_number(std::string_view name, std::int64_t least, std::int64_t most) const;
  bool flag(std::string_view name, bool otherwise) const;

 private:
  void allow_only(std::initializer_list<std::string_view> allowed) const;
  Refused wrong(std::string_view name, const std::string& allowed) const;

  Json json_;
  std::string prefix_;
};

}  // namespace roundtable::server

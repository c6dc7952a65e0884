#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/fields.h"
#include "server/base/refusal.h"

namespace roundtable::server {

// Throws Refused if it is none, or has a number in it that is not whole or does not fit in 64 bits.
Json parse_object(std::string_view text);

// The same, but such a number is null, and `wrong` says in which field it was: so the rest can be read first.
struct ReadObject {
  Json json;
  std::optional<Refused> wrong;
};
ReadObject read_object(std::string_view text);

// 64 hexadecimal digits. Throws Refused, naming the field.
const std::string& digits_in(const Json& json, std::string_view field);

// The fields of a JSON object that somebody sent. Throws Refused at the first that is wrong.
class Fields {
 public:
  // Nothing but these fields may be there. `prefix` comes before the names in errors.
  Fields(Json object, std::string prefix, std::initializer_list<std::string_view> allowed)
      : fields_(std::move(object), std::move(prefix)) {
    fields_.allow_only(allowed);
    given(true);
  }
  Fields(std::string_view json, std::initializer_list<std::string_view> allowed)
      : Fields(parse_object(json), {}, allowed) {}

  bool has(std::string_view name) const { return find(name) != nullptr; }
  // The value, whatever it is; nullptr if absent or null.
  const Json* find(std::string_view name) const { return fields_.find(name); }

  // In characters (not bytes), all of which can be seen, and without blanks at the ends.
  std::string text(std::string_view name, std::size_t least, std::size_t most) const;
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most) const {
    return given(fields_.number(name, least, most));
  }
  std::optional<std::int64_t> maybe_number(std::string_view name, std::int64_t least, std::int64_t most) const;
  bool flag(std::string_view name, bool otherwise) const { return given(fields_.flag(name, otherwise)); }

 private:
  template <class T>
  T given(T value) const {
    refuse_if(fields_.problem());
    return value;
  }

  mutable roundtable::Fields fields_;  // it only notes what is wrong
};

}  // namespace roundtable::server

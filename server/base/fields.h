#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/fields.h"
#include "server/base/refusal.h"

namespace roundtable::server {

// Throws Refused unless the text is a JSON object whose numbers are integers of 64 bits.
Json parse_object(std::string_view text);

// The same, but other numbers become null, and `wrong` has the refusal: so the rest can be read first.
struct ReadObject {
  Json json;
  std::optional<Refused> wrong;
};
ReadObject read_object(std::string_view text);

// 64 hexadecimal digits. Throws Refused, naming the field.
const std::string& digits_in(const Json& json, std::string_view field);

// Reads the fields of a JSON object from a client. Throws Refused at the first wrong one.
class Fields {
 public:
  explicit Fields(Json object) : fields_(std::move(object)) {}
  // Refuses other fields. Errors have `prefix` before the names.
  Fields(Json object, std::string prefix, std::initializer_list<std::string_view> allowed)
      : fields_(std::move(object), std::move(prefix)) {
    fields_.allow_only(allowed);
    given(true);
  }
  Fields(std::string_view json, std::initializer_list<std::string_view> allowed)
      : Fields(parse_object(json), {}, allowed) {}

  void allow_only(std::span<const std::string_view> names) const {
    fields_.allow_only(names);
    given(true);
  }

  const Json& json() const { return fields_.json(); }
  Json take() && { return std::move(fields_).take(); }
  bool has(std::string_view name) const { return find(name) != nullptr; }
  // The raw value; nullptr if absent or null.
  const Json* find(std::string_view name) const { return fields_.find(name); }

  // Visible characters (not bytes), without spaces at the ends.
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

  mutable roundtable::Fields fields_;  // reading records the first error
};

}  // namespace roundtable::server

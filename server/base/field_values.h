#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/base/field.h"
#include "server/base/fields.h"

namespace roundtable::server {

// The fields of a request or a message, checked against their declarations. A name that is not declared, or is read as
// another type, is a programming error and throws std::logic_error.
class FieldValues {
 public:
  FieldValues() = default;
  // Throws Refused at the first wrong field. `declared` must outlive this.
  FieldValues(Json object, std::span<const Field> declared);

  bool declares(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }
  // The raw value; nullptr if absent or null.
  const Json* find(std::string_view name) const;

  // Empty if absent and without a default.
  std::string text(std::string_view name) const;
  // The position among the words; nothing if absent and without a default.
  std::optional<std::size_t> word(std::string_view name) const;
  std::int64_t number(std::string_view name) const;
  std::optional<std::int64_t> maybe_number(std::string_view name) const;
  bool flag(std::string_view name) const;

 private:
  const Field& declared(std::string_view name) const;

  std::span<const Field> declared_;
  Json object_;
};

}  // namespace roundtable::server

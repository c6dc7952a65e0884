#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/problem.h"

namespace roundtable {

// Reads fields of a JSON object from a client. Keeps the first error, with the value found and the allowed values;
// values read after an error are meaningless.
class Fields {
 public:
  // `prefix` is put before field names in errors.
  explicit Fields(Json object, std::string prefix = {}) : object_(std::move(object)), prefix_(std::move(prefix)) {}

  const Json& json() const { return object_; }
  Json take() && { return std::move(object_); }
  // The raw value; nullptr if absent or null.
  const Json* find(std::string_view name) const;
  std::string text(std::string_view name, const std::string& allowed = "a text");
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  bool flag(std::string_view name, bool otherwise);

  // Fails if there are other members.
  void allow_only(std::span<const std::string_view> names);
  void allow_only(std::initializer_list<std::string_view> names) {
    allow_only(std::span<const std::string_view>(names.begin(), names.size()));
  }
  // Reports a value that is not allowed.
  void wrong(std::string_view name, const std::string& allowed);
  const MaybeProblem& problem() const { return problem_; }

 private:
  void complain(std::string_view name, const std::string& what);

  Json object_;
  std::string prefix_;
  MaybeProblem problem_;
};

}  // namespace roundtable

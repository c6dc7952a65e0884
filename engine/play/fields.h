#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "engine/play/problem.h"

namespace roundtable {

// The fields of a JSON object that somebody sent. The first that is wrong is remembered, with what was found and what
// is allowed; whatever is read afterwards is of no use.
class Fields {
 public:
  // `prefix` comes before the names in problems.
  explicit Fields(Json object, std::string prefix = {}) : object_(std::move(object)), prefix_(std::move(prefix)) {}

  // The value, whatever it is; nullptr if absent or null.
  const Json* find(std::string_view name) const;
  std::string text(std::string_view name, const std::string& allowed = "a text");
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  bool flag(std::string_view name, bool otherwise);

  // Nothing but these may be there.
  void allow_only(std::initializer_list<std::string_view> names);
  // What was found there is not allowed.
  void wrong(std::string_view name, const std::string& allowed);
  const MaybeProblem& problem() const { return problem_; }

 private:
  void complain(std::string_view name, const std::string& what);

  Json object_;
  std::string prefix_;
  MaybeProblem problem_;
};

}  // namespace roundtable

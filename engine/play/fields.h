#pragma once

#include <string>
#include <string_view>

#include "engine/play/problem.h"

namespace roundtable {

// The fields of a question. The first that is wrong is remembered, and whatever is read afterwards is of no use.
class Fields {
 public:
  explicit Fields(const Json& object) : object_(object) {}

  const Json* find(std::string_view name) const {
    const Json* found = object_.find(name);
    return found == nullptr || found->is(Json::Kind::Null) ? nullptr : found;
  }
  std::string text(std::string_view name) {
    const Json* found = find(name);
    if (found != nullptr && found->is(Json::Kind::String)) return found->string();
    wrong(name, "a text");
    return {};
  }
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most) {
    const Json* found = find(name);
    if (found != nullptr && found->is(Json::Kind::Number) && found->number() >= least && found->number() <= most) {
      return found->number();
    }
    wrong(name, "a number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }
  void wrong(std::string_view name, const std::string& expected) {
    if (!problem_) problem_ = bad_field(Error{std::string(name) + ": expected " + expected});
  }
  const MaybeProblem& problem() const { return problem_; }

 private:
  const Json& object_;
  MaybeProblem problem_;
};

}  // namespace roundtable

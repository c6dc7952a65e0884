#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json.h"

namespace roundtable::wasm {

// Why something was not done: a code of docs/protocol.md, the field if one was wrong, and a sentence.
struct Problem {
  std::string code;
  std::string field;
  std::string message;
};

// A field that is missing or wrong; the error says `NAME: found ..., allowed: ...`, as those of the engine do.
inline Problem bad_field(const Error& error, const std::string& prefix = {}) {
  return {"bad-field", prefix + error.message.substr(0, error.message.find(':')), error.message};
}

// Nothing, or a problem.
using Trouble = std::optional<Problem>;

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
    if (!trouble_) trouble_ = bad_field(Error{std::string(name) + ": expected " + expected});
  }
  const Trouble& trouble() const { return trouble_; }

 private:
  const Json& object_;
  Trouble trouble_;
};

}  // namespace roundtable::wasm

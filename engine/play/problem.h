#pragma once

#include <optional>
#include <string>

#include "engine/core/json.h"

namespace roundtable {

// Why something was not done, for whoever asked; docs/protocol.md lists the codes and reasons.
struct Problem {
  std::string code;
  std::string message;
  std::string reason;  // tells apart what has one code; mostly empty
  std::string field;   // if one was wrong

  // {"code":...,"reason":...,"field":...,"message":...}
  void write(JsonWriter& out) const {
    out.begin_object().field("code", std::string_view(code));
    if (!reason.empty()) out.field("reason", std::string_view(reason));
    if (!field.empty()) out.field("field", std::string_view(field));
    out.field("message", std::string_view(message)).end_object();
  }
};

// Nothing, if it was done.
using MaybeProblem = std::optional<Problem>;

// A field that is missing or wrong. The error says `NAME: found ..., allowed: ...`, as those of the engine do; the
// prefix is where that name stands.
inline Problem bad_field(const Error& error, const std::string& prefix = {}) {
  return {"bad-field", error.message, {}, prefix + error.message.substr(0, error.message.find(':'))};
}

// Of a game that cannot be made: its name is wrong, or one of its options.
inline Problem bad_options(const Error& error) {
  return bad_field(error, error.message.starts_with("game:") ? "" : "options.");
}

}  // namespace roundtable

#pragma once

#include <optional>
#include <string>

#include "engine/core/error_names.h"
#include "engine/core/json.h"

namespace roundtable {

// A refusal for the caller; docs/protocol.md lists codes and reasons.
struct Problem {
  ErrorCode code;
  std::string message;
  ErrorReason reason;  // distinguishes refusals with the same code; mostly empty
  std::string field;   // the wrong field, if any

  // {"code":...,"reason":...,"field":...,"message":...}
  void write(JsonWriter& out) const {
    out.begin_object().field("code", code.text());
    if (!reason.empty()) out.field("reason", reason.text());
    if (!field.empty()) out.field("field", std::string_view(field));
    out.field("message", std::string_view(message)).end_object();
  }
};

// Empty on success.
using MaybeProblem = std::optional<Problem>;

// A missing or wrong field. The engine's errors read `NAME: found ..., allowed: ...`; the prefix is put before that
// name.
inline Problem bad_field(const Error& error, const std::string& prefix = {}) {
  return {"bad-field", error.message, {}, prefix + error.message.substr(0, error.message.find(':'))};
}

// For a game that cannot be created: unknown name or a wrong option.
inline Problem bad_options(const Error& error) {
  return bad_field(error, error.message.starts_with("game:") ? "" : "options.");
}

}  // namespace roundtable

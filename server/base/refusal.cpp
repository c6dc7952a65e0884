#include "server/base/refusal.h"

#include <array>
#include <string_view>

#include "engine/core/option_text.h"
#include "engine/core/suggestion.h"
#include "server/base/log.h"

namespace roundtable::server {

int Refused::status() const {
  struct Status {
    ErrorCode code;
    int status = 0;
  };
  constexpr std::array<Status, 14> kStatuses = {{{"bad-json", 400},
                                                 {"bad-field", 400},
                                                 {"no-token", 401},
                                                 {"bad-passphrase", 403},
                                                 {"bad-passkey", 403},
                                                 {"not-yours", 403},
                                                 {"wrong-origin", 403},
                                                 {"banned", 403},
                                                 {"not-found", 404},
                                                 {"bad-method", 405},
                                                 {"too-large", 413},
                                                 {"too-many", 429},
                                                 {"internal", 500},
                                                 {"store", 503}}};
  for (const auto& [code, status] : kStatuses) {
    if (code == problem_.code) return status;
  }
  return 409;
}

void refuse_if(const MaybeProblem& problem) {
  if (!problem) return;
  if (problem->code == "internal") throw std::runtime_error(problem->message);
  throw Refused(*problem);
}

Refused fault(const std::exception& error) {
  LogLine("error", "fault").field("why", error.what());
  return {"internal", "internal error; it was logged, and nothing was changed"};
}

Refused bad_field(const std::string& field, const std::string& what) {
  return {"bad-field", field + ": " + what, field};
}

Refused bad_name(const std::string& field, std::string_view found, std::span<const std::string_view> allowed) {
  return bad_field(field, found.empty() ? "missing, allowed: " + joined(allowed) : unknown_name(found, allowed));
}

}  // namespace roundtable::server

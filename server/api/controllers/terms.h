#pragma once

#include <vector>

#include "server/base/field.h"

namespace roundtable::server {

// The terms of a table, for creating and changing it. `Plan` reads them.
inline std::vector<Field> term_fields() {
  return {
      Field::other("options", "object", R"({"type":"object"})").defaults_to("{}"),
      Field::flag("public", false),
      Field::other("clock", "number or object",
                   R"({"anyOf":[{"type":"integer","minimum":5,"maximum":1209600},{"type":"object","properties":)"
                   R"({"bank":{"type":"integer","minimum":30,"maximum":86400},)"
                   R"("plus":{"type":"integer","minimum":5,"maximum":3600}},)"
                   R"("required":["bank","plus"],"additionalProperties":false}]})")
          .optional(),
      Field::word("overtime", {"bot", "end"}).defaults_to(R"("bot")"),
      Field::flag("chat", true),
      Field::flag("hints", false),
      Field::flag("hidden", false),
      Field::flag("ready", false),
  };
}

}  // namespace roundtable::server

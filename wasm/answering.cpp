#include "wasm/answering.h"

#include "bots/any_bot.h"
#include "wasm/base64.h"

namespace roundtable::wasm {

MaybeProblem take_net(Fields& fields, JsonWriter& out) {
  const std::string game = fields.text("game");
  const auto bytes = from_base64(fields.find("bytes") == nullptr ? "" : fields.text("bytes"));
  if (!bytes) fields.wrong("bytes", "base64");
  if (fields.problem()) return fields.problem();
  const auto shape = give_net(game, bytes.value_or(""));
  if (!shape) return bad_field(shape.error());
  out.field("inputs", shape->inputs).field("outputs", shape->outputs).field("parts", shape->parts);
  return {};
}

}  // namespace roundtable::wasm

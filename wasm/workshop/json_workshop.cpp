#include "wasm/workshop/json_workshop.h"

#include "engine/positions.h"

namespace roundtable::wasm {

JsonWorkshop::JsonWorkshop() { read_positions(); }

MaybeProblem JsonWorkshop::others(std::string_view name, Fields& fields, JsonWriter& out) {
  return name == "setup" ? set_up(fields, out) : JsonEngine::others(name, fields, out);
}

MaybeProblem JsonWorkshop::set_up(Fields& fields, JsonWriter& out) {
  const std::string text = fields.text("record");
  if (fields.problem()) return fields.problem();
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  if (fields.find("entries") != nullptr) {
    const auto entries = fields.number("entries", 0, static_cast<std::int64_t>(record->log.size()));
    if (fields.problem()) return fields.problem();
    auto cut = cut_to_position(*record, static_cast<std::size_t>(entries));
    if (!cut) return bad_field(cut.error());
    record = std::move(cut);
  }
  auto seen = look_at_position(*record);
  if (!seen) return bad_options(seen.error());
  out.key("faults").begin_array();
  for (const Fault& fault : seen->faults) {
    out.begin_object().field("field", std::string_view(fault.field)).field("reason", std::string_view(fault.reason));
    out.field("message", std::string_view(fault.message)).key("values").begin_array();
    for (const auto& value : fault.values) out.value(std::string_view(value));
    out.end_array().end_object();
  }
  out.end_array();
  const AnyGame& game = *seen->game;
  const bool whole = seen->faults.empty();
  const Deciders deciders = whole ? game.deciders() : Deciders::nobody();
  out.field("chance", deciders.is_chance()).key("asked").begin_array();
  for (const Seat seat : deciders.is_chance() ? Seats() : deciders.seats()) {
    out.begin_object().field("seat", index(seat)).key("legal").begin_array();
    for (const auto& choice : game.legal(seat)) out.value(std::string_view(choice));
    out.end_array().end_object();
  }
  const std::string position = whole ? position_json(game) : "";
  out.end_array().key("position");
  position.empty() ? out.null() : out.raw(position);
  out.field("record", std::string_view(record->json()));
  show(std::move(seen->game));
  return {};
}

}  // namespace roundtable::wasm

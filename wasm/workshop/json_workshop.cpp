#include "wasm/workshop/json_workshop.h"

#include <algorithm>

#include "engine/games.h"
#include "engine/play/shuffles.h"
#include "engine/positions.h"

namespace roundtable::wasm {

JsonWorkshop::JsonWorkshop() { read_positions(); }

MaybeProblem JsonWorkshop::others(std::string_view name, Fields& fields, JsonWriter& out) {
  if (name == "setup") return set_up(fields, out);
  if (name == "imagine") return imagine(fields, out);
  if (name == "prove") return prove(fields, out);
  return JsonEngine::others(name, fields, out);
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
  write_look(out, *seen);
  out.field("record", std::string_view(with_what_was_forced(*seen, *record).json()));
  show(std::move(seen->game));
  return {};
}

MaybeProblem JsonWorkshop::prove(Fields& fields, JsonWriter& out) {
  constexpr std::array<std::string_view, 3> kDrawn = {"fair", "simulated", "unproven"};
  const std::string text = fields.text("record");
  if (fields.problem()) return fields.problem();
  const auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto said = [&](std::string_view name, const Error* error) {
    out.key(name);
    error != nullptr ? out.value(std::string_view(error->message)) : out.null();
  };
  const auto sealed = [&](const std::string& number) {
    const auto secret = Secret::from_hex(number);
    secret ? out.value(std::string_view(commitment_of(*secret))) : out.null();
  };
  const auto replayed = replay_game(*record);
  said("wrong", replayed ? nullptr : &replayed.error());
  const auto shuffles = replayed ? check_shuffles(*record) : Result<Shuffles>(Shuffles::Unproven);
  out.field("drawn", kDrawn[static_cast<std::size_t>(shuffles ? *shuffles : Shuffles::Unproven)]);
  said("bent", shuffles ? nullptr : &shuffles.error());
  const auto draws = std::count_if(record->log.begin(), record->log.end(),
                                   [](const std::string& entry) { return entry.starts_with('*'); });
  out.field("draws", static_cast<std::int64_t>(draws));
  out.field("choices", static_cast<std::int64_t>(record->log.size()) - static_cast<std::int64_t>(draws));
  out.key("commitment");
  sealed(secret_in(*record));
  out.key("seals").begin_array();
  for (std::size_t i = 1; i < record->numbers.size(); ++i) sealed(record->numbers[i]);
  out.end_array();
  return {};
}

MaybeProblem JsonWorkshop::imagine(Fields& fields, JsonWriter& out) {
  const std::string text = fields.text("record");
  const auto secret = Secret::from_hex(fields.text("seed"));
  if (!secret) fields.wrong("seed", "64 hexadecimal digits");
  const auto seat = Seat{static_cast<std::uint8_t>(fields.number("seat", 0, kMaxSeats - 1))};
  if (!secret || fields.problem()) return fields.problem();
  const auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto entries = fields.number("entries", 0, static_cast<std::int64_t>(record->log.size()));
  if (fields.problem()) return fields.problem();
  Rng rng = bot_rng(*secret, static_cast<std::size_t>(entries), seat, Purpose::Hints);
  const auto anew = imagined_position(*record, static_cast<std::size_t>(entries), seat, rng);
  if (!anew) return bad_field(anew.error());
  out.field("record", std::string_view(anew->record.json())).field("entries", static_cast<std::int64_t>(anew->entries));
  return {};
}

}  // namespace roundtable::wasm

#pragma once

#include "wasm/json_engine.h"

namespace roundtable::wasm {

// The engine of a page that sets up positions (docs/position.md): what JsonEngine does, records that begin with a
// position included, and
//
//   setup     record, entries   -> the `faults` of a record that begins with a position, who is `asked`, what is
//             `legal` for them and what is `refused`, with the reason and the ruling, whether it is for `chance`, the
//             `position` on the table, to be changed, and the `record`, with what was forced, which is a shorter one if
//             `entries` were given; then `look` shows it
//   prove     record            -> whether a record is right: what is `wrong` with its entries or its result, by
//             `drawn` (`fair`, `simulated` or `unproven`) from what its cards came, or why they did not come from its
//             seed
//             (`bent`), how many `draws` and `choices` it has, and the seals of what its seed was made of: the table's,
//             `commitment`, and each seat's, or null
//   imagine   record, entries, seat, seed   -> a `record` that begins there, or at the last moment before it that a
//             position says, after so many `entries`; what the seat could not know is drawn anew
class JsonWorkshop : public JsonEngine {
 public:
  JsonWorkshop();

 protected:
  MaybeProblem others(std::string_view name, Fields& fields, JsonWriter& out) override;

 private:
  MaybeProblem set_up(Fields& fields, JsonWriter& out);
  static MaybeProblem prove(Fields& fields, JsonWriter& out);
  static MaybeProblem imagine(Fields& fields, JsonWriter& out);
};

}  // namespace roundtable::wasm

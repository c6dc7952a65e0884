#pragma once

#include "wasm/json_engine.h"

namespace roundtable::wasm {

// The engine of a page that sets up positions (docs/position.md): JsonEngine, with records that begin with a position,
// and
//
//   setup     record, entries   shows the position in `look`; -> its `faults`, the seats `asked`, the `legal` choices,
//             the `refused` ones with reason and ruling, whether it is a decision of `chance`, the editable `position`
//             on the table, and the `record` with forced entries, cut after `entries` if given
//   prove     record            -> a check of a record: the fault (`wrong`) of its entries or result, the origin of its
//             cards, `drawn` (`fair`, `simulated` or `unproven`), or the reason why they do not come from its seed
//             (`bent`), the numbers of `draws` and `choices`, and the commitments to the parts of the seed: the
//             table's, `commitment`, and each seat's, `seals`, or null
//   imagine   record, entries, seat, seed   -> a `record` that begins after so many entries, or at the last moment
//             before that which a position can describe, and its number of `entries`; information hidden from the seat
//             is drawn again
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

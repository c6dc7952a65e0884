#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "study/review.h"
#include "wasm/workshop/json_workshop.h"

namespace roundtable::wasm {

// The engine of a page that studies games: JsonWorkshop, and reviews in slices:
//
//   review    record, games, seed, reasons = true   begins a review, with or without reasons; -> the number of
//   `entries`
//                                   in the record's log; all seats use the `net`, if it was given before
//   find      -                     analyses the next entry; -> the number of `found` entries
//   tell      -                     -> the `review` as far as it is known (docs/review.md)
//   judge     record, entry, games, seed   -> the `review` of that entry alone
//   last      record, seat          -> the seat's `last` choice, judged during the game (study/advice.h), or null
//   advise    record, seat          -> the `advice` on the seat's open choice
//   follow    record, entries, seat, action   -> the likely `moves` after that choice, and an imagined `record` that
//                                   shows them after its first `entries` (study/continuation.h)
class JsonStudy final : public JsonWorkshop {
 private:
  MaybeProblem others(std::string_view name, Fields& fields, JsonWriter& out) override;
  MaybeProblem review(Fields& fields, JsonWriter& out);
  MaybeProblem find(JsonWriter& out);
  MaybeProblem tell(JsonWriter& out);
  static MaybeProblem judge(Fields& fields, JsonWriter& out);
  static MaybeProblem last(Fields& fields, JsonWriter& out);
  static MaybeProblem advise(Fields& fields, JsonWriter& out);
  static MaybeProblem follow(Fields& fields, JsonWriter& out);

  Record record_;
  std::unique_ptr<Reviewer> reviewer_;  // of the record; null before `review`
  std::vector<Finding> findings_;
};

}  // namespace roundtable::wasm

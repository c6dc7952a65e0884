#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "study/review.h"
#include "wasm/workshop/json_workshop.h"

namespace roundtable::wasm {

// The engine of a page that studies games: what JsonWorkshop does, and reviews, a slice at a time:
//
//   review    record, games, seed   begins with a record; -> how many `entries` its log has; everybody plays on by the
//                                   `net`, if it was given before
//   find      -                     finds out about the next entry; -> how many are `found`
//   tell      -                     -> the `review` as far as it is known (docs/review.md)
//   judge     record, entry, games, seed   -> the `review` of that entry alone
//   last      record, seat          -> the seat's `last` choice, judged while the game goes on (study/last_choice.h),
//   or null
class JsonStudy final : public JsonWorkshop {
 private:
  MaybeProblem others(std::string_view name, Fields& fields, JsonWriter& out) override;
  MaybeProblem review(Fields& fields, JsonWriter& out);
  MaybeProblem find(JsonWriter& out);
  MaybeProblem tell(JsonWriter& out);
  static MaybeProblem judge(Fields& fields, JsonWriter& out);
  static MaybeProblem last(Fields& fields, JsonWriter& out);

  Record record_;
  std::unique_ptr<Reviewer> reviewer_;  // of the record; none until there is one
  std::vector<Finding> findings_;
};

}  // namespace roundtable::wasm

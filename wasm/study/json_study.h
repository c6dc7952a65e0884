#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "study/review.h"
#include "wasm/answering.h"

namespace roundtable::wasm {

// Reviews for whoever can only speak JSON: a page. Asked and answering as JsonEngine, a slice at a time:
//
//   net       game, bytes           what everybody plays on by, in base64; before `review`
//   review    record, games, seed   begins with a record; -> how many `entries` its log has
//   find      -                     finds out about the next entry; -> how many are `found`
//   tell      -                     -> the `review` as far as it is known (docs/review.md)
//   judge     record, entry, games, seed   -> the `review` of that entry alone
//   last      record, seat          -> the seat's `last` choice, judged while the game goes on (study/last_choice.h),
//   or null
class JsonStudy {
 public:
  JsonStudy();
  std::string answer(std::string_view question);

 private:
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

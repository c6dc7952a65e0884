#include "study/last_choice.h"

#include <algorithm>

#include "engine/games.h"
#include "study/review.h"

namespace roundtable {

namespace {

constexpr int kGamesInAll = 4096;  // for all choices together

// A forced entry is not a choice.
bool is_choice_of(Seat seat, const std::string& text, int players) {
  const auto entry = Entry::from_text(text, players);
  return entry && !entry->chance && !entry->forced && entry->seat == seat;
}

}  // namespace

Result<std::optional<std::string>> last_choice_json(const Record& record, Seat seat, int games) {
  for (std::size_t entry = record.log.size(); entry-- > 0;) {
    if (!is_choice_of(seat, record.log[entry], record.players)) continue;
    const auto then = replay_game(record, entry);
    if (!then) return then.error();
    const int choices = static_cast<int>((*then)->legal(seat).size());
    if (choices < 2) continue;
    const auto reviewer = make_reviewer(record, {.games = std::min(games * choices, kGamesInAll)});
    if (!reviewer) return reviewer.error();
    Record made = record;
    made.log = {record.log[entry]};
    const Review review = put_together(made, **reviewer, {}, {(*reviewer)->judge(entry)});
    JsonWriter out;
    out.begin_object().key("view");
    (*then)->write_view(out, Viewer(seat));
    out.key("moment").raw(choice_json(review));
    return std::optional(out.end_object().take());
  }
  return std::optional<std::string>();
}

}  // namespace roundtable

#include "study/continuation.h"

#include <gmock/gmock.h>

#include "engine/games.h"
#include "engine/positions.h"
#include "study/review_test.h"

namespace roundtable {

namespace {

TEST(Continuation, IsPlayedInAnImaginedGame) {
  read_positions();
  int shown = 0;
  int followed = 0;
  for (const std::string game : {"academy", "medievallons"}) {
    const Record record = played(TableOf{game, 3, "{}"}, "greedy", 5);
    for (std::size_t entry = 1; entry < record.log.size(); entry += 7) {
      const auto read = Entry::from_text(record.log[entry], 3);
      if (read->chance || read->forced) continue;
      const auto then = continuation(record, entry, read->seat, std::string(read->what));
      ASSERT_TRUE(then) << then.error().message;
      for (const LikelyMove& move : then->moves) {
        EXPECT_GT(move.of_100, 0);
        EXPECT_LE(move.of_100, 100);
      }
      if (then->record.log.empty()) continue;
      ++shown;
      ASSERT_TRUE(replay_game(then->record)) << then->record.json();
      const std::vector<std::string> shown_moves(then->record.log.begin() + static_cast<std::ptrdiff_t>(then->entries),
                                                 then->record.log.end());
      EXPECT_THAT(shown_moves, testing::Contains(record.log[entry]));
      if (then->moves.empty()) continue;
      const LikelyMove& next = then->moves[0];
      followed +=
          static_cast<int>(std::ranges::count(shown_moves, std::to_string(index(next.seat)) + " " + next.action));
    }
  }
  EXPECT_GT(shown, 10);
  EXPECT_GT(2 * followed, shown);
}

TEST(Continuation, RefusesWithAReason) {
  const Record record = played(TableOf{"academy", 3, "{}"}, "greedy", 5);
  EXPECT_THAT(continuation(record, 1, Seat{0}, "dance").error().message, testing::HasSubstr("dance"));
  EXPECT_THAT(continuation(record, 1, Seat{4}, "pick S4").error().message, testing::HasSubstr("seat 4"));
  EXPECT_FALSE(continuation(record, record.log.size(), Seat{0}, "pick S4"));
}

}  // namespace

}  // namespace roundtable

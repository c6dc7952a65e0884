#include "engine/positions.h"
#include "study/puzzle.h"
#include "study/review_test.h"

namespace roundtable {
namespace {

TEST(PuzzleMaker, AMomentWithTwoGoodChoicesIsNone) {
  read_positions();
  auto maker = PuzzleMaker::open("medievallons");
  ASSERT_TRUE(maker);
  const Record record = played({"medievallons", 3, "{}"}, "net", 5);
  const Review review = reviewed(record, 128);
  int tried = 0;
  for (const Moment& moment : review.moments) {
    if (moment.choices.size() < 3 || tried == 10) continue;
    const auto seat = static_cast<std::size_t>(*moment.seat);
    if (moment.choices[0].worth.wins[seat] - moment.choices[1].worth.wins[seat] > 5'000) continue;
    auto cut = cut_to_position(record, moment.entry);
    ASSERT_TRUE(cut);
    cut->log.push_back(std::to_string(seat) + " " + moment.choices[0].action);
    const auto puzzle = maker->puzzle_of(*cut);
    ASSERT_FALSE(puzzle);
    EXPECT_EQ(puzzle.error().message, "the answer is not clearly the best choice");
    ++tried;
  }
  EXPECT_GT(tried, 0);
}

}  // namespace
}  // namespace roundtable

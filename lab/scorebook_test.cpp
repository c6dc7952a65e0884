#include "lab/scorebook.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace roundtable {
namespace {

Seatings one_against_two() { return *seat_bots({"a", "b", "b"}, 3, 1000); }

Played game_won_by(std::initializer_list<int> winners, std::array<int, kMaxSeats> scores = {}) {
  Played played;
  played.standing.scores = scores;
  for (const int seat : winners) played.standing.winners.add(Seat{static_cast<std::uint8_t>(seat)});
  return played;
}

TEST(Scorebook, ADealIsCompleteAfterEverySeating) {
  const auto seatings = one_against_two();  // abb, bab, bba
  Scorebook book(seatings);
  EXPECT_FALSE(book.add(game_won_by({0})));
  EXPECT_FALSE(book.add(game_won_by({0})));
  EXPECT_EQ(book.deals(), 0);
  EXPECT_TRUE(book.add(game_won_by({0})));
  EXPECT_EQ(book.deals(), 1);
  EXPECT_EQ(book.games(), 3);
}

TEST(Scorebook, SharesAreOfAGameAndSeatAndFairWhereTheSeatDecides) {
  const auto seatings = one_against_two();
  Scorebook book(seatings);
  for (int i = 0; i < 30; ++i) book.add(game_won_by({0}));  // always the first seat
  for (const auto& bot : book.achievements()) {
    EXPECT_NEAR(bot.share.value, 1.0 / 3, 1e-12);
    EXPECT_NEAR(bot.rating.value, 0, 1e-9);
  }
  EXPECT_NEAR(book.share_in_last_deal(0), 1.0 / 3, 1e-12);
  EXPECT_EQ(book.achievements()[0].seats, 30);
  EXPECT_EQ(book.achievements()[1].seats, 60);
}

TEST(Scorebook, ASharedVictoryIsSplit) {
  const auto seatings = one_against_two();
  Scorebook book(seatings);
  for (int deal = 0; deal < 4; ++deal) {
    book.add(game_won_by({0, 1}));     // a and b
    book.add(game_won_by({0, 1, 2}));  // b, a and b
    book.add(game_won_by({0, 1}));     // two of b
  }
  const auto found = book.achievements();
  EXPECT_NEAR(found[0].share.value, (1.0 / 2 + 1.0 / 3) / 3, 1e-12);
  EXPECT_NEAR(found[1].share.value, (1.0 / 2 + 2.0 / 3 + 1) / 6, 1e-12);
}

TEST(Scorebook, RanksPutWinnersFirstThenPointsAndEqualsShareAPlace) {
  const auto seatings = *seat_bots({"a", "b", "b", "b"}, 4, 1000);
  Scorebook book(seatings);
  for (std::int64_t i = 0; i < seatings.size(); ++i) {
    // Seat 1 wins by a tie-break against seat 0; seats 2 and 3 are equal.
    book.add(game_won_by({1}, {30, 30, 12, 12}));
  }
  const auto found = book.achievements();
  EXPECT_NEAR(found[0].rank, (2 + 1 + 3.5 + 3.5) / 4, 1e-12);
  EXPECT_NEAR(found[0].score, 21, 1e-12);
}

TEST(Scorebook, IntervalsNarrowWithDealsAndNotWithCopiesOfThem) {
  const auto seatings = one_against_two();
  // Only luck decides a deal: either a wins it from every seat or from none.
  const auto width_after = [&](int deals) {
    Scorebook book(seatings);
    for (int deal = 0; deal < deals; ++deal) {
      const int shift = deal % 3 == 0 ? 0 : 1;
      for (int seating = 0; seating < 3; ++seating) {
        const int seat_of_a = static_cast<int>(std::ranges::find(seatings.all[static_cast<std::size_t>(seating)], 0) -
                                               seatings.all[static_cast<std::size_t>(seating)].begin());
        book.add(game_won_by({(seat_of_a + shift) % 3}));
      }
    }
    const auto share = book.achievements()[0].share;
    EXPECT_LT(share.low, 1.0 / 3);
    EXPECT_GT(share.high, 1.0 / 3);
    return share.high - share.low;
  };
  EXPECT_NEAR(width_after(900) / width_after(3600), 2, 0.02);
  EXPECT_NEAR(width_after(900), 2 * 1.96 * std::sqrt(2.0 / 9 / 900), 0.002);  // 900 observations, not 2,700
}

TEST(Scorebook, WhoSitsEverywhereHasExactlyAFairShare) {
  const auto seatings = *seat_bots({"a", "a", "a"}, 3, 1000);
  Scorebook book(seatings);
  for (int i = 0; i < 5; ++i) book.add(game_won_by({i % 3}));
  const auto found = book.achievements();
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(found[0].share.low, found[0].share.high);
  EXPECT_NEAR(found[0].share.value, 1.0 / 3, 1e-12);
  EXPECT_EQ(found[0].rating.value, 0);
}

}  // namespace
}  // namespace roundtable

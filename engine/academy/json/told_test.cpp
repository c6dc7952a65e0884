#include <gtest/gtest.h>

#include <map>

#include "engine/academy/tests/test_options.h"
#include "engine/academy/tests/test_position.h"
#include "engine/core/properties.h"
#include "engine/core/sanitized.h"

// Events describe the ranking of a track and the points of squires after them, so that the page can animate without
// rules. The tests replay the events of random games: for each viewer, they must always agree with the view.

namespace roundtable::academy {
namespace {

class Told {
 public:
  explicit Told(Viewer viewer) : viewer_(viewer) { rankings_.fill(kNobodyRanked); }

  void hear(const Event& event, int round) {
    const Event seen = seen_by(event, viewer_);
    switch (event.kind) {
      case Event::Kind::Moved:
      case Event::Kind::Lifted:
      case Event::Kind::TrackEmptied: rankings_[static_cast<std::size_t>(event.track)] = seen.ranking; return;
      case Event::Kind::TokenReturned:
        points_ = seen.points;
        if (seen.coats != PerSquire<std::int8_t>{}) codex_[round] = seen.coats;
        return;
      case Event::Kind::CoatEarned:
      case Event::Kind::CoatGiven:
      case Event::Kind::CoatTaken: points_ = seen.points; return;
      default: return;
    }
  }

  void expect_as_in(const OpenTable& seen) const {
    for (const Track track : kAllTracks) {
      ASSERT_EQ(rankings_[static_cast<std::size_t>(track)], order_of(seen.tracks[track])) << name_of(track);
    }
    each_squire(seen, [&](Squire squire) {
      if (points_[squire] || !may_have_looked(seen)) {
        ASSERT_EQ(points_[squire], seen.ledger.known_points(squire)) << index(squire);
      }
      for (const auto& [round, coats] : codex_) {
        if (coats[squire] == kHiddenValue && may_have_looked(seen)) continue;
        ASSERT_EQ(coats[squire], seen.ledger.paid(Track::Education, round)[squire]) << index(squire);
      }
    });
  }

  int codex_rounds() const { return static_cast<int>(codex_.size()); }

 private:
  // A player who chooses a coat for Karadoc's neutral sees its coats, which no event tells.
  static bool may_have_looked(const OpenTable& seen) {
    return seen.options.karadoc() && seen.options.has(Variation::Alms) && seen.phase >= Phase::AlmsGive;
  }

  Viewer viewer_;
  std::array<Order, kTracks> rankings_{};
  PointsTold points_;
  std::map<int, PerSquire<std::int8_t>> codex_;  // the coats of each round
};

class EventsTell : public testing::TestWithParam<int> {};

TEST_P(EventsTell, RankingsAndPointsAsTheViewDoes) {
  const int mode = GetParam();
  for (unsigned set = 0; set < kAdvancedSets * kVariationSets; set += kReduction) {
    Options options = options_of(mode, set % kAdvancedSets, set / kAdvancedSets);
    vary(options, set);
    SCOPED_TRACE("set " + std::to_string(set));
    Rng rng(static_cast<std::uint64_t>(mode) + 20, set);
    State state = start(options);
    std::vector<Told> told;
    for (const Viewer viewer : properties::viewers<Academy>(state)) told.emplace_back(viewer);
    while (!state.table.waiting.over()) {
      const int round = state.table.round;
      properties::Listener<Academy> listener(options);
      step_at_random(state, rng, listener);
      const auto viewers = properties::viewers<Academy>(state);
      for (std::size_t i = 0; i < viewers.size(); ++i) {
        for (const Event& event : listener.events()) told[i].hear(event, round);
        told[i].expect_as_in(view(state, viewers[i]).table);
        if (HasFatalFailure()) return;
      }
    }
    EXPECT_EQ(told[0].codex_rounds(), options.has(Variation::Codex) ? kRounds : 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Academy, EventsTell, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

// The fields of an event's JSON from that one on, without the English text.
std::string json_from(const TestGame& game, const Event& event, std::string_view field, Viewer viewer) {
  const std::string json = properties::event_json<Academy>(game.state, seen_by(event, viewer));
  const auto from = json.find('"' + std::string(field) + '"');
  const auto to = std::min(json.find(",\"text\"", from), json.size() - 1);
  return from == std::string::npos ? "" : json.substr(from, to - from);
}

TEST(EventJson, RankingAfterAMove) {
  auto game = TestPosition(4).row(Jousts, {1, 6, 4, 0}).hand(kAnn, "Q2,S5").playing().then({"0 play S5 jousts"});
  EXPECT_EQ(json_from(game, game.events(Kind::Moved)[0], "ranking", Seat{kBert}), R"("ranking":[0,1,2],"onStart":[3])");
}

TEST(EventJson, PointsAfterATrack) {
  const auto game = TestPosition(3).row(Jousts, {1, 6, 4}).row(King, {0, 0, 7}).round(3).scoring();
  const auto coats = game.events(Kind::CoatEarned);
  EXPECT_EQ(json_from(game, coats.front(), "points", Seat{kBert}), R"("points":[0,3,2])");
  EXPECT_EQ(json_from(game, coats.back(), "points", Seat{kBert}), R"("points":[-3,0,5])");
}

TEST(EventJson, ReturnedTokensTellTheOthersToThoseWhoKnow) {
  auto game = TestPosition(4, "codex").tokens("0,-3,0,-1").row(Education, {4, 3, 2, 1}).scoring();
  game.then({"0 codex 1", "1 codex 3", "2 codex 2"});
  const auto zeros = game.events(Kind::TokenReturned);
  EXPECT_EQ(json_from(game, zeros[0], "earned", Seat{kChloe}), "");
  EXPECT_EQ(
      json_from(game, zeros[1], "earned", Seat{kChloe}),
      R"("earned":[{"squire":2,"coat":["education",-3]},{"squire":3,"coat":["education",-1]}],"points":[0,0,-3,-1])");
  EXPECT_EQ(
      json_from(game, zeros[1], "earned", Viewer::spectator()),
      R"("earned":[{"squire":2,"coat":["education",null]},{"squire":3,"coat":["education",null]}],"points":[0,0,null,null])");
}

}  // namespace
}  // namespace roundtable::academy

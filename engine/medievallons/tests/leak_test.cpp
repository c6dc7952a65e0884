#include <gtest/gtest.h>

#include "engine/core/properties.h"
#include "engine/core/sanitized.h"
#include "engine/medievallons/game.h"
#include "engine/medievallons/imagine/certain.h"

// Positions that differ only in parts hidden from a viewer must look the same to them, now and after the same choice or
// outcome.

namespace roundtable::medievallons {

namespace {

// Differences the viewer may see: cards that come to them or that they look at, a forced play of the only card, and
// cards a Wizard discards, which also decide whether an order is asked.
bool shows_hidden_card(const Event& event, Viewer viewer) {
  if (event.secret) return viewer.among(event.sees);
  return event.kind == Event::Kind::Played || event.kind == Event::Kind::LaidDown;
}

// If a step looked the same in both states, the states look the same afterwards.
template <class Step>
void expect_alike_after_step(State a, State b, Viewer viewer, Step step) {
  properties::Listener<Medievallons> of_a(a.table.options);
  properties::Listener<Medievallons> of_b(b.table.options);
  const bool wizard_keeps = a.table.question == Question::Keep;
  step(a, of_a);
  step(b, of_b);
  const std::size_t shared = std::min(of_a.events().size(), of_b.events().size());
  for (std::size_t i = 0; i < shared; ++i) {
    const Event one = seen_by(of_a.events()[i], viewer);
    const Event other = seen_by(of_b.events()[i], viewer);
    ASSERT_EQ(one.kind, other.kind);
    if (one != other && shows_hidden_card(of_a.events()[i], viewer)) return;
    ASSERT_EQ(one, other) << sentence(a.table.options, one) << " / " << sentence(b.table.options, other);
  }
  if (wizard_keeps && a.table.question != b.table.question) return;
  ASSERT_EQ(of_a.events().size(), of_b.events().size());
  properties::expect_alike<Medievallons>(a, b, viewer, true);
}

class Leak : public testing::TestWithParam<int> {};

TEST_P(Leak, NothingUnseenShows) {
  Options options;
  options.players = static_cast<std::uint8_t>(GetParam());
  int tried = 0;
  for (std::uint64_t game = 0; game < 40U / kReduction; ++game) {
    Rng rng(game, static_cast<std::uint64_t>(GetParam()));
    NullSink nobody;
    State state = start(options);
    while (!state.table.waiting.over()) {
      const auto viewers = properties::viewers<Medievallons>(state);
      const Viewer viewer = viewers[below(rng, static_cast<unsigned>(viewers.size()))];
      const State other = imagine(view(state, viewer), rng);
      SCOPED_TRACE("game " + std::to_string(game) + ", turn " + std::to_string(state.table.turn));
      properties::expect_alike<Medievallons>(state, other, viewer, below(rng, 8) == 0);
      if (state.table.waiting.is_chance()) {
        const Outcome outcome = draw(state, rng);
        const bool both = is_possible(other, outcome) && state.table.turn > 0;
        if (both) {
          ++tried;
          expect_alike_after_step(state, other, viewer, [&](State& s, auto& sink) { settle(s, outcome, sink); });
        }
        if (HasFatalFailure()) return;
        settle(state, outcome, nobody);
        continue;
      }
      for (const Seat seat : state.table.waiting.seats()) {
        const Choices in_other = legal(other, seat);
        for (const Action action : legal(state, seat)) {
          if (!in_other.contains(action) || action.verb == Verb::Name) continue;  // a Knight is answered
          ++tried;
          expect_alike_after_step(state, other, viewer, [&](State& s, auto& sink) {
            ASSERT_EQ(apply(s, seat, action, sink), Legality::Legal);
          });
          if (HasFatalFailure()) return;
        }
      }
      const Seat seat = state.table.waiting.seats().lowest();
      take(state, seat, legal(state, seat).pick(rng), nobody);
    }
  }
  EXPECT_GT(tried, 1000 / kReduction);
}

// Over many samples each unknown hand changes.
TEST_P(Leak, HiddenHandsAreImaginedAnew) {
  Options options;
  options.players = static_cast<std::uint8_t>(GetParam());
  Rng rng(1);
  NullSink nobody;
  State state = start(options);
  for (int i = 0; i < 3; ++i) settle(state, draw(state, rng), nobody);
  const View seen = view(state, Seat{0});
  int different = 0;
  for (int i = 0; i < 100; ++i) {
    const State imagined = imagine(seen, rng);
    EXPECT_EQ(imagined.secrets.hands[Seat{0}], state.secrets.hands[Seat{0}]);
    different += imagined.secrets.hands[Seat{1}] != state.secrets.hands[Seat{1}] ? 1 : 0;
  }
  EXPECT_GT(different, 95);
}

INSTANTIATE_TEST_SUITE_P(Medievallons, Leak, testing::Range(2, 6));

}  // namespace

}  // namespace roundtable::medievallons

#include <gtest/gtest.h>

#include "bots/academy/policy.h"
#include "bots/imagination.h"
#include "bots/medievallons/policy.h"
#include "engine/academy/tests/test_options.h"

// States imagined by a search: exact and likely beliefs give only states that the view allows; forgetful ones go
// beyond, but deal the same cards.

namespace roundtable {

namespace {

struct Found {
  int views = 0;
  int excluded = 0;  // imagined states with a different view for the seat
};

// Random games; every seat imagines once before each decision.
template <Game G>
Found imagine_through(const typename G::Options& options, Belief belief, std::uint64_t seed) {
  Rng rng(seed);
  NullSink nobody;
  Found found;
  Imagination<G> imagination(belief);
  auto state = G::start(options);
  while (!G::deciders(state).over()) {
    if (G::deciders(state).is_chance()) {
      G::settle(state, G::draw(state, rng), nobody);
      continue;
    }
    for (int i = 0; i < G::players(options); ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      const auto view = G::view(state, seat);
      ++found.views;
      imagination.begin(view);
      if (!(G::view(imagination.draw(view, rng), seat) == view)) ++found.excluded;
    }
    const Seat seat = G::deciders(state).seats().lowest();
    G::take(state, seat, G::legal(state, seat).pick(rng), nobody);
  }
  return found;
}

TEST(Beliefs, NeverGoBeyondTheViewInAcademy) {
  Rng rng(5);
  for (int mode = 0; mode < 5; ++mode) {
    for (int i = 0; i < 8; ++i) {
      const auto options =
          academy::options_of(mode, below(rng, academy::kAdvancedSets), below(rng, academy::kVariationSets));
      for (const Belief belief : {Belief::Exact, Belief::Likely}) {
        const Found found = imagine_through<academy::Academy>(options, belief, rng());
        EXPECT_GT(found.views, 100);
        EXPECT_EQ(found.excluded, 0);
      }
    }
  }
}

TEST(Beliefs, ExactOnesNeverGoBeyondTheViewInMedievallons) {
  for (std::uint8_t players = 2; players <= 5; ++players) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Found found =
          imagine_through<medievallons::Medievallons>({.players = players}, Belief::Exact, seed * 10 + players);
      EXPECT_GT(found.views, 100);
      EXPECT_EQ(found.excluded, 0);
    }
  }
}

// Squires in equal positions, so that higher cards are better: the others' kept cards are high, passed ones low.
TEST(Beliefs, LikelyOnesThinkThatOthersKeepWhatIsGood) {
  const auto mean_kept = [](Belief belief, academy::Phase phase, int step) {
    Rng rng(3);
    double sum = 0;
    int count = 0;
    for (std::uint64_t game = 0; game < 20; ++game) {
      const auto state = academy::random_position(academy::options_of(1), game, [&](const academy::OpenTable& table) {
        return table.round == 1 && table.phase == phase && table.step == step && table.lap == 0;
      });
      const auto view = academy::view(state, Seat{0});
      Imagination<academy::Academy> imagination(belief);
      imagination.begin(view);
      for (int draw = 0; draw < 50; ++draw) {
        const auto imagined = imagination.draw(view, rng);
        for (std::size_t squire = 1; squire < 4; ++squire) {
          sum += value_of(imagined.secrets.picks.items[squire][0]);
          ++count;
        }
      }
    }
    return sum / count;
  };
  EXPECT_GT(mean_kept(Belief::Likely, academy::Phase::Draft, 2),
            mean_kept(Belief::Exact, academy::Phase::Draft, 2) + 0.2);
  EXPECT_GT(mean_kept(Belief::Likely, academy::Phase::Play, 0),
            mean_kept(Belief::Exact, academy::Phase::Play, 0) + 0.2);
}

TEST(Beliefs, ForgetfulOnesDo) {
  EXPECT_GT(imagine_through<academy::Academy>(academy::options_of(0), Belief::Forgetful, 1).excluded, 50);
  EXPECT_GT(imagine_through<medievallons::Medievallons>({.players = 3}, Belief::Forgetful, 1).excluded, 50);
}

TEST(Beliefs, ForgetfulOnesStillDealFromOneBox) {
  Rng rng(9);
  for (int mode = 0; mode < 4; ++mode) {
    auto state = academy::random_position(academy::options_of(mode), 77, [](const academy::OpenTable& table) {
      return table.round == 2 && table.phase == academy::Phase::Play && table.lap == 1;
    });
    const auto view = academy::view(state, Seat{0});
    const auto imagined = imagine<academy::Academy>(view, Belief::Forgetful, rng);
    academy::CardSet box = academy::CardSet::full();
    each_squire(state.table, [&](academy::Squire squire) {
      const academy::CardSet hand = imagined.secrets.hands[squire].cards();
      EXPECT_EQ(hand.size(), state.secrets.hands[squire].cards().size());
      for (const academy::Card card : hand) {
        ASSERT_TRUE(box.has(card));
        box.remove(card);
      }
      for (const academy::Play play : state.table.played[squire]) {
        ASSERT_TRUE(box.has(card_of(play)));
        box.remove(card_of(play));
      }
    });
    EXPECT_EQ(imagined.secrets.hands[academy::Squire{0}], state.secrets.hands[academy::Squire{0}]);
  }
}

}  // namespace

}  // namespace roundtable

// Reasons by a net and by the heuristic, from the seat's view only.

#include "bots/reasons.h"

#include <gtest/gtest.h>

#include "bots/academy/net.h"
#include "bots/academy/policy.h"
#include "bots/medievallons/net.h"
#include "bots/medievallons/policy.h"
#include "bots/net/made_up.h"
#include "engine/academy/tests/test_position.h"
#include "engine/medievallons/tests/test_position.h"

namespace roundtable {

namespace {

using academy::Academy;
using medievallons::Medievallons;

template <Game G>
Result<SharedNet> untaught_net() {
  return *read_net<G>(bytes_of(make_up_net(kNetShape<G>, 64, 32, 9)));
}

// The built-in net if there is one.
template <Game G>
Result<SharedNet> own_or_untaught_net() {
  return built_in_net<G>().empty() ? untaught_net<G>() : read_net<G>(built_in_net<G>());
}

template <Game G>
std::vector<Opinion<G>> reasons_by(const Result<SharedNet>& net, const typename G::View& view, std::uint64_t seed) {
  const auto choices = G::legal(view);
  std::vector<Opinion<G>> opinions;
  for (const auto action : choices) opinions.emplace_back().action = action;
  Rng rng(seed);
  add_reasons<G>(net, view, choices, rng, opinions);
  return opinions;
}

// In hundredths; 0 if it is not among them.
template <Game G>
int reason_of(const std::vector<Opinion<G>>& opinions, const typename G::Options& options, std::string_view action,
              std::string_view name) {
  for (const auto& opinion : opinions) {
    if (G::text_of(options, opinion.action) != action) continue;
    const auto found = std::ranges::find(opinion.reasons, name, &Reason::name);
    return found == opinion.reasons.end() ? 0 : found->hundredths;
  }
  ADD_FAILURE() << "nothing about " << action;
  return 0;
}

// The last card of the last round: two squares behind on Quests, and far last on Charity.
TEST(Reasons, AreThePointsOfEachTrack) {
  using namespace academy;
  const auto game = academy::TestPosition(3)
                        .round(6)
                        .row(Quests, {9, 11, 5})
                        .row(Charity, {0, 12, 13})
                        .hand(kAnn, "Q3,C2")
                        .hand(kBert, "E2,E3")
                        .hand(kChloe, "G2,G3")
                        .turn(kAnn)
                        .playing();
  const auto view = Academy::view(game.state, Seat{0});
  for (const auto& net : {Result<SharedNet>(no_net<Academy>()), untaught_net<Academy>()}) {
    const auto found = reasons_by<Academy>(net, view, 1);
    EXPECT_GT(reason_of<Academy>(found, game.options(), "play Q3", "quests"), 300) << bool(net);
    EXPECT_LT(reason_of<Academy>(found, game.options(), "play C2", "quests"), -300) << bool(net);
  }
}

// Each has two guilds, and the third in hand: a spent Jester may lose it. Net and heuristic differ about the rest; in
// games played to the end gains and losses cancel.
TEST(Reasons, AreTheWaysToWin) {
  const auto game = medievallons::TestPosition(2)
                        .hand(0, "A,B,K,K,J,M,O")
                        .hand(1, "M,N,S")
                        .guild("0.1 A 3+0")
                        .guild("0.2 S 3+0")
                        .guild("1.1 O 3+0")
                        .guild("1.2 N 3+0")
                        .playing();
  const auto view = Medievallons::view(game.state, Seat{0});
  const auto third = [&](const auto& found, std::string_view action, std::string_view whose) {
    return reason_of<Medievallons>(found, game.options(), action, whose);
  };
  for (const auto& net : {Result<SharedNet>(no_net<Medievallons>()), own_or_untaught_net<Medievallons>()}) {
    const auto found = reasons_by<Medievallons>(net, view, 1);
    EXPECT_GT(third(found, "guild K 2+1", "third-guild"), 0) << bool(net);
    EXPECT_LT(third(found, "guild K 2+1", "rival-third-guild"), 0) << bool(net);
    EXPECT_LT(third(found, "extend 0.2 S 0+1", "third-guild"), -10) << bool(net);
    EXPECT_GT(third(found, "extend 0.2 S 0+1", "rival-third-guild"), 10) << bool(net);
  }
  for (const auto& opinion : reasons_by<Medievallons>(no_net<Medievallons>(), view, 1)) {
    int sum = 0;
    for (const Reason& one : opinion.reasons) sum += one.hundredths;
    EXPECT_NEAR(sum, 0, 8) << "what one wins others lose";
  }
}

template <class G>
class ReasonsOf : public testing::Test {};
using GamesWithReasons = testing::Types<Academy, Medievallons>;
TYPED_TEST_SUITE(ReasonsOf, GamesWithReasons);

constexpr int kLookedAtReasons = 3;

// Two states with the same view give the same reasons, by net and by heuristic.
TYPED_TEST(ReasonsOf, DependOnNothingButTheView) {
  using G = TypeParam;
  NullSink nobody;
  Rng rng(4);
  typename G::Options options;
  options.players = 3;
  auto state = G::start(options);
  int hidden = 0;
  int found = 0;
  for (int question = 0; question < 8 * kLookedAtReasons; ++question) {
    go_to_next_question<G>(state, rng);
    if (G::deciders(state).over()) break;
    const Seat seat = G::deciders(state).seats().lowest();
    const auto view = G::view(state, seat);
    if (question % 8 == 7) {
      const auto other = G::imagine(view, rng);
      ASSERT_EQ(G::view(other, seat), view);
      hidden += other == state ? 0 : 1;
      for (const auto& net : {Result<SharedNet>(no_net<G>()), own_or_untaught_net<G>()}) {
        const auto here = reasons_by<G>(net, view, 7);
        const auto there = reasons_by<G>(net, G::view(other, seat), 7);
        ASSERT_EQ(here.size(), there.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
          EXPECT_EQ(here[i].reasons, there[i].reasons);
          found += static_cast<int>(here[i].reasons.size());
        }
      }
    }
    G::take(state, seat, G::legal(state, seat).pick(rng), nobody);
  }
  EXPECT_GT(hidden, 1);
  EXPECT_GT(found, 8);
}

// With two choices each is compared with the other one.
TYPED_TEST(ReasonsOf, AreOppositeOfTwoChoices) {
  using G = TypeParam;
  NullSink nobody;
  Rng rng(11);
  typename G::Options options;
  options.players = 3;
  auto state = G::start(options);
  for (;;) {
    go_to_next_question<G>(state, rng);
    ASSERT_FALSE(G::deciders(state).over());
    const Seat seat = G::deciders(state).seats().lowest();
    const auto choices = G::legal(state, seat);
    if (choices.size() == 2) {
      const auto found = reasons_by<G>(own_or_untaught_net<G>(), G::view(state, seat), 3);
      ASSERT_EQ(found[0].reasons.size(), found[1].reasons.size());
      for (std::size_t i = 0; i < found[0].reasons.size(); ++i) {
        EXPECT_EQ(found[0].reasons[i].hundredths, -found[1].reasons[i].hundredths);
      }
      if (!found[0].reasons.empty()) return;
    }
    G::take(state, seat, choices.pick(rng), nobody);
  }
}

}  // namespace

}  // namespace roundtable

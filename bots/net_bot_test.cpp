// Bots with random nets: they choose the net's favourite, only legal choices, and the same on every machine.

#include "bots/net/net_bot.h"

#include <gmock/gmock.h>

#include "bots/academy/net.h"
#include "bots/academy/policy.h"
#include "bots/medievallons/net.h"
#include "bots/medievallons/policy.h"
#include "bots/net/made_up.h"
#include "bots/net/net_judgement.h"
#include "bots/search.h"
#include "engine/academy/tests/test_options.h"
#include "engine/medievallons/tests/test_position.h"

namespace roundtable {

namespace {

using academy::Academy;
using medievallons::Medievallons;
using testing::HasSubstr;
using Settings = NetSearchSettings;

template <Game G>
std::string made_up_bytes() {
  return bytes_of(make_up_net(kNetShape<G>, 64, 32, 9));
}
template <Game G>
SharedNet made_up() {
  static const SharedNet net = *read_net<G>(made_up_bytes<G>());
  return net;
}

academy::Options some_options(const Academy&, std::uint64_t seed) {
  Rng rng(seed);
  return academy::options_of(static_cast<int>(below(rng, academy::kModes.size())), below(rng, academy::kAdvancedSets),
                             below(rng, academy::kVariationSets));
}
medievallons::Options some_options(const Medievallons&, std::uint64_t seed) {
  medievallons::Options options;
  options.players = static_cast<std::uint8_t>(2 + seed % 4);
  return options;
}

// Random games; `look(state, seat, choices)` at every question.
template <Game G, class Look>
void watch(std::uint64_t games, Look look) {
  NullSink nobody;
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng rng(game);
    auto state = G::start(some_options(G(), game));
    for (int questions = 0; !G::deciders(state).over() && questions < 150; ++questions) {
      go_to_next_question<G>(state, rng);
      if (G::deciders(state).over()) break;
      const Seat seat = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, seat);
      look(state, seat, choices);
      G::take(state, seat, choices.pick(rng), nobody);
    }
  }
}

template <class G>
class NetBots : public testing::Test {};
using BothGames = testing::Types<Academy, Medievallons>;
TYPED_TEST_SUITE(NetBots, BothGames);

TYPED_TEST(NetBots, ChooseWhatTheNetPrefers) {
  using G = TypeParam;
  NetBot<G> bot(made_up<G>());
  Rng rng(1);
  int others = 0;
  watch<G>(12, [&](const auto& state, Seat seat, const auto& choices) {
    const auto seen = NetOf<G>::seen(state, seat);
    std::vector<NetInput> shown;
    NetOf<G>::show(seen, [&](int input, int value) {
      shown.push_back({static_cast<std::uint16_t>(input), static_cast<std::int16_t>(value)});
    });
    const auto thought = made_up<G>()->think(shown, NetOf<G>::part(seen));
    const auto more = NetOf<G>::more(
        seen, [&](int output) { return made_up<G>()->answer(thought, NetOutputs<NetOf<G>>::kMore + output); });
    int best = 0;
    for (int i = 1; i < choices.size(); ++i) {
      const auto answer = [&](int choice) {
        return made_up<G>()->answer(thought, NetOf<G>::move(seen, choices[choice])) + more(choices[choice]);
      };
      if (answer(i) > answer(best)) best = i;
    }
    const auto view = G::view(state, seat);
    ASSERT_EQ(bot.choose(view, G::legal(view), rng), choices[best]);
    NetBot<G> soft(made_up<G>(), 1.0F);
    const auto chosen = soft.choose(view, choices, rng);
    ASSERT_TRUE(choices.contains(chosen));
    others += chosen == choices[best] ? 0 : 1;
  });
  EXPECT_GT(others, 20);
}

TYPED_TEST(NetBots, ExpectEachSeatsShareAsTheAskedSeatSeesIt) {
  using G = TypeParam;
  NetJudge<G> judge(made_up<G>());
  watch<G>(5, [&](const auto& state, Seat seat, const auto&) {
    const int players = G::players(G::options(state));
    const auto thought = judge.think(judge.show(NetOf<G>::seen(state, seat), seat));
    const auto shares = judge.shares(thought, seat, players);
    float sum = 0;
    for (int i = 0; i < kMaxSeats; ++i) {
      const float share = shares[static_cast<std::size_t>((index(seat) + i) % kMaxSeats)];
      sum += share;
    }
    EXPECT_NEAR(sum, 1, 1e-5);
    const auto next = static_cast<std::size_t>((index(seat) + 1) % players);
    const int first_output = NetOutputs<NetOf<G>>::kShares;
    const bool more = made_up<G>()->answer(thought, first_output) > made_up<G>()->answer(thought, first_output + 1);
    EXPECT_EQ(more, shares[static_cast<std::size_t>(seat)] > shares[next]);
    for (auto i = static_cast<std::size_t>(players); i < kMaxSeats; ++i) EXPECT_EQ(shares[i], 0);
  });
}

const std::vector<Settings>& ways_to_search() {
  static const std::vector<Settings> kAll = [] {
    std::vector<Settings> all;
    for (const auto root : {Settings::Root::Halving, Settings::Root::Puct}) {
      for (const auto leaf : {Settings::Leaf::Any, Settings::Leaf::Own, Settings::Leaf::Round}) {
        const bool odd = all.size() % 2 == 1;
        all.push_back({.root = root,
                       .leaf = leaf,
                       .others = odd ? Settings::Others::Hand : Settings::Others::Net,
                       .beyond = odd ? Settings::Beyond::Hand : Settings::Beyond::Net});
      }
    }
    return all;
  }();
  return kAll;
}

template <Game G>
using NetSearch = SearchBot<G, NetJudgement<G>>;

TYPED_TEST(NetBots, SearchWhatIsLegalTheSameEachTime) {
  using G = TypeParam;
  for (const Settings& settings : ways_to_search()) {
    NetSearch<G> one({.playouts = 12}, Belief::Exact, NetJudgement<G>(made_up<G>(), settings));
    NetSearch<G> two({.playouts = 12}, Belief::Exact, NetJudgement<G>(made_up<G>(), settings));
    std::uint64_t question = 0;
    watch<G>(3, [&](const auto& state, Seat seat, const auto& choices) {
      if (++question % 7 != 0) return;
      Rng rng(question);
      Rng again(question);
      const auto view = G::view(state, seat);
      const auto chosen = one.choose(view, choices, rng);
      ASSERT_TRUE(choices.contains(chosen));
      ASSERT_EQ(chosen, two.choose(view, choices, again));
      ASSERT_LE(one.playouts(), 12);
    });
  }
}

// Two guilds on the table and the third in the hand: a search finds it with any net.
TEST(NetSearch, FindsTheThirdGuild) {
  const auto game = medievallons::TestPosition(2)
                        .hand(0, "A,B,K,K,J,M,O")
                        .hand(1, "M,N,S")
                        .guild("0.1 A 3+0")
                        .guild("0.2 S 3+0")
                        .playing();
  const auto view = medievallons::view(game.state, Seat{0});
  for (const Settings& settings : ways_to_search()) {
    NetSearch<Medievallons> bot({.playouts = 400}, Belief::Exact,
                                NetJudgement<Medievallons>(made_up<Medievallons>(), settings));
    Rng rng(1);
    EXPECT_EQ(medievallons::text_of(view.table.options, bot.choose(view, legal(view), rng)), "guild K 2+1");
  }
}

// Long enough for a slow machine to try a second time; the test is that it stops at all.
TEST(NetSearch, KeepsToItsTime) {
  const auto state = academy::start({});
  for (const Settings& settings : ways_to_search()) {
    NetSearch<Academy> bot({.time = std::chrono::milliseconds(250)}, Belief::Exact,
                           NetJudgement<Academy>(made_up<Academy>(), settings));
    auto asked = state;
    Rng rng(1);
    go_to_next_question<Academy>(asked, rng);
    const auto view = Academy::view(asked, Seat{0});
    const auto choices = Academy::legal(view);
    EXPECT_TRUE(choices.contains(bot.choose(view, choices, rng)));
    EXPECT_GT(bot.playouts(), 1);
  }
}

// Sums of the first layer must fit 16 bits for all inputs.
TYPED_TEST(NetBots, KeepTheirSumsIn16Bits) {
  using G = TypeParam;
  const std::string bytes = built_in_net<G>().empty() ? made_up_bytes<G>() : std::string(built_in_net<G>());
  const auto hidden =
      static_cast<std::size_t>(static_cast<std::uint8_t>(bytes[6]) | static_cast<std::uint8_t>(bytes[7]) << 8);
  const char* bias = &bytes[16];
  const char* weights = bias + 2 * hidden;
  int largest = 0;
  watch<G>(30, [&](const auto& state, Seat seat, const auto&) {
    std::vector<int> sums(hidden);
    for (std::size_t j = 0; j < hidden; ++j)
      sums[j] = static_cast<std::uint8_t>(bias[2 * j]) + 256 * static_cast<std::int8_t>(bias[2 * j + 1]);
    NetOf<G>::show(NetOf<G>::seen(state, seat), [&](int input, int value) {
      const char* row = weights + static_cast<std::size_t>(input) * hidden;
      for (std::size_t j = 0; j < hidden; ++j) sums[j] += value * static_cast<std::int8_t>(row[j]);
    });
    for (const int sum : sums) largest = std::max(largest, std::abs(sum));
  });
  EXPECT_LT(largest, 32768);
  EXPECT_GT(largest, 100);
}

// Outside its trees a playout uses the configured policy.
TYPED_TEST(NetBots, PlayOnByTheNetOrByHand) {
  using G = TypeParam;
  const auto search = [](Settings::Leaf leaf, Settings::Beyond beyond) {
    return NetSearch<G>({.playouts = 24}, Belief::Exact,
                        NetJudgement<G>(made_up<G>(), {.leaf = leaf, .beyond = beyond, .trust = 2}));
  };
  for (const auto leaf : {Settings::Leaf::Round, Settings::Leaf::Own}) {
    auto by_net = search(leaf, Settings::Beyond::Net);
    auto by_hand = search(leaf, Settings::Beyond::Hand);
    int others = 0;
    watch<G>(2, [&](const auto& state, Seat seat, const auto& choices) {
      Rng rng(3);
      Rng again(3);
      const auto view = G::view(state, seat);
      others += by_net.choose(view, choices, rng) == by_hand.choose(view, choices, again) ? 0 : 1;
    });
    EXPECT_EQ(others > 0, leaf == Settings::Leaf::Round);
  }
}

// The net's value in the heuristic's search.
TYPED_TEST(NetBots, LookAheadForAnother) {
  using G = TypeParam;
  SearchBot<G, NetOutlook<G>> bot({.playouts = 12}, Belief::Exact, NetOutlook<G>(made_up<G>()));
  SearchBot<G> by_hand({.playouts = 12});
  int others = 0;
  watch<G>(2, [&](const auto& state, Seat seat, const auto& choices) {
    Rng rng(3);
    Rng again(3);
    const auto chosen = bot.choose(G::view(state, seat), choices, rng);
    ASSERT_TRUE(choices.contains(chosen));
    others += chosen == by_hand.choose(G::view(state, seat), choices, again) ? 0 : 1;
  });
  EXPECT_GT(others, 0);
}

}  // namespace

}  // namespace roundtable

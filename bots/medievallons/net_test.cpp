// The net's inputs and outputs: nothing hidden, every input once and in bounds, and an output of its own for every
// choice that matters.

#include "bots/medievallons/net.h"

#include <map>

#include "bots/medievallons/policy.h"
#include "bots/playout.h"
#include "engine/core/rollout.h"
#include "engine/medievallons/tests/test_position.h"

namespace roundtable::medievallons {

namespace {

using Net = NetOf<Medievallons>;
using Inputs = std::array<int, Net::kInputs>;

// Limits for sums of weights.
constexpr int kMostInputs = 160;
constexpr int kMostTogether = 400;

Inputs inputs_of(const NetSeen& seen) {
  Inputs inputs{};
  int count = 0;
  int sum = 0;
  Net::show(seen, [&](int input, int value) {
    ASSERT_TRUE(input >= 0 && input < Net::kInputs) << input;
    ASSERT_TRUE(value >= 1 && value <= kMostInput) << value << " as " << input;
    int& place = inputs[static_cast<std::size_t>(input)];
    EXPECT_EQ(place, 0) << "twice: " << input;
    place = value;
    ++count;
    sum += value;
  });
  EXPECT_LE(count, kMostInputs);
  EXPECT_LE(sum, kMostTogether);
  return inputs;
}
Inputs inputs_of(const State& state, Seat seat) { return inputs_of(Net::seen(state, seat)); }

// Plays games of every number of players, some cut short, some random and others by the heuristic, and visits every
// state with a question.
template <class Look>
void watch_games(std::uint64_t games, Look look) {
  Judge<Medievallons> judge;
  for (int players = 2; players <= kMaxSeats; ++players) {
    for (std::uint64_t game = 0; game < games; ++game) {
      Rng rng(30, game);
      Options options;
      options.players = static_cast<std::uint8_t>(players);
      options.max_turns = game % 4 == 1 ? 40 : kUsualTurns;
      State state = start(options);
      rollout<Medievallons>(
          state,
          [&](const State& now, Seat seat, const Choices& choices) {
            look(now, seat);
            return game % 3 == 0 ? choices.pick(rng) : judge.choose(0.5F, rng, choices, now, seat);
          },
          rng);
      look(state, Seat{});
    }
  }
}

#if defined(ROUNDTABLE_SANITIZED)
constexpr int kWatched = 3;  // sanitizers are slow
#else
constexpr int kWatched = 16;
#endif

TEST(MedievallonsNet, IsShownTheSameFromAViewAndFromAnyStateBehindIt) {
  Rng rng(31);
  int looked = 0;
  watch_games(kWatched, [&](const State& state, Seat) {
    for (const Seat seat : everybody(state.table)) {
      const View seen = view(state, seat);
      const Inputs inputs = inputs_of(Net::seen(seen));
      ASSERT_EQ(inputs, inputs_of(state, seat));
      ASSERT_EQ(inputs, inputs_of(imagine(seen, rng), seat));
      ++looked;
    }
  });
  EXPECT_GT(looked, 600 * kWatched);
}

// Choices that may share an output.
bool hardly_differ(const State& state, Action one, Action other) {
  if (one.verb != other.verb || one.verb == Verb::Card) return false;
  const auto kind_of_guild = [&](Action action) { return state.table.guilds[action.guild()].kind; };
  switch (one.verb) {
    case Verb::Activate:
    case Verb::Copy: return kind_of_guild(one) == kind_of_guild(other);
    case Verb::Guild: {
      const auto large = [](Action action) {
        return action.jesters() == 0 ? action.members() > 4 : action.members() + action.jesters() > 3;
      };
      return one.kind() == other.kind() && large(one) && large(other) &&
             (one.kind() == kWild || (one.jesters() == 0) == (other.jesters() == 0));
    }
    case Verb::Extend:
      if (one.kind() != other.kind() || kind_of_guild(one) != kind_of_guild(other)) return false;
      return kind_of_guild(one) == kWild ||
             (((one.jesters() == 0) == (other.jesters() == 0)) &&
              std::min(one.members(), 2) == std::min(other.members(), 2)) ||
             (one.jesters() > 0 && one.members() > 0 && other.jesters() > 0 && other.members() > 0);
    default: return false;
  }
}

TEST(MedievallonsNet, HasAMoveForEveryChoice) {
  int shared = 0;
  int all = 0;
  watch_games(40, [&](const State& state, Seat seat) {
    const NetSeen seen = Net::seen(state, seat);
    std::map<int, Action> known;
    for (const Action action : legal(state, seat)) {
      const int move = Net::move(seen, action);
      ASSERT_GE(move, 0);
      ASSERT_LT(move, Net::kMoves);
      const auto [place, is_new] = known.emplace(move, action);
      ++all;
      if (is_new) continue;
      ++shared;
      ASSERT_TRUE(hardly_differ(state, place->second, action))
          << text_of(state.table.options, place->second) << " and " << text_of(state.table.options, action);
    }
  });
  EXPECT_LT(shared, all / 20);
}

// A single input, which must equal that from the view.
int shown(const TestGame& game, int seat, int input) {
  const Inputs inputs = inputs_of(game.state, seat_number(seat));
  EXPECT_EQ(inputs, inputs_of(Net::seen(game.seen_from(seat))));
  return inputs[static_cast<std::size_t>(input)];
}
int number_of(char letter) { return index(kind_from(std::string_view(&letter, 1))); }
// A group with one input for each kind, as letters.
std::string kinds_shown(const TestGame& game, int seat, int group) {
  std::string letters;
  for (const auto& name : kKindNames) {
    if (shown(game, seat, group + index(name.kind)) > 0) letters += name.letter;
  }
  return letters;
}
int move_of(const TestGame& game, int seat, std::string_view choice) {
  EXPECT_TRUE(game.offers(seat, choice)) << choice;
  const auto action = action_from(game.options(), seat_number(seat), choice);
  return Net::move(Net::seen(game.seen_from(seat)), *action);
}

TEST(MedievallonsNet, IsShownWhatAHandCouldLay) {
  const auto game =
      TestPosition(2).hand(0, "J,K,K,M").hand(1, "A,B,N").guild("0.1 S 3+0").guild("0.2 R 4+1").pile("M").playing();
  EXPECT_EQ(kinds_shown(game, 0, net::kHand), "JM");
  EXPECT_EQ(kinds_shown(game, 0, net::kHand + kKinds), "K");
  EXPECT_EQ(kinds_shown(game, 0, net::kLayable), "K");
  EXPECT_EQ(kinds_shown(game, 0, net::kCompletes), "JM");
  EXPECT_EQ(shown(game, 0, net::kNext + 2 * net::kLacks), 1);
  EXPECT_EQ(shown(game, 1, net::kWin + 6), 1);
  EXPECT_EQ(shown(game, 0, net::kTopCompletes + 2), 1);
  EXPECT_EQ(kinds_shown(game, 0, net::kGuild), "R");
  EXPECT_EQ(kinds_shown(game, 0, net::kGuild + kKinds), "S");
  EXPECT_EQ(shown(game, 0, net::kSize + 1), 1);
  EXPECT_EQ(shown(game, 0, net::kSize), 0);
  EXPECT_EQ(shown(game, 1, net::kReach + 2 * net::kLacks + 3), 1);
  EXPECT_EQ(shown(game, 1, net::kHidden + net::steps(net::kUnknown) + 2), 1);
  EXPECT_EQ(shown(game, 0, net::kOutcome + net::steps(net::kEnds) * net::kSides + 2), 1);
  EXPECT_EQ(shown(game, 1, net::kOutcome + net::steps(net::kEnds) * net::kSides), 1);
}

TEST(MedievallonsNet, ReckonsWhatAllGuildsStillLack) {
  EXPECT_EQ(lacks_for(cards_in("A,A,A,K,K,K,M,M,M"), 3), 0);
  EXPECT_EQ(lacks_for(cards_in("A,A,A,A,A,A,A"), 3), 2);
  EXPECT_EQ(lacks_for(cards_in("A,A,A,A,A,A,A,A"), 3), 1);
  EXPECT_EQ(lacks_for(cards_in("A,A,J,M"), 2), 2);
  EXPECT_EQ(lacks_for(cards_in("J,J,J,J"), 1), 0);
  EXPECT_EQ(lacks_for(Cards(), 3), 9);
}

TEST(MedievallonsNet, IsShownWhatIsKnownOfAHand) {
  const auto game = TestPosition(3)
                        .hand(0, "B,K,O,O")
                        .hand(1, "A,M,S")
                        .hand(2, "O,O,R,Z")
                        .guild("2.1 W 3+0")
                        .guild("2.2 W 3+0")
                        .knows(0, 2, "O,O", "J")
                        .playing()
                        .then({"0 play K"});
  EXPECT_EQ(kinds_shown(game, 0, net::kKnown + 3 * kKinds), "O");
  EXPECT_EQ(kinds_shown(game, 0, net::kKnown), "");
  EXPECT_EQ(shown(game, 0, net::kFind + 2), 1);
  EXPECT_EQ(shown(game, 0, net::kFind + net::kFinds + 3), 1);
  EXPECT_EQ(kinds_shown(game, 0, net::kTheirs), "");
  const auto aimed = TestGame(game).then({"0 target 2"});
  EXPECT_EQ(shown(aimed, 0, net::kTarget + 2), 1);
  EXPECT_EQ(shown(aimed, 0, net::kPower + number_of('K')), 1);
  EXPECT_EQ(kinds_shown(aimed, 0, net::kTheirs + kKinds), "O");
  EXPECT_EQ(kinds_shown(aimed, 0, net::kOffered), "O");
  EXPECT_EQ(kinds_shown(aimed, 0, net::kTheyComplete + kKinds), "JO");
  EXPECT_EQ(shown(aimed, 0, net::kTheirGuild + number_of('W')), 2);
  EXPECT_EQ(shown(aimed, 0, net::kTheirOdds + number_of('O')), 8);
  EXPECT_EQ(shown(aimed, 0, net::kTheirOdds + number_of('J')), 0);
  EXPECT_EQ(shown(aimed, 0, net::kTheirOdds + number_of('N')), 1);
}

TEST(MedievallonsNet, SpeaksOfTheSameGuildWhicheverSeatAsks) {
  for (const int user : {0, 2}) {
    const auto game = TestPosition(3)
                          .hand(user, "A,B")
                          .guild("1.1 W 3+0")
                          .guild("1.2 K 3+1")
                          .turn(user)
                          .playing()
                          .then({user == 0 ? "0 play A" : "2 play A"});
    const int rival = user == 0 ? 1 : 2;
    const int row = net::kRaid + 2 * rival * kStanding;
    EXPECT_EQ(move_of(game, user, "card 1.2 K"), row);
    EXPECT_EQ(move_of(game, user, "card 1.2 J"), row + 1);
    EXPECT_EQ(move_of(game, user, "card 1.1 W"), row + 2);
    EXPECT_EQ(kinds_shown(game, user, net::kGuild + rival * kStanding * kKinds), "K");
  }
}

TEST(MedievallonsNet, TellsWaysToLayAndToExtendApart) {
  const auto game =
      TestPosition(2).hand(0, "J,J,K,K,K,K").hand(1, "A,B").guild("0.1 K 3+0").guild("1.1 J 0+3").playing();
  std::map<int, Texts> by_move;
  for (const std::string& choice : game.legal(0)) by_move[move_of(game, 0, choice)].push_back(choice);
  EXPECT_EQ(by_move[move_of(game, 0, "guild K 3+0")], Texts{"guild K 3+0"});
  EXPECT_EQ(by_move[move_of(game, 0, "guild K 4+0")], Texts{"guild K 4+0"});
  EXPECT_EQ(by_move[move_of(game, 0, "guild K 2+1")], Texts{"guild K 2+1"});
  EXPECT_EQ(by_move[move_of(game, 0, "guild K 1+2")], Texts{"guild K 1+2"});
  EXPECT_EQ(by_move[move_of(game, 0, "extend 0.1 K 1+0")], Texts{"extend 0.1 K 1+0"});
  EXPECT_EQ(by_move[move_of(game, 0, "activate 0.1")], Texts{"activate 0.1"});
}

TEST(MedievallonsNet, SaysHowTheGameWasWon) {
  using Reasons = std::array<std::int16_t, Net::kReasons>;
  const auto reasons = [](const TestGame& game, int seat) { return Net::reasons(game.state, seat_number(seat)); };
  auto third = TestPosition(2).hand(0, "K,K,K").hand(1, "A,B").guild("0.1 S 3+0").guild("0.2 R 3+0").playing();
  EXPECT_EQ(reasons(third, 0), Reasons());
  third.then({"0 guild K 3+0"});
  EXPECT_EQ(reasons(third, 0), (Reasons{1, 0, 0, 0}));
  EXPECT_EQ(reasons(third, 1), (Reasons{0, 0, 1, 0}));
  auto cycle = TestPosition(3).hand(0, "O").hand(1, "A").hand(2, "A,B").deck("K").pile("J").yellow().turn(2);
  const auto over = cycle.hand(2, "B,O").playing().then({"2 play O", "* draw 2 K"});
  EXPECT_EQ(reasons(over, 2), (Reasons{0, 1, 0, 0}));
  EXPECT_EQ(reasons(over, 0), (Reasons{0, 0, 0, 1}));
}

}  // namespace

}  // namespace roundtable::medievallons

#include "bots/academy/net.h"

#include <gmock/gmock.h>

#include <numeric>

#include "engine/academy/position.h"
#include "engine/academy/property_options.h"

namespace roundtable::academy {

namespace {

using AcademyNet = NetOf<Academy>;

// Stated for whoever sizes buffers, and for whoever checks that a sum of weights fits.
constexpr int kMostShown = 150;
constexpr int kMostInAll = 350;

// All inputs, and what is wrong with them.
struct Picture {
  std::array<std::int8_t, AcademyNet::kInputs> inputs{};
  int count = 0;
  int sum = 0;
  const char* fault = "";

  explicit Picture(const NetSeen& seen) {
    AcademyNet::show(seen, [&](int input, int value) { put(input, value); });
    if (count > kMostShown) fault = "too many inputs";
    if (sum > kMostInAll) fault = "too much in all";
  }
  void put(int input, int value) {
    if (input < 0 || input >= AcademyNet::kInputs) return static_cast<void>(fault = "no such input");
    auto& here = inputs[static_cast<std::size_t>(input)];
    if (here != 0) fault = "an input twice";
    if (value < 1 || value > kMostInput) fault = "a value out of bounds";
    here = static_cast<std::int8_t>(value);
    ++count;
    sum += value;
  }
  // What a group shows, by place in it.
  std::vector<std::pair<int, int>> shows(inputs::Group group) const {
    std::vector<std::pair<int, int>> result;
    for (int i = 0; i < group.size; ++i) {
      const int value = inputs[static_cast<std::size_t>(group.at + i)];
      if (value != 0) result.emplace_back(i, value);
    }
    return result;
  }
};

// Quests, Charity, King's Service and the Cup are what some house says.
void vary_pay(Options& options, Rng& rng) {
  const auto any = [&] { return static_cast<std::int8_t>(below(rng, kMaxHouseValue + 1)); };
  for (auto& value : options.values.quests) value = any();
  for (auto& value : options.values.charity) value = static_cast<std::int8_t>(-any());
  for (auto& value : options.values.king_squares) value = any();
  options.values.cup_reach = static_cast<std::int8_t>(1 + below(rng, kMaxHouseValue));
}

class ShownOptions : public testing::TestWithParam<int> {
 protected:
  // Calls look(state, rng) in every position of a random game with each set of options.
  template <class Look>
  static void everywhere(Look look) {
    for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; ++rules) {
      Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
      Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
      vary(options, rules);
      if (rules % 4 == 0) vary_pay(options, rng);
      for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
        look(static_cast<const State&>(state), rng);
        ASSERT_FALSE(HasFailure()) << "rules " << rules << ", phase " << int(state.table.phase);
      }
    }
  }
};

// Asked or looking on: from its view, and from any state with that view, a seat is shown the same.
TEST_P(ShownOptions, OnlyWhatTheSeatMaySee) {
  everywhere([](const State& state, Rng& rng) {
    const Seat seat{static_cast<std::uint8_t>(below(rng, state.table.options.players))};
    const View its_view = view(state, seat);
    const Picture picture(AcademyNet::seen(state, seat));
    EXPECT_STREQ(picture.fault, "");
    EXPECT_TRUE(picture.inputs == Picture(AcademyNet::seen(its_view)).inputs);
    const State imagined = imagine(its_view, rng);
    EXPECT_TRUE(picture.inputs == Picture(AcademyNet::seen(imagined, seat)).inputs);
  });
}

TEST_P(ShownOptions, EveryChoiceHasAMoveOfItsOwn) {
  everywhere([](const State& state, Rng& /*rng*/) {
    for (const Seat seat : state.table.waiting.seats()) {
      const NetSeen seen = AcademyNet::seen(state, seat);
      std::array<bool, AcademyNet::kMoves> taken{};
      for (const Action action : legal(state, seat)) {
        const int move = AcademyNet::move(seen, action);
        const bool is_one = move >= 0 && move < AcademyNet::kMoves;
        EXPECT_TRUE(is_one && !taken[static_cast<std::size_t>(move)]) << text_of(state.table.options, action);
        if (is_one) taken[static_cast<std::size_t>(move)] = true;
      }
    }
  });
}

TEST_P(ShownOptions, ReasonsAddUpToTheScore) {
  everywhere([](const State& state, Rng& /*rng*/) {
    if (!state.table.waiting.is_chance() && state.table.phase < Phase::AlmsFrom) return;
    for (int seat = 0; seat < state.table.options.players; ++seat) {
      const auto reasons = AcademyNet::reasons(state, seat_number(seat));
      EXPECT_EQ(std::accumulate(reasons.begin(), reasons.end(), 0),
                result(state).scores[static_cast<std::size_t>(seat)]);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Academy, ShownOptions, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

}  // namespace

}  // namespace roundtable::academy

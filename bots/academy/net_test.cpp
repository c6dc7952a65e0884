#include "bots/academy/net.h"

#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "engine/academy/position.h"
#include "engine/academy/property_options.h"

namespace roundtable::academy {

namespace {

using AcademyNet = NetOf<Academy>;
using Shown = std::vector<std::pair<int, int>>;  // input and value, in order

// Stated for whoever sizes buffers and whoever checks that a sum of weights fits.
constexpr std::size_t kMostShown = 160;
constexpr int kMostInAll = 500;

Shown shown(const NetSeen& seen) {
  Shown inputs;
  AcademyNet::show(seen, [&](int input, int value) { inputs.emplace_back(input, value); });
  std::ranges::sort(inputs);
  return inputs;
}

void expect_well_formed(const Shown& inputs) {
  int sum = 0;
  int before = -1;
  for (const auto& [input, value] : inputs) {
    ASSERT_GT(input, before);  // each once
    ASSERT_LT(input, AcademyNet::kInputs);
    ASSERT_TRUE(value >= 1 && value <= kMostInput) << input << ": " << value;
    before = input;
    sum += value;
  }
  ASSERT_LE(inputs.size(), kMostShown);
  ASSERT_LE(sum, kMostInAll);
}

// Quests, Charity and King's Service pay what some house says.
void vary_pay(Options& options, Rng& rng) {
  const auto any = [&] { return static_cast<std::int8_t>(below(rng, kMaxHouseValue + 1)); };
  for (auto& value : options.values.quests) value = any();
  for (auto& value : options.values.charity) value = static_cast<std::int8_t>(-any());
  for (auto& value : options.values.king_squares) value = any();
  options.values.cup_reach = static_cast<std::int8_t>(1 + below(rng, kMaxHouseValue));
}

class ShownOptions : public testing::TestWithParam<int> {};

// In every position of a random game: to those who are asked and to those who only look on.
TEST_P(ShownOptions, OnlyWhatTheSeatMaySee) {
  std::set<int> ever;
  for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; ++rules) {
    SCOPED_TRACE("rules " + std::to_string(rules));
    Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
    Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
    vary(options, rules);
    if (rules % 4 == 0) vary_pay(options, rng);
    for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
      const Seat seat{static_cast<std::uint8_t>(below(rng, options.players))};
      SCOPED_TRACE("phase " + std::to_string(static_cast<int>(state.table.phase)));
      const View its_view = view(state, seat);
      const Shown from_state = shown(AcademyNet::seen(state, seat));
      expect_well_formed(from_state);
      ASSERT_EQ(from_state, shown(AcademyNet::seen(its_view)));
      const State other = imagine(its_view, rng);
      ASSERT_EQ(from_state, shown(AcademyNet::seen(other, seat)));
      for (const auto& [input, value] : from_state) ever.insert(input);
    }
  }
  RecordProperty("shown", static_cast<int>(ever.size()));
}

TEST_P(ShownOptions, EveryChoiceHasAMoveOfItsOwn) {
  for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; ++rules) {
    Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
    Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
    vary(options, rules + 1);
    for (State state = start(options); !state.table.waiting.over(); step_at_random(state, rng)) {
      for (const Seat seat : state.table.waiting.seats()) {
        if (state.table.waiting.is_chance()) break;
        const NetSeen seen = AcademyNet::seen(state, seat);
        std::array<bool, AcademyNet::kMoves> taken{};
        for (const Action action : legal(state, seat)) {
          const int move = AcademyNet::move(seen, action);
          ASSERT_TRUE(move >= 0 && move < AcademyNet::kMoves) << text_of(options, action);
          ASSERT_FALSE(taken[static_cast<std::size_t>(move)]) << text_of(options, action);
          taken[static_cast<std::size_t>(move)] = true;
        }
      }
    }
  }
}

TEST_P(ShownOptions, ReasonsAddUpToTheScore) {
  for (unsigned rules = 0; rules < kAdvancedSets * kVariationSets; rules += 5) {
    const Options options = options_of(GetParam(), rules / kVariationSets, rules % kVariationSets);
    Rng rng(rules, static_cast<std::uint64_t>(GetParam()));
    State state = start(options);
    while (!state.table.waiting.over()) step_at_random(state, rng);
    for (int seat = 0; seat < options.players; ++seat) {
      const auto reasons = AcademyNet::reasons(state, seat_number(seat));
      EXPECT_EQ(std::accumulate(reasons.begin(), reasons.end(), 0),
                result(state).scores[static_cast<std::size_t>(seat)]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Academy, ShownOptions, testing::Range(0, 5),
                         [](const auto& mode) { return std::string(kModes[static_cast<std::size_t>(mode.param)]); });

}  // namespace

}  // namespace roundtable::academy

#include <gtest/gtest.h>

#include "engine/academy/tests/test_invariants.h"
#include "engine/academy/tests/test_options.h"
#include "engine/core/properties.h"
#include "engine/core/sanitized.h"

// The properties of engine/core over all 2,560 sets of options: five modes, three advanced rules, six variations; each
// game in one of the four editions.

namespace roundtable::academy {

namespace {

class AllOptions : public testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(AllOptions, HoldTheProperties) {
  const auto [mode, advanced] = GetParam();
  const auto first = static_cast<unsigned>(advanced % kReduction);
  for (unsigned variations = first; variations < kVariationSets; variations += kReduction) {
    for (int game = 0; game < properties::games_each(); ++game) {
      const std::uint64_t seed = Rng(static_cast<std::uint64_t>(mode * kAdvancedSets + advanced),
                                     variations * 1000U + static_cast<unsigned>(game))();
      Options options = options_of(mode, static_cast<unsigned>(advanced), variations);
      vary(options, seed);
      properties::check_random_game<Academy>(options, seed, expect_everything_in_its_place);
      if (HasFatalFailure()) return;
    }
  }
}

std::string name_of_shard(const testing::TestParamInfo<std::tuple<int, int>>& shard) {
  return kModes[static_cast<std::size_t>(std::get<0>(shard.param))] +
         ("_advanced" + std::to_string(std::get<1>(shard.param)));
}

INSTANTIATE_TEST_SUITE_P(Academy, AllOptions, testing::Combine(testing::Range(0, 5), testing::Range(0, kAdvancedSets)),
                         name_of_shard);

#if !defined(ROUNDTABLE_SANITIZED)  // tests/cross_build.sh compares the builds
TEST(Behaviour, IsTheSameAsEver) {
  constexpr std::array<std::array<std::uint64_t, 2>, 5> kKnown = {{
      {0xabbcfa21e7c46e9f, 0x7753ebf7d4f668ec},
      {0xb12ba585c77ce114, 0x8b5275725fae8a09},
      {0x11e4dcf7ae761628, 0xfb48e5c92a064903},
      {0xd4f2cba2da44e75d, 0x9fec1bdfd23e4764},
      {0xce8a9f6eed5122b2, 0xbd8a8ca5e81b8581},
  }};
  for (int mode = 0; mode < 5; ++mode) {
    for (unsigned all = 0; all < 2; ++all) {
      const auto hash = properties::behaviour<Academy>(options_of(mode, all * 7, all * 63), 10'000);
      EXPECT_EQ(hash, kKnown[static_cast<std::size_t>(mode)][all])
          << kModes[static_cast<std::size_t>(mode)] << (all == 0 ? ", base" : ", everything") << std::hex << ": now 0x"
          << hash << ". If the rules or the generator were meant to change, put it here and say why in the commit.";
    }
  }
}
#endif

}  // namespace

}  // namespace roundtable::academy

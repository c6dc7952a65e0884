#include <gtest/gtest.h>

#include "bots/bot.h"
#include "engine/academy/tests/test_options.h"
#include "engine/medievallons/game.h"

// Every bot answers only legal choices, in every seat and with random options.

namespace roundtable {

namespace {

academy::Options drawn_options(const academy::Academy&, Rng& rng) {
  return academy::options_of(static_cast<int>(below(rng, academy::kModes.size())), below(rng, academy::kAdvancedSets),
                             below(rng, academy::kVariationSets));
}
medievallons::Options drawn_options(const medievallons::Medievallons&, Rng& rng) {
  medievallons::Options options;
  options.players = static_cast<std::uint8_t>(2 + below(rng, 4));
  options.max_turns = static_cast<int>(1 + below(rng, medievallons::kUsualTurns));
  return options;
}

// Plays whole games until that many decisions were made.
template <Game G>
void expect_legal(const char* name, int decisions) {
  auto made = make_bot<G>(name);
  ASSERT_TRUE(made) << made.error().message;
  Bot<G>& bot = **made;
  NullSink nobody;
  Rng rng(11);
  for (int done = 0; done < decisions;) {
    const auto options = drawn_options(G(), rng);
    JsonWriter written;
    G::write_options(written, options);
    SCOPED_TRACE(std::string(name) + ", " + std::to_string(G::players(options)) + " players, " + written.take());
    auto state = G::start(options);
    while (!G::deciders(state).over()) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, rng), nobody);
        continue;
      }
      // Simultaneous choices in random order.
      const Seats asked = G::deciders(state).seats();
      const Seat seat = asked.at(static_cast<int>(below(rng, static_cast<unsigned>(asked.size()))));
      const auto view = G::view(state, seat);
      const auto choices = G::legal(view);
      const auto action = bot.choose(view, choices, rng);
      ASSERT_TRUE(choices.contains(action)) << G::text_of(options, action);
      ASSERT_EQ(G::apply(state, seat, action, nobody), Legality::Legal) << G::text_of(options, action);
      ++done;
    }
  }
}

struct LegalShare {
  const char* bot;
  int decisions;
};

class EveryBot : public testing::TestWithParam<LegalShare> {};

TEST_P(EveryBot, AnswersLegallyWhateverTheOptions) {
  expect_legal<academy::Academy>(GetParam().bot, GetParam().decisions);
  expect_legal<medievallons::Medievallons>(GetParam().bot, GetParam().decisions);
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryBot,
                         testing::Values(LegalShare{"random", 100'000}, LegalShare{"greedy", 100'000},
                                         LegalShare{"search:2", 10'000}, LegalShare{"search:2:forgetful", 5'000},
                                         LegalShare{"search:20", 1'000}),
                         [](const auto& share) {
                           std::string name = share.param.bot;
                           std::replace(name.begin(), name.end(), ':', '_');
                           return name;
                         });

}  // namespace

}  // namespace roundtable

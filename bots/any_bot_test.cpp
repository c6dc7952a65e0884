#include "bots/any_bot.h"

#include <gmock/gmock.h>

#include "bots/net/made_up.h"
#include "engine/games.h"

namespace roundtable {

namespace {

using testing::Contains;
using testing::HasSubstr;

std::unique_ptr<AnyGame> begun(const char* name, const char* options = "{}") {
  auto game = make_game(name, 3, *Json::parse(options));
  EXPECT_TRUE(game);
  return std::move(*game);
}

std::unique_ptr<AnyBot> any_bot(const AnyGame& game, const char* name) {
  auto bot = make_any_bot(game.name(), name);
  EXPECT_TRUE(bot);
  return std::move(*bot);
}

// Plays until a seat has several choices.
Seat go_to_a_choice(AnyGame& game, Rng& rng) {
  while (game.deciders().is_chance()) game.chance(rng);
  return game.deciders().seats().lowest();
}

class AnyBotOfAGame : public testing::TestWithParam<const char*> {};

TEST_P(AnyBotOfAGame, PlaysToTheEnd) {
  const auto game = begun(GetParam());
  Rng rng(3);
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (const char* name : {"random", "greedy", "search:2"}) bots.push_back(any_bot(*game, name));
  while (!game->deciders().over()) {
    if (game->deciders().is_chance()) {
      game->chance(rng);
      continue;
    }
    const Seat seat = game->deciders().seats().lowest();
    const auto text = bots[static_cast<std::size_t>(seat)]->choose(*game, seat, rng);
    ASSERT_TRUE(text) << text.error().message;
    const Status status = game->apply(seat, *text);
    ASSERT_TRUE(status) << status.error().message;
  }
  EXPECT_FALSE(game->standing().winners.empty());
}

TEST_P(AnyBotOfAGame, RefusesWhatItCannotDecide) {
  const auto game = begun(GetParam());
  const auto other = begun(GetParam() == std::string("academy") ? "medievallons" : "academy");
  Rng rng(5);
  go_to_a_choice(*game, rng);
  go_to_a_choice(*other, rng);
  const auto bot = any_bot(*game, "random");
  EXPECT_FALSE(bot->choose(*game, Seat{3}, rng)) << "there are three seats";
  const auto wrong = bot->choose(*other, Seat{0}, rng);
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().message, HasSubstr("this bot plays"));
}

INSTANTIATE_TEST_SUITE_P(Games, AnyBotOfAGame, testing::Values("academy", "medievallons"),
                         [](const auto& game) { return std::string(game.param); });

TEST(AnyBots, AreRefusedByNameWithWhatIsAllowed) {
  const auto game = make_any_bot("chess", "random");
  ASSERT_FALSE(game);
  EXPECT_THAT(game.error().message, HasSubstr("academy, medievallons"));
  const auto bot = make_any_bot("academy", "genius");
  ASSERT_FALSE(bot);
  EXPECT_THAT(bot.error().message, HasSubstr("random"));
}

TEST(AnyBots, RunProgramsOnlyForThoseWhoMay) {
  const auto forbidden = make_any_bot("academy", "exec:true");
  ASSERT_FALSE(forbidden);
  EXPECT_THAT(forbidden.error().message, HasSubstr("not allowed"));
  EXPECT_FALSE(make_any_bot("academy", "exec@5ms:true"));
  EXPECT_EQ(make_any_bot("academy", "net@README.md").error().message,
            "bots: your own nets (`net@`) are not allowed here");
  EXPECT_TRUE(make_any_bot("academy", "exec:true", Programs::Allowed));
}

TEST(AnyBots, PlayWithTheNetTheyAreGiven) {
  const auto shape = give_net("academy", "");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_THAT(give_net("chess", "").error().message, HasSubstr("academy, medievallons"));
  EXPECT_THAT(give_net("academy", "RTN2").error().message, HasSubstr("net: inputs"));
  const auto game = begun("academy");
  Rng rng(1);
  const Seat seat = go_to_a_choice(*game, rng);
  for (const std::uint64_t seed : {1U, 2U}) {
    ASSERT_TRUE(give_net("academy", bytes_of(make_up_net(*shape, 16, 16, seed))));
    for (const char* name : {"net", "net:soft:1.0", "net:8", "net:1ms", "search:8:net"}) {
      const auto bot = make_any_bot("academy", name);
      ASSERT_TRUE(bot) << bot.error().message;
      EXPECT_TRUE((*bot)->choose(*game, seat, rng)) << name;
    }
  }
}

}  // namespace

}  // namespace roundtable

#include <gmock/gmock.h>

#include "bots/bot.h"
#include "bots/levels.h"
#include "engine/with_game.h"

namespace roundtable {

namespace {

using testing::HasSubstr;

template <class G>
class BotNames : public testing::Test {};
using BothGames = testing::Types<academy::Academy, medievallons::Medievallons>;
TYPED_TEST_SUITE(BotNames, BothGames);

TYPED_TEST(BotNames, AllThatAreNamedCanBeMade) {
  for (const char* name : {"random", "greedy", "greedy:0.1", "greedy:2", "greedy:12.5", "search:1", "search:1000",
                           "search:50ms", "search:1000:forgetful", "search:1000:likely", "search:1000:hand",
                           "search:50ms:hand:forgetful", "exec:true", "exec@50ms:true"}) {
    EXPECT_TRUE(make_bot<TypeParam>(name)) << name;
  }
  for (const Level& level : kLevels) {
    EXPECT_TRUE(make_bot<TypeParam>(level.name)) << level.name;
    EXPECT_TRUE(make_bot<TypeParam>(std::string(level.name) + ":hand")) << level.name;
    EXPECT_EQ(without_level(level.name, true), level.bot);
    EXPECT_EQ(without_level(level.name, false), level.by_hand);
    EXPECT_EQ(without_level(std::string(level.name) + ":hand", true), level.by_hand);
    EXPECT_THAT(bot_names(), HasSubstr(std::string(level.name)));
  }
}

constexpr std::array kNoBots = {"",
                                "Random",
                                "king",
                                "page:net",
                                "random:hand",
                                "random:1",
                                "greedy:",
                                "greedy:0",
                                "greedy:0.0",
                                "greedy:.5",
                                "greedy:1.",
                                "greedy:1..5",
                                "greedy:1.55",
                                "greedy:a.b",
                                "greedy:-1.0",
                                "greedy:200.0",
                                "search",
                                "search:",
                                "search:0",
                                "search:-5",
                                "search:1e3",
                                "search:999999999999",
                                "search:5s",
                                "search:0ms",
                                "search:10:exact",
                                "search:10:forgetful:hand",
                                "search:10:hand:net",
                                "net:",
                                "net:0",
                                "net:soft",
                                "net:soft:0",
                                "net:64:trust=x",
                                "exec",
                                "exec:"};

TYPED_TEST(BotNames, OthersAreRefusedWithWhatIsAllowed) {
  for (const char* name : kNoBots) {
    const auto bot = make_bot<TypeParam>(name);
    ASSERT_FALSE(bot) << name;
    EXPECT_THAT(bot.error().message, HasSubstr("bots: found `" + std::string(name) + "`"));
    EXPECT_THAT(bot.error().message, HasSubstr("allowed: page, squire, knight, champion, random, greedy"));
  }
}

// This program may have a built-in net or none; other games may have none (goofspiel_test).
TYPED_TEST(BotNames, NetsPlayOnceThereIsOne) {
  for (const char* name : {"net", "net:soft:0.5", "net:64", "net:5ms", "net:64:root=puct", "search:100:net"}) {
    const auto bot = make_bot<TypeParam>(name);
    if (!bot) EXPECT_EQ(bot.error().message, "net: this program has no net for " + std::string(TypeParam::kName));
  }
  EXPECT_THAT(make_bot<TypeParam>("net@bots/nowhere.bin").error().message,
              HasSubstr("cannot read bots/nowhere.bin: No such file"));
  EXPECT_THAT(make_bot<TypeParam>("net@README.md:64").error().message, HasSubstr("not a net file"));
}

}  // namespace

}  // namespace roundtable

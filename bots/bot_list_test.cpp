#include "bots/bot_list.h"

#include <gmock/gmock.h>

namespace roundtable {

namespace {

using testing::ElementsAre;

TEST(AListOfBots, IsSplitAtCommas) {
  EXPECT_THAT(split_bots("random"), ElementsAre("random"));
  EXPECT_THAT(split_bots("random,greedy,search:50ms"), ElementsAre("random", "greedy", "search:50ms"));
  EXPECT_THAT(split_bots("exec:python3 bot.py,random"), ElementsAre("exec:python3 bot.py", "random"));
  EXPECT_THAT(split_bots("random,,"), ElementsAre("random", "", ""));
}

TEST(AListOfBots, LeavesACommandsOwnCommas) {
  EXPECT_THAT(split_bots(R"(exec:./bot "1,2" x,random)"), ElementsAre(R"(exec:./bot "1,2" x)", "random"));
  EXPECT_THAT(split_bots(R"(random,exec@5ms:./bot '1,"2',exec:b)"),
              ElementsAre("random", R"(exec@5ms:./bot '1,"2')", "exec:b"));
  EXPECT_THAT(split_bots(R"(exec:./bot 1\,2,random)"), ElementsAre(R"(exec:./bot 1\,2)", "random"));
  EXPECT_THAT(split_bots(R"(exec:./bot "a\",b" '\',random)"), ElementsAre(R"(exec:./bot "a\",b" '\')", "random"));
}

TEST(AListOfBots, EndsWithAQuoteThatIsNotClosed) {
  EXPECT_THAT(split_bots("exec:./bot 'a,random"), ElementsAre("exec:./bot 'a,random"));
  EXPECT_THAT(split_bots("exec:./bot \\"), ElementsAre("exec:./bot \\"));
}

}  // namespace

}  // namespace roundtable

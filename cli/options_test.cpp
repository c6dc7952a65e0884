#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "cli/commands.h"

namespace roundtable::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// After an intended change of options, paste the output of `roundtable options` there.
TEST(Options, AreInTheDocs) {
  std::ifstream file("docs/options.md");
  std::ostringstream written;
  written << file.rdbuf();
  EXPECT_THAT(written.str(), testing::EndsWith(options_table()));
}

TEST(Options, EachHasAFlag) {
  std::string flags;
  for (const TableFlag& flag : table_flags()) flags += flag.flag + " ";
  for (const GameDescription& game : described_games()) EXPECT_FALSE(options_table(std::string(game.name)).empty());
  EXPECT_EQ(flags, "--two --advanced --variations --edition --first --values --max-turns ");
  EXPECT_EQ(options_table("chess"), "");
}

TEST(Options, WhatIsTypedBecomesWhatARecordHas) {
  TableOptions table{.game = "academy"};
  EXPECT_EQ(table.seats(), 4);
  table.given = {{"advanced", "all"}, {"variations", "bet,codex"}, {"first", "2"}, {"values", R"({"cupReach":7})"}};
  EXPECT_EQ(table.json(), R"({"advanced":["lift","stepback","orderedreset"],"first":2,"values":{"cupReach":7},)"
                          R"("variations":["bet","codex"]})");
  table.given = {{"two", "karadoc"}};
  EXPECT_EQ(table.seats(), 2);
  table.players = 3;
  EXPECT_EQ(table.seats(), 3);
}

// The engine then refuses the text and names the allowed values.
TEST(Options, NonsenseIsHandedOnAsText) {
  const TableOptions table{.game = "academy",
                           .given = {{"first", "me"}, {"maxTurns", "9"}, {"two", "7"}, {"values", "{"}}};
  EXPECT_EQ(table.json(), R"({"first":"me","maxTurns":"9","two":"7","values":"{"})");
}

TEST(Options, ErrorsNameTheFlag) {
  const TableOptions table{.game = "medievallons", .given = {{"maxTurns", "0"}, {"first", "1"}}};
  EXPECT_EQ(table.with_flag("maxTurns: found 0, allowed: 1 to 100000"), "--max-turns: found 0, allowed: 1 to 100000");
  EXPECT_EQ(table.with_flag("maxTurns: unknown option, allowed: first"),
            "--max-turns: not an option of medievallons, allowed: --first, --max-turns");
  EXPECT_EQ(table.with_flag("players: found 9, allowed: 2 to 5"), "players: found 9, allowed: 2 to 5");
}

}  // namespace
}  // namespace roundtable::cli

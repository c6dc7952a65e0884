#include "cli/lab/golden.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/medievallons/card_kinds.h"

namespace roundtable::cli {
namespace {

// A change of behaviour fails here first. If it is intended, run `roundtable golden` and review the diff.
TEST(Golden, PlaythroughsAreAsWritten) {
  for (const Playthrough& playthrough : playthroughs()) {
    std::ifstream file("engine/" + playthrough.file());
    std::ostringstream written;
    written << file.rdbuf();
    EXPECT_EQ(first_difference(written.str(), text_of(playthrough)), "") << playthrough.name;
  }
}

TEST(Golden, MedievallonsShowsEveryPowerAndEnding) {
  std::string all;
  for (const Playthrough& playthrough : playthroughs()) {
    if (playthrough.game == "medievallons") all += text_of(playthrough);
  }
  for (const medievallons::KindName& name : medievallons::kKindNames) {
    const std::string one(name.one);
    for (const std::string& text : {" plays " + one, " lays " + one + " guild", " reveals " + one}) {
      EXPECT_THAT(all, testing::HasSubstr(text));
    }
  }
  for (const char* text :
       {"\"third-guild\"", "\"cycle\"", "\"max-turns\"", "share the victory", "turns yellow", "! "}) {
    EXPECT_THAT(all, testing::HasSubstr(text));
  }
}

TEST(Golden, TheFirstDifferentLineIsNamed) {
  EXPECT_EQ(first_difference("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(first_difference("a\nb\n", "a\nc\n"), "line 2:\n  expected b\n  found    c");
  EXPECT_EQ(first_difference("a\n", "a\nb\n"), "line 2:\n  expected (the end)\n  found    b");
}

}  // namespace
}  // namespace roundtable::cli

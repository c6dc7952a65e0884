#include "cli/golden.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace roundtable::cli {
namespace {

// Behaviour that changed shows here first. If the change is meant: `roundtable golden`, and read the difference.
TEST(Golden, PlaythroughsAreAsWritten) {
  for (const Playthrough& playthrough : playthroughs()) {
    std::ifstream file("engine/" + playthrough.game + "/testdata/" + playthrough.name + ".txt");
    std::ostringstream written;
    written << file.rdbuf();
    EXPECT_EQ(first_difference(written.str(), text_of(playthrough)), "") << playthrough.name;
  }
}

TEST(Golden, TheFirstDifferentLineIsNamed) {
  EXPECT_EQ(first_difference("a\nb\n", "a\nb\n"), "");
  EXPECT_EQ(first_difference("a\nb\n", "a\nc\n"), "line 2:\n  expected b\n  found    c");
  EXPECT_EQ(first_difference("a\n", "a\nb\n"), "line 2:\n  expected (the end)\n  found    b");
}

}  // namespace
}  // namespace roundtable::cli

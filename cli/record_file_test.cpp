#include "cli/record_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace roundtable::cli {
namespace {

TEST(RecordFile, SkipsTheNotesOfThePage) {
  const auto file = std::filesystem::temp_directory_path() / ("roundtable_notes_" + std::to_string(getpid()));
  const std::string one = R"({"format":"roundtable/2","game":"academy","players":3,"log":[]})";
  const std::string other = R"({"format":"roundtable/2","game":"academy","players":4,"log":[]})";
  std::ofstream(file) << one << "\n" << R"({"notes":[{"entry":4,"text":"why?"}]})" << "\n" << other << "\n";
  const auto records = records_in(file.string());
  const auto second = record_in(file.string(), 2);
  std::filesystem::remove(file);
  ASSERT_TRUE(records && second);
  ASSERT_EQ(records->size(), 2U);
  EXPECT_EQ(records->at(0).players, 3);
  EXPECT_EQ(second->players, 4);
  EXPECT_FALSE(holds_notes(one));
}

}  // namespace
}  // namespace roundtable::cli

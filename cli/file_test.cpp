#include "cli/file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

namespace roundtable::cli {
namespace {

class MissingFile : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directory(folder_);
    for (const char* name : {"games.jsonl", "tie.json", "lost.json", "cost.json", "host.json", "bad\ngames"}) {
      std::ofstream(folder_ / name) << "{}";
    }
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  // The error after "No such file or directory", without the folder's name.
  std::string hint(const std::string& name) const {
    std::ifstream file;
    const std::string path = (folder_ / name).string();
    std::string message = open_to_read(file, path).error().message;
    const std::string start = "cannot read " + path + ": No such file or directory";
    EXPECT_TRUE(message.starts_with(start)) << message;
    message = message.substr(start.size());
    for (auto at = message.find(folder_.string()); at != std::string::npos; at = message.find(folder_.string())) {
      message.replace(at, folder_.string().size(), "DIR");
    }
    return message;
  }

 private:
  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("files-" + std::to_string(getpid()));
};

TEST_F(MissingFile, ErrorsNameSimilarFiles) {
  EXPECT_EQ(hint("gmaes.jsonl"), " (did you mean `DIR/games.jsonl`?)");
  EXPECT_EQ(hint("games.json"), " (did you mean `DIR/games.jsonl`?)");
  EXPECT_EQ(hint("tie"), " (did you mean `DIR/tie.json`?)") << "another ending";
  EXPECT_EQ(hint("most.json"), "") << "three are equally close";
  EXPECT_EQ(hint("another"), "");
}

TEST_F(MissingFile, ErrorsNameAMissingFolder) {
  EXPECT_EQ(hint("nowhere/games.jsonl"), " (there is no folder `DIR/nowhere`)");
}

}  // namespace
}  // namespace roundtable::cli

#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace roundtable::server {

// A temporary folder, removed at the end of the test.
class TestFolder {
 public:
  TestFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "roundtable-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot create a temporary folder");
    path_ = name;
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }
  std::string file(const std::string& name = "store.db") const { return path_ / name; }
  void write(const std::string& name, const std::string& content) const {
    std::filesystem::create_directories((path() / name).parent_path());
    std::ofstream(path() / name) << content;
  }

 private:
  std::filesystem::path path_;
};

}  // namespace roundtable::server

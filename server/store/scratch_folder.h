#pragma once

#include <filesystem>
#include <string>

namespace roundtable::server {

// A temporary folder for its owner only. It goes with this object; one of a program that was killed goes when the next
// is made.
class ScratchFolder {
 public:
  ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  ~ScratchFolder();

  const std::filesystem::path& path() const { return path_; }
  std::string file(const std::string& name = "store.db") const { return path_ / name; }

 private:
  std::filesystem::path path_;
  int lock_ = -1;  // tells others that we live
};

}  // namespace roundtable::server

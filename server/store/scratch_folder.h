#pragma once

#include <filesystem>
#include <string>

namespace roundtable::server {

// A temporary folder, for its owner only, removed with this object. Folders of killed programs are removed when the
// next folder is created.
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
  int lock_ = -1;  // marks the folder as in use
};

}  // namespace roundtable::server

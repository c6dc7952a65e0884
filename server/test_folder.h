#pragma once

#include <fstream>
#include <string>

#include "server/store/scratch_folder.h"

namespace roundtable::server {

// A folder that is gone when the test is over.
class TestFolder : public ScratchFolder {
 public:
  void write(const std::string& name, const std::string& content) const {
    std::filesystem::create_directories((path() / name).parent_path());
    std::ofstream(path() / name) << content;
  }
};

}  // namespace roundtable::server

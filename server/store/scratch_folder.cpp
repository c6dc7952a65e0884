#include "server/store/scratch_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

#include "server/store/leftovers.h"

namespace roundtable::server {

ScratchFolder::ScratchFolder() {
  constexpr int kTries = 10;
  remove_abandoned_scratch();
  for (int tries = 0; tries < kTries; ++tries) {
    std::string name = (std::filesystem::temp_directory_path() / (std::string(kScratchBeginning) + "XXXXXX")).string();
    if (mkdtemp(name.data()) == nullptr) break;
    lock_ = ::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock_ >= 0 && flock(lock_, LOCK_EX) == 0 && std::filesystem::exists(name)) {
      path_ = name;
      return;
    }
    if (lock_ >= 0) ::close(lock_);  // before the lock, another program deleted the folder as abandoned
  }
  throw std::runtime_error("cannot create a temporary folder");
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
  ::close(lock_);
}

}  // namespace roundtable::server

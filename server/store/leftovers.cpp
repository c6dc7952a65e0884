#include "server/store/leftovers.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <functional>
#include <string>

namespace roundtable::server {

namespace {

using Path = std::filesystem::path;

// Calls `remove` if the file or folder is ours and not locked. Keeps it locked meanwhile.
void if_abandoned(const Path& path, const std::function<void()>& remove) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (file < 0) return;
  struct stat found{};
  if (fstat(file, &found) == 0 && found.st_uid == geteuid() && flock(file, LOCK_EX | LOCK_NB) == 0) remove();
  ::close(file);
}

void each_in(const Path& folder, const std::function<void(const Path&)>& look) {
  std::error_code error;
  for (std::filesystem::directory_iterator all(folder, error); !error && all != end(all); all.increment(error)) {
    look(all->path());
  }
}

}  // namespace

void remove_abandoned_drafts(const Path& folder) {
  each_in(folder, [](const Path& path) {
    if (!path.filename().string().ends_with(kDraftEnding)) return;
    if_abandoned(path, [&] {
      std::error_code ignored;
      for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        std::filesystem::remove(path.string() + ending, ignored);
      }
    });
  });
}

void remove_abandoned_scratch(const Path& folder) {
  each_in(folder, [](const Path& path) {
    std::error_code ignored;
    if (!path.filename().string().starts_with(kScratchBeginning)) return;
    if (!std::filesystem::is_directory(std::filesystem::symlink_status(path, ignored))) return;
    if_abandoned(path, [&] { std::filesystem::remove_all(path, ignored); });
  });
}

}  // namespace roundtable::server

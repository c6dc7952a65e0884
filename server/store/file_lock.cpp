#include "server/store/file_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "server/store/store.h"

namespace roundtable::server {

namespace {

// A process that was just killed may hold its lock a moment longer.
constexpr auto kLockPatience = std::chrono::seconds(1);
constexpr auto kLockPause = std::chrono::milliseconds(50);

bool lock(int file) {
  const auto deadline = std::chrono::steady_clock::now() + kLockPatience;
  while (flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(kLockPause);
  }
  return true;
}

}  // namespace

FileLock::FileLock(const std::string& path) : file_(::open(path.c_str(), O_RDWR | O_CLOEXEC)) {
  if (file_ < 0) {
    throw StoreError(fmt::format("The store {} cannot be opened ({}): check that it exists and its permissions", path,
                                 std::strerror(errno)));
  }
  if (lock(file_)) return;
  const int why = errno;
  ::close(file_);
  if (why == EWOULDBLOCK) {
    throw StoreTaken(
        fmt::format("The store {} is used by another server: stop that server, or choose another file", path));
  }
  throw StoreError(
      fmt::format("The store {} cannot be locked ({}): it must be on a local disk", path, std::strerror(why)));
}

FileLock::~FileLock() { ::close(file_); }

bool FileLock::is_of(const std::string& path) const {
  struct stat ours{};
  struct stat theirs{};
  return fstat(file_, &ours) == 0 && stat(path.c_str(), &theirs) == 0 && ours.st_dev == theirs.st_dev &&
         ours.st_ino == theirs.st_ino;
}

}  // namespace roundtable::server

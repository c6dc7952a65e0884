#pragma once

#include <string>

namespace roundtable::server {

// The right to be the only server of a SQLite file. The lock is on the file, not on its name, so it holds for every
// path to the file. It ends with the program, even if that is killed. SQLite's own locks are of another kind (fcntl
// instead of flock) and do not interact with it.
class FileLock {
 public:
  // Throws StoreTaken if another server has it, StoreError if the file cannot be opened.
  explicit FileLock(const std::string& path);
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

  // True if the path still leads to the locked file.
  bool is_of(const std::string& path) const;

 private:
  int file_;
};

}  // namespace roundtable::server

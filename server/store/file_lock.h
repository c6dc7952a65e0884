#pragma once

#include <string>

namespace roundtable::server {

// The right to be the only server of a SQLite file. It is the file that is locked, not its name, so it holds by
// whatever path the file is reached; and it ends with the program, however that ends. SQLite's own locks are of another
// kind (fcntl instead of flock), and the two do not meet.
class FileLock {
 public:
  // Throws StoreTaken if another server has it, StoreError if the file cannot be opened.
  explicit FileLock(const std::string& path);
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock();

  // Whether that path still leads to the locked file.
  bool is_of(const std::string& path) const;

 private:
  int file_;
};

}  // namespace roundtable::server

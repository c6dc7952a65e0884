#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "server/base/test_folder.h"
#include "server/store/store.h"

namespace roundtable::server {

inline Batch new_table(const std::string& id) {
  return {.tables = {{.id = id, .created = 5, .head = "{\"secret\":1}"}}};
}

inline Entry entry_of(const std::string& table, std::int64_t number, const std::string& text = "{}") {
  return {.table = table, .number = number, .at = 1000 + number, .text = text};
}

inline User guest(const std::string& id, const std::string& name) { return {.id = id, .name = name, .created = 1}; }

inline User account(const std::string& id, const std::string& name) {
  return {.id = id, .name = name, .passphrase = "hash of " + id, .created = 1};
}

inline std::vector<std::string> ids(const std::vector<TableIndex>& list) {
  std::vector<std::string> found;
  for (const TableIndex& index : list) found.push_back(index.id);
  return found;
}

// The store's message for an operation that it refuses.
template <class Work>
std::string trouble(const Work& work) {
  try {
    work();
    return "none";
  } catch (const StoreError& error) {
    return error.what();
  }
}

// The error message when opening it; empty if it opens.
inline std::string complaint_of(const std::string& address) {
  try {
    open_store(address);
    return "";
  } catch (const StoreError& trouble) {
    return trouble.what();
  }
}

// Simulates a full disk: files cannot grow beyond this size.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    old_handler_ = std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &old_limit_);
    const rlimit limit{.rlim_cur = bytes, .rlim_max = old_limit_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &old_limit_);
    std::signal(SIGXFSZ, old_handler_);
  }

 private:
  rlimit old_limit_{};
  void (*old_handler_)(int);
};

}  // namespace roundtable::server

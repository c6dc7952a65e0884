#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace roundtable::server {

// What an entry changed, besides the game.
struct EntryEffects {
  bool info = true;     // write_info writes something else
  bool lists = false;   // and lists show it
  bool secret = false;  // other players must not notice the entry
};

// The number of a table's entries, those that the store does not have yet, and the times and versions that follow.
class Journal {
 public:
  Journal(std::string table, Millis created) : table_(std::move(table)), updated_(created), info_updated_(created) {}

  const std::string& table() const { return table_; }
  // Number of entries; n() leaves out those that must stay secret.
  std::int64_t length() const { return length_; }
  std::int64_t n() const { return length_ - secret_; }
  // The last entries that were not secret, and that changed what write_info writes.
  Millis updated() const { return updated_; }
  Millis info_updated() const { return info_updated_; }
  // Increases with each change of what write_info writes.
  std::int64_t info_version() const { return info_version_; }
  // Counts changes that lists show: those before the start, and concessions.
  std::int64_t arrangement() const { return arrangement_; }

  void add(std::string text, Millis now, EntryEffects effects) {
    entries_.push_back({table_, length_++, now, std::move(text)});
    if (effects.info) ++info_version_;
    if (effects.lists) ++arrangement_;
    if (effects.secret) {
      ++secret_;
      return;
    }
    if (effects.info) info_updated_ = now;
    updated_ = now;
  }
  // A change that has no entry, such as a connection.
  void change_info() { ++info_version_; }

  // New entries for the store, each handed out once.
  std::vector<Entry> take_entries() { return std::exchange(entries_, {}); }
  bool has_entries() const { return !entries_.empty(); }
  // A compacted journal: entries that the record replaces.
  void skip(std::int64_t length) { length_ = length; }

 private:
  std::string table_;
  Millis updated_;
  Millis info_updated_;
  std::int64_t length_ = 0;
  std::int64_t secret_ = 0;
  std::int64_t info_version_ = 0;
  std::int64_t arrangement_ = 0;
  std::vector<Entry> entries_;  // not handed out yet
};

}  // namespace roundtable::server

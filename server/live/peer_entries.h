#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include "server/store/entry.h"

namespace roundtable::server {

// Entries of a table's journal that other servers have announced and this server has not applied yet.
class PeerEntries {
 public:
  // The store must be asked for the length.
  static constexpr std::int64_t kUnknownLength = std::numeric_limits<std::int64_t>::max();

  // A peer says that the journal has at least this length; or sends entries.
  void hear_length(std::int64_t length) { length_ = std::max(length_, length); }
  void add(std::vector<Entry> entries);
  // Removes and returns the entries that continue a journal of this length.
  std::vector<Entry> take_next(std::int64_t length);
  // Whether a journal of this length lacks entries that must be read.
  bool lacks_more_than(std::int64_t length) const { return length_ > length; }
  // All entries up to this length were applied.
  void applied(std::int64_t length) { length_ = std::max(length_ == kUnknownLength ? 0 : length_, length); }
  // The store has no entry after this length.
  void nothing_after(std::int64_t length) {
    if (length_ == kUnknownLength) length_ = length;
  }

  bool is_reading() const { return reading_; }
  void set_reading(bool on) { reading_ = on; }

 private:
  static constexpr std::size_t kMost = 100;  // more are read from the store instead

  std::int64_t length_ = 0;                // of the journal, according to peers
  std::map<std::int64_t, Entry> entries_;  // by number
  bool reading_ = false;                   // from the store
};

}  // namespace roundtable::server

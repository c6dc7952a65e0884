#pragma once

#include "engine/core/json.h"

namespace roundtable {

// Sends only changes of an object that is written repeatedly with the same members: keeps a hash of each member, and of
// each item of its lists.
class JsonDiff {
 public:
  // Remembers `now`, which is sent whole.
  void remember(const JsonWriter& now);
  // Writes an object with the members of `now` that changed, and remembers `now`. Members are written whole, except
  // lists: if few items changed, an object of those items by index, with `length` if it changed. Returns false and
  // writes nothing if nothing changed.
  bool write_changes(JsonWriter& out, const JsonWriter& now);

 private:
  struct Member {
    std::uint64_t mark;
    std::uint32_t first_item;  // in items_
    std::uint32_t items;
    bool list;
  };

  std::vector<Member> members_;
  std::vector<std::uint64_t> items_;
};

}  // namespace roundtable

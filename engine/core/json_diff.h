#pragma once

#include "engine/core/json.h"

namespace roundtable {

// What somebody was last told of an object that is written again and again, always with the same members: a mark for
// each member, and for each item of those that are lists. So only what changed need be told.
class JsonDiff {
 public:
  // All of `now`, an object just written, is told.
  void remember(const JsonWriter& now);
  // Writes what is different in `now`, and remembers it: an object with the members that changed. They are whole,
  // except that of a list only the items that changed are written, as an object by number, if they are few; it has
  // `length` if there are fewer or more items than before. False, and nothing is written, if nothing changed.
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

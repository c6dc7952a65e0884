#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "server/table/chat.h"

namespace roundtable::server {

// The entries of a table's journal that name people, for erasing a person or old chat. Chat text is deleted with the
// name.
class Mentions {
 public:
  // `beginning`: the entry's text up to the name.
  void add(std::int64_t entry, std::string user, std::string beginning);

  // All people named.
  std::set<std::string> users() const;

  // Replaces a person by `someone`, an id without a name. Returns the changed entries.
  std::vector<Entry> erase_person(const std::string& table, const std::string& user, const std::string& someone);
  // The entries of lines said before that time, without their text. `chat` has one line per mention, in order.
  std::vector<Entry> without_chat(const std::string& table, const Chat& chat, Millis before) const;

 private:
  struct Mention {
    std::int64_t entry;
    std::string user;
    std::string beginning;
  };
  std::vector<Mention> all_;
};

}  // namespace roundtable::server

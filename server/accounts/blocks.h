#pragma once

#include <array>
#include <map>
#include <string>
#include <unordered_map>

#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Who does not want to have to do with whom: what they say is not told, they do not sit down at the other's tables, and
// the search for a game does not bring the two together. Who is blocked is not told.
class Blocks {
 public:
  explicit Blocks(SaveQueue& saves, const Listeners& listeners) : saves_(saves), listeners_(listeners) {}

  static constexpr std::array<const char*, 1> kKinds = {"block"};
  // As the store has them all, or a single one that another server has changed: nothing if it is gone.
  void take(const std::vector<Note>& notes);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);
  // Throws Refused if they have blocked very many already.
  void block(const std::string& user, const User& other, Millis now);
  void unblock(const std::string& user, const std::string& other);
  // Either is erased: nothing of it is left in memory either.
  void forget(const std::string& user);

  bool has(const std::string& who, const std::string& whom) const;
  bool apart(const std::string& one, const std::string& other) const { return has(one, other) || has(other, one); }
  // Ids, for who hears about tables.
  std::set<std::string> of(const std::string& user) const;
  // [{"user":…,"name":…},…], the names as they were.
  void write(JsonWriter& out, const std::string& user) const;

 private:
  // What those who are connected hear from now on.
  void tell(const std::string& user) const;

  SaveQueue& saves_;
  const Listeners& listeners_;
  std::unordered_map<std::string, std::map<std::string, std::string>> blocked_;  // by user: others, with their names
};

}  // namespace roundtable::server

#pragma once

#include <array>
#include <map>
#include <string>
#include <unordered_map>

#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Blocked people. Their chat lines are hidden from the blocking person, neither may take a seat at the other's tables,
// and the matchmaker keeps them apart. Nobody is told that they are blocked.
class Blocks {
 public:
  explicit Blocks(SaveQueue& saves, const Listeners& listeners) : saves_(saves), listeners_(listeners) {}

  static constexpr std::array<const char*, 1> kKinds = {"block"};
  // Replaces all blocks by those of the store, or updates one that a peer has changed; empty: deleted.
  void take(const std::vector<Note>& notes);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);
  // Throws Refused if the person has blocked too many already.
  void block(const std::string& user, const User& other, Millis now);
  void unblock(const std::string& user, const std::string& other);
  // Removes an erased person from memory, on both sides of a block.
  void forget(const std::string& user);

  bool has(const std::string& who, const std::string& whom) const;
  bool apart(const std::string& one, const std::string& other) const { return has(one, other) || has(other, one); }
  // Ids of the people blocked by this one, for Listener::hidden.
  std::set<std::string> of(const std::string& user) const;
  // [{"user":…,"name":…},…], with the names at the time of blocking.
  void write(JsonWriter& out, const std::string& user) const;

 private:
  // Updates the filter of the person's connections.
  void tell(const std::string& user) const;

  SaveQueue& saves_;
  const Listeners& listeners_;
  std::unordered_map<std::string, std::map<std::string, std::string>> blocked_;  // by user: blocked ids with names
};

}  // namespace roundtable::server

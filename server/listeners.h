#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/net/net.h"
#include "server/store/store.h"

namespace roundtable::server {

// Somebody who hears about tables, as long as they are connected.
struct Listener {
  Connection* connection = nullptr;  // nullptr when gone
  User user;
  std::string session;              // the hash of the token that they came with
  std::vector<std::string> tables;  // that they watch, by their ids
  std::set<std::string> hidden;     // ids of those whose lines they do not want to see
  bool shown = false;               // whether others may see that they are here
  bool hears_turns = false;         // whether they want to know where it is their turn
  bool looks = false;               // and see it at once

  void send(const Text& text) const {
    if (connection != nullptr) connection->send(text);
  }
};
using ListenerPtr = std::shared_ptr<Listener>;

// Everybody who is connected.
class Listeners {
 public:
  void add(const ListenerPtr& listener);
  void remove(const ListenerPtr& listener) { all_.erase(listener); }
  const std::set<ListenerPtr>& all() const { return all_; }

  // Tells all of them, and whoever comes while it lasts, that nothing can be saved; or that it works again.
  void tell_trouble(bool trouble);

  // Closes what was opened with this token, which is void.
  void end_session(const std::string& session);
  // What was opened with one token goes on with another.
  void move_session(const std::string& from, const std::string& to);

 private:
  std::set<ListenerPtr> all_;
  Text trouble_;  // as long as it lasts
};

}  // namespace roundtable::server

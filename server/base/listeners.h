#pragma once

#include <deque>
#include <functional>
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
  bool ended = false;               // their session is void: nothing they say counts any more

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

  // `guard` is called before each message. It may hold all of them until the store has said which sessions are void.
  void set_guard(std::function<void()> guard) { guard_ = std::move(guard); }
  void hold() { ++held_; }
  void let_go();
  // Whether a message has to wait, and what is done with it then; in the order in which they came.
  bool holds();
  void keep(std::function<void()> message) { waiting_.push_back(std::move(message)); }

  // Closes what was opened with this token, which is void.
  void end_session(const std::string& session);
  // What was opened with one token goes on with another.
  void move_session(const std::string& from, const std::string& to);

 private:
  std::set<ListenerPtr> all_;
  std::function<void()> guard_ = [] {};
  int held_ = 0;
  std::deque<std::function<void()>> waiting_;  // while they are held
  Text trouble_;                               // as long as it lasts
};

}  // namespace roundtable::server

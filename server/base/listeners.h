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

// A connected client that receives updates of tables.
struct Listener {
  Connection* connection = nullptr;  // nullptr after it has closed
  User user;
  std::string session;              // hash of its session token
  std::vector<std::string> tables;  // ids of the tables that it watches
  std::set<std::string> hidden;     // ids of people whose chat lines are hidden from it
  bool shown = false;               // others may see that this person is online
  bool wants_turns = false;         // wants to know at which tables it is its turn
  bool looks = false;               // its page is visible, so no push message is needed
  bool ended = false;               // its session is void: its messages no longer count

  void send(const Text& text) const {
    if (connection != nullptr) connection->send(text);
  }
};
using ListenerPtr = std::shared_ptr<Listener>;

// All connected clients.
class Listeners {
 public:
  void add(const ListenerPtr& listener);
  void remove(const ListenerPtr& listener) { all_.erase(listener); }
  const std::set<ListenerPtr>& all() const { return all_; }

  // Tells all clients, and those that connect meanwhile, that the server cannot save; or that it can again.
  void tell_trouble(bool trouble);

  // `guard` is called before each message. It may hold all messages until the store has confirmed which sessions are
  // void.
  void set_guard(std::function<void()> guard) { guard_ = std::move(guard); }
  void hold() { ++held_; }
  void let_go();
  // True if a message has to wait. Pass it to `keep` then; kept messages run in order of arrival.
  bool holds();
  void keep(std::function<void()> message) { waiting_.push_back(std::move(message)); }

  // Closes the connections of a void session.
  void end_session(const std::string& session);
  // Connections of one session token continue with another.
  void move_session(const std::string& from, const std::string& to);

 private:
  std::set<ListenerPtr> all_;
  std::function<void()> guard_ = [] {};
  int held_ = 0;
  std::deque<std::function<void()>> waiting_;  // messages while they are held
  Text trouble_;                               // while the server cannot save
};

}  // namespace roundtable::server

#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/notifications/notifications.h"

namespace roundtable::server {

// A person is asked by name to come to a table that has not started.
struct Invitation {
  std::string table, game;
  int players = 0;
  std::string from, from_name;  // who invites
  std::string to, to_name;
  Millis at = 0;
  bool declined = false;  // kept, so that it cannot be repeated

  [[nodiscard]] std::string id() const { return to + " " + table; }
  [[nodiscard]] std::string json() const;
  [[nodiscard]] static std::optional<Invitation> from_note(const Note& note);
};

// Invitations by name. Each is a document in the store, so that every server tells it to its own connections. The one
// who invites never learns whether an account of that name exists, nor whether that person has blocked them.
class Invitations {
 public:
  static constexpr std::array<const char*, 1> kKinds = {"invitation"};
  static constexpr Millis kLast = 3'600'000;  // an hour

  Invitations(Loop& loop, StoreThread& store, TableService& tables, Notifications& notifications);

  [[nodiscard]] static std::vector<Note> remembered(Store& store);
  // As the store has them all, or a single one that another server has changed: nothing if it is gone.
  void take(const std::vector<Note>& notes);
  void take(const std::string& id, const std::optional<Note>& note);
  void start();

  // `done` is called whether or not the account exists. Throws Refused after too many invitations.
  void invite(const User& from, const std::string& address, const Table& table, const std::string& name,
              const std::function<void()>& done, const SaveQueue::Failed& failed);
  // They sat down there.
  void accepted(const std::string& user, const std::string& table);
  // False if they were not invited there.
  bool decline(const std::string& user, const std::string& table);
  // A connection was opened: it is told what there is.
  void came(const ListenerPtr& listener) const;

 private:
  void add(Invitation one);
  void remove(const std::string& id);
  void hear(const TableNews& news);
  [[nodiscard]] bool is_open(const std::string& id) const;
  [[nodiscard]] std::vector<const Invitation*> open_for(const std::string& user) const;
  void tell(const std::string& user) const;
  void tell_declined(const Invitation& one) const;

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  Notifications& notifications_;
  std::map<std::string, Invitation> all_;  // by id
};

}  // namespace roundtable::server

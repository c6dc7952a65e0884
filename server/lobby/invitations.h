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

// An invitation by name to a table that has not started.
struct Invitation {
  std::string table, game;
  int players = 0;
  std::string from, from_name;  // the inviting person
  std::string to, to_name;
  Millis at = 0;
  bool declined = false;  // kept, so that it cannot be repeated

  [[nodiscard]] std::string id() const { return to + " " + table; }
  [[nodiscard]] std::string json() const;
  [[nodiscard]] static std::optional<Invitation> from_note(const Note& note);
};

// Invitations by name. Each is a document in the store, so that every server tells it to its own connections. The
// inviting person never learns whether an account of that name exists, nor whether it has blocked them.
class Invitations {
 public:
  static constexpr std::array<const char*, 1> kKinds = {"invitation"};
  static constexpr Millis kLast = 3'600'000;  // an hour

  Invitations(Loop& loop, StoreThread& store, TableService& tables, SaveQueue& saves, Listeners& listeners,
              Limits& limits, Blocks& blocks, Notifications& notifications);

  [[nodiscard]] static std::vector<Note> remembered(Store& store);
  // Replaces all invitations by those of the store, or updates one that a peer has changed; empty: deleted.
  void take(const std::vector<Note>& notes);
  void take(const std::string& id, const std::optional<Note>& note);
  void start();

  // `done` is called whether or not the account exists. Throws Refused after too many invitations.
  void invite(const User& from, const std::string& address, const Table& table, const std::string& name,
              const std::function<void()>& done, const SaveQueue::Failed& failed);
  // The invited person has taken a seat.
  void accepted(const std::string& user, const std::string& table);
  // False if there is no such invitation.
  bool decline(const std::string& user, const std::string& table);
  // Tells a new connection about its open invitations.
  void came(const ListenerPtr& listener) const;

 private:
  void add(Invitation one);
  void remove(const std::string& id);
  void receive(const TableNews& news);
  [[nodiscard]] bool is_open(const std::string& id) const;
  [[nodiscard]] std::vector<const Invitation*> open_for(const std::string& user) const;
  void tell(const std::string& user) const;
  void tell_declined(const Invitation& one) const;

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  Listeners& listeners_;
  Limits& limits_;
  Blocks& blocks_;
  Notifications& notifications_;
  std::map<std::string, Invitation> all_;  // by id
};

}  // namespace roundtable::server

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live/table_service.h"

namespace roundtable::server {

// The tables at which it is a person's turn, for clients that subscribe and for single requests: docs/protocol.md.
class Turns {
 public:
  Turns(Loop& loop, StoreThread& store, TableService& tables, SaveQueue& saves, LiveTables& live,
        ClusterPresence& peers)
      : loop_(loop), store_(store), saves_(saves), live_(live), peers_(peers) {
    tables.on_news([this](const TableNews& news) { receive(news); });
  }

  // Subscribes a client, or ends its subscription; `looks`: its page is visible.
  void listen(const ListenerPtr& listener, bool on, bool looks);
  // Reads all turns again, since messages of peers may have been lost.
  void doubt_all();
  // A turn of this person at a peer's table has begun or ended.
  void look_at(const std::string& table, const std::string& user);
  // The client has disconnected.
  void went(const ListenerPtr& listener);
  // True if a page of this person is visible.
  bool looks(const std::string& user) const;

  // All running tables of a person with the player's views, as JSON.
  void write(const User& user, std::function<void(std::string json)> done, SaveQueue::Failed failed);

 private:
  struct Place {
    std::string game;
    Turn turn;
  };
  struct Person {
    std::vector<ListenerPtr> listeners;
    std::map<std::string, Place> turns;  // by table
    bool complete = false;               // all tables have been read
    std::string told;
  };
  struct Work {
    User user;
    std::vector<std::string> tables;  // not read yet
    std::function<void(const LiveTable&)> each;
    std::function<void()> done;
    SaveQueue::Failed failed;
  };
  using WorkPtr = std::shared_ptr<Work>;

  bool looks_here(const std::string& user) const;
  // Tells the peers whether a client of this person is subscribed here, and whether a page is visible.
  void announce_wants(const std::string& user);
  void receive(const TableNews& news);
  void tell(Person& person, const ListenerPtr& only = nullptr);
  // Reads all tables of a subscribed person.
  void read(const User& user, const std::function<void()>& then, SaveQueue::Failed failed);
  void read_doubted();
  // One table after the other, so that other requests are not delayed.
  void go_through(const WorkPtr& work);
  void go_on(const WorkPtr& work);

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& live_;
  ClusterPresence& peers_;
  std::unordered_map<std::string, Person> people_;  // with a subscribed client, by id
  std::set<std::string> doubted_;                   // ids of people whose turns must be read again
  bool reads_ = false;                              // one of them is being read
};

}  // namespace roundtable::server

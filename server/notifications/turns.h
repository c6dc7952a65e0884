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

// Where it is whose turn, for those who want to know it all the time, and for those who ask: docs/protocol.md.
class Turns {
 public:
  Turns(Loop& loop, StoreThread& store, TableService& tables) : loop_(loop), store_(store), tables_(tables) {
    tables_.on_news([this](const TableNews& news) { hear(news); });
  }

  // From now on they are told, or not any more; `looks`: they see it at once.
  void listen(const ListenerPtr& listener, bool on, bool looks);
  // Something may have been missed that others did.
  void doubt_all();
  // Whom another server's table waits for, or not any more.
  void look_at(const std::string& table, const std::string& user);
  // They are gone.
  void went(const ListenerPtr& listener);
  // Whether they see what they are told.
  bool looks(const std::string& user) const;

  // All tables that they play at, with what they see there: JSON.
  void write(const User& user, std::function<void(std::string json)> done, SaveQueue::Failed failed);

 private:
  struct Place {
    std::string game;
    Turn turn;
  };
  struct Person {
    std::vector<ListenerPtr> listeners;
    std::map<std::string, Place> turns;  // by table
    bool complete = false;               // all tables were looked at
    std::string told;
  };
  struct Work {
    User user;
    std::vector<std::string> tables;  // still to be gone through
    std::function<void(const LiveTable&)> each;
    std::function<void()> done;
    SaveQueue::Failed failed;
  };
  using WorkPtr = std::shared_ptr<Work>;

  bool looks_here(const std::string& user) const;
  // To the other servers: whether they hear of their turns here, and look.
  void say_who_hears(const std::string& user);
  void hear(const TableNews& news);
  void tell(Person& person, const ListenerPtr& only = nullptr);
  // Looks at all tables of somebody who listens.
  void read(const User& user, const std::function<void()>& then, SaveQueue::Failed failed);
  void read_doubted();
  // One table after the other, so that nobody else waits.
  void go_through(const WorkPtr& work);
  void go_on(const WorkPtr& work);

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  std::unordered_map<std::string, Person> people_;  // those who listen
  std::set<std::string> doubted_;                   // of them, about whom something may have been missed
  bool reads_ = false;                              // anew what there is for one of those
};

}  // namespace roundtable::server

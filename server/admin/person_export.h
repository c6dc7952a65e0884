#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/accounts/blocks.h"
#include "server/accounts/people.h"
#include "server/live/holidays.h"
#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Exports all stored data of a person as JSON: docs/protocol.md. About other people it has only data visible to the
// whole table. Tables are exported one after the other, so that other requests are not delayed.
class PersonExport {
 public:
  PersonExport(StoreThread& store, SaveQueue& saves, LiveTables& live, Blocks& blocks, Holidays& holidays,
               People& people)
      : store_(store), saves_(saves), live_(live), blocks_(blocks), holidays_(holidays), people_(people) {}

  using Done = std::function<void(std::string json)>;
  void write(const User& user, const std::string& token, Done done, SaveQueue::Failed failed);

 private:
  struct Work {
    User user;
    std::vector<Session> sessions;
    std::vector<Key> keys;
    std::vector<std::string> tables;  // not done yet
    JsonWriter out;
    Done done;
    SaveQueue::Failed failed;
  };
  using WorkPtr = std::shared_ptr<Work>;

  void find_tables(const WorkPtr& work);
  void go_on(const WorkPtr& work);

  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& live_;
  Blocks& blocks_;
  Holidays& holidays_;
  People& people_;
};

}  // namespace roundtable::server

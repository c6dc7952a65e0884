#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/accounts/people.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Everything that is kept about a person, for them: JSON, docs/protocol.md. Of others there is only what everybody at
// the table sees. Their tables are gone through one after the other, so that nobody waits.
class PersonExport {
 public:
  PersonExport(StoreThread& store, TableService& tables, People& people)
      : store_(store), tables_(tables), people_(people) {}

  using Done = std::function<void(std::string json)>;
  void write(const User& user, const std::string& token, Done done, SaveQueue::Failed failed);

 private:
  struct Work {
    User user;
    std::vector<Session> sessions;
    std::vector<Key> keys;
    std::vector<std::string> tables;  // still to be gone through
    JsonWriter out;
    Done done;
    SaveQueue::Failed failed;
  };
  using WorkPtr = std::shared_ptr<Work>;

  void find_tables(const WorkPtr& work);
  void go_on(const WorkPtr& work);

  StoreThread& store_;
  TableService& tables_;
  People& people_;
};

}  // namespace roundtable::server

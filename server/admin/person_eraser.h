#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/accounts/people.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Forgets people. What makes them known goes at once: name, tokens, keys. Then their tables are gone through, one after
// the other so that nobody waits: in their place is someone without a name, another one at each table, and what they
// said is gone. A server that ends in between goes on with it when it is started again.
class PersonEraser {
 public:
  PersonEraser(StoreThread& store, TableService& tables, People& people)
      : store_(store), tables_(tables), people_(people) {}

  // Goes on with what was begun before.
  void start();
  // `done` is called when nobody can find them any more by their name or come in as them. The token is the one that
  // asks for it; without one the server does it by itself.
  void erase(const User& user, const std::string& token, std::function<void()> done, SaveQueue::Failed failed);

 private:
  struct Work {
    std::string user;
    std::vector<std::string> tables;  // still to be gone through
  };
  using WorkPtr = std::shared_ptr<Work>;

  void find_tables(const WorkPtr& work);
  void go_on(const WorkPtr& work);
  void forget(const WorkPtr& work, Rewriting rewriting);
  // A table that cannot be opened: it is damaged, or of other rules.
  void forget_unopened(const WorkPtr& work, const std::string& table);

  StoreThread& store_;
  TableService& tables_;
  People& people_;
};

// A stored table that cannot be opened, without somebody, as far as texts tell.
Rewriting forgotten(const StoredTable& stored, const std::string& info, const std::string& record,
                    const std::string& user, const std::string& someone);

}  // namespace roundtable::server

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/accounts/people.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Erases people. Name, tokens and keys are deleted at once. Then the person is replaced at their tables by a nameless
// one, a different one at each table, and their chat lines are deleted. This happens one table after the other, so that
// other requests are not delayed. After a restart the server continues.
class PersonEraser {
 public:
  PersonEraser(StoreThread& store, TableService& tables, SaveQueue& saves, LiveTables& live, People& people)
      : store_(store), tables_(tables), saves_(saves), live_(live), people_(people) {}

  // Continues unfinished erasures.
  void start();
  // `done` is called when the name, tokens and keys are deleted. The token is that of the asking session; without one
  // the server itself asks.
  void erase(const User& user, const std::string& token, std::function<void()> done, SaveQueue::Failed failed);

 private:
  struct Work {
    std::string user;
    std::vector<std::string> tables;  // not done yet
  };
  using WorkPtr = std::shared_ptr<Work>;

  void find_tables(const WorkPtr& work);
  void go_on(const WorkPtr& work);
  void forget(const WorkPtr& work, Rewriting rewriting);
  // For a table that cannot be opened: damaged, or with other rules.
  void forget_unopened(const WorkPtr& work, const std::string& table);

  StoreThread& store_;
  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  People& people_;
};

// A rewriting without this person for a stored table that cannot be opened, based on its texts only.
Rewriting forgotten(const StoredTable& stored, const std::string& info, const std::string& record,
                    const std::string& user, const std::string& someone);

}  // namespace roundtable::server

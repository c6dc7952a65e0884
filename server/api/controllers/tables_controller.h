#pragma once

#include <string>
#include <vector>

#include "server/api/controllers/sign_in.h"
#include "server/api/controllers/table_calls.h"
#include "server/api/route.h"

namespace roundtable::server {

// Tables: creating, listing, looking at one, and the next table after a game.
class TablesController {
 public:
  TablesController(StoreThread& store, TableService& tables, TableCalls& at_table, SaveQueue& saves, LiveTables& live,
                   Limits& limits, Blocks& blocks, OperatorSettings& settings, People& people, SignIn& sign_in,
                   const ApiOptions& options)
      : store_(store),
        tables_(tables),
        at_table_(at_table),
        saves_(saves),
        live_(live),
        limits_(limits),
        blocks_(blocks),
        settings_(settings),
        people_(people),
        sign_in_(sign_in),
        options_(options) {}
  static const Routes<TablesController>& routes();

 private:
  void make(const CallPtr& call);
  void list(const CallPtr& call);
  void show(const CallPtr& call);
  void show_record(const CallPtr& call);
  void show_chat(const CallPtr& call);
  void rematch(const CallPtr& call);

  struct Listed {
    std::vector<TableIndex> tables;
    PeopleAtPeers at_peers;
  };
  void search(const CallPtr& call, const ListQuery& query);
  void show_list(const CallPtr& call, const std::string& user, const Listed& listed);
  void join_or_make_rematch(const CallPtr& call, LiveTable& live, const SaveQueue::Failed& failed);
  void make_rematch(const CallPtr& call, Seat by, LiveTable& live, const SaveQueue::Failed& failed);
  // Answers with the next table once the changes of a table are stored.
  void show_rematch(const CallPtr& call, const std::string& next, const std::string& changed,
                    const SaveQueue::Failed& failed);

  StoreThread& store_;
  TableService& tables_;
  TableCalls& at_table_;
  SaveQueue& saves_;
  LiveTables& live_;
  Limits& limits_;
  Blocks& blocks_;
  OperatorSettings& settings_;
  People& people_;
  SignIn& sign_in_;
  const ApiOptions& options_;
};

}  // namespace roundtable::server

#pragma once

#include <functional>
#include <string_view>

#include "server/api/call.h"
#include "server/live/table_service.h"

// Calls at one table: /api/v1/tables/{table}/…

namespace roundtable::server {

class TableCalls {
 public:
  TableCalls(TableService& tables, SaveQueue& saves, Blocks& blocks)
      : tables_(tables), saves_(saves), blocks_(blocks) {}

  // Finds the table and checks the person's rate, then calls `work`. If another server was quicker, `work` runs again
  // on the newer table; so it must answer through `failed`.
  using Work = std::function<void(LiveTable& live, const SaveQueue::Failed& failed)>;
  void act(const CallPtr& call, Work work);
  // The same for a change of the table: tells the clients, and answers with `{"table":info}` once it is stored.
  void change(const CallPtr& call, std::function<void(LiveTable& live)> change);
  // Throws Refused if the host has blocked that person, who learns only that the table is closed to them.
  void expect_not_blocked(const User& user, const Table& table) const;

 private:
  TableService& tables_;
  SaveQueue& saves_;
  Blocks& blocks_;
};

// Answers with `{"table":info}` as it is now.
std::function<void()> shows_table(const CallPtr& call, const LiveTable& live);

// A field that names a seat.
int seat_in(const CallPtr& call, std::string_view name = "seat");

// Throws Refused if they do not sit there.
Seat own_seat(const LiveTable& live, const User& user);

}  // namespace roundtable::server

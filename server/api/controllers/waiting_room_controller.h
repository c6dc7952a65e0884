#pragma once

#include "server/api/controllers/table_calls.h"
#include "server/api/route.h"
#include "server/lobby/invitations.h"
#include "server/lobby/matchmaker.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// A table before the start: seats, invitations, terms.
class WaitingRoomController {
 public:
  WaitingRoomController(TableCalls& at_table, SaveQueue& saves, Matchmaker& matchmaker, Invitations& invitations)
      : at_table_(at_table), saves_(saves), matchmaker_(matchmaker), invitations_(invitations) {}
  static const Routes<WaitingRoomController>& routes();

 private:
  void sit(const CallPtr& call);
  void leave(const CallPtr& call);
  void decline(const CallPtr& call);
  void invite(const CallPtr& call);
  void set_ready(const CallPtr& call);
  void fill(const CallPtr& call);
  void put_bot(const CallPtr& call);
  void free_seat(const CallPtr& call);
  void swap_seats(const CallPtr& call);
  void make_host(const CallPtr& call);
  void change(const CallPtr& call);
  void start(const CallPtr& call);

  TableCalls& at_table_;
  SaveQueue& saves_;
  Matchmaker& matchmaker_;
  Invitations& invitations_;
};

}  // namespace roundtable::server

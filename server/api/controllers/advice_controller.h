#pragma once

#include "server/api/route.h"
#include "server/live/bot_threads.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// Hints for the open decision, reviews of the last one, and choices for premoves.
class AdviceController {
 public:
  AdviceController(TableService& tables, SaveQueue& saves, LiveTables& live, BotThreads& bots)
      : tables_(tables), saves_(saves), live_(live), bots_(bots) {}
  static const Routes<AdviceController>& routes();

 private:
  void show_ahead(const CallPtr& call);
  void show_hint(const CallPtr& call);
  void show_last(const CallPtr& call);

  // Asks a bot thread about the player's seat, if the table allows hints, and answers with its JSON.
  using Question = BotThreads::Ask (AdviceController::*)(const CallPtr& call, const Table& table, Seat seat) const;
  void advise(const CallPtr& call, Question question);
  BotThreads::Ask hint(const CallPtr& call, const Table& table, Seat seat) const;
  BotThreads::Ask last_choice(const CallPtr& call, const Table& table, Seat seat) const;

  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  BotThreads& bots_;
};

}  // namespace roundtable::server

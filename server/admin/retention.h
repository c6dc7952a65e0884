#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/admin/person_eraser.h"
#include "server/base/listeners.h"
#include "server/base/workers.h"
#include "server/cluster/leases.h"
#include "server/live/live_tables.h"
#include "server/persistence/save_queue.h"

namespace roundtable::server {

// Retention periods in days; 0: for ever.
struct RetentionOptions {
  int guests = 90;       // guests who appear at no table, since they were last seen
  int unfinished = 365;  // tables without an end, since their last change
  int chat = 365;        // chat messages
  int journals = 90;     // journals of finished games, before they are compacted into their records
  Millis day = Millis{24} * 60 * 60 * 1000;
  Millis pause = 1'000;  // between two parts of the store; 3,600 times as long between two passes
};

// Decision about a table. MayLoseChat: its journal must be searched for old chat.
enum class Fate : std::uint8_t { Stays, Goes, IsFolded, MayLoseChat };
Fate fate_of(const RestingTable& table, const RetentionOptions& options, Millis now);
bool is_unused(const RestingGuest& guest, const RetentionOptions& options, Millis now);
// A report in sentences of the data that would be deleted now.
std::string retention_report(Store& store, const RetentionOptions& options, Millis now);

// Deletes data older than the operator's limits, a little at a time: it passes through the store, rests, and starts
// again. After a restart a new pass begins; finished work is not found again.
class Retention {
 public:
  Retention(Loop& loop, StoreThread& store, SaveQueue& saves, LiveTables& live, Listeners& listeners, Leases& leases,
            PersonEraser& eraser, Metrics& metrics, const RetentionOptions& options)
      : loop_(loop),
        store_(store),
        saves_(saves),
        live_(live),
        listeners_(listeners),
        leases_(leases),
        eraser_(eraser),
        metrics_(metrics),
        options_(options) {}

  void start();
  void stop() { folding_.stop(Workers::Rest::Dropped); }

 private:
  // After the pause, and only while the server can save.
  void later(Millis pause, void (Retention::*step)());
  void look_at_tables();
  void do_next();
  void drop(const std::string& id);
  void fold(const std::string& id);
  void forget_chat(const std::string& id);
  void look_at_guests();
  void erase_next();
  void finish_pass();
  // Releases the table and continues after all changes so far are stored.
  void let_go_when_stored(const std::string& id);
  void let_go(const std::string& id);
  bool is_here(const std::string& user);
  Millis between() const { return options_.pause / 20; }
  Millis rest() const { return 3'600 * options_.pause; }

  Loop& loop_;
  StoreThread& store_;
  SaveQueue& saves_;
  LiveTables& live_;
  Listeners& listeners_;
  Leases& leases_;
  PersonEraser& eraser_;
  Metrics& metrics_;
  RetentionOptions options_;
  std::string after_;  // last id that was read
  bool last_ = false;  // no more ids after it
  std::vector<std::pair<std::string, Fate>> tables_to_do_;
  std::vector<std::string> guests_to_do_;
  Workers folding_{1};
};

}  // namespace roundtable::server

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/admin/person_eraser.h"
#include "server/base/workers.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// How many days what is kept; 0: for ever.
struct RetentionOptions {
  int guests = 90;       // those who are named at no table, since they were last seen
  int unfinished = 365;  // tables without an end, since anything last happened there
  int chat = 365;        // what was said
  int journals = 90;     // of finished games, before they are folded into their records
  Millis day = Millis{24} * 60 * 60 * 1000;
  Millis pause = 1'000;  // between two stretches of the store; 3,600 times as long between two times through all of it
};

// What is to become of a table. One that may lose chat has to be looked into.
enum class Fate : std::uint8_t { Stays, Goes, IsFolded, MayLoseChat };
Fate fate_of(const RestingTable& table, const RetentionOptions& options, Millis now);
bool is_unused(const RestingGuest& guest, const RetentionOptions& options, Millis now);
// What would go now, in sentences.
std::string retention_report(Store& store, const RetentionOptions& options, Millis now);

// Lets go what is older than the host wants to keep, a little at a time: it goes through the store from one end to the
// other, rests, and begins again. A server that ends in between begins anew, since what is done is not found again.
class Retention {
 public:
  Retention(Loop& loop, StoreThread& store, TableService& tables, PersonEraser& eraser, Metrics& metrics,
            const RetentionOptions& options)
      : loop_(loop), store_(store), tables_(tables), eraser_(eraser), metrics_(metrics), options_(options) {}

  void start();
  void stop() { folding_.stop(Workers::Rest::Dropped); }

 private:
  // After a while, and not while nothing can be saved.
  void later(Millis pause, void (Retention::*step)());
  void look_at_tables();
  void do_next();
  void drop(const std::string& id);
  void fold(const std::string& id);
  void forget_chat(const std::string& id);
  void look_at_guests();
  void erase_next();
  void finish_pass();
  // When all that was done by now is stored: somebody may use the table again, and the next is looked at.
  void let_go_when_stored(const std::string& id);
  void let_go(const std::string& id);
  bool is_here(const std::string& user);
  Millis between() const { return options_.pause / 20; }
  Millis rest() const { return 3'600 * options_.pause; }

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  PersonEraser& eraser_;
  Metrics& metrics_;
  RetentionOptions options_;
  std::string after_;  // the last id that was found
  bool last_ = false;  // there are none after it
  std::vector<std::pair<std::string, Fate>> tables_to_do_;
  std::vector<std::string> guests_to_do_;
  Workers folding_{1};
};

}  // namespace roundtable::server

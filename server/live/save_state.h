#pragma once

#include "server/table/table.h"

namespace roundtable::server {

// How much of a table the store has.
class SaveState {
 public:
  // A new table.
  SaveState() : is_new_(true) {}
  // A table as loaded.
  explicit SaveState(const Table& table) { follow(table); }

  bool is_new() const { return is_new_; }
  bool is_recorded() const { return recorded_; }
  const TableIndex& listed() const { return listed_; }
  // Whether lists must show something else than the time of the last change.
  bool lists_change(const Table& table, const TableIndex& listing) const {
    return is_new_ || listing.phase != listed_.phase || listing.people != listed_.people ||
           table.journal().arrangement() != arrangement_;
  }
  // The last change was made here, not at another server.
  bool is_ours() const { return ours_; }
  // Nothing has changed since the last batch, and no batch with this table is on its way.
  bool is_settled() const { return !changed_ && batches_ == 0; }
  // True while one of our writes is unconfirmed: another server may have won the race.
  bool is_unconfirmed(const Table& table) const { return table.journal().has_entries() || (batches_ > 0 && ours_); }
  // A peer changed stored texts, so the table must be loaded again.
  bool is_outdated() const { return outdated_; }
  void set_outdated() { outdated_ = true; }

  // The table changed. False if the next batch was to hold it already.
  bool change() { return !std::exchange(changed_, true); }
  // A batch is about to leave; true if it gets new entries of the table.
  bool begin_batch(const Table& table) { return ours_ = is_new_ || table.journal().has_entries(); }
  void end_batch() { is_new_ = false; }
  void batch_left() {
    ++batches_;
    changed_ = false;
  }
  void batch_came_back() { --batches_; }
  void list(const Table& table, const TableIndex& listing) {
    listed_ = listing;
    arrangement_ = table.journal().arrangement();
  }
  void record() { recorded_ = true; }
  // Another server has stored the table as it is.
  void follow(const Table& table) {
    list(table, table.listing());
    recorded_ = table.phase() == Phase::Finished;
  }
  void follow_due(const Table& table) { listed_.due = table.listed_due(); }

 private:
  bool is_new_ = false;
  bool changed_ = false;
  bool recorded_ = false;  // the finished game is stored
  bool ours_ = false;
  bool outdated_ = false;
  int batches_ = 0;               // on their way
  TableIndex listed_;             // as stored
  std::int64_t arrangement_ = 0;  // Table::arrangement() when it was stored
};

}  // namespace roundtable::server

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/base/listeners.h"
#include "server/base/refusal.h"
#include "server/net/clock.h"
#include "server/observability/metrics.h"
#include "server/observability/request_timing.h"
#include "server/persistence/store_thread.h"

namespace roundtable::server {

// The path of changes to the store. Changes are applied in memory at once and collected in a batch. When the store is
// free, it gets the batch; the updates for clients are written meanwhile and sent after the commit. So no client sees a
// change that could still be lost, and batches grow with the load.
class SaveQueue {
 public:
  SaveQueue(Loop& loop, StoreThread& store, Metrics& metrics, Listeners& listeners, Millis slow);

  using Failed = std::function<void(const Refused&)>;
  // Runs when the store has answered for a batch, before any other callback.
  using Delivery = std::function<void(const Committed&)>;
  // `collect` runs when a batch is about to leave, `write_news` right after it has left.
  void set_source(std::function<void(Batch&)> collect, std::function<Delivery()> write_news);

  // Called when the store works again, with the time since which it did not.
  void on_recovery(std::function<void(Millis since)> recovered) { recovered_ = std::move(recovered); }

  // Hands over a batch soon.
  void schedule();
  // The next batch, to add to.
  Batch& batch();
  // Calls `stored` when everything done up to now is saved. Calls `lost` instead if the change of `whose` was rejected:
  // a table's id (another server was faster), a user's id (the name is taken) or a UserChange::change. Callbacks run in
  // the order of these calls.
  void when_stored(const std::string& whose, std::function<void()> stored, Failed lost);
  // The same for a reader: while the store does not work, it gets an error instead of waiting.
  void when_known(const std::string& whose, std::function<void()> known, Failed failed);

  // The timing of the batch whose clients are being told.
  const BatchTiming& batch_timing() const { return batch_timing_; }

  // Number of callbacks that wait for the store.
  std::size_t waiting() const { return waiting_.size() + (saving_ ? saving_->waiting.size() : 0); }

  // Numbers of notes put into batches so far, and of those that have come back from the store. An answer to a read is
  // up to date if notes_begun() at its arrival equals notes_ended() at the time of the question.
  std::int64_t notes_begun() const { return notes_handed_over_ + notes_in(batch_); }
  std::int64_t notes_ended() const { return notes_handed_over_ - (saving_ ? saving_->notes : 0); }

  // Throws Refused while the store does not work.
  void expect_working() const;
  // The reason why the store does not work; empty while it works.
  const std::string& trouble() const { return trouble_; }

  // The server is about to shut down. Requests still succeed; clients are told.
  void wind_up() { winds_up_ = true; }
  bool winding_up() const { return winds_up_; }
  // Refuses new changes from now on. Calls `done` when all earlier ones are stored.
  void finish(std::function<void()> done);
  bool finishing() const { return static_cast<bool>(finished_); }

  // Whether the changes of this table, user or UserChange were not saved.
  static bool is_lost(const Committed& result, const std::string& whose);

 private:
  struct Waiting {
    std::string whose;
    std::function<void()> stored;
    Failed lost;
    bool looks = false;  // a reader: does not wait for long
  };
  // A batch on its way to the store, and the callbacks that wait for it.
  struct Saving {
    std::vector<Waiting> waiting;
    Delivery deliver;
    net::Micros since = 0, viewed = 0;
    std::int64_t entries = 0, notes = 0;
  };

  static std::int64_t notes_in(const Batch& batch) {
    return static_cast<std::int64_t>(batch.notes.size() + batch.void_notes.size());
  }
  void hand_over();
  void committed(const Committed& result, const StoreThread::Writing& writing);
  void lose_what_followed(const Committed& result, std::vector<Waiting>& lost);
  void set_trouble(const std::string& why);
  static void send_away_who_looks(std::vector<Waiting>& waiting);

  Loop& loop_;
  StoreThread& store_;
  Metrics& metrics_;
  Listeners& listeners_;
  Millis slow_;
  std::function<void(Batch&)> collect_;
  std::function<Delivery()> write_news_;
  Batch batch_;
  std::vector<Waiting> waiting_;
  std::optional<Saving> saving_;
  std::int64_t batches_ = 0, notes_handed_over_ = 0;
  bool wanted_ = false;     // another batch is needed after the present one
  bool scheduled_ = false;  // hand_over() is posted to the event loop
  BatchTiming batch_timing_;
  std::string trouble_;
  Millis trouble_since_ = 0;
  std::function<void(Millis)> recovered_ = [](Millis) {};
  bool winds_up_ = false;
  std::function<void()> finished_;
};

}  // namespace roundtable::server

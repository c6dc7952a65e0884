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

// The way to the store and back. What is done is done in memory at once and collected; as soon as the store is free all
// that was collected is handed to it as one batch, and what people are told of it is written meanwhile; they get it
// when it is stored. So nothing is told that could get lost, and the busier it is, the more is stored at a time.
class SaveQueue {
 public:
  SaveQueue(Loop& loop, StoreThread& store, Metrics& metrics, Listeners& listeners, Millis slow);

  using Failed = std::function<void(const Refused&)>;
  // Done when a batch has come back from the store, before anybody else hears of it.
  using Delivery = std::function<void(const Committed&)>;
  // Asked whenever a batch is about to leave, and right after it has left.
  void set_source(std::function<void(Batch&)> collect, std::function<Delivery()> write_news);

  // Called when the store works again, with the time since when it did not.
  void on_recovery(std::function<void(Millis since)> recovered) { recovered_ = std::move(recovered); }

  // There is something to collect.
  void schedule();
  // What else is to be saved with the next batch.
  Batch& batch();
  // Calls `stored` when all that was done up to now is saved, or `lost` if that of that table (another server was
  // quicker), that user (their name is taken) or that change (UserChange::change) is not. Answers are sent in the order
  // in which this is called.
  void when_stored(const std::string& whose, std::function<void()> stored, Failed lost);
  // The same for somebody who only looks: while nothing can be saved they are told so instead of waiting.
  void when_known(const std::string& whose, std::function<void()> known, Failed failed);

  // Of the batch whose clients are being told.
  const BatchTiming& batch_timing() const { return batch_timing_; }

  // How many wait to hear that what they did is stored.
  std::size_t waiting() const { return waiting_.size() + (saving_ ? saving_->waiting.size() : 0); }

  // How many notes have been put into batches so far, and how many of these have come back from the store. Whoever
  // reads some has the latest if as many were put in when the answer is here as had come back when it was asked for.
  std::int64_t notes_begun() const { return notes_handed_over_ + notes_in(batch_); }
  std::int64_t notes_ended() const { return notes_handed_over_ - (saving_ ? saving_->notes : 0); }

  // Throws Refused while nothing can be saved.
  void expect_working() const;
  // Why nothing can be saved; empty while it works.
  const std::string& trouble() const { return trouble_; }

  // The server is about to end: whoever asks hears of it, and what comes is done yet.
  void wind_up() { winds_up_ = true; }
  bool winding_up() const { return winds_up_; }
  // Nothing new begins; calls `done` when all that was begun is stored.
  void finish(std::function<void()> done);
  bool finishing() const { return static_cast<bool>(finished_); }

  // Whether what belongs to that table, user or change was not saved.
  static bool is_lost(const Committed& result, const std::string& whose);

 private:
  struct Waiting {
    std::string whose;
    std::function<void()> stored;
    Failed lost;
    bool looks = false;  // and does not wait for long
  };
  // A batch on its way, with those who wait for it.
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
  bool wanted_ = false;     // something came while a batch was on its way
  bool scheduled_ = false;  // the next one leaves when all that has arrived by now is done
  BatchTiming batch_timing_;
  std::string trouble_;
  Millis trouble_since_ = 0;
  std::function<void(Millis)> recovered_ = [](Millis) {};
  bool winds_up_ = false;
  std::function<void()> finished_;
};

}  // namespace roundtable::server

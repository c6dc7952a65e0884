#include "server/persistence/save_queue.h"

#include <algorithm>
#include <utility>

#include "server/base/log.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr const char* kSlow = "the store is slow";

Refused not_saved() { return {"store", "the store cannot save right now; try again in a moment"}; }

bool among(const std::vector<std::string>& list, const std::string& one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

Refused why_lost(const Committed& result, const std::string& whose) {
  if (result.failed) return not_saved();
  if (among(result.names_taken, whose)) return {"name-taken", "this name is taken", "name"};
  if (among(result.sessions_void, whose)) return {"no-token", "you were logged out"};
  if (among(result.versions_old, whose)) {
    return {"conflict", "the account was changed at the same time; try again"};
  }
  return {"conflict", "the table was changed at the same time; send it again"};
}

}  // namespace

SaveQueue::SaveQueue(Loop& loop, StoreThread& store, Metrics& metrics, Listeners& listeners, Millis slow)
    : loop_(loop), store_(store), metrics_(metrics), listeners_(listeners), slow_(slow) {
  store_.on_trouble([this](const std::string& why) { set_trouble(why); });
}

void SaveQueue::set_source(std::function<void(Batch&)> collect, std::function<Delivery()> write_news) {
  collect_ = std::move(collect);
  write_news_ = std::move(write_news);
}

bool SaveQueue::is_lost(const Committed& result, const std::string& whose) {
  const auto has = [&](const std::vector<std::string>& list) { return among(list, whose); };
  return result.failed || has(result.conflicts) || has(result.names_taken) || has(result.sessions_void) ||
         has(result.versions_old);
}

void SaveQueue::expect_working() const {
  if (!trouble_.empty()) throw not_saved();
  if (finished_) throw Refused("store", "the server is shutting down; reconnect in a moment");
}

Batch& SaveQueue::batch() {
  schedule();
  return batch_;
}

void SaveQueue::when_stored(const std::string& whose, std::function<void()> stored, Failed lost) {
  waiting_.push_back({whose, std::move(stored), std::move(lost)});
  schedule();
}

void SaveQueue::when_known(const std::string& whose, std::function<void()> known, Failed failed) {
  if (!trouble_.empty()) return failed(not_saved());
  waiting_.push_back({whose, std::move(known), std::move(failed), true});
  schedule();
}

void SaveQueue::schedule() {
  if (saving_) wanted_ = true;
  if (scheduled_ || saving_) return;
  scheduled_ = true;
  // Everything that has arrived by now joins the batch.
  loop_.post([this] {
    scheduled_ = false;
    hand_over();
  });
}

void SaveQueue::hand_over() {
  if (saving_) return;
  wanted_ = false;
  collect_(batch_);
  saving_ = Saving{.waiting = std::exchange(waiting_, {}),
                   .deliver = {},
                   .since = net::now(),
                   .viewed = 0,
                   .entries = static_cast<std::int64_t>(batch_.entries.size()),
                   .notes = notes_in(batch_)};
  notes_handed_over_ += saving_->notes;
  const bool nothing_to_save = batch_.empty();
  const std::int64_t number = ++batches_;
  if (!nothing_to_save) {
    store_.commit(std::exchange(batch_, {}),
                  [this](const Committed& result, const StoreThread::Writing& writing) { committed(result, writing); });
    // The event loop itself may have been late: if the store's answer is already queued, it runs first.
    loop_.after(slow_, [this, number] {
      loop_.post([this, number] {
        if (saving_ && batches_ == number) set_trouble(kSlow);
      });
    });
  }
  saving_->deliver = write_news_();
  saving_->viewed = net::now();
  if (nothing_to_save) committed({}, {saving_->since, saving_->since});
}

// Changes made at a table after its batch left depend on the lost ones, so they are lost as well.
void SaveQueue::lose_what_followed(const Committed& result, std::vector<Waiting>& lost) {
  const auto first = std::stable_partition(waiting_.begin(), waiting_.end(), [&](const Waiting& one) {
    return !result.failed && !among(result.conflicts, one.whose);
  });
  lost.insert(lost.end(), std::make_move_iterator(first), std::make_move_iterator(waiting_.end()));
  waiting_.erase(first, waiting_.end());
}

void SaveQueue::committed(const Committed& result, const StoreThread::Writing& writing) {
  Saving saved = std::exchange(saving_, std::nullopt).value_or(Saving());
  batch_timing_ = {saved.since, saved.viewed, writing.begun, writing.done, net::now(), saved.entries};
  lose_what_followed(result, saved.waiting);
  if (saved.entries > 0) {
    ++metrics_.batches;
    metrics_.entries += saved.entries;
    metrics_.commits.add(batch_timing_.saved - batch_timing_.handed_over);
  }
  if (trouble_ == kSlow) set_trouble({});
  saved.deliver(result);
  for (const Waiting& one : saved.waiting) {
    if (!is_lost(result, one.whose)) {
      one.stored();
    } else if (one.lost) {
      one.lost(one.looks ? not_saved() : why_lost(result, one.whose));  // a reader has nothing to retry
    }
  }
  if (wanted_) {
    schedule();
  } else if (finished_ && !scheduled_) {
    std::exchange(finished_, {})();
  }
}

void SaveQueue::set_trouble(const std::string& why) {
  if (why.empty() == trouble_.empty()) return;
  trouble_ = why;
  if (!why.empty()) {
    ++metrics_.store_troubles;
    trouble_since_ = time_of_day();
  }
  LogLine(why.empty() ? "info" : "error", "store").field("why", why.empty() ? "works again" : why);
  listeners_.tell_trouble(!why.empty());
  if (why.empty()) return recovered_(trouble_since_);
  send_away_who_looks(waiting_);
  if (saving_) send_away_who_looks(saving_->waiting);
}

void SaveQueue::send_away_who_looks(std::vector<Waiting>& waiting) {
  const auto first_looking =
      std::stable_partition(waiting.begin(), waiting.end(), [](const Waiting& one) { return !one.looks; });
  const std::vector<Waiting> looking(std::make_move_iterator(first_looking), std::make_move_iterator(waiting.end()));
  waiting.erase(first_looking, waiting.end());
  for (const Waiting& one : looking) one.lost(not_saved());
}

void SaveQueue::finish(std::function<void()> done) {
  finished_ = std::move(done);
  schedule();
}

}  // namespace roundtable::server

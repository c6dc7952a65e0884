#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/base/log.h"
#include "server/base/workers.h"
#include "server/net/clock.h"
#include "server/net/net.h"
#include "server/observability/metrics.h"
#include "server/store/store.h"

namespace roundtable::server {

// Runs the store on its own thread. Callbacks run on the event loop's thread.
class StoreThread {
 public:
  StoreThread(std::unique_ptr<Store> store, Loop& loop, Metrics& metrics)
      : store_(std::move(store)), loop_(loop), metrics_(metrics), worker_(1) {}

  // `tell` gets the reason when saving fails, and an empty text when it works again.
  void on_trouble(std::function<void(const std::string&)> tell) { tell_trouble_ = std::move(tell); }
  // `tell` is called when another server has taken the store. Nothing can be saved any more.
  void on_taken(std::function<void(const std::string&)> tell) { tell_taken_ = std::move(tell); }

  // Saves a batch; retries until it succeeds or stop() is called. Batches are saved in order. Reads can happen between
  // two retries.
  struct Writing {
    net::Micros begun = 0, done = 0;  // of the attempt that succeeded
  };
  using Saved = std::function<void(const Committed&, const Writing&)>;
  void commit(Batch batch, Saved done);

  // Reads from the store. Calls `failed` if that fails or takes too long.
  template <class T>
  void read(std::function<T(Store&)> question, std::function<void(T)> done, std::function<void()> failed) {
    if (in_trouble_ && at_once_) return loop_.post(failed);
    // The answer and the timeout race; the winner clears the flag.
    const auto waits = std::make_shared<std::atomic<bool>>(true);
    worker_.add([this, waits, since = net::now(), question = std::move(question), done = std::move(done), failed] {
      if (!*waits) return;
      try {
        loop_.post([this, waits, since, done, result = std::make_shared<T>(question(*store_))] {
          metrics_.reads.add(net::now() - since);
          if (waits->exchange(false)) done(std::move(*result));
        });
      } catch (const std::exception& error) {
        const bool known = dynamic_cast<const StoreError*>(&error) != nullptr;
        if (!known) LogLine("error", "reading").field("why", error.what());
        loop_.post([this, waits, failed] { give_up(*waits, failed); });
      }
    });
    loop_.after(in_trouble_ ? kPatienceInTrouble : kPatience, [this, waits, failed] { give_up(*waits, failed); });
  }

  // Lets reads fail at once while saving fails, instead of waiting for the timeout.
  void fail_at_once() { at_once_ = true; }

  // Reads without a timeout, even while saving fails. `done` gets nullopt if the read failed.
  template <class T>
  void ask(std::function<T(Store&)> question, std::function<void(std::optional<T>)> done) {
    worker_.add([this, question = std::move(question), done = std::move(done)] {
      auto answer = std::make_shared<std::optional<T>>();
      std::string why;
      try {
        *answer = question(*store_);
      } catch (const StoreError& trouble) {
        why = trouble.what();
      }
      loop_.post([this, done, answer, why] {
        if (answer->has_value() ? retrying_ == 0 : !in_trouble_) set_trouble(why);
        done(std::move(*answer));
      });
    });
  }

  // Finishes queued work, but gives up work that fails.
  void stop() { worker_.stop(Workers::Rest::Done); }

 private:
  struct Saving {
    Batch batch;
    Saved done;
    Writing writing;
    Millis pause = kFirstPause;
    bool retried = false;
  };
  static constexpr Millis kPatience = 4'000;
  static constexpr Millis kPatienceInTrouble = 500;
  static constexpr Millis kFirstPause = 50;
  static constexpr Millis kLongestPause = 2'000;

  void give_up(std::atomic<bool>& waits, const std::function<void()>& failed) {
    if (!waits.exchange(false)) return;
    ++metrics_.read_failures;
    failed();
  }
  void attempt(const std::shared_ptr<Saving>& saving);
  void saved(const Saving& saving, const Committed& result);
  void try_again(const std::shared_ptr<Saving>& saving, const std::string& why);
  void set_trouble(const std::string& why);

  std::function<void(const std::string&)> tell_trouble_;
  std::function<void(const std::string&)> tell_taken_;
  bool in_trouble_ = false;
  bool at_once_ = false;
  int retrying_ = 0;  // batches that are being retried
  std::unique_ptr<Store> store_;
  Loop& loop_;
  Metrics& metrics_;
  Workers worker_;
};

}  // namespace roundtable::server

#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/net/net.h"
#include "server/store/store.h"
#include "server/workers.h"

namespace roundtable::server {

// The store, on a thread of its own. Whatever is asked of it is done in order; answers come on the loop's thread.
class Keeper {
 public:
  Keeper(std::unique_ptr<Store> store, Loop& loop) : store_(std::move(store)), loop_(loop), worker_(1) {}

  // To be called on the loop's thread when saving fails, with the reason, and with an empty text when it works again.
  void on_trouble(std::function<void(const std::string&)> tell) { tell_trouble_ = std::move(tell); }

  // Saves, and tries again until it works or stop() is called.
  void commit(Batch batch, std::function<void(Committed)> done);
  // Reads; if that fails, `failed` is called instead.
  template <class T>
  void read(std::function<T(Store&)> question, std::function<void(T)> done, std::function<void()> failed) {
    worker_.add([this, question = std::move(question), done = std::move(done), failed = std::move(failed)] {
      try {
        loop_.post([done, result = std::make_shared<T>(question(*store_))] { done(std::move(*result)); });
      } catch (const StoreTrouble&) {
        loop_.post(failed);
      }
    });
  }

  // Ends what was asked so far, but gives up what does not work.
  void stop() { worker_.stop(Workers::Rest::Done); }

 private:
  Committed commit_until_it_works(const Batch& batch);

  std::function<void(const std::string&)> tell_trouble_;
  std::unique_ptr<Store> store_;
  Loop& loop_;
  Workers worker_;
};

}  // namespace roundtable::server

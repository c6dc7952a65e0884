#include "server/persistence/store_thread.h"

#include <algorithm>
#include <utility>

namespace roundtable::server {

void StoreThread::commit(Batch batch, Saved done) {
  attempt(std::make_shared<Saving>(Saving{std::move(batch), std::move(done), {}}));
}

void StoreThread::attempt(const std::shared_ptr<Saving>& saving) {
  worker_.add([this, saving] {
    try {
      saving->writing.begun = net::now();
      Committed result = store_->commit(saving->batch);
      saving->writing.done = net::now();
      loop_.post([this, saving, result = std::move(result)] { saved(*saving, result); });
    } catch (const StoreTaken& taken) {
      loop_.post([this, why = std::string(taken.what())] { tell_taken_(why); });
    } catch (const StoreError& trouble) {
      loop_.post([this, saving, why = std::string(trouble.what())] { try_again(saving, why); });
    } catch (const std::exception& error) {
      // A bug of ours: retrying would not help.
      LogLine("error", "fault").field("why", error.what());
      loop_.post([this, saving] { saved(*saving, {.failed = true}); });
    }
  });
}

void StoreThread::saved(const Saving& saving, const Committed& result) {
  if (saving.retried) --retrying_;
  set_trouble({});
  saving.done(result, saving.writing);
}

void StoreThread::set_trouble(const std::string& why) {
  if (std::exchange(in_trouble_, !why.empty()) != !why.empty()) tell_trouble_(why);
}

void StoreThread::try_again(const std::shared_ptr<Saving>& saving, const std::string& why) {
  if (!std::exchange(saving->retried, true)) ++retrying_;
  if (!in_trouble_) set_trouble(why);
  loop_.after(saving->pause, [this, saving] { attempt(saving); });
  saving->pause = std::min(2 * saving->pause, kLongestPause);
}

}  // namespace roundtable::server

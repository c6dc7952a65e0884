#include "server/keeper.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace roundtable::server {

void Keeper::commit(Batch batch, std::function<void(Committed)> done) {
  worker_.add([this, batch = std::make_shared<Batch>(std::move(batch)), done = std::move(done)] {
    auto committed = std::make_shared<Committed>(commit_until_it_works(*batch));
    loop_.post([done, committed] { done(std::move(*committed)); });
  });
}

Committed Keeper::commit_until_it_works(const Batch& batch) {
  bool in_trouble = false;
  for (auto pause = std::chrono::milliseconds(50);; pause = std::min(2 * pause, std::chrono::milliseconds(2000))) {
    try {
      auto committed = store_->commit(batch);
      if (in_trouble) loop_.post([this] { tell_trouble_({}); });
      return committed;
    } catch (const StoreTrouble& trouble) {
      if (!in_trouble) loop_.post([this, why = std::string(trouble.what())] { tell_trouble_(why); });
      in_trouble = true;
    }
    if (worker_.sleep(pause)) return Committed{.failed = true};
  }
}

}  // namespace roundtable::server

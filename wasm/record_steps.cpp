#include "wasm/record_steps.h"

#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable::wasm {

namespace {

// Counts what the rules have written.
template <Game G>
class Counter final : public Sink<G> {
 public:
  std::size_t count() const { return count_; }
  void entry(Seat /*seat*/, const typename G::Action& /*action*/, bool /*forced*/) override { ++count_; }
  void chance(const typename G::Outcome& /*outcome*/) override { ++count_; }
  void event(const typename G::Event& /*event*/) override {}

 private:
  std::size_t count_ = 0;
};

template <Game G>
Result<RecordSteps> follow(const Record& record) {
  Counter<G> written;
  auto replayer = Replayer<G>::open(record, &written);
  if (!replayer) return replayer.error();
  RecordSteps steps;
  int last = 0;
  for (;;) {
    if (written.count() == replayer->position()) {
      const int now = G::chapter(replayer->state());
      if (now != last) steps.marks.push_back({static_cast<int>(steps.entries.size()), now});
      last = now;
      steps.entries.push_back(static_cast<int>(replayer->position()));
    }
    if (replayer->done()) break;
    if (auto status = replayer->step(); !status) return status.error();
  }
  if (auto status = replayer->finish(); !status) return status.error();
  return steps;
}

}  // namespace

Result<RecordSteps> steps_of(const Record& record) {
  Result<RecordSteps> steps = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { steps = follow<G>(record); });
  return steps;
}

}  // namespace roundtable::wasm

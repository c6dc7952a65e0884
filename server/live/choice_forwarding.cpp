#include "server/live/choice_forwarding.h"

#include <algorithm>

namespace roundtable::server {

namespace {

constexpr Millis kLookEvery = 250;
constexpr int kMostLooks = 4;          // checks until the writer counts as too slow,
constexpr Millis kAvoidedFor = 5'000;  // and is then not used for a while

bool waits_for(const LiveTable& live, const ForwardedChoice& choice) {
  const auto seat = live.table->seat_of(choice.person);
  return seat && live.table->play().waits_for(*seat, choice.decision, choice.choice);
}

}  // namespace

// Spreads tables over the servers. If two servers disagree about the writer, both write, which only costs time.
std::string ChoiceForwarding::writer_of(const LiveTable& live) const {
  if (node_.empty()) return {};
  std::set<std::string> nodes = live.peers.nodes();
  nodes.insert(node_);
  const auto writer =
      std::next(nodes.begin(), static_cast<std::ptrdiff_t>(std::hash<std::string>()(live.table->id()) % nodes.size()));
  return *writer == node_ ? std::string() : *writer;
}

bool ChoiceForwarding::forward(const LiveTable& live, ForwardedChoice choice, std::function<void()> settle) {
  choice.to = writer_of(live);
  if (choice.to.empty() || avoided_.contains(choice.to) || !waits_for(live, choice)) return false;
  ++metrics_.forwarded;
  ask_(choice);
  pending_[choice.table].push_back({std::move(choice), std::move(settle)});
  look_again_soon();
  return true;
}

void ChoiceForwarding::look(const LiveTable& live) {
  const auto found = pending_.find(live.table->id());
  if (found == pending_.end()) return;
  std::vector<Pending>& all = found->second;
  const auto first =
      std::stable_partition(all.begin(), all.end(), [&](const Pending& one) { return waits_for(live, one.choice); });
  const std::vector<Pending> done(std::make_move_iterator(first), std::make_move_iterator(all.end()));
  all.erase(first, all.end());
  if (all.empty()) pending_.erase(found);
  settle(done);
}

void ChoiceForwarding::look_again_soon() {
  if (std::exchange(looks_, true)) return;
  loop_.after(kLookEvery, [this] {
    looks_ = false;
    look_for_late();
  });
}

void ChoiceForwarding::look_for_late() {
  std::vector<Pending> late;
  for (auto& [table, all] : pending_) {
    const auto first =
        std::stable_partition(all.begin(), all.end(), [](Pending& one) { return ++one.looked < kMostLooks; });
    late.insert(late.end(), std::make_move_iterator(first), std::make_move_iterator(all.end()));
    all.erase(first, all.end());
  }
  std::erase_if(pending_, [](const auto& one) { return one.second.empty(); });
  if (!pending_.empty()) look_again_soon();
  metrics_.forwarded_in_vain += static_cast<std::int64_t>(late.size());
  for (const Pending& one : late) {
    if (!avoided_.insert(one.choice.to).second) continue;
    loop_.after(kAvoidedFor, [this, node = one.choice.to] { avoided_.erase(node); });
  }
  settle(late);
}

void ChoiceForwarding::settle(const std::vector<Pending>& choices) {
  for (const Pending& one : choices) one.settle();
}

void ChoiceForwarding::end() {
  node_.clear();
  for (auto& [table, all] : std::exchange(pending_, {})) settle(all);
}

}  // namespace roundtable::server

#pragma once

#include <vector>

#include "engine/core/record.h"

namespace roundtable::cli {

// The record of the game, and all that happened, for the one who asks.
template <Game G>
class Chronicle final : public Recorder<G> {
 public:
  explicit Chronicle(const typename G::Options& options) : Recorder<G>(options, false) {}
  void event(const typename G::Event& event) override { events_.push_back(event); }

  std::size_t size() const { return events_.size(); }
  std::vector<typename G::Event> since(std::size_t first, Viewer viewer) const {
    std::vector<typename G::Event> events;
    for (std::size_t i = first; i < events_.size(); ++i) events.push_back(G::seen_by(events_[i], viewer));
    return events;
  }

 private:
  std::vector<typename G::Event> events_;
};

}  // namespace roundtable::cli

#pragma once

// For tests of any game: compares two states as one viewer sees them.

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/record.h"

namespace roundtable::properties {

template <Game G>
std::string view_json(const typename G::State& state, Viewer viewer) {
  JsonWriter out;
  G::write_view(out, G::view(state, viewer));
  return out.take();
}

template <Game G>
std::string event_json(const typename G::State& state, const typename G::Event& event) {
  JsonWriter out;
  G::write_event(out, G::options(state), event);
  return out.take();
}

// All seats and a spectator.
template <Game G>
std::vector<Viewer> viewers(const typename G::State& state) {
  std::vector<Viewer> all = {Viewer::spectator()};
  for (const Seat seat : Seats::first(G::players(G::options(state)))) all.emplace_back(seat);
  return all;
}

template <Game G>
std::vector<typename G::Action> list(const typename G::Choices& choices) {
  std::vector<typename G::Action> all;
  for (const auto& action : choices) all.push_back(action);
  return all;
}

// Keeps the events beside the record.
template <Game G>
class Listener : public Recorder<G> {
 public:
  explicit Listener(const typename G::Options& options) : Recorder<G>(options, true) {}
  void event(const typename G::Event& event) override { events_.push_back(event); }
  const std::vector<typename G::Event>& events() const { return events_; }

 private:
  std::vector<typename G::Event> events_;
};

// Expects that two states with different hidden parts look the same to the viewer.
template <Game G>
void expect_alike(const typename G::State& a, const typename G::State& b, Viewer viewer, bool with_json) {
  const auto seen = G::view(a, viewer);
  ASSERT_EQ(seen, G::view(b, viewer));
  ASSERT_EQ(G::deciders(a), G::deciders(b));
  if (!viewer.is_spectator()) {
    ASSERT_EQ(list<G>(G::legal(a, viewer.seat())), list<G>(G::legal(b, viewer.seat())));
  }
  if (with_json) {
    ASSERT_EQ(view_json<G>(a, viewer), view_json<G>(b, viewer));
  }
}

// Expects that they still look the same after the same choice, unless that choice reveals something to the viewer.
template <Game G>
void expect_alike_after(typename G::State a, typename G::State b, Viewer viewer, Seat seat,
                        const typename G::Action& action) {
  Listener<G> of_a(G::options(a));
  Listener<G> of_b(G::options(b));
  ASSERT_EQ(G::apply(a, seat, action, of_a), Legality::Legal);
  ASSERT_EQ(G::apply(b, seat, action, of_b), Legality::Legal);
  ASSERT_EQ(of_a.events().size(), of_b.events().size());
  for (std::size_t i = 0; i < of_a.events().size(); ++i) {
    const auto seen = G::seen_by(of_a.events()[i], viewer);
    ASSERT_EQ(seen, G::seen_by(of_b.events()[i], viewer));
    ASSERT_EQ(event_json<G>(a, seen), event_json<G>(b, G::seen_by(of_b.events()[i], viewer)));
  }
  expect_alike<G>(a, b, viewer, true);
}

}  // namespace roundtable::properties

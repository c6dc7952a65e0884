#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "bots/key_index.h"
#include "engine/core/seat.h"

namespace roundtable {

// A hash of everything a seat has seen since the search began: a node of its tree.
using Sight = std::uint64_t;

inline Sight next_sight(Sight before, Seat actor, std::uint32_t what) {
  std::uint64_t x = before ^ (static_cast<std::uint64_t>(actor) + 1) << 32U ^ what;
  x *= 0x9e3779b97f4a7c15ULL;
  x ^= x >> 32U;
  x *= 0xd6e8feb86659fd93ULL;
  return x ^ (x >> 32U);
}
inline Sight first_sight(Seat seat) { return next_sight(0x243f6a8885a308d3ULL, seat, 0); }

// Results of one choice in one node.
struct Edge {
  std::int32_t visits = 0;
  double win = 0;  // added up
};
using EdgeAt = std::size_t;

// The trees of all seats. Nodes are not linked: observations and choice form the key of an edge.
template <class Action>
class Tree {
 public:
  void clear() {
    edges_.clear();
    nodes_ = KeyIndex();
    chosen_ = KeyIndex();
  }

  bool has(Sight node) const { return nodes_.find(node) != KeyIndex::kNone; }
  void add(Sight node) { nodes_.put(node, 0); }
  EdgeAt find_or_add(Sight node, Action action) {
    add(node);
    const std::uint64_t key = key_of(node, action);
    const auto at = chosen_.find(key);
    if (at != KeyIndex::kNone) return at;
    chosen_.put(key, static_cast<std::uint32_t>(edges_.size()));
    edges_.emplace_back();
    return edges_.size() - 1;
  }
  // An empty one if it was never chosen.
  const Edge& edge(Sight node, Action action) const {
    static constexpr Edge kNever{};
    const auto at = chosen_.find(key_of(node, action));
    return at == KeyIndex::kNone ? kNever : edges_[at];
  }
  void add(EdgeAt at, double win) {
    Edge& edge = edges_[at];
    ++edge.visits;
    edge.win += win;
  }

  // The most visited choice; ties go to the better result.
  template <class Choices>
  Action favourite(Sight node, const Choices& choices) const {
    Action best = choices[0];
    for (const Action action : choices) {
      const Edge& here = edge(node, action);
      const Edge& there = edge(node, best);
      if (here.visits > there.visits || (here.visits == there.visits && here.win > there.win)) best = action;
    }
    return best;
  }

 private:
  static std::uint64_t key_of(Sight node, Action action) {
    return next_sight(node ^ 0x13198a2e03707344ULL, Seat{6}, std::bit_cast<std::uint32_t>(action)) | 1U;
  }

  std::vector<Edge> edges_;
  KeyIndex nodes_;
  KeyIndex chosen_;
};

}  // namespace roundtable

#pragma once

#include "gpu/kernel.h"

namespace roundtable::gpu {

// The games of a block, lined up by what they do next. A processor of a GPU has 32 threads take each step together, and
// those that do something else wait; what is more, its few kilobytes for code are used up when all are at different
// places of it. So each thread takes up whichever game is next, and its neighbours mostly do the same. It lies in the
// block's memory, and all threads of the block call its functions.
class Line {
 public:
  static constexpr int kKinds = 128;
  static constexpr int kDone = 0;  // the kind of those that do nothing more

  // What it takes of the block's memory.
  static constexpr std::size_t size(int games) {
    return (sizeof(Heads) + static_cast<std::size_t>(games) * 5 + 15) / 16 * 16;
  }

  Line(std::byte* memory, int games)
      : games_(games),
        heads_(reinterpret_cast<Heads*>(memory)),
        order_(reinterpret_cast<std::uint16_t*>(heads_ + 1)),
        places_(order_ + games),
        kinds_(reinterpret_cast<std::uint8_t*>(places_ + games)) {}

  void set_kind(int game, int kind) { kinds_[game] = static_cast<std::uint8_t>(kind); }
  int at(int place) const { return order_[place]; }

  // Lines them up; returns the first place of those that go on.
  int sort() {
    for (int kind = place_in_block(); kind < kKinds; kind += block_size()) heads_->count[kind] = 0;
    wait_for_block();
    for (int game = place_in_block(); game < games_; game += block_size()) {
      auto& count = heads_->count[kinds_[game]];
      places_[game] = static_cast<std::uint16_t>(__atomic_fetch_add(&count, 1U, __ATOMIC_RELAXED));
    }
    wait_for_block();
    for (int kind = place_in_block(); kind < kKinds; kind += block_size()) {
      unsigned before = 0;
      for (int other = 0; other < kind; ++other) before += heads_->count[other];
      heads_->first[kind] = before;
    }
    wait_for_block();
    for (int game = place_in_block(); game < games_; game += block_size()) {
      order_[heads_->first[kinds_[game]] + places_[game]] = static_cast<std::uint16_t>(game);
    }
    wait_for_block();
    return static_cast<int>(heads_->count[kDone]);
  }

 private:
  // By kind: how many there are, and where they begin.
  struct Heads {
    std::uint32_t count[kKinds];
    std::uint32_t first[kKinds];
  };

  int games_;
  Heads* heads_;
  std::uint16_t* order_;   // games
  std::uint16_t* places_;  // of each game among its kind
  std::uint8_t* kinds_;    // of each game
};

}  // namespace roundtable::gpu

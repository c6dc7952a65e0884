#pragma once

#include "bots/medievallons/net_moves.h"
#include "bots/medievallons/net_show.h"
#include "bots/net/net_of.h"

namespace roundtable {

template <>
struct NetOf<medievallons::Medievallons> {
  using Seen = medievallons::NetSeen;

  static constexpr int kInputs = medievallons::net::kInputs;
  static constexpr int kMoves = medievallons::net::kMoves;
  static constexpr int kMore = 0;
  static constexpr int kParts = 3;
  // Reasons: the seat wins by a third guild, or at the end of the cycle or turns; another wins by either.
  static constexpr NetSearchSettings kSearch = {};
  static constexpr int kReasons = 4;
  static constexpr bool kReasonsAreShares = true;
  static constexpr std::array<std::string_view, kReasons> kReasonNames = {"third-guild", "cycle", "rival-third-guild",
                                                                          "rival-cycle"};

  static Seen seen(const medievallons::View& view) { return Seen::by(view); }
  static Seen seen(const medievallons::State& state, Seat seat) { return Seen::by(state, seat); }

  template <class Put>
  static void show(const Seen& seen, Put put) {
    medievallons::net::Picture(seen, put).draw();
  }

  // Parts: two, three, more players.
  static int part(const Seen& seen) { return seen.players() < 4 ? seen.players() - 2 : 2; }
  static int move(const Seen& seen, medievallons::Action action) { return medievallons::net::move(seen, action); }
  template <class Answer>
  static auto more(const Seen& /*seen*/, Answer /*answer*/) {
    return [](medievallons::Action /*action*/) { return std::int32_t{0}; };
  }

  static std::array<std::int16_t, kReasons> reasons(const medievallons::State& state, Seat seat) {
    std::array<std::int16_t, kReasons> reasons{};
    if (!state.table.waiting.over()) return reasons;
    const Seats winners = medievallons::result(state).winners;
    const std::size_t way = state.table.ending == medievallons::Ending::ThirdGuild ? 0 : 1;
    if (winners.has(seat)) reasons[way] = 1;
    if (!(winners - Seats::of(seat)).empty()) reasons[2 + way] = 1;
    return reasons;
  }
};
static_assert(GameNet<NetOf<medievallons::Medievallons>, medievallons::Medievallons>);

}  // namespace roundtable

#pragma once

#include <memory>
#include <string>

#include "bots/net/net_of.h"
#include "bots/net/network.h"

namespace roundtable {

// A game without bots/NAME/net.h has no net.
template <class G>
concept LearnedGame = GameNet<NetOf<G>, G>;

// Order of the outputs: moves, each seat's share of the victory as logits, the lead over the others, reasons, and more
// outputs for moves.
template <class N>
struct NetOutputs {
  static constexpr int kShares = N::kMoves;
  static constexpr int kMargin = kShares + kMaxSeats;
  static constexpr int kReasons = kMargin + 1;
  static constexpr int kMore = kReasons + N::kReasons;
  static constexpr int kAll = kMore + N::kMore;
};

template <Game G>
constexpr NetShape kNetShape = {
    .inputs = NetOf<G>::kInputs, .outputs = NetOutputs<NetOf<G>>::kAll, .parts = NetOf<G>::kParts};

using SharedNet = std::shared_ptr<const Network>;

template <Game G>
Result<SharedNet> read_net(std::string_view bytes) {
  auto net = Network::read(bytes, kNetShape<G>);
  if (!net) return net.error();
  return std::make_shared<const Network>(std::move(*net));
}

// The built-in net of a game, bots/NAME/net.bin (cmake/game_list.cmake); empty in a browser.
template <Game G>
std::string_view built_in_net();

template <Game G>
Error no_net() {
  return {"net: this program has no net for " + std::string(G::kName)};
}

// The net that a game's bots use: the built-in one until another is given (bot.h).
template <Game G>
Result<SharedNet>& net_in_use() {
  static Result<SharedNet> net =
      built_in_net<G>().empty() ? Result<SharedNet>(no_net<G>()) : read_net<G>(built_in_net<G>());
  return net;
}

}  // namespace roundtable

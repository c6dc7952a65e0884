#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bots/belief.h"
#include "bots/budget.h"
#include "engine/core/result.h"

namespace roundtable {

// How a search with a net thinks.
struct NetSearchSettings {
  // How the choice at the root is found: by halving few candidates, or as everywhere else in the trees.
  enum class Root : std::uint8_t { Halving, Puct };
  // Where a playout ends and the net is asked what becomes of it: wherever any seat, or only where the seat that thinks
  // comes to where it has not been; or after playing on to the end of the round or turn.
  enum class Leaf : std::uint8_t { Any, Own, Round };

  // By what the other seats choose in the trees. By hand takes a tenth of the time.
  enum class Others : std::uint8_t { Net, Hand };

  Root root = Root::Halving;
  Leaf leaf = Leaf::Own;
  Others others = Others::Net;
  Belief belief = Belief::Exact;  // what it takes the hidden cards to be
  int candidates = 16;            // at most, to halve
  float trust = 0.2F;             // in what they prove, beside what the net prefers
  float exploration = 1.0F;       // how far the net's favourites are preferred to what has proved good
  float prior = 1.0F;             // the temperature of its preferences
  float playout = 1.0F;           // and of play beyond the trees

  friend bool operator==(const NetSearchSettings&, const NetSearchSettings&) = default;
};

// What a name says of a bot that plays by a net.
struct NetName {
  std::string file;  // of the net; empty: the one in use
  std::optional<float> temperature;
  std::optional<SearchBudget> budget;  // if it thinks ahead
  NetSearchSettings settings;
};

// `net`, `net:soft:0.5`, `net:64`, `net:5ms`, `net:64:root=puct:trust=0.1`, and each of them as `net@FILE...` without
// colons in FILE; nothing if it is none of these.
std::optional<NetName> read_net_name(std::string_view name, const NetSearchSettings& usual);

// Whether somebody who is not trusted must not choose it: it reads a file.
inline bool reads_a_file(std::string_view bot_name) { return bot_name.starts_with("net@"); }

// What a net's file holds.
Result<std::string> bytes_in(const std::string& file);

}  // namespace roundtable

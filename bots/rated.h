#pragma once

#include <algorithm>
#include <tuple>

#include "bots/bot.h"

namespace roundtable {

// An opinion with the action as text.
struct Rated {
  std::string action;
  double win = 0;
  double score = 0;
  int playouts = 0;
  std::vector<Reason> reasons;
};

// Best first. The number of playouts comes before the share: a share from a few playouts may be luck.
inline void sort_best_first(std::vector<Rated>& all) {
  const auto merit = [](const Rated& one) { return std::tuple(one.playouts, one.win, one.score); };
  std::ranges::sort(all, [&](const Rated& a, const Rated& b) {
    return merit(a) != merit(b) ? merit(a) > merit(b) : a.action < b.action;
  });
}

template <Game G>
std::vector<Rated> rated(const typename G::Options& options, const std::vector<Opinion<G>>& opinions) {
  std::vector<Rated> all;
  all.reserve(opinions.size());
  for (const auto& opinion : opinions) {
    all.push_back({G::text_of(options, opinion.action), opinion.win, opinion.score, opinion.playouts, opinion.reasons});
  }
  sort_best_first(all);
  return all;
}

// `[{"action":"pick Q5","win":0.3125,"score":23.41,"playouts":120,"reasons":{"quests":210}},...]`; reasons in
// hundredths, only those that are not 0
std::string json_of(const std::vector<Rated>& opinions);

}  // namespace roundtable

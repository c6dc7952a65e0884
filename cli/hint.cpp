#include "cli/hint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace roundtable::cli {

namespace {

// `3 (S4 jousts)`; a choice without a number is quoted as it is typed.
std::string label(const std::vector<Offer>& offers, const std::string& action) {
  const auto found = std::ranges::find(offers, action, &Offer::text);
  if (found == offers.end() || found->key.empty()) return "`" + action + "`";
  return fmt::format("{} ({})", found->key, found->name);
}

int percent(const Rated& one) { return static_cast<int>(std::lround(100 * one.win)); }

}  // namespace

std::string hint_of(const std::vector<Offer>& offers, const std::vector<Rated>& opinions) {
  constexpr std::size_t kShown = 3;
  if (opinions.size() < 2) return "There is only one choice.";
  std::string text =
      fmt::format("{} looks best: about {} % to win.", label(offers, opinions[0].action), percent(opinions[0]));
  std::vector<std::string> others;
  for (std::size_t i = 1; i < std::min(kShown, opinions.size()); ++i) {
    if (opinions[i].playouts == 0) continue;
    others.push_back(fmt::format("{} with {} %", label(offers, opinions[i].action), percent(opinions[i])));
  }
  if (!others.empty()) text += fmt::format(" Then {}.", listed(others));
  if (!opinions[0].reasons.empty()) {
    text += fmt::format(" Effects of {} compared with the other choices: {}.", label(offers, opinions[0].action),
                        told(opinions[0].reasons));
  }
  return text;
}

std::string told(std::vector<Reason> reasons) {
  std::ranges::sort(reasons, {}, [](const Reason& one) { return std::pair(-std::abs(one.hundredths), one.name); });
  constexpr std::size_t kTold = 4;
  reasons.resize(std::min(reasons.size(), kTold));
  std::string text;
  for (const Reason& one : reasons) {
    std::string name(one.name);
    std::ranges::replace(name, '-', ' ');
    text += fmt::format("{}{} {:+.2f}", text.empty() ? "" : ", ", name, one.hundredths / 100.0);
  }
  return text;
}

}  // namespace roundtable::cli

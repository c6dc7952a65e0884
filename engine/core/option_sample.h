#pragma once

#include <algorithm>

#include "engine/core/option.h"

namespace roundtable {

// For tests: random options of any game as record JSON, drawn by `next()` (0 to 255). Prefers small numbers, to keep
// games short.
template <class Next>
std::string sample_options(const DescribedOptions& options, int players, Next next) {
  std::vector<OptionNumbers> values;
  for (const DescribedOption& option : options) {
    const auto drawn = static_cast<int>(next());
    const auto count = static_cast<int>(option.values.size());
    OptionNumbers value = option.usual;
    switch (option.kind) {
      case OptionKind::Set:
        value.clear();
        for (int i = 0; i < count; ++i) {
          if ((static_cast<unsigned>(drawn) >> static_cast<unsigned>(i) & 1U) != 0) value.push_back(i);
        }
        break;
      case OptionKind::Choice: value = {drawn % count}; break;
      case OptionKind::Switch: value = {drawn % 2}; break;
      case OptionKind::Number: value = {std::min(option.least + drawn, option.most)}; break;
      case OptionKind::Seat:
        if (drawn % (players + 1) < players) value = {drawn % (players + 1)};
        break;
      case OptionKind::NumberList:
      case OptionKind::Orders: break;
    }
    values.push_back(std::move(value));
  }
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].required && !means_something(options[i], players, options, values)) values[i] = options[i].usual;
  }
  JsonWriter out;
  write_option_values(out, options, values);
  return out.take();
}

}  // namespace roundtable

#include "cli/academy/rules.h"

#include <utility>

namespace roundtable::cli {

using namespace academy;

namespace {

template <class Rule, std::size_t... I>
void add_rules(std::vector<const DrawnRule*>& rules, SmallSet<Rule> played, std::index_sequence<I...> /*all*/) {
  const auto add = [&]<std::size_t Number>() {
    if (played.has(static_cast<Rule>(Number))) rules.push_back(&drawn<static_cast<Rule>(Number)>());
  };
  (add.template operator()<I>(), ...);
}

}  // namespace

std::vector<const DrawnRule*> rules_at(const Options& options) {
  std::vector<const DrawnRule*> rules;
  add_rules(rules, options.variations, std::make_index_sequence<kVariationNames.size()>());
  add_rules(rules, options.advanced, std::make_index_sequence<kAdvancedNames.size()>());
  return rules;
}

}  // namespace roundtable::cli

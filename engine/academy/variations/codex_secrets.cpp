#include "engine/academy/academy.h"
#include "engine/academy/imagine/imagine.h"

// Secrets of the codex: its tokens, and the values of Education's coats.

namespace roundtable::academy {

namespace {

void see_tokens(View& result, const State& state) {
  const OpenTable& table = state.table;
  result.tokens.fill(kHiddenValue);
  result.tokens_laid = codex_laid(state);
  if (!result.tokens_laid || result.viewer.is_spectator()) return;
  const auto show = [&](int place) {
    result.tokens[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(state.secrets.tokens.value_at(place));
  };
  for (const int place : Bits(table.peeked[result.viewer.seat()])) show(place);
  each_squire(table, [&](Squire squire) {
    const bool own = squire != table.options.neutral() && result.viewer.is(table.options.owner(squire));
    if (own && table.token[squire] != 0) show(table.token[squire]);
  });
}

// For each round whose two Education coats the viewer cannot distinguish, which is the -3, and the values of unseen
// gifts. All arrangements that fit the trades of `alms` are equally likely.
class HiddenCoats {
 public:
  explicit HiddenCoats(OpenTable& table) : table_(table) {
    for (int round = 1; round <= kRounds; ++round) {
      Squires holders;
      each_squire(table_, [&](Squire squire) {
        if (table_.ledger.paid(Track::Education, round)[squire] == kHiddenValue) holders.add(squire);
      });
      if (!holders.empty()) hidden_.push_back(Hidden{round, holders});
    }
    for (int i = 0; i < table_.ledger.trades().size(); ++i) {
      if (table_.ledger.trades()[i].value == kHiddenValue) hidden_gifts_.push_back(i);
    }
  }

  unsigned arrangements() const { return 1U << static_cast<unsigned>(hidden_.size() + hidden_gifts_.size()); }

  // The bits say which squire got the -3, then whether a gift was the -3. False if that does not fit the trades.
  bool lay(unsigned arrangement) {
    for (const Hidden& hidden : hidden_) {
      bool three = (arrangement & 1U) != 0;
      for (const Squire squire : hidden.holders) {
        table_.ledger.paid(Track::Education, hidden.round)[squire] = three ? -3 : -1;
        three = !three;
      }
      arrangement >>= 1U;
    }
    for (const int gift : hidden_gifts_) {
      table_.ledger.trades()[gift].value = (arrangement & 1U) != 0 ? -3 : -1;
      arrangement >>= 1U;
    }
    return fits();
  }

 private:
  struct Hidden {
    int round;
    Squires holders;
  };

  // A squire can only give a coat it has. Whether it was asked tells nothing: that depends on the number of coats
  // (A39).
  bool fits() const {
    for (const Trade& gift : table_.ledger.trades()) {
      if (gift.track == Track::Education && !had(gift.from, gift.value)) return false;
    }
    return true;
  }

  bool had(Squire squire, int value) const {
    for (int round = 1; round <= kRounds; ++round) {
      if (table_.ledger.paid(Track::Education, round)[squire] == value) return true;
    }
    return false;
  }

  OpenTable& table_;
  FixedVector<Hidden, kRounds> hidden_;
  FixedVector<int, 2> hidden_gifts_;
};

// Whether the viewer has seen nothing else.
bool fits(const View& view, Tokens tokens) {
  for (int place = 1; place <= view.table.squires; ++place) {
    const int seen = view.tokens[static_cast<std::size_t>(place)];
    if (seen != kHiddenValue && seen != tokens.value_at(place)) return false;
  }
  return true;
}

Tokens imagine_tokens(const View& view, Rng& rng) {
  Tokens tokens;
  FixedVector<std::uint8_t, kMaxSquires> unknown;
  for (int place = 1; place <= view.table.squires; ++place) {
    const int value = view.tokens[static_cast<std::size_t>(place)];
    if (value == -3) tokens.minus_three = static_cast<std::uint8_t>(place);
    if (value == -1) tokens.minus_one = static_cast<std::uint8_t>(place);
    if (value == kHiddenValue) unknown.push_back(static_cast<std::uint8_t>(place));
  }
  for (std::uint8_t* token : {&tokens.minus_three, &tokens.minus_one}) {
    if (*token != 0) continue;
    do {
      *token = unknown[static_cast<int>(below(rng, static_cast<unsigned>(unknown.size())))];
    } while (tokens.minus_three == tokens.minus_one);
  }
  return tokens;
}

}  // namespace

void variations::hide_coats(OpenTable& table, Viewer viewer) {
  for (int round = 1; round <= kRounds; ++round) {
    if (viewer.among(table.informed[static_cast<std::size_t>(round - 1)])) continue;
    each_squire(table, [&](Squire squire) {
      auto& value = table.ledger.paid(Track::Education, round)[squire];
      if (value != 0) value = kHiddenValue;
    });
  }
  for (Trade& trade : table.ledger.trades()) {
    if (trade.track == Track::Education && !viewer.among(see_gift(table, trade))) trade.value = kHiddenValue;
  }
}

void variations::hide_secrets(View& view, const State& state) {
  if (!view.table.options.has(Variation::Codex)) return;
  hide_coats(view.table, view.viewer);
  see_tokens(view, state);
}

void imagine_coats(OpenTable& table, Rng& rng) {
  HiddenCoats coats(table);
  while (!coats.lay(below(rng, coats.arrangements()))) {
  }
}

void variations::imagine(const View& view, State& state, Rng& rng) {
  if (!view.table.options.has(Variation::Codex)) return;
  imagine_coats(state.table, rng);
  if (view.tokens_laid) state.secrets.tokens = imagine_tokens(view, rng);
}

std::vector<State> variations::enumerate(const View& view, const State& state) {
  std::vector<State> all;
  State one = state;
  HiddenCoats coats(one.table);
  const int places = view.tokens_laid ? view.table.squires : 0;
  for (unsigned arrangement = 0; arrangement < coats.arrangements(); ++arrangement) {
    if (!coats.lay(arrangement)) continue;
    if (places == 0) all.push_back(one);
    for (int three = 1; three <= places; ++three) {
      for (int other = 1; other <= places; ++other) {
        one.secrets.tokens = {static_cast<std::uint8_t>(three), static_cast<std::uint8_t>(other)};
        if (three != other && fits(view, one.secrets.tokens)) all.push_back(one);
      }
    }
  }
  return all;
}

}  // namespace roundtable::academy

#pragma once

// For tests of exact endgames.

#include <map>

#include "bots/academy/policy.h"
#include "study/test_deals.h"

namespace roundtable::academy {

// Follows each pack of 52 numbered cards through the draft.
class Drafts {
 public:
  explicit Drafts(const View& view) : view_(view), table_(view.table), count_(table_.squires) {
    for (int card = 0; card < deck::kCards; ++card) unseen_.push_back(card);
    for (int step = 0; step < kDealt; ++step) {
      auto& look = looks_[static_cast<std::size_t>(pack_of(me(), step))];
      if (!look.empty()) continue;
      for (const Card card : view.seen[static_cast<std::size_t>(step)]) look.push_back(take(card));
    }
    for (int squire = 0; squire < count_; ++squire) {
      for (const Play play : table_.played.items[squire]) ++played_[at(squire)][card_of(play)];
      if (squire == neutral() && table_.phase == Phase::NeutralSword) ++played_[at(squire)][table_.neutral_sword];
      int played = 0;
      for (const auto& [card, times] : played_[at(squire)]) played += times;
      spare_[at(squire)] = kDealt - played;
    }
  }

  // Hands and kept cards with their numbers of arrangements; nothing if there are too many.
  std::vector<Deal<Academy>> all() {
    follow(0, 0, {});
    std::vector<Deal<Academy>> deals;
    for (auto& [name, deal] : found_) deals.push_back(deal);
    if (steps_ > kMost) deals.clear();
    return deals;
  }

 private:
  static constexpr int kMost = 100'000;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static Card kind(int card) { return Card{deck::kTables.low[at(card)]}; }
  int me() const { return index(view_.viewer.seat()); }
  int neutral() const { return table_.options.karadoc() ? 2 : -1; }
  int direction() const { return table_.round % 2 == 1 ? 1 : -1; }
  int pack_of(int holder, int step) const { return (holder - direction() * step + 10 * count_) % count_; }
  int holder_at(int pack, int step) const { return (pack + direction() * step + 10 * count_) % count_; }
  int take(Card card) {
    const auto found = std::ranges::find(unseen_, card, kind);
    const int result = *found;
    unseen_.erase(found);
    return result;
  }

  void follow(int pack, int step, std::vector<int> known) {
    if (++steps_ > kMost) return;
    if (pack == count_) return tally();
    if (step == kDealt) return follow(pack + 1, 0, {});
    const int holder = holder_at(pack, step);
    if (holder == me()) {
      if (known.empty()) known = looks_[at(pack)];
      CardSet seen;
      for (const int card : known) seen.add(kind(card));
      if (seen != view_.seen[at(step)]) return;
      known.erase(std::ranges::find(known, view_.kept[at(step)], kind));
      return follow(pack, step + 1, known);
    }
    const bool is_known = holder_seen(pack, step);
    auto& from = is_known ? known : unseen_;
    for (std::size_t i = 0; i < from.size(); ++i) {
      const int card = from[i];
      int& spare = spare_[at(holder)];
      auto& kept = kept_[at(holder)];
      if (!is_played(holder, card) && spare == 0) continue;
      const bool plays = is_played(holder, card);
      from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
      kept[at(step)] = card;
      plays ? --left_to_play(holder, card) : --spare;
      follow(pack, step + 1, known);
      plays ? ++left_to_play(holder, card) : ++spare;
      from.insert(from.begin() + static_cast<std::ptrdiff_t>(i), card);
    }
  }
  bool holder_seen(int pack, int step) const {
    for (int before = 0; before < step; ++before) {
      if (holder_at(pack, before) == me()) return true;
    }
    return false;
  }
  int& left_to_play(int squire, int card) { return played_[at(squire)][kind(card)]; }
  bool is_played(int squire, int card) { return left_to_play(squire, card) > 0; }

  bool neutral_kept_a_highest() const {
    for (int step = 0; neutral() >= 0 && step < kDealt; ++step) {
      for (int later = step + 1; later < kDealt; ++later) {
        const int holder = holder_at(pack_of(neutral(), step), later);
        const Card other = holder == me() ? view_.kept[at(later)] : kind(kept_[at(holder)][at(later)]);
        if (value_of(other) > value_of(kind(kept_[at(neutral())][at(step)]))) return false;
      }
    }
    return true;
  }

  void tally() {
    if (!neutral_kept_a_highest()) return;
    Deal<Academy> deal{.state = {.table = table_, .secrets = {}}, .order = {}, .weight = 1};
    std::string name;
    for (int squire = 0; squire < count_; ++squire) {
      auto& picks = deal.state.secrets.picks.items[squire];
      CardSet hand;
      for (int step = 0; step < kDealt; ++step) {
        picks[at(step)] = squire == me() ? view_.kept[at(step)] : kind(kept_[at(squire)][at(step)]);
        hand.add(picks[at(step)]);
        name += text_of(picks[at(step)]);
      }
      // The numbers of ways in which some of the kept cards are the played ones.
      std::map<Card, int> played;
      for (const Play play : table_.played.items[squire]) ++played[card_of(play)];
      if (squire == neutral() && table_.phase == Phase::NeutralSword) ++played[table_.neutral_sword];
      for (const auto& [card, times] : played) {
        if (squire == me()) continue;
        for (int i = 0; i < times; ++i) deal.weight = deal.weight * (hand.count(card) - i) / (i + 1);
      }
      for (const Play play : table_.played.items[squire]) hand.remove(play);
      deal.state.secrets.hands.items[squire] = Hand(hand);
    }
    auto& found = found_.try_emplace(name, Deal<Academy>{deal.state, {}, 0}).first->second;
    found.weight += deal.weight;
  }

  const View& view_;
  const OpenTable& table_;
  int count_;
  std::vector<int> unseen_;
  std::array<std::vector<int>, kMaxSquires> looks_;
  std::array<std::map<Card, int>, kMaxSquires> played_;
  std::array<int, kMaxSquires> spare_{};
  std::array<std::array<int, kDealt>, kMaxSquires> kept_{};
  std::map<std::string, Deal<Academy>> found_;
  int steps_ = 0;
};

// Each way to take some of these cards.
inline std::vector<CardSet> parts_of(CardSet cards, int count) {
  std::vector<CardSet> parts;
  std::vector<bool> chosen(static_cast<std::size_t>(cards.size()), false);
  std::fill(chosen.end() - count, chosen.end(), true);
  do {
    CardSet part;
    int i = 0;
    for (const Card card : cards) {
      if (chosen[static_cast<std::size_t>(i++)]) part.add(card);
    }
    parts.push_back(part);
  } while (next_order(chosen));
  return parts;
}

inline std::vector<Deal<Academy>> lancelot_deals(const View& view) {
  const OpenTable& table = view.table;
  const Seat me = view.viewer.seat();
  const Seat other{static_cast<std::uint8_t>(1 - index(me))};
  const Squire one{static_cast<std::uint8_t>(other)};
  const Squire two{static_cast<std::uint8_t>(index(other) + 2)};
  const auto at = [](Seat seat) { return static_cast<std::size_t>(seat); };
  CardSet cards;
  for (const Seat maker : Seats::first(2)) {
    for (int pile = 1; pile <= 2; ++pile) {
      const int taken = table.pile_taken[1 - at(maker)];
      const Seat owner = taken == pile ? Seat{static_cast<std::uint8_t>(1 - index(maker))} : maker;
      if (taken != 0 && owner == other) cards.add(table.piles[at(maker)][static_cast<std::size_t>(pile - 1)]);
    }
  }
  for (const Squire squire : {one, two}) {
    for (const Play play : table.played[squire]) cards.remove(play);
  }
  State state{.table = table, .secrets = {}};
  for (int squire = index(me); squire < 4; squire += 2)
    state.secrets.hands.items[squire] = Hand(view.hands.items[squire]);
  state.secrets.chosen[at(me)] = view.chosen;
  state.secrets.hands[one] = Hand(cards);
  if (table.phase < Phase::Assign) return {{state, {}, 1}};
  std::vector<Deal<Academy>> deals;
  if (table.phase == Phase::Assign) {
    if (table.waiting.has(other)) return {{state, {}, 1}};
    for (const CardSet part : parts_of(cards, 3)) {
      state.secrets.chosen[at(other)] = part;
      deals.push_back({state, {}, 1});
    }
    return deals;
  }
  for (const CardSet part : parts_of(cards, kLancelotPlayed - table.played[one].size())) {
    CardSet rest = cards;
    rest.remove(part);
    state.secrets.hands[one] = Hand(part);
    state.secrets.hands[two] = Hand(rest);
    deals.push_back({state, {}, 1});
  }
  return deals;
}

// With every way to lay the codex's tokens that looks the same to the viewer.
inline void add_with_tokens(const View& view, Deal<Academy> deal, std::vector<Deal<Academy>>& deals) {
  std::vector<int> tokens(static_cast<std::size_t>(view.table.squires), 0);
  tokens[0] = -3, tokens[1] = -1;
  std::ranges::sort(tokens);
  do {
    for (std::size_t i = 0; view.tokens_laid && i < tokens.size(); ++i) {
      const auto place = static_cast<std::uint8_t>(i + 1);
      if (tokens[i] == -3) deal.state.secrets.tokens.minus_three = place;
      if (tokens[i] == -1) deal.state.secrets.tokens.minus_one = place;
    }
    const auto sees = academy::view(deal.state, view.viewer);
    if (sees.tokens == view.tokens && sees.table == view.table) deals.push_back(deal);
  } while (view.tokens_laid && next_order(tokens));
}

// Whether every given coat was there to give.
inline bool gifts_fit(OpenTable& table) {
  return std::ranges::all_of(table.ledger.trades(), [&](const Trade& trade) {
    bool has = trade.track != Track::Education;
    for (int round = 1; round <= kRounds; ++round)
      has = has || table.ledger.paid(Track::Education, round)[trade.from] == trade.value;
    return has;
  });
}

// With every way to lay the codex's tokens and coats.
inline std::vector<Deal<Academy>> with_codex(const View& view, const std::vector<Deal<Academy>>& hands) {
  if (!view.table.options.has(Variation::Codex)) return hands;
  std::vector<std::int8_t*> coats;
  std::vector<Deal<Academy>> deals;
  for (Deal<Academy> deal : hands) {
    auto& ledger = deal.state.table.ledger;
    coats.clear();
    for (int round = 1; round <= kRounds; ++round) {
      for (std::int8_t& coat : ledger.paid(Track::Education, round).items) {
        if (coat == kHiddenValue) coats.push_back(&coat);
      }
    }
    const std::size_t paid = coats.size();  // two a round
    for (Trade& trade : ledger.trades()) {
      if (trade.value == kHiddenValue) coats.push_back(&trade.value);
    }
    for (unsigned bits = 0; bits < 1U << coats.size(); ++bits) {
      bool fits = true;
      for (std::size_t i = 0; i < coats.size(); ++i) *coats[i] = (bits >> i & 1U) != 0 ? -3 : -1;
      for (std::size_t i = 0; i + 1 < paid; i += 2) fits = fits && *coats[i] != *coats[i + 1];
      if (fits && gifts_fit(deal.state.table)) add_with_tokens(view, deal, deals);
    }
  }
  return deals;
}

inline bool others_may_play(const View& view) {
  bool may = false;
  for (int squire = 0; squire < view.table.squires && view.table.phase <= Phase::Peek; ++squire) {
    may = may || (squire != index(view.viewer.seat()) && view.table.played.items[squire].size() < kPlayed);
  }
  return may;
}

inline std::vector<Deal<Academy>> all_deals(const View& view) {
  if (view.table.options.lancelot()) return with_codex(view, lancelot_deals(view));
  // Of hands without a card still to play some, in place of all.
  std::vector<Deal<Academy>> deals;
  if (others_may_play(view)) {
    deals = Drafts(view).all();
  } else {
    Rng rng(5);
    for (int i = 0; i < 3; ++i) {
      deals.push_back({{.table = view.table, .secrets = imagine(view, rng).secrets}, {}, 1});
      deals.back().state.secrets.tokens = {};
    }
  }
  const Likelihood likelihood(view);
  for (auto& deal : deals) deal.weight *= static_cast<double>(likelihood(deal.state));
  if (!view.table.options.karadoc()) return with_codex(view, deals);
  // The neutral's cards in every order.
  std::vector<Deal<Academy>> ordered;
  for (const auto& deal : deals) {
    std::vector<std::pair<int, int>> cards;  // two of a kind are two cards
    for (const Card card : deal.state.secrets.hands[Squire{2}].cards()) {
      const bool revealed = view.table.phase == Phase::NeutralSword && card == view.table.neutral_sword &&
                            std::ranges::count(cards, -1, &std::pair<int, int>::first) == 0;
      cards.emplace_back(revealed ? -1 : static_cast<int>(card), static_cast<int>(cards.size()));
    }
    std::erase_if(cards, [](const auto& card) { return card.first == -1; });
    std::ranges::sort(cards);
    do {
      ordered.push_back(deal);
      for (const auto& card : cards) ordered.back().order.push_back(card.first);
    } while (next_order(cards));
  }
  // Each deal has as many orders as the others.
  return with_codex(view, ordered);
}

inline Outcome outcome_of(const State& state, CardOrder& order) {
  Outcome outcome{.phase = state.table.phase, .card = Card{static_cast<std::uint8_t>(order[0])}};
  order.erase(order.begin());
  return outcome;
}

// Saves time: elsewhere there is nothing to compare.
inline bool is_late(const View& view) { return view.table.round == kRounds; }

}  // namespace roundtable::academy

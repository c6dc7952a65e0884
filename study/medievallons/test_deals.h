#pragma once

// For tests of exact endgames.

#include <map>

#include "engine/medievallons/game.h"
#include "study/test_deals.h"

namespace roundtable::medievallons {

// Every unseen card in every hand, or at every place of the deck.
class Layouts {
 public:
  explicit Layouts(const View& view) : view_(view) {
    Cards cards = Cards::box() - view.hand - view.drawn - view.table.pile.cards();
    for (const GuildAt at : view.table.laid) cards = cards - view.table.guilds[at].cards();
    if (view.table.aside != kNoKind) cards.remove(view.table.aside);
    state_ = {.table = view.table, .secrets = {}};
    auto& secrets = state_.secrets;
    secrets.hands[me()] = view.hand;
    secrets.drawn = view.drawn;
    secrets.held = view.held;
    secrets.meant[me()] = view.meant;
    for (const Seat seat : Seats::first(view.table.options.players))
      secrets.knowledge.of(me(), seat) = view.notes[seat];
    // A known card is one that was seen: it has its place.
    for (const Seat place : Seats::first(view.table.options.players)) {
      const bool shown = !view.shown.empty() && place == view.table.target;
      known_[place] = shown ? view.shown : view.notes[place].known();
      cards = cards - known_[place];
      if (place != me()) secrets.hands[place] = known_[place];
    }
    for (int i = 0; i < cards.size(); ++i) unseen_.push_back(static_cast<int>(cards.at(i)));
  }

  std::vector<Deal<Medievallons>> all() {
    lay(0, -1);
    std::vector<Deal<Medievallons>> deals;
    for (auto& [name, deal] : found_) deals.push_back(deal);
    if (steps_ > kMost) deals.clear();
    return deals;
  }

 private:
  static constexpr int kMost = 100'000;

  Seat me() const { return view_.viewer.seat(); }

  bool agrees(Seat place, Cards cards) const {
    for (const CardKind kind : view_.notes[place].exact()) {
      if (cards.count(kind) != known_[place].count(kind)) return false;
    }
    return true;
  }

  // The cards of a hand in the order of their numbers, those of the deck in any order.
  void lay(int place, int last) {
    if (++steps_ > kMost) return;
    const int players = view_.table.options.players;
    if (place == players) return lay_deck();
    const Seat seat{static_cast<std::uint8_t>(place)};
    auto& hand = state_.secrets.hands[seat];
    if (seat == me()) return lay(place + 1, -1);
    if (hand.size() == view_.hand_sizes[seat]) {
      if (agrees(seat, hand)) lay(place + 1, -1);
      return;
    }
    for (int card = last + 1; card < static_cast<int>(unseen_.size()); ++card) {
      int& kind = unseen_[static_cast<std::size_t>(card)];
      if (kind < 0) continue;
      const int before = kind;
      kind = -1;
      hand.add(CardKind{static_cast<std::uint8_t>(before)});
      lay(place, card);
      hand.remove(CardKind{static_cast<std::uint8_t>(before)});
      unseen_[static_cast<std::size_t>(card)] = before;
    }
  }

  void lay_deck() {
    Cards deck = known_[me()];
    for (const int kind : unseen_) {
      if (kind >= 0) deck.add(CardKind{static_cast<std::uint8_t>(kind)});
    }
    std::vector<std::pair<int, int>> cards;  // two of a kind are two cards
    for (int i = 0; i < deck.size(); ++i) cards.emplace_back(static_cast<int>(deck.at(i)), i);
    if (!agrees(me(), deck)) return;
    std::ranges::sort(cards);
    do {
      if (++steps_ > kMost) return;
      Deal<Medievallons> deal{.state = state_, .order = {}, .weight = 1};
      deal.state.secrets.deck = deck;
      for (const auto& card : cards) deal.order.push_back(card.first);
      if (view_.table.question == Question::Take) {
        const Seat target = view_.table.target;
        deal.state.secrets.knowledge.of(me(), target) = Claim::all_of(deal.state.secrets.hands[target]);
      }
      choose(deal, Seats::first(view_.table.options.players) - Seats::of(me()));
    } while (next_order(cards));
  }

  // Each simultaneous choice that others may have made.
  void choose(const Deal<Medievallons>& deal, Seats others) {
    const auto& table = deal.state.table;
    const bool gives = table.question == Question::Give;
    const bool together = gives || table.question == Question::Swap;
    if (others.empty() || !together) {
      std::string name;
      for (const Seat seat : Seats::first(table.options.players)) {
        const auto& meant = deal.state.secrets.meant[seat];
        name += text_of(deal.state.secrets.hands[seat]) + "/" + std::to_string(static_cast<int>(meant.one)) + "+" +
                std::to_string(static_cast<int>(meant.two)) + "/";
      }
      for (const int card : deal.order) name += std::to_string(card) + ",";
      auto& found = found_.try_emplace(name, Deal<Medievallons>{deal.state, deal.order, 0}).first->second;
      found.weight += deal.weight;
      return;
    }
    const Seat seat = others.lowest();
    others.remove(seat);
    const bool forced = table.forced.has(seat);
    if (!forced && (!table.choosers.has(seat) || table.waiting.has(seat))) return choose(deal, others);
    auto asked = deal.state;
    asked.table.choosers.add(seat);
    const auto choices = Medievallons::legal(asked, seat);
    for (const auto action : choices) {
      Deal<Medievallons> then = deal;
      then.state.secrets.meant[seat].one = action.kind();
      if (!gives) then.state.secrets.meant[seat].two = action.second();
      then.weight /= choices.size();
      choose(then, others);
    }
  }

  const View& view_;
  State state_;
  Per<Seat, Cards, kMaxSeats> known_{};  // the deck's under the viewer's own index
  std::vector<int> unseen_;              // kinds of the other cards by number; -1: in a hand
  std::map<std::string, Deal<Medievallons>> found_;
  int steps_ = 0;
};

inline std::vector<Deal<Medievallons>> all_deals(const View& view) { return Layouts(view).all(); }

inline Outcome outcome_of(const State& state, CardOrder& order) {
  Outcome outcome{.due = state.table.question, .kind = CardKind{static_cast<std::uint8_t>(order[0])}};
  if (outcome.due == Question::Draw) outcome.seat = state.table.draws.next();
  order.erase(order.begin());
  return outcome;
}

inline bool others_may_play(const View& /*view*/) { return true; }

// Saves time: elsewhere there is nothing to compare.
inline bool is_late(const View& view) { return view.table.yellow && view.deck_size < 4; }

}  // namespace roundtable::medievallons

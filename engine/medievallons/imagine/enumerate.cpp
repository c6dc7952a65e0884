#include "engine/medievallons/imagine/enumerate.h"

#include <algorithm>

#include "engine/medievallons/imagine/certain.h"
#include "engine/medievallons/medievallons.h"

namespace roundtable::medievallons {

namespace {

// Divides the unseen cards among hands and deck, kind by kind. The chances are numbers of physical arrangements.
class Arrangements {
 public:
  Arrangements(const View& view, std::size_t most) : view_(view), most_(most), rest_(unseen(view)) {
    for (const Seat place : everybody(view.table)) {
      const bool shown = !view.shown.empty() && place == view.table.target;
      Place made{.seat = place,
                 .cards = shown ? view.shown : view.notes[place].known(),
                 .excluded = view.notes[place].exact(),
                 .room = size_of(view, place)};
      made.room -= made.cards.size();
      rest_ = rest_ - made.cards;
      places_.push_back(made);
    }
  }

  std::optional<std::vector<Possible<State>>> run() {
    if (!divide(0, 1)) return std::nullopt;
    double sum = 0;
    for (const auto& one : found_) sum += one.chance;
    for (auto& one : found_) one.chance /= sum;
    return std::move(found_);
  }

 private:
  static constexpr int kMostSteps = 20'000;

  struct Place {
    Seat seat;  // the viewer's own stands for the deck
    Cards cards;
    CardKinds excluded;  // no more of these
    int room = 0;
  };

  // These return false if it is too much.
  bool divide(int number, double ways) {
    if (number == kKinds) return keep(ways);
    const auto kind = static_cast<CardKind>(number);
    for (int i = 2; i <= rest_.count(kind); ++i) ways *= i;
    return lay(number, 0, rest_.count(kind), ways);
  }

  bool lay(int number, std::size_t at, int left, double ways) {
    if (++steps_ > kMostSteps) return false;
    if (at == places_.size()) return left > 0 || divide(number + 1, ways);
    const auto kind = static_cast<CardKind>(number);
    const Place before = places_[at];
    const int most = before.excluded.has(kind) ? 0 : std::min(left, before.room);
    for (int here = 0; here <= most; ++here) {
      if (here > 0) {
        places_[at].cards.add(kind);
        --places_[at].room;
        ways /= here;
      }
      if (!lay(number, at + 1, left - here, ways)) return false;
    }
    places_[at] = before;
    return true;
  }

  bool keep(double ways) {
    const Seat me = view_.viewer.seat();
    State state{.table = view_.table, .secrets = {}};
    Secrets& secrets = state.secrets;
    for (const Place& place : places_) {
      (place.seat == me ? secrets.deck : secrets.hands[place.seat]) = place.cards;
      secrets.knowledge.of(me, place.seat) = view_.notes[place.seat];
    }
    secrets.hands[me] = view_.hand;
    secrets.drawn = view_.drawn;
    secrets.held = view_.held;
    secrets.meant[me] = view_.meant;
    if (state.table.question == Question::Take) {
      secrets.knowledge.of(me, state.table.target) = Claim::all_of(secrets.hands[state.table.target]);
    }
    return choose(state, secret_choosers(), ways);
  }

  // Seats whose simultaneous choice is made and hidden.
  Seats secret_choosers() const {
    const OpenTable& table = view_.table;
    if (table.question != Question::Swap && table.question != Question::Give) return {};
    return ((table.choosers - table.waiting.seats()) | table.forced) - Seats::of(view_.viewer.seat());
  }

  bool choose(const State& state, Seats seats, double ways) {
    if (seats.empty()) {
      found_.push_back({state, ways});
      return found_.size() <= most_;
    }
    const Seat seat = seats.lowest();
    const Cards hand = state.secrets.hands[seat];
    const bool swaps = state.table.question == Question::Swap;
    const Choices choices = swaps ? Choices::of_swaps(hand) : Choices::of_kinds(Verb::Give, hand);
    for (const Action action : choices) {
      State then = state;
      then.secrets.meant[seat] = {action.kind(), swaps ? action.second() : kNoKind};
      if (!choose(then, seats - Seats::of(seat), ways / choices.size())) return false;
    }
    return true;
  }

  const View& view_;
  std::size_t most_;
  Cards rest_;
  std::vector<Place> places_;
  std::vector<Possible<State>> found_;
  int steps_ = 0;
};

}  // namespace

std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most) {
  const OpenTable& table = view.table;
  if (view.viewer.is_spectator() || table.waiting.is_chance() || !table.waiting.has(view.viewer.seat())) return {};
  const bool held_by_another = view.drawn_size > 0 && !view.viewer.is(table.active);
  if (!table.yellow || held_by_another) return {};
  return Arrangements(view, most).run();
}

std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state) {
  const OpenTable& table = state.table;
  if (table.question == Question::First || table.question == Question::Deal) return {};
  const bool begs = table.question == Question::Beg;
  const Cards cards = begs ? state.secrets.hands[table.target] : state.secrets.deck;
  std::vector<Possible<Outcome>> all;
  for (const CardKind kind : cards.kinds()) {
    Outcome outcome{.due = table.question, .kind = kind};
    if (begs) outcome.seat = table.target;
    if (table.question == Question::Draw) outcome.seat = table.draws.next();
    all.push_back({outcome, static_cast<double>(cards.count(kind)) / cards.size()});
  }
  return all;
}

}  // namespace roundtable::medievallons

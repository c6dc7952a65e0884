#include "engine/academy/imagine/enumerate.h"

#include <algorithm>

#include "engine/academy/academy.h"
#include "engine/academy/imagine/imagine.h"
#include "engine/academy/imagine/places.h"

namespace roundtable::academy {

namespace {

using Hands = std::vector<Possible<Secrets>>;  // without tokens, weighted by numbers of physical arrangements

double choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

CardSet cards_of(const Played& played) {
  CardSet cards;
  for (const Play play : played) cards.add(card_of(play));
  return cards;
}

// Every card in every place where it may have been kept, kind by kind.
class Drafts {
 public:
  Drafts(const View& view, std::size_t most)
      : table_(view.table), most_(most), viewer_(first_squire(view.viewer.seat())), places_(view, viewer_) {
    secrets_.hands[viewer_] = Hand(view.hands[viewer_]);
    for (std::size_t i = 0; i < kDealt; ++i) secrets_.picks[viewer_][i] = view.kept[i];
    for (std::size_t i = 0; i < Places::kGroups; ++i) {
      sources_[i] = places_.groups[i].cards;
      for (const int other : Bits(places_.groups[i].owners)) {
        open_.push_back({other, Places::step_of(static_cast<int>(i), other), i});
      }
    }
    sources_[Places::kGroups] = places_.pool;
    for (int other = 0; other < places_.others.size(); ++other) {
      const Other& one = places_.others[other];
      for (const int step : Bits(one.unseen)) open_.push_back({other, step, Places::kGroups});
      squires_.push_back({one.played, one.kept - one.played.size()});
    }
  }

  std::optional<Hands> run() {
    if (!lay(0, 1)) return std::nullopt;
    return std::move(found_);
  }

 private:
  static constexpr int kMostSteps = 50'000;

  struct Place {
    int other;
    int step;
    std::size_t source;
  };
  struct Kept {
    CardSet to_find;  // played cards without a place so far
    int held = 0;     // further cards
  };

  // False if it is too much.
  bool lay(std::size_t at, double ways) {
    if (++steps_ > kMostSteps) return false;
    if (at == open_.size()) return keep(ways);
    const Place place = open_[at];
    const CardSet source = sources_[place.source];
    const Kept kept = squires_[static_cast<std::size_t>(place.other)];
    for (const Card card : CardSet(source.kinds())) {
      Kept& then = squires_[static_cast<std::size_t>(place.other)];
      if (kept.to_find.has(card)) {
        then.to_find.remove(card);
      } else if (kept.held > 0) {
        --then.held;
      } else {
        continue;
      }
      sources_[place.source].remove(card);
      secrets_.picks[places_.others[place.other].squire][static_cast<std::size_t>(place.step)] = card;
      const bool fits = lay(at + 1, ways * source.count(card));
      sources_[place.source] = source;
      squires_[static_cast<std::size_t>(place.other)] = kept;
      if (!fits) return false;
    }
    return true;
  }

  bool keep(double ways) {
    if (!neutral_kept_the_best()) return true;
    for (const Other& other : places_.others) {
      CardSet kept;
      for (const Card card : secrets_.picks[other.squire]) kept.add(card);
      // Any copy of a kind may be the one that was played.
      for (const Card card : CardSet(other.played.kinds())) ways *= choose(kept.count(card), other.played.count(card));
      kept.remove(cards_of(table_.played[other.squire]));
      secrets_.hands[other.squire] = Hand(kept);
    }
    found_.push_back({secrets_, ways});
    return found_.size() <= most_;
  }

  bool neutral_kept_the_best() const {
    const Squire neutral = table_.options.neutral();
    if (neutral == kNoSquire) return true;
    for (int step = 0; step < kDealt; ++step) {
      const int value = value_of(secrets_.picks[neutral][static_cast<std::size_t>(step)]);
      const Squire pack = pack_held(table_, neutral, step);
      for (int later = step + 1; later < kDealt; ++later) {
        const Squire holder = holder_of(table_, pack, later);
        if (value_of(secrets_.picks[holder][static_cast<std::size_t>(later)]) > value) return false;
      }
    }
    return true;
  }

  const OpenTable& table_;
  std::size_t most_;
  Squire viewer_;
  Places places_;
  std::vector<Place> open_;
  std::array<CardSet, Places::kGroups + 1> sources_{};
  std::vector<Kept> squires_;
  Secrets secrets_{};
  Hands found_;
  int steps_ = 0;
};

// Each way to take that many cards of a few.
template <class Do>
void each_part(CardSet cards, int count, Do act) {
  for (unsigned bits = 0; bits < 1U << static_cast<unsigned>(cards.size()); ++bits) {
    if (std::popcount(bits) != count) continue;
    CardSet part;
    for (const int i : Bits(bits)) part.add(cards.at(i));
    act(part);
  }
}

// Only the other player's assignment is hidden.
Hands lancelot_hands(const View& view) {
  const OpenTable& table = view.table;
  const Seat me = view.viewer.seat();
  const Seat other{static_cast<std::uint8_t>(other_player(me))};
  const CardSet cards = shown_cards(table, other);
  Secrets secrets{};
  for (const Squire squire : {first_squire(me), second_squire(me)}) secrets.hands[squire] = Hand(view.hands[squire]);
  secrets.chosen[static_cast<std::size_t>(me)] = view.chosen;
  secrets.hands[first_squire(other)] = Hand(cards);
  const bool has_chosen = table.phase == Phase::Assign && !table.waiting.has(other);
  if (table.phase <= Phase::Assign && !has_chosen) return {{secrets, 1}};
  Hands all;
  const int first = has_chosen ? kLancelotPlayed : kLancelotPlayed - table.played[first_squire(other)].size();
  each_part(cards, first, [&](CardSet part) {
    if (has_chosen) {
      secrets.chosen[static_cast<std::size_t>(other)] = part;
    } else {
      CardSet rest = cards;
      rest.remove(part);
      secrets.hands[first_squire(other)] = Hand(part);
      secrets.hands[second_squire(other)] = Hand(rest);
    }
    const auto same = std::ranges::find(all, secrets, &Possible<Secrets>::what);
    same == all.end() ? all.push_back({secrets, 1}) : void(++same->chance);
  });
  return all;
}

bool others_have_played(const View& view) {
  const OpenTable& table = view.table;
  if (table.phase > kPlaying.last) return true;
  bool all = true;
  each_squire(table, [&](Squire squire) {
    const bool own = squire != table.options.neutral() && view.viewer.is(table.options.owner(squire));
    all = all && (own || table.played[squire].size() == kPlayed);
  });
  return all;
}

std::optional<Hands> enumerate_hands(const View& view, std::size_t most) {
  if (view.table.options.lancelot()) return lancelot_hands(view);
  if (!others_have_played(view)) return Drafts(view, most).run();
  Rng any(0);
  return Hands{{imagine(view, any).secrets, 1}};
}

}  // namespace

std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most) {
  const OpenTable& table = view.table;
  if (view.viewer.is_spectator() || !table.waiting.has(view.viewer.seat()) || table.waiting.is_chance()) return {};
  const Phase open = table.options.lancelot() ? Phase::Choose : Phase::Play;
  if (table.round < kRounds || table.phase < open) return {};
  const auto hands = enumerate_hands(view, most);
  if (!hands) return {};
  const auto tables = variations::enumerate(view, State{.table = table, .secrets = {}});
  if (hands->size() * tables.size() > most) return {};
  double sum = 0;
  for (const auto& one : *hands) sum += one.chance;
  std::vector<Possible<State>> states;
  for (const State& one : tables) {
    for (const auto& [secrets, ways] : *hands) {
      states.push_back({{one.table, secrets}, ways / sum / static_cast<double>(tables.size())});
      states.back().what.secrets.tokens = one.secrets.tokens;
    }
  }
  return states;
}

std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state) {
  const OpenTable& table = state.table;
  std::vector<Possible<Outcome>> all;
  const auto add_cards = [&](CardSet cards) {
    for (const Card card : CardSet(cards.kinds())) {
      all.push_back({Outcome{.phase = table.phase, .card = card},
                     static_cast<double>(cards.count(card)) / static_cast<double>(cards.size())});
    }
  };
  switch (table.phase) {
    case Phase::NeutralKeep: add_cards(neutral_candidates(state)); return all;
    case Phase::NeutralPlay: add_cards(state.secrets.hands[table.options.neutral()].cards()); return all;
    default: return {};
  }
}

}  // namespace roundtable::academy

#include "engine/academy/imagine/ways.h"

namespace roundtable::academy {

Ways::List Ways::list(int other) {
  const Other& squire = places_.others[other];
  List list{.begin = static_cast<std::uint16_t>(count_), .end = static_cast<std::uint16_t>(count_ + 1)};
  drawn_[count_] = squire.played.bits();
  cards_[count_++] = static_cast<std::uint64_t>(squire.played.size()) << kLeft;
  std::uint64_t alike = 0;  // cards of a kind that they have played
  for (const Card card : squire.played) alike |= deck::kTables.kind[static_cast<std::size_t>(card)];
  FixedVector<std::uint8_t, Places::kLooks> sources;
  for (std::uint8_t i = 0; i < Places::kGroups; ++i) {
    const Group& group = places_.groups[i];
    const bool shared = (group.owners & (1U << static_cast<unsigned>(other))) != 0;
    if (shared && (group.cards.bits() & alike) != 0) sources.push_back(i);
  }
  auto most = static_cast<unsigned>(std::popcount(squire.unseen) + sources.size());
  for (const int source : sources) add_source(list, source, alike, --most);
  drop_impossible(list);
  if (other == places_.neutral) give_neutral_places(list);
  sum_up(list);
  return list;
}

// Extends every way by no card or one of these cards, unless it leaves more than `most` to other places.
void Ways::add_source(List& list, int source, std::uint64_t alike, unsigned most) {
  const std::uint64_t group = places_.groups[static_cast<std::size_t>(source)].cards.bits();
  const std::uint64_t limit = static_cast<std::uint64_t>(most + 1) << kLeft;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    drawn_[count_] = drawn_[i];
    cards_[count_] = cards_[i];
    count_ += cards_[i] < limit ? 1U : 0U;
  }
  for (const int at : Bits(group & alike)) {
    const int number = 4 * source + std::popcount(group & ((std::uint64_t{1} << static_cast<unsigned>(at)) - 1));
    const auto bit = std::uint64_t{1} << static_cast<unsigned>(number);
    if ((certain_ & bit) != 0) continue;
    const Card card{deck::kTables.low[static_cast<std::size_t>(at)]};
    for (std::size_t i = list.begin; i < list.end; ++i) {
      CardSet drawn(drawn_[i]);
      const bool has = drawn.has(card);
      drawn.remove(card);
      drawn_[count_] = drawn.bits();
      cards_[count_] = cards_[i] + bit - (std::uint64_t{1} << kLeft);
      count_ += has ? 1U : 0U;
    }
  }
  list.begin = list.end;
  list.end = static_cast<std::uint16_t>(count_);
}

// Removes ways that draw more from the pool than it had.
void Ways::drop_impossible(List& list) {
  count_ = list.begin;
  for (std::size_t i = list.begin; i < list.end; ++i) {
    const CardSet drawn(drawn_[i]);
    drawn_[count_] = drawn.bits();
    cards_[count_] = cards_[i];
    count_ += places_.pool.contains(drawn) ? 1U : 0U;
  }
  list.end = static_cast<std::uint16_t>(count_);
}

void Ways::sum_up(List& list) {
  std::uint64_t certain = kGroupCards;
  std::uint64_t ever = 0;
  list.always = ~std::uint64_t{0};
  for (std::size_t i = list.begin; i < list.end; ++i) {
    certain &= cards_[i];
    list.always &= drawn_[i];
    ever |= drawn_[i];
  }
  list.sometimes = ever & ~list.always;
  certain_ |= certain;
}

// The neutral's places demand high cards: each assignment of its drawn cards is a way of its own.
void Ways::give_neutral_places(List& list) {
  const auto suits = [&](Card card, int step) {
    return step <= places_.neutral && value_of(card) >= places_.least[static_cast<std::size_t>(step)];
  };
  const List before = list;
  list.begin = static_cast<std::uint16_t>(count_);
  for (std::size_t i = before.begin; i < before.end; ++i) {
    const auto add_if = [&](bool possible, std::uint32_t places) {
      drawn_[count_] = drawn_[i];
      cards_[count_] = cards_[i];
      neutral_places_[count_] = static_cast<std::uint8_t>(places);
      count_ += possible ? 1U : 0U;
    };
    const CardSet drawn(drawn_[i]);
    if (drawn.empty()) {
      add_if(true, 0);
      continue;
    }
    const Card low = drawn.at(0);
    const Card high = drawn.at(drawn.size() - 1);
    if (drawn.size() == 1) {
      add_if(suits(low, 0), kFirstPlace);
      add_if(suits(low, 1), kSecondPlace);
    } else {
      add_if(suits(low, 0) && suits(high, 1), kFirstPlace | kSecondPlace);
      add_if(low != high && suits(high, 0) && suits(low, 1), kFirstPlace | kSecondPlace | kHighFirst);
    }
  }
  list.end = static_cast<std::uint16_t>(count_);
}

}  // namespace roundtable::academy

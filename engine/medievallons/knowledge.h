#pragma once

#include "engine/medievallons/cards.h"
#include "engine/core/seat.h"

namespace roundtable::medievallons {

// What each player has worked out of what he does not see (M25), never wrong and never more than he may know. Of every
// hidden place, which is another's hand or the deck, he knows some cards that are certainly there, and some kinds of
// which there are certainly no more than those. A kind he knows none of and no more of is certainly not there, as after
// a Knight's vain question.
//
// His own hand needs no such row, so row [o][o] is the deck; cards that another Wizard holds back belong to it until
// they are laid down or kept.
class Knowledge {
 public:
  Cards known(Seat observer, Seat place) const { return known_[observer][place]; }
  Kinds exact(Seat observer, Seat place) const { return exact_[observer][place]; }
  void set(Seat observer, Seat place, Cards known, Kinds exact) {
    known_[observer][place] = known;
    exact_[observer][place] = exact;
  }

  // He sees that card come.
  void seen_arriving(Seat observer, Seat place, Kind kind) { known_[observer][place].add(kind); }
  void seen_arriving(Seat observer, Seat place, Cards cards) {
    known_[observer][place] = known_[observer][place] + cards;
  }

  // He sees that card go; so many stay.
  void seen_leaving(Seat observer, Seat place, Kind kind, int left) {
    Cards& known = known_[observer][place];
    if (known.has(kind)) known.remove(kind);
    close_if_full(observer, place, left);
  }

  // One card goes from place to place and he does not see which; before, `size` cards were in the first place.
  void hidden_move(Seat observer, Seat from, Seat to, int size) {
    Cards& known = known_[observer][from];
    Kinds& exact = exact_[observer][from];
    if (known.size() == size && known.kinds().size() == 1) return move_only_kind(observer, from, to);
    const Kinds never = exact - known.kinds();
    exact_[observer][to] = exact_[observer][to] & never;
    known = known.less_any();
    exact = never;
    close_if_full(observer, from, size - 1);
  }

  // Two players exchange some cards at once and he does not see which: both judged by what was there before.
  void hidden_exchange(Seat observer, Seat one, int size_of_one, Seat other, int size_of_other, int cards) {
    const Exchanged from_one = leaving(observer, one, size_of_one, cards);
    const Exchanged from_other = leaving(observer, other, size_of_other, cards);
    arrive(observer, one, size_of_one, from_other);
    arrive(observer, other, size_of_other, from_one);
  }

  // Everybody learns that he has none of it.
  void has_none(Seat place, Kind kind) {
    for (std::uint8_t i = 0; i < kMaxSeats; ++i) {
      if (Seat{i} != place) exact_[Seat{i}][place] = exact_[Seat{i}][place] | Kinds::of(kind);
    }
  }

  // He sees the whole hand.
  void sees_all(Seat observer, Seat place, Cards cards) { set(observer, place, cards, Kinds::all()); }

  // What the numbers alone tell: eight of each kind, and what he cannot see must be somewhere. `unseen` is all that
  // lies in the hidden places together.
  template <class SizeOf>
  void conclude(Seat observer, Seats places, Cards unseen, SizeOf size_of) {
    Cards rest = unseen;
    for (const Seat place : places) rest = rest - known_[observer][place];
    for (const Seat place : places) {
      Kinds nowhere_else = Kinds::all();
      for (const Seat other : places) {
        if (other != place) nowhere_else = nowhere_else & exact_[observer][other];
      }
      const Cards here = rest.only(nowhere_else - exact_[observer][place]);
      known_[observer][place] = known_[observer][place] + here;
      rest = rest - here;
      exact_[observer][place] = exact_[observer][place] | nowhere_else;
      close_if_full(observer, place, size_of(place));
    }
    for (const Seat place : places) exact_[observer][place] = exact_[observer][place] | (Kinds::all() - rest.kinds());
  }

  friend bool operator==(const Knowledge&, const Knowledge&) = default;

 private:
  struct Exchanged {
    Cards certain;  // these go
    Kinds never;    // none of these goes
    bool all_certain = false;
  };

  // If every card of a place is known there is no room for others.
  void close_if_full(Seat observer, Seat place, int size) {
    if (known_[observer][place].size() == size) exact_[observer][place] = Kinds::all();
  }

  // All cards there are of one kind, so it is as good as seen.
  void move_only_kind(Seat observer, Seat from, Seat to) {
    const Kind kind = known_[observer][from].at(0);
    known_[observer][from].remove(kind);
    known_[observer][to].add(kind);
  }

  Exchanged leaving(Seat observer, Seat place, int size, int cards) {
    Cards& known = known_[observer][place];
    Kinds& exact = exact_[observer][place];
    if (known.size() == size && (known.kinds().size() == 1 || size == cards)) {
      const Cards certain = size == cards ? known : Cards::of(known.at(0), cards);
      known = known - certain;
      return {.certain = certain, .all_certain = true};
    }
    exact = exact - known.kinds();
    for (int i = 0; i < cards; ++i) known = known.less_any();
    return {.never = exact};
  }

  void arrive(Seat observer, Seat place, int size, const Exchanged& cards) {
    Kinds& exact = exact_[observer][place];
    if (cards.all_certain) {
      seen_arriving(observer, place, cards.certain);
    } else {
      exact = exact & cards.never;
    }
    close_if_full(observer, place, size);
  }

  Per<Seat, Per<Seat, Cards, kMaxSeats>, kMaxSeats> known_{};
  Per<Seat, Per<Seat, Kinds, kMaxSeats>, kMaxSeats> exact_{};
};

}  // namespace roundtable::medievallons

#pragma once

#include "engine/core/seat.h"
#include "engine/medievallons/claim.h"

namespace roundtable::medievallons {

// What each player has worked out of what he does not see (M25), never wrong and never more than he may know: a claim
// about every hidden place, which is another's hand or the deck. His own hand needs none, so row [o][o] is the deck;
// cards that another Wizard holds back belong to it until they are laid down or kept.
class Knowledge {
 public:
  Claim& of(Seat observer, Seat place) { return claims_[observer][place]; }
  const Claim& of(Seat observer, Seat place) const { return claims_[observer][place]; }

  // One card goes from place to place and he does not see which; before, `size` cards were in the first place.
  void hidden_move(Seat observer, Seat from, Seat to, int size) {
    Claim& there = of(observer, from);
    Claim& here = of(observer, to);
    if (there.knows_no_card()) {  // usual, and quickly done
      here.any_arrives_but_none_of(there);
      return there.close_if_full(size - 1);
    }
    if (there.only_kind(size)) [[unlikely]]
      return move_only_kind(there, here, size);
    here.some_arrives_from(there);
    there.some_leaves(size - 1);
  }

  // Two players exchange some cards at once and he does not see which: both judged by what was there before.
  void hidden_exchange(Seat observer, Seat one, int size_of_one, Seat other, int size_of_other, int cards) {
    const Claim one_before = of(observer, one);
    const Claim other_before = of(observer, other);
    const Cards from_one = give_away(of(observer, one), size_of_one, cards);
    const Cards from_other = give_away(of(observer, other), size_of_other, cards);
    receive(of(observer, one), size_of_one, from_other, other_before);
    receive(of(observer, other), size_of_other, from_one, one_before);
  }

  // What the numbers alone tell: eight of each kind, and what he cannot see must be somewhere. `unseen` is all that
  // lies in the hidden places together.
  template <class SizeOf>
  void conclude(Seat observer, Seats places, Cards unseen, SizeOf size_of) {
    const auto missing = [&] {
      Cards rest = unseen;
      for (const Seat place : places) rest = rest - of(observer, place).known();
      return rest;
    };
    Cards rest = missing();
    Per<Seat, Kinds, kMaxSeats> exact{};
    for (const Seat place : places) exact[place] = of(observer, place).exact();
    for (const Seat place : places) {
      Claim& here = of(observer, place);
      Kinds nowhere_else = Kinds::all();
      for (const Seat other : places) {
        if (other != place) nowhere_else = nowhere_else & exact[other];
      }
      const Cards must_be_here = rest.only(nowhere_else - exact[place]);
      here.no_more(nowhere_else);
      here.arrive(must_be_here);
      rest = rest - must_be_here;
      here.close_if_full(size_of(place));
      exact[place] = here.exact();
    }
    const Kinds all_noted = Kinds::all() - missing().kinds();
    for (const Seat place : places) of(observer, place).no_more(all_noted);
  }

  friend bool operator==(const Knowledge&, const Knowledge&) = default;

 private:
  // All cards there are of one kind, so it is as good as seen.
  static void move_only_kind(Claim& from, Claim& to, int size) {
    const Kind kind = from.first_kind();
    from.leaves(kind, size - 1);
    to.arrives(kind);
  }

  // What certainly goes: all that is there, or some of the only kind there is. Otherwise nothing is certain.
  static Cards give_away(Claim& from, int size, int cards) {
    if (from.only_kind(size)) {
      const Cards gone = Cards::of(from.first_kind(), cards);
      each_card(gone, [&](Kind kind) { from.leaves(kind, --size); });
      return gone;
    }
    const Cards gone = from.size() == size && size == cards ? from.known() : Cards();
    for (int i = 0; i < cards; ++i) from.some_leaves(--size);
    return gone;
  }
  static void receive(Claim& to, int size, Cards certain, Claim from) {
    if (certain.empty()) {
      to.some_arrives_from(from);
    } else {
      to.arrive(certain);
    }
    to.close_if_full(size);
  }

  Per<Seat, Per<Seat, Claim, kMaxSeats>, kMaxSeats> claims_{};
};

}  // namespace roundtable::medievallons

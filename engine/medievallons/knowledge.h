#pragma once

#include "engine/core/seat.h"
#include "engine/medievallons/claim.h"

namespace roundtable::medievallons {

// What each player has worked out of what they do not see (M25), never wrong and never more than they may know: a claim
// about every hidden place, which is another's hand or, under their own number, the deck; cards that another Wizard
// holds back belong to it until they are laid down or kept.
//
// What all have worked out of one place lies side by side, so that what all see alike is reckoned for all at once.
// Nobody needs a claim about their own hand: that one stays empty, as do those of seats that nobody sits on.
class Knowledge {
 public:
  Claim& of(Seat observer, Seat place) { return place == observer ? deck_[observer] : hands_[place][observer]; }
  const Claim& of(Seat observer, Seat place) const {
    return place == observer ? deck_[observer] : hands_[place][observer];
  }
  Claim& of_hand(Seat observer, Seat place) { return hands_[place][observer]; }
  Per<Seat, Claim, kMaxSeats> notes_of(Seat observer) const {
    Per<Seat, Claim, kMaxSeats> notes;
    for (int i = 0; i < kMaxSeats; ++i) notes.items[i] = hands_.items[i][observer];
    notes[observer] = deck_[observer];
    return notes;
  }

  // A card leaves that hand for all to see; so many stay, at least one.
  void leaves_hand(Seat hand, CardKind kind, int left, int players) {
    for (int i = 0; i < players; ++i) hands_[hand].items[i].leaves(kind, left);
  }
  // Whether there is no card in the deck that anybody is sure of, as usual while it is the first.
  bool no_card_of_deck() const {
    Claim all;
    for (const Claim& claim : deck_.items) all = all.with_those_of(claim);
    return all.knows_no_card();
  }
  // Then for the others a card that is drawn may be anything but what is not there; the deck does not run out.
  void unknown_drawn(Seat hand, int players) {
    for (int i = 0; i < players; ++i) hands_[hand].items[i].any_arrives_but_none_of(deck_.items[i]);
  }

  // One card goes from place to place and the observer does not see which; before, `size` cards were in the first
  // place.
  void hidden_move(Seat observer, Seat from, Seat to, int size) {
    Claim& there = of(observer, from);
    Claim& here = of(observer, to);
    if (there.only_kind(size)) [[unlikely]]
      return move_only_kind(there, here, size);
    here.some_arrives_from(there);
    there.some_leaves(size - 1);
  }

  // Two players exchange some cards at once and the observer does not see which: both judged by what was there before.
  void hidden_exchange(Seat observer, Seat one, int size_of_one, Seat other, int size_of_other, int cards) {
    Claim& of_one = of_hand(observer, one);
    Claim& of_other = of_hand(observer, other);
    const Claim one_before = of_one;
    const Claim other_before = of_other;
    const Cards from_one = give_away(of_one, size_of_one, cards);
    const Cards from_other = give_away(of_other, size_of_other, cards);
    receive(of_one, size_of_one, from_other, other_before);
    receive(of_other, size_of_other, from_one, one_before);
  }

  // What the numbers alone tell: eight of each kind, and what one cannot see must be somewhere. `unseen` is all that
  // lies in the hidden places together.
  template <class SizeOf>
  void conclude(Seat observer, Seats places, Cards unseen, SizeOf size_of) {
    const auto missing = [&] {
      Cards rest = unseen;
      for (const Seat place : places) rest = rest - of(observer, place).known();
      return rest;
    };
    Cards rest = missing();
    for (const Seat place : places) {
      Claim& here = of(observer, place);
      ExactKinds nowhere_else = ExactKinds::all();
      for (const Seat other : places - Seats::of(place)) {
        nowhere_else = nowhere_else & of(observer, other).exact_kinds();
      }
      const Cards must_be_here = (nowhere_else - here.exact_kinds()).only_of(rest);
      here.no_more(nowhere_else);
      here.arrive(must_be_here);
      rest = rest - must_be_here;
      here.close_if_full(size_of(place));
    }
    const ExactKinds all_noted = ExactKinds::all() - ExactKinds::among(missing());
    for (const Seat place : places) of(observer, place).no_more(all_noted);
  }

  friend bool operator==(const Knowledge&, const Knowledge&) = default;

 private:
  // All cards there are of one kind, so it is as good as seen.
  static void move_only_kind(Claim& from, Claim& to, int size) {
    const CardKind kind = from.first_kind();
    from.leaves(kind, size - 1);
    to.arrives(kind);
  }

  // What certainly goes: all that is there, or some of the only kind there is. Otherwise nothing is certain.
  static Cards give_away(Claim& from, int size, int cards) {
    if (from.only_kind(size)) [[unlikely]] {
      const CardKind kind = from.first_kind();
      for (int i = 0; i < cards; ++i) from.leaves(kind, --size);
      return Cards::of(kind, cards);
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

  Per<Seat, Per<Seat, Claim, kMaxSeats>, kMaxSeats> hands_{};  // of whom, by whom
  Per<Seat, Claim, kMaxSeats> deck_{};
};

}  // namespace roundtable::medievallons

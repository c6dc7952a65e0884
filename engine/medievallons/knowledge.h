#pragma once

#include <cassert>

#include "engine/core/seat.h"
#include "engine/medievallons/claim.h"

namespace roundtable::medievallons {

// Each player's deductions about hidden cards (M25), never wrong and never more than they may know: a claim about every
// other hand and, under their own index, about the deck. Cards that another Wizard holds back belong to the deck until
// they are discarded or kept.
//
// All players' claims about one place lie side by side, so that public events update them at once. Claims about one's
// own hand and those of empty seats stay empty.
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

  // A card leaves that hand in public; `left` cards stay, at least one.
  void leaves_hand(Seat hand, CardKind kind, int left, int players) {
    assert(left >= 1);
    for (int i = 0; i < players; ++i) hands_[hand].items[i].leaves(kind, left);
  }
  // Whether no player knows a card of the deck, as usual in the first cycle.
  bool no_card_of_deck() const {
    Claim all;
    for (const Claim& claim : deck_.items) all = all.with_those_of(claim);
    return all.knows_no_card();
  }
  // In that case a drawn card may be of any kind that is not excluded. The deck must not run out.
  void unknown_drawn(Seat hand, int players) {
    assert(no_card_of_deck());
    for (int i = 0; i < players; ++i) hands_[hand].items[i].any_arrives_but_none_of(deck_.items[i]);
  }

  // A card moves between two places unseen by the observer; `size` cards were in the first.
  void hidden_move(Seat observer, Seat from, Seat to, int size) {
    Claim& there = of(observer, from);
    Claim& here = of(observer, to);
    if (there.only_kind(size)) [[unlikely]]
      return move_only_kind(there, here, size);
    here.some_arrives_from(there);
    there.some_leaves(size - 1);
  }

  // Two players swap cards unseen by the observer. Both claims are updated from their previous values.
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

  // Deductions from counts: there are eight of each kind, and every unseen card is in a hidden place. `unseen` are all
  // cards in hidden places.
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
  // All cards there are of one kind, so the move is as good as seen.
  static void move_only_kind(Claim& from, Claim& to, int size) {
    const CardKind kind = from.first_kind();
    from.leaves(kind, size - 1);
    to.arrives(kind);
  }

  // Cards that certainly leave: all of them, or some of the only kind. Otherwise none.
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

  Per<Seat, Per<Seat, Claim, kMaxSeats>, kMaxSeats> hands_{};  // by place, by observer
  Per<Seat, Claim, kMaxSeats> deck_{};
};

}  // namespace roundtable::medievallons

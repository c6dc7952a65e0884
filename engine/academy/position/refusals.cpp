#include "engine/academy/position/refusals.h"

#include <algorithm>
#include <bit>

#include "engine/academy/variations/list.h"

// Of piles of three, one is listed for all with the same card too many.

namespace roundtable::academy {

Refusals::Refusals(const State& state, Seat seat)
    : table(state.table), hand(state.secrets.hands[first_squire(seat)].cards()), legal(academy::legal(state, seat)) {}

void Refusals::refuse(Action choice, const char* reason, const char* rule, const std::string& message,
                      std::vector<std::string> values) {
  refuse(text_of(table.options, choice), reason, rule, message, std::move(values));
}
void Refusals::refuse(const std::string& choice, const char* reason, const char* rule, const std::string& message,
                      std::vector<std::string> values) {
  found.push_back({choice, reason, rule, message, std::move(values)});
}
void Refusals::refuse_none(const char* rule, const std::string& message) {
  const std::string some = text_of(table.options, legal[0]);
  const auto verb = some.starts_with("neutral ") ? some.find(' ') + 1 : 0;
  refuse(some.substr(0, some.find(' ', verb)) + " none", "must", rule, message);
}

namespace {

void refuse_cards(Refusals& refusals) {
  for (const Card card : CardSet(CardSet::full().kinds())) {
    const Action wanted = refusals.answer(static_cast<int>(card));
    if (refusals.legal.contains(wanted)) continue;
    refusals.refuse(wanted, "pack", "", "it is not in the pack in front of them");
  }
  refusals.refuse_none("", "one card must be kept");
}

void refuse_piles(Refusals& refusals) {
  constexpr int kPile = 3;
  for (const Card card : CardSet(CardSet::full().kinds())) {
    CardSet pile = refusals.hand;
    for (const Card other : refusals.hand) {
      if (other != card) pile.remove(other);
    }
    pile.add(card);
    if (pile.size() == refusals.hand.count(card) || pile.size() > kPile) continue;  // no more in the box, or in a pile
    for (const Card other : refusals.hand) {
      if (other != card && pile.size() < kPile) pile.add(other);
    }
    refusals.refuse(three_cards(refusals.legal.verb(), pile), "six", "", "they do not have that many of it");
  }
  const std::string pile = text_of(refusals.table.options, refusals.legal[0]);
  refusals.refuse(pile.substr(0, pile.rfind(',')), "three", "", "a pile is three cards");
  refusals.refuse_none("", "six cards are split into two piles");
}

void refuse_plays(Refusals& refusals) {
  const Played& played = refusals.table.played[refusals.table.acting];
  for (std::uint64_t left = CardSet::full().plays(); left != 0; left &= left - 1) {
    const Play play{static_cast<std::uint8_t>(std::countr_zero(left))};
    const Action wanted = refusals.answer(static_cast<int>(play));
    if (refusals.legal.contains(wanted)) continue;
    const bool before =
        std::any_of(played.begin(), played.end(), [&](Play one) { return card_of(one) == card_of(play); });
    refusals.refuse(wanted, before ? "played" : "hand", "",
                    before ? "it has already been played this round" : "it is not in their hand",
                    {text_of(card_of(play))});
  }
  refusals.refuse_none("", "a card must be played");
}

void refuse_tracks(Refusals& refusals) {
  for (const Track track : kAllTracks) {
    const Action wanted = refusals.answer(index(track));
    if (refusals.legal.contains(wanted)) continue;
    refusals.refuse(wanted, "sword", "", "a sword moves on Jousts or Tournaments");
  }
}

void refuse_bonuses(Refusals& refusals) {
  for (const Track track : kAllTracks) {
    const Action wanted = refusals.answer(index(track));
    if (refusals.legal.contains(wanted)) continue;
    refusals.refuse(wanted, "stuck", "A2", "the disc is at the end of the track and cannot move",
                    {std::string(name_of(track))});
  }
  refusals.refuse_none("A2", "the bonus must be used");
}

constexpr std::array<QuestionRefusals, 7> kRefusals = {
    {{Phase::Draft, refuse_cards},
     {Phase::Split, refuse_piles},
     {Phase::Assign, refuse_piles},
     {Phase::Choose, [](Refusals& refusals) { refusals.refuse_none("", "one of the two piles must be taken"); }},
     {Phase::Play, refuse_plays},
     {Phase::NeutralSword, refuse_tracks},
     {Phase::Bonus, refuse_bonuses}}};

}  // namespace

constexpr PositionParts kBaseGamePositions = {.refusals = kRefusals};

std::vector<Refusal> refusals(const State& state, Seat seat) {
  Refusals refusals(state, seat);
  if (refusals.legal.empty()) return {};
  for (const PositionParts* parts : all_position_parts()) {
    for (const QuestionRefusals& question : parts->refusals) {
      if (question.phase == state.table.phase) question.find(refusals);
    }
  }
  return refusals.found;
}

}  // namespace roundtable::academy

#include <algorithm>
#include <bit>

#include "engine/academy/game.h"

// Reasons why a choice is illegal. Every answer of the right form is either legal or listed here with its reason, and
// so is giving none where a choice is required. Of piles of three, one is listed for all with the same card too many.

namespace roundtable::academy {

namespace {

class Refusals {
 public:
  Refusals(const State& state, Seat seat)
      : table_(state.table),
        options_(state.table.options),
        hand_(state.secrets.hands[first_squire(seat)].cards()),
        legal_(legal(state, seat)) {}

  std::vector<Refusal> find() {
    if (legal_.empty()) return {};
    switch (table_.phase) {
      case Phase::Bet: refuse_none("", "each squire must bet on a track"); break;
      case Phase::Draft: refuse_cards(); break;
      case Phase::Split:
      case Phase::Assign: refuse_piles(); break;
      case Phase::Choose: refuse_none("", "one of the two piles must be taken"); break;
      case Phase::Play: refuse_plays(); break;
      case Phase::NeutralSword: refuse_tracks(); break;
      case Phase::Lift: refuse_lifts(); break;
      case Phase::Bonus: refuse_bonuses(); break;
      case Phase::TakeToken: refuse_tokens(); break;
      case Phase::AlmsFrom: refuse_partners(); break;
      case Phase::AlmsGive: refuse_gifts(); break;
      case Phase::AlmsTake: refuse_takes(); break;
      default: break;
    }
    return refused_;
  }

 private:
  // For the seat itself, or for the neutral.
  Action answer(int number) const { return legal_[0].with(number); }
  void refuse(const std::string& choice, const char* reason, const char* rule, const std::string& message,
              std::vector<std::string> values = {}) {
    refused_.push_back({choice, reason, rule, message, std::move(values)});
  }
  void refuse_none(const char* rule, const std::string& message) {
    const std::string some = text_of(options_, legal_[0]);
    const auto verb = some.starts_with("neutral ") ? some.find(' ') + 1 : 0;
    refuse(some.substr(0, some.find(' ', verb)) + " none", "must", rule, message);
  }

  void refuse_cards() {
    for (const Card card : CardSet(CardSet::full().kinds())) {
      const Action wanted = answer(static_cast<int>(card));
      if (legal_.contains(wanted)) continue;
      refuse(text_of(options_, wanted), "pack", "", "it is not in the pack in front of them");
    }
    refuse_none("", "one card must be kept");
  }

  void refuse_piles() {
    constexpr int kPile = 3;
    for (const Card card : CardSet(CardSet::full().kinds())) {
      CardSet pile = hand_;
      for (const Card other : hand_) {
        if (other != card) pile.remove(other);
      }
      pile.add(card);
      if (pile.size() == hand_.count(card) || pile.size() > kPile) continue;  // no more in the box, or in a pile
      for (const Card other : hand_) {
        if (other != card && pile.size() < kPile) pile.add(other);
      }
      refuse(text_of(options_, three_cards(legal_.verb(), pile)), "six", "", "they do not have that many of it");
    }
    const std::string pile = text_of(options_, legal_[0]);
    refuse(pile.substr(0, pile.rfind(',')), "three", "", "a pile is three cards");
    refuse_none("", "six cards are split into two piles");
  }

  void refuse_plays() {
    const Played& played = table_.played[table_.acting];
    for (std::uint64_t left = CardSet::full().plays(); left != 0; left &= left - 1) {
      const Play play{static_cast<std::uint8_t>(std::countr_zero(left))};
      const Action wanted = answer(static_cast<int>(play));
      if (legal_.contains(wanted)) continue;
      const bool before =
          std::any_of(played.begin(), played.end(), [&](Play one) { return card_of(one) == card_of(play); });
      refuse(text_of(options_, wanted), before ? "played" : "hand", "",
             before ? "it has already been played this round" : "it is not in their hand", {text_of(card_of(play))});
    }
    refuse_none("", "a card must be played");
  }

  void refuse_tracks() {
    for (const Track track : kAllTracks) {
      const Action wanted = answer(index(track));
      if (legal_.contains(wanted)) continue;
      refuse(text_of(options_, wanted), "sword", "", "a sword moves on Jousts or Tournaments");
    }
  }

  // A disc of the first player that lies under another, not on square 0 (A3).
  void refuse_lifts() {
    each_squire(table_, [&](Squire squire) {
      if (squire == options_.neutral() || options_.owner(squire) != table_.first) return;
      for (const Track track : kAllTracks) {
        const Action wanted = answer(index(squire) * 8 + index(track));
        if (legal_.contains(wanted)) continue;
        const bool start = table_.tracks[track][squire].at_start();
        refuse(text_of(options_, wanted), start ? "start" : "top", "A3",
               start ? "on square 0 a stack has no order" : "no disc lies on it",
               {std::to_string(index(squire)), std::string(name_of(track))});
      }
    });
  }

  void refuse_bonuses() {
    for (const Track track : kAllTracks) {
      const Action wanted = answer(index(track));
      if (legal_.contains(wanted)) continue;
      refuse(text_of(options_, wanted), "stuck", "A2", "the disc is at the end of the track and cannot move",
             {std::string(name_of(track))});
    }
    refuse_none("A2", "the bonus must be used");
  }

  void refuse_tokens() {
    each_squire(table_, [&](Squire squire) {
      const int place = table_.token[squire];
      if (place == 0) return;
      refuse(text_of(options_, answer(place)), "taken", "A15", "another player has already taken it",
             {std::to_string(place), std::to_string(index(squire))});
    });
    refuse_none("", "each player must take a token");
  }

  void refuse_partners() {
    each_squire(table_, [&](Squire squire) {
      const Action wanted = answer(index(squire));
      if (legal_.contains(wanted)) return;
      refuse(text_of(options_, wanted), squire == table_.almsgiver ? "self" : "above", "A23",
             squire == table_.almsgiver ? "players cannot trade with themselves" : "they are not last on square 0",
             {std::to_string(index(squire))});
    });
    refuse_none("A23", "one of the players who share last place must be chosen");
  }

  void refuse_gifts() {
    for (const int value : {-kEducationAbove, -kEducationLast}) {
      if (legal_.contains(answer(value))) continue;
      refuse(text_of(options_, answer(value)), "coat", "A22", "they have no such Education coat",
             {std::to_string(-value)});
    }
    refuse_none("A22", "a player with an Education coat must give one");
  }

  // By value, for all coats of the pauper.
  void refuse_takes() {
    std::uint64_t found = 0;
    table_.ledger.each_held(table_.pauper, [&](Coat coat) {
      const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(std::max<int>(coat.value, 0));
      if (coat.value <= 0 || (found & bit) != 0 || legal_.contains(answer(coat.value))) return;
      found |= bit;
      const bool quests = coat.value <= kAlmsLimit;
      refuse(text_of(options_, answer(coat.value)), quests ? "source" : "large", quests ? "A20" : "",
             quests ? "coats of Quests cannot be taken"
                    : "only coats of " + std::to_string(kAlmsLimit) + " or less can be taken",
             {std::to_string(coat.value)});
    });
    if (must_take(table_)) refuse_none("A40", "in this edition an available coat must be taken");
  }

  const OpenTable& table_;
  const Options& options_;
  CardSet hand_;  // in Lancelot the player's six cards before they are assigned
  Choices legal_;
  std::vector<Refusal> refused_;
};

}  // namespace

std::vector<Refusal> refusals(const State& state, Seat seat) { return Refusals(state, seat).find(); }

}  // namespace roundtable::academy

#include "engine/medievallons/game.h"

// Reasons why a choice is illegal. Every answer of the right form, and giving none, is either legal or listed here with
// its reason. For laying and extending guilds only plausible choices are listed.

namespace roundtable::medievallons {

namespace {

class Refusals {
 public:
  Refusals(const State& state, Seat seat)
      : state_(state),
        table_(state.table),
        options_(state.table.options),
        seat_(seat),
        hand_(state.secrets.hands[seat]),
        legal_(legal(state, seat)),
        power_(table_.power == kNoKind ? "" : text_of(table_.power)) {}

  std::vector<Refusal> find() {
    if (legal_.empty()) return {};
    switch (table_.question) {
      case Question::Turn: refuse_actions(); break;
      case Question::Target: refuse_targets(); break;
      case Question::Card: refuse_members(); break;
      case Question::Copy: refuse_copies(); break;
      case Question::Swap: refuse_swaps(); break;
      case Question::Take: refuse_kinds(Verb::Take, state_.secrets.hands[table_.target], kNotInThatHand); break;
      case Question::Give: refuse_kinds(Verb::Give, left(hand_), kNotInHand, kJustTaken); break;
      case Question::Keep: refuse_kinds(Verb::Keep, state_.secrets.drawn, kNotDrawn); break;
      case Question::Top: refuse_kinds(Verb::Top, left(state_.secrets.drawn), kNotDrawn, kIsKept); break;
      default: break;
    }
    refuse_none();
    return refused_;
  }

 private:
  Cards left(Cards cards) const { return without(cards, state_.secrets.held); }
  void refuse(Action action, const char* reason, const char* rule, const std::string& message,
              std::vector<std::string> values = {}) {
    refused_.push_back({text_of(options_, action), reason, rule, message, std::move(values)});
  }

  void refuse_none() {
    if (table_.question == Question::Turn) {
      refused_.push_back({"play none", "idle", "", "a turn is one action", {}});
    } else {
      const std::string some = text_of(options_, legal_[0]);
      refused_.push_back(
          {some.substr(0, some.find(' ')) + " none", "must", "", "the power must be completed", {power_}});
    }
  }

  void refuse_actions() {
    refuse_kinds(Verb::Play, hand_, kNotInHand);
    refuse_laying();
    for (const GuildAt at : table_.laid) owner_of(at) == seat_ ? refuse_own(at) : refuse_others(at);
    // Players draw only if they have no other action, and then they are not asked.
    refuse(Action::draw(1), "draw", "", "only powers draw cards, or a player who can do nothing else");
  }

  void refuse_laying() {
    const int jesters = hand_.count(kWild);
    for (const CardKind kind : hand_.kinds()) {
      const int found = hand_.count(kind) + (kind == kWild ? 0 : jesters);
      if (found >= kGuildNeeds) continue;
      const int members = kind == kWild ? 0 : hand_.count(kind);
      refuse(Action::lay(kind, members, jesters), "few", "",
             "a guild needs three cards, and they have " + std::to_string(found) + ", Jesters included",
             {text_of(kind), std::to_string(found)});
    }
  }

  void refuse_own(GuildAt at) {
    const CardKind kind = table_.guilds[at].kind;
    if (!table_.guilds[at].has_power()) {
      refuse(Action::of_guild(Verb::Activate, at), "powerless", "M6", "a guild of Jesters has no power", {text_of(at)});
    }
    if (kind == kWild) return;  // it takes any kind
    for (const CardKind other : hand_.kinds() - CardKinds::of(kind) - CardKinds::of(kWild)) {
      refuse(Action::extend(at, other, 1, 0), "mixed", "", "only cards of its own type and Jesters fit");
    }
    if (hand_.count(kind) + hand_.count(kWild) == 0) {
      refuse(Action::extend(at, kind, 1, 0), "nothing", "", "they have no card of its type and no Jester",
             {text_of(at), text_of(kind)});
    }
  }

  void refuse_others(GuildAt at) {
    for (const Action action :
         {Action::of_guild(Verb::Activate, at), Action::extend(at, table_.guilds[at].kind, 1, 0)}) {
      refuse(action, "other", "", "it is not their own guild",
             {text_of(at), text_of(table_.guilds[at].kind), std::to_string(index(owner_of(at)))});
    }
  }

  void refuse_targets() {
    for (const Seat seat : everybody(table_) - table_.candidates) {
      const bool self = seat == seat_;
      refuse(Action::of_seat(Verb::Target, seat), self ? "self" : "fewer", self ? "M27" : "M11",
             self ? "it must be another player" : "other players have more cards", {std::to_string(index(seat))});
    }
  }

  void refuse_members() {
    for (const GuildAt at : table_.laid) {
      for (const CardKind kind : kAllKinds - table_.guilds[at].cards().kinds()) {
        refuse(Action::from_guild(at, kind), "member", "", "it is not in that guild", {power_});
      }
    }
  }

  // Two cards: one is not in the hand, or not twice; and there must be two.
  void refuse_swaps() {
    for (const CardKind one : kAllKinds) {
      for (const CardKind two : kAllKinds) {
        const Action wanted = Action::swap(one, two);
        if (one > two || legal_.contains(wanted)) continue;
        if (one == two && hand_.has(one)) {
          refuse(wanted, "twice", "", "they have only one of it", {power_, text_of(one)});
        } else {
          refuse(wanted, kNotInHand.reason, kNotInHand.rule, kNotInHand.message);
        }
      }
    }
    const std::string some = text_of(options_, legal_[0]);
    refused_.push_back({some.substr(0, some.find(',')), "two", "", "exactly two cards are swapped", {power_}});
  }

  void refuse_copies() {
    for (const GuildAt at : table_.laid - copyable(table_)) {
      refuse(Action::of_guild(Verb::Copy, at), "copy", "", "the power of that guild cannot be copied",
             {text_of(at), text_of(table_.guilds[at].kind)});
    }
  }

  struct Why {
    const char* reason;
    const char* rule;
    const char* message;
  };
  static constexpr Why kNotInHand = {"hand", "", "it is not in their hand"};
  static constexpr Why kNotInThatHand = {"there", "", "it is not in that hand"};
  static constexpr Why kNotDrawn = {"drawn", "", "it was not drawn"};
  static constexpr Why kJustTaken = {"same", "M14", "it is the card that was just taken"};
  static constexpr Why kIsKept = {"kept", "M15", "it is the card that is kept"};

  // All kinds that are not among the cards; `held` is the reason for a kind whose only card is held.
  void refuse_kinds(Verb verb, Cards cards, Why why, Why held = {}) {
    for (const CardKind kind : kAllKinds) {
      if (cards.has(kind)) continue;
      const Why& one = held.reason != nullptr && kind == state_.secrets.held ? held : why;
      refuse(Action::of_kind(verb, kind), one.reason, one.rule, one.message, {text_of(kind)});
    }
  }

  const State& state_;
  const OpenTable& table_;
  const Options& options_;
  Seat seat_;
  Cards hand_;
  Choices legal_;
  std::string power_;  // the one in use
  std::vector<Refusal> refused_;
};

}  // namespace

std::vector<Refusal> refusals(const State& state, Seat seat) { return Refusals(state, seat).find(); }

}  // namespace roundtable::medievallons

#include "engine/medievallons/game.h"

// Why something cannot be chosen that somebody may want.

namespace roundtable::medievallons {

namespace {

class Refusals {
 public:
  Refusals(const State& state, Seat seat)
      : state_(state),
        table_(state.table),
        options_(state.table.options),
        seat_(seat),
        hand_(state.secrets.hands[seat]) {}

  std::vector<Refusal> find() {
    switch (table_.question) {
      case Question::Turn: refuse_actions(); break;
      case Question::Target: refuse_targets(); break;
      case Question::Copy: refuse_copies(); break;
      case Question::Take: refuse_kinds(Verb::Take, state_.secrets.hands[table_.target], kNotInThatHand); break;
      case Question::Give: refuse_kinds(Verb::Give, left(hand_), kNotInHand, kJustTaken); break;
      case Question::Keep: refuse_kinds(Verb::Keep, state_.secrets.drawn, kNotDrawn); break;
      case Question::Top: refuse_kinds(Verb::Top, left(state_.secrets.drawn), kNotDrawn, kIsKept); break;
      default: break;
    }
    return refused_;
  }

 private:
  Cards left(Cards cards) const { return without(cards, state_.secrets.held); }
  void refuse(Action action, const char* reason, const char* rule, const std::string& message,
              std::vector<std::string> values = {}) {
    refused_.push_back({text_of(options_, action), reason, rule, message, std::move(values)});
  }

  void refuse_actions() {
    refuse_kinds(Verb::Play, hand_, kNotInHand);
    refuse_laying();
    for (const GuildAt at : table_.laid) owner_of(at) == seat_ ? refuse_own(at) : refuse_others(at);
    // Only who can do nothing else draws, and then nothing is asked.
    refuse(Action::draw(1), "draw", "", "cards are drawn by powers, or by whoever can do nothing else");
  }

  void refuse_laying() {
    const int jesters = hand_.count(kWild);
    for (const CardKind kind : hand_.kinds()) {
      const int found = hand_.count(kind) + (kind == kWild ? 0 : jesters);
      if (found >= kGuildNeeds) continue;
      const int members = kind == kWild ? 0 : hand_.count(kind);
      refuse(Action::lay(kind, members, jesters), "few", "",
             "a guild needs three cards, and they hold " + std::to_string(found) + ", Jesters included",
             {text_of(kind), std::to_string(found)});
    }
  }

  void refuse_own(GuildAt at) {
    const CardKind kind = table_.guilds[at].kind;
    if (!table_.guilds[at].has_power()) {
      refuse(Action::of_guild(Verb::Activate, at), "powerless", "M6", "a guild of Jesters has no power", {text_of(at)});
    }
    // Jesters take any kind.
    if (kind != kWild && hand_.count(kind) + hand_.count(kWild) == 0) {
      refuse(Action::extend(at, kind, 1, 0), "nothing", "", "they hold no card of its type and no Jester",
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
             self ? "it has to be another player" : "others hold more cards", {std::to_string(index(seat))});
    }
  }

  void refuse_copies() {
    for (const GuildAt at : table_.laid - copyable(table_)) {
      refuse(Action::of_guild(Verb::Copy, at), "copy", "", "what that guild does cannot be copied",
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

  // All kinds that are not among those cards; `held` is why not even one is that was.
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
  std::vector<Refusal> refused_;
};

}  // namespace

std::vector<Refusal> refusals(const State& state, Seat seat) {
  return legal(state, seat).empty() ? std::vector<Refusal>() : Refusals(state, seat).find();
}

}  // namespace roundtable::medievallons

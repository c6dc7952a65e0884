#include "engine/medievallons/text/sentences.h"

#include "engine/medievallons/powers.h"

namespace roundtable::medievallons {

const PowerWords& words_of(CardKind power) {
  static constexpr PowerWords kNothing{};
  const PowerWords* words = &kNothing;
  with_power(power, [&]<class P>() { words = &P::kWords; });
  return *words;
}

std::string effect_of(const View& view, CardKind power, Spent spent) {
  std::string effect;
  with_power(power, [&]<class P>() { effect = P::effect(view, spent); });
  return effect.empty() ? std::string(words_of(power).does) : effect;
}

namespace {

using Happened = Event::Kind;

// `an Assassin guild`
std::string guild_of(CardKind kind) { return one(kind) + " guild"; }

std::string of_owner(const Event& event) {
  const Seat owner = owner_of(event.guild);
  return owner == event.seat ? "their own guild" : who(owner) + "'s guild";
}

std::string turn_sentence(const Event& event) {
  const std::string player = event.seat == kNoSeat ? "" : who(event.seat);
  switch (event.kind) {
    case Happened::Played: return player + " plays " + one(event.card) + ".";
    case Happened::GuildLaid: return player + " lays " + guild_of(event.card) + ": " + listed(event.cards) + ".";
    case Happened::Activated: return who(event.seat) + " uses their " + singular(event.card) + " guild.";
    case Happened::Extended:
      return player + " adds " + listed(event.cards) + " to a guild, now " + guild_of(event.card) + ".";
    case Happened::StandIn:
      return player + " has nothing to play and draws " + (event.number == 1 ? "a card." : "two cards.");
    case Happened::DrawsInstead:
      return "The " + singular(event.card) + " finds nothing; " + who(event.seat) + " draws instead.";
    default: return "";
  }
}

// Some targets are clear from the next event.
std::string targeted(const Event& event) {
  const std::string_view targets = words_of(event.card).targets;
  if (targets.empty()) return "";
  return who(event.seat) + " " + std::string(targets) + " " + who(event.other) + ".";
}

std::string power_sentence(const Event& event) {
  const std::string player = event.seat == kNoSeat ? "" : who(event.seat);
  const std::string other = event.other == kNoSeat ? "" : who(event.other);
  switch (event.kind) {
    case Happened::Drew: return player + " draws " + one(event.card) + ".";
    case Happened::Targeted: return targeted(event);
    case Happened::Asked: return player + " asks " + other + " for " + many(event.card) + ".";
    case Happened::HadNone: return player + " has none.";
    case Happened::Gave: return player + " gives " + one(event.card) + " to " + other + ".";
    case Happened::Took: return player + " takes " + one(event.card) + " from " + other + ".";
    case Happened::Swapped:
      return player + " gives " + (event.cards.empty() ? "two cards" : listed(event.cards)) + " to " + other + ".";
    case Happened::Looked:
      return player + " looks at " + other + "'s hand" + (event.cards.empty() ? "." : ": " + listed(event.cards) + ".");
    case Happened::FromGuild: return player + " takes " + one(event.card) + " from " + of_owner(event) + ".";
    case Happened::Killed: return player + " kills " + one(event.card) + " in " + of_owner(event) + ".";
    case Happened::Dissolved: return player + "'s guild is dissolved: " + listed(event.cards) + " back in hand.";
    case Happened::FromPile: return player + " takes " + one(event.card) + " from the pile.";
    case Happened::Copied: return player + " uses the power of " + of_owner(event) + " of " + many(event.card) + ".";
    case Happened::Revealed: return player + " reveals " + one(event.card) + ".";
    case Happened::Nothing: return "Nothing happens.";
    case Happened::Kept: return player + " keeps " + one(event.card) + ".";
    case Happened::LaidDown: return player + " lays " + one(event.card) + " on the pile.";
    default: return "";
  }
}

std::string ending(const Event& event) {
  switch (static_cast<Ending>(event.number)) {
    case Ending::ThirdGuild: return who(event.seat) + " has a third guild and wins.";
    case Ending::Cycle: return "The deck has run out for the last time: the game is over.";
    case Ending::MaxTurns: return "Enough turns have been played: the game is over.";
  }
  return "";
}

}  // namespace

std::string sentence(const Options& /*options*/, const Event& event) {
  switch (event.kind) {
    case Happened::Dealt: return event.cards.empty() ? "" : who(event.seat) + " is dealt " + listed(event.cards) + ".";
    case Happened::PileBegins: return "The discard pile begins with " + one(event.card) + ".";
    case Happened::TurnBegins:
    case Happened::Discarded: return "";  // clear from other events
    case Happened::Reshuffled:
      return "The deck has run out: the Cycle-Breaker turns yellow, and " + std::to_string(event.number) +
             (event.number == 1 ? " card of the pile makes" : " cards of the pile make") + " a new deck.";
    case Happened::Ended: return ending(event);
    default: break;
  }
  const std::string text = turn_sentence(event);
  return text.empty() ? power_sentence(event) : text;
}

}  // namespace roundtable::medievallons

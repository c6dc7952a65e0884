#include "engine/medievallons/text/notation.h"

#include <algorithm>
#include <array>

#include "engine/core/notation.h"

namespace roundtable::medievallons {

namespace {

constexpr std::array<std::string_view, kVerbs> kVerbNames = {"play",   "guild", "activate", "extend", "draw",
                                                             "target", "name",  "card",     "copy",   "take",
                                                             "give",   "swap",  "keep",     "top"};

// `3+1`
std::string count_text(Action action) {
  return std::to_string(action.members()) + "+" + std::to_string(action.jesters());
}

std::string argument_of(Action action) {
  switch (action.verb) {
    case Verb::Guild: return text_of(action.kind()) + " " + count_text(action);
    case Verb::Activate:
    case Verb::Copy: return text_of(action.guild());
    case Verb::Extend: return text_of(action.guild()) + " " + text_of(action.kind()) + " " + count_text(action);
    case Verb::Draw:
    case Verb::Target: return std::to_string(action.place);
    case Verb::Card: return text_of(action.guild()) + " " + text_of(action.kind());
    case Verb::Swap: return text_of(action.kind()) + "," + text_of(action.second());
    default: return text_of(action.kind());
  }
}

constexpr std::string_view kKindWanted = "a type (A B G J K M N O P R S W Z)";

// One digit from `least` to `most`; -1 for any other text.
int digit_from(std::string_view text, int least, int most) {
  if (text.size() != 1 || text[0] < '0' + least || text[0] > '0' + most) return -1;
  return text[0] - '0';
}

Result<Seat> seat_from(const Options& options, std::string_view text) {
  const int seat = digit_from(text, 0, options.players - 1);
  if (seat < 0) return expected("a seat from 0 to " + std::to_string(options.players - 1), text);
  return Seat{static_cast<std::uint8_t>(seat)};
}

Result<GuildAt> guild_from(const Options& options, std::string_view text) {
  const int seat = digit_from(text.substr(0, 1), 0, options.players - 1);
  const int slot = text.size() == 3 && text[1] == '.' ? digit_from(text.substr(2), 1, kSlots) : -1;
  if (seat < 0 || slot < 0) return expected("a guild such as 1.2", text);
  return guild_at(Seat{static_cast<std::uint8_t>(seat)}, slot - 1);
}

Result<Action> kind_action(Verb verb, std::string_view text) {
  const CardKind kind = kind_from(text);
  if (kind == kNoKind) return expected(kKindWanted, text);
  return Action::of_kind(verb, kind);
}

// `K 3+1`
struct Laid {
  CardKind kind = kNoKind;
  int members = 0;
  int jesters = 0;
};
Result<Laid> laid_from(std::string_view text) {
  Words words(text);
  const auto letter = words.next();
  Laid laid{.kind = kind_from(letter)};
  if (laid.kind == kNoKind) return expected(kKindWanted, letter);
  const auto count = words.rest();
  laid.members = digit_from(count.substr(0, 1), 0, kOfEach);
  laid.jesters = count.size() == 3 && count[1] == '+' ? digit_from(count.substr(2), 0, kOfEach) : -1;
  if (laid.members < 0 || laid.jesters < 0) {
    return expected("how many of that type and how many Jesters, such as 3+1", count);
  }
  return laid;
}

Result<Action> extend_from(const Options& options, std::string_view text) {
  Words words(text);
  const auto guild = guild_from(options, words.next());
  if (!guild) return guild.error();
  const auto laid = laid_from(words.rest());
  if (!laid) return laid.error();
  return Action::extend(*guild, laid->kind, laid->members, laid->jesters);
}

Result<Action> member_from(const Options& options, std::string_view text) {
  Words words(text);
  const auto guild = guild_from(options, words.next());
  if (!guild) return guild.error();
  const CardKind kind = kind_from(words.rest());
  if (kind == kNoKind) return expected(kKindWanted, words.rest());
  return Action::from_guild(*guild, kind);
}

Result<Action> swap_from(std::string_view text) {
  const CardKind one = kind_from(text.substr(0, 1));
  const CardKind two = text.size() == 3 && text[1] == ',' ? kind_from(text.substr(2)) : kNoKind;
  if (one == kNoKind || two == kNoKind || one > two)
    return expected("two types in alphabetical order, such as K,M", text);
  return Action::swap(one, two);
}

Result<Action> with_arguments(const Options& options, Verb verb, std::string_view text) {
  switch (verb) {
    case Verb::Guild: {
      const auto laid = laid_from(text);
      if (!laid) return laid.error();
      return Action::lay(laid->kind, laid->members, laid->jesters);
    }
    case Verb::Activate:
    case Verb::Copy: {
      const auto guild = guild_from(options, text);
      if (!guild) return guild.error();
      return Action::of_guild(verb, *guild);
    }
    case Verb::Extend: return extend_from(options, text);
    case Verb::Draw: {
      const int cards = digit_from(text, 1, 2);
      if (cards < 0) return expected("1 or 2 cards", text);
      return Action::draw(cards);
    }
    case Verb::Target: {
      const auto target = seat_from(options, text);
      if (!target) return target.error();
      return Action::of_seat(verb, *target);
    }
    case Verb::Card: return member_from(options, text);
    case Verb::Swap: return swap_from(text);
    default: return kind_action(verb, text);
  }
}

}  // namespace

std::string_view name_of(Verb verb) { return kVerbNames[static_cast<std::size_t>(verb)]; }
std::string text_of(CardKind kind) { return {letter_of(kind)}; }
std::string text_of(GuildAt at) { return std::to_string(index(owner_of(at))) + "." + std::to_string(slot_of(at) + 1); }

std::string text_of(const Options& /*options*/, Action action) {
  return std::string(name_of(action.verb)) + " " + argument_of(action);
}

Result<Action> action_from(const Options& options, Seat /*seat*/, std::string_view text) {
  Words words(text);
  const auto verb = words.next();
  const auto found = std::find(kVerbNames.begin(), kVerbNames.end(), verb) - kVerbNames.begin();
  if (found == std::ssize(kVerbNames)) {
    return expected(
        "an action (play, guild, activate, extend, draw, target, name, card, copy, take, give, swap, keep, top)", verb);
  }
  return with_arguments(options, static_cast<Verb>(found), words.rest());
}

std::string text_of(const Options& options, const Outcome& outcome) {
  const std::string seat = std::to_string(index(outcome.seat));
  switch (outcome.due) {
    case Question::First: return "first " + seat;
    case Question::Deal: {
      std::string text = "deal";
      for (int i = 0; i < options.players; ++i) text += " " + text_of(outcome.hands.items[i]);
      return text;
    }
    case Question::Discard: return "discard " + text_of(outcome.kind);
    case Question::Draw: return "draw " + seat + " " + text_of(outcome.kind);
    case Question::Reveal: return "reveal " + text_of(outcome.kind);
    case Question::Beg: return "beg " + seat + " " + text_of(outcome.kind);
    default: return {};
  }
}

namespace {

Result<Cards> hand_from(std::string_view text) {
  Words words(text);
  Cards hand;
  while (words.more()) {
    const auto word = words.next(',');
    const CardKind kind = kind_from(word);
    if (kind == kNoKind) return expected(kKindWanted, word);
    if (hand.count(kind) == kOfEach) return expected("no more copies than the box has", text);
    hand.add(kind);
  }
  if (hand.size() != kDealt) return expected(std::to_string(kDealt) + " cards", text);
  if (text_of(hand) != text) return expected("the cards in order, " + text_of(hand), text);
  return hand;
}

Result<Outcome> deal_from(const Options& options, Words words) {
  Outcome outcome{.due = Question::Deal};
  const auto whole = words.rest();
  for (int i = 0; i < options.players; ++i) {
    if (!words.more()) return expected(std::to_string(options.players) + " hands", whole);
    const auto hand = hand_from(words.next());
    if (!hand) return hand.error();
    outcome.hands.items[i] = *hand;
  }
  if (words.more()) return expected(std::to_string(options.players) + " hands", whole);
  return outcome;
}

}  // namespace

Result<Outcome> outcome_from(const Options& options, std::string_view text) {
  Words words(text);
  const auto verb = words.next();
  if (verb == "deal") return deal_from(options, words);
  Outcome outcome;
  if (verb == "first" || verb == "draw" || verb == "beg") {
    const auto seat = seat_from(options, verb == "first" ? words.rest() : words.next());
    if (!seat) return seat.error();
    outcome.seat = *seat;
    if (verb == "first") return outcome;
    outcome.due = verb == "draw" ? Question::Draw : Question::Beg;
  } else if (verb == "discard" || verb == "reveal") {
    outcome.due = verb == "discard" ? Question::Discard : Question::Reveal;
  } else {
    return expected("first, deal, discard, draw, reveal or beg", text);
  }
  outcome.kind = kind_from(words.rest());
  if (outcome.kind == kNoKind) return expected(kKindWanted, words.rest());
  return outcome;
}

}  // namespace roundtable::medievallons

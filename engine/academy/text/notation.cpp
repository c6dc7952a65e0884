#include "engine/academy/text/notation.h"

#include <algorithm>
#include <charconv>

#include "engine/core/notation.h"

namespace roundtable::academy {

std::string text_of(const Options& options, Squire squire) {
  if (squire == options.neutral()) return "neutral";
  return options.lancelot() ? std::string(options.colour(squire)) : std::to_string(index(squire));
}

namespace {

constexpr std::array<std::string_view, 14> kVerbs = {"bet",   "pick", "play", "",     "peek",   "lift",  "bonus",
                                                     "codex", "from", "give", "take", "choose", "split", "assign"};

std::string argument_of(const Options& options, Action action) {
  switch (action.verb()) {
    case Verb::Bet:
    case Verb::Bonus:
    case Verb::Sword: return std::string(name_of(action.track()));
    case Verb::Pick: return text_of(action.card());
    case Verb::Play: {
      const Play play{action.answer()};
      return text_of(card_of(play)) + (is_sword(play) ? " " + std::string(name_of(track_of(play))) : "");
    }
    case Verb::Lift:
      if (action.answer() == Action::kNone) return "none";
      return (options.lancelot() ? text_of(options, action.lifted()) + " " : "") + std::string(name_of(action.track()));
    case Verb::Peek:
    case Verb::Take: return action.answer() == Action::kNone ? "none" : std::to_string(action.answer());
    case Verb::Codex:
    case Verb::Choose: return std::to_string(action.answer());
    case Verb::From: return text_of(options, Squire{action.answer()});
    case Verb::Give: return "-" + std::to_string(action.answer());
    case Verb::Split:
    case Verb::Assign: return text_of(cards_of(action));
  }
  return {};
}

Result<int> number_from(std::string_view text, int least, int most, std::string_view what) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool plain = std::to_string(number) == text;
  if (error != std::errc() || end != text.data() + text.size() || !plain || number < least || number > most) {
    return expected(std::string(what) + " from " + std::to_string(least) + " to " + std::to_string(most), text);
  }
  return number;
}

Result<Track> track_from(std::string_view text) {
  const auto found = std::find(kTrackNames.begin(), kTrackNames.end(), text) - kTrackNames.begin();
  if (found == std::ssize(kTrackNames)) {
    return expected("a track (gallantry, jousts, tournaments, education, king, quests, charity)", text);
  }
  return static_cast<Track>(found);
}

Result<CardSet> cards_from(std::string_view text, int count) {
  Words words(text);
  CardSet cards;
  int read = 0;
  while (words.more()) {
    const auto word = words.next(',');
    const Card card = card_from(word);
    if (card == kNoCard) return expected("a card such as G5 or S3", word);
    if (cards.count(card) == CardSet::full().count(card)) return expected("no more copies than the box has", text);
    cards.add(card);
    ++read;
  }
  if (read != count) return expected(std::to_string(count) + " cards", text);
  if (text_of(cards) != text) return expected("the cards in order, " + text_of(cards), text);
  return cards;
}

Result<Squire> squire_from(const Options& options, std::string_view text) {
  for (int i = 0; i < options.squires(); ++i) {
    const Squire squire{static_cast<std::uint8_t>(i)};
    if (text_of(options, squire) == text) return squire;
  }
  return expected(options.lancelot() ? "a colour (blue, yellow, green, red)" : "a seat", text);
}

Result<Action> play_from(std::string_view arguments) {
  Words words(arguments);
  const auto word = words.next();
  const Card card = card_from(word);
  if (card == kNoCard) return expected("a card such as G5 or S3", word);
  if (suit_of(card) != Suit::Sword) {
    if (words.more()) return expected("nothing after a card that has one track", words.rest());
    return Action{Verb::Play, static_cast<int>(card)};
  }
  const auto track = track_from(words.rest());
  if (!track || (*track != Track::Jousts && *track != Track::Tournaments)) {
    return expected("jousts or tournaments after a sword", words.rest());
  }
  return Action{Verb::Play, static_cast<int>(play_of(card, *track))};
}

// Outside Lancelot a player has one squire to lift.
Result<Action> lift_from(const Options& options, Seat seat, std::string_view arguments) {
  if (arguments == "none") return Action{Verb::Lift, Action::kNone};
  Words words(arguments);
  Squire squire{static_cast<std::uint8_t>(seat)};
  if (options.lancelot()) {
    const auto named = squire_from(options, words.next());
    if (!named) return named.error();
    squire = *named;
  }
  const auto track = track_from(words.rest());
  if (!track) return track.error();
  return Action{Verb::Lift, index(squire) * 8 + index(*track)};
}

template <class T>
Result<Action> with_answer(Verb verb, const Result<T>& answer) {
  if (!answer) return answer.error();
  return Action{verb, static_cast<int>(*answer)};
}

Result<Action> number_action(Verb verb, std::string_view text, int most, std::string_view what,
                             bool may_be_none = false) {
  if (may_be_none && text == "none") return Action{verb, Action::kNone};
  return with_answer(verb, number_from(text, 1, most, what));
}

Result<Action> three_from(Verb verb, std::string_view text) {
  const auto cards = cards_from(text, 3);
  if (!cards) return cards.error();
  return three_cards(verb, *cards);
}

Result<Action> plain_action(const Options& options, Seat seat, Verb verb, std::string_view arguments) {
  switch (verb) {
    case Verb::Bet:
    case Verb::Bonus:
    case Verb::Sword: return with_answer(verb, track_from(arguments));
    case Verb::Pick: {
      const Card card = card_from(arguments);
      if (card == kNoCard) return expected("a card such as G5 or S3", arguments);
      return Action{verb, static_cast<int>(card)};
    }
    case Verb::Play: return play_from(arguments);
    case Verb::Lift: return lift_from(options, seat, arguments);
    case Verb::Peek: return number_action(verb, arguments, options.squires(), "a place", true);
    case Verb::Codex: return number_action(verb, arguments, options.squires(), "a place");
    case Verb::Take: return number_action(verb, arguments, 3, "a value", true);
    case Verb::Choose: return number_action(verb, arguments, 2, "a pile");
    case Verb::From: return with_answer(verb, squire_from(options, arguments));
    case Verb::Give:
      if (arguments != "-1" && arguments != "-3") return expected("-1 or -3", arguments);
      return Action{verb, static_cast<int>(arguments[1] - '0')};
    case Verb::Split:
    case Verb::Assign: return three_from(verb, arguments);
  }
  return expected("an action", arguments);
}

}  // namespace

std::string text_of(const Options& options, Action action) {
  std::string text = action.is_for_neutral() ? "neutral" : "";
  const auto add = [&](std::string_view word) {
    if (!word.empty()) text += (text.empty() ? "" : " ") + std::string(word);
  };
  add(kVerbs[static_cast<std::size_t>(action.verb())]);
  add(argument_of(options, action));
  return text;
}

Result<Action> action_from(const Options& options, Seat seat, std::string_view text) {
  Words words(text);
  auto word = words.next();
  const bool for_neutral = word == "neutral";
  if (for_neutral) word = words.next();
  auto found = std::find(kVerbs.begin(), kVerbs.end(), word) - kVerbs.begin();
  // `neutral jousts`: the track for the neutral's sword.
  const bool sword = for_neutral && !words.more() && track_from(word);
  if (sword) found = static_cast<int>(Verb::Sword);
  if (found == std::ssize(kVerbs) || (word.empty() && !sword)) {
    return expected("an action (bet, pick, play, peek, lift, bonus, codex, from, give, take, split, choose, assign)",
                    word);
  }
  auto action = plain_action(options, seat, static_cast<Verb>(found), sword ? word : words.rest());
  if (!action) return action;
  if (for_neutral) {
    if (action->verb() == Verb::Split || action->verb() == Verb::Assign || action->verb() == Verb::Lift) {
      return expected("no such choice for the neutral", text);
    }
    action = action->for_the_neutral();
  }
  return action;
}

std::string text_of(const Options& options, const Outcome& outcome) {
  switch (outcome.phase) {
    case Phase::First: return "first " + std::to_string(index(outcome.first));
    case Phase::Deal: {
      std::string text = "deal";
      for (int i = 0; i < (options.lancelot() ? 2 : options.squires()); ++i)
        text += " " + text_of(outcome.hands.items[i]);
      return text;
    }
    case Phase::LayCodex: {
      std::string text;
      for (int place = 1; place <= options.squires(); ++place) {
        text += (text.empty() ? "codex " : ",") + std::to_string(outcome.tokens.value_at(place));
      }
      return text;
    }
    case Phase::NeutralKeep: return "neutral pick " + text_of(outcome.card);
    case Phase::NeutralPlay: return "neutral play " + text_of(outcome.card);
    default: return {};
  }
}

namespace {

Result<Outcome> deal_from(const Options& options, Words words) {
  Outcome outcome{.phase = Phase::Deal};
  const int groups = options.lancelot() ? 2 : options.squires();
  const auto whole = words.rest();
  for (int i = 0; i < groups; ++i) {
    if (!words.more()) return expected(std::to_string(groups) + " hands", whole);
    const auto hand = cards_from(words.next(), options.lancelot() ? kLancelotDealt : kDealt);
    if (!hand) return hand.error();
    outcome.hands.items[i] = *hand;
  }
  if (words.more()) return expected(std::to_string(groups) + " hands", whole);
  return outcome;
}

Result<Outcome> codex_from(const Options& options, Words words) {
  Outcome outcome{.phase = Phase::LayCodex};
  const auto whole = words.rest();
  const Error error = expected(std::to_string(options.squires()) + " tokens, one -3, one -1, the rest 0", whole);
  int place = 0;
  while (words.more()) {
    const auto word = words.next(',');
    if (++place > options.squires()) return error;
    if (word == "0") continue;
    if (word != "-3" && word != "-1") return error;
    auto& token = word == "-3" ? outcome.tokens.minus_three : outcome.tokens.minus_one;
    if (token != 0) return error;
    token = static_cast<std::uint8_t>(place);
  }
  if (place != options.squires() || outcome.tokens.minus_three == 0 || outcome.tokens.minus_one == 0) return error;
  return outcome;
}

}  // namespace

Result<Outcome> outcome_from(const Options& options, std::string_view text) {
  Words words(text);
  const auto verb = words.next();
  if (verb == "first") {
    const auto seat = number_from(words.rest(), 0, options.players - 1, "a seat");
    if (!seat) return seat.error();
    return Outcome{.phase = Phase::First, .first = Seat{static_cast<std::uint8_t>(*seat)}};
  }
  if (verb == "deal") return deal_from(options, words);
  if (verb == "codex") return codex_from(options, words);
  if (verb == "neutral") {
    const auto what = words.next();
    const Card card = card_from(words.rest());
    if ((what == "pick" || what == "play") && card != kNoCard) {
      return Outcome{.phase = what == "pick" ? Phase::NeutralKeep : Phase::NeutralPlay, .card = card};
    }
  }
  return expected("first, deal, codex, neutral pick or neutral play", text);
}

}  // namespace roundtable::academy

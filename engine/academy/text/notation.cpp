#include "engine/academy/text/notation.h"

#include <algorithm>
#include <charconv>

#include "engine/academy/text/answers.h"
#include "engine/academy/variations/parts.h"

namespace roundtable::academy {

std::string text_of(const Options& options, Squire squire) {
  if (squire == options.neutral()) return "neutral";
  return options.lancelot() ? std::string(options.colour(squire)) : std::to_string(index(squire));
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

std::string text_of(const Options& options, Action action) {
  std::string text = action.is_for_neutral() ? "neutral" : "";
  const auto add = [&](std::string_view word) {
    if (!word.empty()) text += (text.empty() ? "" : " ") + std::string(word);
  };
  const Question& question = question_of(action.verb());
  add(question.word);
  add(question.argument(options, action));
  return text;
}

Result<Action> action_from(const Options& options, Seat seat, std::string_view text) {
  Words words(text);
  auto word = words.next();
  const bool for_neutral = word == "neutral";
  if (for_neutral) word = words.next();
  // `neutral jousts`: the track for the neutral's sword.
  const bool sword = for_neutral && !words.more() && track_from(word);
  const Question* question = sword ? &question_of(Verb::Sword) : question_of(word);
  if (question == nullptr || (word.empty() && !sword)) {
    return expected("an action (bet, pick, play, peek, lift, bonus, codex, from, give, take, split, choose, assign)",
                    word);
  }
  auto action = question->parse(options, seat, sword ? word : words.rest());
  if (!action) return action;
  if (for_neutral) {
    if (!question->for_neutral) return expected("no such choice for the neutral", text);
    action = action->for_the_neutral();
  }
  return action;
}

std::string text_of(const Options& options, const Outcome& outcome) {
  const ChanceWords& words = *chance_of(outcome.phase);
  return std::string(words.word) + " " + words.text(options, outcome);
}

Result<Outcome> outcome_from(const Options& options, std::string_view text) {
  for (const Parts* parts : all_parts()) {
    for (const ChanceWords& words : parts->chances) {
      if (words.parse == nullptr || !text.starts_with(words.word)) continue;
      const auto rest = text.substr(words.word.size());
      if (rest.empty() || rest.front() == ' ') return words.parse(options, rest.substr(rest.empty() ? 0 : 1));
    }
  }
  return expected("first, deal, codex, neutral pick or neutral play", text);
}

}  // namespace roundtable::academy

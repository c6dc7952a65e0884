#pragma once

// A game in the terminal. This is the plain table: the fields of a view line by line, and choices as in a record. A
// game replaces it with overloads of these functions for its own types in cli/NAME/table.h.

#include "cli/terminal_offers.h"
#include "cli/terminal_table.h"
#include "engine/with_game.h"

namespace roundtable::cli {

// True if a game has no drawing of its own (cmake/game_list.cmake).
template <class G>
inline constexpr bool kIsPlain = false;

// The game whose view, state or options type is T.
template <class T, class... G>
auto game_with(std::tuple<G...>*) {
  return std::tuple_cat(
      std::conditional_t<std::is_same_v<T, typename G::View> || std::is_same_v<T, typename G::State> ||
                             std::is_same_v<T, typename G::Options>,
                         std::tuple<G>, std::tuple<>>()...);
}
template <class T>
using GameWith = std::tuple_element_t<0, decltype(game_with<T>(static_cast<Games*>(nullptr)))>;
template <class T>
concept Plain = kIsPlain<GameWith<T>>;

// From a view's JSON: a line for each field, and the question.
std::string plain_table(const std::string& json, const Style& style);
std::string plain_question(const std::string& json);
template <class View>
std::string json_of(const View& view) {
  JsonWriter out;
  GameWith<View>::write_view(out, view);
  return out.take();
}

// `draw_board` draws the round and the tracks, `draw_players` the points and the played cards.
template <Plain View>
std::string draw_board(const View& view, const Style& style) {
  return plain_table(json_of(view), style);
}
template <Plain View>
std::string draw_players(const View& /*view*/, const Names& names, const Style& /*style*/) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) text += "  seat " + std::to_string(i) + ": " + names[i] + "\n";
  return text;
}
// True if the table should be drawn again before this question.
template <Plain View>
bool shows_table(const View& /*view*/) {
  return true;
}
// The viewer's hand, with the cards they kept and passed.
template <Plain View>
std::string draw_hand(const View& /*view*/, const Style& /*style*/) {
  return "";
}
// The question to the viewer as a sentence, and the legal choices with their effects.
template <Plain View>
std::string question_for(const View& view) {
  return plain_question(json_of(view));
}
template <Plain View>
std::vector<Offer> offers_for(const View& view) {
  using G = GameWith<View>;
  std::vector<Offer> offers;
  for (const auto& action : G::legal(view)) {
    const std::string text = G::text_of(view.table.options, action);
    offers.push_back({.key = std::to_string(offers.size() + 1), .text = text, .name = text});
  }
  return offers;
}
// The events that the viewer may know, as lines of text. Related small events share a line.
template <Plain Options, class Event>
std::vector<std::string> told(const Options& options, const std::vector<Event>& events, Viewer /*viewer*/) {
  std::vector<std::string> lines;
  for (const Event& event : events) {
    std::string line = GameWith<Options>::sentence(options, event);
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}
// Points by source, the winner and the reason.
template <Plain State>
std::string draw_result(const State& state, const Names& names, const Style& /*style*/) {
  const Standing standing = GameWith<State>::standing(state);
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool wins = standing.winners.has(Seat{static_cast<std::uint8_t>(i)});
    text += "  " + names[i] + ": " + std::to_string(standing.scores[i]) + (wins ? ", wins" : "") + "\n";
  }
  return text;
}
// Help: the rules of the question with the signs of the drawing, and a summary of the game's rules.
template <Plain View>
std::string help_for(const View& /*view*/, const Style& /*style*/) {
  return "Type the number of a choice or its words. Also: table, log, hint, quit.\n";
}
template <Plain Options>
std::string rules_of(const Options& /*options*/, const Style& /*style*/) {
  return "The rules of " + std::string(GameWith<Options>::kTitle) + " are not available here.\n";
}
// The output of a command that only this game has; empty for other words.
template <Plain View>
std::string shown_on_request(const View& /*view*/, std::string_view /*word*/, const Style& /*style*/) {
  return "";
}
template <Plain State, class Event>
Milestone milestone_before(const State& /*state*/, const Event& /*event*/) {
  return {};
}

}  // namespace roundtable::cli

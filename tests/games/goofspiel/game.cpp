#include "tests/games/goofspiel/game.h"

#include "engine/core/notation.h"
#include "engine/core/seat_json.h"

// Options, text and JSON.

namespace roundtable::goofspiel {

namespace {

constexpr std::array<OptionOf<Options>, 2> kOptions = {{
    option_at<Options, &Options::cards>({.name = "cards",
                                         .kind = OptionKind::Number,
                                         .about = "how many cards each has, and rounds there are",
                                         .least = 3,
                                         .most = kMostCards}),
    option_at<Options, &Options::carry>({.name = "carry",
                                         .kind = OptionKind::Switch,
                                         .about = "whether a prize that nobody takes is added to the next"}),
}};

// Parses `bid 3`: the word and a number of one digit, which is at most `most`.
Result<int> read(std::string_view text, std::string_view word, int most) {
  Words words(text);
  const bool understood = words.next() == word && words.rest().size() == 1;
  const int number = understood ? words.rest()[0] - '0' : 0;
  if (number >= 1 && number <= most) return number;
  return expected(std::string(word) + " and a number from 1 to " + std::to_string(most), text);
}

std::string seats_text(Seats seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "Seat " : " and seat ") + std::to_string(index(seat));
  return text;
}

int number_of(Card card) { return static_cast<int>(card); }

const char* question(const OpenTable& table) {
  if (table.waiting.over()) return "The game is over.";
  return table.waiting.is_chance() ? "A prize is rolled." : "Which card do you bid for the prize?";
}

void write_asked(JsonWriter& out, const OpenTable& table) {
  out.key("asked").begin_object().key("seats");
  write_seats(out, table.waiting.seats());
  out.field("chance", table.waiting.is_chance()).field("over", table.waiting.over()).field("together", true);
  out.field("kind", "bid").field("question", question(table)).end_object();
}

}  // namespace

std::span<const OptionOf<Options>> Options::described() { return kOptions; }

std::string Goofspiel::text_of(const Options& /*options*/, Action action) {
  return "bid " + std::to_string(action.card);
}

Result<Action> Goofspiel::action_from(const Options& options, Seat /*seat*/, std::string_view text) {
  const auto number = read(text, "bid", options.cards);
  return number ? Result<Action>(Action{static_cast<std::uint32_t>(*number)}) : number.error();
}

std::string Goofspiel::text_of(const Options& /*options*/, const Outcome& outcome) {
  return "prize " + std::to_string(outcome.prize);
}

Result<Outcome> Goofspiel::outcome_from(const Options& /*options*/, std::string_view text) {
  const auto number = read(text, "prize", kSides);
  return number ? Result<Outcome>(Outcome{static_cast<std::uint8_t>(*number)}) : number.error();
}

void Goofspiel::write_result(JsonWriter& out, const State& state) {
  out.begin_object().key("scores").begin_array();
  for (const Seat seat : everybody(state.table)) out.value(static_cast<int>(state.table.scores[seat]));
  out.end_array().key("winners");
  write_seats(out, standing(state).winners);
  out.end_object();
}

void Goofspiel::write_view(JsonWriter& out, const View& view) {
  const OpenTable& table = view.table;
  out.begin_object().field("game", kName).field("players", static_cast<int>(table.options.players)).key("options");
  write_options(out, table.options);
  out.key("seat");
  view.viewer.is_spectator() ? out.null() : out.value(index(view.viewer.seat()));
  out.field("round", static_cast<int>(table.round)).field("prize", static_cast<int>(table.prize));
  write_asked(out, table);
  out.key("seats").begin_array();
  for (const Seat seat : everybody(table)) {
    out.begin_object().field("seat", index(seat)).field("score", static_cast<int>(table.scores[seat]));
    out.key("cards").begin_array();
    for (const Card card : table.hands[seat]) out.value(number_of(card));
    out.end_array().end_object();
  }
  out.end_array().key("chosen");
  view.chosen == kNoCard ? out.null() : out.value(number_of(view.chosen));
  out.key("legal").begin_array();
  for (const Action action : legal(view)) {
    out.begin_object().field("text", text_of(table.options, action)).field("verb", "bid").end_object();
  }
  out.end_array().end_object();
}

std::string Goofspiel::sentence(const Options& options, const Event& event) {
  switch (event.kind) {
    case Event::Kind::Prize: return "The prize is " + std::to_string(event.prize) + ".";
    case Event::Kind::Played: {
      std::string cards;
      for (const Seat seat : Seats::first(options.players)) {
        cards += (cards.empty() ? "" : ", ") + std::to_string(number_of(event.cards[seat]));
      }
      const std::string taker = event.winners.empty() ? "Nobody" : seats_text(event.winners);
      return "Bids " + cards + ". " + taker + " takes the prize.";
    }
    case Event::Kind::Ended: return seats_text(event.winners) + (event.winners.several() ? " win." : " wins.");
  }
  return "";
}

void Goofspiel::write_event(JsonWriter& out, const Options& options, const Event& event) {
  constexpr std::array<const char*, 3> kNames = {"prize", "played", "ended"};
  out.begin_object().field("event", kNames[static_cast<std::size_t>(event.kind)]).key("seats");
  write_seats(out, event.winners);
  out.field("number", static_cast<int>(event.prize)).field("text", sentence(options, event)).end_object();
}

}  // namespace roundtable::goofspiel

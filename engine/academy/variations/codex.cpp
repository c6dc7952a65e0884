#include "engine/academy/variations/codex.h"

#include "engine/academy/json/effects.h"
#include "engine/academy/position/faults.h"
#include "engine/academy/position/reader.h"
#include "engine/academy/position/refusals.h"
#include "engine/academy/text/answers.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"
#include "engine/core/seat_json.h"

namespace roundtable::academy {

namespace codex_parts {
namespace {

using namespace phrases;
using Kind = Event::Kind;

std::string place_text(const Options& /*options*/, Action action) {
  return action.answer() == Action::kNone ? "none" : std::to_string(action.answer());
}
Result<Action> peek_from(const Options& options, Seat /*seat*/, std::string_view text) {
  if (text == "none") return Action{Verb::Peek, Action::kNone};
  return number_action(Verb::Peek, text, options.squires(), "a place");
}
void write_place(EffectWriter& effect, Action action) {
  effect.write_acting();
  if (action.answer() == Action::kNone) return;
  const int value = effect.view.tokens[action.answer()];
  effect.out.field("place", static_cast<int>(action.answer())).key("value");
  value == kHiddenValue ? effect.out.null() : effect.out.value(value);
}

constexpr std::array<Question, 2> kQuestions = {
    {{.phase = Phase::Peek,
      .phase_name = "peek",
      .verb = Verb::Peek,
      .word = "peek",
      .asks = [](const OpenTable&) { return "Look at one token of the codex, or at none."; },
      .argument = place_text,
      .parse = peek_from,
      .write_effect = write_place},
     {.phase = Phase::TakeToken,
      .phase_name = "takeToken",
      .verb = Verb::Codex,
      .word = "codex",
      .asks = [](const OpenTable&) { return "Take a token from the codex."; },
      .argument = place_text,
      .parse = [](const Options& options, Seat,
                  std::string_view text) { return number_action(Verb::Codex, text, options.squires(), "a place"); },
      .write_effect = write_place}}};

std::string tokens_text(const Options& options, const Outcome& outcome) {
  std::string text;
  for (int place = 1; place <= options.squires(); ++place) {
    text += (place == 1 ? "" : ",") + std::to_string(outcome.tokens.value_at(place));
  }
  return text;
}
Result<Outcome> tokens_from(const Options& options, std::string_view text) {
  Outcome outcome{.phase = Phase::LayCodex};
  Words words(text);
  const Error error = expected(std::to_string(options.squires()) + " tokens, one -3, one -1, the rest 0", text);
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

constexpr std::array<ChanceWords, 1> kChances = {{{Phase::LayCodex, "layCodex", "codex", tokens_text, tokens_from}}};

std::string shown_value(const Event& event) {
  return event.value == kHiddenValue ? "." : ": " + std::to_string(event.value) + ".";
}

constexpr std::array<EventWords, 4> kEvents = {
    {{.kind = Kind::CodexLaid,
      .name = "codex",
      .sentence = [](const Options&, const Event&) -> std::string {
        return "The tokens are laid on the codex, face down.";
      }},
     {.kind = Kind::Peeked,
      .name = "peeked",
      .sentence =
          [](const Options& options, const Event& event) {
            return who(options, event.squire) + " looks at place " + std::to_string(event.from) + " of the codex" +
                   shown_value(event);
          },
      .value = true,
      .place = true},
     {.kind = Kind::TokenTaken,
      .name = "token",
      .sentence =
          [](const Options& options, const Event& event) {
            return who(options, event.squire) + " takes the token on place " + std::to_string(event.from) +
                   shown_value(event);
          },
      .value = true,
      .place = true},
     {.kind = Kind::TokenReturned,
      .name = "zero",
      .sentence = [](const Options& options,
                     const Event& event) { return who(options, event.squire) + " gives back a 0."; },
      .points = true}}};

void write_view(JsonWriter& out, const View& view) {
  const OpenTable& table = view.table;
  out.key("codex").begin_array();
  for (int place = 1; view.tokens_laid && place <= table.squires; ++place) {
    const int value = view.tokens[static_cast<std::size_t>(place)];
    out.begin_object().field("place", place).key("value");
    value == kHiddenValue ? out.null() : out.value(value);
    out.key("takenBy");
    Squire taker = kNoSquire;
    each_squire(table, [&](Squire squire) {
      if (table.token[squire] == place) taker = squire;
    });
    write_squire(out, taker);
    Seats peeked;
    for (const Seat seat : Seats::first(table.options.players)) {
      if (has_peeked(table, seat, place)) peeked.add(seat);
    }
    out.key("seenBy");
    write_seats(out, peeked);
    out.end_object();
  }
  out.end_array();
}

// Positions

constexpr std::array<std::string_view, 3> kFields = {"informed", "codex", "peeked"};

void read_informed(PositionReader& reader) {
  const auto& rounds = reader.list(reader.find("informed"), "informed", 0, kRounds);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const std::string field = "informed[" + std::to_string(i) + "]";
    reader.position().informed[i] = true;
    for (const Json& item : reader.list(&rounds[i], field, 0, reader.options().players)) {
      const int seat = reader.number(&item, field, 0, reader.options().players - 1, -1);
      if (seat >= 0) reader.table().informed[i].add(Seat{static_cast<std::uint8_t>(seat)});
    }
  }
}

// The tokens on places 1, 2, ...
void read_tokens(PositionReader& reader) {
  constexpr const char* kWanted = "one -3, one -1, the rest 0";
  Tokens& tokens = reader.position().state.secrets.tokens;
  reader.each_of_squires("codex", [&](Squire squire, const Json& json, const std::string& field) {
    const int value = reader.number(&json, field, -3, 0, 0);
    if (value == 0) return;
    std::uint8_t& place = value == -3 ? tokens.minus_three : tokens.minus_one;
    if (value == -2 || place != 0) return reader.wrong("codex", "tokens", kWanted);
    place = static_cast<std::uint8_t>(index(squire) + 1);
  });
  if ((tokens.minus_three == 0) == (tokens.minus_one == 0)) return;
  reader.wrong("codex", "tokens", kWanted);
  tokens = {};
}

void read_peeked(PositionReader& reader) {
  const int players = reader.options().players;
  const auto& seats = reader.list(reader.find("peeked"), "peeked", players, players);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string field = "peeked[" + std::to_string(i) + "]";
    for (const Json& item : reader.list(&seats[i], field, 0, reader.options().squires())) {
      const int place = reader.number(&item, field, 1, reader.options().squires(), 0);
      if (place == 0) continue;
      reader.table().peeked.items[i] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(place));
    }
  }
}

void read(PositionReader& reader) {
  read_informed(reader);
  read_tokens(reader);
  read_peeked(reader);
}

// The last round with coats of Education; 0: none.
int last_paid(const Ledger& ledger) {
  for (int round = kRounds; round > 0; --round) {
    if (std::ranges::any_of(ledger.paid(Track::Education, round).items, [](int value) { return value != 0; })) {
      return round;
    }
  }
  return 0;
}

void write(JsonWriter& out, const State& state, bool cards_are_out) {
  const OpenTable& table = state.table;
  if (!table.options.has(Variation::Codex)) return;
  if (const int rounds = last_paid(table.ledger); rounds > 0) {
    out.key("informed").begin_array();
    for (int round = 0; round < rounds; ++round) write_seats(out, table.informed[static_cast<std::size_t>(round)]);
    out.end_array();
  }
  if (!cards_are_out) return;
  out.key("codex").begin_array();
  each_squire(table, [&](Squire squire) { out.value(state.secrets.tokens.value_at(index(squire) + 1)); });
  out.end_array().key("peeked").begin_array();
  for (const Seat seat : Seats::first(table.options.players)) {
    out.begin_array();
    for (const int place : Bits(table.peeked[seat])) out.value(place);
    out.end_array();
  }
  out.end_array();
}

Seats owners_of_coats(const OpenTable& table, int round) {
  Seats owners;
  each_squire(table, [&](Squire squire) {
    if (table.ledger.paid(Track::Education, round)[squire] == 0) return;
    if (squire != table.options.neutral()) owners.add(table.options.owner(squire));
  });
  return owners;
}

// A squire has seen the coat it took.
void check_informed(const FaultFinder& finder, int round) {
  const OpenTable& table = finder.table_;
  const auto number = static_cast<std::size_t>(round - 1);
  if (!finder.position_.informed[number]) return;
  const Seats told = table.informed[number];
  const bool any = finder.options_.has(Variation::Codex) && !finder.is_empty(Track::Education, round);
  if (any ? (owners_of_coats(table, round) - told).empty() : told.empty()) return;
  finder.faults_.add("informed[" + text(round - 1) + "]", "informed",
                     any ? "a player who took a coat has seen it" : "the codex gave nothing in that round",
                     {text(round)});
}

void find_faults(const FaultFinder& finder) {
  const OpenTable& table = finder.table_;
  for (int round = 1; round <= kRounds; ++round) check_informed(finder, round);
  const bool due = finder.options_.has(Variation::Codex) && finder.cards_are_out();
  if (codex_laid(finder.position_.state) && !due) finder.refuse("codex", Variation::Codex);
  for (int i = 0; i < finder.options_.players; ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    int looks = 0;
    each_squire(table, [&](Squire squire) {
      if (squire != finder.options_.neutral() && finder.options_.owner(squire) == seat)
        looks += cards_played_on(table, squire, Track::Education);
    });
    if (std::popcount(unsigned{table.peeked[seat]}) <= (due ? looks : 0)) continue;
    finder.faults_.add("peeked[" + text(i) + "]", "peeked",
                       "allowed: one place for each Education card played, " + text(due ? looks : 0),
                       {text(i), text(due ? looks : 0)});
  }
}

void fill_in(Position& position, Rng& rng) {
  State& state = position.state;
  if (!state.table.options.has(Variation::Codex)) return;
  if (!codex_laid(state)) state.secrets.tokens = draw_tokens(state.table.squires, rng);
  for (int round = 1; round <= kRounds; ++round) {
    const auto number = static_cast<std::size_t>(round - 1);
    if (position.informed[number]) continue;
    for (const Seat owner : owners_of_coats(state.table, round)) state.table.informed[number].add(owner);
  }
}

void refuse_tokens(Refusals& refusals) {
  const OpenTable& table = refusals.table;
  each_squire(table, [&](Squire squire) {
    const int place = table.token[squire];
    if (place == 0) return;
    refusals.refuse(refusals.answer(place), "taken", "A15", "another player has already taken it",
                    {std::to_string(place), std::to_string(index(squire))});
  });
  refusals.refuse_none("", "each player must take a token");
}

constexpr std::array<QuestionRefusals, 1> kRefusals = {{{Phase::TakeToken, refuse_tokens}}};
constexpr std::array<FaultRule, 2> kRules = {{{"informed", "A16"}, {"peeked", "A35"}}};

}  // namespace
}  // namespace codex_parts

constexpr Parts kCodex = {.is_played = [](const Options& options) { return options.has(Variation::Codex); },
                          .questions = codex_parts::kQuestions,
                          .chances = codex_parts::kChances,
                          .events = codex_parts::kEvents,
                          .write_view = codex_parts::write_view};
constexpr PositionParts kCodexPositions = {.fields = codex_parts::kFields,
                                           .read = codex_parts::read,
                                           .write = codex_parts::write,
                                           .find_faults = codex_parts::find_faults,
                                           .fill_in = codex_parts::fill_in,
                                           .refusals = codex_parts::kRefusals,
                                           .fault_rules = codex_parts::kRules};

}  // namespace roundtable::academy

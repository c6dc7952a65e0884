#pragma once

#include "engine/core/position.h"
#include "engine/medievallons/fast/blind_game.h"
#include "engine/medievallons/imagine/enumerate.h"
#include "engine/medievallons/imagine/imagine.h"
#include "engine/medievallons/json/json.h"
#include "engine/medievallons/medievallons.h"
#include "engine/medievallons/text/notation.h"
#include "engine/medievallons/text/sentences.h"

namespace roundtable::medievallons {

struct Medievallons;
// Positions (docs/position.md) are in position/.
ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Medievallons>& sink);
Sayable sayable(const State& state);
void write_position(JsonWriter& out, const State& state);
std::vector<Refusal> refusals(const State& state, Seat seat);

// Medievallons as a Game.
struct Medievallons {
  static constexpr std::string_view kName = kGameName;
  static constexpr std::string_view kTitle = "Medievallons";

  using Options = medievallons::Options;
  using State = medievallons::State;
  using Action = medievallons::Action;
  using Choices = medievallons::Choices;
  using Outcome = medievallons::Outcome;
  using View = medievallons::View;
  using Event = medievallons::Event;

  static Result<Options> read_options(int players, const Json& json) { return Options::from_json(players, json); }
  static void write_options(JsonWriter& out, const Options& options) { options.write_json(out); }
  static int players(const Options& options) { return options.players; }

  static State start(const Options& options) { return medievallons::start(options); }
  static const Options& options(const State& state) { return state.table.options; }
  static Deciders deciders(const State& state) { return state.table.waiting; }
  static Choices legal(const State& state, Seat seat) { return medievallons::legal(state, seat); }
  template <class S>
  static Legality apply(State& state, Seat seat, Action action, S& sink) {
    return medievallons::apply(state, seat, action, sink);
  }
  template <class S>
  static void take(State& state, Seat seat, Action action, S& sink) {
    medievallons::take(state, seat, action, sink);
  }
  template <class Generator>
  static Outcome draw(const State& state, Generator& rng) {
    return medievallons::draw(state, rng);
  }
  static bool is_possible(const State& state, const Outcome& outcome) {
    return medievallons::is_possible(state, outcome);
  }
  template <class S>
  static void settle(State& state, const Outcome& outcome, S& sink) {
    medievallons::settle(state, outcome, sink);
  }
  template <class Generator>
  ALWAYS_INLINE static void begin_blindly(State& state, Generator& rng) {
    medievallons::begin_blindly(state, rng);
  }
  template <class Choose, class Generator>
  ALWAYS_INLINE static void step_blindly(State& state, Choose& choose, Generator& rng) {
    medievallons::step_blindly(state, choose, rng);
  }
  static Standing standing(const State& state) {
    const Score score = result(state);
    Standing standing{.winners = score.winners};
    for (std::size_t i = 0; i < kMaxSeats; ++i) standing.scores[i] = score.lines[i].guilds;
    return standing;
  }
  static int chapter(const State& state) { return state.table.turn; }

  static View view(const State& state, Viewer viewer) { return medievallons::view(state, viewer); }
  static Choices legal(const View& view) { return medievallons::legal(view); }
  static std::optional<View> ahead(const View& view) { return medievallons::ahead(view); }
  static State imagine(const View& view, Rng& rng) { return medievallons::imagine(view, rng); }
  static std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most) {
    return medievallons::enumerate(view, most);
  }
  static std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state) {
    return medievallons::outcomes(state);
  }
  static Event seen_by(const Event& event, Viewer viewer) { return medievallons::seen_by(event, viewer); }

  static std::string text_of(const Options& options, Action action) { return medievallons::text_of(options, action); }
  static Result<Action> action_from(const Options& options, Seat seat, std::string_view text) {
    return medievallons::action_from(options, seat, text);
  }
  static std::string text_of(const Options& options, const Outcome& outcome) {
    return medievallons::text_of(options, outcome);
  }
  static Result<Outcome> outcome_from(const Options& options, std::string_view text) {
    return medievallons::outcome_from(options, text);
  }
  static void write_result(JsonWriter& out, const State& state) { medievallons::write_result(out, state); }
  static void write_view(JsonWriter& out, const View& view) { medievallons::write_view(out, view); }
  static void write_event(JsonWriter& out, const Options& options, const Event& event) {
    medievallons::write_event(out, options, event);
  }
  static std::string sentence(const Options& options, const Event& event) {
    return medievallons::sentence(options, event);
  }

  static ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Medievallons>& sink) {
    return medievallons::read_position(options, json, sink);
  }
  static Sayable sayable(const State& state) { return medievallons::sayable(state); }
  static void write_position(JsonWriter& out, const State& state) { medievallons::write_position(out, state); }
  static std::vector<Refusal> refusals(const State& state, Seat seat) { return medievallons::refusals(state, seat); }
};

static_assert(Game<Medievallons>);
static_assert(HasPositions<Medievallons>);
static_assert(Enumerable<Medievallons>);
static_assert(ChoicesOf<Choices, Action>);

}  // namespace roundtable::medievallons

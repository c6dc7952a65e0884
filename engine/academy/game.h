#pragma once

#include "engine/academy/academy.h"
#include "engine/academy/fast/blind_game.h"
#include "engine/academy/fast/rollout.h"
#include "engine/academy/imagine/enumerate.h"
#include "engine/academy/imagine/imagine.h"
#include "engine/academy/json/json.h"
#include "engine/academy/text/notation.h"
#include "engine/academy/text/sentences.h"
#include "engine/core/game.h"
#include "engine/core/position.h"

namespace roundtable::academy {

struct Academy;
// Positions: docs/position.md.
ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Academy>& sink);
Sayable sayable(const State& state);
void write_position(JsonWriter& out, const State& state);
std::vector<Refusal> refusals(const State& state, Seat seat);

// Medieval Academy as a Game.
struct Academy {
  static constexpr std::string_view kName = kGameName;
  static constexpr std::string_view kTitle = "Medieval Academy";

  using Options = academy::Options;
  using State = academy::State;
  using Action = academy::Action;
  using Choices = academy::Choices;
  using Outcome = academy::Outcome;
  using View = academy::View;
  using Event = academy::Event;

  static Result<Options> read_options(int players, const Json& json) { return Options::from_json(players, json); }
  static void write_options(JsonWriter& out, const Options& options) { options.write_json(out); }
  static int players(const Options& options) { return options.players; }

  static State start(const Options& options) { return academy::start(options); }
  static const Options& options(const State& state) { return state.table.options; }
  static Deciders deciders(const State& state) { return state.table.waiting; }
  static Choices legal(const State& state, Seat seat) { return academy::legal(state, seat); }
  template <class S>
  static Legality apply(State& state, Seat seat, Action action, S& sink) {
    return academy::apply(state, seat, action, sink);
  }
  template <class S>
  static void take(State& state, Seat seat, Action action, S& sink) {
    academy::take(state, seat, action, sink);
  }
  template <class Generator>
  static Outcome draw(const State& state, Generator& rng) {
    return academy::draw(state, rng);
  }
  static bool is_possible(const State& state, const Outcome& outcome) { return academy::is_possible(state, outcome); }
  template <class S>
  static void settle(State& state, const Outcome& outcome, S& sink) {
    academy::settle(state, outcome, sink);
  }
  template <class Choose, class Generator>
  ALWAYS_INLINE static void rollout(State& state, Choose&& choose, Generator& rng) {
    academy::rollout(state, choose, rng);
  }
  template <class Choose, class Generator>
  ALWAYS_INLINE static void play_blind(State& state, Choose& choose, Generator& rng) {
    academy::play_blind(state, choose, rng);
  }
  static bool is_plain(const Options& options) { return academy::is_plain(options); }
  template <class Choose, class Generator>
  ALWAYS_INLINE static void play_plain(State& state, Choose& choose, Generator& rng) {
    academy::play_plain(state, choose, rng);
  }
  static Standing standing(const State& state) {
    const Score score = result(state);
    Standing standing{score.scores, score.winners, {}};
    const Squire neutral = state.table.options.neutral();
    if (neutral != kNoSquire) standing.neutral = state.table.ledger.points()[neutral];
    return standing;
  }
  static int chapter(const State& state) { return state.table.round; }

  static View view(const State& state, Viewer viewer) { return academy::view(state, viewer); }
  static Choices legal(const View& view) { return academy::legal(view); }
  static std::optional<View> ahead(const View& view) { return academy::ahead(view); }
  static State imagine(const View& view, Rng& rng) { return academy::imagine(view, rng); }
  static std::optional<std::vector<Possible<State>>> enumerate(const View& view, std::size_t most) {
    return academy::enumerate(view, most);
  }
  static std::optional<std::vector<Possible<Outcome>>> outcomes(const State& state) { return academy::outcomes(state); }
  static Event seen_by(const Event& event, Viewer viewer) { return academy::seen_by(event, viewer); }

  static std::string text_of(const Options& options, Action action) { return academy::text_of(options, action); }
  static Result<Action> action_from(const Options& options, Seat seat, std::string_view text) {
    return academy::action_from(options, seat, text);
  }
  static std::string text_of(const Options& options, const Outcome& outcome) {
    return academy::text_of(options, outcome);
  }
  static Result<Outcome> outcome_from(const Options& options, std::string_view text) {
    return academy::outcome_from(options, text);
  }
  static void write_result(JsonWriter& out, const State& state) { academy::write_result(out, state); }
  static void write_view(JsonWriter& out, const View& view) { academy::write_view(out, view); }
  static void write_event(JsonWriter& out, const Options& options, const Event& event) {
    academy::write_event(out, options, event);
  }
  static std::string sentence(const Options& options, const Event& event) { return academy::sentence(options, event); }

  static ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Academy>& sink) {
    return academy::read_position(options, json, sink);
  }
  static Sayable sayable(const State& state) { return academy::sayable(state); }
  static void write_position(JsonWriter& out, const State& state) { academy::write_position(out, state); }
  static std::vector<Refusal> refusals(const State& state, Seat seat) { return academy::refusals(state, seat); }
};

static_assert(Game<Academy>);
static_assert(HasPositions<Academy>);
static_assert(Enumerable<Academy>);
static_assert(ChoicesOf<Choices, Action>);

}  // namespace roundtable::academy

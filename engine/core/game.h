#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/option.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/sink.h"

namespace roundtable {

// The current or final ranking.
struct Standing {
  std::array<int, kMaxSeats> scores{};
  Seats winners;
  std::optional<int> neutral;  // of a squire without a player
};

// A game is a type with plain data and static functions. The rules never draw random numbers: where a shuffle or a
// random pick is due, the state waits for an outcome from the caller.
template <class G>
concept Game = requires(typename G::State state, const typename G::State& seen, const typename G::Options& options,
                        const typename G::Action& action, const typename G::Outcome& outcome,
                        const typename G::View& view, const typename G::Event& event, const Json& json, JsonWriter& out,
                        std::string_view text, Seat seat, Viewer viewer, NullSink& nobody, Sink<G>& sink, Rng& rng) {
  requires std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State>;
  requires sizeof(typename G::State) <= 512;
  requires sizeof(typename G::Action) == 4;
  requires std::equality_comparable<typename G::View>;
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kTitle } -> std::convertible_to<std::string_view>;

  // Options: described once; read from JSON with errors that name the field and the allowed values, and written back.
  { G::Options::kPlayers } -> std::convertible_to<PlayerRange>;
  { G::Options::described() } -> std::same_as<std::span<const OptionOf<typename G::Options>>>;
  { G::read_options(int{}, json) } -> std::same_as<Result<typename G::Options>>;
  G::write_options(out, options);
  { G::players(options) } -> std::same_as<int>;

  // Play. `deciders` are the seats that must choose now. In a simultaneous decision a seat may change its choice while
  // `legal` still offers one. `apply` rejects illegal choices and leaves the state unchanged; `take` trusts its caller.
  { G::start(options) } -> std::same_as<typename G::State>;
  { G::options(seen) } -> std::same_as<const typename G::Options&>;
  { G::deciders(seen) } -> std::same_as<Deciders>;
  { G::legal(seen, seat) } -> std::same_as<typename G::Choices>;
  { G::apply(state, seat, action, nobody) } -> std::same_as<Legality>;
  { G::apply(state, seat, action, sink) } -> std::same_as<Legality>;
  G::take(state, seat, action, nobody);
  { G::draw(seen, rng) } -> std::same_as<typename G::Outcome>;
  { G::is_possible(seen, outcome) } -> std::same_as<bool>;
  G::settle(state, outcome, nobody);
  G::settle(state, outcome, sink);
  { G::standing(seen) } -> std::same_as<Standing>;
  // The number of the current round or turn.
  { G::chapter(seen) } -> std::same_as<int>;

  // Views.
  { view.viewer } -> std::convertible_to<Viewer>;
  { G::view(seen, viewer) } -> std::same_as<typename G::View>;
  { G::legal(view) } -> std::same_as<typename G::Choices>;
  { G::imagine(view, rng) } -> std::same_as<typename G::State>;
  { G::seen_by(event, viewer) } -> std::same_as<typename G::Event>;

  // Text as in the record, both ways, and JSON for a page.
  { G::text_of(options, action) } -> std::same_as<std::string>;
  { G::action_from(options, seat, text) } -> std::same_as<Result<typename G::Action>>;
  { G::text_of(options, outcome) } -> std::same_as<std::string>;
  { G::outcome_from(options, text) } -> std::same_as<Result<typename G::Outcome>>;
  G::write_result(out, seen);
  G::write_view(out, view);
  G::write_event(out, options, event);
  { G::sentence(options, event) } -> std::same_as<std::string>;
};

// Optional: the view a seat would have if it were its turn now, so that it can choose ahead.
// std::optional<View> G::ahead(view)
template <class G>
auto ahead_of(const typename G::View& view) -> std::optional<typename G::View> {
  if constexpr (requires { G::ahead(view); }) {
    return G::ahead(view);
  } else {
    return std::nullopt;
  }
}

// One of several possibilities; their probabilities add up to 1.
template <class T>
struct Possible {
  T what;
  double chance = 0;
};

// Optional, for values that are computed instead of sampled near the end of a game; both give nothing where there is
// too much to list. std::optional<std::vector<Possible<State>>> G::enumerate(view, most): the states that `imagine`
// draws from std::optional<std::vector<Possible<Outcome>>> G::outcomes(state): the outcomes that `draw` draws from
template <class G>
concept Enumerable = requires(const typename G::State& state, const typename G::View& view) {
  { G::enumerate(view, std::size_t{}) } -> std::same_as<std::optional<std::vector<Possible<typename G::State>>>>;
  { G::outcomes(state) } -> std::same_as<std::optional<std::vector<Possible<typename G::Outcome>>>>;
};

// Legal choices: a random-access range that can pick one at random.
template <class C, class Action>
concept ChoicesOf = requires(const C& choices, const Action& action, Rng& rng) {
  { choices.size() } -> std::same_as<int>;
  { choices[0] } -> std::same_as<Action>;
  { choices.contains(action) } -> std::same_as<bool>;
  { choices.pick(rng) } -> std::same_as<Action>;
  { *choices.begin() } -> std::same_as<Action>;
};

}  // namespace roundtable

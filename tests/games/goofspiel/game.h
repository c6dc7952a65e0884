#pragma once

// Goofspiel, the smallest game with every feature of a game: chance, simultaneous choices, options. It is for tests
// only, and shows the parts a game needs: this folder and a place in a list (tests/CMakeLists.txt).
//
// Two or three players have cards from 1 upwards. Each round a prize is rolled with a die; all choose a card secretly.
// The highest card that only one player has chosen takes the prize; if there is none, no player does. Each card is
// played once. When the cards are gone, the player with the most points wins.

#include "engine/core/game.h"

namespace roundtable::goofspiel {

constexpr int kMostPlayers = 3;
constexpr int kMostCards = 6;
constexpr int kSides = 6;  // of the die

enum class Card : std::uint8_t {};  // from 1
using Cards = SmallSet<Card>;
constexpr Card kNoCard{0};

struct Options {
  std::uint8_t players = 2;
  std::uint8_t cards = 5;
  bool carry = false;  // a prize without a winner is added to the next

  static constexpr PlayerRange kPlayers = {2, kMostPlayers};
  static std::span<const OptionOf<Options>> described();
  friend bool operator==(const Options&, const Options&) = default;
};

// The public part of the state.
struct OpenTable {
  Options options;
  Deciders waiting;
  std::uint8_t round = 0;
  std::uint8_t prize = 0;
  std::uint8_t carried = 0;
  Per<Seat, Cards, kMostPlayers> hands{};
  Per<Seat, std::uint8_t, kMostPlayers> scores{};
  friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

struct State {
  OpenTable table;
  Per<Seat, Card, kMostPlayers> chosen{};  // secret until all have chosen
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  OpenTable table;
  Viewer viewer = Viewer::spectator();
  Card chosen = kNoCard;  // the viewer's own
  friend bool operator==(const View&, const View&) = default;
};

struct Action {
  std::uint32_t card = 0;
  friend bool operator==(const Action&, const Action&) = default;
};

struct Outcome {
  std::uint8_t prize = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Event {
  enum class Kind : std::uint8_t { Prize, Played, Ended };
  Kind kind{};
  std::uint8_t prize = 0;
  Per<Seat, Card, kMostPlayers> cards{};
  Seats winners;  // of the prize, or of the game
  friend bool operator==(const Event&, const Event&) = default;
};

// A card each.
class Choices {
 public:
  explicit Choices(Cards cards = {}) : cards_(cards) {}
  int size() const { return cards_.size(); }
  bool empty() const { return cards_.empty(); }
  Action operator[](int n) const { return {static_cast<std::uint32_t>(cards_.at(n))}; }
  bool contains(Action action) const { return action.card < 8 && cards_.has(static_cast<Card>(action.card)); }
  Action pick(Rng& rng) const { return (*this)[static_cast<int>(below(rng, static_cast<unsigned>(size())))]; }

  class Iterator {
   public:
    explicit Iterator(Cards::Iterator at) : at_(at) {}
    Action operator*() const { return {static_cast<std::uint32_t>(*at_)}; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(Iterator, Iterator) = default;

   private:
    Cards::Iterator at_;
  };
  Iterator begin() const { return Iterator(cards_.begin()); }
  Iterator end() const { return Iterator(cards_.end()); }

 private:
  Cards cards_;
};

inline Seats everybody(const OpenTable& table) { return Seats::first(table.options.players); }

struct Goofspiel {
  static constexpr std::string_view kName = "goofspiel";
  static constexpr std::string_view kTitle = "Goofspiel";

  using Options = goofspiel::Options;
  using State = goofspiel::State;
  using Action = goofspiel::Action;
  using Choices = goofspiel::Choices;
  using Outcome = goofspiel::Outcome;
  using View = goofspiel::View;
  using Event = goofspiel::Event;

  static Result<Options> read_options(int players, const Json& json) {
    return options_from_json(Options::described(), Options::kPlayers, players, json);
  }
  static void write_options(JsonWriter& out, const Options& options) {
    options_to_json(out, Options::described(), options);
  }
  static int players(const Options& options) { return options.players; }

  static State start(const Options& options) {
    State state{.table = {.options = options, .waiting = Deciders::chance()}};
    for (const Seat seat : everybody(state.table)) {
      state.table.hands[seat] = Cards::first(options.cards + 1) - Cards::of(kNoCard);
    }
    return state;
  }
  static const Options& options(const State& state) { return state.table.options; }
  static Deciders deciders(const State& state) { return state.table.waiting; }
  static Choices legal(const State& state, Seat seat) { return legal(state.table, seat); }
  static Choices legal(const View& view) {
    return view.viewer.is_spectator() ? Choices() : legal(view.table, view.viewer.seat());
  }

  template <class S>
  static Legality apply(State& state, Seat seat, Action action, S& sink) {
    const Choices choices = legal(state, seat);
    if (choices.empty()) return Legality::NotAsked;
    if (!choices.contains(action)) return Legality::NotLegal;
    take(state, seat, action, sink);
    return Legality::Legal;
  }
  template <class S>
  static void take(State& state, Seat seat, Action action, S& sink) {
    state.chosen[seat] = static_cast<Card>(action.card);
    state.table.waiting.answered(seat);
    if (state.table.waiting.seats().empty()) reveal(state, sink);
  }

  template <class Generator>
  static Outcome draw(const State& /*state*/, Generator& rng) {
    return {static_cast<std::uint8_t>(1 + below(rng, kSides))};
  }
  static bool is_possible(const State& state, const Outcome& outcome) {
    return state.table.waiting.is_chance() && outcome.prize >= 1 && outcome.prize <= kSides;
  }
  template <class S>
  static void settle(State& state, const Outcome& outcome, S& sink) {
    OpenTable& table = state.table;
    tell_chance(sink, outcome);
    table.prize = static_cast<std::uint8_t>(outcome.prize + table.carried);
    table.carried = 0;
    ++table.round;
    table.waiting = Deciders::all(table.options.players);
    tell(sink, Event{.kind = Event::Kind::Prize, .prize = table.prize});
  }

  static Standing standing(const State& state) {
    Standing standing;
    int most = 0;
    for (const Seat seat : everybody(state.table)) {
      const int score = state.table.scores[seat];
      standing.scores[static_cast<std::size_t>(seat)] = score;
      if (score > most) standing.winners = {};
      if (score >= most) standing.winners.add(seat);
      most = std::max(most, score);
    }
    return standing;
  }
  static int chapter(const State& state) { return state.table.round; }

  static View view(const State& state, Viewer viewer) {
    const bool seated = viewer.among(everybody(state.table));
    return {state.table, viewer, seated ? state.chosen[viewer.seat()] : kNoCard};
  }
  // A player who has chosen may have chosen any card.
  static State imagine(const View& view, Rng& rng) {
    State state{.table = view.table};
    for (const Seat seat : everybody(view.table)) {
      if (view.table.waiting.is_chance() || view.table.waiting.over() || view.table.waiting.has(seat)) continue;
      const auto any = static_cast<Card>(legal(view.table, seat).pick(rng).card);
      state.chosen[seat] = view.viewer.is(seat) ? view.chosen : any;
    }
    return state;
  }
  static Event seen_by(const Event& event, Viewer /*viewer*/) { return event; }

  static std::string text_of(const Options& options, Action action);
  static Result<Action> action_from(const Options& options, Seat seat, std::string_view text);
  static std::string text_of(const Options& options, const Outcome& outcome);
  static Result<Outcome> outcome_from(const Options& options, std::string_view text);
  static void write_result(JsonWriter& out, const State& state);
  static void write_view(JsonWriter& out, const View& view);
  static void write_event(JsonWriter& out, const Options& options, const Event& event);
  static std::string sentence(const Options& options, const Event& event);

 private:
  // A player may change their own choice until all have chosen.
  static Choices legal(const OpenTable& table, Seat seat) {
    const bool playing = !table.waiting.is_chance() && !table.waiting.over() && everybody(table).has(seat);
    return playing ? Choices(table.hands[seat]) : Choices();
  }

  template <class S>
  static void reveal(State& state, S& sink) {
    OpenTable& table = state.table;
    Event played{.kind = Event::Kind::Played, .prize = table.prize, .cards = state.chosen};
    Card best = kNoCard;
    for (const Seat seat : everybody(table)) {
      const Card card = state.chosen[seat];
      tell_entry(sink, seat, Action{static_cast<std::uint32_t>(card)});
      table.hands[seat].remove(card);
      int same = 0;
      for (const Seat other : everybody(table)) same += state.chosen[other] == card ? 1 : 0;
      if (same > 1 || card < best) continue;
      best = card;
      played.winners = Seats::of(seat);
    }
    for (const Seat winner : played.winners) {
      table.scores[winner] = static_cast<std::uint8_t>(table.scores[winner] + table.prize);
    }
    if (played.winners.empty() && table.options.carry) table.carried = table.prize;
    table.prize = 0;
    state.chosen = {};
    tell(sink, played);
    table.waiting = table.round == table.options.cards ? Deciders::nobody() : Deciders::chance();
    if (table.waiting.over()) tell(sink, Event{.kind = Event::Kind::Ended, .winners = standing(state).winners});
  }
};

static_assert(Game<Goofspiel>);
static_assert(ChoicesOf<Choices, Action>);

}  // namespace roundtable::goofspiel

#pragma once

#include <memory>

#include "engine/core/record.h"

namespace roundtable {

// A running game behind a type-erased interface: text and JSON in, text and JSON out. Keeps its own record.
class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;
  virtual int players() const = 0;
  virtual Deciders deciders() const = 0;
  // Sorted texts; empty if the seat has nothing to choose or to change.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  // Whether the seat may choose this now, or (Ahead) could choose it if it were its turn, as far as its view tells.
  enum class Asked : std::uint8_t { Now, Ahead };
  virtual bool is_legal(Seat seat, std::string_view text, Asked asked) const = 0;
  // Whether the seat can choose ahead, and its view for that.
  virtual bool can_choose_ahead(Seat seat) const = 0;
  virtual void write_ahead(JsonWriter& out, Seat seat) const = 0;
  // Applies a choice. An error names the fault and the allowed choices; the state is then unchanged.
  virtual Status apply(Seat seat, std::string_view text) = 0;
  // Settles the chance event that is due with this outcome, as in a record. An error leaves the state unchanged.
  virtual Status settle(std::string_view text) = 0;
  // Draws the outcome that is due.
  virtual void chance(Rng& rng) = 0;
  virtual void chance(RandomBits& bits) = 0;
  // The viewer's view for a page. A seat's view includes its legal choices with their effects.
  virtual std::string view_json(Viewer viewer) const = 0;
  virtual void write_view(JsonWriter& out, Viewer viewer) const = 0;
  // Events since the n-th as the viewer may know them, with sentences.
  virtual std::string events_json(Viewer viewer, std::size_t since) const = 0;
  virtual void write_events(JsonWriter& out, Viewer viewer, std::size_t since) const = 0;
  // The same with nothing hidden, for a public record.
  virtual void write_whole_events(JsonWriter& out, std::size_t since) const = 0;
  virtual std::vector<std::string> sentences(Viewer viewer, std::size_t since) const = 0;
  virtual std::size_t event_count() const = 0;
  // One event with nothing hidden, for a finished game; empty if there is nothing to say.
  virtual std::string whole_sentence(std::size_t event) const = 0;
  // Whether the choice would reveal hidden information to its maker. Samples states that fit the seat's view and
  // compares the views afterwards.
  virtual bool reveals(Seat seat, std::string_view text) const = 0;
  virtual Standing standing() const = 0;
  virtual const Record& record() const = 0;
  // For the record: the players, and the seed with its nonces once they are public.
  virtual void set_seats(std::vector<std::string> names) = 0;
  virtual void set_seed(std::string hex, std::vector<std::string> numbers) = 0;
  // The same game with its record and events, to play on separately.
  virtual std::unique_ptr<AnyGame> clone() const = 0;
};

constexpr std::size_t kWholeRecord = static_cast<std::size_t>(-1);

// AnyGame for a game type.
template <Game G>
class AnyGameOf final : public AnyGame, private Sink<G> {
 public:
  explicit AnyGameOf(const typename G::Options& options) : state_(G::start(options)), recorder_(options, false) {}
  // Starts in the middle, with an empty record: for imagined states, which are only played on.
  explicit AnyGameOf(const typename G::State& state) : state_(state), recorder_(G::options(state), false) {}
  // Starts from a position. A position with faults can be drawn, not played.
  std::vector<Fault> begin_at(const std::string& position) {
    auto begun = begin_game<G>(G::options(state_), position, sink());
    state_ = begun.state;
    recorder_.record().position = position;
    if (begun.faults.empty()) finish();
    return std::move(begun.faults);
  }

  const typename G::State& state() const { return state_; }
  std::string_view name() const override { return G::kName; }
  int players() const override { return G::players(G::options(state_)); }
  Deciders deciders() const override { return G::deciders(state_); }
  std::vector<std::string> legal(Seat seat) const override {
    return index(seat) < players() ? legal_texts<G>(state_, seat) : std::vector<std::string>();
  }

  bool is_legal(Seat seat, std::string_view text, Asked asked) const override {
    const auto action = G::action_from(G::options(state_), seat, text);
    if (!action) return false;
    if (asked == Asked::Now) return G::legal(state_, seat).contains(*action);
    const auto ahead = ahead_of<G>(G::view(state_, seat));
    return ahead && G::legal(*ahead).contains(*action);
  }
  bool can_choose_ahead(Seat seat) const override { return ahead_of<G>(G::view(state_, seat)).has_value(); }
  void write_ahead(JsonWriter& out, Seat seat) const override {
    const auto ahead = ahead_of<G>(G::view(state_, seat));
    ahead ? G::write_view(out, *ahead) : static_cast<void>(out.null());
  }

  Status apply(Seat seat, std::string_view text) override {
    if (index(seat) >= players()) return nothing_to_choose(seat);
    const auto action = G::action_from(G::options(state_), seat, text);
    if (action && apply(seat, *action) == Legality::Legal) return {};
    const auto allowed = legal(seat);
    if (allowed.empty()) return nothing_to_choose(seat);
    if (!action) return Error{action.error().message + "; allowed: " + joined(allowed)};
    return Error{"`" + std::string(text.substr(0, 80)) + "` is not legal now; allowed: " + joined(allowed)};
  }
  Legality apply(Seat seat, const typename G::Action& action) {
    const Legality legality = G::apply(state_, seat, action, sink());
    if (legality == Legality::Legal) finish();
    return legality;
  }

  Status settle(std::string_view text) override {
    if (!deciders().is_chance()) return Error{"no chance event is due now"};
    const auto outcome = G::outcome_from(G::options(state_), text);
    if (outcome && G::is_possible(state_, *outcome)) {
      G::settle(state_, *outcome, sink());
      finish();
      return {};
    }
    Rng rng(0);
    const std::string found =
        outcome ? "`" + std::string(text.substr(0, 80)) + "` is not possible now" : outcome.error().message;
    return Error{found + "; expected an outcome such as `" + G::text_of(G::options(state_), G::draw(state_, rng)) +
                 "`"};
  }

  std::unique_ptr<AnyGame> clone() const override {
    auto copy = std::make_unique<AnyGameOf>(state_);
    copy->recorder_ = recorder_;
    copy->events_ = events_;
    return copy;
  }

  void chance(Rng& rng) override { settle_chance(rng); }
  void chance(RandomBits& bits) override { settle_chance(bits); }

  bool reveals(Seat seat, std::string_view text) const override {
    const auto action = G::action_from(G::options(state_), seat, text);
    if (!action) return false;
    const auto seen_after = [&](typename G::State state) {
      NullSink nobody;
      G::apply(state, seat, *action, nobody);
      return G::view(state, seat);
    };
    const auto view = G::view(state_, seat);
    const auto after = seen_after(state_);
    Rng rng(0);
    for (int i = 0; i < kImagined; ++i) {
      if (!(seen_after(G::imagine(view, rng)) == after)) return true;
    }
    return false;
  }

  // Replays the first `entries` entries of the record this game began with.
  Status replay(const Record& record, std::size_t entries = kWholeRecord) {
    recorder_.record().log.clear();
    events_.clear();
    auto replayer = Replayer<G>::open(record, this);
    if (!replayer) return replayer.error();
    const Status status = entries < record.log.size() ? replayer->run_to(entries) : replayer->run();
    state_ = replayer->state();
    recorder_.record().position = record.position;
    set_seats(record.seats);
    set_seed(record.seed, record.numbers);
    finish();
    return status;
  }

  std::string view_json(Viewer viewer) const override {
    JsonWriter out;
    write_view(out, viewer);
    return out.take();
  }
  void write_view(JsonWriter& out, Viewer viewer) const override { G::write_view(out, G::view(state_, viewer)); }

  std::vector<typename G::Event> events(Viewer viewer, std::size_t since) const {
    std::vector<typename G::Event> seen;
    for (std::size_t i = since; i < events_.size(); ++i) seen.push_back(G::seen_by(events_[i], viewer));
    return seen;
  }
  std::string events_json(Viewer viewer, std::size_t since) const override {
    JsonWriter out;
    write_events(out, viewer, since);
    return out.take();
  }
  void write_events(JsonWriter& out, Viewer viewer, std::size_t since) const override {
    out.begin_array();
    for (std::size_t i = since; i < events_.size(); ++i) {
      G::write_event(out, G::options(state_), G::seen_by(events_[i], viewer));
    }
    out.end_array();
  }

  void write_whole_events(JsonWriter& out, std::size_t since) const override {
    out.begin_array();
    for (std::size_t i = since; i < events_.size(); ++i) G::write_event(out, G::options(state_), events_[i]);
    out.end_array();
  }

  std::vector<std::string> sentences(Viewer viewer, std::size_t since) const override {
    std::vector<std::string> lines;
    for (const auto& event : events(viewer, since)) {
      auto line = G::sentence(G::options(state_), event);
      if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
  }
  std::size_t event_count() const override { return events_.size(); }
  std::string whole_sentence(std::size_t event) const override {
    return G::sentence(G::options(state_), events_[event]);
  }

  Standing standing() const override { return G::standing(state_); }
  const Record& record() const override { return recorder_.record(); }
  void set_seats(std::vector<std::string> names) override { recorder_.record().seats = std::move(names); }
  void set_seed(std::string hex, std::vector<std::string> numbers) override {
    recorder_.record().seed = std::move(hex);
    recorder_.record().numbers = std::move(numbers);
  }

 private:
  static constexpr int kImagined = 200;

  static std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const auto& text : texts) all += (all.empty() ? "" : ", ") + text;
    return all;
  }

  static Error nothing_to_choose(Seat seat) {
    return Error{"seat " + std::to_string(index(seat)) + " has no decision to make now"};
  }

  template <class Generator>
  void settle_chance(Generator& generator) {
    if (!deciders().is_chance()) return;
    G::settle(state_, G::draw(state_, generator), sink());
    finish();
  }

  Sink<G>& sink() { return *this; }
  void entry(Seat seat, const typename G::Action& action, bool forced) override {
    recorder_.entry(seat, action, forced);
  }
  void chance(const typename G::Outcome& outcome) override { recorder_.chance(outcome); }
  void event(const typename G::Event& event) override { events_.push_back(event); }
  void finish() {
    if (deciders().over()) recorder_.finish(state_);
  }

  typename G::State state_;
  Recorder<G> recorder_;
  std::vector<typename G::Event> events_;
};

}  // namespace roundtable

#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/position.h"

namespace roundtable {

// A stored game: docs/record.md. Options and result stay JSON text, because only the game can interpret them.
struct Record {
  std::string game;
  int players = 0;
  std::string options = "{}";
  std::string position;  // the starting position; empty: the start of the game
  std::vector<std::string> seats;
  std::string seed;                  // 64 hexadecimal digits, or empty
  std::vector<std::string> numbers;  // nonces of the seed: the table's secret, then one per seat, possibly empty
  std::vector<std::string> log;
  bool with_legal = false;
  std::vector<std::optional<std::vector<std::string>>> legal;  // one per entry, if with_legal
  std::string result;                                          // empty while the game is unfinished

  // Drops the seed, which no longer proves the cards.
  void drop_seed() {
    seed.clear();
    numbers.clear();
  }
  std::string json() const;
  static Result<Record> from_json(std::string_view text);
};

std::string hex_of(const Rng::Seed& seed);

// One parsed line of a log: `2! pick Q5`.
struct Entry {
  bool chance = false;
  Seat seat{};
  bool forced = false;
  std::string_view what;

  static Result<Entry> from_text(std::string_view text, int players);
};

template <Game G>
std::vector<std::string> legal_texts(const typename G::State& state, Seat seat) {
  std::vector<std::string> texts;
  for (const auto& action : G::legal(state, seat)) texts.push_back(G::text_of(G::options(state), action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// Writes the log of a running game. With legal lists, tell it the legal choices before each choice.
template <Game G>
class Recorder : public Sink<G> {
 public:
  Recorder(const typename G::Options& options, bool with_legal) : options_(options) {
    JsonWriter out;
    G::write_options(out, options);
    record_.game = G::kName;
    record_.players = G::players(options);
    record_.options = out.take();
    record_.with_legal = with_legal;
  }

  void about_to_choose(const typename G::State& state, Seat seat) {
    if (record_.with_legal) legal_[static_cast<std::size_t>(seat)] = legal_texts<G>(state, seat);
  }

  void entry(Seat seat, const typename G::Action& action, bool forced) override {
    record_.log.push_back(std::to_string(index(seat)) + (forced ? "! " : " ") + G::text_of(options_, action));
    if (!record_.with_legal) return;
    forced ? record_.legal.emplace_back() : record_.legal.emplace_back(legal_[static_cast<std::size_t>(seat)]);
  }
  void chance(const typename G::Outcome& outcome) override {
    record_.log.push_back("* " + G::text_of(options_, outcome));
    if (record_.with_legal) record_.legal.emplace_back();
  }
  void event(const typename G::Event& /*event*/) override {}

  void finish(const typename G::State& state) {
    JsonWriter out;
    G::write_result(out, state);
    record_.result = out.take();
  }

  Record& record() { return record_; }
  const Record& record() const { return record_; }

 private:
  typename G::Options options_;
  Record record_;
  std::array<std::vector<std::string>, kMaxSeats> legal_;
};

// Replays a record entry by entry and checks every word. Events go to the optional listener.
template <Game G>
class Replayer {
 public:
  using State = typename G::State;

  static Result<Replayer> open(const Record& record, Sink<G>* listener = nullptr) {
    if (record.game != G::kName) {
      return Error{"game: found `" + record.game + "`, expected `" + std::string(G::kName) + "`"};
    }
    const auto json = Json::parse(record.options);
    if (!json) return Error{"options: " + json.error().message};
    const auto options = G::read_options(record.players, *json);
    if (!options) return options.error();
    Replayer replayer(record, *options, listener);
    if (auto status = replayer.begin(*options); !status) return status.error();
    return replayer;
  }

  const State& state() const { return state_; }
  bool done() const { return at_ == record_->log.size(); }
  std::size_t position() const { return at_; }

  // Replays the next entry. An error names the entry, its text and the expected text.
  Status step() {
    const std::string& text = record_->log[at_];
    const auto entry = Entry::from_text(text, record_->players);
    if (!entry) return wrong(entry.error().message);
    if (auto status = entry->forced ? Status() : take(*entry); !status) return status;
    ++at_;
    return check_written();
  }

  Status run() {
    const Status status = run_to(record_->log.size());
    return status ? finish() : status;
  }

  // Replays up to just before this entry, which must exist.
  Status run_to(std::size_t entry) {
    assert(entry <= record_->log.size());
    while (at_ < entry) {
      if (auto status = step(); !status) return status;
    }
    return {};
  }

  // Checks after the last entry that no entry is missing or left over and that the result is right.
  Status finish() {
    const auto& written = recorder_.record().log;
    if (!G::deciders(state_).over()) {
      if (last_is_unwritten_force()) return not_forced();
      if (record_->result.empty()) return {};
      return Error{"result: present, but the game is not over: expected " + expectation()};
    }
    const auto end = record_->log.size();
    if (written.size() != end)
      return Error{"log: ends before entry " + std::to_string(end) + ", expected `" + written[end] + "`"};
    if (record_->result.empty()) return Error{"result: missing, but the game is over"};
    JsonWriter out;
    G::write_result(out, state_);
    if (out.text() != record_->result) {
      return Error{"result: found " + record_->result + ", expected " + out.take()};
    }
    return {};
  }

 private:
  // Forwards to the recorder and to the listener.
  class Tee : public Sink<G> {
   public:
    Tee(Recorder<G>* recorder, Sink<G>* listener) : recorder_(recorder), listener_(listener) {}
    void entry(Seat seat, const typename G::Action& action, bool forced) override {
      recorder_->entry(seat, action, forced);
      if (listener_ != nullptr) listener_->entry(seat, action, forced);
    }
    void chance(const typename G::Outcome& outcome) override {
      recorder_->chance(outcome);
      if (listener_ != nullptr) listener_->chance(outcome);
    }
    void event(const typename G::Event& event) override {
      if (listener_ != nullptr) listener_->event(event);
    }

   private:
    Recorder<G>* recorder_;
    Sink<G>* listener_;
  };

  Replayer(const Record& record, const typename G::Options& options, Sink<G>* listener)
      : record_(&record), recorder_(options, record.with_legal), listener_(listener) {}

  Status begin(const typename G::Options& options) {
    Tee both(&recorder_, listener_);
    const auto begun = begin_game<G>(options, record_->position, both);
    state_ = begun.state;
    return begun.faults.empty() ? Status() : error_of(begun.faults.front());
  }

  Error wrong(const std::string& why) const {
    return Error{"log entry " + std::to_string(at_) + ", `" + record_->log[at_].substr(0, 80) + "`: " + why};
  }

  // Possible entries here, for the error message.
  std::string expectation() const {
    const Deciders deciders = G::deciders(state_);
    if (deciders.over()) return "nothing, the game is over";
    if (deciders.is_chance()) {
      Rng rng(0);
      return "chance, such as `* " + G::text_of(G::options(state_), G::draw(state_, rng)) + "`";
    }
    std::string text;
    for (const Seat seat : deciders.seats()) {
      const auto legal = legal_texts<G>(state_, seat);
      text += (text.empty() ? "" : "; ") + std::string("seat ") + std::to_string(index(seat)) + ": ";
      for (std::size_t i = 0; i < legal.size(); ++i) text += (i == 0 ? "" : ", ") + legal[i];
    }
    return "one of " + text;
  }

  Status take(const Entry& entry) {
    Tee both(&recorder_, listener_);
    Sink<G>& tee = both;
    const auto& options = G::options(state_);
    if (entry.chance) {
      const auto outcome = G::outcome_from(options, entry.what);
      if (!outcome) return wrong(outcome.error().message + "; expected " + expectation());
      if (!G::is_possible(state_, *outcome)) return wrong("not possible here, expected " + expectation());
      G::settle(state_, *outcome, tee);
      return {};
    }
    const auto action = G::action_from(options, entry.seat, entry.what);
    if (!action) return wrong(action.error().message + "; expected " + expectation());
    if (!G::deciders(state_).has(entry.seat))
      return wrong("it is not the turn of this seat, expected " + expectation());
    recorder_.about_to_choose(state_, entry.seat);
    if (G::apply(state_, entry.seat, *action, tee) != Legality::Legal)
      return wrong("not legal, expected " + expectation());
    return {};
  }

  // Compares the entries written by the rules with the record. Simultaneous choices are written when all are in.
  Status check_written() {
    const auto& written = recorder_.record();
    for (; checked_ < written.log.size() && checked_ < at_; ++checked_) {
      if (written.log[checked_] != record_->log[checked_]) {
        at_ = checked_;
        return wrong("expected `" + written.log[checked_] + "`");
      }
      if (record_->with_legal && written.legal[checked_] != record_->legal[checked_]) {
        at_ = checked_;
        return wrong("legal: expected " + legal_text(written.legal[checked_]));
      }
    }
    // A forced choice may wait for other simultaneous choices; it is then checked with them.
    const Deciders deciders = G::deciders(state_);
    if (last_is_unwritten_force() && (deciders.seats().empty() || deciders.has(last_seat()))) return not_forced();
    return {};
  }

  bool last_is_unwritten_force() const {
    return at_ > 0 && checked_ < at_ && record_->log[at_ - 1].size() > 1 && record_->log[at_ - 1][1] == '!';
  }
  Seat last_seat() const { return Seat{static_cast<std::uint8_t>(record_->log[at_ - 1][0] - '0')}; }
  Error not_forced() {
    --at_;
    return wrong("this choice is not forced, expected " + expectation());
  }

  static std::string legal_text(const std::optional<std::vector<std::string>>& legal) {
    if (!legal) return "null";
    JsonWriter out;
    out.begin_array();
    for (const auto& text : *legal) out.value(text);
    out.end_array();
    return out.take();
  }

  const Record* record_;
  State state_{};
  Recorder<G> recorder_;
  Sink<G>* listener_;
  std::size_t at_ = 0;
  std::size_t checked_ = 0;
};

}  // namespace roundtable

#pragma once

#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/any_game.h"
#include "engine/core/rng.h"

namespace roundtable::python {

// A refusal by the engine, with its words. Python sees roundtable.Error.
struct Refused : std::exception {
  explicit Refused(std::string words) : message(std::move(words)) {
    std::replace(message.begin(), message.end(), '\0', '?');  // `what` would end there
  }
  const char* what() const noexcept override { return message.c_str(); }

  std::string message;
};

template <class T>
T value_of(Result<T> result) {
  if (!result) throw Refused(result.error().message);
  return std::move(*result);
}
inline void expect(const Status& status) {
  if (!status) throw Refused(status.error().message);
}

// A game and the generator of its chance, for one State in Python.
class Table {
 public:
  // Without a generator the caller settles chance.
  Table(std::unique_ptr<AnyGame> game, std::optional<Rng> chance, bool imagined);

  static Table start(const std::string& game, int players, const std::string& options, const std::string& position,
                     std::optional<std::uint64_t> seed, std::uint64_t number, std::vector<std::string> seats);
  // The record replayed, or its first `entries` entries.
  static Table replay(const std::string& record, std::optional<std::size_t> entries);
  Table clone() const;

  const AnyGame& game() const { return *game_; }
  bool imagined() const { return imagined_; }
  bool draws() const { return chance_.has_value(); }
  // A seat of this game; the error names those that exist.
  Seat seat(int number) const;
  Viewer viewer(std::optional<int> number) const;
  std::vector<int> deciders() const;

  void apply(int seat, const std::string& text);
  void apply_number(int seat, int number);
  void settle(const std::string& text);
  // Draws every chance event that is due, with this generator if the game has none.
  void draw(std::optional<std::uint64_t> seed);

  std::string record_json() const;
  // The state of the generator, to store it.
  std::optional<std::array<std::uint64_t, 3>> generator() const;
  void set_generator(const std::optional<std::array<std::uint64_t, 3>>& words);
  // Simultaneous choices that wait for others: they are not in the record yet.
  std::vector<std::pair<int, std::string>> waiting() const;

 private:
  void settle_chance();
  void expect_running() const;
  void choose(Seat seat, const std::string& text);

  std::unique_ptr<AnyGame> game_;
  std::optional<Rng> chance_;
  bool imagined_;
  Per<Seat, std::string, kMaxSeats> waiting_;
};

// Parses a record; the error names the field.
Record record_from(const std::string& json);

}  // namespace roundtable::python

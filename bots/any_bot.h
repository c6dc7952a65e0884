#pragma once

#include <functional>

#include "bots/bot.h"
#include "engine/core/any_game.h"

namespace roundtable {

// A type-erased bot.
class AnyBot {
 public:
  AnyBot() = default;
  AnyBot(const AnyBot&) = delete;
  AnyBot& operator=(const AnyBot&) = delete;
  virtual ~AnyBot() = default;

  // The text of its choice for that seat, from the seat's view only; an error for another game or a seat without a
  // choice.
  virtual Result<std::string> choose(const AnyGame& game, Seat seat, Rng& rng) = 0;
  // The same for later, possibly on another thread: the view is copied now. The bot must outlive the question and
  // answers one at a time.
  using Question = std::function<std::string(Rng& rng)>;
  virtual Result<Question> prepare(const AnyGame& game, Seat seat) = 0;
  virtual BotFailures failures() const = 0;
};

// `exec:COMMAND` can do anything our user can, and `net@FILE` can read any file: forbid both in names from clients.
enum class Programs : std::uint8_t { Forbidden, Allowed };

Result<std::unique_ptr<AnyBot>> make_any_bot(std::string_view game, std::string_view bot,
                                             Programs programs = Programs::Forbidden);

// Without bytes it only returns the required shape.
Result<NetShape> give_net(std::string_view game, std::string_view bytes);
inline bool has_learned(std::string_view game) { return bool(give_net(game, {})); }

}  // namespace roundtable

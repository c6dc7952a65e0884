#pragma once

#include <functional>

#include "bots/rated.h"
#include "engine/core/any_game.h"

namespace roundtable {

// A bot for those who only know a game's name.
class AnyBot {
 public:
  AnyBot() = default;
  AnyBot(const AnyBot&) = delete;
  AnyBot& operator=(const AnyBot&) = delete;
  virtual ~AnyBot() = default;

  // The text of what it chooses for that seat, looking at nothing but the seat's view; an error if it is another game
  // or the seat has nothing to choose.
  virtual Result<std::string> choose(const AnyGame& game, Seat seat, Rng& rng) = 0;
  // The same for later, perhaps on another thread: what the seat may know is copied now. The bot must live as long, and
  // can think of one thing at a time.
  using Question = std::function<std::string(Rng& rng)>;
  virtual Result<Question> prepare(const AnyGame& game, Seat seat) = 0;
  // What it thinks of each legal action, best first; json_of writes it.
  Result<std::vector<Rated>> explain(const AnyGame& game, Seat seat, Rng& rng);
  using Opinions = std::function<std::vector<Rated>(Rng& rng)>;
  virtual Result<Opinions> prepare_opinions(const AnyGame& game, Seat seat) = 0;
  virtual BotFailures failures() const = 0;
};

// Who may say `exec:COMMAND` can do whatever our own user can, and who may say `net@FILE` can ask for any file: a name
// that came from elsewhere must not.
enum class Programs : std::uint8_t { Forbidden, Allowed };

Result<std::unique_ptr<AnyBot>> make_any_bot(std::string_view game, std::string_view bot,
                                             Programs programs = Programs::Forbidden);

// Without bytes it only says what they must be.
Result<NetShape> give_net(std::string_view game, std::string_view bytes);
inline bool has_learned(std::string_view game) { return bool(give_net(game, {})); }

}  // namespace roundtable

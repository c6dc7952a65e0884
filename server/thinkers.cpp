#include "server/thinkers.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include "bots/any_bot.h"

namespace roundtable::server {

void Thinkers::think(std::string_view bot, const AnyGame& game, Seat seat, const Rng& rng,
                     std::function<void(std::string)> done) {
  auto made = make_any_bot(game.name(), bot);
  if (!made) throw std::runtime_error(made.error().message);
  const std::shared_ptr<AnyBot> thinker = std::move(*made);
  auto question = thinker->prepare(game, seat);
  if (!question) throw std::runtime_error(question.error().message);
  workers_.add([this, thinker, question = std::move(*question), random = rng, done = std::move(done)]() mutable {
    loop_.post([done = std::move(done), choice = question(random)] { done(choice); });
  });
}

}  // namespace roundtable::server

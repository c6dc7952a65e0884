#include "bots/any_bot.h"

#include "bots/net/net_settings.h"
#include "bots/program.h"
#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable {

namespace {

template <Game G>
class AnyBotOf final : public AnyBot {
 public:
  explicit AnyBotOf(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  Result<std::string> choose(const AnyGame& game, Seat seat, Rng& rng) override {
    const auto question = prepare(game, seat);
    return question ? Result<std::string>((*question)(rng)) : question.error();
  }
  Result<Question> prepare(const AnyGame& game, Seat seat) override {
    if (auto status = check(game, seat); !status) return status.error();
    return Question([this, view = G::view(state_of(game), seat), options = G::options(state_of(game))](Rng& rng) {
      return G::text_of(options, bot_->choose(view, G::legal(view), rng));
    });
  }
  BotFailures failures() const override { return bot_->failures(); }

 private:
  // For a game that was checked.
  static const typename G::State& state_of(const AnyGame& game) {
    return static_cast<const AnyGameOf<G>&>(game).state();
  }

  static Status check(const AnyGame& game, Seat seat) {
    if (game.name() != G::kName) {
      return Error{"game: found `" + std::string(game.name()) + "`, this bot plays `" + std::string(G::kName) + "`"};
    }
    const bool seated = index(seat) < game.players();
    if (!seated || G::legal(state_of(game), seat).size() == 0) {
      return Error{"seat " + std::to_string(index(seat)) + " has no decision to make now"};
    }
    return {};
  }

  std::unique_ptr<Bot<G>> bot_;
};

}  // namespace

Result<std::unique_ptr<AnyBot>> make_any_bot(std::string_view game, std::string_view bot, Programs programs) {
  using Made = Result<std::unique_ptr<AnyBot>>;
  if (programs == Programs::Forbidden && runs_a_program(bot)) {
    return Error{"bots: programs (`exec:`) are not allowed here"};
  }
  if (programs == Programs::Forbidden && reads_a_file(bot)) {
    return Error{"bots: your own nets (`net@`) are not allowed here"};
  }
  Made made = unknown_game(game);
  with_game(game, [&]<class G>() {
    auto found = make_bot<G>(bot);
    made = found ? Made(std::make_unique<AnyBotOf<G>>(std::move(*found))) : Made(found.error());
  });
  return made;
}

Result<NetShape> give_net(std::string_view game, std::string_view bytes) {
  Result<NetShape> shape = unknown_game(game);
  with_game(game, [&]<class G>() { shape = give_net<G>(bytes); });
  return shape;
}

}  // namespace roundtable

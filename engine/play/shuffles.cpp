#include "engine/play/shuffles.h"

#include "engine/games.h"
#include "engine/play/chance.h"

namespace roundtable {

namespace {

// Replays the record with that chance. An error names the first entry with another outcome.
Status redraw(const Record& record, const Chance& chance) {
  const auto options = Json::parse(record.options);
  auto made = options ? make_game(record.game, record.players, *options, record.position) : options.error();
  if (!made) return made.error();
  AnyGame& game = **made;
  const auto& drawn = game.record().log;
  while (drawn.size() < record.log.size() && !game.deciders().over()) {
    const std::size_t number = drawn.size();
    if (game.deciders().is_chance()) {
      chance.settle(game);
      if (drawn[number] == record.log[number]) continue;
      return Error{"log entry " + std::to_string(number) + ", `" + record.log[number] + "`: the seed gives `" +
                   drawn[number] + "`"};
    }
    // Simultaneous choices are consecutive entries and take effect with the last.
    for (std::size_t i = number; drawn.size() == number && i < record.log.size(); ++i) {
      const auto entry = Entry::from_text(record.log[i], record.players);
      if (!entry) return Error{"log entry " + std::to_string(i) + ": " + entry.error().message};
      if (entry->forced) continue;  // the game makes it itself
      if (auto status = game.apply(entry->seat, entry->what); !status) return status;
    }
    if (drawn.size() == number) break;  // not all simultaneous choices are in
  }
  return {};
}

Rng::Seed simulator_seed(const Secret& secret) {
  Rng::Seed seed{};
  for (std::size_t i = 0; i < secret.bytes().size(); ++i) seed[i / 8] = seed[i / 8] << 8U | secret.bytes()[i];
  return seed;
}

}  // namespace

Result<Shuffles> check_shuffles(const Record& record) {
  const auto secret = Secret::from_hex(record.seed);
  if (!secret) return Shuffles::Unproven;
  const auto key = record.numbers.empty() ? secret : key_of(record.numbers);
  if (!key || key->hex() != record.seed) return Error{"numbers: they do not give the seed"};
  const bool of_people = !record.numbers.empty();
  if (of_people && !record.position.empty())
    return Error{"position: a game with numbers of players must start from the beginning"};
  const Status fair = redraw(record, fair_chance(*secret));
  if (fair) return Shuffles::Fair;
  // With two derivations from the same nonces an operator could pick the better one.
  if (!of_people && redraw(record, simulated_chance(simulator_seed(*secret)))) return Shuffles::Simulated;
  return fair.error();
}

}  // namespace roundtable

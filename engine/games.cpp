#include "engine/games.h"

#include "engine/core/suggestion.h"
#include "engine/with_game.h"

namespace roundtable {

std::string game_names() {
  std::string names;
  each_game([&]<class G>() { names += (names.empty() ? "" : ", ") + std::string(G::kName); });
  return names;
}

std::string usual_game() { return std::string(std::tuple_element_t<0, Games>::kName); }

std::vector<GameDescription> described_games() {
  std::vector<GameDescription> games;
  each_game([&]<class G>() {
    games.push_back({G::kName, G::kTitle, G::Options::kPlayers, described(G::Options::described())});
  });
  return games;
}

void write_games(JsonWriter& out) {
  out.begin_array();
  for (const GameDescription& game : described_games()) {
    out.begin_object().field("name", game.name).field("title", game.title);
    out.key("players").begin_array().value(game.players.least).value(game.players.most).end_array();
    out.key("options").begin_array();
    for (const DescribedOption& option : game.options) write_description(out, option);
    out.end_array().end_object();
  }
  out.end_array();
}

Error unknown_game(std::string_view name) {
  std::vector<std::string_view> names;
  each_game([&]<class G>() { names.push_back(G::kName); });
  return Error{"game: " + unknown_name(name, names)};
}

Result<std::unique_ptr<AnyGame>> make_game(std::string_view name, int players, const Json& options,
                                           const std::string& position) {
  Result<std::unique_ptr<AnyGame>> made = unknown_game(name);
  with_game(name, [&]<class G>() {
    const auto read = G::read_options(players, options);
    if (!read) {
      made = read.error();
      return;
    }
    auto game = std::make_unique<AnyGameOf<G>>(*read);
    const auto faults = game->begin_at(position);
    made = faults.empty() ? Result<std::unique_ptr<AnyGame>>(std::move(game)) : error_of(faults.front());
  });
  return made;
}

Result<std::unique_ptr<AnyGame>> replay_game(const Record& record, std::size_t entries) {
  Result<std::unique_ptr<AnyGame>> made = unknown_game(record.game);
  with_game(record.game, [&]<class G>() {
    const auto json = Json::parse(record.options);
    const auto read = json ? G::read_options(record.players, *json) : json.error();
    if (!read) {
      made = read.error();
      return;
    }
    auto game = std::make_unique<AnyGameOf<G>>(*read);
    const Status status = game->replay(record, entries);
    made = status ? Result<std::unique_ptr<AnyGame>>(std::move(game)) : status.error();
  });
  return made;
}

}  // namespace roundtable

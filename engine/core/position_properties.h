#pragma once

// For tests of positions: random games, round trips through text, and mutated positions.

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <span>
#include <sstream>

#include "engine/core/properties.h"
#include "engine/core/record_cut.h"

namespace roundtable::properties {

template <Game G>
ParsedPosition<typename G::State> read_position(const typename G::Options& options, const std::string& position) {
  const auto json = Json::parse(position);
  EXPECT_TRUE(json) << position;
  Recorder<G> nobody(options, false);
  return G::read_position(options, json ? *json : Json(), nobody);
}

template <Game G>
std::string written_position(const typename G::State& state) {
  JsonWriter out;
  G::write_position(out, state);
  return out.take();
}

// A random game with its record.
template <Game G>
class PlayedGame : public Recorder<G> {
 public:
  explicit PlayedGame(const typename G::Options& options) : Recorder<G>(options, false), state(G::start(options)) {}

  void step(Rng& rng) {
    const Deciders asked = G::deciders(state);
    Sink<G>& sink = *this;
    if (asked.is_chance()) {
      G::settle(state, G::draw(state, rng), sink);
    } else {
      const Seat seat = asked.seats().at(static_cast<int>(below(rng, static_cast<unsigned>(asked.seats().size()))));
      G::take(state, seat, G::legal(state, seat).pick(rng), sink);
    }
    if (over()) this->finish(state);
  }
  bool over() const { return G::deciders(state).over(); }

  typename G::State state;
};

// The refusal reasons listed in docs/position.md.
template <Game G>
std::set<std::string> documented_refusals() {
  std::stringstream text;
  text << std::ifstream("docs/position.md").rdbuf();
  const std::string all = text.str();
  const std::size_t game = all.find("## " + std::string(G::kTitle) + "\n");
  const std::size_t begin = all.find("Choices are refused as ", game);
  const std::string list = all.substr(begin, all.find(".\n", begin) - begin);
  std::set<std::string> reasons;
  for (std::size_t at = list.find('`'); at != std::string::npos;) {
    const std::size_t end = list.find('`', at + 1);
    reasons.insert(list.substr(at + 1, end - at - 1));
    at = list.find('`', end + 1);
  }
  return reasons;
}

// Checks that refused choices are not legal, listed once, have a reason, and are given only to seats that are asked.
// Collects the reasons.
template <Game G>
void check_refusals(const typename G::State& state, std::set<std::string>& reasons) {
  for (const Seat seat : Seats::first(G::players(G::options(state)))) {
    std::vector<std::string> told;
    for (const auto& choice : G::legal(state, seat)) told.push_back(G::text_of(G::options(state), choice));
    const bool asked = !told.empty();
    for (const Refusal& one : G::refusals(state, seat)) {
      ASSERT_TRUE(asked) << one.choice;
      ASSERT_FALSE(one.reason.empty() || one.message.empty()) << one.choice;
      told.push_back(one.choice);
      reasons.insert(one.reason);
    }
    std::sort(told.begin(), told.end());
    const auto twice = std::adjacent_find(told.begin(), told.end());
    ASSERT_EQ(twice, told.end()) << *twice;
  }
}

// Cuts, writes and replays a moment as a link does.
template <Game G>
Result<typename G::State> back_from_link(const Record& record) {
  const auto cut = cut_record<G>(record, record.log.size());
  if (!cut) return cut.error();
  const auto link = Record::from_json(cut->json());
  if (!link) return link.error();
  auto replayer = Replayer<G>::open(*link);
  if (!replayer) return replayer.error();
  if (const Status status = replayer->run(); !status) return Error{status.error().message + "\n" + cut->json()};
  return replayer->state();
}

// Changes a number or a word at random, or swaps two.
inline std::string mutated(const std::string& position, std::span<const char* const> new_words, Rng& rng) {
  struct Token {
    std::size_t at;
    std::size_t size;
  };
  std::vector<Token> numbers;
  std::vector<Token> words;
  for (std::size_t i = 0; i < position.size();) {
    std::size_t end = i + 1;
    if (position[i] == '"') {
      end = position.find('"', end) + 1;
      words.push_back({i, end - i});
    } else if (position[i] == '-' || (position[i] >= '0' && position[i] <= '9')) {
      end = std::min(position.find_first_not_of("0123456789", end), position.size());
      numbers.push_back({i, end - i});
    }
    i = end;
  }
  const auto& tokens = below(rng, 2) == 0 && !words.empty() ? words : numbers;
  const Token one = tokens[below(rng, static_cast<unsigned>(tokens.size()))];
  const Token two = tokens[below(rng, static_cast<unsigned>(tokens.size()))];
  std::string text = position;
  if (below(rng, 3) == 0 && one.at < two.at) {
    const std::string second = position.substr(two.at, two.size);
    text.replace(two.at, two.size, position, one.at, one.size);
    return text.replace(one.at, one.size, second);
  }
  const std::string word = &tokens == &words
                               ? '"' + std::string(new_words[below(rng, static_cast<unsigned>(new_words.size()))]) + '"'
                               : std::to_string(static_cast<int>(below(rng, 40)) - 13);
  return text.replace(one.at, one.size, word);
}

}  // namespace roundtable::properties

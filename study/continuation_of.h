#pragma once

#include <algorithm>
#include <span>

#include "bots/imagination.h"
#include "engine/core/any_game.h"
#include "study/continuation.h"
#include "study/evaluator.h"

namespace roundtable {

template <Game G>
class Continuations {
 public:
  using Action = typename G::Action;
  using State = typename G::State;
  using View = typename G::View;

  std::vector<LikelyMove> likely(const typename G::Options& options, const View& view, const Action& action) {
    constexpr int kGames = 256;
    constexpr std::size_t kMoves = 6;
    constexpr std::size_t kFewest = 25;  // games behind a move
    Imagination<G> imagination(Belief::Likely);
    imagination.begin(view);
    std::vector<Line> left;
    for (int game = 0; game < kGames; ++game) {
      Rng dice(1, static_cast<std::uint64_t>(game));
      left.push_back(line_after(imagination.draw(view, dice), view.viewer.seat(), action, kMoves, dice));
    }
    std::vector<LikelyMove> moves;
    while (moves.size() < kMoves) {
      const std::size_t step = moves.size();
      std::erase_if(left, [&](const Line& line) { return line.size() <= step; });
      const auto frequent = most_frequent(left, step);
      const Move move = frequent.first;
      if (frequent.second < kFewest) break;
      moves.push_back(
          {move.seat, G::text_of(options, move.action), static_cast<int>(100 * frequent.second / left.size())});
      std::erase_if(left, [&](const Line& line) { return !(line[step] == move); });
    }
    return moves;
  }

 private:
  struct Move {
    Seat seat{};
    Action action{};
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Line = std::vector<Move>;

  // Forced moves and drawn cards are left out.
  Line line_after(State state, Seat seat, const Action& action, std::size_t most, Rng& dice) {
    NullSink nobody;
    G::apply(state, seat, action, nobody);
    Line line;
    while (!G::deciders(state).over() && line.size() < most) {
      if (G::deciders(state).is_chance()) {
        G::settle(state, G::draw(state, dice), nobody);
        continue;
      }
      const Seat next = G::deciders(state).seats().lowest();
      const auto choices = G::legal(state, next);
      const Action chosen = choices[reference_(choices, state, next)];
      if (choices.size() > 1) line.push_back({next, chosen});
      G::take(state, next, chosen, nobody);
    }
    return line;
  }

  static std::pair<Move, std::size_t> most_frequent(std::span<const Line> lines, std::size_t step) {
    std::vector<std::pair<Move, std::size_t>> counts;
    for (const Line& line : lines) {
      const auto found = std::ranges::find(counts, line[step], &std::pair<Move, std::size_t>::first);
      found == counts.end() ? static_cast<void>(counts.emplace_back(line[step], 1))
                            : static_cast<void>(++found->second);
    }
    if (counts.empty()) return {};
    return *std::ranges::max_element(counts, {}, &std::pair<Move, std::size_t>::second);
  }

  Reference<G> reference_;
};

template <Game G>
Result<std::vector<LikelyMove>> likely_moves_of(const AnyGame& game, Seat seat, const std::string& action) {
  const auto& state = static_cast<const AnyGameOf<G>&>(game).state();
  const auto options = G::options(state);
  const auto read = G::action_from(options, seat, action);
  if (!read) return read.error();
  if (!G::legal(state, seat).contains(*read)) return Error{"`" + action.substr(0, 80) + "` is not legal here"};
  return Continuations<G>().likely(options, G::view(state, seat), *read);
}

}  // namespace roundtable

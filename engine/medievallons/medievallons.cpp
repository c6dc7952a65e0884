#include "engine/medievallons/medievallons.h"

#include <algorithm>

namespace roundtable::medievallons {

State start(const Options& options) {
  State state{};
  state.table.options = options;
  state.secrets.deck = Cards::box();
  if (options.first >= 0) {
    state.table.active = Seat{static_cast<std::uint8_t>(options.first)};
    ask_chance(state.table, Question::Deal);
  } else {
    ask_chance(state.table, Question::First);
  }
  return state;
}

bool is_possible(const State& state, const Outcome& outcome) {
  const OpenTable& table = state.table;
  if (!table.waiting.is_chance() || outcome.due != table.question) return false;
  const bool in_deck = index(outcome.kind) < kKinds && state.secrets.deck.has(outcome.kind);
  switch (outcome.due) {
    case Question::First: return index(outcome.seat) < table.options.players;
    case Question::Deal: {
      Cards left = state.secrets.deck;
      for (int i = 0; i < kMaxSeats; ++i) {
        const Cards hand = outcome.hands.items[i];
        if (hand.size() != (i < table.options.players ? kDealt : 0) || !left.contains(hand)) return false;
        left = left - hand;
      }
      return true;
    }
    case Question::Discard:
    case Question::Reveal: return in_deck;
    case Question::Draw: return in_deck && outcome.seat == table.draws.next();
    case Question::Beg:
      return outcome.seat == table.target && index(outcome.kind) < kKinds &&
             state.secrets.hands[table.target].has(outcome.kind);
    default: return false;
  }
}

// The third guild wins at once (M3, M26). Otherwise most guilds, then most cards in them, then most hand cards; full
// ties share the victory (M22).
Score result(const State& state) {
  const OpenTable& table = state.table;
  Score score;
  for (const GuildAt at : table.laid) {
    Score::Line& line = score.lines[static_cast<std::size_t>(owner_of(at))];
    ++line.guilds;
    line.members += table.guilds[at].size();
  }
  Score::Line best;
  for (const Seat seat : everybody(table)) {
    Score::Line& line = score.lines[static_cast<std::size_t>(seat)];
    line.hand = state.secrets.hands[seat].size();
    best = std::max(best, line);
  }
  const bool third_guild = table.question == Question::Over && table.ending == Ending::ThirdGuild;
  for (const Seat seat : everybody(table)) {
    const Score::Line& line = score.lines[static_cast<std::size_t>(seat)];
    if (third_guild ? seat == table.active : line == best) score.winners.add(seat);
  }
  return score;
}

std::string text_of(Cards cards) {
  std::string text;
  each_card(cards, [&](CardKind kind) {
    if (!text.empty()) text += ',';
    text += letter_of(kind);
  });
  return text;
}

}  // namespace roundtable::medievallons

#include <algorithm>

#include "engine/medievallons/position/position.h"

// Finds impossible positions: a table that the rules never leave at the beginning of a turn, more progress than the
// turns allow, wrong knowledge. No game passes these bounds, but a position within them is not proved reachable.

namespace roundtable::medievallons {

namespace {

// The most cards a hand gains in one turn: a Ranger takes one card of an own guild, and the last two come back with it
// (M7).
constexpr int kMostGained = 3;
// The most cards that leave the deck in one turn: Witches that reveal Witches, eight cards, and a Star for five.
constexpr int kMostDrawn = kOfEach + kMaxSeats;

std::string number_text(int number) { return std::to_string(number); }
int turns_for(int change, int most_a_turn) { return (std::max(change, 0) + most_a_turn - 1) / most_a_turn; }

// The highest place of a seat's guilds, from 1. The seat has had at least so many turns, since each guild takes the
// first free place.
int highest_place(const OpenTable& table, Seat seat) {
  int highest = 0;
  for (const GuildAt at : guilds_of(table, seat)) highest = std::max(highest, slot_of(at) + 1);
  return highest;
}

bool is_at_start(const State& state) {
  const OpenTable& table = state.table;
  for (const Seat seat : everybody(table)) {
    if (state.secrets.hands[seat].size() != kDealt) return false;
  }
  return table.laid.empty() && !table.yellow && table.pile.size() == 1;
}

class FaultFinder {
 public:
  FaultFinder(const Position& position, Faults& faults)
      : position_(position),
        state_(position.state),
        table_(position.state.table),
        options_(position.state.table.options),
        faults_(faults) {}

  void run() {
    check_guilds();
    check_deck();
    check_turn();
    check_knowledge();
  }

 private:
  bool is_over(Ending ending) const { return position_.moment == Moment::End && table_.ending == ending; }

  // The third guild ends the game (M3).
  void check_guilds() {
    for (const Seat seat : everybody(table_)) {
      const bool won = is_over(Ending::ThirdGuild) && seat == table_.active;
      const int laid = guilds_of(table_, seat).size();
      if (won ? laid == kSlots : highest_place(table_, seat) < kSlots) continue;
      faults_.add("guilds", won ? "won" : "third",
                  won ? "found " + number_text(laid) + " of seat " + number_text(index(seat)) +
                            ", allowed: 3, since they won by the third"
                      : "seat " + number_text(index(seat)) +
                            " has a third, which ends the game: allowed with the ending " + "third-guild in their turn",
                  {number_text(index(seat)), number_text(laid)});
    }
  }

  // The last card to leave the deck turns the Cycle-Breaker, so the deck is never empty before the end.
  void check_deck() {
    const int size = state_.secrets.deck.size();
    if (is_over(Ending::Cycle)) {
      if (size > 0) {
        faults_.add("deck", "run-out", "found " + number_text(size) + " cards, allowed: none, since it has run out",
                    {number_text(size)});
      } else if (!table_.yellow && table_.pile.size() > 1) {
        faults_.add("breaker", "breaker", "found red, allowed: yellow, since the deck has run out twice");
      }
    } else if (size == 0) {
      faults_.add("deck", "empty", "found no card, allowed: 1 or more, since drawing the last one ends the cycle");
    } else if (!table_.yellow && size > first_deck(options_)) {
      faults_.add("deck", "full",
                  "found " + number_text(size) + " cards, allowed: at most " + number_text(first_deck(options_)) +
                      " after the deal",
                  {number_text(size), number_text(first_deck(options_))});
    }
  }

  void check_turn() {
    if (is_over(Ending::MaxTurns) && table_.turn != options_.max_turns) {
      faults_.add("turn", "last",
                  "found " + number_text(table_.turn) + ", allowed: " + number_text(options_.max_turns) +
                      ", since the turns have run out",
                  {number_text(options_.max_turns)});
    }
    const int earliest = earliest_turn(position_);
    if (table_.turn >= earliest) return;
    faults_.add("turn", "early",
                "found " + number_text(table_.turn) + ", allowed: " + number_text(earliest) +
                    " or later, with these guilds, hands and piles",
                {number_text(table_.turn), number_text(earliest)});
  }

  void check_knowledge() {
    for (const Seat observer : everybody(table_)) {
      for (const Seat place : everybody(table_)) {
        const Claim& claim = state_.secrets.knowledge.of(observer, place);
        const bool deck = place == observer;
        const std::string field =
            "knows[" + number_text(index(observer)) + "]." + (deck ? "deck" : number_text(index(place)));
        if (claim == Claim()) continue;
        if ((deck && !table_.yellow) || table_.turn == 1) {
          faults_.add(field, "unknown",
                      deck ? "no player can know cards of the first deck" : "no player can know cards yet");
          continue;
        }
        check_claim(claim, deck ? state_.secrets.deck : state_.secrets.hands[place], field);
      }
    }
  }
  void check_claim(const Claim& claim, Cards there, const std::string& field) {
    for (const CardKind kind : kAllKinds) {
      const int known = claim.count(kind);
      if (known <= there.count(kind) && (!claim.is_exact(kind) || known == there.count(kind))) continue;
      faults_.add(field, "knows",
                  "found " + number_text(known) + " " + text_of(kind) + (claim.is_exact(kind) ? " and no more" : "") +
                      ", there are " + number_text(there.count(kind)),
                  {text_of(kind), number_text(known), number_text(there.count(kind))});
      return;
    }
  }

  const Position& position_;
  const State& state_;
  const OpenTable& table_;
  const Options& options_;
  Faults& faults_;
};

}  // namespace

int earliest_turn(const Position& position) {
  const OpenTable& table = position.state.table;
  const int players = table.options.players;
  const int running = position.moment == Moment::End ? 0 : 1;  // a game's last turn counts, too
  const int drawn = first_deck(table.options) - (table.yellow ? 0 : position.state.secrets.deck.size());
  int passed = std::max(turns_for(drawn, kMostDrawn), is_at_start(position.state) ? 0 : 1);
  int earliest = 1;
  for (const Seat seat : everybody(table)) {
    passed = std::max(passed, turns_for(position.state.secrets.hands[seat].size() - kDealt, kMostGained));
    const int guilds = highest_place(table, seat);
    if (guilds == 0) continue;
    const int ago = (index(table.active) - index(seat) + players - running) % players + running;
    earliest = std::max(earliest, ago + (guilds - 1) * players + 1);
  }
  return std::max(earliest, passed + running);
}

void find_faults(const Position& position, Faults& faults) { FaultFinder(position, faults).run(); }

}  // namespace roundtable::medievallons

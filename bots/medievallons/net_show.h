#pragma once

#include "bots/medievallons/net_inputs.h"

// Sets the net's inputs.

namespace roundtable::medievallons::net {

template <class Put>
class Picture {
 public:
  Picture(const NetSeen& seen, Put& put)
      : seen_(seen),
        put_(put),
        own_guilds_(count_guilds(0)),
        completing_(one_short_of(seen.hand)),
        unknown_(seen.unseen - seen.notes[seen.seat].known()) {
    for (int rival = 1; rival < seen.players(); ++rival) unknown_ = unknown_ - seen.known(rival);
    each_unknown_ = unknown_.empty() ? 0 : kWhole / unknown_.size();
    most_unknown_ = most_of(unknown_.only(completing_));
  }

  void draw() {
    own_hand();
    question();
    deck();
    pile();
    unseen();
    for (int player = 0; player < seen_.players(); ++player) guilds_and_hand(player);
    most_cards();
    standing();
    for (int rival = 1; rival < seen_.players(); ++rival) what_is_known_of(rival);
    if (const Seat other = counterpart(); other != kNoSeat) concerned(seen_.relative(other));
  }

 private:
  static constexpr int kWhole = 1 << 16;

  void put(int input, int value = 1) { put_(input, value); }
  void put_if(bool is_so, int input) {
    if (is_so) put(input);
  }
  void put_kinds(int group, CardKinds kinds) {
    for (const auto kind : kinds) put(group + index(kind));
  }
  void put_counts(int group, Cards cards) {
    for (const auto kind : cards.kinds()) put(group + index(kind), cards.count(kind));
  }
  void at_least(int group, const auto& row, int number) {
    if (const int step = reached(row, number); step > 0) put(group + step - 1);
  }
  void at_most(int group, const auto& row, int number) {
    if (const int step = passed(row, number); step < steps(row)) put(group + step);
  }
  // Number of each kind; `most` or more as one.
  void put_copies(int group, int most, Cards cards) {
    for (const auto kind : cards.kinds()) {
      put(group + (std::min(cards.count(kind), most) - 1) * kKinds + index(kind));
    }
  }

  int count_guilds(int player) const {
    const int all = seen_.guilds(seen_.at(player));
    return all > kStanding ? kStanding : all;
  }

  void own_hand() {
    put_copies(kHand, kCopies, seen_.hand);
    put_kinds(kLayable, can_lay(seen_.hand));
    put_kinds(kCompletes, completing_);
    put(kNext + own_guilds_ * kLacks + lacks(seen_.hand));
    if (const int guilds = kSlots - own_guilds_; guilds > 1) {
      put(kWin + own_guilds_ * kShort + std::min(kShort - 1, lacks_for(seen_.hand, guilds)));
    }
    const int unseen = std::max(1, seen_.unseen.size());
    const int outs = 2 * kOdds * seen_.unseen.only(completing_).size() / unseen;
    put(kOuts + own_guilds_ * kOdds + std::min(kOdds - 1, outs));
    put_counts(kDrawn, seen_.drawn);
    put_kinds(kOffered, seen_.drawn.kinds() & completing_);
  }
  static int lacks(Cards hand) { return std::clamp(Shape::of(hand).lacks(), 0, kLacks - 1); }

  void question() {
    const auto& table = seen_.table;
    put(kPlayers + seen_.players() - 2);
    put(kActive + seen_.relative(table.active));
    const bool asked = table.choosers.has(seen_.seat);
    put(kQuestion + (asked ? static_cast<int>(table.question) - kFirstAsked : kAsked));
    if (table.power != kNoKind) put(kPower + index(table.power));
    if (table.target != kNoSeat) put(kTarget + seen_.relative(table.target));
  }

  void deck() {
    const auto& table = seen_.table;
    at_most(kDeck + (table.yellow ? steps(kDecks) : 0), kDecks, seen_.deck_size);
    const int turns = table.options.max_turns - table.turn;
    at_most(kTurn, kTurns, turns);
    const int away = seen_.players() - seen_.relative(table.active);
    at_most(kOwnTurn, kOwnTurns, turns < away ? 0 : 1 + (turns - away) / seen_.players());
    left_ = table.yellow ? std::min(turns, seen_.deck_size) : turns;
  }

  void pile() {
    if (seen_.table.pile.empty()) return;
    const auto top = seen_.table.pile.top();
    put(kTop + index(top));
    put_if(completing_.has(top), kTopCompletes + own_guilds_);
    for (int rival = 1; rival < seen_.players(); ++rival) {
      put_if(one_short_of(seen_.known(rival)).has(top), kTopCompletes + kByGuilds + rival - 1);
    }
  }

  void unseen() {
    put_counts(kSeen, Cards::box() - seen_.unseen - seen_.hand - seen_.drawn);
    put_kinds(kGone, kAllKinds - seen_.unseen.kinds());
    put_counts(kInDeck, seen_.notes[seen_.seat].known());
  }

  void guilds_and_hand(int player) {
    const Seat owner = seen_.at(player);
    const GuildRow row = GuildRow::of(seen_, owner);
    int members = 0;
    for (int place = 0; place < row.size; ++place) {
      const Guild& guild = seen_.table.guilds[row[place]];
      const int at = player * kStanding + place;
      members += guild.size();
      put(kGuild + at * kKinds + index(guild.kind));
      at_least(kSize + at * steps(kLarge), kLarge, guild.size());
      at_least(kJesters + at * steps(kFew), kFew, guild.jesters);
      put_if(guild.members > 0 && completing_.has(guild.kind), kTempting + 2 * at);
      put_if(guild.jesters > 0 && completing_.has(kWild), kTempting + 2 * at + 1);
      if (player == 0) at_least(kMatching + place * steps(kFew), kFew, seen_.hand.count(guild.kind));
    }
    const int cards = seen_.hand_sizes[owner];
    put(kHandSize + player * kSizes + std::min(cards, kSizes - 1));
    players_[static_cast<std::size_t>(player)] = {row.size, members, cards};
  }

  // A Beggar takes from the player with the most.
  void most_cards() {
    int most = 0;
    for (int rival = 1; rival < seen_.players(); ++rival) most = std::max(most, of(rival).cards);
    for (int rival = 1; rival < seen_.players(); ++rival) put_if(of(rival).cards == most, kMost + rival - 1);
    put_if(of(0).cards > most, kOwnMost);
    put_if(of(0).cards > most + 1, kOwnMost + 1);
  }

  void standing() {
    const int own = of(0).score();
    int best = 0;
    for (int rival = 1; rival < seen_.players(); ++rival) {
      const int score = of(rival).score();
      best = std::max(best, score);
      put(kAhead + (rival - 1) * kSides + side(own, score));
      const int more = std::clamp(of(0).members - of(rival).members, -kFarAhead, kFarAhead);
      put(kMembers + (rival - 1) * (2 * kFarAhead + 1) + more + kFarAhead);
    }
    put(kOutcome + passed(kEnds, left_) * kSides + side(own, best));
  }
  static int side(int own, int other) { return (own >= other ? 1 : 0) + (own > other ? 1 : 0); }

  void what_is_known_of(int rival) {
    const Claim& claim = seen_.notes[seen_.at(rival)];
    const Cards known = claim.known();
    const int guilds = of(rival).guilds;
    put_copies(kKnown + (rival - 1) * kKinds * kSure, kSure, known);
    put(kReach + ((rival - 1) * kByGuilds + guilds) * kLacks + lacks(known));
    const int hidden = of(rival).cards - claim.size();
    at_least(kHidden + (2 * (rival - 1) + (guilds == kStanding ? 1 : 0)) * steps(kUnknown), kUnknown, hidden);
    put(kFind + (rival - 1) * kFinds + find(claim, hidden));
  }

  // Whether a hand has a card that completes a guild: for the likeliest kind, unless it is certain.
  int find(const Claim& claim, int hidden) const {
    if (!claim.knows_no_card() && !(claim.known().kinds() & completing_).empty()) return kFinds - 1;
    const CardKinds excluded = claim.exact() & completing_;
    const int odds =
        expected(excluded.empty() ? most_unknown_ : most_of(unknown_.only(completing_ - excluded)), hidden);
    return (odds > 0 ? 1 : 0) + (odds >= kCertain / 4 ? 1 : 0);
  }
  static int most_of(Cards cards) {
    int most = 0;
    for (int copies = 1; copies <= kOfEach; ++copies) most += cards.number_of_kinds(copies) > 0 ? 1 : 0;
    return most;
  }

  // Expected number of cards of a kind in a hand with that many unknown cards, in sixteenths.
  int expected(int copies, int hidden) const { return kCertain * hidden * copies * each_unknown_ / kWhole; }

  Seat counterpart() const { return seen_.seat == seen_.table.active ? seen_.table.target : seen_.table.active; }

  void concerned(int rival) {
    const Claim& claim = seen_.notes[seen_.at(rival)];
    const Cards known = claim.known();
    const int guilds = of(rival).guilds;
    put_copies(kTheirs, kSure, known);
    if (seen_.drawn.empty()) put_kinds(kOffered, known.kinds() & completing_);
    Cards kinds;
    for (const GuildAt at : guilds_of(seen_.table, seen_.at(rival))) kinds.add(seen_.table.guilds[at].kind);
    put_counts(kTheirGuild, kinds);
    put(kTheirGuilds + guilds);
    for (const auto kind : known.kinds()) put(kTheirOdds + index(kind), kCertain / 2);
    const Cards possible = unknown_.only(kAllKinds - known.kinds() - claim.exact());
    for (const auto kind : possible.kinds()) {
      const int odds = expected(possible.count(kind), of(rival).cards - claim.size());
      if (odds > 0) put(kTheirOdds + index(kind), std::min(odds + 1, kCertain) / 2);
    }
    put_kinds(kTheyComplete + (guilds == kStanding ? kKinds : 0), one_short_of(known));
  }

  struct Player {
    int guilds;
    int members;  // cards in them
    int cards;    // in the hand

    // Ranking without a third guild: guilds, then cards in them, then hand cards.
    int score() const { return (guilds * 128 + members) * 128 + cards; }
  };
  const Player& of(int player) const { return players_[static_cast<std::size_t>(player)]; }

  const NetSeen& seen_;
  Put& put_;
  int own_guilds_;
  CardKinds completing_;  // kinds that complete a guild
  Cards unknown_;         // unseen cards without a known place
  int each_unknown_;      // share of one card among them
  int most_unknown_;      // of a kind that completes a guild
  int left_ = 0;          // cards or turns before the end
  std::array<Player, kMaxSeats> players_{};
};

}  // namespace roundtable::medievallons::net

#pragma once

#include "bots/medievallons/net_inputs.h"

// What the net is shown.

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
  void put_kinds(int group, Kinds kinds) {
    for (const auto kind : kinds) put(group + index(kind));
  }
  void put_counts(int group, Cards cards) {
    for (const auto kind : cards.kinds()) put(group + index(kind), cards.count(kind));
  }
  void at_least(int group, const auto& row, int number) {
    for (int i = 0; i < steps(row) && number >= row[static_cast<std::size_t>(i)]; ++i) put(group + i);
  }
  void at_most(int group, const auto& row, int number) {
    for (int i = steps(row) - 1; i >= 0 && number <= row[static_cast<std::size_t>(i)]; --i) put(group + i);
  }
  // So many or more of each kind.
  void put_copies(int group, const auto& row, Cards cards) {
    for (int i = 0; i < steps(row); ++i)
      put_kinds(group + i * kKinds, cards.at_least(row[static_cast<std::size_t>(i)]));
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
    put_counts(kUnseen, seen_.unseen);
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
    members_[static_cast<std::size_t>(player)] = members;
    at_least(kGuilds + player * steps(kFew), kFew, row.size);
    at_least(kHandSize + player * steps(kSizes), kSizes, seen_.hand_sizes[owner]);
  }

  // A Beggar begs of whoever holds the most.
  void most_cards() {
    int most = 0;
    for (int rival = 1; rival < seen_.players(); ++rival) most = std::max<int>(most, seen_.hand_sizes[seen_.at(rival)]);
    for (int rival = 1; rival < seen_.players(); ++rival) {
      put_if(seen_.hand_sizes[seen_.at(rival)] == most, kMost + rival - 1);
    }
    put_if(seen_.hand.size() > most, kOwnMost);
    put_if(seen_.hand.size() > most + 1, kOwnMost + 1);
  }

  // Most guilds, then most cards in them, then most cards in the hand.
  int score(int player) const {
    const int cards = members_[static_cast<std::size_t>(player)] * (kAllCards + 1) + seen_.hand_sizes[seen_.at(player)];
    return count_guilds(player) * (kAllCards + 1) * (kAllCards + 1) + cards;
  }
  static int side(int own, int other) { return own < other ? 0 : own == other ? 1 : 2; }

  void standing() {
    int best = 0;
    for (int rival = 1; rival < seen_.players(); ++rival) {
      best = std::max(best, score(rival));
      put(kAhead + (rival - 1) * kSides + side(score(0), score(rival)));
      const int more = std::clamp(members_[0] - members_[static_cast<std::size_t>(rival)], -kFarAhead, kFarAhead);
      put(kMembers + (rival - 1) * (2 * kFarAhead + 1) + more + kFarAhead);
    }
    int nearness = 0;
    while (nearness < steps(kEnds) && left_ > kEnds[static_cast<std::size_t>(nearness)]) ++nearness;
    put(kOutcome + nearness * kSides + side(score(0), best));
  }

  void what_is_known_of(int rival) {
    const Cards known = seen_.known(rival);
    const int guilds = count_guilds(rival);
    const int hidden = seen_.hidden(rival);
    put_copies(kKnown + (rival - 1) * kKinds * steps(kFew), kFew, known);
    put(kReach + ((rival - 1) * kByGuilds + guilds) * kLacks + lacks(known));
    at_least(kHidden + (2 * (rival - 1) + (guilds == kStanding ? 1 : 0)) * steps(kUnknown), kUnknown, hidden);
    int best = 0;
    for (const auto kind : completing_) best = std::max(best, odds(rival, kind));
    put(kFind + (rival - 1) * kFinds + (best == 0 ? 0 : best < kCertain / 4 ? 1 : best < kCertain ? 2 : 3));
  }

  // That another holds a card of the kind, in sixteenths: certain if it is known, else as many as may be expected.
  int odds(int rival, auto kind) const {
    const Claim& claim = seen_.notes[seen_.at(rival)];
    if (claim.count(kind) > 0) return kCertain;
    if (claim.is_exact(kind)) return 0;
    const int expected = kCertain * seen_.hidden(rival) * unknown_.count(kind) * each_unknown_ / kWhole;
    return std::min(kCertain - 1, expected);
  }

  Seat counterpart() const { return seen_.seat == seen_.table.active ? seen_.table.target : seen_.table.active; }

  void concerned(int rival) {
    const Cards known = seen_.known(rival);
    const int guilds = count_guilds(rival);
    put_copies(kTheirs, kFew, known);
    if (seen_.drawn.empty()) put_kinds(kOffered, known.kinds() & completing_);
    Cards kinds;
    for (const GuildAt at : guilds_of(seen_.table, seen_.at(rival))) kinds.add(seen_.table.guilds[at].kind);
    put_counts(kTheirGuild, kinds);
    put(kTheirGuilds + guilds);
    for (const auto kind : kAllKinds) {
      if (const int chance = odds(rival, kind); chance > 0) put(kTheirOdds + index(kind), chance);
    }
    put_kinds(kTheyComplete + (guilds == kStanding ? kKinds : 0), one_short_of(known));
  }

  const NetSeen& seen_;
  Put& put_;
  int own_guilds_;
  Kinds completing_;  // cards that bring a guild
  Cards unknown_;     // all that are unseen and not known to be anywhere
  int each_unknown_;  // what part of them one card is
  int left_ = 0;      // cards or turns before the end
  std::array<int, kMaxSeats> members_{};
};

}  // namespace roundtable::medievallons::net

#include "python/medievallons/space.h"

#include <algorithm>

namespace roundtable::python {

using namespace medievallons;

namespace {

constexpr int kQuestions = static_cast<int>(Question::Over) + 1;
constexpr int kDeeds = static_cast<int>(Deed::Draw) + 1;
constexpr int kStanding = kSlots - 1;  // the third guild ends the game
constexpr int kRivals = kMaxSeats - 1;

// Numbers of members and Jesters as one number.
struct Pairs {
  std::array<std::array<std::uint8_t, kOfEach + 1>, kOfEach + 1> number{};
  int count = 0;
};
consteval Pairs make_pairs(int least_members, int most_jesters, int least_cards) {
  Pairs pairs;
  for (int members = least_members; members <= kOfEach; ++members) {
    for (int jesters = 0; jesters <= most_jesters; ++jesters) {
      if (members + jesters < least_cards) continue;
      pairs.number[static_cast<std::size_t>(members)][static_cast<std::size_t>(jesters)] =
          static_cast<std::uint8_t>(pairs.count++);
    }
  }
  return pairs;
}
constexpr Pairs kToLay = make_pairs(1, kOfEach, kGuildNeeds);  // a guild of that kind
constexpr Pairs kToExtend = make_pairs(0, kOfEach, 1);         // a guild by its own kind
constexpr Pairs kToRecruit = make_pairs(1, kOfEach - 1, 1);    // a Jester guild by another kind

constexpr int kPlainKinds = kKinds - 1;  // all but Jesters

// The actions, by verb.
constexpr int kPlay = 0;
constexpr int kLay = kPlay + kKinds;
constexpr int kLayJesters = kLay + kPlainKinds * kToLay.count;
constexpr int kActivate = kLayJesters + kOfEach - kGuildNeeds + 1;
constexpr int kExtend = kActivate + kStanding;
constexpr int kRecruit = kExtend + kStanding * kToExtend.count;
constexpr int kRecruitJesters = kRecruit + kStanding * kPlainKinds * kToRecruit.count;
constexpr int kDraw = kRecruitJesters + kStanding * kOfEach;
constexpr int kTarget = kDraw + 2;
constexpr int kName = kTarget + kRivals;
constexpr int kCard = kName + kKinds;  // by guild: a member, a Jester
constexpr int kCopy = kCard + kMaxSeats * kStanding * 2;
constexpr int kTake = kCopy + kMaxSeats * kStanding;
constexpr int kGive = kTake + kKinds;
constexpr int kKeep = kGive + kKinds;
constexpr int kTop = kKeep + kKinds;
constexpr int kSwap = kTop + kKinds;
constexpr int kUsed = kSwap + kKinds * (kKinds + 1) / 2;
static_assert(kUsed == SpaceOf<Medievallons>::kActions);

constexpr int plain(CardKind kind) { return kind < kWild ? index(kind) : index(kind) - 1; }
int number_in(const Pairs& pairs, Action action) {
  return pairs.number[static_cast<std::size_t>(action.members())][static_cast<std::size_t>(action.jesters())];
}
constexpr int number_of_swap(int one, int two) { return one * kKinds - one * (one - 1) / 2 + two - one; }

// Seats and guilds as the observing seat numbers them.
struct Around {
  const OpenTable& table;
  Seat seat;

  int slot(Seat other) const {
    const int place = index(other) - index(seat);
    return place < 0 ? place + table.options.players : place;
  }
  int place(GuildAt at) const { return slot(owner_of(at)) * kStanding + std::min(slot_of(at), kStanding - 1); }
};

void put_cards(Cards cards, Observation::Part part) {
  for (const CardKind kind : cards.kinds()) part.put(index(kind), cards.count(kind));
}
void put_kind(CardKind kind, Observation::Part part) {
  if (kind != kNoKind) part.put(index(kind), 1);
}
void put_seats(const Around& around, Seats seats, Observation::Part part) {
  for (const Seat seat : seats) part.put(around.slot(seat), 1);
}
void put_seat(const Around& around, Seat seat, Observation::Part part) {
  if (seat != kNoSeat) part.put(around.slot(seat), 1);
}

void observe_turn(const Around& around, Observation& out) {
  const OpenTable& table = around.table;
  out.number("players", table.options.players, "number of players");
  out.number("turn", table.turn, "number of the turn, from 1, at most 127");
  out.number("turns_left", table.options.max_turns - table.turn, "turns after this one before the limit, at most 127");
  out.number("yellow", table.yellow ? 1 : 0, "1 if the Cycle-Breaker shows its yellow side");
  out.field("question", kQuestions, "1 for the question or chance event that is due")
      .put(static_cast<int>(table.question), 1);
  out.number("asked", table.waiting.has(around.seat) ? 1 : 0, "1 if you must choose now");
  put_seats(around, table.waiting.seats(),
            out.field("waiting", kMaxSeats, "by seat: 1 if it must choose now; you are 0"));
  const auto active = out.field("active", kMaxSeats, "1 for the seat whose turn it is");
  if (table.turn > 0) active.put(around.slot(table.active), 1);
  put_seats(around, table.candidates, out.field("candidates", kMaxSeats, "by seat: 1 if it can be the target"));
  put_seat(around, table.target, out.field("target", kMaxSeats, "1 for the target of the power"));
  out.field("deed", kDeeds, "1 for the action of the turn: none, play, guild, activate, extend, draw")
      .put(static_cast<int>(table.deed), 1);
  const auto guild = out.field("guild_used", kMaxSeats * kStanding, "by seat and place: 1 for the guild in use");
  if (table.guild != kNoGuild) guild.put(around.place(table.guild), 1);
  put_kind(table.aside, out.field("aside", kKinds, "1 for the kind of the played card while its power is used"));
  put_kind(table.source, out.field("source", kKinds, "1 for the power of the card or guild"));
  put_kind(table.power, out.field("power", kKinds, "1 for the power in use"));
  out.number("revealed", table.revealed ? 1 : 0, "1 if a Witch has revealed its card");
  out.number("comes_back", table.comes_back ? 1 : 0, "1 if the power continues after the draws");
  out.number("holds_back", table.holds_back ? 1 : 0, "1 if drawn cards are held back (Wizard)");
  const auto draws = out.field("draws", kMaxSeats, "by seat: number of cards to draw now");
  for (DrawQueue queue = table.draws; !queue.empty(); queue.pop()) draws.add(around.slot(queue.next()));
}

void observe_table(const View& view, const Around& around, Observation& out) {
  const OpenTable& table = around.table;
  const auto guilds = out.field("guilds", kMaxSeats * kStanding * (kKinds + 2),
                                "by seat and place: 1 for the guild's kind, then its members, its Jesters");
  for (const GuildAt at : table.laid) {
    const auto part = guilds.from(around.place(at) * (kKinds + 2));
    const Guild& guild = table.guilds[at];
    put_kind(guild.kind, part);
    part.put(kKinds, guild.members);
    part.put(kKinds + 1, guild.jesters);
  }
  const auto count = out.field("guild_count", kMaxSeats, "by seat: number of guilds");
  const auto sizes = out.field("hand_sizes", kMaxSeats, "by seat: number of cards in hand");
  for (const Seat seat : everybody(table)) {
    count.put(around.slot(seat), guilds_of(table, seat).size());
    sizes.put(around.slot(seat), view.hand_sizes[seat]);
  }
  out.number("deck_size", view.deck_size, "number of cards in the deck");
  out.number("drawn_size", view.drawn_size, "number of cards that a Wizard holds back");
  put_cards(table.pile.cards(), out.field("pile", kKinds, "by kind: number of cards in the discard pile"));
  const auto top = out.field("pile_top", kKinds, "1 for the kind of the top card of the discard pile");
  if (!table.pile.empty()) put_kind(table.pile.top(), top);
}

void observe_cards(const View& view, const Around& around, Observation& out) {
  put_cards(view.hand, out.field("hand", kKinds, "by kind: your cards"));
  put_cards(view.drawn, out.field("drawn", kKinds, "by kind: cards you hold back as a Wizard"));
  put_kind(view.held,
           out.field("held", kKinds, "1 for the card you have taken as a Priest, keep as a Wizard, or lost"));
  const auto meant = out.field("meant", kKinds, "by kind: cards of your simultaneous choice while others choose");
  for (const CardKind kind : {view.meant.one, view.meant.two}) {
    if (kind != kNoKind) meant.add(index(kind));
  }
  put_cards(view.shown, out.field("shown", kKinds, "by kind: the hand that you see as a Priest"));
  const auto known = out.field("known", kMaxSeats * kKinds,
                               "by seat and kind: cards that are certainly in that hand; your own seat: in the deck");
  const auto exact = out.field("exact", kMaxSeats * kKinds, "the same: 1 if there are certainly no more of the kind");
  for (const Seat seat : everybody(around.table)) {
    const Claim& claim = view.notes[seat];
    const int at = around.slot(seat) * kKinds;
    put_cards(claim.known(), known.from(at));
    for (const CardKind kind : claim.exact()) exact.put(at + index(kind), 1);
  }
}

int number_to_extend(const View& view, Action action) {
  const int slot = std::min(slot_of(action.guild()), kStanding - 1);
  if (view.table.guilds[action.guild()].kind != kWild) {
    return kExtend + slot * kToExtend.count + number_in(kToExtend, action);
  }
  if (action.kind() == kWild) return kRecruitJesters + slot * kOfEach + action.jesters() - 1;
  return kRecruit + (slot * kPlainKinds + plain(action.kind())) * kToRecruit.count + number_in(kToRecruit, action);
}

std::string ways(int members, int jesters) { return std::to_string(members) + "+" + std::to_string(jesters); }

}  // namespace

int SpaceOf<Medievallons>::number(const View& view, Action action) {
  const Around around{view.table, view.viewer.seat()};
  switch (action.verb) {
    case Verb::Play: return kPlay + action.card;
    case Verb::Guild:
      if (action.kind() == kWild) return kLayJesters + action.jesters() - kGuildNeeds;
      return kLay + plain(action.kind()) * kToLay.count + number_in(kToLay, action);
    case Verb::Activate: return kActivate + std::min(slot_of(action.guild()), kStanding - 1);
    case Verb::Extend: return number_to_extend(view, action);
    case Verb::Draw: return kDraw + action.place - 1;
    case Verb::Target: return kTarget + around.slot(action.seat()) - 1;
    case Verb::Name: return kName + action.card;
    case Verb::Card: {
      const bool jester = action.kind() == kWild;
      return kCard + 2 * around.place(action.guild()) + (jester ? 1 : 0);
    }
    case Verb::Copy: return kCopy + around.place(action.guild());
    case Verb::Take: return kTake + action.card;
    case Verb::Give: return kGive + action.card;
    case Verb::Swap: return kSwap + number_of_swap(action.card, action.more);
    case Verb::Keep: return kKeep + action.card;
    case Verb::Top: return kTop + action.card;
  }
  return 0;
}

std::vector<std::string> SpaceOf<Medievallons>::action_names() {
  std::vector<std::string> names(kActions);
  const auto set = [&](int number, std::string name) { names[static_cast<std::size_t>(number)] = std::move(name); };
  const auto each_pair = [](const Pairs& pairs, int least_members, int most_jesters, int least_cards, auto act) {
    for (int members = least_members; members <= kOfEach; ++members) {
      for (int jesters = 0; jesters <= most_jesters; ++jesters) {
        if (members + jesters < least_cards) continue;
        act(pairs.number[static_cast<std::size_t>(members)][static_cast<std::size_t>(jesters)], ways(members, jesters));
      }
    }
  };
  for (const auto kind : kAllKinds) {
    const std::string letter(1, letter_of(kind));
    set(kPlay + index(kind), "play " + letter);
    for (const auto& [first, verb] : {std::pair(kName, "name "), std::pair(kTake, "take "), std::pair(kGive, "give "),
                                      std::pair(kKeep, "keep "), std::pair(kTop, "top ")}) {
      set(first + index(kind), verb + letter);
    }
    for (int two = index(kind); two < kKinds; ++two) {
      set(kSwap + number_of_swap(index(kind), two),
          "swap " + letter + "," + std::string(1, letter_of(static_cast<CardKind>(two))));
    }
    if (kind == kWild) continue;
    each_pair(kToLay, 1, kOfEach, kGuildNeeds, [&](int number, const std::string& way) {
      set(kLay + plain(kind) * kToLay.count + number, "guild " + letter + " " + way);
    });
  }
  for (int jesters = kGuildNeeds; jesters <= kOfEach; ++jesters) {
    set(kLayJesters + jesters - kGuildNeeds, "guild J " + ways(0, jesters));
  }
  for (int slot = 0; slot < kStanding; ++slot) {
    const std::string own = "own guild " + std::to_string(slot + 1);
    set(kActivate + slot, "activate " + own);
    each_pair(kToExtend, 0, kOfEach, 1, [&](int number, const std::string& way) {
      set(kExtend + slot * kToExtend.count + number, "extend " + own + " " + way);
    });
    for (const auto kind : kAllKinds) {
      if (kind == kWild) continue;
      each_pair(kToRecruit, 1, kOfEach - 1, 1, [&](int number, const std::string& way) {
        set(kRecruit + (slot * kPlainKinds + plain(kind)) * kToRecruit.count + number,
            "extend Jesters in " + own + " " + letter_of(kind) + " " + way);
      });
    }
    for (int jesters = 1; jesters <= kOfEach; ++jesters) {
      set(kRecruitJesters + slot * kOfEach + jesters - 1, "extend Jesters in " + own + " J " + ways(0, jesters));
    }
  }
  for (int cards = 1; cards <= 2; ++cards) set(kDraw + cards - 1, "draw " + std::to_string(cards));
  for (int rival = 1; rival < kMaxSeats; ++rival) set(kTarget + rival - 1, "target seat +" + std::to_string(rival));
  for (int place = 0; place < kMaxSeats * kStanding; ++place) {
    const std::string guild =
        "guild " + std::to_string(place % kStanding + 1) + " of seat +" + std::to_string(place / kStanding);
    set(kCard + 2 * place, "card " + guild);
    set(kCard + 2 * place + 1, "card " + guild + " J");
    set(kCopy + place, "copy " + guild);
  }
  return names;
}

void SpaceOf<Medievallons>::observe(const View& view, Observation& out) {
  const Around around{view.table, view.viewer.seat()};
  observe_turn(around, out);
  observe_table(view, around, out);
  observe_cards(view, around, out);
}

void SpaceOf<Medievallons>::reveal(const State& state, Seat seat, Observation& out) {
  const Around around{state.table, seat};
  const Secrets& secrets = state.secrets;
  const auto hands = out.field("all_hands", kMaxSeats * kKinds, "by seat and kind: the cards in hand");
  const auto meant = out.field("all_meant", kMaxSeats * kKinds, "by seat and kind: simultaneous choices that wait");
  for (const Seat other : everybody(state.table)) {
    const int at = around.slot(other) * kKinds;
    put_cards(secrets.hands[other], hands.from(at));
    for (const CardKind kind : {secrets.meant[other].one, secrets.meant[other].two}) {
      if (kind != kNoKind) meant.add(at + index(kind));
    }
  }
  put_cards(secrets.deck, out.field("deck", kKinds, "by kind: cards in the deck"));
  put_cards(secrets.drawn, out.field("all_drawn", kKinds, "by kind: cards that a Wizard holds back"));
  put_kind(secrets.held, out.field("all_held", kKinds, "1 for the card that a Priest has taken or a Wizard keeps"));
}

Deal SpaceOf<Medievallons>::deal(const State& state) {
  Deal deal;
  if (state.table.question != Question::Deal) return deal;
  deal.sizes.assign(static_cast<std::size_t>(state.table.options.players), kDealt);
  for (const auto kind : kAllKinds) {
    if (const int copies = state.secrets.deck.count(kind); copies > 0) {
      deal.cards.push_back({std::string(1, letter_of(kind)), copies});
    }
  }
  return deal;
}

std::vector<Outcome> SpaceOf<Medievallons>::equal_outcomes(const State& state) {
  std::vector<Outcome> outcomes;
  if (state.table.question != Question::First) return outcomes;
  for (const Seat seat : everybody(state.table)) outcomes.push_back({.due = Question::First, .seat = seat});
  return outcomes;
}

}  // namespace roundtable::python

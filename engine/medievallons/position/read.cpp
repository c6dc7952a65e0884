#include "engine/medievallons/position/position.h"

namespace roundtable::medievallons {

namespace {

std::string member_of(std::string field, const std::string& word) { return field.append(".").append(word); }
std::string hand_field(Seat seat) { return "hands[" + std::to_string(index(seat)) + "]"; }

class PositionReader : PositionFields {
 public:
  PositionReader(const Options& options, const Json& json, Faults& faults)
      : PositionFields(json, faults), options_(options) {
    position_.state.table.options = options;
  }

  Position read() {
    constexpr std::array<std::string_view, 11> kFields = {"turn", "active", "moment", "ending", "breaker", "hands",
                                                          "pile", "deck",   "aside",  "guilds", "knows"};
    if (!is_object_of(kFields)) return position_;
    OpenTable& table = position_.state.table;
    position_.moment = static_cast<Moment>(name_or("moment", kMoments, 0));
    table.ending = static_cast<Ending>(name_or("ending", kEndings, static_cast<int>(Ending::Cycle)));
    if (position_.moment != Moment::End && find("ending") != nullptr) wrong("ending", "end", "the moment end with it");
    table.yellow = name_or("breaker", kBreakerSides, 0) == 1;
    read_cards();
    read_turn();
    read_knows();
    return position_;
  }

 private:
  int name_or(std::string_view word, std::span<const std::string_view> names, int usual) {
    const Json* json = find(word);
    const int found = json == nullptr ? usual : name(*json, std::string(word), names);
    return found < 0 ? usual : found;
  }

  // Named cards leave the box first; then hands given by size, then the deck. The rest is the deck, up to its largest
  // possible size; what remains lies under the pile.
  void read_cards() {
    read_guilds();
    read_aside();
    const std::vector<CardKind> pile = letters(find("pile"), "pile");
    const auto& hands = list(find("hands"), "hands", options_.players, options_.players);
    Per<Seat, int, kMaxSeats> due{};
    for (const Seat seat : everybody(position_.state.table)) {
      const Json* hand = hands.empty() ? nullptr : &hands[static_cast<std::size_t>(index(seat))];
      due[seat] = cards_or_size(hand, hand_field(seat), kDealt, position_.state.secrets.hands[seat]);
    }
    const Json* deck = find("deck");
    const bool no_deck = position_.moment == Moment::End && position_.state.table.ending == Ending::Cycle;
    const int drawn = cards_or_size(deck, "deck", 0, position_.state.secrets.deck);
    for (const Seat seat : everybody(position_.state.table))
      fill(position_.state.secrets.hands[seat], due[seat], hand_field(seat));
    fill(position_.state.secrets.deck, drawn, "deck");
    if (deck == nullptr && !no_deck) {
      const int most = position_.state.table.yellow ? kAllCards : first_deck(options_);
      while (box_.size() > most) position_.state.table.pile.put(any_card());
      position_.state.secrets.deck = box_;
    } else {
      each_card(box_, [&](CardKind kind) { position_.state.table.pile.put(kind); });
    }
    for (const CardKind kind : pile) position_.state.table.pile.put(kind);
  }

  // `K,A,K` in any order.
  std::vector<CardKind> letters(const Json* json, const std::string& field) {
    std::vector<CardKind> kinds;
    if (json == nullptr) return kinds;
    if (!json->is(Kind::String)) return wrong_cards(field), kinds;
    for (std::string_view text = json->string(); !text.empty();) {
      const auto end = std::min(text.find(','), text.size());
      const CardKind kind = kind_from(text.substr(0, end));
      if (kind == kNoKind || end + 1 == text.size()) return wrong_cards(field), std::vector<CardKind>();
      if (leaves_box(kind, field)) kinds.push_back(kind);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return kinds;
  }
  bool leaves_box(CardKind kind, const std::string& field) {
    if (box_.has(kind)) {
      box_.remove(kind);
      return true;
    }
    faults().add(field, "copies", "one " + text_of(kind) + " too many: the box has " + std::to_string(kOfEach),
                 {text_of(kind), std::to_string(kOfEach)});
    return false;
  }
  // Cards by letters, or a number of any cards. Returns the number of those still to deal.
  int cards_or_size(const Json* json, const std::string& field, int usual, Cards& into) {
    if (json == nullptr || json->is(Kind::Null)) return usual;
    if (json->is(Kind::Number)) return number(json, field, 0, kAllCards, 0);
    for (const CardKind kind : letters(json, field)) into.add(kind);
    return 0;
  }
  void fill(Cards& cards, int due, const std::string& field) {
    if (due > box_.size()) {
      faults().add(field, "missing",
                   "found " + std::to_string(due) + " cards, allowed: " + std::to_string(box_.size()) +
                       ", as many as the others leave",
                   {std::to_string(due), std::to_string(box_.size())});
      return;
    }
    for (int i = 0; i < due; ++i) cards.add(any_card());
  }
  CardKind any_card() {
    const CardKind kind = box_.random(rng_);
    box_.remove(kind);
    return kind;
  }

  // `1.2 K 3+1`: the second of seat 1, three Knights and a Jester.
  void read_guilds() {
    OpenTable& table = position_.state.table;
    for (const Json& item : list(find("guilds"), "guilds", 0, kSlots * options_.players)) {
      const auto laid =
          item.is(Kind::String) ? action_from(options_, Seat{}, "extend " + item.string()) : Result<Action>(Error{});
      if (!laid) {
        wrong("guilds", "guilds", "guilds such as 1.2 K 3+1");
        continue;
      }
      const Guild guild{laid->kind(), static_cast<std::uint8_t>(laid->members()),
                        static_cast<std::uint8_t>(laid->jesters())};
      const std::string field = "guilds." + text_of(laid->guild());
      if (table.laid.has(laid->guild())) {
        wrong(field, "place", "one guild at each place");
        continue;
      }
      if (guild.size() < kGuildNeeds || (guild.members == 0) != (guild.kind == kWild)) {
        faults().add(field, "guild",
                     "found `" + item.string().substr(0, 40) +
                         "`, allowed: three cards or more, of one type and Jesters; J 0+3 if there are only Jesters");
        continue;
      }
      bool all_there = true;
      for (int i = 0; i < guild.members; ++i) all_there = leaves_box(guild.kind, field) && all_there;
      for (int i = 0; i < guild.jesters; ++i) all_there = leaves_box(kWild, field) && all_there;
      if (!all_there) continue;
      table.guilds[laid->guild()] = guild;
      table.laid.add(laid->guild());
    }
  }

  void read_aside() {
    const Json* json = find("aside");
    if (json == nullptr) return;
    const CardKind kind = json->is(Kind::String) ? kind_from(json->string()) : kNoKind;
    if (kind == kNoKind || position_.moment != Moment::End)
      return wrong("aside", "end", "a card, in the moment end only");
    if (leaves_box(kind, "aside")) position_.state.table.aside = kind;
  }

  // The active seat follows from the first player if the options name one. The default turn is the earliest possible.
  void read_turn() {
    OpenTable& table = position_.state.table;
    const bool whose = find("active") != nullptr;
    table.turn = number(find("turn"), "turn", 1, options_.max_turns, 1);
    table.active = Seat{static_cast<std::uint8_t>(number(find("active"), "active", 0, options_.players - 1, 0))};
    if (options_.first >= 0 && !whose) table.active = due_now();
    const bool turns_ran_out = position_.moment == Moment::End && table.ending == Ending::MaxTurns;
    if (find("turn") == nullptr) {
      if (turns_ran_out) table.turn = options_.max_turns;
      while (table.turn < options_.max_turns && (table.turn < earliest_turn(position_) || !is_their_turn())) {
        ++table.turn;
        if (options_.first >= 0 && !whose) table.active = due_now();
      }
    }
    if (is_their_turn()) return;
    const std::string due = std::to_string(index(due_now()));
    faults().add("active", "active",
                 "found " + std::to_string(index(table.active)) + ", allowed: " + due + " in turn " +
                     std::to_string(table.turn) + ", since seat " + std::to_string(options_.first) + " began",
                 {due, std::to_string(table.turn)});
  }
  Seat due_now() const {
    return Seat{static_cast<std::uint8_t>((options_.first + position_.state.table.turn - 1) % options_.players)};
  }
  bool is_their_turn() const { return options_.first < 0 || due_now() == position_.state.table.active; }

  // Claims by seat: `{"1":{"cards":"K,K","exact":"A,K"},"deck":{...}}`.
  void read_knows() {
    const auto& seats = list(find("knows"), "knows", options_.players, options_.players);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const Seat observer{static_cast<std::uint8_t>(i)};
      const std::string field = "knows[" + std::to_string(i) + "]";
      if (!seats[i].is(Kind::Object)) {
        wrong(field, "object", "an object");
        continue;
      }
      for (const auto& [word, claim] : seats[i].members()) {
        const bool seat =
            word.size() == 1 && word[0] >= '0' && word[0] < '0' + options_.players && word[0] != '0' + index(observer);
        if (!seat && word != "deck") {
          wrong(field + "." + word.substr(0, 40), "seat", "deck or the number of another seat");
          continue;
        }
        const Seat place = seat ? Seat{static_cast<std::uint8_t>(word[0] - '0')} : observer;
        read_claim(claim, member_of(field, word), position_.state.secrets.knowledge.of(observer, place));
      }
    }
  }
  void read_claim(const Json& json, const std::string& field, Claim& into) {
    if (!json.is(Kind::Object)) return wrong(field, "object", "an object of cards and exact");
    Cards known;
    CardKinds exact;
    for (const auto& [word, text] : json.members()) {
      if (word != "cards" && word != "exact") {
        wrong(field + "." + word.substr(0, 40), "name", "cards or exact", {"cards, exact"});
        continue;
      }
      const Cards box = std::exchange(box_, Cards::box());  // known cards are already placed
      for (const CardKind kind : letters(&text, member_of(field, word))) {
        if (word == "cards") known.add(kind);
        if (word == "exact") exact.add(kind);
      }
      box_ = box;
    }
    into = Claim::of(known, exact);
  }

  void wrong_cards(const std::string& field) {
    wrong(field, "cards", "cards such as A,K,K (letters A B G J K M N O P R S W Z)", {"A,K,K"});
  }

  const Options& options_;
  Position position_;
  Cards box_ = Cards::box();
  Rng rng_{0};
};

}  // namespace

Position read_fields(const Options& options, const Json& json, Faults& faults) {
  return PositionReader(options, json, faults).read();
}

namespace {

// Rulings behind the faults.
constexpr std::array<FaultRule, 10> kFaultRules = {{{"third", "M3"},
                                                    {"won", "M26"},
                                                    {"guild", "M6"},
                                                    {"empty", "M19"},
                                                    {"run-out", "M22"},
                                                    {"breaker", "M22"},
                                                    {"last", "M23"},
                                                    {"active", "M1"},
                                                    {"knows", "M25"},
                                                    {"unknown", "M25"}}};

}  // namespace

ParsedPosition<State> read_position(const Options& options, const Json& json, Sink<Medievallons>& sink) {
  Faults faults(kFaultRules);
  Position position = read_fields(options, json, faults);
  find_faults(position, faults);
  State& state = position.state;
  if (!faults.empty())
    state.secrets.knowledge = Knowledge();  // a position with faults is drawn, but knowledge cannot be computed for it
  if (position.moment == Moment::End) {
    state.table.question = Question::Over;
    state.table.waiting = Deciders::nobody();
  } else {
    ask_user(state.table, Question::Turn);
    if (faults.empty()) proceed(state, sink);
  }
  return {state, faults.take()};
}

}  // namespace roundtable::medievallons

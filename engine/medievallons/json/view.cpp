#include "engine/core/seat_json.h"
#include "engine/medievallons/imagine/certain.h"
#include "engine/medievallons/json/json.h"
#include "engine/medievallons/text/sentences.h"

namespace roundtable::medievallons {

void write_cards(JsonWriter& out, Cards cards) {
  out.begin_array();
  each_card(cards, [&](CardKind kind) { out.value(text_of(kind)); });
  out.end_array();
}

namespace {

void write_kind(JsonWriter& out, CardKind kind) { kind == kNoKind ? out.null() : out.value(text_of(kind)); }

void write_kinds(JsonWriter& out, CardKinds kinds) {
  out.begin_array();
  for (const CardKind kind : kinds) out.value(text_of(kind));
  out.end_array();
}

template <class Get>
void write_column(JsonWriter& out, std::string_view name, const Score& score, int players, Get get) {
  out.key(name).begin_array();
  for (int i = 0; i < players; ++i) out.value(get(score.lines[static_cast<std::size_t>(i)]));
  out.end_array();
}

}  // namespace

void write_result(JsonWriter& out, const State& state) {
  const Score score = result(state);
  const int players = state.table.options.players;
  const auto guilds = [](const Score::Line& line) { return line.guilds; };
  out.begin_object();
  write_column(out, "scores", score, players, guilds);
  out.key("winners");
  write_seats(out, score.winners);
  out.field("why", name_of(state.table.ending)).key("detail").begin_object();
  write_column(out, "guilds", score, players, guilds);
  write_column(out, "members", score, players, [](const Score::Line& line) { return line.members; });
  write_column(out, "hands", score, players, [](const Score::Line& line) { return line.hand; });
  out.end_object().end_object();
}

namespace {

struct Wording {
  const char* id;
  std::string_view question;
};
Wording wording(const OpenTable& table) {
  const PowerWords& power = words_of(table.power);
  switch (table.question) {
    case Question::Turn: return {"turn", "Play a card, lay a guild, activate one or extend one."};
    case Question::Target: return {"target", power.whom};
    case Question::Name: return {"name", "Name a type: they give you one if they have it."};
    case Question::Card: return {"card", power.which};
    case Question::Copy: return {"copy", "Which guild's power do you use?"};
    case Question::Take: return {"take", "Take one card of the hand you see."};
    case Question::Give: return {"give", power.which};
    case Question::Swap: return {"swap", "Choose two cards to trade."};
    case Question::Keep: return {"keep", "Keep one of the three cards; the others are discarded."};
    case Question::Top: return {"top", "Which of the two ends on top of the discard pile?"};
    case Question::First: return {"first", "The first player is drawn."};
    case Question::Deal: return {"deal", "The cards are dealt."};
    case Question::Discard: return {"discard", "The discard pile begins."};
    case Question::Draw: return {"draw", "A card is drawn."};
    case Question::Reveal: return {"reveal", power.by_chance};
    case Question::Beg: return {"beg", power.by_chance};
    default: return {"over", "The game is over."};
  }
}

}  // namespace

std::string_view question(const OpenTable& table) { return wording(table).question; }

namespace {

class ViewWriter {
 public:
  ViewWriter(JsonWriter& out, const View& view) : out_(out), view_(view), table_(view.table) {}

  void write() {
    out_.begin_object().field("game", kGameName).field("players", static_cast<int>(table_.options.players));
    out_.key("options");
    table_.options.write_json(out_);
    out_.key("seat");
    view_.viewer.is_spectator() ? out_.null() : out_.value(index(view_.viewer.seat()));
    out_.field("turn", static_cast<int>(table_.turn)).field("maxTurns", static_cast<int>(table_.options.max_turns));
    out_.field("active", index(table_.active)).field("breaker", table_.yellow ? "yellow" : "red");
    write_asked();
    write_power();
    write_seats_at_table();
    write_standings();
    write_piles();
    write_knowledge();
    write_own();
    write_legal();
    write_ending();
    out_.end_object();
  }

 private:
  // The seats that choose, and the question.
  void write_asked() {
    const Wording words = wording(table_);
    const bool together =
        table_.question == Question::Swap || (table_.question == Question::Give && !gives_in_return(table_));
    out_.key("asked").begin_object().key("seats");
    write_seats(out_, table_.waiting.seats());
    out_.field("chance", table_.waiting.is_chance()).field("over", table_.waiting.over());
    out_.field("together", together).field("kind", words.id).field("question", words.question).end_object();
  }

  // The chain from the action to the power in use: a played Witch that copies a Noble is play, W, N.
  void write_power() {
    constexpr std::array<const char*, 6> kDeeds = {"none", "play", "guild", "activate", "extend", "draw"};
    out_.key("power");
    if (table_.deed == Deed::None) {
      out_.null();
      return;
    }
    out_.begin_object().field("deed", kDeeds[static_cast<std::size_t>(table_.deed)]).key("guild");
    table_.guild == kNoGuild ? out_.null() : out_.value(text_of(table_.guild));
    out_.key("aside");
    write_kind(out_, table_.aside);
    out_.key("source");
    write_kind(out_, table_.source);
    out_.key("kind");
    write_kind(out_, table_.power);
    out_.field("revealed", table_.revealed).key("target");
    table_.target == kNoSeat ? out_.null() : out_.value(index(table_.target));
    out_.key("draws").begin_array();
    for (DrawQueue due = table_.draws; !due.empty(); due.pop()) out_.value(index(due.next()));
    out_.end_array().end_object();
  }

  // Guilds by seat; three win.
  void write_standings() {
    out_.key("standings").begin_array();
    for (const Seat seat : everybody(table_)) {
      int guilds = 0;
      for ([[maybe_unused]] const GuildAt at : guilds_of(table_, seat)) ++guilds;
      out_.begin_object().field("seat", index(seat)).field("points", guilds).end_object();
    }
    out_.end_array();
  }

  void write_seats_at_table() {
    out_.key("seats").begin_array();
    for (const Seat seat : everybody(table_)) {
      out_.begin_object().field("seat", index(seat)).field("colour", kColours[static_cast<std::size_t>(seat)]);
      out_.key("hand").begin_object().field("count", static_cast<int>(view_.hand_sizes[seat])).key("cards");
      view_.viewer.is(seat) ? write_cards(out_, view_.hand) : static_cast<void>(out_.null());
      out_.end_object().key("guilds").begin_array();
      for (const GuildAt at : guilds_of(table_, seat)) write_guild(at);
      out_.end_array().end_object();
    }
    out_.end_array();
  }

  void write_guild(GuildAt at) {
    const Guild& guild = table_.guilds[at];
    out_.begin_object().field("guild", text_of(at)).field("kind", text_of(guild.kind));
    out_.field("members", static_cast<int>(guild.members)).field("jesters", static_cast<int>(guild.jesters));
    out_.field("size", guild.size()).key("cards");
    write_cards(out_, guild.cards());
    out_.end_object();
  }

  void write_piles() {
    out_.field("deck", static_cast<int>(view_.deck_size));
    out_.key("pile").begin_object().field("count", table_.pile.size()).key("top");
    write_kind(out_, table_.pile.empty() ? kNoKind : table_.pile.top());
    out_.key("cards").begin_array();
    for (int i = 0; i < table_.pile.size(); ++i) out_.value(text_of(table_.pile[i]));
    out_.end_array().end_object();
  }

  // For each hidden place: cards certainly there, kinds certainly absent, and kinds with no more than the known cards.
  void write_knowledge() {
    const bool dealt = !view_.viewer.is_spectator() && table_.turn > 0;
    const Certain sure = dealt ? certain(view_) : Certain();
    const auto each = [&](std::string_view name, auto write) {
      out_.key(name).begin_object();
      for (const Seat place : everybody(table_)) {
        if (!dealt) break;
        out_.key(view_.viewer.is(place) ? "deck" : std::to_string(index(place)));
        write(place);
      }
      out_.end_object();
    };
    each("known", [&](Seat place) { write_cards(out_, sure.known[place]); });
    each("none", [&](Seat place) { write_kinds(out_, sure.exact[place] - sure.known[place].kinds()); });
    each("exact", [&](Seat place) { write_kinds(out_, sure.exact[place] & sure.known[place].kinds()); });
  }

  // The viewer's secrets: a Wizard's cards, a Priest's taken card, a simultaneous choice already made.
  void write_own() {
    out_.key("drawn").begin_object().field("count", static_cast<int>(view_.drawn_size)).key("cards");
    view_.drawn.empty() ? static_cast<void>(out_.null()) : write_cards(out_, view_.drawn);
    out_.end_object().key("held");
    write_kind(out_, view_.held);
    out_.key("chosen").begin_array();
    for (const CardKind kind : {view_.meant.one, view_.meant.two}) {
      if (kind != kNoKind) out_.value(text_of(kind));
    }
    out_.end_array();
  }

  void write_legal() {
    out_.key("legal").begin_array();
    for (const Action action : legal(view_)) {
      out_.begin_object().field("text", text_of(table_.options, action)).field("verb", name_of(action.verb));
      write_concerned(action);
      out_.end_object();
    }
    out_.end_array();
  }

  // The subject of a choice: seat, guild, kind, and the cards that would move.
  void write_concerned(Action action) {
    switch (action.verb) {
      case Verb::Target: out_.field("seat", static_cast<int>(action.place)); return;
      case Verb::Draw: out_.field("count", static_cast<int>(action.place)); return;
      case Verb::Activate:
      case Verb::Copy: write_place(action.guild(), table_.guilds[action.guild()].kind); return;
      case Verb::Card: write_place(action.guild(), action.kind()); return write_moving(Cards::of(action.kind()));
      case Verb::Extend: write_place(action.guild(), action.kind()); return write_moving(laid_by(action));
      case Verb::Guild: out_.field("kind", text_of(action.kind())); return write_moving(laid_by(action));
      case Verb::Name: out_.field("seat", index(table_.target)).field("kind", text_of(action.kind())); return;
      case Verb::Swap: return write_moving(Cards::of(action.kind()) + Cards::of(action.second()));
      default: out_.field("kind", text_of(action.kind())); return write_moving(Cards::of(action.kind()));
    }
  }

  static Cards laid_by(Action action) {
    const Cards jesters = Cards::of(kWild, action.jesters());
    return action.members() == 0 ? jesters : jesters + Cards::of(action.kind(), action.members());
  }
  void write_place(GuildAt at, CardKind kind) {
    out_.field("seat", index(owner_of(at))).field("guild", text_of(at)).field("kind", text_of(kind));
  }
  void write_moving(Cards cards) {
    out_.key("cards");
    write_cards(out_, cards);
  }

  void write_ending() {
    out_.key("ending");
    table_.question == Question::Over ? out_.value(name_of(table_.ending)) : out_.null();
  }

  JsonWriter& out_;
  const View& view_;
  const OpenTable& table_;
};

}  // namespace

void write_view(JsonWriter& out, const View& view) { ViewWriter(out, view).write(); }

}  // namespace roundtable::medievallons

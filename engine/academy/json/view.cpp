#include <optional>

#include "engine/academy/json/json.h"
#include "engine/academy/variations/parts.h"
#include "engine/core/seat_json.h"

// JSON for records (the result) and for a page (the view). The page knows no rules, so the view contains everything it
// shows.

namespace roundtable::academy {

void write_coat(JsonWriter& out, Coat coat) {
  out.begin_array().value(name_of(coat.track));
  coat.value == kHiddenValue ? out.null() : out.value(coat.value);
  out.end_array();
}

void write_squire(JsonWriter& out, Squire squire) { squire == kNoSquire ? out.null() : out.value(index(squire)); }

void write_cards(JsonWriter& out, CardSet cards) {
  out.begin_array();
  for (const Card card : cards) out.value(text_of(card));
  out.end_array();
}

void write_ranking(JsonWriter& out, const Order& ranking, int squires) {
  Squires starters = Squires::first(squires);
  out.key("ranking").begin_array();
  for (const Squire squire : ranking.items) {
    if (squire == kNoSquire) break;
    starters.remove(squire);
    out.value(index(squire));
  }
  out.end_array().key("onStart").begin_array();
  for (const Squire squire : starters) out.value(index(squire));
  out.end_array();
}

void write_points(JsonWriter& out, std::optional<int> points) { points ? out.value(*points) : out.null(); }

namespace {

void write_held_coats(JsonWriter& out, const Ledger& ledger, Squire squire) {
  out.begin_array();
  ledger.each_held(squire, [&](Coat coat) { write_coat(out, coat); });
  out.end_array();
}

}  // namespace

void write_result(JsonWriter& out, const State& state) {
  const OpenTable& table = state.table;
  const Score score = result(state);
  constexpr std::array<const char*, 3> kWhy = {"points", "gallantry", "shared"};
  const auto points = table.ledger.points();
  out.begin_object().key("scores").begin_array();
  for (int i = 0; i < table.options.players; ++i) out.value(score.scores[static_cast<std::size_t>(i)]);
  out.end_array().key("winners");
  write_seats(out, score.winners);
  out.field("why", kWhy[static_cast<std::size_t>(score.why)]);
  out.key("detail").begin_object().key("squires").begin_array();
  each_squire(table, [&](Squire squire) {
    out.begin_object().field("color", table.options.colour(squire)).field("points", static_cast<int>(points[squire]));
    out.key("coats");
    write_held_coats(out, table.ledger, squire);
    out.end_object();
  });
  out.end_array().end_object().end_object();
}

namespace {

const char* phase_name(Phase phase) {
  const Question* question = question_of(phase);
  return question == nullptr ? chance_of(phase)->phase_name : question->phase_name;
}

// The current question as a sentence.
const char* question(const OpenTable& table) {
  if (const Question* question = question_of(table.phase)) return question->asks(table);
  return table.phase == Phase::Over ? "The game is over." : "Chance decides.";
}

class ViewWriter {
 public:
  ViewWriter(JsonWriter& out, const View& view)
      : out_(out), view_(view), table_(view.table), options_(view.table.options) {}

  void write() {
    out_.begin_object().field("game", kGameName).field("players", static_cast<int>(options_.players));
    out_.key("options");
    options_.write_json(out_);
    out_.key("values");
    write_values();
    out_.key("seat");
    view_.viewer.is_spectator() ? out_.null() : out_.value(index(view_.viewer.seat()));
    out_.field("round", static_cast<int>(table_.round)).field("rounds", kRounds);
    out_.field("first", index(table_.first)).field("passLeft", passes_left(table_.round));
    write_asked();
    write_squires();
    write_tracks();
    write_draft();
    write_variations();
    write_standings();
    write_legal(out_, view_);
    out_.end_object();
  }

 private:
  bool dealt() const {
    return table_.phase != Phase::First && table_.phase != Phase::Deal && table_.phase != Phase::Over;
  }
  bool own(Squire squire) const { return squire != options_.neutral() && view_.viewer.is(options_.owner(squire)); }

  void write_values() {
    const Values& values = options_.values;
    const auto numbers = [&](std::string_view name, const auto& list) {
      out_.key(name).begin_array();
      for (const auto number : list) out_.value(static_cast<int>(number));
      out_.end_array();
    };
    out_.begin_object();
    numbers("quests", values.quests);
    numbers("charity", values.charity);
    numbers("kingSquares", values.king_squares);
    out_.field("cupReach", static_cast<int>(values.cup_reach)).field("cupMiddle", values.cup_middle).end_object();
  }

  // The seats that choose, and the question.
  void write_asked() {
    out_.field("phase", phase_name(table_.phase)).key("asked").begin_object();
    out_.key("seats");
    write_seats(out_, table_.waiting.seats());
    out_.field("chance", table_.waiting.is_chance()).field("over", table_.waiting.over());
    out_.field("together", simultaneous(table_.phase)).key("squire");
    write_squire(out_, table_.acting);
    out_.field("question", question(table_)).end_object();
  }

  void write_squires() {
    out_.key("squires").begin_array();
    each_squire(table_, [&](Squire squire) {
      out_.begin_object().field("squire", index(squire)).field("colour", options_.colour(squire)).key("seat");
      squire == options_.neutral() ? out_.null() : out_.value(index(options_.owner(squire)));
      write_hand(squire);
      out_.key("played").begin_array();
      for (const Play play : table_.played[squire]) {
        out_.begin_object().field("card", text_of(card_of(play))).field("track", name_of(track_of(play))).end_object();
      }
      out_.end_array();
      for (const Parts* parts : all_parts()) {
        if (parts->write_squire != nullptr) parts->write_squire(out_, table_, squire);
      }
      out_.key("coats");
      write_held_coats(out_, table_.ledger, squire);
      out_.key("points");
      write_points(out_, table_.ledger.known_points(squire));
      out_.end_object();
    });
    out_.end_array();
  }

  // The number of cards is public; the cards are the owner's.
  void write_hand(Squire squire) {
    const int kept = options_.lancelot() ? 0 : std::min(cards_kept(table_), kDealt);
    out_.key("hand").begin_object().field("count", hand_count(squire)).key("cards");
    own(squire) && dealt() ? write_cards(out_, view_.hands[squire]) : static_cast<void>(out_.null());
    out_.end_object().key("kept").begin_object().field("count", drafting() ? kept : 0).key("cards");
    if (own(squire) && drafting()) {
      CardSet cards;
      for (const Card card : view_.kept) {
        if (card != kNoCard) cards.add(card);
      }
      write_cards(out_, cards);
    } else {
      out_.null();
    }
    out_.end_object();
  }
  bool drafting() const { return table_.phase == Phase::Draft || table_.phase == Phase::NeutralKeep; }
  int hand_count(Squire squire) const {
    if (!dealt()) return 0;
    if (!options_.lancelot()) return kDealt - (drafting() ? cards_kept(table_) : table_.played[squire].size());
    if (table_.phase > Phase::Assign) return kLancelotPlayed - table_.played[squire].size();
    if (index(squire) > 1) return 0;
    if (table_.phase != Phase::Choose) return kLancelotDealt;
    return 3 * (table_.pile_taken[0] != 0 ? 1 : 0) + 3 * (table_.pile_taken[1] != 0 ? 1 : 0);
  }

  // Each track with its stacks, lowest square and bottom disc first; the ranking; and each squire's pay if it were
  // scored now.
  void write_tracks() {
    out_.key("tracks").begin_array();
    for (const Track track : kAllTracks) {
      const Row& row = table_.tracks[track];
      out_.begin_object().field("track", name_of(track)).field("scoresNow", scores_now(table_, track));
      write_rounds(track);
      out_.key("loop");
      track == Track::King ? out_.null() : out_.value(20);
      out_.key("end");
      track == Track::King ? out_.value(kKingEnd) : out_.null();
      write_stacks(row);
      write_ranking(out_, order_of(row), table_.squires);
      write_pays(track);
      out_.end_object();
    }
    out_.end_array();
  }

  void write_rounds(Track track) {
    const unsigned rounds = scoring_rounds(options_, track);
    out_.key("rounds").begin_array();
    for (const int round : Bits(rounds)) out_.value(round);
    out_.end_array();
  }

  void write_pays(Track track) {
    const auto points = points_now(table_, track);
    out_.key("pays").begin_array();
    each_squire(table_, [&](Squire squire) { points ? out_.value((*points)[squire]) : out_.null(); });
    out_.end_array();
  }

  void write_stacks(const Row& row) {
    std::array<Squire, kMaxSquires> upwards{};
    int count = 0;
    each_squire(table_, [&](Squire squire) { upwards[static_cast<std::size_t>(count++)] = squire; });
    std::sort(upwards.begin(), upwards.begin() + count, [&](Squire a, Squire b) { return row[b].ahead_of(row[a]); });
    out_.key("stacks").begin_array();
    for (int i = 0; i < count; ++i) {
      const int square = row[upwards[static_cast<std::size_t>(i)]].square();
      const bool new_square = i == 0 || row[upwards[static_cast<std::size_t>(i - 1)]].square() != square;
      if (new_square && i > 0) out_.end_array().end_object();
      if (new_square) out_.begin_object().field("square", square).key("squires").begin_array();
      out_.value(index(upwards[static_cast<std::size_t>(i)]));
    }
    if (count > 0) out_.end_array().end_object();
    out_.end_array();
  }

  // Cards the viewer passed on this round, and to whom; Lancelot's piles.
  void write_draft() {
    out_.key("passed").begin_array();
    if (!view_.viewer.is_spectator() && !options_.lancelot()) {
      const Squire me{static_cast<std::uint8_t>(view_.viewer.seat())};
      const Squire receiver = neighbour(me, passes_left(table_.round) ? 1 : -1, table_.squires);
      for (int step = 0; step < std::min(cards_kept(table_), kDealt - 1); ++step) {
        if (view_.kept[static_cast<std::size_t>(step)] == kNoCard) break;
        CardSet cards = view_.seen[static_cast<std::size_t>(step)];
        cards.remove(view_.kept[static_cast<std::size_t>(step)]);
        out_.begin_object().field("to", index(receiver)).key("cards");
        write_cards(out_, cards);
        out_.end_object();
      }
    }
    out_.end_array();
    if (!options_.lancelot()) return;
    out_.key("piles").begin_array();
    for (std::size_t maker = 0; maker < 2; ++maker) {
      if (table_.piles[maker][0].empty()) continue;
      out_.begin_object().field("maker", static_cast<int>(maker)).key("piles").begin_array();
      for (const CardSet pile : table_.piles[maker]) write_cards(out_, pile);
      out_.end_array().key("taken");
      table_.pile_taken[1 - maker] == 0 ? out_.null() : out_.value(static_cast<int>(table_.pile_taken[1 - maker]));
      out_.end_object();
    }
    out_.end_array().key("chosen");
    view_.chosen.empty() ? static_cast<void>(out_.null()) : write_cards(out_, view_.chosen);
  }

  void write_variations() {
    for (const Parts* parts : all_parts()) {
      if (parts->write_view != nullptr && parts->is_played(options_)) parts->write_view(out_, view_);
    }
  }

  // Points by seat; null if an unseen coat makes them uncertain.
  void write_standings() {
    out_.key("standings").begin_array();
    for (const Seat seat : Seats::first(options_.players)) {
      std::optional<int> sum = 0;
      each_squire(table_, [&](Squire squire) {
        if (squire == options_.neutral() || options_.owner(squire) != seat) return;
        const auto points = table_.ledger.known_points(squire);
        sum = sum && points ? std::optional(*sum + *points) : std::nullopt;
      });
      out_.begin_object().field("seat", index(seat)).key("points");
      write_points(out_, sum);
      out_.end_object();
    }
    out_.end_array();
  }

  JsonWriter& out_;
  const View& view_;
  const OpenTable& table_;
  const Options& options_;
};

}  // namespace

void write_view(JsonWriter& out, const View& view) { ViewWriter(out, view).write(); }

}  // namespace roundtable::academy

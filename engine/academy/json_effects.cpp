#include "engine/academy/json.h"

// What each legal choice would do, so that a page can show it before it is made.

namespace roundtable::academy {

namespace {

class EffectWriter {
 public:
  EffectWriter(JsonWriter& out, const View& view)
      : out_(out), view_(view), table_(view.table), options_(view.table.options) {}

  void write() {
    const Choices choices = legal(view_);
    out_.key("legal").begin_array();
    for (const Action action : choices) {
      out_.begin_object().field("text", text_of(options_, action));
      write_effect(action);
      out_.end_object();
    }
    out_.end_array();
  }

  // What the choice would do: which disc, from where to where, and its place on the track then.
 private:
  void write_effect(Action action) {
    switch (action.verb()) {
      case Verb::Pick: return write_potential(action.card());
      case Verb::Play: {
        const Play play{action.answer()};
        out_.field("card", text_of(card_of(play)));
        write_move(table_.acting, track_of(play), value_of(play));
        return write_cup(play);
      }
      case Verb::Sword: {
        const Play play = play_of(table_.neutral_sword, action.track());
        out_.field("card", text_of(table_.neutral_sword));
        write_move(table_.acting, track_of(play), value_of(play));
        return write_cup(play);
      }
      case Verb::Bonus: return write_move(table_.acting, action.track(), table_.step + 1);
      case Verb::Bet: out_.field("squire", index(table_.acting)).field("track", name_of(action.track())); return;
      case Verb::Lift: return write_lift(action);
      case Verb::Peek:
      case Verb::Codex: return write_place(action);
      case Verb::From:
        out_.field("squire", index(table_.acting)).field("other", static_cast<int>(action.answer()));
        return;
      case Verb::Give:
        out_.field("squire", index(table_.acting)).field("other", index(table_.pauper)).key("coat");
        return write_coat(out_, Coat{Track::Education, -static_cast<int>(action.answer())});
      case Verb::Take: return write_take(action);
      case Verb::Choose: {
        const auto maker = static_cast<std::size_t>(1 - index(view_.viewer.seat()));
        out_.field("pile", static_cast<int>(action.answer())).key("cards");
        return write_cards(out_, table_.piles[maker][action.answer() - 1U]);
      }
      case Verb::Split:
      case Verb::Assign: {
        CardSet rest = view_.hands[first_squire(view_.viewer.seat())];
        rest.remove(cards_of(action));
        out_.key("cards");
        write_cards(out_, cards_of(action));
        out_.key("rest");
        return write_cards(out_, rest);
      }
    }
  }

  void write_move(Squire squire, Track track, int squares) {
    Row row = table_.tracks[track];
    const int to = landing(table_, squire, track, squares);
    const auto place_of = [&](const Row& discs) { out_.value(discs.ranking().place(squire) + 1); };
    out_.field("squire", index(squire))
        .field("track", name_of(track))
        .field("from", row[squire].square())
        .field("to", to);
    out_.key("place");
    place_of(row);
    if (to != row[squire].square()) row[squire] = Disc(to, table_.moves + 1);
    out_.key("placeThen");
    place_of(row);
  }

  // A card that is only kept moves nothing yet: where it could be used.
  void write_potential(Card card) {
    const Squire me{static_cast<std::uint8_t>(view_.viewer.seat())};
    out_.field("card", text_of(card)).key("could").begin_array();
    for (const Track track : {deck::track_of(suit_of(card)), Track::Tournaments}) {
      if (track == Track::Tournaments && suit_of(card) != Suit::Sword) continue;
      out_.begin_object();
      write_move(me, track, value_of(card));
      out_.end_object();
    }
    out_.end_array();
  }

  void write_cup(Play play) {
    if (!options_.has(Variation::Knights) || !is_sword(play)) return;
    out_.key("cup").begin_array().value(static_cast<int>(table_.cup)).value(cup_after(table_, play)).end_array();
  }

  void write_lift(Action action) {
    if (action.answer() == Action::kNone) return;
    Row row = table_.tracks[action.track()];
    const Squire squire = action.lifted();
    const int square = row[squire].square();
    out_.field("squire", index(squire))
        .field("track", name_of(action.track()))
        .field("from", square)
        .field("to", square);
    out_.field("place", row.ranking().place(squire) + 1);
    row[squire] = Disc(square, table_.moves + 1);
    out_.field("placeThen", row.ranking().place(squire) + 1);
  }

  void write_place(Action action) {
    out_.field("squire", index(table_.acting));
    if (action.answer() == Action::kNone) return;
    const int value = view_.tokens[action.answer()];
    out_.field("place", static_cast<int>(action.answer())).key("value");
    value == kHiddenValue ? out_.null() : out_.value(value);
  }

  void write_take(Action action) {
    out_.field("squire", index(table_.acting)).field("other", index(table_.pauper));
    if (action.answer() == Action::kNone) return;
    out_.key("coat");
    write_coat(out_, Coat{taken_from(table_, action.answer()), action.answer()});
  }

  JsonWriter& out_;
  const View& view_;
  const Table& table_;
  const Options& options_;
};

}  // namespace

void write_legal(JsonWriter& out, const View& view) { EffectWriter(out, view).write(); }

}  // namespace roundtable::academy

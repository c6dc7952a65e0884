#include "engine/academy/json/json.h"

// The effect of each legal choice, for a preview on the page.

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

  // The disc a choice moves, its squares before and after, and its new place on the track.
 private:
  void write_effect(Action action) {
    switch (action.verb()) {
      case Verb::Pick: return write_potential(action.card());
      case Verb::Play: {
        const Play play{action.answer()};
        out_.field("card", text_of(card_of(play)));
        write_play(table_.acting, play);
        return write_cup(play);
      }
      case Verb::Sword: {
        const Play play = play_of(table_.neutral_sword, action.track());
        out_.field("card", text_of(table_.neutral_sword));
        write_play(table_.acting, play);
        return write_cup(play);
      }
      case Verb::Bonus: return write_bonus(action.track());
      case Verb::Bet: out_.field("squire", index(table_.acting)).field("track", name_of(action.track())); return;
      case Verb::Lift: return write_lift(action);
      case Verb::Peek:
      case Verb::Codex: return write_place(action);
      case Verb::From:
        out_.field("squire", index(table_.acting)).field("other", static_cast<int>(action.answer()));
        return;
      case Verb::Give:
        out_.field("squire", index(table_.acting)).field("other", index(receiver(table_))).key("coat");
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

  // A disc's move to its square in `then`.
  void write_move(Squire squire, Track track, const OpenTable& then) {
    const Row& before = table_.tracks[track];
    const Row& after = then.tracks[track];
    out_.field("squire", index(squire)).field("track", name_of(track));
    out_.field("from", before[squire].square()).field("to", after[squire].square());
    out_.field("place", before.ranking().place(squire) + 1).field("placeThen", after.ranking().place(squire) + 1);
    out_.key("paysThen");
    const auto points = points_now(then, track);
    points ? out_.value((*points)[squire]) : out_.null();
  }

  void write_play(Squire squire, Play play) {
    OpenTable then = table_;
    NullSink nobody;
    move_up(then, squire, track_of(play), value_of(play), Event::Why::Card, nobody);
    if (moves_cup(play)) move_cup(then, play, nobody);
    write_move(squire, track_of(play), then);
  }

  void write_bonus(Track track) {
    OpenTable then = table_;
    NullSink nobody;
    move_up(then, table_.acting, track, table_.step + 1, Event::Why::Bonus, nobody);
    write_move(table_.acting, track, then);
  }

  // A card that is only kept: the tracks it could be played on.
  void write_potential(Card card) {
    const Squire me{static_cast<std::uint8_t>(view_.viewer.seat())};
    out_.field("card", text_of(card)).key("could").begin_array();
    for (const Track track : {deck::track_of(suit_of(card)), Track::Tournaments}) {
      if (track == Track::Tournaments && suit_of(card) != Suit::Sword) continue;
      out_.begin_object();
      write_play(me, play_of(card, track));
      out_.end_object();
    }
    out_.end_array();
  }

  bool moves_cup(Play play) const { return options_.has(Variation::Knights) && is_sword(play); }
  void write_cup(Play play) {
    if (!moves_cup(play)) return;
    out_.key("cup").begin_array().value(static_cast<int>(table_.cup)).value(cup_after(table_, play)).end_array();
  }

  void write_lift(Action action) {
    if (action.answer() == Action::kNone) return;
    OpenTable then = table_;
    Disc& disc = then.tracks[action.track()][action.lifted()];
    disc = Disc(disc.square(), table_.moves + 1);
    write_move(action.lifted(), action.track(), then);
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
  const OpenTable& table_;
  const Options& options_;
};

}  // namespace

void write_legal(JsonWriter& out, const View& view) { EffectWriter(out, view).write(); }

}  // namespace roundtable::academy

#include "engine/academy/json/effects.h"
#include "engine/academy/variations/parts.h"

namespace roundtable::academy {

void EffectWriter::write() {
  const Choices choices = legal(view);
  out.key("legal").begin_array();
  for (const Action action : choices) {
    out.begin_object().field("text", text_of(table.options, action));
    question_of(action.verb()).write_effect(*this, action);
    out.end_object();
  }
  out.end_array();
}

void EffectWriter::write_move(Squire squire, Track track, const OpenTable& then) {
  const Row& before = table.tracks[track];
  const Row& after = then.tracks[track];
  out.field("squire", index(squire)).field("track", name_of(track));
  out.field("from", before[squire].square()).field("to", after[squire].square());
  out.field("place", before.ranking().place(squire) + 1).field("placeThen", after.ranking().place(squire) + 1);
  out.key("paysThen");
  const auto points = points_now(then, track);
  points ? out.value((*points)[squire]) : out.null();
}

void EffectWriter::write_play(Squire squire, Play play) {
  const Track track = track_of(play);
  const int from = table.tracks[track][squire].square();
  OpenTable then = table;
  NullSink nobody;
  raise(then, squire, track, value_of(play), Event::Why::Card, nobody);
  variations::after_card(then, squire, play, from, nobody);
  write_move(squire, track, then);
}

void EffectWriter::write_played_card(Card card, Play play) {
  out.field("card", text_of(card));
  write_play(table.acting, play);
  for (const Parts* parts : all_parts()) {
    if (parts->write_card != nullptr && parts->is_played(table.options)) parts->write_card(*this, play);
  }
}

void write_legal(JsonWriter& out, const View& view) { EffectWriter{out, view}.write(); }

}  // namespace roundtable::academy

#include "engine/academy/json/json.h"
#include "engine/academy/text/sentences.h"
#include "engine/academy/variations/parts.h"

namespace roundtable::academy {

namespace {

void write_earned(JsonWriter& out, const PerSquire<std::int8_t>& coats) {
  out.key("earned").begin_array();
  for (int i = 0; i < kMaxSquires; ++i) {
    if (coats.items[i] == 0) continue;
    out.begin_object().field("squire", i).key("coat");
    write_coat(out, {Track::Education, coats.items[i]});
    out.end_object();
  }
  out.end_array();
}

void write_details(JsonWriter& out, const Options& options, const Event& event, const EventWords& words) {
  if (event.kind == Event::Kind::Moved) {
    out.field("from", static_cast<int>(event.from)).field("to", static_cast<int>(event.to));
    out.field("why", words_of(event.why).name);
  }
  if (words.place) out.field("place", static_cast<int>(event.from));
  if (words.card) {
    out.key("card");
    event.card == kNoCard ? out.null() : out.value(text_of(event.card));
  }
  if (words.cards) {
    out.key("cards");
    event.cards.empty() ? static_cast<void>(out.null()) : write_cards(out, event.cards);
  }
  if (words.value) {
    out.key("value");
    event.value == kHiddenValue ? out.null() : out.value(static_cast<int>(event.value));
  }
  if (words.ranking) write_ranking(out, event.ranking, options.squires());
  if (event.coats != PerSquire<std::int8_t>{}) write_earned(out, event.coats);
  if (words.points) {
    out.key("points").begin_array();
    for (const Squire squire : Squires::first(options.squires())) write_points(out, event.points[squire]);
    out.end_array();
  }
}

}  // namespace

void write_event(JsonWriter& out, const Options& options, const Event& event) {
  const EventWords& words = words_of(event.kind);
  out.begin_object().field("event", words.name);
  if (event.squire != kNoSquire) out.field("squire", index(event.squire));
  if (event.other != kNoSquire) out.field("other", index(event.other));
  if (event.track != kNoTrack) out.field("track", name_of(event.track));
  write_details(out, options, event, words);
  const std::string text = sentence(options, event);
  if (!text.empty()) out.field("text", text);
  out.end_object();
}

}  // namespace roundtable::academy

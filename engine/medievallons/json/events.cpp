#include "engine/medievallons/json/json.h"
#include "engine/medievallons/text/sentences.h"

namespace roundtable::medievallons {

namespace {

using Happened = Event::Kind;

constexpr std::array<const char*, 29> kEventNames = {
    "dealt",   "pile",      "turn",      "played",     "guild",    "activated", "extended", "standIn",
    "instead", "drew",      "target",    "asked",      "hadNone",  "gave",      "took",     "swapped",
    "looked",  "fromGuild", "killed",    "dissolved",  "fromPile", "copied",    "revealed", "nothing",
    "kept",    "laidDown",  "discarded", "reshuffled", "ended"};

bool has_cards(Happened kind) {
  return kind == Happened::Dealt || kind == Happened::GuildLaid || kind == Happened::Extended ||
         kind == Happened::Swapped || kind == Happened::Looked || kind == Happened::Dissolved;
}

// True also if the card is hidden.
bool has_card(Happened kind) {
  switch (kind) {
    case Happened::Dealt:
    case Happened::TurnBegins:
    case Happened::StandIn:
    case Happened::Swapped:
    case Happened::Looked:
    case Happened::Dissolved:
    case Happened::Reshuffled:
    case Happened::Ended: return false;
    default: return true;
  }
}

const char* name_of(Happened kind) { return kEventNames[static_cast<std::size_t>(kind)]; }

}  // namespace

void write_event(JsonWriter& out, const Options& options, const Event& event) {
  out.begin_object().field("event", name_of(event.kind));
  if (event.seat != kNoSeat) out.field("seat", index(event.seat));
  if (event.other != kNoSeat) out.field("other", index(event.other));
  if (event.guild != kNoGuild) out.field("guild", text_of(event.guild));
  if (has_card(event.kind)) {
    out.key("card");
    event.card == kNoKind ? out.null() : out.value(text_of(event.card));
  }
  if (has_cards(event.kind)) {
    out.key("cards");
    event.cards.empty() ? static_cast<void>(out.null()) : write_cards(out, event.cards);
  }
  if (event.kind == Happened::Ended) {
    out.field("why", name_of(static_cast<Ending>(event.number)));
  } else if (event.number != 0) {
    out.field("number", static_cast<int>(event.number));
  }
  const std::string text = sentence(options, event);
  if (!text.empty()) out.field("text", text);
  out.end_object();
}

}  // namespace roundtable::medievallons

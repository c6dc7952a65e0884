#include "engine/academy/json/json.h"
#include "engine/academy/text/sentences.h"

namespace roundtable::academy {

namespace {

using Kind = Event::Kind;

struct KindName {
  Kind kind;
  const char* name;
};
constexpr std::array<KindName, 25> kKindNames = {{
    {Kind::RoundBegins, "round"},    {Kind::Dealt, "dealt"},         {Kind::CodexLaid, "codex"},
    {Kind::BetMade, "bet"},          {Kind::Kept, "kept"},           {Kind::Passed, "passed"},
    {Kind::PilesShown, "pile"},      {Kind::PileTaken, "pileTaken"}, {Kind::Assigned, "assigned"},
    {Kind::Played, "played"},        {Kind::Moved, "moved"},         {Kind::CupMoved, "cup"},
    {Kind::ScrollTaken, "scroll"},   {Kind::Peeked, "peeked"},       {Kind::Lifted, "lifted"},
    {Kind::Ranked, "ranked"},        {Kind::CoatEarned, "coat"},     {Kind::TokenTaken, "token"},
    {Kind::TokenReturned, "zero"},   {Kind::CoatGiven, "given"},     {Kind::CoatTaken, "taken"},
    {Kind::TrackEmptied, "emptied"}, {Kind::CupReset, "cupReset"},   {Kind::ScrollsBack, "scrollsBack"},
    {Kind::Ended, "ended"},
}};
constexpr std::array<const char*, 5> kWhyNames = {"card", "bonus", "bet", "stepback", "orderedreset"};

bool has_value(Kind kind) {
  switch (kind) {
    case Kind::RoundBegins:
    case Kind::PilesShown:
    case Kind::PileTaken:
    case Kind::CupMoved:
    case Kind::ScrollTaken:
    case Kind::Peeked:
    case Kind::Ranked:
    case Kind::CoatEarned:
    case Kind::TokenTaken:
    case Kind::CoatGiven:
    case Kind::CoatTaken: return true;
    default: return false;
  }
}

bool has_cards(Kind kind) {
  return kind == Kind::Dealt || kind == Kind::Passed || kind == Kind::PilesShown || kind == Kind::PileTaken ||
         kind == Kind::Assigned;
}

void write_details(JsonWriter& out, const Event& event) {
  if (event.kind == Kind::Moved) {
    out.field("from", static_cast<int>(event.from)).field("to", static_cast<int>(event.to));
    out.field("why", kWhyNames[static_cast<std::size_t>(event.why)]);
  }
  if (event.kind == Kind::Peeked || event.kind == Kind::TokenTaken) out.field("place", static_cast<int>(event.from));
  if (event.kind == Kind::Kept || event.kind == Kind::Played) {
    out.key("card");
    event.card == kNoCard ? out.null() : out.value(text_of(event.card));
  }
  if (has_cards(event.kind)) {
    out.key("cards");
    event.cards.empty() ? static_cast<void>(out.null()) : write_cards(out, event.cards);
  }
  if (has_value(event.kind)) {
    out.key("value");
    event.value == kHiddenValue ? out.null() : out.value(static_cast<int>(event.value));
  }
}

const char* name_of(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)].name; }

}  // namespace

void write_event(JsonWriter& out, const Options& options, const Event& event) {
  out.begin_object().field("event", name_of(event.kind));
  if (event.squire != kNoSquire) out.field("squire", index(event.squire));
  if (event.other != kNoSquire) out.field("other", index(event.other));
  if (event.track != kNoTrack) out.field("track", name_of(event.track));
  write_details(out, event);
  const std::string text = sentence(options, event);
  if (!text.empty()) out.field("text", text);
  out.end_object();
}

}  // namespace roundtable::academy

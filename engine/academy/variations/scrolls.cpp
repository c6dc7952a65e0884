#include "engine/academy/variations/scrolls.h"

#include "engine/academy/json/json.h"
#include "engine/academy/position/faults.h"
#include "engine/academy/position/reader.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace scrolls_parts {
namespace {

using namespace phrases;
using Kind = Event::Kind;

constexpr std::array<EventWords, 2> kEvents = {
    {{.kind = Kind::ScrollTaken,
      .name = "scroll",
      .sentence =
          [](const Options& options, const Event& event) {
            return who(options, event.squire) + " takes the scroll of square " + std::to_string(event.value) + ".";
          },
      .value = true},
     {.kind = Kind::ScrollsBack, .name = "scrollsBack", .sentence = [](const Options&, const Event&) -> std::string {
        return "Both scrolls return.";
      }}}};

void write_view(JsonWriter& out, const View& view) {
  const Scrolls& scrolls = view.table.scrolls;
  const auto write_scroll = [&](const char* name, bool gone, Squire taker) {
    out.key(name).begin_object().field("gone", gone).key("taker");
    write_squire(out, taker);
    out.end_object();
  };
  out.key("scrolls").begin_object();
  write_scroll("six", scrolls.six_gone, scrolls.six_taker);
  write_scroll("twelve", scrolls.twelve_taker != kNoSquire, scrolls.twelve_taker);
  out.end_object();
}

constexpr std::array<std::string_view, 1> kFields = {"scrolls"};

// `{"six":"aside","twelve":2}`: taken by that squire this round, or put aside before; otherwise it lies there.
void read(PositionReader& reader) {
  const Json* scrolls = reader.find("scrolls");
  if (scrolls == nullptr) return;
  if (!scrolls->is(Json::Kind::Object)) return reader.wrong("scrolls", "object", "an object");
  Scrolls& read = reader.table().scrolls;
  for (const auto& [word, json] : scrolls->members()) {
    const std::string field = "scrolls." + word.substr(0, 40);
    if (word != "six" && word != "twelve") {
      reader.wrong(field, "name", "six or twelve", {"six, twelve"});
      continue;
    }
    if (json.is(Json::Kind::Null)) continue;
    if (word == "six" && json.is(Json::Kind::String) && json.string() == "aside") {
      read.six_gone = true;
      continue;
    }
    const int taker = reader.number(&json, field, 0, reader.options().squires() - 1, -1);
    if (taker < 0) continue;
    read.six_gone |= word == "six";
    (word == "six" ? read.six_taker : read.twelve_taker) = Squire{static_cast<std::uint8_t>(taker)};
  }
}

void write(JsonWriter& out, const State& state, bool /*cards_are_out*/) {
  const Scrolls& scrolls = state.table.scrolls;
  if (scrolls == Scrolls()) return;
  out.key("scrolls").begin_object();
  if (scrolls.six_taker != kNoSquire) {
    out.field("six", index(scrolls.six_taker));
  } else if (scrolls.six_gone) {
    out.field("six", "aside");
  }
  if (scrolls.twelve_taker != kNoSquire) out.field("twelve", index(scrolls.twelve_taker));
  out.end_object();
}

// The scroll was taken this round by a disc that arrived this round.
void check_taker(const FaultFinder& finder, Squire taker, int square, const std::string& field) {
  if (taker == kNoSquire) return;
  const Moment moment = finder.position_.moment;
  const bool now = moment == Moment::Play || moment == Moment::Scoring || moment == Moment::End;
  const bool there = finder.table_.tracks[Track::King][taker].square() >= square;
  const bool by_card = finder.plays_unsaid() || moment == Moment::End ||
                       (finder.played_on(Track::King, taker) > 0 && finder.before(Track::King, taker) < square);
  if (now && there && by_card) return;
  finder.faults_.add(field, "scroll",
                     "squire " + text(taker) + " has not reached square " + text(square) + " this round",
                     {text(square)});
}

void find_faults(const FaultFinder& finder) {
  const OpenTable& table = finder.table_;
  const Scrolls& scrolls = table.scrolls;
  Faults& faults = finder.faults_;
  if (!finder.options_.has(Variation::Scrolls)) {
    if (scrolls != Scrolls()) faults.add("scrolls", "variation", "found some, allowed: with scrolls only", {"scrolls"});
    return;
  }
  check_taker(finder, scrolls.six_taker, kFirstScroll, "scrolls.six");
  check_taker(finder, scrolls.twelve_taker, kKingEnd, "scrolls.twelve");
  int furthest = 0;
  each_squire(table, [&](Squire squire) { furthest = std::max(furthest, table.tracks[Track::King][squire].square()); });
  if (scrolls.six_gone && furthest < kFirstScroll) {
    faults.add("scrolls.six", "scroll", "no disc has reached square 6, allowed: not taken", {text(kFirstScroll)});
  }
  if (finder.options_.edition == Edition::French) return;  // in this edition a bonus carries a disc past it (A40)
  if (!scrolls.six_gone && furthest >= kFirstScroll) {
    faults.add("scrolls.six", "scroll", "a disc has reached square 6, allowed: taken", {text(kFirstScroll)});
  }
  if (scrolls.twelve_taker == kNoSquire && furthest >= kKingEnd) {
    faults.add("scrolls.twelve", "scroll", "a disc has reached square 12, allowed: taken", {text(kKingEnd)});
  }
}

constexpr std::array<FaultRule, 1> kRules = {{{"scroll", "A17"}}};

}  // namespace
}  // namespace scrolls_parts

constexpr Parts kScrolls = {.is_played = [](const Options& options) { return options.has(Variation::Scrolls); },
                            .events = scrolls_parts::kEvents,
                            .write_view = scrolls_parts::write_view};
constexpr PositionParts kScrollsPositions = {.fields = scrolls_parts::kFields,
                                             .read = scrolls_parts::read,
                                             .write = scrolls_parts::write,
                                             .find_faults = scrolls_parts::find_faults,
                                             .fault_rules = scrolls_parts::kRules};

}  // namespace roundtable::academy

#include "engine/academy/variations/knights.h"

#include "engine/academy/json/effects.h"
#include "engine/academy/position/faults.h"
#include "engine/academy/position/reader.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace knights_parts {
namespace {

using namespace phrases;
using Kind = Event::Kind;

std::string_view track_title(Track track) {
  return track == Track::Jousts ? "the White Knight" : track == Track::Tournaments ? "the Black Knight" : "";
}

std::string cup_moved(const Options& options, const Event& event) {
  if (event.value == 0) return "The Cup stands in the middle.";
  return "The Cup stands " + std::to_string(event.value > 0 ? event.value : -event.value) + " towards " +
         phrases::track_title(options, event.value > 0 ? Track::Jousts : Track::Tournaments) + ".";
}

constexpr std::array<EventWords, 2> kEvents = {
    {{.kind = Kind::CupMoved, .name = "cup", .sentence = cup_moved, .value = true},
     {.kind = Kind::CupReset, .name = "cupReset", .sentence = [](const Options&, const Event&) -> std::string {
        return "The Cup goes back to the middle.";
      }}}};

void write_view(JsonWriter& out, const View& view) { out.field("cup", static_cast<int>(view.table.cup)); }

void write_card(EffectWriter& effect, Play play) {
  if (!is_sword(play)) return;
  const OpenTable& table = effect.table;
  effect.out.key("cup").begin_array().value(static_cast<int>(table.cup)).value(cup_after(table, play)).end_array();
}

constexpr std::array<std::string_view, 1> kFields = {"cup"};

void read(PositionReader& reader) {
  reader.table().cup =
      static_cast<std::int8_t>(reader.number(reader.find("cup"), "cup", -kMaxHouseValue, kMaxHouseValue, 0));
}
void write(JsonWriter& out, const State& state, bool /*cards_are_out*/) {
  if (state.table.cup != 0) out.field("cup", int{state.table.cup});
}

void check_cup(const FaultFinder& finder) {
  const OpenTable& table = finder.table_;
  const Options& options = finder.options_;
  const int reach = options.values.cup_reach;
  if (std::abs(table.cup) > reach) {
    return finder.faults_.add("cup", "cup",
                              "found " + text(table.cup) + ", allowed: from -" + text(reach) + " to " + text(reach),
                              {text(-reach), text(reach)});
  }
  if (finder.plays_unsaid() || finder.position_.moment == Moment::End) return;
  int swords = 0;
  OpenTable fresh = table;
  fresh.cup = 0;
  each_play(options, table.order, table.played, [&](Squire squire, int lap) {
    const Play play = table.played[squire][lap];
    if (!is_sword(play)) return;
    ++swords;
    fresh.cup = static_cast<std::int8_t>(cup_after(fresh, play));
  });
  if (finder.rounds_on(Track::Jousts) == 0 && table.cup != fresh.cup) {
    finder.faults_.add(
        "cup", "cup",
        "found " + text(table.cup) + ", allowed: " + text(fresh.cup) + ", by the swords played since it was put there",
        {text(fresh.cup), text(fresh.cup)});
  } else if (swords > 0 && table.cup == 0 && !options.values.cup_middle) {
    finder.faults_.add("cup", "middle", "found it in the middle, which it leaves with the first sword");
  }
}

void find_faults(const FaultFinder& finder) {
  const OpenTable& table = finder.table_;
  if (!finder.options_.has(Variation::Knights)) {
    if (table.cup != 0) finder.faults_.add("cup", "variation", "found one, allowed: with knights only", {"knights"});
    return;
  }
  for (int round = 1; round <= kRounds; ++round) {
    const auto best = [&](Track track) { return *std::ranges::max_element(table.ledger.paid(track, round).items); };
    if (best(Track::Jousts) != kWinningKnightPay.first || best(Track::Tournaments) != kWinningKnightPay.first) continue;
    finder.faults_.add("coats[" + text(round - 1) + "].tournaments", "coats",
                       "one knight wins; the other track pays less", {"tournaments", text(round)});
  }
  check_cup(finder);
}

constexpr std::array<FaultRule, 2> kRules = {{{"middle", "A10"}, {"cup", "A10"}}};

}  // namespace
}  // namespace knights_parts

constexpr Parts kKnights = {.is_played = [](const Options& options) { return options.has(Variation::Knights); },
                            .events = knights_parts::kEvents,
                            .write_view = knights_parts::write_view,
                            .write_card = knights_parts::write_card,
                            .track_title = knights_parts::track_title};
constexpr PositionParts kKnightsPositions = {.fields = knights_parts::kFields,
                                             .read = knights_parts::read,
                                             .write = knights_parts::write,
                                             .find_faults = knights_parts::find_faults,
                                             .fault_rules = knights_parts::kRules};

}  // namespace roundtable::academy

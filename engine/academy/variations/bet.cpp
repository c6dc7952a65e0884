#include "engine/academy/variations/bet.h"

#include "engine/academy/json/effects.h"
#include "engine/academy/position/faults.h"
#include "engine/academy/position/reader.h"
#include "engine/academy/position/refusals.h"
#include "engine/academy/text/answers.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace bet_parts {
namespace {

using namespace phrases;

constexpr std::array<Question, 1> kQuestions = {
    {{.phase = Phase::Bet,
      .phase_name = "bet",
      .verb = Verb::Bet,
      .word = "bet",
      .asks = [](const OpenTable&) { return "Name the track to bet on this round."; },
      .argument = [](const Options&, Action action) { return std::string(name_of(action.track())); },
      .parse = [](const Options&, Seat, std::string_view text) { return with_answer(Verb::Bet, track_from(text)); },
      .write_effect =
          [](EffectWriter& effect, Action action) {
            effect.write_acting();
            effect.out.field("track", name_of(action.track()));
          }}}};

constexpr std::array<EventWords, 1> kEvents = {
    {{.kind = Event::Kind::BetMade, .name = "bet", .sentence = [](const Options& options, const Event& event) {
        return who(options, event.squire) + " bets on " + track_title(options, event.track) + ".";
      }}}};

constexpr std::array<WhyWords, 1> kWhys = {{{Event::Why::Bet, "bet", "'s bet moves them on "}}};

void write_squire(JsonWriter& out, const OpenTable& table, Squire squire) {
  out.key("bet");
  table.bets[squire] == kNoTrack ? out.null() : out.value(name_of(table.bets[squire]));
}

constexpr std::array<std::string_view, 1> kFields = {"bets"};

void read(PositionReader& reader) {
  reader.each_of_squires("bets", [&](Squire squire, const Json& json, const std::string& field) {
    if (json.is(Json::Kind::Null)) return;
    const int track = reader.name(json, field, kTrackNames);
    if (track >= 0) reader.table().bets[squire] = static_cast<Track>(track);
  });
}
void write(JsonWriter& out, const State& state, bool cards_are_out) {
  const OpenTable& table = state.table;
  if (!cards_are_out || !table.options.has(Variation::Bet)) return;
  out.key("bets").begin_array();
  each_squire(table, [&](Squire squire) { out.value(name_of(table.bets[squire])); });
  out.end_array();
}

void find_faults(const FaultFinder& finder) {
  const bool due = finder.options_.has(Variation::Bet) && finder.cards_are_out();
  bool wrong = false;
  each_squire(finder.table_, [&](Squire squire) { wrong |= (finder.table_.bets[squire] != kNoTrack) != due; });
  if (!wrong) return;
  if (due) return finder.faults_.add("bets", "bets", "expected a track for every squire");
  finder.refuse("bets", Variation::Bet);
}

constexpr std::array<QuestionRefusals, 1> kRefusals = {
    {{Phase::Bet, [](Refusals& refusals) { refusals.refuse_none("", "each squire must bet on a track"); }}}};
constexpr std::array<FaultRule, 1> kRules = {{{"bets", "A13"}}};

}  // namespace
}  // namespace bet_parts

constexpr Parts kBet = {.is_played = [](const Options& options) { return options.has(Variation::Bet); },
                        .questions = bet_parts::kQuestions,
                        .events = bet_parts::kEvents,
                        .whys = bet_parts::kWhys,
                        .write_squire = bet_parts::write_squire};
constexpr PositionParts kBetPositions = {.fields = bet_parts::kFields,
                                         .read = bet_parts::read,
                                         .write = bet_parts::write,
                                         .find_faults = bet_parts::find_faults,
                                         .refusals = bet_parts::kRefusals,
                                         .fault_rules = bet_parts::kRules};

}  // namespace roundtable::academy

#include "engine/academy/variations/lift.h"

#include "engine/academy/json/effects.h"
#include "engine/academy/position/refusals.h"
#include "engine/academy/text/answers.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace lift_parts {
namespace {

using namespace phrases;

// Outside Lancelot a player has one squire to lift.
std::string text(const Options& options, Action action) {
  if (action.answer() == Action::kNone) return "none";
  return (options.lancelot() ? text_of(options, action.lifted()) + " " : "") + std::string(name_of(action.track()));
}
Result<Action> parse(const Options& options, Seat seat, std::string_view argument) {
  if (argument == "none") return Action{Verb::Lift, Action::kNone};
  Words words(argument);
  Squire squire{static_cast<std::uint8_t>(seat)};
  if (options.lancelot()) {
    const auto named = squire_from(options, words.next());
    if (!named) return named.error();
    squire = *named;
  }
  const auto track = track_from(words.rest());
  if (!track) return track.error();
  return Action{Verb::Lift, index(squire) * 8 + index(*track)};
}

void write_effect(EffectWriter& effect, Action action) {
  if (action.answer() == Action::kNone) return;
  OpenTable then = effect.table;
  Disc& disc = then.tracks[action.track()][action.lifted()];
  disc = Disc(disc.square(), then.moves + 1);
  effect.write_move(action.lifted(), action.track(), then);
}

// A disc of the first player that lies under another, not on square 0 (A3).
void refuse(Refusals& refusals) {
  const OpenTable& table = refusals.table;
  each_squire(table, [&](Squire squire) {
    if (squire == table.options.neutral() || table.options.owner(squire) != table.first) return;
    for (const Track track : kAllTracks) {
      const Action wanted = refusals.answer(index(squire) * 8 + index(track));
      if (refusals.legal.contains(wanted)) continue;
      const bool start = table.tracks[track][squire].at_start();
      refusals.refuse(wanted, start ? "start" : "top", "A3",
                      start ? "on square 0 a stack has no order" : "no disc lies on it",
                      {std::to_string(index(squire)), std::string(name_of(track))});
    }
  });
}

constexpr std::array<Question, 1> kQuestions = {
    {{.phase = Phase::Lift,
      .phase_name = "lift",
      .verb = Verb::Lift,
      .word = "lift",
      .asks = [](const OpenTable&) { return "You may put one of your discs on top of its stack."; },
      .argument = text,
      .parse = parse,
      .write_effect = write_effect,
      .for_neutral = false}}};

constexpr std::array<EventWords, 1> kEvents = {{{.kind = Event::Kind::Lifted,
                                                 .name = "lifted",
                                                 .sentence =
                                                     [](const Options& options, const Event& event) {
                                                       return who(options, event.squire) + " lifts their disc on " +
                                                              track_title(options, event.track) +
                                                              " to the top of its stack.";
                                                     },
                                                 .ranking = true}}};

constexpr std::array<QuestionRefusals, 1> kRefusals = {{{Phase::Lift, refuse}}};

}  // namespace
}  // namespace lift_parts

constexpr Parts kLift = {.is_played = [](const Options& options) { return options.has(Advanced::Lift); },
                         .questions = lift_parts::kQuestions,
                         .events = lift_parts::kEvents};
constexpr PositionParts kLiftPositions = {.refusals = lift_parts::kRefusals};

}  // namespace roundtable::academy

#include "engine/academy/variations/alms.h"

#include <algorithm>

#include "engine/academy/json/effects.h"
#include "engine/academy/position/refusals.h"
#include "engine/academy/text/answers.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace alms_parts {
namespace {

using namespace phrases;

Result<Action> give_from(const Options& /*options*/, Seat /*seat*/, std::string_view text) {
  if (text != "-1" && text != "-3") return expected("-1 or -3", text);
  return Action{Verb::Give, static_cast<int>(text[1] - '0')};
}
void write_give(EffectWriter& effect, Action action) {
  effect.write_acting();
  effect.out.field("other", index(receiver(effect.table))).key("coat");
  write_coat(effect.out, Coat{Track::Education, -static_cast<int>(action.answer())});
}

Result<Action> take_from(const Options& /*options*/, Seat /*seat*/, std::string_view text) {
  if (text == "none") return Action{Verb::Take, Action::kNone};
  return number_action(Verb::Take, text, kAlmsLimit, "a value");
}
void write_take(EffectWriter& effect, Action action) {
  effect.write_acting();
  effect.out.field("other", index(effect.table.pauper));
  if (action.answer() == Action::kNone) return;
  effect.out.key("coat");
  write_coat(effect.out, Coat{taken_from(effect.table, action.answer()), action.answer()});
}

constexpr std::array<Question, 3> kQuestions = {
    {{.phase = Phase::AlmsFrom,
      .phase_name = "almsFrom",
      .verb = Verb::From,
      .word = "from",
      .asks = [](const OpenTable&) { return "Several are last on Charity: with which of them will you trade?"; },
      .argument = [](const Options& options, Action action) { return text_of(options, Squire{action.answer()}); },
      .parse = [](const Options& options, Seat,
                  std::string_view text) { return with_answer(Verb::From, squire_from(options, text)); },
      .write_effect =
          [](EffectWriter& effect, Action action) {
            effect.write_acting();
            effect.out.field("other", static_cast<int>(action.answer()));
          }},
     {.phase = Phase::AlmsGive,
      .phase_name = "almsGive",
      .verb = Verb::Give,
      .word = "give",
      .asks = [](const OpenTable&) { return "Which of your Education coats do you give away?"; },
      .argument = [](const Options&, Action action) { return "-" + std::to_string(action.answer()); },
      .parse = give_from,
      .write_effect = write_give},
     {.phase = Phase::AlmsTake,
      .phase_name = "almsTake",
      .verb = Verb::Take,
      .word = "take",
      .asks = [](const OpenTable& table) { return must_take(table) ? "Take a coat." : "Take a coat, or none."; },
      .argument = [](const Options&, Action action) -> std::string {
        return action.answer() == Action::kNone ? "none" : std::to_string(action.answer());
      },
      .parse = take_from,
      .write_effect = write_take}}};

constexpr std::array<EventWords, 2> kEvents = {{{.kind = Event::Kind::CoatGiven,
                                                 .name = "given",
                                                 .sentence =
                                                     [](const Options& options, const Event& event) {
                                                       return who(options, event.squire) + " gives " +
                                                              coat(event.value, track_title(options, event.track)) +
                                                              " to " + who(options, event.other) + ".";
                                                     },
                                                 .value = true,
                                                 .points = true},
                                                {.kind = Event::Kind::CoatTaken,
                                                 .name = "taken",
                                                 .sentence =
                                                     [](const Options& options, const Event& event) {
                                                       return who(options, event.squire) + " takes " +
                                                              coat(event.value, track_title(options, event.track)) +
                                                              " from " + who(options, event.other) + ".";
                                                     },
                                                 .value = true,
                                                 .points = true}}};

void refuse_partners(Refusals& refusals) {
  const OpenTable& table = refusals.table;
  each_squire(table, [&](Squire squire) {
    const Action wanted = refusals.answer(index(squire));
    if (refusals.legal.contains(wanted)) return;
    const bool self = squire == table.almsgiver;
    refusals.refuse(wanted, self ? "self" : "above", "A23",
                    self ? "players cannot trade with themselves" : "they are not last on square 0",
                    {std::to_string(index(squire))});
  });
  refusals.refuse_none("A23", "one of the players who share last place must be chosen");
}

void refuse_gifts(Refusals& refusals) {
  for (const int value : {-kEducationAbove, -kEducationLast}) {
    const Action wanted = refusals.answer(value);
    if (refusals.legal.contains(wanted)) continue;
    refusals.refuse(wanted, "coat", "A22", "they have no such Education coat", {std::to_string(-value)});
  }
  refusals.refuse_none("A22", "a player with an Education coat must give one");
}

// By value, for all coats of the pauper.
void refuse_takes(Refusals& refusals) {
  const OpenTable& table = refusals.table;
  std::uint64_t found = 0;
  table.ledger.each_held(table.pauper, [&](Coat coat) {
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(std::max<int>(coat.value, 0));
    if (coat.value <= 0 || (found & bit) != 0 || refusals.legal.contains(refusals.answer(coat.value))) return;
    found |= bit;
    const bool quests = coat.value <= kAlmsLimit;
    refusals.refuse(refusals.answer(coat.value), quests ? "source" : "large", quests ? "A20" : "",
                    quests ? "coats of Quests cannot be taken"
                           : "only coats of " + std::to_string(kAlmsLimit) + " or less can be taken",
                    {std::to_string(coat.value)});
  });
  if (must_take(table)) refusals.refuse_none("A40", "in this edition an available coat must be taken");
}

constexpr std::array<QuestionRefusals, 3> kRefusals = {
    {{Phase::AlmsFrom, refuse_partners}, {Phase::AlmsGive, refuse_gifts}, {Phase::AlmsTake, refuse_takes}}};

}  // namespace
}  // namespace alms_parts

constexpr Parts kAlms = {.is_played = [](const Options& options) { return options.has(Variation::Alms); },
                         .questions = alms_parts::kQuestions,
                         .events = alms_parts::kEvents};
constexpr PositionParts kAlmsPositions = {.refusals = alms_parts::kRefusals};

}  // namespace roundtable::academy

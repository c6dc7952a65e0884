#include "engine/academy/academy.h"
#include "engine/academy/json/effects.h"
#include "engine/academy/text/answers.h"
#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/list.h"

// The base game and the modes for two players.

namespace roundtable::academy {

namespace base_game_parts {
namespace {

using namespace phrases;
using Kind = Event::Kind;

std::string three_cards_of(const Options& /*options*/, Action action) { return text_of(cards_of(action)); }
template <Verb kVerb>
Result<Action> three_from(const Options& /*options*/, Seat /*seat*/, std::string_view text) {
  const auto cards = cards_from(text, 3);
  if (!cards) return cards.error();
  return three_cards(kVerb, *cards);
}
void write_three(EffectWriter& effect, Action action) {
  CardSet rest = effect.view.hands[first_squire(effect.view.viewer.seat())];
  rest.remove(cards_of(action));
  effect.out.key("cards");
  write_cards(effect.out, cards_of(action));
  effect.out.key("rest");
  write_cards(effect.out, rest);
}

Result<Action> pick_from(const Options& /*options*/, Seat /*seat*/, std::string_view text) {
  const Card card = card_from(text);
  if (card == kNoCard) return expected("a card such as G5 or S3", text);
  return Action{Verb::Pick, static_cast<int>(card)};
}
// A card that is only kept: the tracks it could be played on.
void write_pick(EffectWriter& effect, Action action) {
  const Squire me{static_cast<std::uint8_t>(effect.view.viewer.seat())};
  const Card card = action.card();
  effect.out.field("card", text_of(card)).key("could").begin_array();
  for (const Track track : {deck::track_of(suit_of(card)), Track::Tournaments}) {
    if (track == Track::Tournaments && suit_of(card) != Suit::Sword) continue;
    effect.out.begin_object();
    effect.write_play(me, play_of(card, track));
    effect.out.end_object();
  }
  effect.out.end_array();
}

std::string play_text(const Options& /*options*/, Action action) {
  const Play play{action.answer()};
  return text_of(card_of(play)) + (is_sword(play) ? " " + std::string(name_of(track_of(play))) : "");
}
Result<Action> play_from(const Options& /*options*/, Seat /*seat*/, std::string_view text) {
  Words words(text);
  const auto word = words.next();
  const Card card = card_from(word);
  if (card == kNoCard) return expected("a card such as G5 or S3", word);
  if (suit_of(card) != Suit::Sword) {
    if (words.more()) return expected("nothing after a card that has one track", words.rest());
    return Action{Verb::Play, static_cast<int>(card)};
  }
  const auto track = track_from(words.rest());
  if (!track || (*track != Track::Jousts && *track != Track::Tournaments)) {
    return expected("jousts or tournaments after a sword", words.rest());
  }
  return Action{Verb::Play, static_cast<int>(play_of(card, *track))};
}
void write_play(EffectWriter& effect, Action action) {
  const Play play{action.answer()};
  effect.write_played_card(card_of(play), play);
}

std::string track_text(const Options& /*options*/, Action action) { return std::string(name_of(action.track())); }
void write_sword(EffectWriter& effect, Action action) {
  const Card sword = effect.table.neutral_sword;
  effect.write_played_card(sword, play_of(sword, action.track()));
}
void write_bonus(EffectWriter& effect, Action action) {
  OpenTable then = effect.table;
  NullSink nobody;
  move_up(then, then.acting, action.track(), then.step + 1, Event::Why::Bonus, nobody);
  effect.write_move(then.acting, action.track(), then);
}

void write_pile(EffectWriter& effect, Action action) {
  const auto maker = static_cast<std::size_t>(other_player(effect.view.viewer.seat()));
  effect.out.field("pile", static_cast<int>(action.answer())).key("cards");
  write_cards(effect.out, effect.table.piles[maker][action.answer() - 1U]);
}

constexpr std::array<Question, 7> kQuestions = {{
    {.phase = Phase::Draft,
     .phase_name = "draft",
     .verb = Verb::Pick,
     .word = "pick",
     .asks = [](const OpenTable&) { return "Keep one card; the others are passed on."; },
     .argument = [](const Options&, Action action) { return text_of(action.card()); },
     .parse = pick_from,
     .write_effect = write_pick},
    {.phase = Phase::Split,
     .phase_name = "split",
     .verb = Verb::Split,
     .word = "split",
     .asks = [](const OpenTable&) { return "Split your six cards into two piles of three."; },
     .argument = three_cards_of,
     .parse = three_from<Verb::Split>,
     .write_effect = write_three,
     .for_neutral = false},
    {.phase = Phase::Choose,
     .phase_name = "choose",
     .verb = Verb::Choose,
     .word = "choose",
     .asks = [](const OpenTable&) { return "Take one of the other player's two piles."; },
     .argument = [](const Options&, Action action) { return std::to_string(action.answer()); },
     .parse = [](const Options&, Seat,
                 std::string_view text) { return number_action(Verb::Choose, text, 2, "a pile"); },
     .write_effect = write_pile},
    {.phase = Phase::Assign,
     .phase_name = "assign",
     .verb = Verb::Assign,
     .word = "assign",
     .asks =
         [](const OpenTable&) { return "Give three cards to your first squire; the other three go to the second."; },
     .argument = three_cards_of,
     .parse = three_from<Verb::Assign>,
     .write_effect = write_three,
     .for_neutral = false},
    {.phase = Phase::Play,
     .phase_name = "play",
     .verb = Verb::Play,
     .word = "play",
     .asks = [](const OpenTable&) { return "Play a card."; },
     .argument = play_text,
     .parse = play_from,
     .write_effect = write_play},
    {.phase = Phase::NeutralSword,
     .phase_name = "neutralSword",
     .verb = Verb::Sword,
     .word = "",
     .asks = [](const OpenTable&) { return "Jousts or Tournaments for the neutral squire's sword?"; },
     .argument = track_text,
     .parse = [](const Options&, Seat, std::string_view text) { return with_answer(Verb::Sword, track_from(text)); },
     .write_effect = write_sword},
    {.phase = Phase::Bonus,
     .phase_name = "bonus",
     .verb = Verb::Bonus,
     .word = "bonus",
     .asks = [](const OpenTable&) { return "Gallantry's bonus: move one disc up."; },
     .argument = track_text,
     .parse = [](const Options&, Seat, std::string_view text) { return with_answer(Verb::Bonus, track_from(text)); },
     .write_effect = write_bonus},
}};

std::string deal_text(const Options& options, const Outcome& outcome) {
  std::string text;
  for (int i = 0; i < (options.lancelot() ? 2 : options.squires()); ++i) {
    text += (i == 0 ? "" : " ") + text_of(outcome.hands.items[i]);
  }
  return text;
}
Result<Outcome> deal_from(const Options& options, std::string_view text) {
  Outcome outcome{.phase = Phase::Deal};
  const int groups = options.lancelot() ? 2 : options.squires();
  Words words(text);
  for (int i = 0; i < groups; ++i) {
    if (!words.more()) return expected(std::to_string(groups) + " hands", text);
    const auto hand = cards_from(words.next(), options.lancelot() ? kLancelotDealt : kDealt);
    if (!hand) return hand.error();
    outcome.hands.items[i] = *hand;
  }
  if (words.more()) return expected(std::to_string(groups) + " hands", text);
  return outcome;
}

Result<Outcome> first_from(const Options& options, std::string_view text) {
  const auto seat = number_from(text, 0, options.players - 1, "a seat");
  if (!seat) return seat.error();
  return Outcome{.phase = Phase::First, .first = Seat{static_cast<std::uint8_t>(*seat)}};
}

std::string card_text(const Options& /*options*/, const Outcome& outcome) { return text_of(outcome.card); }
template <Phase kPhase>
Result<Outcome> card_outcome(const Options& /*options*/, std::string_view text) {
  const Card card = card_from(text);
  if (card == kNoCard) return expected("a card such as G5 or S3", text);
  return Outcome{.phase = kPhase, .card = card};
}

constexpr std::array<ChanceWords, 5> kChances = {{
    {Phase::First, "first", "first",
     [](const Options&, const Outcome& outcome) { return std::to_string(index(outcome.first)); }, first_from},
    {Phase::Deal, "deal", "deal", deal_text, deal_from},
    {Phase::NeutralKeep, "neutralKeep", "neutral pick", card_text, card_outcome<Phase::NeutralKeep>},
    {Phase::NeutralPlay, "neutralPlay", "neutral play", card_text, card_outcome<Phase::NeutralPlay>},
    {Phase::Over, "over", "", nullptr, nullptr},
}};

std::string moved(const Options& options, const Event& event) {
  const char* moves = words_of(event.why).moves;
  if (moves == nullptr) return "";
  return who(options, event.squire) + moves + track_title(options, event.track) + ", from " +
         std::to_string(event.from) + " to " + std::to_string(event.to) + ".";
}

std::string piles(const Options& options, const Event& event, const char* verb) {
  return holder(options, event.squire) + verb + std::to_string(event.value) + ": " + cards(event.cards) + ".";
}

constexpr std::array<EventWords, 13> kEvents = {{
    {.kind = Kind::RoundBegins,
     .name = "round",
     .sentence =
         [](const Options& options, const Event& event) {
           return "Round " + std::to_string(event.value) + " begins; " + who(options, event.squire) + " plays first.";
         },
     .value = true},
    {.kind = Kind::Dealt,
     .name = "dealt",
     .sentence = [](const Options& options, const Event& event) -> std::string {
       if (event.cards.empty()) return "";
       return holder(options, event.squire) + (options.lancelot() ? " are dealt " : " is dealt ") + cards(event.cards) +
              ".";
     },
     .cards = true},
    {.kind = Kind::Kept,
     .name = "kept",
     .sentence = [](const Options& options, const Event& event) -> std::string {
       return event.card == kNoCard ? "" : who(options, event.squire) + " keeps " + text_of(event.card) + ".";
     },
     .card = true},
    {.kind = Kind::Passed,
     .name = "passed",
     .sentence = [](const Options& options, const Event& event) -> std::string {
       if (event.cards.empty()) return "";
       return who(options, event.squire) + " passes " + cards(event.cards) + " to " + who(options, event.other) + ".";
     },
     .cards = true},
    {.kind = Kind::PilesShown,
     .name = "pile",
     .sentence = [](const Options& options, const Event& event) { return piles(options, event, " show pile "); },
     .value = true,
     .cards = true},
    {.kind = Kind::PileTaken,
     .name = "pileTaken",
     .sentence = [](const Options& options, const Event& event) { return piles(options, event, " take pile "); },
     .value = true,
     .cards = true},
    {.kind = Kind::Assigned,
     .name = "assigned",
     .sentence = [](const Options& options, const Event& event) -> std::string {
       return event.cards.empty() ? "" : who(options, event.squire) + " will play " + cards(event.cards) + ".";
     },
     .cards = true},
    {.kind = Kind::Played,
     .name = "played",
     .sentence =
         [](const Options& options, const Event& event) {
           return who(options, event.squire) + " plays " + text_of(event.card) + " on " +
                  track_title(options, event.track) + ".";
         },
     .card = true},
    {.kind = Kind::Moved, .name = "moved", .sentence = moved, .ranking = true},
    {.kind = Kind::Ranked,
     .name = "ranked",
     .sentence =
         [](const Options& options, const Event& event) {
           constexpr std::array<const char*, 4> kPlaces = {"", "first", "second", "third"};
           return who(options, event.squire) + " is " + kPlaces[static_cast<std::size_t>(event.value)] +
                  " on Gallantry.";
         },
     .value = true},
    {.kind = Kind::CoatEarned,
     .name = "coat",
     .sentence =
         [](const Options& options, const Event& event) {
           return who(options, event.squire) + " gets " + signed_number(event.value) + " on " +
                  track_title(options, event.track) + ".";
         },
     .value = true,
     .points = true},
    {.kind = Kind::TrackEmptied,
     .name = "emptied",
     .sentence =
         [](const Options& options, const Event& event) {
           return "All discs of " + track_title(options, event.track) + " go back to the start.";
         },
     .ranking = true},
    {.kind = Kind::Ended,
     .name = "ended",
     .sentence = [](const Options&, const Event&) -> std::string { return "The game is over."; }},
}};

constexpr std::array<WhyWords, 2> kWhys = {
    {{Event::Why::Card, "card", nullptr}, {Event::Why::Bonus, "bonus", " takes the bonus on "}}};

}  // namespace
}  // namespace base_game_parts

constexpr Parts kBaseGame = {.is_played = [](const Options&) { return true; },
                             .questions = base_game_parts::kQuestions,
                             .chances = base_game_parts::kChances,
                             .events = base_game_parts::kEvents,
                             .whys = base_game_parts::kWhys};

}  // namespace roundtable::academy

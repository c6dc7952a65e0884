#include "engine/academy/text/sentences.h"

#include <algorithm>

namespace roundtable::academy {

namespace {

using Kind = Event::Kind;

std::string track_title(const Options& options, Track track) {
  constexpr std::array<std::string_view, kTracks> kTitles = {"Gallantry",      "Jousts", "Tournaments", "Education",
                                                             "King's Service", "Quests", "Charity"};
  if (options.has(Variation::Knights) && track == Track::Jousts) return "the White Knight";
  if (options.has(Variation::Knights) && track == Track::Tournaments) return "the Black Knight";
  return std::string(kTitles[static_cast<std::size_t>(track)]);
}

// `Blue`, the squire's colour; empty without a squire.
std::string who(const Options& options, Squire squire) {
  if (squire == kNoSquire) return "";
  std::string name(squire == options.neutral() ? "neutral" : options.colour(squire));
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

// The owner of dealt cards and piles: in Lancelot a player with two squires, `Blue and Green`.
std::string holder(const Options& options, Squire squire) {
  if (!options.lancelot()) return who(options, squire);
  return who(options, squire) + " and " + who(options, Squire{static_cast<std::uint8_t>(index(squire) + 2)});
}

// `E3 G5 K4`
std::string cards(CardSet set) {
  std::string text = text_of(set);
  std::replace(text.begin(), text.end(), ',', ' ');
  return text;
}

std::string signed_number(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

// `a coat of +2 (King's Service)`
std::string coat(int value, const std::string& track) {
  return (value == kHiddenValue ? "a coat" : "a coat of " + signed_number(value)) + " (" + track + ")";
}

std::string moved(const Options& options, const Event& event) {
  const std::string track = track_title(options, event.track);
  const std::string squares = std::to_string(event.from) + " to " + std::to_string(event.to);
  switch (event.why) {
    case Event::Why::Card: return "";  // told together with the card
    case Event::Why::Bonus:
      return who(options, event.squire) + " takes the bonus on " + track + ", from " + squares + ".";
    case Event::Why::Bet:
      return who(options, event.squire) + "'s bet moves them on " + track + ", from " + squares + ".";
    case Event::Why::StepBack:
      return who(options, event.squire) + " steps back on " + track + ", from " + squares + ".";
    case Event::Why::OrderedReset:
      return who(options, event.squire) + " goes back on " + track + ", from " + squares + ".";
  }
  return "";
}

std::string drafting(const Options& options, const Event& event) {
  const std::string name = who(options, event.squire);
  switch (event.kind) {
    case Kind::Dealt:
      if (event.cards.empty()) return "";
      return holder(options, event.squire) + (options.lancelot() ? " are dealt " : " is dealt ") + cards(event.cards) +
             ".";
    case Kind::Kept: return event.card == kNoCard ? "" : name + " keeps " + text_of(event.card) + ".";
    case Kind::Passed:
      return event.cards.empty() ? ""
                                 : name + " passes " + cards(event.cards) + " to " + who(options, event.other) + ".";
    case Kind::BetMade: return name + " bets on " + track_title(options, event.track) + ".";
    case Kind::PilesShown:
      return holder(options, event.squire) + " show pile " + std::to_string(event.value) + ": " + cards(event.cards) +
             ".";
    case Kind::PileTaken:
      return holder(options, event.squire) + " take pile " + std::to_string(event.value) + ": " + cards(event.cards) +
             ".";
    case Kind::Assigned: return event.cards.empty() ? "" : name + " will play " + cards(event.cards) + ".";
    default: return "";
  }
}

std::string playing(const Options& options, const Event& event) {
  const std::string name = who(options, event.squire);
  switch (event.kind) {
    case Kind::Played: return name + " plays " + text_of(event.card) + " on " + track_title(options, event.track) + ".";
    case Kind::Moved: return moved(options, event);
    case Kind::CupMoved:
      if (event.value == 0) return "The Cup stands in the middle.";
      return "The Cup stands " + std::to_string(event.value > 0 ? event.value : -event.value) + " towards " +
             track_title(options, event.value > 0 ? Track::Jousts : Track::Tournaments) + ".";
    case Kind::ScrollTaken: return name + " takes the scroll of square " + std::to_string(event.value) + ".";
    case Kind::Peeked:
      return name + " looks at place " + std::to_string(event.from) + " of the codex" +
             (event.value == kHiddenValue ? "." : ": " + std::to_string(event.value) + ".");
    case Kind::Lifted:
      return name + " lifts their disc on " + track_title(options, event.track) + " to the top of its stack.";
    default: return "";
  }
}

std::string scoring(const Options& options, const Event& event) {
  const std::string name = who(options, event.squire);
  const std::string track = event.track == kNoTrack ? "" : track_title(options, event.track);
  switch (event.kind) {
    case Kind::Ranked: {
      constexpr std::array<const char*, 4> kPlaces = {"", "first", "second", "third"};
      return name + " is " + kPlaces[static_cast<std::size_t>(event.value)] + " on Gallantry.";
    }
    case Kind::CoatEarned: return name + " gets " + signed_number(event.value) + " on " + track + ".";
    case Kind::TokenTaken:
      return name + " takes the token on place " + std::to_string(event.from) +
             (event.value == kHiddenValue ? "." : ": " + std::to_string(event.value) + ".");
    case Kind::TokenReturned: return name + " gives back a 0.";
    case Kind::CoatGiven: return name + " gives " + coat(event.value, track) + " to " + who(options, event.other) + ".";
    case Kind::CoatTaken:
      return name + " takes " + coat(event.value, track) + " from " + who(options, event.other) + ".";
    case Kind::TrackEmptied: return "All discs of " + track + " go back to the start.";
    case Kind::CupReset: return "The Cup goes back to the middle.";
    case Kind::ScrollsBack: return "Both scrolls return.";
    default: return "";
  }
}

}  // namespace

std::string sentence(const Options& options, const Event& event) {
  switch (event.kind) {
    case Kind::RoundBegins:
      return "Round " + std::to_string(event.value) + " begins; " + who(options, event.squire) + " plays first.";
    case Kind::CodexLaid: return "The tokens are laid on the codex, face down.";
    case Kind::Ended: return "The game is over.";
    default: break;
  }
  std::string text = drafting(options, event);
  if (text.empty()) text = playing(options, event);
  if (text.empty()) text = scoring(options, event);
  return text;
}

}  // namespace roundtable::academy

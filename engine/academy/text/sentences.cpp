#include "engine/academy/text/sentences.h"

#include <algorithm>

#include "engine/academy/text/phrases.h"
#include "engine/academy/variations/parts.h"

namespace roundtable::academy {

namespace phrases {

std::string track_title(const Options& options, Track track) {
  constexpr std::array<std::string_view, kTracks> kTitles = {"Gallantry",      "Jousts", "Tournaments", "Education",
                                                             "King's Service", "Quests", "Charity"};
  for (const Parts* parts : all_parts()) {
    if (parts->track_title == nullptr || !parts->is_played(options)) continue;
    const auto title = parts->track_title(track);
    if (!title.empty()) return std::string(title);
  }
  return std::string(kTitles[static_cast<std::size_t>(track)]);
}

std::string who(const Options& options, Squire squire) {
  if (squire == kNoSquire) return "";
  std::string name(squire == options.neutral() ? "neutral" : options.colour(squire));
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string holder(const Options& options, Squire squire) {
  if (!options.lancelot()) return who(options, squire);
  return who(options, squire) + " and " + who(options, Squire{static_cast<std::uint8_t>(index(squire) + 2)});
}

std::string cards(CardSet set) {
  std::string text = text_of(set);
  std::replace(text.begin(), text.end(), ',', ' ');
  return text;
}

std::string signed_number(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

std::string coat(int value, const std::string& track) {
  return (value == kHiddenValue ? "a coat" : "a coat of " + signed_number(value)) + " (" + track + ")";
}

}  // namespace phrases

std::string sentence(const Options& options, const Event& event) {
  const auto make = words_of(event.kind).sentence;
  return make == nullptr ? "" : make(options, event);
}

}  // namespace roundtable::academy

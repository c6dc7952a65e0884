#include "engine/academy/variations/parts.h"

#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace {

constexpr std::size_t kPhases = static_cast<std::size_t>(Phase::Over) + 1;
constexpr std::size_t kVerbs = static_cast<std::size_t>(Verb::Assign) + 1;

// All rows by number.
struct Index {
  std::array<const Question*, kPhases> by_phase{};
  std::array<const Question*, kVerbs> by_verb{};
  std::array<const ChanceWords*, kPhases> chances{};
  std::array<const EventWords*, Event::kKinds> events{};
  std::array<const WhyWords*, Event::kWhys> whys{};

  Index() {
    for (const Parts* parts : kAllParts) {
      for (const Question& one : parts->questions) {
        by_phase[static_cast<std::size_t>(one.phase)] = &one;
        by_verb[static_cast<std::size_t>(one.verb)] = &one;
      }
      for (const ChanceWords& one : parts->chances) chances[static_cast<std::size_t>(one.phase)] = &one;
      for (const EventWords& one : parts->events) events[static_cast<std::size_t>(one.kind)] = &one;
      for (const WhyWords& one : parts->whys) whys[static_cast<std::size_t>(one.why)] = &one;
    }
  }
};

const Index& all() {
  static const Index index;
  return index;
}

}  // namespace

std::span<const Parts* const> all_parts() { return kAllParts; }

const Question* question_of(Phase phase) { return all().by_phase[static_cast<std::size_t>(phase)]; }
const Question& question_of(Verb verb) { return *all().by_verb[static_cast<std::size_t>(verb)]; }
const Question* question_of(std::string_view word) {
  for (const Question* const one : all().by_verb) {
    if (one->word == word) return one;
  }
  return nullptr;
}
const ChanceWords* chance_of(Phase phase) { return all().chances[static_cast<std::size_t>(phase)]; }
const EventWords& words_of(Event::Kind kind) { return *all().events[static_cast<std::size_t>(kind)]; }
const WhyWords& words_of(Event::Why why) { return *all().whys[static_cast<std::size_t>(why)]; }

}  // namespace roundtable::academy

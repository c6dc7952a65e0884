#pragma once

#include "engine/academy/text/notation.h"
#include "engine/core/notation.h"

// Parsing the parts of answers and outcomes. An error names the allowed values.

namespace roundtable::academy {

Result<int> number_from(std::string_view text, int least, int most, std::string_view what);
Result<Track> track_from(std::string_view text);
Result<CardSet> cards_from(std::string_view text, int count);
Result<Squire> squire_from(const Options& options, std::string_view text);

template <class T>
Result<Action> with_answer(Verb verb, const Result<T>& answer) {
  if (!answer) return answer.error();
  return Action{verb, static_cast<int>(*answer)};
}
// A number from 1 to `most`.
inline Result<Action> number_action(Verb verb, std::string_view text, int most, std::string_view what) {
  return with_answer(verb, number_from(text, 1, most, what));
}

}  // namespace roundtable::academy

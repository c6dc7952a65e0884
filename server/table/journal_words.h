#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "server/base/refusal.h"

// A table's journal is a list of texts, which are read and written word by word:
//   sit SEAT USER NAME     somebody takes a seat; with the last one the game starts, unless all have to be ready
//   leave SEAT             before the start
//   decline SEAT           a seat that was held is open
//   fill SEAT LEVEL        a bot takes a seat; with the last one the game starts, as above
//   free SEAT              whoever had the seat, the host wants it open
//   shut USER              and them not to come back
//   swap SEAT SEAT         they change seats
//   host SEAT              who runs the table from now on
//   change TERMS           other options, players and so on: JSON, see Plan
//   ready SEAT, wait SEAT  somebody agrees to begin; or no longer
//   number, open, reveal, anew, numbers  what people add to the shuffle: shuffle_numbers.h
//   start                  as the host says, or of a table that was full when it was made
//   SEAT CHOICE            as in a record, but at the moment it is made: `0 pick Q2`
//   undo SEAT              their last choice is taken back
//   bot SEAT, back SEAT    a bot stands in; the owner plays themselves again
//   chat SEAT TEXT
//   rematch ID SEAT        the next table of the same people, as that seat asked
//   ahead SEAT CHOICE      what somebody means to choose when they are asked; without a choice: nothing any more
//   close                  nobody is left before the start
//   silence SEAT, hear SEAT  whoever made the table does not want their lines; or does again
//   remove SEAT            they do not want them to play on: a bot does
//   vote SEAT SEAT, unvote SEAT SEAT  the first wants a bot to stand in for the second; or not any more
//   here SEAT              who was away for long is back: votes about them do not count any more
//   pausing SEAT           somebody wants time to stop; as soon as all do it is a pause
//   playing                nobody does any more
//   pause, resume          time stops, and goes on
//   rest SEAT FROM UNTIL   somebody is on holiday
//   down MILLIS            no play was possible for so long; each player has 30 seconds from now on
//   stop                   whoever runs the server has closed the table
//   concede SEAT           they give up: a bot plays on; followed by `end` if nobody is left to play against
//   propose SEAT, agree SEAT, refuse SEAT  to abandon the game; it is over as soon as all people agree
//   lapse                  not all have agreed in time
//   abandon SEAT           those who have not are away; that seat had proposed it
//   end SEAT LATE          the game is given up, as that seat says, because the other has run out of time
// What chance decides is not in it: it follows from the secret.

namespace roundtable::server {

// The first word, which is cut off.
inline std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// Nothing if it is no number, or a negative one.
inline std::optional<std::int64_t> number_in(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.begin(), word.end(), number);
  return error == std::errc() && end == word.end() && number >= 0 ? std::optional(number) : std::nullopt;
}

inline std::string number_of(Seat seat) { return std::to_string(index(seat)); }

// Whether it is somebody's choice.
inline bool is_choice(std::string_view entry) { return !entry.empty() && entry[0] >= '0' && entry[0] <= '9'; }

inline Refused no_entry() { return {"bad-field", "not a journal entry"}; }

}  // namespace roundtable::server

#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "server/base/refusal.h"

// A table's journal is a list of texts. Each is a verb with its words:
//   sit SEAT USER NAME     a person takes a seat; the last one starts the game, unless all must be ready
//   leave SEAT             before the start
//   decline SEAT           a held seat becomes open
//   fill SEAT LEVEL        a bot takes a seat; the last one starts the game, as above
//   free SEAT              the host opens the seat
//   shut USER              this person may not sit down again
//   swap SEAT SEAT         two seats are exchanged
//   host SEAT              the new host
//   change TERMS           new options, number of players and so on: JSON, see Plan
//   ready SEAT, wait SEAT  a person agrees to start; or not any more
//   number, open, reveal, anew, numbers  nonces for the shuffle: shuffle_numbers.h
//   start                  by the host, or of a table that was created full
//   SEAT CHOICE            as in a record, in the order of arrival: `0 pick Q2`
//   undo SEAT              takes the seat's last choice back
//   bot SEAT, back SEAT    a bot takes over; the owner returns
//   chat SEAT TEXT
//   rematch ID SEAT        the next table of the same people, created by that seat
//   ahead SEAT CHOICE      a choice ahead of the turn; without a choice: none any more
//   close                  the table is closed before the start
//   silence SEAT, hear SEAT  the host mutes or unmutes a person
//   remove SEAT            the host removes a person: a bot plays on
//   vote SEAT SEAT, unvote SEAT SEAT  the first wants a bot to replace the second; or not any more
//   here SEAT              back after a long absence: cancels the votes
//   pausing SEAT           the player wants a pause, which begins when all want it
//   playing                cancels these wishes
//   pause, resume          time stops, and goes on
//   rest SEAT FROM UNTIL   a vacation
//   down MILLIS            down time of the server; each player has at least 30 seconds from now on
//   stop                   the operator has closed the table
//   concede SEAT           a bot plays on; followed by `end` if the game is over
//   propose SEAT, agree SEAT, refuse SEAT  to abandon the game, which ends when all people agree
//   lapse                  the proposal has expired
//   abandon SEAT           the game ends because all others are away; that seat had proposed it
//   end SEAT LATE          the first seat ends the game because the second has run out of time
// Outcomes of chance are not in it: they follow from the secret.

namespace roundtable::server {

// Cuts off the first word.
inline std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

// Nullopt for text that is no number, and for negative numbers.
inline std::optional<std::int64_t> number_in(std::string_view word) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.begin(), word.end(), number);
  return error == std::errc() && end == word.end() && number >= 0 ? std::optional(number) : std::nullopt;
}

// The seat of that number, at a table with so many.
inline std::optional<Seat> seat_in(std::string_view word, int players) {
  const bool is_seat = word.size() == 1 && word[0] >= '0' && word[0] < '0' + players;
  return is_seat ? std::optional(Seat{static_cast<std::uint8_t>(word[0] - '0')}) : std::nullopt;
}

inline std::string number_of(Seat seat) { return std::to_string(index(seat)); }

// Whether the entry is a seat's choice.
inline bool is_choice(std::string_view entry) { return !entry.empty() && entry[0] >= '0' && entry[0] <= '9'; }

inline Refused no_entry() { return {"bad-field", "not a journal entry"}; }

}  // namespace roundtable::server

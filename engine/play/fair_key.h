#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/play/fair_stream.h"

// What the cards of a table are drawn from: its secret, and a number of each person who brought one. Each of them is
// promised by its SHA-256 before any is shown, so that nobody chooses the shuffle: docs/fairness.md.

namespace roundtable {

// One a seat; nothing where nobody brought one.
using Numbers = std::vector<std::optional<Secret>>;

// SHA-256, 64 hexadecimal digits.
std::string commitment_of(const Secret& secret);

// The key of the stream: the secret itself where nobody brought a number, as at tables of older versions.
Secret fair_key(const Secret& secret, const Numbers& numbers);

// As in a record: the secret, then each seat's number, empty where there is none. Nothing where nobody brought one.
std::vector<std::string> texts_of(const Secret& secret, const Numbers& numbers);
// The key that such a list makes.
std::optional<Secret> key_of(const std::vector<std::string>& texts);

}  // namespace roundtable

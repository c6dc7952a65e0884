#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/play/fair_stream.h"

// Key of a table's shuffles: the table's secret and the nonces of its players. Each is committed by its SHA-256 before
// any is revealed, so no party chooses the shuffle: docs/fairness.md.

namespace roundtable {

// By seat; empty for a seat without a nonce.
using Numbers = std::vector<std::optional<Secret>>;

// SHA-256, 64 hexadecimal digits.
std::string commitment_of(const Secret& secret);

// The key of the stream. Without nonces it is the secret itself, as at tables of older versions.
Secret fair_key(const Secret& secret, const Numbers& numbers);

// As in a record: the secret, then each seat's nonce or an empty text. Empty list without nonces.
std::vector<std::string> texts_of(const Secret& secret, const Numbers& numbers);
// The key computed from such a list.
std::optional<Secret> key_of(const std::vector<std::string>& texts);

}  // namespace roundtable

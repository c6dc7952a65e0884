#pragma once

#include <string>

#include "engine/play/fair_stream.h"

namespace roundtable::server {

Secret random_secret();
// Its SHA-256, shown before the first card: 64 hexadecimal digits.
std::string commitment_of(const Secret& secret);

}  // namespace roundtable::server

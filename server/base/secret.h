#pragma once

#include "engine/play/fair_key.h"

namespace roundtable::server {

Secret random_secret();

}  // namespace roundtable::server

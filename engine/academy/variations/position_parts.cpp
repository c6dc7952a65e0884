#include "engine/academy/variations/position_parts.h"

#include "engine/academy/variations/list.h"

namespace roundtable::academy {

std::span<const PositionParts* const> all_position_parts() { return kAllPositionParts; }

}  // namespace roundtable::academy

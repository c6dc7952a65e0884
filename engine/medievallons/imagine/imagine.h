#pragma once

#include "engine/medievallons/view.h"

namespace roundtable::medievallons {

// A full state that the view allows (determinization). All physical arrangements of the unseen cards are equally
// likely. The other players have no notes in it.
State imagine(const View& view, Rng& rng);

}  // namespace roundtable::medievallons

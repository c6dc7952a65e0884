#pragma once

// What of the rules is not in headers: a kernel is compiled as a whole.

#include "engine/academy/academy.cpp"
#include "engine/academy/actions.cpp"
#include "engine/academy/cards.cpp"
#include "engine/academy/game.h"

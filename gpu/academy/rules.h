#pragma once

// The rules' code outside of headers: a kernel is compiled as one unit.

#include "engine/academy/academy.cpp"
#include "engine/academy/actions.cpp"
#include "engine/academy/cards.cpp"
#include "engine/academy/game.h"

// Training kernels for Medieval Academy: the engine, the heuristic evaluation and the net's inputs, in one file.
#include "bots/academy/cards.cpp"
#include "bots/academy/gains.cpp"
#include "bots/academy/judge.cpp"
#include "bots/academy/net.h"
#include "bots/academy/outlook.cpp"
#include "bots/academy/piles.cpp"
#include "bots/academy/policy.cpp"
#include "bots/academy/race.cpp"
#include "bots/academy/seen.cpp"
#include "bots/academy/tokens.cpp"
#include "engine/academy/academy.cpp"
#include "engine/academy/actions.cpp"
#include "engine/academy/cards.cpp"
#include "train/academy/tables.h"

#define GAME roundtable::academy::Academy
#include "train/kernel_list.h"

// Training kernels for Medievallons: the engine, the heuristic evaluation and the net's inputs, in one file.
#include "bots/medievallons/answers.cpp"
#include "bots/medievallons/judgement.cpp"
#include "bots/medievallons/net.h"
#include "bots/medievallons/outlook.cpp"
#include "bots/medievallons/policy.cpp"
#include "bots/medievallons/powers.cpp"
#include "bots/medievallons/turn.cpp"
#include "engine/medievallons/actions.cpp"
#include "engine/medievallons/imagine/certain.cpp"
#include "engine/medievallons/medievallons.cpp"
#include "train/medievallons/tables.h"

#define GAME roundtable::medievallons::Medievallons
#include "train/kernel_list.h"

#pragma once

// The parts of imagine. Each fills in one kind of hidden information.

#include "engine/academy/view.h"

namespace roundtable::academy {

// `codex`: the hidden Education coats, and the tokens laid out.
void imagine_coats(OpenTable& table, Rng& rng);
Tokens imagine_tokens(const View& view, Rng& rng);
// Hands, piles and assignments.
void imagine_lancelot(const View& view, State& state, Rng& rng);
// Packs, kept cards and hands.
void imagine_draft(const View& view, State& state, Rng& rng);

}  // namespace roundtable::academy

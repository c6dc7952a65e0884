#include "bots/medievallons/policy.h"

namespace roundtable {

medievallons::State PolicyOf<medievallons::Medievallons>::imagine_forgetfully(const medievallons::View& view,
                                                                              Rng& rng) {
  medievallons::View forgotten = view;
  for (auto& note : forgotten.notes.items) note = {};
  return medievallons::imagine(forgotten, rng);
}

}  // namespace roundtable

#include "engine/medievallons/events.h"

namespace roundtable::medievallons {

Event seen_by(const Event& event, Viewer viewer) {
  Event seen = event;
  if (event.secret && !viewer.among(event.sees)) {
    seen.card = kNoKind;
    seen.cards = Cards();
  }
  seen.secret = false;
  seen.sees = Seats();
  return seen;
}

}  // namespace roundtable::medievallons

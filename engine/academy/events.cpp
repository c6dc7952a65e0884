#include "engine/academy/events.h"

namespace roundtable::academy {

Event seen_by(const Event& event, Viewer viewer) {
  Event seen = event;
  if (event.secret && !viewer.among(event.sees)) {
    seen.card = kNoCard;
    seen.cards = CardSet();
    seen.value = kHiddenValue;
  }
  seen.secret = false;
  seen.sees = Seats();
  return seen;
}

}  // namespace roundtable::academy

#include "server/observability/loop_lag.h"

#include "server/net/clock.h"

namespace roundtable::server {

void LoopLag::start() {
  loop_.after(kPause, [this, due = net::now() + kPause * 1000] {
    lag_.add(net::now() - due);
    start();
  });
}

}  // namespace roundtable::server

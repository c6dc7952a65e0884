#include "server/workers.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace roundtable::server {

void Workers::add(std::function<void()> work) {
  ++waiting_;
  boost::asio::post(pool_, [this, work = std::move(work)] {
    --waiting_;
    work();
  });
}

void Workers::stop(Rest rest) {
  if (rest == Rest::Dropped) pool_.stop();
  pool_.join();
}

}  // namespace roundtable::server

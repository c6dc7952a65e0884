#include "server/base/workers.h"

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <utility>

namespace roundtable::server {

struct Workers::Pool : boost::asio::thread_pool {
  using thread_pool::thread_pool;
};

Workers::Workers(int threads) : pool_(std::make_unique<Pool>(static_cast<std::size_t>(threads))) {}
Workers::~Workers() { stop(Rest::Dropped); }

void Workers::add(std::function<void()> work) {
  ++waiting_;
  boost::asio::post(*pool_, [this, work = std::move(work)] {
    --waiting_;
    work();
  });
}

void Workers::stop(Rest rest) {
  if (rest == Rest::Dropped) pool_->stop();
  pool_->join();
}

}  // namespace roundtable::server

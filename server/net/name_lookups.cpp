#include "server/net/name_lookups.h"

#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>
#include <sys/socket.h>

#include <array>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <unordered_set>
#include <utility>

namespace roundtable::server::net {

namespace {

constexpr std::size_t kMostKnown = 1'000;

// Asks an unresponsive name server once, for two seconds, instead of twice for five.
void be_impatient() {
#ifdef __GLIBC__
  if (res_init() != 0) return;
  _res.retrans = 2;
  _res.retry = 1;
#endif
}

}  // namespace

FoundName system_lookup(const std::string& host) {
  be_impatient();
  addrinfo hints{};
  hints.ai_flags = AI_ADDRCONFIG;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* first = nullptr;
  if (const int error = ::getaddrinfo(host.c_str(), nullptr, &hints, &first); error != 0) {
    return {.addresses = {}, .why = ::gai_strerror(error)};
  }
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> all(first, ::freeaddrinfo);
  FoundName found;
  for (const addrinfo* one = all.get(); one != nullptr; one = one->ai_next) {
    std::array<char, NI_MAXHOST> text{};
    if (::getnameinfo(one->ai_addr, one->ai_addrlen, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) == 0) {
      found.addresses.emplace_back(text.data());
    }
  }
  if (found.addresses.empty()) found.why = "the name has no address";
  return found;
}

struct NameLookups::Shared {
  Shared(Lookup by, int most) : lookup(std::move(by)), most_unknown(most) {}

  void remember(const std::string& host, bool found) {
    if (!found) {
      known.erase(host);
      return;
    }
    if (known.size() >= kMostKnown) known.clear();
    known.insert(host);
  }

  const Lookup lookup;
  const int most_unknown;
  std::mutex mutex;  // guards the members below
  bool open = true;
  int unknown = 0;  // unknown names under way
  std::unordered_set<std::string> known;
};

NameLookups::NameLookups(Lookup lookup, int most_unknown)
    : shared_(std::make_shared<Shared>(std::move(lookup), most_unknown)) {}

bool NameLookups::begin(const std::string& host, Done done) {
  bool unknown = false;
  {
    const std::lock_guard lock(shared_->mutex);
    unknown = !shared_->known.contains(host);
    if (unknown && shared_->unknown >= shared_->most_unknown) return false;
    if (unknown) ++shared_->unknown;
  }
  try {
    std::thread([shared = shared_, host, unknown, done = std::move(done)] {
      FoundName found;
      try {
        found = shared->lookup(host);
      } catch (const std::exception& error) {
        found.why = error.what();
      }
      const std::lock_guard lock(shared->mutex);
      if (unknown) --shared->unknown;
      shared->remember(host, !found.addresses.empty());
      if (shared->open) done(std::move(found));
    }).detach();
  } catch (const std::system_error&) {
    const std::lock_guard lock(shared_->mutex);
    if (unknown) --shared_->unknown;
    return false;
  }
  return true;
}

void NameLookups::close() {
  const std::lock_guard lock(shared_->mutex);
  shared_->open = false;
}

}  // namespace roundtable::server::net

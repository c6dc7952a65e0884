#include "server/net/interfaces.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>

#include "server/net/address.h"

namespace roundtable::server::net {

namespace {

constexpr std::array<std::string_view, 8> kVirtual = {"docker", "veth",   "br-",   "virbr",
                                                      "cni",    "podman", "vmnet", "vboxnet"};

bool is_virtual(std::string_view name) {
  return std::any_of(kVirtual.begin(), kVirtual.end(), [&](std::string_view start) { return name.starts_with(start); });
}

}  // namespace

std::vector<std::string> network_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    constexpr unsigned kWorks = IFF_UP | IFF_RUNNING;
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET || is_virtual(one->ifa_name)) continue;
    if ((one->ifa_flags & kWorks) != kWorks || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const void* address = &reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
    if (inet_ntop(AF_INET, address, text.data(), text.size()) != nullptr) found.emplace_back(text.data());
  }
  std::stable_partition(found.begin(), found.end(),
                        [](const std::string& text) { return text.starts_with("192.168."); });
  return found;
}

bool is_open_to_network(std::string_view host) {
  const auto address = read_address(host);
  return address && !address->loopback;
}

}  // namespace roundtable::server::net

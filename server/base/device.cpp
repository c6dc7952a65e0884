#include "server/base/device.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roundtable::server {

namespace {

using Sign = std::pair<std::string_view, std::string_view>;

// The first match counts: most browsers also name others.
constexpr std::array<Sign, 8> kBrowsers = {{{"Edg", "Edge"},
                                            {"OPR/", "Opera"},
                                            {"SamsungBrowser", "Samsung Internet"},
                                            {"Firefox/", "Firefox"},
                                            {"FxiOS/", "Firefox"},
                                            {"CriOS/", "Chrome"},
                                            {"Chrome/", "Chrome"},
                                            {"Safari/", "Safari"}}};
constexpr std::array<Sign, 7> kSystems = {{{"Android", "Android"},
                                           {"iPhone", "iPhone"},
                                           {"iPad", "iPad"},
                                           {"Windows", "Windows"},
                                           {"Mac OS X", "macOS"},
                                           {"CrOS", "ChromeOS"},
                                           {"Linux", "Linux"}}};

template <std::size_t size>
std::string_view first_of(const std::array<Sign, size>& signs, std::string_view text) {
  const auto found = std::find_if(signs.begin(), signs.end(),
                                  [&](const Sign& sign) { return text.find(sign.first) != std::string_view::npos; });
  return found == signs.end() ? std::string_view() : found->second;
}

}  // namespace

std::string device_of(std::string_view user_agent) {
  const std::string_view browser = first_of(kBrowsers, user_agent);
  const std::string_view system = first_of(kSystems, user_agent);
  return std::string(browser) + (browser.empty() || system.empty() ? "" : ", ") + std::string(system);
}

}  // namespace roundtable::server

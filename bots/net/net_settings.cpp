#include "bots/net/net_settings.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace roundtable {

namespace {

using Settings = NetSearchSettings;

// Removes and returns the text up to the next colon.
std::string_view next_part(std::string_view& text) {
  const std::size_t colon = text.find(':');
  const std::string_view part = text.substr(0, colon);
  text = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  return part;
}

// `2`, `0.5` or `0.25`, at most 100.
std::optional<float> read_decimal(std::string_view text) {
  const std::size_t point = text.find('.');
  std::string digits(text.substr(0, point));
  const std::string_view places = point == std::string_view::npos ? "" : text.substr(point + 1);
  if (digits.empty() || places.size() > 2 || (point != std::string_view::npos && places.empty())) return std::nullopt;
  digits += std::string(places) + std::string(2 - places.size(), '0');
  const auto hundredths = read_number(digits, 10'000);
  if (!hundredths) return std::nullopt;
  return static_cast<float>(*hundredths) / 100;
}

// `trust=0.3`
bool read_setting(std::string_view text, Settings& settings) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view name = text.substr(0, equals);
  const std::string_view value = text.substr(equals + 1);

  struct Decimal {
    std::string_view name;
    float Settings::* setting;
  };
  constexpr std::array<Decimal, 4> kDecimals = {{{"trust", &Settings::trust},
                                                 {"exploration", &Settings::exploration},
                                                 {"prior", &Settings::prior},
                                                 {"playout", &Settings::playout}}};
  for (const Decimal& one : kDecimals) {
    if (one.name != name) continue;
    const auto decimal = read_decimal(value);
    if (decimal) settings.*one.setting = *decimal;
    return decimal.has_value();
  }
  struct Word {
    std::string_view text;
    void (*set)(Settings& settings);
  };
  constexpr std::array<Word, 11> kWords = {{{"root=halving", [](Settings& s) { s.root = Settings::Root::Halving; }},
                                            {"root=puct", [](Settings& s) { s.root = Settings::Root::Puct; }},
                                            {"leaf=any", [](Settings& s) { s.leaf = Settings::Leaf::Any; }},
                                            {"leaf=own", [](Settings& s) { s.leaf = Settings::Leaf::Own; }},
                                            {"leaf=round", [](Settings& s) { s.leaf = Settings::Leaf::Round; }},
                                            {"others=net", [](Settings& s) { s.others = Settings::Others::Net; }},
                                            {"others=hand", [](Settings& s) { s.others = Settings::Others::Hand; }},
                                            {"beyond=net", [](Settings& s) { s.beyond = Settings::Beyond::Net; }},
                                            {"beyond=hand", [](Settings& s) { s.beyond = Settings::Beyond::Hand; }},
                                            {"belief=exact", [](Settings& s) { s.belief = Belief::Exact; }},
                                            {"belief=likely", [](Settings& s) { s.belief = Belief::Likely; }}}};
  for (const Word& word : kWords) {
    if (word.text != text) continue;
    word.set(settings);
    return true;
  }
  const auto candidates = name == "candidates" ? read_number(value, 1000) : std::nullopt;
  if (candidates) settings.candidates = *candidates;
  return candidates.has_value();
}

}  // namespace

std::optional<NetName> read_net_name(std::string_view name, const NetSearchSettings& usual) {
  NetName found{.settings = usual};
  if (name.ends_with(':')) return std::nullopt;
  const std::string_view kind = next_part(name);
  if (kind.starts_with("net@")) found.file = kind.substr(4);
  if (kind != "net" && found.file.empty()) return std::nullopt;
  if (name.empty()) return found;
  const std::string_view first = next_part(name);
  if (first == "soft") {
    found.temperature = read_temperature(name);
    return found.temperature ? std::optional(found) : std::nullopt;
  }
  found.budget = read_budget(first);
  if (!found.budget) return std::nullopt;
  while (!name.empty()) {
    if (!read_setting(next_part(name), found.settings)) return std::nullopt;
  }
  return found;
}

Result<std::string> bytes_in(const std::string& file) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> open(std::fopen(file.c_str(), "rb"), std::fclose);
  if (!open) return Error{"net: cannot read " + file + ": " + std::strerror(errno)};
  std::string bytes;
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), open.get())) bytes.append(part.data(), size);
  return bytes;
}

}  // namespace roundtable

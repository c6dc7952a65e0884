#include "engine/play/fair_key.h"

#include <algorithm>

#include "engine/play/sha256.h"

namespace roundtable {

namespace {

constexpr std::string_view kDomain = "roundtable/fair/1";

bool has_any(const Numbers& numbers) {
  return std::any_of(numbers.begin(), numbers.end(), [](const auto& number) { return number.has_value(); });
}

}  // namespace

std::string commitment_of(const Secret& secret) { return Secret(sha256(secret.bytes())).hex(); }

Secret fair_key(const Secret& secret, const Numbers& numbers) {
  if (!has_any(numbers)) return secret;
  std::vector<std::uint8_t> bytes(kDomain.begin(), kDomain.end());
  const auto add = [&](const Secret& one) { bytes.insert(bytes.end(), one.bytes().begin(), one.bytes().end()); };
  add(secret);
  bytes.push_back(static_cast<std::uint8_t>(numbers.size()));
  for (const auto& number : numbers) {
    bytes.push_back(number ? 1 : 0);
    if (number) add(*number);
  }
  return Secret(sha256(bytes));
}

std::vector<std::string> texts_of(const Secret& secret, const Numbers& numbers) {
  if (!has_any(numbers)) return {};
  std::vector<std::string> texts = {secret.hex()};
  for (const auto& number : numbers) texts.push_back(number ? number->hex() : "");
  return texts;
}

std::optional<Secret> key_of(const std::vector<std::string>& texts) {
  const auto secret = texts.empty() ? std::nullopt : Secret::from_hex(texts[0]);
  if (!secret) return std::nullopt;
  Numbers numbers;
  for (std::size_t i = 1; i < texts.size(); ++i) {
    numbers.push_back(Secret::from_hex(texts[i]));
    if (!numbers.back() && !texts[i].empty()) return std::nullopt;
  }
  return fair_key(*secret, numbers);
}

}  // namespace roundtable

#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace roundtable {

// Errors for programs: docs/protocol.md describes each code and reason, and scripts/check_commands compares the lists.
inline constexpr auto kErrorCodes = std::to_array<std::string_view>(
    {"bad-field", "bad-json",   "bad-method", "bad-passkey", "bad-passphrase", "bad-request", "banned",    "conflict",
     "illegal",   "internal",   "late",       "name-taken",  "no-token",       "no-undo",     "not-found", "not-now",
     "not-yours", "seat-taken", "store",      "too-large",   "too-many",       "wrong-origin"});
inline constexpr auto kErrorReasons = std::to_array<std::string_view>(
    {"account",   "address",   "ahead",     "chat",        "closed",  "conceded", "damaged",     "drawn",    "guest",
     "has-clock", "here",      "in-time",   "just-left",   "logins",  "no-chat",  "no-clock",    "no-days",  "no-hints",
     "not-asked", "not-over",  "not-ready", "not-started", "nothing", "opening",  "other-rules", "others",   "over",
     "person",    "proposals", "read-only", "removed",     "seats",   "shown",    "shut",        "silenced", "started",
     "table",     "tables",    "time",      "together",    "waiting", "words"});

// A name of one of these lists, or empty. Any other name does not compile.
template <const auto& kNames>
class ListedName {
 public:
  constexpr ListedName() = default;
  consteval ListedName(const char* name) : name_(name) {  // NOLINT(google-explicit-constructor): for literals
    if (std::ranges::find(kNames, name_) == kNames.end()) is_not_in_the_list();
  }
  constexpr std::string_view text() const { return name_; }
  constexpr bool empty() const { return name_.empty(); }
  friend constexpr bool operator==(const ListedName&, const ListedName&) = default;

 private:
  static void is_not_in_the_list();  // only declared

  std::string_view name_;
};
using ErrorCode = ListedName<kErrorCodes>;
using ErrorReason = ListedName<kErrorReasons>;

}  // namespace roundtable

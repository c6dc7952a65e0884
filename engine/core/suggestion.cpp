#include "engine/core/suggestion.h"

#include <algorithm>
#include <array>

#include "engine/core/option_text.h"

namespace roundtable {

namespace {

constexpr std::size_t kLongestName = 40;  // longer ones get no suggestion
constexpr int kMostEdits = 2;

char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Insertions, deletions, substitutions and swaps of neighbouring letters. Upper and lower case are equal.
int edits_between(std::string_view a, std::string_view b) {
  using Row = std::array<int, kLongestName + 1>;
  Row before{};
  Row last{};
  Row row{};
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower_case(a[i - 1]) == lower_case(b[j - 1]);
      row[j] = std::min({row[j - 1] + 1, last[j] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower_case(a[i - 1]) == lower_case(b[j - 2]) &&
                           lower_case(a[i - 2]) == lower_case(b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.size()];
}

// The typed name, cut between two characters if it is long.
std::string shortened_name(std::string_view typed) {
  if (typed.size() <= kLongestName) return std::string(typed);
  std::size_t end = kLongestName;
  while (end > 0 && (static_cast<unsigned char>(typed[end]) & 0xC0U) == 0x80U) --end;
  return std::string(typed.substr(0, end)) + "...";
}

}  // namespace

std::vector<std::string_view> close_names(std::string_view typed, std::span<const std::string_view> names) {
  std::vector<std::string_view> close;
  int best = kMostEdits;
  if (typed.size() > kLongestName) return close;
  for (const std::string_view name : names) {
    if (name.size() > kLongestName || name == typed) continue;
    const int edits = edits_between(typed, name);
    if (edits > best || edits * 3 > static_cast<int>(std::max(typed.size(), name.size()))) continue;
    if (edits < best) close.clear();
    best = edits;
    if (std::find(close.begin(), close.end(), name) == close.end()) close.push_back(name);
  }
  if (close.size() > 2) close.clear();
  return close;
}

std::string suggestion(std::string_view typed, std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : close_names(typed, names)) {
    text += (text.empty() ? " (did you mean `" : " or `") + std::string(name) + "`";
  }
  return text.empty() ? text : text + "?)";
}

std::string unknown_name(std::string_view typed, std::span<const std::string_view> names) {
  return "found `" + shortened_name(typed) + "`" + suggestion(typed, names) + ", allowed: " + joined(names);
}

}  // namespace roundtable

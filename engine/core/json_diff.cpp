#include "engine/core/json_diff.h"

#include <cstring>

#include "engine/core/rng.h"

namespace roundtable {

namespace {

constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15ULL;

std::uint64_t mixed(std::uint64_t mark, std::uint64_t word) {
  const Wide product = static_cast<Wide>(mark ^ word) * kFactor;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U) ^ word;
}

// A 64-bit hash. Not collision-resistant: an attacker could only fool their own client.
std::uint64_t mark_of(std::string_view text) {
  std::uint64_t mark = text.size() * kFactor;
  while (text.size() >= sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data(), sizeof word);
    mark = mixed(mark, word);
    text.remove_prefix(sizeof word);
  }
  if (!text.empty()) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data(), text.size());
    mark = mixed(mark, word);
  }
  return mark;
}

// A member of the written object, with its items if it is a list.
struct WrittenMember {
  std::string_view name;  // with its quotes
  std::string_view value;
  const JsonWriter::Part* items;
  std::size_t item_count;
  std::string_view whole;

  bool list() const { return value[0] == '['; }
  std::string_view item(std::size_t i) const {
    const std::size_t from = items[i].at;
    const auto list_end = static_cast<std::size_t>(value.data() + value.size() - 1 - whole.data());
    const std::size_t to = i + 1 < item_count ? items[i + 1].at - 1 : list_end;
    return whole.substr(from, to - from);
  }
};

template <class Visit>
void each_member(const JsonWriter& written, Visit visit) {
  const std::string_view whole = written.text();
  const auto& parts = written.parts();
  for (std::size_t i = 0; i < parts.size();) {
    std::size_t next = i + 1;
    while (next < parts.size() && parts[next].item) ++next;
    const std::size_t end = next < parts.size() ? parts[next].at - 1 : whole.size() - 1;
    const std::string_view member = whole.substr(parts[i].at, end - parts[i].at);
    const std::size_t colon = member.find("\":") + 1;  // our names have no quotes
    visit(WrittenMember{member.substr(0, colon), member.substr(colon + 1), parts.data() + i + 1, next - i - 1, whole});
    i = next;
  }
}

}  // namespace

void JsonDiff::remember(const JsonWriter& now) {
  members_.clear();
  items_.clear();
  each_member(now, [&](const WrittenMember& member) {
    Member told{0, static_cast<std::uint32_t>(items_.size()), static_cast<std::uint32_t>(member.item_count),
                member.list()};
    for (std::size_t i = 0; i < member.item_count; ++i) {
      items_.push_back(mark_of(member.item(i)));
      told.mark = mixed(told.mark, items_.back());
    }
    if (member.item_count == 0) told.mark = mark_of(member.value);
    members_.push_back(told);
  });
}

bool JsonDiff::write_changes(JsonWriter& out, const JsonWriter& now) {
  static thread_local JsonDiff then;  // keeps its memory between calls
  std::swap(then, *this);
  remember(now);
  bool any = false;
  std::size_t number = 0;
  each_member(now, [&](const WrittenMember& member) {
    const Member& mine = members_[number];
    const Member* before = number < then.members_.size() ? &then.members_[number] : nullptr;
    ++number;
    if (before != nullptr && before->mark == mine.mark) return;
    if (!any) out.begin_object();
    any = true;
    out.key(member.name.substr(1, member.name.size() - 2));
    static thread_local std::vector<std::uint32_t> changed;
    changed.clear();
    const bool lists = before != nullptr && before->list && mine.list && before->items > 0;
    for (std::uint32_t i = 0; lists && i < mine.items; ++i) {
      if (i >= before->items || then.items_[before->first_item + i] != items_[mine.first_item + i])
        changed.push_back(i);
    }
    if (!lists || changed.size() * 2 > mine.items) {
      out.raw(member.value);
      return;
    }
    out.begin_object();
    if (mine.items != before->items) out.field("length", static_cast<int>(mine.items));
    for (const std::uint32_t i : changed) out.key(std::to_string(i)).raw(member.item(i));
    out.end_object();
  });
  if (any) out.end_object();
  return any;
}

}  // namespace roundtable

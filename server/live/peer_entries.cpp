#include "server/live/peer_entries.h"

namespace roundtable::server {

void PeerEntries::add(std::vector<Entry> entries) {
  if (entries_.size() + entries.size() > kMost) entries_.clear();
  for (Entry& entry : entries) entries_.insert_or_assign(entry.number, std::move(entry));
}

std::vector<Entry> PeerEntries::take_next(std::int64_t length) {
  std::vector<Entry> next;
  entries_.erase(entries_.begin(), entries_.lower_bound(length));
  while (auto found = entries_.extract(length + std::ssize(next))) next.push_back(std::move(found.mapped()));
  return next;
}

}  // namespace roundtable::server

#include "server/table/mentions.h"

#include <utility>

namespace roundtable::server {

void Mentions::add(std::int64_t entry, std::string user, std::string beginning) {
  all_.push_back({entry, std::move(user), std::move(beginning)});
}

std::set<std::string> Mentions::users() const {
  std::set<std::string> users;
  for (const Mention& mention : all_) users.insert(mention.user);
  return users;
}

std::vector<Entry> Mentions::erase_person(const std::string& table, const std::string& user,
                                          const std::string& someone) {
  std::vector<Entry> entries;
  for (Mention& mention : all_) {
    if (mention.user != user) continue;
    const bool said = mention.beginning.starts_with("chat");
    const bool sat = mention.beginning.starts_with("sit");
    mention.user = someone;
    entries.push_back({.table = table,
                       .number = mention.entry,
                       .text = mention.beginning + (said ? "" : " " + someone) + (sat ? " " : "")});
  }
  return entries;
}

std::vector<Entry> Mentions::without_chat(const std::string& table, const Chat& chat, Millis before) const {
  std::vector<Entry> entries;
  std::size_t line = 0;
  for (const Mention& mention : all_) {
    if (!mention.beginning.starts_with("chat")) continue;
    const ChatLine& said = chat[line++];
    if (said.at >= before || said.text.empty()) continue;
    entries.push_back({.table = table, .number = mention.entry, .text = mention.beginning});
  }
  return entries;
}

}  // namespace roundtable::server

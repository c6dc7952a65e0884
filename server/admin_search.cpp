#include "server/admin_search.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "server/stored_json.h"

namespace roundtable::server {

namespace {

constexpr int kSearchPage = 100;

std::string more_after(std::size_t found, const std::string& last) {
  return found < kSearchPage ? std::string() : "There may be more: --after " + last + "\n";
}

// As lists show it: by what was written about it when it last changed.
std::string line_of(const TableIndex& index) {
  const auto info = Json::parse(index.info);
  if (!info) return admin_table_line(index.id, index.phase, "?", admin_time(index.updated));
  std::string people = admin_time(index.updated);
  const Json* seats = info->find("seats");
  if (seats != nullptr && seats->is(Json::Kind::Array)) {
    for (const Json& seat : seats->items()) {
      const std::string user = text_in(seat, "user");
      if (!user.empty()) people += fmt::format("  {} ({})", text_in(seat, "name"), user);
    }
  }
  return admin_table_line(index.id, index.phase, text_in(*info, "game"), people);
}

std::vector<std::string> page_of_tables(Store& store, const std::string& word, const std::string& after) {
  std::vector<std::string> ids;
  if (word.empty()) {
    for (const RestingTable& table : store.tables_after(after, kSearchPage)) ids.push_back(table.id);
    return ids;
  }
  if (store.listing(word)) return {word};
  const auto account = store.account(word);
  const auto all = store.tables_of(account ? account->id : word);  // by their ids
  const auto first = std::upper_bound(all.begin(), all.end(), after);
  ids.assign(first, first + std::min<std::ptrdiff_t>(kSearchPage, all.end() - first));
  return ids;
}

}  // namespace

std::string admin_time(Millis at) { return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(at / 1000)); }

std::string admin_table_line(const std::string& id, Phase phase, const std::string& game, const std::string& people) {
  constexpr std::array<const char*, 4> kNames = {"open", "playing", "finished", "closed"};
  return fmt::format("{}  {:<8} {:<13} {}\n", id, kNames[static_cast<std::size_t>(phase)], game, people);
}

std::string search_people(Store& store, const std::string& words, const std::string& after) {
  const auto found = store.find_people(words, after, kSearchPage);
  std::string lines;
  for (const User& user : found) {
    lines += fmt::format("{}  {:<7} {:<24} since {}\n", user.id, user.passphrase.empty() ? "guest" : "account",
                         user.name, admin_time(user.created));
  }
  return found.empty() ? "Nobody was found.\n" : lines + more_after(found.size(), found.back().id);
}

std::string search_tables(Store& store, const std::string& word, const std::string& after) {
  const auto ids = page_of_tables(store, word, after);
  std::string lines;
  for (const std::string& id : ids) {
    if (const auto index = store.listing(id)) lines += line_of(*index);
  }
  if (!lines.empty()) return lines + more_after(ids.size(), ids.back());
  return "No table was found. Of guests it has to be the id: `roundtable admin people NAME` has it.\n";
}

}  // namespace roundtable::server

#include "server/admin/admin_search.h"

#include <algorithm>

#include "server/base/stored_json.h"

namespace roundtable::server {

namespace {

constexpr int kSearchPage = 100;

// The table's entry in lists, as written at its last change.
AdminTable table_of(const TableIndex& index) {
  AdminTable table{.id = index.id, .phase = index.phase};
  const auto info = Json::parse(index.info);
  if (!info) return table;
  table.game = text_in(*info, "game");
  const Json* seats = info->find("seats");
  if (seats == nullptr || !seats->is(Json::Kind::Array)) return table;
  for (const Json& seat : seats->items()) {
    const std::string user = text_in(seat, "user");
    if (!user.empty()) table.people.emplace_back(user, text_in(seat, "name"));
  }
  return table;
}

std::vector<std::string> page_of_tables(Store& store, const std::string& word, const std::string& after) {
  std::vector<std::string> ids;
  if (word.empty()) {
    for (const RestingTable& table : store.tables_after(after, kSearchPage)) ids.push_back(table.id);
    return ids;
  }
  if (store.listing(word)) return {word};
  const auto account = store.account(word);
  const auto all = store.tables_of(account ? account->id : word);  // sorted by id
  const auto first = std::upper_bound(all.begin(), all.end(), after);
  ids.assign(first, first + std::min<std::ptrdiff_t>(kSearchPage, all.end() - first));
  return ids;
}

}  // namespace

void write_admin_table(JsonWriter& out, const AdminTable& table) {
  out.begin_object().field("id", std::string_view(table.id)).field("phase", name_of(table.phase));
  out.field("game", std::string_view(table.game)).key("people").begin_array();
  for (const auto& [id, name] : table.people) {
    out.begin_object().field("id", std::string_view(id)).field("name", std::string_view(name)).end_object();
  }
  out.end_array();
}

std::string search_people(Store& store, const std::string& words, const std::string& after) {
  const auto found = store.find_people(words, after, kSearchPage);
  JsonWriter out;
  out.begin_object().key("people").begin_array();
  for (const User& user : found) {
    out.begin_object().field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
    out.field("account", !user.passphrase.empty()).field("since", user.created).end_object();
  }
  return out.end_array().field("more", found.size() >= kSearchPage).end_object().take();
}

std::string search_tables(Store& store, const std::string& word, const std::string& after) {
  const auto ids = page_of_tables(store, word, after);
  JsonWriter out;
  out.begin_object().key("tables").begin_array();
  for (const std::string& id : ids) {
    const auto index = store.listing(id);
    if (!index) continue;
    write_admin_table(out, table_of(*index));
    out.field("at", index->updated).end_object();
  }
  return out.end_array().field("more", ids.size() >= kSearchPage).end_object().take();
}

}  // namespace roundtable::server

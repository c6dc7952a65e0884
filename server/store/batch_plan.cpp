#include "server/store/batch_plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "server/store/text.h"

namespace roundtable::server {

namespace {

void require(std::string_view what, std::string_view text) {
  if (!storable(text)) throw std::invalid_argument(fmt::format("{}: must be UTF-8 without zero bytes", what));
}

void check_text(const Token& token) {
  require("token's hash", token.hash);
  require("token's user", token.user);
  require("token's device", token.device);
}

void check_text(const Key& key) {
  for (const std::string* text : {&key.id, &key.user, &key.kind, &key.name, &key.data}) require("key", *text);
}

void check_text(const UserChange& change) {
  require("user's id", change.id);
  require("user's name", change.name.value_or(""));
  require("user's passphrase", change.passphrase.value_or(""));
  for (const std::string* text : {&change.change, &change.session}) require("user's change", *text);
  for (const auto* text : {&change.version, &change.only_session}) require("user's change", text->value_or(""));
  for (const auto* texts : {&change.ended_sessions, &change.void_keys}) {
    for (const std::string& text : *texts) require("user's change", text);
  }
  if (change.token) check_text(*change.token);
  for (const Key& key : change.keys) check_text(key);
}

void check_texts(const Batch& batch) {
  for (const User& user : batch.users) {
    require("user's id", user.id);
    require("user's name", user.name);
    require("user's passphrase", user.passphrase);
  }
  for (const UserChange& change : batch.user_changes) check_text(change);
  for (const Token& token : batch.tokens) check_text(token);
  for (const Key& key : batch.keys) check_text(key);
  for (const Note& note : batch.notes) {
    for (const std::string* text : {&note.kind, &note.id, &note.person, &note.about, &note.text})
      require("note", *text);
  }
  for (const std::string& hash : batch.void_tokens) require("token's hash", hash);
  for (const TableHead& table : batch.tables) require("table's head", table.head);
  for (const Entry& entry : batch.entries) require("entry's text", entry.text);
  for (const TableIndex& index : batch.indexes) {
    for (const std::string& person : index.people) require("person's id", person);
    for (const std::string& person : index.others) require("person's id", person);
  }
  for (const FinishedGame& game : batch.finished) {
    require("record", game.record);
    require("game", game.game);
    for (const SeatResult& one : game.people) require("person's id", one.person);
  }
  for (const Rewriting& one : batch.rewritings) {
    for (const auto& text : {one.head, one.info, one.record}) require("text", text.value_or(""));
    for (const Entry& entry : one.entries) require("entry's text", entry.text);
  }
  for (const Folding& one : batch.foldings) {
    for (const std::string* text : {&one.head, &one.folded.text, &one.maker}) require("folding", *text);
  }
}

void check_follows(const Entry& entry, const TablePlan& table) {
  const auto expected =
      table.entries.empty() ? std::max<std::int64_t>(entry.number, 0) : table.entries.back()->number + 1;
  if (entry.number == expected) return;
  throw std::invalid_argument(
      fmt::format("entry of {}: found number {}, allowed: {}", table.id, entry.number, expected));
}

}  // namespace

BatchPlan::BatchPlan(const Batch& batch) : batch_(batch) {
  check_texts(batch);
  for (const TableHead& head : batch.tables) of(head.id).head = &head;
  for (const Entry& entry : batch.entries) {
    auto& table = of(entry.table);
    check_follows(entry, table);
    table.entries.push_back(&entry);
  }
  for (const TableIndex& index : batch.indexes) of(index.id).index = &index;
  for (const FinishedGame& game : batch.finished) of(game.table).finished = &game;
}

TablePlan& BatchPlan::of(std::string_view table) {
  const auto [place, added] = numbers_.try_emplace(table, tables_.size());
  if (added) {
    require("table's id", table);
    tables_.push_back({.id = table});
  }
  return tables_[place->second];
}

void BatchPlan::leave_out(const TableSet& tables) {
  if (tables.empty()) return;
  std::erase_if(tables_, [&](const TablePlan& table) { return tables.contains(table.id); });
  number_tables();
}

void BatchPlan::sort() {
  std::sort(tables_.begin(), tables_.end(), [](const TablePlan& a, const TablePlan& b) { return a.id < b.id; });
  number_tables();
}

void BatchPlan::number_tables() {
  numbers_.clear();
  for (std::size_t i = 0; i < tables_.size(); ++i) numbers_.emplace(tables_[i].id, i);
}

}  // namespace roundtable::server

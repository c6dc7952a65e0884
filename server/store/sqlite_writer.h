#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "server/store/batch_plan.h"
#include "server/store/sqlite_database.h"

namespace roundtable::server::sqlite {

// Writes a plan. Transactions are up to the caller.
class Writer {
 public:
  explicit Writer(Database& database);

  // False, and not saved, if another account has the name.
  bool save(const User& user);
  enum class Change : std::uint8_t { Saved, NameTaken, SessionVoid, VersionOld };
  Change save(const UserChange& change);
  void save(const Token& token);
  void forget_token(const std::string& hash);
  void save(const Key& key);
  void forget_key(const std::string& id);
  void save(const Note& note);
  void forget(const Note& note);
  // False if the table does not exist.
  bool save(const Rewriting& rewriting);
  void erase(const std::string& user);
  void save(const Showing& showing);
  void save(const Folding& folding);
  void drop(const std::string& table);
  // A limited number at a time.
  void forget_void_tokens(Millis before);
  // False if the stored table differs from the plan's assumptions. A part may be written then.
  bool save(const TablePlan& table);

 private:
  struct Standing {
    std::int64_t key = 0, entries = 0, last = 0;
  };

  bool make(const TableHead& head);
  bool read(std::string_view table, Standing& standing);
  bool append(const std::vector<const Entry*>& entries, Standing& standing);
  bool same_as_stored(const Entry& entry, const Standing& standing);
  void seat(const TableIndex& index, std::int64_t key);
  void rewrite(const std::vector<Entry>& entries, Standing standing);
  void write(const TablePlan& table, const Standing& standing);
  void finish(const FinishedGame& game, std::int64_t key);
  void remove_entries(Standing standing);
  void save_ways_in(const UserChange& change);

  Database& database_;
  Statement user_, user_change_, version_, session_, token_, void_token_, end_session_, end_sessions_, end_key_;
  Statement head_, same_head_, new_standing_, standing_, shelf_, entry_, stored_entry_;
  Statement tail_, tail_and_index_, people_, info_, showing_, leave_, sit_, record_;
  Statement key_, void_key_, erase_keys_, erase_tokens_, erase_person_;
  Statement note_, first_note_, void_note_, erase_notes_;
  Statement new_head_, new_text_, unname_, unseat_, new_record_;
  Statement result_, companion_, erase_companion_, erase_companions_, new_result_, remove_entry_, unname_others_,
      forget_void_;
  std::array<Statement, 7> drop_;
};

}  // namespace roundtable::server::sqlite

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/persistence/save_queue.h"
#include "server/persistence/store_thread.h"

namespace roundtable::server {

// Short codes for tables, to be typed from a screen into a phone. A code leads to the table's id, like its link. Codes
// are in the store, so all servers of a cluster know them.
class TableCodes {
 public:
  TableCodes(StoreThread& store, SaveQueue& saves) : store_(store), saves_(saves) {}

  static constexpr std::string_view kLetters = "BCDFGHJKLMNPQRSTVWXZ";  // none look alike, and they spell no words
  static constexpr std::size_t kLength = 6;
  static constexpr Millis kLifetime = Millis{2} * 60 * 60 * 1000;

  struct Code {
    std::string letters;
    Millis until = 0;
  };
  using Failed = SaveQueue::Failed;
  // Gives the table's code, valid for another two hours.
  void give(const std::string& table, Millis now, const std::function<void(const Code&)>& done, const Failed& failed);
  // Finds the table's id; `not-found` if the code is unknown or has expired.
  void find(const std::string& letters, Millis now, const std::function<void(const std::string&)>& found,
            const Failed& failed);

  // Normalizes to upper case without blanks and hyphens; empty if it is no code.
  static std::string read(std::string_view typed);

 private:
  void try_new(const std::string& table, Millis now, int tries, const std::function<void(const Code&)>& done,
               const Failed& failed);
  void save(const std::string& table, const Code& code, const std::function<void(const Code&)>& done,
            const Failed& failed);

  StoreThread& store_;
  SaveQueue& saves_;
  std::unordered_map<std::string, Code> given_;  // by this server, by table
};

}  // namespace roundtable::server

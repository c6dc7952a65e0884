#pragma once

#include <memory>
#include <string>

#include "server/base/refusal.h"
#include "server/table/table.h"
#include "server/table/table_compaction.h"
#include "server/table/table_info.h"

// Tables and people for tests.

namespace roundtable::server {

inline const User kAnn{.id = "ua", .name = "Ann"};
inline const User kBert{.id = "ub", .name = "Bert Brown"};
inline const User kCleo{.id = "uc", .name = "Cleo"};

// A table made by Ann.
inline std::unique_ptr<Table> table_of(const std::string& request) {
  return std::make_unique<Table>("t", Plan::from_request(request, kAnn), 1000);
}

// Three people who are about to draft.
inline std::unique_ptr<Table> drafting(const std::string& more = "") {
  auto table = table_of(R"({"game":"academy","options":{"first":0},"seats":["me","open","open"])" + more + "}");
  table->sit(kBert, std::nullopt, 2000);
  table->sit(kCleo, std::nullopt, 3000);
  return table;
}

// All players take their first legal choice until one has to decide alone.
inline void draft_through(Table& table) {
  while (table.game()->deciders().seats().several() || table.decision() == 0) {
    for (const Seat seat : table.game()->deciders().seats()) {
      table.choose(seat, table.decision(), table.game()->legal(seat)[0], 4000);
    }
  }
}

inline std::string first_choice(const Table& table, Seat seat) { return table.game()->legal(seat)[0]; }

template <class Work>
std::string refusal(Work work) {
  try {
    work();
  } catch (const Refused& why) {
    return why.code() + " " + why.reason() + ": " + why.what();
  }
  return "none";
}

// The table as the store would return it.
inline StoredTable stored(Table& table) { return {table.head(), table.take_written()}; }

inline std::string info_of(const Table& table) {
  JsonWriter out;
  table.write_info(out, Seat{0});
  return out.take();
}

}  // namespace roundtable::server

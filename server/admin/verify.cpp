#include "server/admin/verify.h"

#include "engine/games.h"
#include "engine/play/shuffles.h"
#include "server/table/table.h"

namespace roundtable::server {

namespace {

constexpr int kTablesAtATime = 200;
constexpr int kLooks = 5;  // tries at an inconsistent table, since a running server may be changing it

std::string wrong_with(const Table& table, const std::string& record) {
  if (table.record_json() != record) return "its record does not match its journal";
  const auto read = Record::from_json(record);
  if (!read) return "its record cannot be read: " + read.error().message;
  if (const auto game = replay_game(*read); !game) return "its record cannot be replayed: " + game.error().message;
  const auto shuffles = check_shuffles(*read);
  if (!shuffles) return "its cards do not match its seed: " + shuffles.error().message;
  if (*shuffles != Shuffles::Fair) return "its record has no seed to verify the cards";
  return {};
}

// Counts a good table, or returns its fault.
std::string look_at(Store& store, const std::string& id, Verified& verified) {
  const auto listing = store.listing(id);
  const auto record = store.record(id);
  const auto stored = store.table(id);
  if (!stored) return {};  // deleted meanwhile
  const Table table(*stored);
  if (listing && (listing->phase != table.phase() || listing->people != table.listing().people)) {
    return "its list entry does not match its journal";
  }
  switch (table.phase()) {
    case Phase::Open: ++verified.open; return {};
    case Phase::Playing: ++verified.playing; return {};
    case Phase::Closed: ++verified.closed; return {};
    case Phase::Finished: break;
  }
  if (!record) return "its game is over, but it has no record";
  std::string wrong = wrong_with(table, *record);
  if (wrong.empty()) ++verified.finished;
  return wrong;
}

std::string look_patiently_at(Store& store, const std::string& id, Verified& verified) {
  std::string wrong;
  for (int look = 0; look < kLooks; ++look) {
    try {
      wrong = look_at(store, id, verified);
    } catch (const OtherRules&) {
      ++verified.other_rules;
      return {};
    } catch (const StoreError&) {
      throw;
    } catch (const DamagedRow& damage) {
      return damage.what();
    } catch (const std::exception& error) {
      wrong = error.what();
    }
    if (wrong.empty()) return {};
  }
  return "table " + id + ": " + wrong;
}

}  // namespace

Verified verify(Store& store, const std::function<void(const std::string&)>& complain) {
  Verified verified;
  const auto note = [&](const std::string& what) {
    ++verified.wrong;
    complain(what);
  };
  for (const std::string& fault : store.faults(std::nullopt)) note(fault);
  std::string last;
  for (auto tables = store.tables_after(last, kTablesAtATime); !tables.empty();
       tables = store.tables_after(last, kTablesAtATime)) {
    for (const RestingTable& one : tables) {
      if (const std::string wrong = look_patiently_at(store, one.id, verified); !wrong.empty()) {
        note(wrong);
      }
    }
    last = tables.back().id;
  }
  return verified;
}

}  // namespace roundtable::server

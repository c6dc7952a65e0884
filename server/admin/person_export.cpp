#include "server/admin/person_export.h"

#include <utility>

#include "server/accounts/person_page.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

void write_person(JsonWriter& out, const User& user) {
  out.key("person").begin_object().field("id", std::string_view(user.id)).field("name", std::string_view(user.name));
  out.field("account", !user.passphrase.empty()).field("created", user.created);
  out.field("page", kPagesFor[static_cast<std::size_t>(user.page)]).end_object();
}

void write_sessions(JsonWriter& out, const std::vector<Session>& sessions) {
  out.key("sessions").begin_array();
  for (const Session& one : sessions) {
    out.begin_object().field("created", one.created).field("seen", one.seen);
    out.field("device", std::string_view(one.device)).end_object();
  }
  out.end_array();
}

void write_keys(JsonWriter& out, const std::vector<Key>& keys) {
  out.key("keys").begin_array();
  for (const Key& key : keys) {
    out.begin_object().field("kind", std::string_view(key.kind)).field("name", std::string_view(key.name));
    out.field("created", key.created).field("used", key.used);
    if (key.kind == "notices") out.key("wishes").raw(key.data);
    out.end_object();
  }
  out.end_array();
}

void write_table(JsonWriter& out, const Table& table, const std::string& user) {
  out.begin_object().key("table");
  table.write_info(out, table.seat_of(user));
  out.key("chat").begin_array();
  for (std::size_t i = 0; i < table.chat().size(); ++i) {
    if (table.chat()[i].user == user) table.chat()[i].write(out);
  }
  out.end_array().key("record");
  table.phase() == Phase::Finished ? out.raw(table.record_json()) : out.null();
  out.end_object();
}

Refused no_export() { return {"store", "the store cannot be read right now; try again in a moment"}; }

}  // namespace

void PersonExport::write(const User& user, const std::string& token, Done done, SaveQueue::Failed failed) {
  const auto work = std::make_shared<Work>();
  work->user = user;
  work->done = std::move(done);
  work->failed = std::move(failed);
  people_.list_sessions(
      user, token,
      [this, work](std::vector<Session> sessions) {
        work->sessions = std::move(sessions);
        people_.list_keys(
            work->user,
            [this, work](std::vector<Key> keys) {
              work->keys = std::move(keys);
              find_tables(work);
            },
            work->failed);
      },
      work->failed);
}

void PersonExport::find_tables(const WorkPtr& work) {
  store_.read<std::vector<std::string>>([id = work->user.id](Store& store) { return store.tables_of(id); },
                                        [this, work](std::vector<std::string> tables) {
                                          work->tables = std::move(tables);
                                          work->out.begin_object();
                                          write_person(work->out, work->user);
                                          write_sessions(work->out, work->sessions);
                                          write_keys(work->out, work->keys);
                                          holidays_.write_taken(work->out.key("holidays"), work->user.id,
                                                                time_of_day());
                                          blocks_.write(work->out.key("blocked"), work->user.id);
                                          work->out.key("tables").begin_array();
                                          go_on(work);
                                        },
                                        [work] { work->failed(no_export()); });
}

void PersonExport::go_on(const WorkPtr& work) {
  if (work->tables.empty()) return work->done(work->out.end_array().end_object().take());
  const std::string id = std::move(work->tables.back());
  work->tables.pop_back();
  live_.with(
      id,
      [this, work](LiveTable& live) {
        write_table(work->out, *live.table, work->user.id);
        // Lets other waiting requests go first, since there may be many tables.
        saves_.when_known(live.table->id(), [this, work] { go_on(work); }, work->failed);
      },
      [this, work, id](const Refused& why) {
        work->out.begin_object().field("id", std::string_view(id)).key("error");
        why.write(work->out);
        work->out.end_object();
        go_on(work);
      });
}

}  // namespace roundtable::server

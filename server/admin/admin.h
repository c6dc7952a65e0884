#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "server/accounts/people.h"
#include "server/admin/backups.h"
#include "server/admin/overview.h"
#include "server/live/table_service.h"
#include "server/lobby/hall.h"

namespace roundtable::server {

// The operator's commands to a running server, from `roundtable admin` and the page at /admin, both over HTTP.
// `roundtable admin` needs read access to the store: the store has a secret for it, new at each start. All changes are
// logged.
class Admin {
 public:
  Admin(StoreThread& store, TableService& tables, SaveQueue& saves, LiveTables& live, Listeners& listeners,
        OperatorSettings& settings, Hall& hall, People& people, Backups& backups, Overview& overview)
      : store_(store),
        tables_(tables),
        saves_(saves),
        live_(live),
        listeners_(listeners),
        settings_(settings),
        hall_(hall),
        people_(people),
        backups_(backups),
        overview_(overview),
        secret_(random_text(kSecretLength)) {}

  // Shuts this server down as a signal would; `by` is the person who asked for it.
  using End = std::function<void(const std::string& by)>;
  void on_end(End end) { end_ = std::move(end); }
  void end(const std::string& by) const { end_(by); }

  // Stores this server's address and the secret. Of several servers the last one that did so gets the commands.
  void open_door(const std::string& host, std::uint16_t port);
  void open_door();
  bool opens(const std::string& secret) const;

  // Calls `say` with the result as JSON, or `failed`, or throws Refused. `by`: the person who asks; empty: taken from
  // the body.
  using Say = std::function<void(const std::string&)>;
  void act(const std::string& body, const std::string& by, const Say& say, const SaveQueue::Failed& failed);

 private:
  struct Act {
    std::string what;
    Fields fields;
    std::string by;
    Say say;
    SaveQueue::Failed failed;
  };

  // A command by its name.
  struct Command {
    std::string_view name;
    void (Admin::*how)(const Act&);
  };
  static const std::array<Command, 7> kLooks;
  static const std::array<Command, 9> kChanges;

  static constexpr std::size_t kSecretLength = 40;
  static constexpr const char* kActKind = "act";  // kind of the documents that log acts

  void list_servers(const Act& act);
  void list_people(const Act& act);
  void list_tables(const Act& act);
  // Searches the whole store, not only connected people and loaded tables.
  void search(const Act& act);
  void list_reports(const Act& act);
  void show_report(const Act& act);
  void list_bans(const Act& act);
  void list_acts(const Act& act);
  void ban(const Act& act);
  // Exactly one of `user` and `network` is set.
  void keep_out(const Act& act, const std::string& user, const std::string& network);
  void unban(const Act& act);
  void rename(const Act& act);
  void delete_lines(const Act& act);
  void close_table(const Act& act);
  void announce(const Act& act);
  void set_read_only(const Act& act);
  void back_up(const Act& act);
  // Shuts down this server or a peer.
  void drain(const Act& act);
  // The account of that name, or the person with that id.
  void with_person(const Act& act, const std::function<void(const User&)>& use);
  void read_notes(const Act& act, const std::string& kind, const std::function<void(const std::vector<Note>&)>& use);
  // Fails the act because the store cannot be read.
  static std::function<void()> unread(const Act& act);
  // Logs the act. Answers when it is stored, with the fields that `more` adds.
  void done(const Act& act, const std::string& details, const std::function<void(JsonWriter&)>& more = {});

  StoreThread& store_;
  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  Listeners& listeners_;
  OperatorSettings& settings_;
  Hall& hall_;
  People& people_;
  Backups& backups_;
  Overview& overview_;
  End end_;
  std::string secret_;
  std::string host_;
  std::uint16_t port_ = 0;
};

}  // namespace roundtable::server

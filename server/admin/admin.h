#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "server/accounts/people.h"
#include "server/admin/backups.h"
#include "server/admin/overview.h"
#include "server/live/table_service.h"

namespace roundtable::server {

// What whoever runs the server does while it runs: `roundtable admin` and the page at /admin ask for it over HTTP. For
// the former, who may read the store may ask: it holds the word that opens this, a new one each time the server starts.
// Every act is written down.
class Admin {
 public:
  Admin(StoreThread& store, TableService& tables, People& people, Backups& backups, Overview& overview)
      : store_(store),
        tables_(tables),
        people_(people),
        backups_(backups),
        overview_(overview),
        secret_(random_text(kSecretLength)) {}

  // How this server ends, as a signal would have it end; who wants it is given.
  using End = std::function<void(const std::string& by)>;
  void on_end(End end) { end_ = std::move(end); }
  void end(const std::string& by) const { end_(by); }

  // Says in the store where to ask, and with which word. Of several servers the one that said so last is asked.
  void open_door(const std::string& host, std::uint16_t port);
  void open_door();
  bool opens(const std::string& secret) const;

  // Says what came of it, as JSON; or throws Refused, or calls `failed`. `by`: who asks; empty: who they say they are.
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

  // What can be asked for, by its name.
  struct Deed {
    std::string_view name;
    void (Admin::*how)(const Act&);
  };
  static const std::array<Deed, 7> kLooks;
  static const std::array<Deed, 9> kChanges;

  static constexpr std::size_t kSecretLength = 40;
  static constexpr const char* kActKind = "act";  // of notes: what was done

  void list_servers(const Act& act);
  void list_people(const Act& act);
  void list_tables(const Act& act);
  // In the whole store, not only among those who are here.
  void search(const Act& act);
  void list_reports(const Act& act);
  void show_report(const Act& act);
  void list_bans(const Act& act);
  void list_acts(const Act& act);
  void ban(const Act& act);
  // One of the two stays out.
  void keep_out(const Act& act, const std::string& user, const std::string& network);
  void unban(const Act& act);
  void rename(const Act& act);
  void delete_lines(const Act& act);
  void close_table(const Act& act);
  void announce(const Act& act);
  void set_read_only(const Act& act);
  void back_up(const Act& act);
  // Lets a server end, this one or another.
  void drain(const Act& act);
  // The account of that name, or whoever has that id.
  void with_person(const Act& act, const std::function<void(const User&)>& use);
  void read_notes(const Act& act, const std::string& kind, const std::function<void(const std::vector<Note>&)>& use);
  // What is said where the store does not answer.
  static std::function<void()> unread(const Act& act);
  // Writes the act down, and says so when that is stored, with what else is to be known of it.
  void done(const Act& act, const std::string& details, const std::function<void(JsonWriter&)>& more = {});

  StoreThread& store_;
  TableService& tables_;
  People& people_;
  Backups& backups_;
  Overview& overview_;
  End end_;
  std::string secret_;
  std::string host_;
  std::uint16_t port_ = 0;
};

}  // namespace roundtable::server

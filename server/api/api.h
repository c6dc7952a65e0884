#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "server/accounts/passkeys.h"
#include "server/accounts/people.h"
#include "server/accounts/person_page.h"
#include "server/admin/admin.h"
#include "server/admin/overview.h"
#include "server/admin/person_eraser.h"
#include "server/admin/person_export.h"
#include "server/live/table_codes.h"
#include "server/live/table_service.h"
#include "server/lobby/invitations.h"
#include "server/lobby/matchmaker.h"
#include "server/notifications/notifications.h"
#include "server/notifications/turns.h"
#include "server/observability/event_log.h"

namespace roundtable::server {

struct ApiOptions {
  bool secure_cookies = false;
  int new_per_hour = 300;      // guests and tables of one household; 0 means any number
  int tables_per_hour = 60;    // of one person
  int logins_per_minute = 20;  // of one household
  bool open_metrics = false;   // for others than this machine
  std::string site;            // where people find this server
  std::string test_secret;     // for tests only: every table gets this one
};

// What the server does over HTTP, and who may open a WebSocket: docs/protocol.md.
class Api final : public Service {
 public:
  Api(Loop& loop, StoreThread& store, TableService& tables, Matchmaker& matchmaker, Turns& turns, Pushes& pushes,
      Notifications& notifications, Invitations& invitations, People& people, PersonEraser& eraser, Admin& admin,
      Overview& overview, Metrics& metrics, BotThreads& bots, Traces& traces, ApiOptions options)
      : loop_(loop),
        store_(store),
        tables_(tables),
        matchmaker_(matchmaker),
        turns_(turns),
        pushes_(pushes),
        notifications_(notifications),
        invitations_(invitations),
        people_(people),
        eraser_(eraser),
        admin_(admin),
        overview_(overview),
        exports_(store, tables, people),
        codes_(store, tables.saves()),
        metrics_(metrics),
        bots_(bots),
        options_(std::move(options)),
        log_(traces) {}

  void request(HttpRequest request, Reply answer) override;
  void upgrade(HttpRequest request, Admit admit, Reply refuse) override;

  // Where it listens.
  struct Place {
    std::string host;
    std::uint16_t port = 0;
  };
  void listens_at(Place place) { place_ = std::move(place); }

 private:
  using Failed = SaveQueue::Failed;
  struct Call {
    HttpRequest request;
    Reply reply;
    Failed failed;
  };

  // Who comes through a club's login is who that says, whatever else they bring.
  void known_by_club(HttpRequest request, std::function<void(HttpRequest)> go_on, const Failed& failed);
  void route(const Call& call);
  void route_people(const Call& call, const std::string& what);
  void route_tables(const Call& call);
  void route_pages(const Call& call, const std::string& path);
  void route_table(const Call& call, const std::string& id, const std::string& what);
  // Wraps what may refuse, now or later.
  template <class Work>
  auto guarded(const Failed& failed, Work work) {
    return [failed, work](auto&&... arguments) {
      guard([&] { work(std::forward<decltype(arguments)>(arguments)...); }, failed);
    };
  }

  std::string health(bool local) const;
  // `roundtable admin`, and the page of whoever runs the server.
  void administer(const Call& call);
  void route_admin(const Call& call, const std::string& what);
  void act_for(const Call& call, const std::string& by);
  // A name that is allowed here. Throws Refused.
  std::string name_from(const Fields& fields) const;
  void greet_newcomer(const Call& call, const std::string& what);
  void change_me(const Call& call, const User& user, const std::string& what);
  void show_me(const Call& call, const User& user, const std::string& what);
  void show_holiday(const Call& call, const User& user);
  void show_blocked(const Call& call, const User& user);
  void block(const Call& call, const User& user);
  void unblock(const Call& call, const User& user);
  void report(const Call& call, const User& user, const LiveTable& live);
  void keep_order(const Call& call, const User& user, LiveTable& live, const std::string& what);
  void list_sessions(const Call& call, const User& user);
  void list_keys(const Call& call, const User& user);
  void offer_names(const Call& call);
  void ask_for_passkey(const Call& call, const User& user);
  void add_passkey(const Call& call, const User& user);
  void remove_passkey(const Call& call, const User& user);
  void ask_for_any_passkey(const Call& call);
  void enter_by_passkey(const Call& call);
  void erase_me(const Call& call, const User& user);
  void export_me(const Call& call, const User& user);
  void end_sessions(const Call& call, const User& user);
  void show_page(const Call& call, const Looker& looker, const std::string& person);
  void list_games(const Call& call, const Looker& looker, const std::string& person);
  void show_games(const Call& call, const std::string& looker, const std::vector<PlayedGame>& found);
  void set_page(const Call& call, const User& user);
  void expect_wanted_words(const std::string& name) const;
  // What belongs to a person, whatever they have done: their data, and to be erased.
  static bool is_for_banned(std::string_view what);
  // What a list shows of a table to that user; nothing if it is damaged, and is set aside.
  bool write_listed(JsonWriter& out, const TableIndex& table, const std::string& user);
  void show_notices(const Call& call, const User& user);
  void change_notices(const Call& call, const User& user, const std::string& what);
  void show_turns(const Call& call, const User& user);
  void make_table(const Call& call, const User& user);
  void list(const Call& call);
  struct Listed {
    std::vector<TableIndex> tables;
    PeopleElsewhere elsewhere;
  };
  void show_list(const Call& call, const std::string& user, const Listed& listed);
  void at_table(const Call& call, const User& user, LiveTable& live, const std::string& what);
  // What the host and those who wait do before the start.
  void in_waiting_room(const Call& call, const User& user, LiveTable& live, const std::string& what);
  void free_seat(const Call& call, const User& host, LiveTable& live);
  // Answers with the table as it is now.
  static std::function<void()> show_table(const Call& call, const LiveTable& live, const std::string& user);
  void show_chat(const Call& call, const std::string& id);
  // What bots say of the choice that is to be made, `hint`, or of the last one, `last`.
  void advise(const Call& call, const std::string& id, const std::string& what);
  BotThreads::Ask hint(const Call& call, const Table& table, Seat seat);
  static BotThreads::Ask last_choice(const Table& table, Seat seat);
  void show_ahead(const Call& call, const std::string& id);
  void show_record(const Call& call, const std::string& id);
  void give_code(const Call& call, const std::string& id);
  void find_code(const Call& call);
  void show_reach(const Call& call) const;
  void rematch(const Call& call, const User& user, LiveTable& live);
  void invite(const Call& call, const User& user, const LiveTable& live);
  void make_rematch(const Call& call, Seat by, LiveTable& live, const std::string& promise);
  // When what changed at that table is stored.
  void show_rematch(const Call& call, const std::string& next, const std::string& changed);
  // Throw Refused.
  void expect_not_blocked(const User& user, const Table& table) const;
  void expect_few_new(const Call& call);
  void expect_few_logins(const Call& call);
  void greet(const Call& call, const Welcome& welcome);
  void say_who(const Call& call);

  Loop& loop_;
  StoreThread& store_;
  TableService& tables_;
  Matchmaker& matchmaker_;
  Turns& turns_;
  Pushes& pushes_;
  Notifications& notifications_;
  Invitations& invitations_;
  People& people_;
  PersonEraser& eraser_;
  Admin& admin_;
  Overview& overview_;
  PersonExport exports_;
  TableCodes codes_;
  Passkeys passkeys_;
  Metrics& metrics_;
  BotThreads& bots_;
  ApiOptions options_;
  EventLog log_;
  Place place_;
};

}  // namespace roundtable::server

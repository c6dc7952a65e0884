#include "server/api/controllers/codes_controller.h"

#include "server/base/http.h"
#include "server/base/wall_clock.h"
#include "server/net/interfaces.h"

namespace roundtable::server {

namespace {

constexpr Limit kMostCodes{"codes", 60, 3600, "person", "too many codes requested; try again later"};
// There are 64 million codes of twenty letters, so guessing a valid code takes years.
constexpr Limit kMostGuesses{"guesses", 30, 600, "address",
                             "too many codes from your address; try again in a few minutes"};

}  // namespace

const Routes<CodesController>& CodesController::routes() {
  using enum Method;
  using enum Who;
  using C = CodesController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Post, "/api/v1/tables/{table}/code", Person, {}, "TableCode", "Create a code for a table",
        R"(`{"code":"KTMQHR","until":…}`: six of the letters `BCDFGHJKLMNPQRSTVWXZ` that lead to the table for two hours. A repeated call extends the same code)"},
       &C::give},
      {{Post, "/api/v1/codes", Anyone, {Field::text("code", 1, 20).described("string")}, "FoundTable", "Find a table by its code",
        R"(`{"table":"…"}`, or `not-found`. Case, spaces and hyphens do not matter)"},
       &C::find},
      {{Get, "/api/v1/reach", Local, {}, "Reach", "Show addresses in the network",
        R"(`{"open":false,"port":8080,"addresses":["192.168.1.5"]}`: whether other machines can connect, and where)"},
       &C::show_reach},
  };
  // clang-format on
  return kRoutes;
}

void CodesController::give(const CallPtr& call) {
  limits_.expect(kMostCodes, call->user.id);
  const auto answer = [call](const TableCodes::Code& code) {
    JsonWriter out;
    out.begin_object().field("code", std::string_view(code.letters)).field("until", code.until);
    call->reply(respond(out.end_object()));
  };
  tables_.with_latest(
      call->id,
      [this, call, answer](LiveTable& live) { codes_.give(live.table->id(), time_of_day(), answer, call->failed); },
      call->failed);
}

void CodesController::find(const CallPtr& call) {
  const std::string letters = TableCodes::read(call->fields.text("code"));
  if (letters.empty()) throw bad_field("code", "allowed: six letters out of " + std::string(TableCodes::kLetters));
  limits_.expect(kMostGuesses, call->request.address);
  codes_.find(
      letters, time_of_day(),
      [call](const std::string& table) {
        JsonWriter out;
        out.begin_object().field("table", std::string_view(table)).end_object();
        call->reply(respond(out));
      },
      call->failed);
}

// Local only: addresses of a private network stay private.
void CodesController::show_reach(const CallPtr& call) {
  JsonWriter out;
  out.begin_object().field("open", net::is_open_to_network(host_)).field("port", static_cast<int>(port_));
  out.key("addresses").begin_array();
  for (const std::string& address : net::network_addresses()) out.value(std::string_view(address));
  call->reply(respond(out.end_array().end_object()));
}

}  // namespace roundtable::server

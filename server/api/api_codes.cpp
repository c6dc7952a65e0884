#include "server/api/api.h"
#include "server/base/fields.h"
#include "server/base/http.h"
#include "server/base/wall_clock.h"
#include "server/net/interfaces.h"

// Ways from one screen to another, over HTTP: short codes for tables, and this machine's addresses in its network.

namespace roundtable::server {

namespace {

constexpr Limit kMostCodes{"codes", 60, 3600, "person", "too many codes requested; try again later"};
// Twenty letters make 64 million codes: guessing one takes years.
constexpr Limit kMostGuesses{"guesses", 30, 600, "address",
                             "too many codes from your address; try again in a few minutes"};

}  // namespace

void Api::give_code(const Call& call, const std::string& id) {
  people_.with_user(
      call.request.token,
      guarded(call.failed,
              [this, call, id](const User& user) {
                expect_no_fields(call.request);
                tables_.saves().expect_working();
                tables_.limits().expect(kMostCodes, user.id);
                tables_.with_latest(
                    id,
                    [this, call](LiveTable& live) {
                      codes_.give(
                          live.table->id(), time_of_day(),
                          [call](const TableCodes::Code& code) {
                            JsonWriter out;
                            out.begin_object().field("code", std::string_view(code.letters)).field("until", code.until);
                            call.reply(respond(out.end_object()));
                          },
                          call.failed);
                    },
                    call.failed);
              }),
      call.failed);
}

void Api::find_code(const Call& call) {
  expect_method(call.request, "POST");
  const std::string typed = Fields(call.request.body, {"code"}).text("code", 1, 20);
  const std::string letters = TableCodes::read(typed);
  if (letters.empty()) throw bad_field("code", "allowed: six letters out of " + std::string(TableCodes::kLetters));
  tables_.limits().expect(kMostGuesses, call.request.address);
  codes_.find(
      letters, time_of_day(),
      [call](const std::string& table) {
        JsonWriter out;
        out.begin_object().field("table", std::string_view(table)).end_object();
        call.reply(respond(out));
      },
      call.failed);
}

// Addresses of a private network are nobody else's business.
void Api::show_reach(const Call& call) const {
  expect_method(call.request, "GET");
  if (!call.request.local) throw Refused("not-yours", "only allowed from the server's own machine");
  JsonWriter out;
  out.begin_object().field("open", net::is_open_to_network(place_.host)).field("port", static_cast<int>(place_.port));
  out.key("addresses").begin_array();
  for (const std::string& address : net::network_addresses()) out.value(std::string_view(address));
  call.reply(respond(out.end_array().end_object()));
}

}  // namespace roundtable::server

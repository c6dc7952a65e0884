#include "server/api.h"
#include "server/fields.h"
#include "server/http.h"
#include "server/net/interfaces.h"
#include "server/wall_clock.h"

// Ways from one screen to another, over HTTP: short codes for tables, and this machine's addresses in its network.

namespace roundtable::server {

namespace {

constexpr Limit kMostCodes{"codes", 60, 3600, "person", "you have asked for many codes; please try again later"};
// Twenty letters make 64 million codes: guessing one takes years.
constexpr Limit kMostGuesses{"guesses", 30, 600, "address",
                             "too many codes from your address; please wait some minutes"};

}  // namespace

void Api::give_code(const Asked& asked, const std::string& id) {
  people_.with_user(
      asked.request.token,
      guarded(asked.failed,
              [this, asked, id](const User& user) {
                expect_no_fields(asked.request);
                tables_.saves().expect_working();
                tables_.limits().expect(kMostCodes, user.id);
                tables_.with_latest(
                    id,
                    [this, asked](LiveTable& live) {
                      codes_.give(
                          live.table->id(), time_of_day(),
                          [asked](const TableCodes::Code& code) {
                            JsonWriter out;
                            out.begin_object().field("code", std::string_view(code.letters)).field("until", code.until);
                            asked.reply(respond(out.end_object()));
                          },
                          asked.failed);
                    },
                    asked.failed);
              }),
      asked.failed);
}

void Api::find_code(const Asked& asked) {
  expect_method(asked.request, "POST");
  const std::string typed = Fields(asked.request.body, {"code"}).text("code", 1, 20);
  const std::string letters = TableCodes::read(typed);
  if (letters.empty()) throw bad_field("code", "allowed: six letters of " + std::string(TableCodes::kLetters));
  tables_.limits().expect(kMostGuesses, asked.request.address);
  codes_.find(
      letters, time_of_day(),
      [asked](const std::string& table) {
        JsonWriter out;
        out.begin_object().field("table", std::string_view(table)).end_object();
        asked.reply(respond(out));
      },
      asked.failed);
}

// Addresses of a private network are nobody else's business.
void Api::show_reach(const Asked& asked) const {
  expect_method(asked.request, "GET");
  if (!asked.request.local) throw Refused("not-yours", "only from the machine itself");
  JsonWriter out;
  out.begin_object().field("open", net::is_open_to_network(place_.host)).field("port", static_cast<int>(place_.port));
  out.key("addresses").begin_array();
  for (const std::string& address : net::network_addresses()) out.value(std::string_view(address));
  asked.reply(respond(out.end_array().end_object()));
}

}  // namespace roundtable::server

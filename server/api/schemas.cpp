#include "server/api/schemas.h"

#include "bots/levels.h"
#include "server/base/json_schema.h"

namespace roundtable::server {

// Names of its own: several files are compiled as one.
namespace answers {
namespace {

using namespace schema;

std::string levels() {
  std::string names;
  for (const Level& level : kLevels) names += (names.empty() ? "\"" : ",\"") + std::string(level.name) + "\"";
  return R"({"type":"string","enum":[)" + names + "]}";
}

std::string person() {
  return object({{"id", kText}, {"name", kText}, {"account", kFlag}, {"created", kTime}, {"recovery?", kText}});
}

std::string keys() {
  return object({{"passphrase", kFlag},
                 {"recovery", nullable(kTime)},
                 {"passkeys", list(object({{"id", kText}, {"name", kText}, {"created", kTime}, {"used", kTime}}))}});
}

std::string sessions() {
  return object(
      {{"sessions",
        list(object({{"id", kText}, {"created", kTime}, {"seen", kTime}, {"device", kText}, {"here", kFlag}}))}});
}

std::string exported() {
  return object({{"person", object({{"id", kText}, {"name", kText}, {"account", kFlag}, {"created", kTime}})},
                 {"sessions", list(object({{"created", kTime}, {"seen", kTime}, {"device", kText}}))},
                 {"keys", list(kObject)},
                 {"holidays", list(list(kTime))},
                 {"blocked", list(ref("Named"))},
                 {"tables", list(kObject)}});
}

std::string profile() {
  return object({{"person", ref("Person")},
                 {"page", nullable(word({"nobody", "companions", "everybody"}))},
                 {"tallies", list(object({{"game", kText},
                                          {"players", kInteger},
                                          {"people", kFlag},
                                          {"month", kText},
                                          {"place", kInteger},
                                          {"games", kInteger}}))},
                 {"companions", list(object({{"user", kText},
                                             {"name", kText},
                                             {"account", kFlag},
                                             {"games", kInteger},
                                             {"won", kInteger},
                                             {"last", kTime}}))}});
}

std::string played_games() {
  return object(
      {{"games", list(object({{"ended", kTime}, {"place", kInteger}, {"bot", kFlag}, {"table", ref("Table")}}))},
       {"next?", kText}});
}

std::string seat() {
  return object({{"kind", word({"open", "person", "bot", "held"})},
                 {"name?", kText},
                 {"user?", kText},
                 {"here?", kFlag},
                 {"away?", nullable(kTime)},
                 {"bot?", kFlag},
                 {"ready?", kFlag},
                 {"removed?", kFlag},
                 {"silenced?", kFlag},
                 {"conceded?", kFlag},
                 {"holiday?", nullable(kTime)}});
}

std::string clock() {
  return R"({"anyOf":[)" + kInteger + "," + object({{"bank", kInteger}, {"plus", kInteger}}) + "," + kNull + "]}";
}

std::string table() {
  const std::string maybe_seat = nullable(kInteger);
  return object(
      {{"id", kText},
       {"game", kText},
       {"players", kInteger},
       {"options", kObject},
       {"public", kFlag},
       {"clock", clock()},
       {"overtime", word({"bot", "end"})},
       {"chat", kFlag},
       {"hidden", kFlag},
       {"hints", kFlag},
       {"ready", kFlag},
       {"found", kFlag},
       {"phase", word({"open", "playing", "finished", "closed"})},
       {"created", kTime},
       {"updated", kTime},
       {"seats", list(ref("Seat"))},
       {"spectators", kInteger},
       {"you", maybe_seat},
       {"host", maybe_seat},
       {"keeper", maybe_seat},
       {"changes", kInteger},
       {"changed", nullable(object({{"at", kTime}, {"name", kText}, {"before", kObject}}))},
       {"commitment", kText},
       {"numbers", list(nullable(kText))},
       {"opening", nullable(object({{"until", nullable(kTime)}, {"seats", list(kInteger)}}))},
       {"anew", nullable(object({{"times", kInteger}, {"names", list(kText)}}))},
       {"votes", list(list(kInteger))},
       {"pause", nullable(object({{"since", kTime}, {"until", kTime}}))},
       {"pausing", list(kInteger)},
       {"rematch", nullable(kText)},
       {"rematchBy", maybe_seat},
       {"result", nullable(kObject)},
       {"ending", nullable(word({"played", "conceded", "agreed", "overtime", "stopped"}))},
       {"endedBy", maybe_seat},
       {"winner", maybe_seat},
       {"abandoning",
        nullable(object({{"by", kInteger}, {"agreed", list(kInteger)}, {"asked", list(kInteger)}, {"until", kTime}}))},
       {"quits", list(object({{"what", kText}, {"seat", kInteger}, {"at", kTime}, {"events", kInteger}}))},
       {"stopped", kFlag},
       {"secret", nullable(kText)},
       {"standings?", nullable(list(nullable(kInteger)))}});
}

std::string turns() {
  return object({{"turns", list(object({{"table", ref("Table")},
                                        {"since", nullable(kTime)},
                                        {"due", list(nullable(kTime))},
                                        {"view", kObject}}))}});
}

std::string notices() {
  const std::string device = object({{"id", kText}, {"device", kText}, {"created", kTime}, {"here", kFlag}});
  const std::string quiet = object({{"from", kInteger}, {"to", kInteger}, {"offset", kInteger}});
  return object({{"key", nullable(kText)},
                 {"devices", list(device)},
                 {"wishes", object({{"quiet", nullable(quiet)}, {"tables", kObject}})}});
}

std::string games() {
  return object({{"games", list(object({{"name", kText}, {"title", kText}, {"players", list(kInteger)}}))},
                 {"levels", list(ref("Level"))},
                 {"readOnly", kFlag},
                 {"announcement", nullable(kText)}});
}

std::string hall() {
  const std::string wish = object({{"games", list(kText)},
                                   {"players", list(kInteger)},
                                   {"pace", word({"quick", "day"})},
                                   {"rules", word({"plain", "any"})}});
  return object({{"here", kInteger},
                 {"looking", kInteger},
                 {"wishes", list(object({{"people", kInteger}, {"wish", wish}}))},
                 {"people", list(object({{"user", kText},
                                         {"name", kText},
                                         {"account", kFlag},
                                         {"doing", word({"playing", "open", "watching", "here"})},
                                         {"game", nullable(kText)}}))}});
}

std::vector<NamedSchema> all() {
  return {
      {"Error", object({{"error", error()}})},
      {"Nothing", kObject},
      {"Level", levels()},
      {"Named", object({{"user", kText}, {"name", kText}})},
      {"Person", person()},
      {"You", object({{"you", nullable(ref("Person"))}})},
      {"FreeNames", object({{"free", list(kText)}})},
      {"Keys", keys()},
      {"Sessions", sessions()},
      {"Holiday", object({{"until", nullable(kTime)}, {"left", kInteger}, {"days", kInteger}})},
      {"NewPasskey", object({{"challenge", kText}, {"site", kText}, {"user", kText}, {"known", list(kText)}})},
      {"Challenge", object({{"challenge", kText}, {"site", kText}})},
      {"Export", exported()},
      {"Profile", profile()},
      {"PlayedGames", played_games()},
      {"Seat", seat()},
      {"Table", table()},
      {"TableAnswer", object({{"table", ref("Table")}})},
      {"NewTable", object({{"id", kText}, {"table", ref("Table")}})},
      {"TableList", object({{"tables", list(ref("Table"))}, {"next?", kText}})},
      {"TableId", object({{"id", kText}})},
      {"Record", kObject},
      {"ChatLine", object({{"n", kInteger}, {"at", kTime}, {"seat", kInteger}, {"name", kText}, {"text", kText}})},
      {"Chat", object({{"chat", list(ref("ChatLine"))}, {"earlier", kFlag}})},
      {"TableCode", object({{"code", kText}, {"until", kTime}})},
      {"FoundTable", object({{"table", kText}})},
      {"Reach", object({{"open", kFlag}, {"port", kInteger}, {"addresses", list(kText)}})},
      {"Ahead", object({{"view", kObject}})},
      {"Hint", object({{"decision", kInteger}, {"advice", kObject}})},
      {"LastChoice", object({{"last", nullable(object({{"view", kObject}, {"moment", kObject}}))}})},
      {"Blocked", object({{"blocked", list(ref("Named"))}})},
      {"Turns", turns()},
      {"Notices", notices()},
      {"Games", games()},
      {"Hall", hall()},
      {"Document", kObject},
  };
}

}  // namespace
}  // namespace answers

const std::vector<NamedSchema>& answer_schemas() {
  static const std::vector<NamedSchema> kSchemas = answers::all();
  return kSchemas;
}

}  // namespace roundtable::server

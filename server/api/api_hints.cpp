#include <utility>

#include "bots/any_bot.h"
#include "server/api/api.h"
#include "server/base/http.h"
#include "study/last_choice.h"

// Advice of bots, over HTTP, only where a table allows it. It is thought where bots think, in the same turns, and from
// what the seat may know.

namespace roundtable::server {

namespace {

constexpr std::string_view kAdviser = "champion";

Refused too_late() { return {"late", "the game has moved on; use the latest view"}; }

}  // namespace

void Api::advise(const Call& call, const std::string& id, const std::string& what) {
  const auto begin = [this, call, what](const User& user, LiveTable& live) {
    const auto seat = live.table->seat_of(user.id);
    if (!seat) throw Refused("not-yours", "you are not seated at this table");
    live.table->expect_hints(*seat);
    tables_.expect_calm(live, user);
    const auto ask = what == "hint" ? hint(call, *live.table, *seat) : last_choice(*live.table, *seat);
    bots_.think({call.request.address, user.id}, ask, [this, call, id = live.table->id()](const std::string& thought) {
      tables_.saves().when_known(id, [call, thought] { call.reply({.body = thought}); }, call.failed);
    });
  };
  people_.with_user(
      call.request.token,
      [this, call, id, begin](const User& user) {
        tables_.with_latest(id, guarded(call.failed, [begin, user](LiveTable& live) { begin(user, live); }),
                            call.failed);
      },
      call.failed);
}

// On the choice that is to be made.
BotThreads::Ask Api::hint(const Call& call, const Table& table, Seat seat) {
  if (table.game()->legal(seat).empty()) throw Refused("not-now", "it is not your turn");
  return [this, call, id = table.id(), decision = table.decision(),
          seat](double haste) -> std::optional<BotThreads::Question> {
    const LiveTable* live = tables_.live().find(id);
    if (live == nullptr || live->table->decision() != decision) {
      call.failed(too_late());
      return std::nullopt;
    }
    const std::string& game = live->table->plan().game;
    auto bot = make_any_bot(game, in_haste(kAdviser, has_learned(game), haste));
    auto opinions = bot ? (*bot)->prepare_opinions(*live->table->game(), seat) : bot.error();
    if (!opinions) {
      call.failed(too_late());
      return std::nullopt;
    }
    const auto length = static_cast<std::uint64_t>(live->table->length());
    Rng rng = bot_rng(live->table->plan().secret, length, seat, Purpose::Hints);
    return [bot = std::shared_ptr<AnyBot>(std::move(*bot)), opinions = std::move(*opinions), decision, rng]() mutable {
      JsonWriter out;
      out.begin_object().field("decision", decision).key("opinions").raw(json_of(opinions(rng)));
      return out.end_object().take();
    };
  };
}

// On the last one that was made.
BotThreads::Ask Api::last_choice(const Table& table, Seat seat) {
  return [record = table.game()->record(), seat](double /*haste*/) {
    return std::optional<BotThreads::Question>([record, seat] {
      const auto judged = last_choice_json(record, seat);
      const std::optional<std::string> last = judged ? *judged : std::nullopt;
      JsonWriter out;
      out.begin_object().key("last");
      last ? out.raw(*last) : out.null();
      return out.end_object().take();
    });
  };
}

}  // namespace roundtable::server

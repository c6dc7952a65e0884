#include "server/api/controllers/advice_controller.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/api/controllers/table_calls.h"
#include "server/base/http.h"
#include "study/advice.h"

namespace roundtable::server {

namespace {

Refused too_late() { return {"late", "the game has moved on; use the latest view"}; }

}  // namespace

const Routes<AdviceController>& AdviceController::routes() {
  using enum Method;
  using enum Who;
  using C = AdviceController;
  // clang-format off
  static const Routes<C> kRoutes = {
      {{Get, "/api/v1/tables/{table}/ahead", Player, {}, "Ahead", "List possible premoves",
        R"(`{"view":…}` as if it were your turn: see [Premoves](#premoves))"},
       &C::show_ahead},
      {{Get, "/api/v1/tables/{table}/hint", Player, {}, "Hint", "Get a hint",
        R"(`{"decision":12,"advice":{…}}`: see [Hints](#hints))"},
       &C::show_hint},
      {{Get, "/api/v1/tables/{table}/last", Player, {}, "LastChoice", "Review your last choice",
        R"(`{"last":{"view":…,"moment":…}}`: a review of your last choice, or null)"},
       &C::show_last},
  };
  // clang-format on
  return kRoutes;
}

void AdviceController::show_ahead(const CallPtr& call) {
  const auto show = [this, call](const LiveTable& live) {
    const Seat seat = own_seat(live, call->user);
    live.table->moderation().expect_not_removed(seat);
    live.table->play().expect_ahead(seat);
    JsonWriter out;
    out.begin_object().key("view");
    live.table->game()->write_ahead(out, seat);
    out.end_object();
    saves_.when_known(live.table->id(), [call, response = respond(out)] { call->reply(response); }, call->failed);
  };
  tables_.with_latest(call->id, guarded(call, show), call->failed);
}

void AdviceController::show_hint(const CallPtr& call) { advise(call, &AdviceController::hint); }

void AdviceController::show_last(const CallPtr& call) { advise(call, &AdviceController::last_choice); }

void AdviceController::advise(const CallPtr& call, Question question) {
  const auto begin = [this, call, question](LiveTable& live) {
    const Seat seat = own_seat(live, call->user);
    live.table->play().expect_hints(seat);
    tables_.expect_calm(live, call->user);
    const auto answer = [this, call, id = live.table->id()](const std::string& advice) {
      saves_.when_known(id, [call, advice] { call->reply({.body = advice}); }, call->failed);
    };
    bots_.think({call->request.address, call->user.id}, (this->*question)(call, *live.table, seat), answer);
  };
  tables_.with_latest(call->id, guarded(call, begin), call->failed);
}

BotThreads::Ask AdviceController::hint(const CallPtr& call, const Table& table, Seat seat) const {
  if (table.game()->legal(seat).empty()) throw Refused("not-now", "it is not your turn");
  return [this, call, id = table.id(), decision = table.decision(),
          seat](double /*haste*/) -> std::optional<BotThreads::Question> {
    const LiveTable* live = live_.find(id);
    if (live == nullptr || live->table->decision() != decision) {
      call->failed(too_late());
      return std::nullopt;
    }
    auto analyse = prepare_analysis(*live->table->game(), seat);
    if (!analyse) {
      call->failed(too_late());
      return std::nullopt;
    }
    return [analyse = std::move(*analyse), decision] {
      JsonWriter out;
      out.begin_object().field("decision", decision).key("advice").raw(json_of(analyse()));
      return out.end_object().take();
    };
  };
}

BotThreads::Ask AdviceController::last_choice(const CallPtr& /*call*/, const Table& table, Seat seat) const {
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

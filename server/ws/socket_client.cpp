#include "server/ws/socket_client.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "server/base/overloaded.h"
#include "server/base/wall_clock.h"
#include "server/live/table_timing.h"
#include "server/net/clock.h"

namespace roundtable::server {

namespace {

constexpr std::size_t kMostTables = 16;
constexpr Limit kLines{"lines", 5, 10, "chat", "too many messages, allowed: 5 in 10 seconds"};
constexpr Limit kLinesAtTable{"lines at", 15, 10, "table",
                              "too many messages at this table, allowed: 15 in 10 seconds"};
constexpr Limit kLinesFromAddress{"lines from", 25, 10, "address",
                                  "too many messages from your address, allowed: 25 in 10 seconds"};

Text refusal_text(const std::string& id, const Refused& why) {
  JsonWriter out;
  out.begin_object().field("type", "error");
  if (!id.empty()) out.key("re").raw(id);
  out.key("error");
  why.write(out);
  return std::make_shared<const std::string>(out.end_object().take());
}

Text ok_text(const std::string& id, bool traced = false) {
  const std::string re = id.empty() ? "" : R"(,"re":)" + id;
  return std::make_shared<const std::string>(R"({"type":"ok")" + re + (traced ? R"(,"traced":true})" : "}"));
}

// The page may report the timing of its choices.
Text traces_text(Millis slow) {
  JsonWriter out;
  out.begin_object().field("type", "traces").field("slow", slow).end_object();
  return std::make_shared<const std::string>(out.take());
}

}  // namespace

SocketClient::SocketClient(const SocketServices& services, Connection& connection, const User& user,
                           std::string session)
    : tables_(services.tables),
      saves_(services.saves),
      live_(services.live),
      listeners_(services.listeners),
      limits_(services.limits),
      settings_(services.settings),
      leases_(services.leases),
      forwarding_(services.forwarding),
      matchmaker_(services.matchmaker),
      turns_(services.turns),
      metrics_(services.metrics),
      log_(services.log),
      listener_(std::make_shared<Listener>(Listener{&connection, user, std::move(session), {}, {}})) {
  listener_->hidden = services.blocks.of(user.id);
  listeners_.add(listener_);
  if (!settings_.announcement().empty()) listener_->send(settings_.announcement_text());
  if (log_.traces().on()) {
    choice_ = std::make_shared<std::optional<PageChoice>>();
    listener_->send(traces_text(log_.traces().slow()));
  }
  matchmaker_.came(listener_);
  services.invitations.came(listener_);
}

// NOLINTNEXTLINE(bugprone-exception-escape): bots are started, too, and those of a table are known
SocketClient::~SocketClient() {
  listener_->connection = nullptr;
  listeners_.remove(listener_);
  matchmaker_.went(listener_);
  turns_.went(listener_);
  for (const std::string& table : listener_->tables) leave(table);
}

void SocketClient::message(std::string_view text) {
  const net::Micros since = net::now();
  if (listener_->ended) return;
  if (!listeners_.holds()) return handle(text, since);
  listeners_.keep([this, listener = listener_, said = std::string(text), since] {
    if (listener->connection != nullptr && !listener->ended) handle(said, since);
  });
}

void SocketClient::handle(std::string_view text, net::Micros since) {
  std::string id;
  std::string_view what = "message";
  std::optional<TraceParent> parent;
  guard(
      [&] {
        const auto message = std::make_shared<const Message>(Message::from_json(text, id));
        what = message->verb;
        parent = message->parent;
        perform(message, since);
      },
      [&](const Refused& why) {
        log_.turned_down(what, since, parent, why);
        refuse(what, id, why);
      });
}

void SocketClient::perform(const MessagePtr& message, net::Micros since, Forwarded forwarded) {
  std::visit(
      Overloaded{[&](const command::InHall& command) { perform_in_hall(message, command); },
                 [&](const command::AtTable& command) {
                   with_table(message, since, [this, message, &command](LiveTable& live, const SaveQueue::Failed&) {
                     perform_at_table(live, *message, command);
                   });
                 },
                 [&](const command::AtSeat& command) {
                   with_table(
                       message, since,
                       [this, message, &command, since, forwarded](LiveTable& live, const SaveQueue::Failed& failed) {
                         perform_at_seat(live, message, command, since, forwarded, failed);
                       });
                 }},
      message->command);
}

void SocketClient::with_table(const MessagePtr& message, net::Micros since, TableService::Act done) {
  tables_.act(
      message->table,
      [listener = listener_, done = std::move(done)](LiveTable& live, const SaveQueue::Failed& failed) {
        if (listener->connection != nullptr) done(live, failed);
      },
      [this, listener = listener_, message, since](const Refused& why) {
        if (listener->connection == nullptr) return;
        log_.turned_down(message->verb, since, message->parent, why);
        refuse(message->verb, message->id, why);
      });
}

void SocketClient::perform_in_hall(const MessagePtr& message, const command::InHall& command) {
  const auto answer = [listener = listener_, message] { listener->send(ok_text(message->id)); };
  const auto failed = [this, listener = listener_, message](const Refused& why) {
    if (listener->connection != nullptr) refuse(message->verb, message->id, why);
  };
  std::visit(Overloaded{[](const command::Ping&) {}, [&](const command::Show& show) { listener_->shown = show.on; },
                        [&](const command::Find& find) { matchmaker_.find(listener_, find.wish, answer, failed); },
                        [&](const command::Stop&) { matchmaker_.stop(listener_->user.id); },
                        [&](const command::Turns& turns) { turns_.listen(listener_, turns.on, turns.looking); },
                        [&](const command::Drawn& drawn) { receive_drawn(drawn); }},
             command);
  if (!std::holds_alternative<command::Find>(command)) answer();  // a search answers when it is stored
}

bool SocketClient::forward(const LiveTable& live, const MessagePtr& message, net::Micros since) {
  const auto* choose = message->get<command::Choose>();
  if (choose == nullptr || !leases_.shared()) return false;
  std::string traceparent;
  if (const auto& parent = message->parent; parent && log_.traces().on()) traceparent = text_of(*parent);
  return forwarding_.forward(live,
                             {.table = message->table,
                              .person = listener_->user.id,
                              .decision = choose->decision,
                              .choice = choose->choice,
                              .traceparent = std::move(traceparent)},
                             [this, listener = listener_, message, since] {
                               if (listener->connection != nullptr) perform(message, since, Forwarded::Yes);
                             });
}

void SocketClient::perform_at_table(LiveTable& live, const Message& message, const command::AtTable& command) {
  std::visit(Overloaded{[&](const command::Watch& watching) { watch(live, message, watching.since); },
                        [&](const command::Leave&) {
                          leave(message.table);
                          std::erase(listener_->tables, message.table);
                          listener_->send(ok_text(message.id));
                        },
                        [&](const command::Mute& mute) {
                          const Seat seat = other_seat(live, mute.seat);
                          live.connections.mute(listener_, seat, mute.on);
                          listener_->send(ok_text(message.id));
                        }},
             command);
}

void SocketClient::perform_at_seat(LiveTable& live, const MessagePtr& message, const command::AtSeat& command,
                                   net::Micros since, Forwarded forwarded, const SaveQueue::Failed& failed) {
  saves_.expect_working();
  const Seat seat = own_seat(live);
  if (forwarded == Forwarded::No && forward(live, message, since)) return;
  RequestTiming timing = timing_at(*live.table, message->verb, since, net::now());
  timing.parent = message->parent;
  timing.forwarded = forwarded == Forwarded::Yes;
  decide(live, command, seat, forwarded);
  timing.decided = net::now();
  answer_ok(*message, std::move(timing), failed);
  tables_.touch(live);
}

void SocketClient::decide(LiveTable& live, const command::AtSeat& command, Seat seat, Forwarded forwarded) {
  Table& table = *live.table;
  const Millis now = time_of_day();
  const bool chooses = std::holds_alternative<command::Choose>(command);
  const bool goes_on = chooses && (forwarded == Forwarded::Yes || !table.play().thinks_again(seat));
  if (!goes_on && !std::holds_alternative<command::Chat>(command)) tables_.expect_calm(live, listener_->user);
  std::visit(Overloaded{[&](const command::Choose& choose) {
                          if (table.choose(seat, choose.decision, choose.choice, now)) ++metrics_.actions;
                        },
                        [&](const command::Ahead& ahead) { table.choose_ahead(seat, ahead.choice, now); },
                        [&](const command::Undo& undo) { table.undo(seat, undo.decision, now); },
                        [&](const command::Chat& chat) {
                          expect_chat(live);
                          table.say(seat, settings_.words().starred(chat.text), now);
                        },
                        [&](const command::Vote& vote) {
                          table.vote(seat, other_seat(live, vote.seat), vote.on, now, tables_.patience());
                        },
                        [&](const command::Return&) { table.come_back(seat, now); },
                        [&](const command::Pause& pause) { table.want_pause(seat, pause.on, now); },
                        [&](const command::End& end) { table.end(seat, end.how, now); },
                        [&](const command::Concede& concede) { table.concede(seat, concede.how, now); },
                        [&](const command::Abandon& abandon) { table.abandon(seat, abandon.how, now); },
                        [&](const command::Number& number) { table.commit(seat, number.hash, now); },
                        [&](const command::Reveal& reveal) {
                          table.reveal(seat, Secret::from_hex(reveal.number).value_or(Secret()), now);
                        }},
             command);
}

void SocketClient::watch(LiveTable& live, const Message& message, std::int64_t since) {
  const std::string& id = message.table;
  std::vector<std::string>& watched = listener_->tables;
  if (std::find(watched.begin(), watched.end(), id) == watched.end()) {
    if (watched.size() >= kMostTables) {
      throw Refused("too-many", "at most " + std::to_string(kMostTables) + " tables per connection; leave one first")
          .because("tables");
    }
    watched.push_back(id);
  }
  const auto seat = live.table->seat_of(listener_->user.id);
  if (seat) live.table->start_if_ready(time_of_day());
  tables_.watch(live, listener_, seat, since, message.id);
  matchmaker_.arrived(listener_->user, id);
}

void SocketClient::leave(const std::string& table) {
  if (LiveTable* live = live_.find(table)) tables_.unwatch(*live, listener_);
}

Seat SocketClient::own_seat(const LiveTable& live) const {
  const auto seat = live.table->seat_of(listener_->user.id);
  if (!seat) throw Refused("not-yours", "you are not seated at this table");
  live.table->moderation().expect_not_removed(*seat);
  return *seat;
}

Seat SocketClient::other_seat(const LiveTable& live, int seat) {
  const int players = live.table->plan().players();
  if (seat >= players) {
    throw bad_field("seat", "found " + std::to_string(seat) + ", allowed: 0 to " + std::to_string(players - 1));
  }
  return Seat{static_cast<std::uint8_t>(seat)};
}

void SocketClient::expect_chat(const LiveTable& live) {
  limits_.expect(kLines, listener_->user.id);
  limits_.expect(kLinesFromAddress, listener_->connection->address());
  limits_.expect(kLinesAtTable, live.table->id());
}

void SocketClient::answer_ok(const Message& message, RequestTiming timing, const SaveQueue::Failed& failed) {
  const std::string table = timing.table;
  saves_.when_stored(
      table,
      [listener = listener_, id = message.id, timing = std::move(timing), last = choice_, &saves = saves_,
       &metrics = metrics_, &log = log_] {
        metrics.answers.add(net::now() - timing.arrived);
        auto choice = log.stored(timing, saves.batch_timing());
        listener->send(ok_text(id, choice && choice->kept && timing.parent));
        if (timing.parent && last) *last = std::move(choice);
      },
      failed);
}

void SocketClient::receive_drawn(const command::Drawn& drawn) {
  if (!choice_) return;
  std::optional<PageChoice>& last = *choice_;
  // There may be a later one.
  if (!last || last->trace.id != drawn.parent.trace || last->trace.parent != drawn.parent.span) return;
  log_.drawn(std::move(*last), drawn.times);
  last.reset();
}

void SocketClient::refuse(std::string_view what, const std::string& id, const Refused& why) {
  ++metrics_.refusals;
  log_.refused(what, listener_->connection->address(), listener_->user.id, why);
  listener_->send(refusal_text(id, why));
}

}  // namespace roundtable::server

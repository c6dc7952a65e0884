#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/lobby/invitations.h"
#include "server/lobby/matchmaker.h"
#include "server/notifications/turns.h"
#include "server/observability/event_log.h"
#include "server/ws/message.h"

namespace roundtable::server {

// The parts of the server that WebSocket clients need.
struct SocketServices {
  TableService& tables;
  SaveQueue& saves;
  LiveTables& live;
  Listeners& listeners;
  Limits& limits;
  Blocks& blocks;
  OperatorSettings& settings;
  Leases& leases;
  ChoiceForwarding& forwarding;
  Matchmaker& matchmaker;
  Turns& turns;
  const Invitations& invitations;
  Metrics& metrics;
  EventLog& log;
};

// A client with an open WebSocket: performs its messages at the tables.
class SocketClient final : public SocketSession {
 public:
  SocketClient(const SocketServices& services, Connection& connection, const User& user, std::string session);
  SocketClient(const SocketClient&) = delete;
  SocketClient& operator=(const SocketClient&) = delete;
  ~SocketClient() override;

  void message(std::string_view text) override;

 private:
  void handle(std::string_view text, net::Micros since);
  // Yes: another server was asked to write the choice, and has answered.
  enum class Forwarded : bool { No, Yes };
  using MessagePtr = std::shared_ptr<const Message>;
  void perform(const MessagePtr& message, net::Micros since, Forwarded forwarded = Forwarded::No);
  // Loads the table, then calls `done`, unless the client has disconnected.
  void with_table(const MessagePtr& message, net::Micros since, TableService::Act done);
  void perform_in_hall(const MessagePtr& message, const command::InHall& command);
  void perform_at_table(LiveTable& live, const Message& message, const command::AtTable& command);
  void perform_at_seat(LiveTable& live, const MessagePtr& message, const command::AtSeat& command, net::Micros since,
                       Forwarded forwarded, const SaveQueue::Failed& failed);
  // True if another server is asked to write the choice.
  bool forward(const LiveTable& live, const MessagePtr& message, net::Micros since);
  void decide(LiveTable& live, const command::AtSeat& command, Seat seat, Forwarded forwarded);
  void watch(LiveTable& live, const Message& message, std::int64_t since);
  void leave(const std::string& table);
  Seat own_seat(const LiveTable& live) const;
  static Seat other_seat(const LiveTable& live, int seat);
  void expect_chat(const LiveTable& live);
  void receive_drawn(const command::Drawn& drawn);

  // Answers once the changes are stored.
  void answer_ok(const Message& message, RequestTiming timing, const SaveQueue::Failed& failed);
  void refuse(std::string_view what, const std::string& id, const Refused& why);

  TableService& tables_;
  SaveQueue& saves_;
  LiveTables& live_;
  Listeners& listeners_;
  Limits& limits_;
  OperatorSettings& settings_;
  Leases& leases_;
  ChoiceForwarding& forwarding_;
  Matchmaker& matchmaker_;
  Turns& turns_;
  Metrics& metrics_;
  EventLog& log_;
  ListenerPtr listener_;
  // With traces: the last choice, until the page reports its timing.
  std::shared_ptr<std::optional<PageChoice>> choice_;
};

}  // namespace roundtable::server

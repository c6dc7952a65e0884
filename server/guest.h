#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/hall.h"
#include "server/message.h"

namespace roundtable::server {

// Somebody with an open WebSocket: hears what he says and does it at the tables.
class Guest final : public Visitor {
 public:
  Guest(Hall& hall, Metrics& metrics, Connection& connection, const User& user, std::string session);
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  ~Guest() override;

  void message(std::string_view text) override;

 private:
  void perform(const Message& message);
  void perform_at(Room& room, const Message& message);
  void watch(Room& room, const Message& message);
  void leave(const std::string& table);
  Seat own_seat(const Room& room) const;
  Seat other_seat(const Room& room, const Message& message) const;
  void expect_chat(const Room& room);

  // Answers, once what was done is stored.
  void answer_ok(const Room& room, const std::string& id);
  void refuse(const std::string& id, const Refused& why);

  Hall& hall_;
  Metrics& metrics_;
  EarPtr ear_;
  std::vector<std::string> tables_;  // that he watches
};

}  // namespace roundtable::server

#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "bench/load/websocket.h"

namespace roundtable::load {

using Clock = std::chrono::steady_clock;

class Player;

// Receives the players' events.
class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  virtual ~Host() = default;
  virtual void asked(Player& player) = 0;  // the player may choose
  virtual void acknowledged(Clock::duration after) = 0;
  virtual void refused(std::string_view answer) = 0;
  virtual void finished(Player& player) = 0;  // the player's game is over
};

// A player at a table who chooses at random.
class Player final : public WebSocket {
 public:
  Player(Address address, const std::string& host_name, std::string token, Host& host);

  const std::string& token() const { return token_; }
  void watch(const std::string& table);
  // Call only after asked().
  void choose(std::uint64_t random);

 private:
  void hear(std::string_view text) override;
  void news(std::string_view text);

  std::string token_;
  Host& host_;
  std::string table_;
  std::vector<std::string> legal_;
  std::int64_t decision_ = -1;
  std::int64_t answered_ = -1;  // the last answered decision
  bool waiting_ = false;        // for the server's answer to a choice
  bool ready_ = false;          // asked() has been called for this decision
  bool over_ = false;
  Clock::time_point sent_;
};

}  // namespace roundtable::load

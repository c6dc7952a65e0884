#pragma once

#include <array>
#include <deque>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "bench/load/http_connections.h"
#include "bench/load/player.h"

namespace roundtable::load {

struct LoadPlan {
  std::vector<std::string> addresses = {"127.0.0.1:8080"};
  bool apart = false;  // people of a table are at different servers
  std::string game = "academy";
  int tables = 100;
  int idle = 0;  // connections that only stay open
  double seconds = 10;
  double warm_up = 2;  // before measuring
  double rate = 0;     // actions a second; 0: as fast as can be
};

struct Figures {
  std::vector<float> latencies;  // of acknowledged choices, in milliseconds
  std::int64_t bytes = 0;        // received by players meanwhile
  std::int64_t refused = 0;
  std::int64_t games = 0;
  std::string last_refusal;
  double seconds = 0;
  double own_seconds = 0;  // of the processor, for playing
};

// Tables of four who play at random, game after game.
class Crowd final : public Host {
 public:
  explicit Crowd(const LoadPlan& plan);

  // Everybody is there, connected and at a table.
  void gather();
  // As many as are asked to, for as long; returns what was measured.
  Figures play();
  // So many choices a table, more or less; then nobody does anything until the input ends. Says when that begins, and
  // which tables there are.
  void stay(int choices);

 private:
  static constexpr std::size_t kSeats = 4;
  struct PlayedTable {
    std::string id;
    std::array<std::string, kSeats> tokens;
    std::array<Player*, kSeats> players{};
    std::size_t ready = 0;  // of its seats, for the step that is due
  };

  struct Server {
    Server(const std::string& host, const Poller& poller);
    std::string name;
    Address address;
    HttpConnections connections;
  };

  // Where somebody at a table, counted from the first one, connects to.
  Server& server_of(std::size_t number, std::size_t seat);
  Server& home_of(const PlayedTable& table);
  bool idle() const;
  void invite(std::size_t number, std::size_t seat);
  void make(PlayedTable& table);
  // The others take their seats at a new table, and it begins.
  Request::Done made(PlayedTable& table);
  void sit(PlayedTable& table, std::size_t seat);
  void begin(PlayedTable& table);
  void again(PlayedTable& table);
  void run_until(Clock::time_point end);
  void pace(Clock::time_point now);
  std::int64_t bytes() const;

  void asked(Player& player) override;
  void acknowledged(Clock::duration after) override;
  void refused(std::string_view answer) override;
  void finished(Player& player) override;

  LoadPlan plan_;
  Poller poller_;
  std::deque<Server> servers_;
  std::vector<PlayedTable> tables_;
  std::vector<std::unique_ptr<Player>> players_;
  std::unordered_map<const Player*, PlayedTable*> table_of_;
  std::deque<Player*> ready_;
  Clock::time_point next_;
  bool playing_ = false;
  std::minstd_rand random_{1};
  Figures figures_;
};

}  // namespace roundtable::load

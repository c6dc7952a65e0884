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
  bool apart = false;  // true: the players of a table use different servers
  std::string game = "academy";
  int tables = 100;
  int idle = 0;  // additional connections without a table
  double seconds = 10;
  double warm_up = 2;  // before the measurement
  double rate = 0;     // actions per second; 0: as fast as possible
};

struct Figures {
  std::vector<float> latencies;  // of acknowledged choices, in milliseconds
  std::int64_t bytes = 0;        // received by players during the measurement
  std::int64_t refused = 0;
  std::int64_t games = 0;
  std::string last_refusal;
  double seconds = 0;
  double own_seconds = 0;  // processor time of the generator while playing
};

// Tables of four players who choose at random, game after game.
class Crowd final : public Host {
 public:
  explicit Crowd(const LoadPlan& plan);

  // Connects all players and seats them at tables.
  void gather();
  // Plays as planned; returns the measurements.
  Figures play();
  // Plays about so many choices at each table, then keeps the connections open until the end of the input. Prints a
  // message at the start of that pause, with the list of tables.
  void stay(int choices);

 private:
  static constexpr std::size_t kSeats = 4;
  struct PlayedTable {
    std::string id;
    std::array<std::string, kSeats> tokens;
    std::array<Player*, kSeats> players{};
    std::size_t ready = 0;  // number of its seats that have completed the current step
  };

  struct Server {
    Server(const std::string& host, const Poller& poller);
    std::string name;
    Address address;
    HttpConnections connections;
  };

  // The server of a player, by the table's number from the first one.
  Server& server_of(std::size_t number, std::size_t seat);
  Server& home_of(const PlayedTable& table);
  bool idle() const;
  void invite(std::size_t number, std::size_t seat);
  void make(PlayedTable& table);
  // Seats the other players at a new table and starts it.
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

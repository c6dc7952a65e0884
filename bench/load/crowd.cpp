#include "bench/load/crowd.h"

#include <poll.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <stdexcept>

#include "bench/load/scan.h"

namespace roundtable::load {

namespace {

using Seconds = std::chrono::duration<double>;

Clock::time_point in(double seconds) {
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(seconds));
}

// The value of the cookie.
std::string token_in(const std::string& headers) {
  const auto start = headers.find("roundtable=");
  if (start == std::string::npos) throw std::runtime_error("a guest got no cookie");
  return headers.substr(start + 11, headers.find_first_of(";\r", start) - start - 11);
}

}  // namespace

Crowd::Server::Server(const std::string& host, const Poller& poller)
    : name(host), address(address_from(host)), connections(address, host, poller, 32) {}

Crowd::Crowd(const LoadPlan& plan) : plan_(plan), tables_(static_cast<std::size_t>(plan.tables)) {
  for (const std::string& host : plan_.addresses) servers_.emplace_back(host, poller_);
}

Crowd::Server& Crowd::server_of(std::size_t number, std::size_t seat) {
  return servers_[(number + (plan_.apart ? seat : 0)) % servers_.size()];
}

Crowd::Server& Crowd::home_of(const PlayedTable& table) {
  return server_of(static_cast<std::size_t>(&table - tables_.data()), 0);
}

bool Crowd::idle() const {
  return std::all_of(servers_.begin(), servers_.end(), [](const Server& server) { return server.connections.idle(); });
}

void Crowd::gather() {
  for (std::size_t number = 0; number < tables_.size(); ++number) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) invite(number, seat);
  }
  for (int i = 0; i < plan_.idle; ++i) {
    Server& server = server_of(static_cast<std::size_t>(i), 0);
    const auto come = [this, &server](const std::string& headers, const std::string&) {
      players_.push_back(std::make_unique<Player>(server.address, server.name, token_in(headers), *this));
      poller_.add(*players_.back());
    };
    server.connections.post({.path = "guest", .token = "", .body = R"({"name":"Idle"})", .done = come});
  }
  while (!idle()) poller_.poll(1'000'000'000);
  run_until(in(0.5));  // receive the first views
}

void Crowd::invite(std::size_t number, std::size_t seat) {
  Server& server = server_of(number, seat);
  const auto come = [this, &server, number, seat](const std::string& headers, const std::string&) {
    PlayedTable& table = tables_[number];
    table.tokens[seat] = token_in(headers);
    players_.push_back(std::make_unique<Player>(server.address, server.name, table.tokens[seat], *this));
    poller_.add(*players_.back());
    table.players[seat] = players_.back().get();
    table_of_[table.players[seat]] = &table;
    if (++table.ready == kSeats) make(table);
  };
  server.connections.post({.path = "guest", .token = "", .body = R"({"name":"Player"})", .done = come});
}

void Crowd::make(PlayedTable& table) {
  home_of(table).connections.post({.path = "tables",
                                   .token = table.tokens[0],
                                   .body = R"({"game":")" + plan_.game + R"(","seats":["me","open","open","open"]})",
                                   .done = made(table)});
}

Request::Done Crowd::made(PlayedTable& table) {
  return [this, &table](const std::string&, const std::string& body) {
    table.id = text_of(body, "id");
    table.ready = 1;
    for (std::size_t seat = 1; seat < kSeats; ++seat) sit(table, seat);
  };
}

void Crowd::sit(PlayedTable& table, std::size_t seat) {
  home_of(table).connections.post({.path = "tables/" + table.id + "/sit",
                                   .token = table.tokens[seat],
                                   .body = "{}",
                                   .done = [this, &table](const std::string&, const std::string&) {
                                     if (++table.ready == kSeats) begin(table);
                                   }});
}

void Crowd::begin(PlayedTable& table) {
  table.ready = 0;
  for (Player* player : table.players) player->watch(table.id);
}

void Crowd::finished(Player& player) {
  PlayedTable& table = *table_of_.at(&player);
  if (++table.ready == kSeats) again(table);
}

void Crowd::again(PlayedTable& table) {
  ++figures_.games;
  home_of(table).connections.post(
      {.path = "tables/" + table.id + "/rematch", .token = table.tokens[0], .body = "{}", .done = made(table)});
}

void Crowd::asked(Player& player) {
  if (playing_ && plan_.rate == 0) {
    player.choose(random_());
  } else {
    ready_.push_back(&player);
  }
}

void Crowd::acknowledged(Clock::duration after) {
  figures_.latencies.push_back(std::chrono::duration<float, std::milli>(after).count());
}

void Crowd::refused(std::string_view answer) {
  ++figures_.refused;
  figures_.last_refusal = answer;
}

// Players whose turn it is choose at the planned times. Missed choices are made later.
void Crowd::pace(Clock::time_point now) {
  const auto gap = std::chrono::duration_cast<Clock::duration>(Seconds(plan_.rate > 0 ? 1 / plan_.rate : 0));
  while (!ready_.empty() && (plan_.rate == 0 || next_ <= now)) {
    Player* player = ready_.front();
    ready_.pop_front();
    player->choose(random_());
    next_ += gap;
  }
}

void Crowd::run_until(Clock::time_point end) {
  for (auto now = Clock::now(); now < end; now = Clock::now()) {
    auto wait = end - now;
    if (playing_) {
      pace(now);
      if (plan_.rate > 0 && !ready_.empty()) wait = std::min(wait, std::max(next_ - now, Clock::duration::zero()));
    }
    poller_.poll(std::chrono::duration_cast<std::chrono::nanoseconds>(wait).count());
  }
}

std::int64_t Crowd::bytes() const {
  std::int64_t sum = 0;
  for (const auto& player : players_) sum += player->bytes_received();
  return sum;
}

Figures Crowd::play() {
  playing_ = true;
  next_ = Clock::now();
  run_until(in(plan_.warm_up));
  figures_ = {};
  const std::int64_t before = bytes();
  const auto start = Clock::now();
  const std::clock_t work = std::clock();
  run_until(in(plan_.seconds));
  figures_.own_seconds = static_cast<double>(std::clock() - work) / CLOCKS_PER_SEC;
  figures_.seconds = Seconds(Clock::now() - start).count();
  figures_.bytes = bytes() - before;
  return std::move(figures_);
}

void Crowd::stay(int choices) {
  playing_ = true;
  next_ = Clock::now();
  while (figures_.latencies.size() < tables_.size() * static_cast<std::size_t>(choices)) run_until(in(0.01));
  playing_ = false;
  run_until(in(0.5));
  std::printf("ready");
  for (const PlayedTable& table : tables_) std::printf(" %s", table.id.c_str());
  std::printf("\n");
  std::fflush(stdout);
  pollfd input{.fd = 0, .events = POLLIN, .revents = 0};
  while (poll(&input, 1, 0) == 0) run_until(in(0.1));
}

}  // namespace roundtable::load

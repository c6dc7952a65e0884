#include "server/store/postgres_channel.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

#include "server/store/peer_message.h"
#include "server/store/postgres_cluster_statements.h"
#include "server/store/postgres_open.h"
#include "server/store/store.h"

namespace roundtable::server::postgres {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kChannelEvery(1'000);     // interval of the checks whether the server answers
constexpr milliseconds kChannelPatience(2'000);  // time limit of their answers
constexpr milliseconds kChannelPause(200);       // before reconnecting

struct HangUp {
  void operator()(PGconn* handle) const { PQfinish(handle); }
};
using Line = std::unique_ptr<PGconn, HangUp>;
using Answer = std::unique_ptr<PGresult, void (*)(PGresult*)>;

class PostgresChannel final : public PeerChannel {
 public:
  PostgresChannel(Address address, std::string node, MessageSeal seal, Handlers handlers)
      : address_(std::move(address)), node_(std::move(node)), seal_(std::move(seal)), handlers_(std::move(handlers)) {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) throw StoreError("The system cannot create another pipe");
    line_ = open_listening();
    thread_ = std::thread([this] { run(); });
  }
  PostgresChannel(const PostgresChannel&) = delete;
  PostgresChannel& operator=(const PostgresChannel&) = delete;
  ~PostgresChannel() override {
    ::close(ends_[1]);
    thread_.join();
    ::close(ends_[0]);
  }

 private:
  void run() {
    do {
      if (!line_) line_ = open_listening();
      if (!line_) continue;
      handlers_.opened();
      listen(line_.get());
      line_.reset();
    } while (!ended(kChannelPause));
  }

  // Waits up to `pause`. True if the channel is being destroyed.
  bool ended(milliseconds pause) const {
    pollfd end{.fd = ends_[0], .events = POLLIN, .revents = 0};
    return ::poll(&end, 1, static_cast<int>(pause.count())) != 0;
  }

  // Null on failure; the store's own connection reports the reason.
  Line open_listening() const {
    try {
      Line line(open_as_it_is(address_, kPostgresSchema));
      const Answer channel(PQexec(line.get(), kChannel), PQclear);
      if (PQntuples(channel.get()) != 1) return nullptr;
      const std::string listen = std::string("LISTEN ") + PQgetvalue(channel.get(), 0, 0);
      const Answer done(PQexec(line.get(), listen.c_str()), PQclear);
      return PQresultStatus(done.get()) == PGRES_COMMAND_OK ? std::move(line) : nullptr;
    } catch (const std::runtime_error&) {
      return nullptr;
    }
  }

  // Runs until the connection is lost or the channel is being destroyed.
  void listen(PGconn* handle) const {
    auto asked = Clock::now();
    bool waits = false;  // for the answer
    while (true) {
      const auto next = asked + (waits ? kChannelPatience : kChannelEvery);
      const auto pause = std::max(std::chrono::ceil<milliseconds>(next - Clock::now()), milliseconds(0));
      std::array<pollfd, 2> both = {
          {{.fd = ends_[0], .events = POLLIN, .revents = 0}, {.fd = PQsocket(handle), .events = POLLIN, .revents = 0}}};
      ::poll(both.data(), both.size(), static_cast<int>(pause.count()));
      if (both[0].revents != 0) return;
      if (PQconsumeInput(handle) != 1) return;
      hear(handle);
      while (waits && PQisBusy(handle) == 0) {
        PGresult* answer = PQgetResult(handle);
        waits = answer != nullptr;
        PQclear(answer);
      }
      if (Clock::now() < next) continue;
      if (waits || PQsendQuery(handle, "SELECT 1") != 1) return;
      waits = true;
      asked = Clock::now();
    }
  }

  void hear(PGconn* handle) const {
    while (const std::unique_ptr<PGnotify, void (*)(void*)> note{PQnotifies(handle), PQfreemem}) {
      const std::string_view text = note->extra;
      if (text.size() < node_.size() || text.starts_with(node_)) continue;
      const auto opened = seal_.open(text.substr(node_.size()));
      auto message = opened ? read_peer_message(*opened) : std::nullopt;
      if (message && message->node != node_) handlers_.message(std::move(*message));
    }
  }

  const Address address_;
  const std::string node_;
  const MessageSeal seal_;
  const Handlers handlers_;
  std::array<int, 2> ends_{};  // of a pipe; closing it stops the thread
  Line line_;                  // null while not connected
  std::thread thread_;
};

}  // namespace

std::unique_ptr<PeerChannel> open_channel(const Address& address, std::string node, MessageSeal seal,
                                          PeerChannel::Handlers handlers) {
  return std::make_unique<PostgresChannel>(address, std::move(node), std::move(seal), std::move(handlers));
}

}  // namespace roundtable::server::postgres

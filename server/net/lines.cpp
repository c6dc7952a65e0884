#include "server/net/lines.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/address.h"
#include "server/net/http_talk.h"

namespace roundtable::server::net {

namespace {

constexpr unsigned kParts = 4;
// So many may hear that there are too many; more are not even told.
constexpr std::size_t kTold = 1000;

}  // namespace

void Lines::add(Line::Socket socket) {
  boost::system::error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  const auto peer = error ? std::nullopt : read_address(endpoint.address().to_string());
  const auto most = static_cast<std::size_t>(common_.options.connections);
  if (!peer || (most > 0 && lines_.size() >= most + kTold)) return;

  // Behind a proxy all come from one address; there the WebSockets are counted, by whom the proxy says they are from.
  const bool proxy = common_.options.behind_proxy;
  auto ticket = proxy ? Households::Ticket() : common_.households.connect(peer->household);
  const bool refused = (most > 0 && lines_.size() >= most) || (!proxy && !ticket);
  auto line = std::make_shared<Line>(*this, std::move(socket));
  auto talk = std::make_unique<HttpTalk>(*line, common_, *peer, std::move(ticket));
  line->place_ = lines_.size();
  lines_.push_back(line);
  if (refused) talk->refuse();
  line->begin(std::move(talk));
  common_.counts.connections = static_cast<std::int64_t>(lines_.size());
}

void Lines::tick(Micros at) {
  part_ = (part_ + 1) % kParts;
  const std::size_t end = lines_.size() * (part_ + 1) / kParts;
  for (std::size_t i = lines_.size() * part_ / kParts; i < end; ++i) lines_[i]->tick(at);
}

void Lines::leave() {
  for (const auto& line : lines_) line->leave();
}

void Lines::drop() {
  for (const auto& line : lines_) line->drop();
  while (!due_.empty()) settle();
}

void Lines::settle_soon(std::shared_ptr<Line> line) {
  if (due_.empty()) boost::asio::post(io_, [this] { settle(); });
  due_.push_back(std::move(line));
}

void Lines::settle() {
  std::swap(due_, settling_);
  for (const auto& line : settling_) line->settle();
  buried_.clear();  // a visitor still has his connection while he is destroyed
  for (const auto& line : settling_)
    if (line->is_gone()) remove(*line);
  settling_.clear();
}

void Lines::remove(Line& line) {
  if (line.place_ == Line::kNowhere) return;
  line.hang_up();
  lines_.back()->place_ = line.place_;
  std::swap(lines_[std::exchange(line.place_, Line::kNowhere)], lines_.back());
  lines_.pop_back();
  common_.counts.connections = static_cast<std::int64_t>(lines_.size());
}

}  // namespace roundtable::server::net

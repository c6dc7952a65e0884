#include "bench/load/player.h"

#include "bench/load/scan.h"

namespace roundtable::load {

Player::Player(Address address, const std::string& host_name, std::string token, Host& host)
    : WebSocket(address, host_name, token), token_(std::move(token)), host_(host) {}

void Player::watch(const std::string& table) {
  if (!table_.empty()) say(R"({"do":"leave","table":")" + table_ + "\"}");
  table_ = table;
  legal_.clear();
  decision_ = answered_ = -1;
  waiting_ = ready_ = over_ = false;
  say(R"({"do":"watch","table":")" + table_ + "\"}");
}

void Player::choose(std::uint64_t random) {
  ready_ = false;
  waiting_ = true;
  answered_ = decision_;
  sent_ = Clock::now();
  say(R"({"do":"choose","id":1,"table":")" + table_ + R"(","decision":)" + std::to_string(decision_) +
      R"(,"choice":")" + legal_[random % legal_.size()] + "\"}");
}

void Player::hear(std::string_view text) {
  const std::string_view type = text_of(text, "type");
  if (type == "news" || type == "table") {
    if (text_of(text, "table") == table_) news(text);
  } else if (type == "ok" && waiting_ && number_of(text, "re") == 1) {
    waiting_ = false;
    host_.acknowledged(Clock::now() - sent_);
  } else if (type == "error") {
    waiting_ = false;
    answered_ = -1;
    host_.refused(text);
  }
  const bool asked = !waiting_ && !over_ && !legal_.empty() && decision_ != answered_;
  if (asked && !ready_) {
    ready_ = true;
    host_.asked(*this);
  }
}

void Player::news(std::string_view text) {
  decision_ = number_of(text, "decision").value_or(decision_);
  update_legal(text, legal_);
  if (!over_ && contains(text, R"("phase":"finished")")) {
    over_ = true;
    host_.finished(*this);
  }
}

}  // namespace roundtable::load

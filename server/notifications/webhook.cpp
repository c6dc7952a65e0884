#include "server/notifications/webhook.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/games.h"
#include "server/base/hash.h"
#include "server/base/log.h"
#include "server/base/wall_clock.h"

namespace roundtable::server {

namespace {

constexpr std::array<Millis, 6> kPausesBetweenCalls = {2'000, 10'000, 60'000, 300'000, 900'000, 1'800'000};
constexpr std::size_t kMostEvents = 1'000;

std::string title_of(const std::string& name) {
  for (const GameDescription& game : described_games()) {
    if (game.name == name) return std::string(game.title);
  }
  return name;
}

std::string people_of(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : ", ") + (name.empty() ? std::string("someone") : plain_for_chat(name));
  }
  return text;
}

std::string sentence_of(std::string_view event, const TableNews& news) {
  const std::string title = title_of(news.game);
  if (event == "opened") return title + ", a table is open: " + people_of(news.names);
  if (event == "started") return title + " has begun: " + people_of(news.names);
  if (event == "finished") return title + " is over: " + people_of(news.names);
  std::vector<std::string> asked;
  asked.reserve(news.turns.size());
  for (const Turn& turn : news.turns) asked.push_back(turn.name);
  return people_of(asked) + ", it is your turn: " + title;
}

}  // namespace

std::string plain_for_chat(const std::string& name) {
  constexpr std::string_view kSigns = "@<>[]()`*_~|#\\:&/.";
  std::string plain = name;
  std::replace_if(plain.begin(), plain.end(), [&](char c) { return kSigns.find(c) != std::string_view::npos; }, ' ');
  return plain;
}

std::string webhook_signature(const std::string& secret, Millis seconds, const std::string& body) {
  const std::string code = hmac_sha256(secret, std::to_string(seconds) + "." + body);
  return hex_of({reinterpret_cast<const unsigned char*>(code.data()), code.size()});
}

Webhook::Webhook(Loop& loop, TableService& tables, LiveTables& live, Outgoing& outgoing, Metrics& metrics,
                 WebhookOptions options)
    : loop_(loop), live_(live), outgoing_(outgoing), metrics_(metrics), options_(std::move(options)) {
  if (!options_.url.empty()) tables.on_news([this](const TableNews& news) { receive(news); });
}

void Webhook::receive(const TableNews& news) {
  if (!news.listed || !news.ours) return;
  if (!news.before && news.phase == Phase::Open) add("opened", news);
  if (news.before != news.phase) {
    if (news.phase == Phase::Playing) add("started", news);
    if (news.phase == Phase::Finished) add("finished", news);
  }
  const std::vector<Turn> begun = news.begun();
  if (news.by_the_day && !begun.empty()) add("turn", news, begun);
}

void Webhook::add(const char* name, const TableNews& news, const std::vector<Turn>& turns) {
  if (waiting_.size() >= kMostEvents) {
    return log_event("warning", "webhook queue is full; message dropped");
  }
  waiting_.push_back({name, news});
  waiting_.back().news.turns = turns;
  if (waiting_.size() == 1) send();
}

void Webhook::send() {
  const auto& [name, news] = waiting_.front();
  const std::string link = options_.site.empty() ? "" : "\n" + options_.site + "/table/" + news.table;
  const std::string text = sentence_of(name, news) + link;
  JsonWriter out;
  out.begin_object().field("event", name).field("at", time_of_day());
  out.field("table", std::string_view(news.table)).field("game", std::string_view(news.game));
  out.field("text", std::string_view(text)).field("content", std::string_view(text));
  out.key("allowed_mentions").begin_object().key("parse").begin_array().end_array().end_object();
  Letter letter{.url = options_.url,
                .headers = {{"Content-Type", "application/json"}},
                .body = out.end_object().take(),
                .reach = options_.local ? Reach::Anywhere : Reach::OpenNet};
  if (!options_.secret.empty()) {
    const Millis seconds = time_of_day() / 1000;
    letter.headers.emplace_back("X-Roundtable-Time", std::to_string(seconds));
    letter.headers.emplace_back("X-Roundtable-Signature",
                                "sha256=" + webhook_signature(options_.secret, seconds, letter.body));
  }
  outgoing_.send(std::move(letter), [this](const Delivered& delivered) { arrived(delivered); });
}

void Webhook::arrived(const Delivered& delivered) {
  if (delivered.status >= 200 && delivered.status < 300) return go_on();
  ++metrics_.webhook_failures;
  LogLine("warning", "webhook").field("status", delivered.status).field("why", delivered.why);
  // The receiver's configuration may be repaired, but another try cannot help a rejected message.
  if (delivered.status == 400 || delivered.status == 413 || tries_ == kPausesBetweenCalls.size()) return go_on();
  loop_.after(kPausesBetweenCalls[tries_++], [this] { look_again(); });
}

// Meanwhile the table may have been unlisted, the choice made, or a player renamed.
void Webhook::look_again() {
  live_.with(
      waiting_.front().news.table,
      [this](const LiveTable& live) {
        TableNews& news = waiting_.front().news;
        const bool turn = !news.turns.empty();
        std::erase_if(news.turns, [&](const Turn& old) {
          return std::none_of(live.announced.turns().begin(), live.announced.turns().end(),
                              [&](const Turn& now) { return now.is(old); });
        });
        if (!live.table->plan().listed || (turn && news.turns.empty())) return go_on();
        news.names = live.table->room().names();
        send();
      },
      [this](const Refused&) { go_on(); });
}

void Webhook::go_on() {
  tries_ = 0;
  waiting_.pop_front();
  if (!waiting_.empty()) look_again();
}

}  // namespace roundtable::server

#include "server/live/audience.h"

#include <algorithm>
#include <utility>

namespace roundtable::server {

namespace {

void write_head(JsonWriter& out, const char* type, const Table& table) {
  out.begin_object().field("type", type);
  out.field("table", std::string_view(table.id())).field("n", table.n()).field("decision", table.decision());
}

void write_maybe(JsonWriter& out, std::string_view name, const std::optional<Seat>& seat) {
  out.key(name);
  seat ? out.value(index(*seat)) : out.null();
}

void write_chosen(JsonWriter& out, const std::string& chosen) {
  out.key("chosen");
  chosen.empty() ? out.null() : out.value(std::string_view(chosen));
}

void write_taken_back(JsonWriter& out, const Table& table) {
  out.key("takenBack").begin_array();
  for (const EventHistory::TakenBack& one : table.play().history().taken_back()) {
    out.begin_object().field("event", static_cast<std::int64_t>(one.event)).field("seat", index(one.seat)).end_object();
  }
  out.end_array();
}

using Times = std::vector<std::optional<Millis>>;

void write_times(JsonWriter& out, std::string_view name, const Times& times) {
  out.key(name).begin_array();
  for (const auto& one : times) one ? out.value(*one) : out.null();
  out.end_array();
}

Times times_of(const Table& table, std::optional<Millis> (TablePlay::*what)(Seat) const) {
  Times times;
  for (const Seat seat : Seats::first(table.plan().players())) times.push_back((table.play().*what)(seat));
  return times;
}

// Only if they have changed.
void write_new_times(JsonWriter& out, std::string_view name, Times& told, Times now) {
  if (now == told) return;
  told = std::move(now);
  write_times(out, name, told);
}

Text shared(JsonWriter& out) { return std::make_shared<const std::string>(out.text()); }

// Memory for text that is written and dropped again.
JsonWriter& scratch() {
  static thread_local JsonWriter writer;
  writer.clear();
  return writer;
}

void write_changes(JsonWriter& out, std::string_view name, JsonDiff& told, const JsonWriter& now) {
  static thread_local JsonWriter changes;
  changes.clear();
  if (told.write_changes(changes, now)) out.key(name).raw(changes.text());
}

}  // namespace

bool Audience::has(const ListenerPtr& listener) const {
  return std::any_of(members_.begin(), members_.end(), [&](const Member& one) { return one.listener == listener; });
}

std::vector<ListenerPtr> Audience::listeners() const {
  std::vector<ListenerPtr> listeners;
  listeners.reserve(members_.size());
  for (const Member& one : members_) listeners.push_back(one.listener);
  return listeners;
}

void Audience::remove(const ListenerPtr& listener) {
  std::erase_if(members_, [&](const Member& one) { return one.listener == listener; });
}

void Audience::mute(const ListenerPtr& listener, Seat seat, bool on) {
  for (Member& one : members_) {
    if (one.listener == listener) on ? one.muted.add(seat) : one.muted.remove(seat);
  }
}

void Audience::tell_news(const Table& table, std::vector<Telling>& out) {
  static thread_local JsonWriter writer;
  writer.clear();
  const bool news = write_news(writer, table);
  if (!members_.empty() && news) {
    const Text text = shared(writer);
    for (const Member& one : members_) out.push_back({one.listener, text});
  }
  tell_chat(table, out);
}

bool Audience::write_news(JsonWriter& out, const Table& table) {
  const bool chose = chosen_ != chosen(table);
  const auto own = eyes_.own();
  std::string ahead = own ? table.play().ahead_json(*own) : std::string();
  if (info_version_ == table.journal().info_version() && n_ == table.n() && !chose && ahead == ahead_) return false;
  write_head(out, "news", table);
  const std::size_t head = out.text().size();
  if (table.game() != nullptr) {
    JsonWriter& view = scratch();
    table.game()->write_view(view, viewer());
    write_changes(out, "view", view_, view);
    const std::size_t events = table.game()->event_count();
    const std::size_t from = std::min(events_, table.play().first_new_event(n_));
    if (from != events || from < events_) {
      out.key("events").begin_object().field("from", static_cast<std::int64_t>(from)).key("list");
      table.game()->write_events(out, viewer(), from);
      out.end_object();
    }
    events_ = events;
  }
  n_ = table.n();
  if (info_version_ != table.journal().info_version()) {
    info_version_ = table.journal().info_version();
    JsonWriter& info = scratch();
    table.write_info(info, seat());
    write_changes(out, "info", info_, info);
  }
  if (chose) {
    chosen_ = chosen(table);
    write_chosen(out, chosen_);
  }
  if (ahead != ahead_) {
    ahead_ = std::move(ahead);
    out.key("ahead").raw(ahead_);
  }
  if (undo_ != table.play().undoer()) {
    undo_ = table.play().undoer();
    write_maybe(out, "undo", undo_);
  }
  if (taken_back_ != table.play().history().taken_back().size()) {
    taken_back_ = table.play().history().taken_back().size();
    write_taken_back(out, table);
  }
  if (table.plan().clock) {
    write_new_times(out, "due", due_, times_of(table, &TablePlay::due));
    write_new_times(out, "left", left_, times_of(table, &TablePlay::left));
  }
  // A chat line is sent by itself and does not count as news.
  const bool any = out.text().size() > head || decision_ != table.decision();
  decision_ = table.decision();
  out.end_object();
  return any;
}

void Audience::tell_chat(const Table& table, std::vector<Telling>& out) {
  for (; chat_ < table.chat().size(); ++chat_) {
    const ChatLine& line = table.chat()[chat_];
    if (line.text.empty()) continue;
    JsonWriter& writer = scratch();
    write_head(writer, "news", table);
    writer.key("chat").begin_array();
    line.write(writer);
    writer.end_array().end_object();
    const Text text = shared(writer);
    for (const Member& one : members_) {
      if (!one.muted.has(line.seat) && !one.listener->hidden.contains(line.user)) out.push_back({one.listener, text});
    }
  }
}

Text Audience::whole(const Table& table, std::int64_t since, const std::string& re, const Chat::Hidden& hidden) const {
  JsonWriter& out = scratch();
  write_head(out, "table", table);
  if (!re.empty()) out.key("re").raw(re);
  out.key("info");
  table.write_info(out, seat());
  out.key("view");
  table.game() != nullptr ? table.game()->write_view(out, viewer()) : static_cast<void>(out.null());
  write_chosen(out, chosen(table));
  const auto own = eyes_.own();
  out.key("ahead").raw(own ? table.play().ahead_json(*own) : "null");
  write_maybe(out, "undo", table.play().undoer());
  write_taken_back(out, table);
  write_times(out, "due", times_of(table, &TablePlay::due));
  write_times(out, "left", times_of(table, &TablePlay::left));
  const std::size_t from = table.play().first_new_event(since);
  out.key("events").begin_object().field("from", static_cast<std::int64_t>(from)).key("list");
  table.game() != nullptr ? table.game()->write_events(out, viewer(), from)
                          : static_cast<void>(out.begin_array().end_array());
  out.end_object();
  table.chat().write_latest(out, since, hidden);
  out.end_object();
  return shared(out);
}

}  // namespace roundtable::server

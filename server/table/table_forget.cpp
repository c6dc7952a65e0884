#include <algorithm>
#include <utility>

#include "server/table/table.h"

// Erasing people and chat from a table.

namespace roundtable::server {

Rewriting Table::forget(const std::string& user, const std::string& someone, Millis now) {
  const auto seat = seat_of(user);
  if (seat && phase_ == Phase::Open) leave(*seat, now);
  if (seat && phase_ == Phase::Playing && !chair(*seat).bot) stand_in(*seat, now);
  if (const auto held = held_for(user); held && phase_ == Phase::Open) decline({.id = user}, now);

  Rewriting rewriting{.table = id_, .user = user, .someone = someone};
  for (Mention& mention : mentions_) {
    if (mention.user != user) continue;
    const bool said = mention.beginning.starts_with("chat");
    const bool sat = mention.beginning.starts_with("sit");
    mention.user = someone;
    rewriting.entries.push_back({.table = id_,
                                 .number = mention.entry,
                                 .text = mention.beginning + (said ? "" : " " + someone) + (sat ? " " : "")});
  }
  const auto forget_at = [&](PlannedSeat& who) {
    if (who.user == user) who = {who.kind, "", someone};
  };
  for (Plan* plan : {&made_, &plan_}) {
    for (PlannedSeat& planned : plan->seats) forget_at(planned);
    if (plan->maker == user) plan->maker = someone;
  }
  if (change_ && change_->user == user) change_->name.clear();
  for (Chair& chair : chairs_) forget_at(chair.who);
  for (PlannedSeat& missing : numbers_.because()) forget_at(missing);
  if (host_ == user) host_ = someone;
  if (shut_.erase(user) > 0) shut_.insert(someone);
  chat_.forget(user);
  ++info_version_;

  rewriting.head = made_.head();
  if (play_ && seat) {
    std::vector<std::string> names = game()->record().seats;
    names[static_cast<std::size_t>(*seat)].clear();
    play_->set_seats(std::move(names));
    if (phase_ == Phase::Finished) rewriting.record = record_json();
  }
  JsonWriter info;
  write_info(info, std::nullopt);
  rewriting.info = info.take();
  return rewriting;
}

// Each line is a mention, in the same order.
Rewriting Table::forget_chat(Millis before) {
  Rewriting rewriting{.table = id_};
  std::size_t line = 0;
  for (const Mention& mention : mentions_) {
    if (!mention.beginning.starts_with("chat")) continue;
    const ChatLine& said = chat_[line++];
    if (said.at >= before || said.text.empty()) continue;
    rewriting.entries.push_back({.table = id_, .number = mention.entry, .text = mention.beginning});
  }
  chat_.forget_before(before);
  return rewriting;
}

}  // namespace roundtable::server

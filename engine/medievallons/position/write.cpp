#include "engine/medievallons/position/position.h"

namespace roundtable::medievallons {

namespace {

// Writes only fields that differ from their default.
class PositionWriter {
 public:
  PositionWriter(JsonWriter& out, const State& state) : out_(out), state_(state), table_(state.table) {}

  void write() {
    out_.begin_object().field("turn", static_cast<int>(table_.turn)).field("active", index(table_.active));
    if (table_.question == Question::Over) out_.field("moment", "end").field("ending", name_of(table_.ending));
    if (table_.yellow) out_.field("breaker", "yellow");
    write_guilds();
    out_.key("hands").begin_array();
    for (const Seat seat : everybody(table_)) out_.value(text_of(state_.secrets.hands[seat]));
    out_.end_array();
    if (table_.aside != kNoKind) out_.field("aside", text_of(table_.aside));
    write_pile();
    write_knows();
    out_.end_object();
  }

 private:
  void write_guilds() {
    if (table_.laid.empty()) return;
    out_.key("guilds").begin_array();
    for (const GuildAt at : table_.laid) {
      const Guild& guild = table_.guilds[at];
      out_.value(text_of(at) + " " + text_of(guild.kind) + " " + std::to_string(guild.members) + "+" +
                 std::to_string(guild.jesters));
    }
    out_.end_array();
  }

  void write_pile() {
    std::string text;
    for (int i = 0; i < table_.pile.size(); ++i) text += (i == 0 ? "" : ",") + text_of(table_.pile[i]);
    out_.field("pile", text);
  }

  void write_knows() {
    if (state_.secrets.knowledge == Knowledge() || table_.question == Question::Over) return;
    out_.key("knows").begin_array();
    for (const Seat observer : everybody(table_)) {
      out_.begin_object();
      for (const Seat place : everybody(table_)) {
        const Claim& claim = state_.secrets.knowledge.of(observer, place);
        if (claim == Claim()) continue;
        out_.key(place == observer ? "deck" : std::to_string(index(place))).begin_object();
        if (!claim.knows_no_card()) out_.field("cards", text_of(claim.known()));
        if (!claim.exact().empty()) out_.field("exact", letters_of(claim.exact()));
        out_.end_object();
      }
      out_.end_object();
    }
    out_.end_array();
  }
  static std::string letters_of(CardKinds kinds) {
    Cards one_of_each;
    for (const CardKind kind : kinds) one_of_each.add(kind);
    return text_of(one_of_each);
  }

  JsonWriter& out_;
  const State& state_;
  const OpenTable& table_;
};

}  // namespace

Sayable sayable(const State& state) {
  switch (state.table.question) {
    case Question::Turn: return Sayable::Whole;
    case Question::Over: return Sayable::Table;
    default: return Sayable::Nothing;
  }
}

void write_position(JsonWriter& out, const State& state) { PositionWriter(out, state).write(); }

}  // namespace roundtable::medievallons

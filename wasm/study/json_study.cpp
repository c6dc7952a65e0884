#include "wasm/study/json_study.h"

#include <variant>

#include "engine/games.h"
#include "study/advice.h"
#include "study/continuation.h"

namespace roundtable::wasm {

namespace {

constexpr std::int64_t kMostGames = 1'000'000;
constexpr std::int64_t kMostSeed = 1'000'000'000;

// A record with what a reviewer needs to find out about its entries.
struct Reviewed {
  Record record;
  std::unique_ptr<Reviewer> reviewer;
};

std::variant<Reviewed, Problem> reviewed_in(Fields& fields) {
  const std::string text = fields.text("record");
  const std::int64_t games = fields.number("games", 1, kMostGames);
  const std::int64_t seed = fields.number("seed", 0, kMostSeed);
  const bool reasons = fields.flag("reasons", true);
  if (const MaybeProblem problem = fields.problem()) return *problem;
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  auto reviewer = make_reviewer(
      *record, {.games = static_cast<int>(games), .seed = static_cast<std::uint64_t>(seed), .reasons = reasons});
  if (!reviewer) return bad_field(reviewer.error());
  return Reviewed{std::move(*record), std::move(*reviewer)};
}

struct Asked {
  Record record;
  Seat seat;
};

std::variant<Asked, Problem> asked_in(Fields& fields) {
  const std::string text = fields.text("record");
  if (const MaybeProblem problem = fields.problem()) return *problem;
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto seat = static_cast<std::uint8_t>(fields.number("seat", 0, record->players - 1));
  if (const MaybeProblem problem = fields.problem()) return *problem;
  return Asked{std::move(*record), Seat{seat}};
}

}  // namespace

MaybeProblem JsonStudy::others(std::string_view name, Fields& fields, JsonWriter& out) {
  if (name == "review") return review(fields, out);
  if (name == "find") return find(out);
  if (name == "tell") return tell(out);
  if (name == "judge") return judge(fields, out);
  if (name == "last") return last(fields, out);
  if (name == "advise") return advise(fields, out);
  if (name == "follow") return follow(fields, out);
  return JsonWorkshop::others(name, fields, out);
}

MaybeProblem JsonStudy::review(Fields& fields, JsonWriter& out) {
  auto opened = reviewed_in(fields);
  if (auto* problem = std::get_if<Problem>(&opened)) return std::move(*problem);
  auto& [record, reviewer] = std::get<Reviewed>(opened);
  record_ = std::move(record);
  reviewer_ = std::move(reviewer);
  findings_.clear();
  out.field("entries", static_cast<std::int64_t>(reviewer_->entries()));
  return {};
}

MaybeProblem JsonStudy::find(JsonWriter& out) {
  if (!reviewer_) return Problem{"not-now", "no record has been given"};
  if (findings_.size() < reviewer_->entries()) findings_.push_back(reviewer_->find(findings_.size()));
  out.field("found", static_cast<std::int64_t>(findings_.size()));
  return {};
}

MaybeProblem JsonStudy::tell(JsonWriter& out) {
  if (!reviewer_) return Problem{"not-now", "no record has been given"};
  const bool all = findings_.size() == reviewer_->entries();
  if (!all && findings_.empty()) return Problem{"not-now", "no result yet"};
  const Worth so_far = all ? reviewer_->result() : findings_.back().before;
  auto known = findings_;
  if (!all) known.pop_back();
  out.key("review").raw(json_of(put_together(record_, *reviewer_, so_far, std::move(known)), record_));
  return {};
}

MaybeProblem JsonStudy::judge(Fields& fields, JsonWriter& out) {
  auto opened = reviewed_in(fields);
  if (auto* problem = std::get_if<Problem>(&opened)) return std::move(*problem);
  auto& [record, reviewer] = std::get<Reviewed>(opened);
  if (record.log.empty()) return bad_field(Error{"record: its log is empty"});
  const auto entry =
      static_cast<std::size_t>(fields.number("entry", 0, static_cast<std::int64_t>(record.log.size()) - 1));
  if (fields.problem()) return fields.problem();
  Finding finding = reviewer->find(entry);
  record.log = {record.log[entry]};
  const Worth before = finding.before;
  out.key("review").raw(json_of(put_together(record, *reviewer, before, {std::move(finding)}), record));
  return {};
}

MaybeProblem JsonStudy::last(Fields& fields, JsonWriter& out) {
  const auto read = asked_in(fields);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  const auto& [record, seat] = std::get<Asked>(read);
  const auto judged = last_choice_json(record, seat);
  if (!judged) return bad_field(judged.error());
  const std::optional<std::string>& last = *judged;
  out.key("last");
  last ? out.raw(*last) : out.null();
  return {};
}

MaybeProblem JsonStudy::advise(Fields& fields, JsonWriter& out) {
  const auto read = asked_in(fields);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  const auto& [record, seat] = std::get<Asked>(read);
  const auto game = replay_game(record);
  if (!game) return bad_field(game.error());
  const auto analysis = analyse(**game, seat);
  if (!analysis) return Problem{"not-now", analysis.error().message};
  out.key("advice").raw(json_of(*analysis));
  return {};
}

MaybeProblem JsonStudy::follow(Fields& fields, JsonWriter& out) {
  const auto read = asked_in(fields);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  const auto& [record, seat] = std::get<Asked>(read);
  const auto entries = fields.number("entries", 0, static_cast<std::int64_t>(record.log.size()));
  const std::string action = fields.text("action");
  if (fields.problem()) return fields.problem();
  const auto then = continuation(record, static_cast<std::size_t>(entries), seat, action);
  if (!then) return bad_field(then.error());
  write_continuation(out, *then);
  return {};
}

}  // namespace roundtable::wasm

#include "wasm/study/json_study.h"

#include <variant>

#include "study/last_choice.h"

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
  if (const MaybeProblem problem = fields.problem()) return *problem;
  auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  auto reviewer = make_reviewer(*record, {.games = static_cast<int>(games), .seed = static_cast<std::uint64_t>(seed)});
  if (!reviewer) return bad_field(reviewer.error());
  return Reviewed{std::move(*record), std::move(*reviewer)};
}

}  // namespace

MaybeProblem JsonStudy::others(std::string_view name, Fields& fields, JsonWriter& out) {
  if (name == "review") return review(fields, out);
  if (name == "find") return find(out);
  if (name == "tell") return tell(out);
  if (name == "judge") return judge(fields, out);
  if (name == "last") return last(fields, out);
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
  const std::string text = fields.text("record");
  if (fields.problem()) return fields.problem();
  const auto record = Record::from_json(text);
  if (!record) return bad_field(record.error());
  const auto seat = static_cast<std::uint8_t>(fields.number("seat", 0, record->players - 1));
  if (fields.problem()) return fields.problem();
  const auto judged = last_choice_json(*record, Seat{seat});
  if (!judged) return bad_field(judged.error());
  const std::optional<std::string>& last = *judged;
  out.key("last");
  last ? out.raw(*last) : out.null();
  return {};
}

}  // namespace roundtable::wasm

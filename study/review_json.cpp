#include "study/review.h"

namespace roundtable {

namespace {

class ReviewWriter {
 public:
  explicit ReviewWriter(const Review& review) : review_(review) {}

  std::string text(const Record& record) {
    out_.begin_object().field("game", record.game).field("players", review_.players);
    out_.field("analysis", kAnalysisVersion);
    out_.key("seats").begin_array();
    for (const SeatReview& seat : review_.seats) write(seat);
    out_.end_array().key("moments").begin_array();
    for (const Moment& moment : review_.moments) write(moment);
    return out_.end_array().end_object().take();
  }

 private:
  void write(const SeatReview& seat) {
    out_.begin_object();
    write("win", seat.wins, seat.wins_error);
    if (review_.counts_points) write("points", seat.points, seat.points_error);
    write(seat.figure);
    out_.key("turns").begin_array();
    for (const std::size_t moment : seat.turning_points) out_.value(static_cast<std::int64_t>(moment));
    out_.end_array().key("skills").begin_object();
    for (std::size_t i = 0; i < seat.skills.size(); ++i) write(review_.skills[i], seat.skills[i]);
    out_.end_object().end_object();
  }

  void write(std::string_view name, const SkillReview& skill) {
    if (skill.choices == 0) return;
    out_.key(name).begin_object().field("choices", skill.choices).field("costly", skill.costly);
    out_.field("win", skill.wins);
    if (review_.counts_points) out_.field("points", skill.points);
    out_.end_object();
  }

  void write(std::string_view name, const Balance& balance, const Balance& error) {
    out_.key(name).begin_object();
    out_.field("start", balance.start).field("luck", balance.luck).field("own", balance.own);
    out_.field("others", balance.others).field("result", balance.result).key("errors").begin_object();
    out_.field("start", error.start).field("luck", error.luck).field("own", error.own);
    out_.field("others", error.others).end_object().end_object();
  }

  void write(const SkillFigure& figure) {
    out_.key("figure").begin_object().field("decisions", figure.decisions);
    out_.field("win", figure.wins).field("winError", figure.wins_error);
    if (review_.counts_points) out_.field("points", figure.points).field("pointsError", figure.points_error);
    out_.end_object();
  }

  void write(std::string_view name, const Worth::BySeat& values) {
    out_.key(name).begin_array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(review_.players); ++i) out_.value(values[i]);
    out_.end_array();
  }

  void write(const Worth& worth) {
    write("win", worth.wins);
    if (review_.counts_points) write("points", worth.points);
  }

  void write(const Moment& moment) {
    out_.begin_object().field("entry", static_cast<std::int64_t>(moment.entry)).key("seat");
    moment.seat ? out_.value(index(*moment.seat)) : out_.null();
    write(moment.before);
    out_.key("errors").begin_object();
    write(moment.before_error);
    out_.end_object().key("luck").begin_object();
    write(moment.luck.worth);
    out_.key("errors").begin_object();
    write(moment.luck.error);
    out_.end_object().end_object().key("rest").begin_object();
    write(moment.rest);
    out_.end_object();
    if (moment.analysis) write_analysis(out_, *moment.analysis);
    out_.end_object();
  }

  const Review& review_;
  JsonWriter out_;
};

}  // namespace

std::string json_of(const Review& review, const Record& record) { return ReviewWriter(review).text(record); }

}  // namespace roundtable

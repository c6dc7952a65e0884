#include "study/review.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable {

template <Game G>
Result<std::unique_ptr<Reviewer>> make_reviewer_of(const Record& record,
                                                   const AnalysisSettings& settings);  // reviewer.h

namespace {

constexpr std::size_t kTurningPoints = 3;
constexpr std::int64_t kTurns = 10'000;  // of a victory; smaller changes are no turning points

bool is_of(const Moment& moment, std::size_t seat) {
  return moment.seat && static_cast<std::size_t>(*moment.seat) == seat;
}

Worth cost_of(const Moment& moment) { return moment.analysis ? moment.analysis->cost.worth : Worth{}; }

std::vector<SkillReview> by_skill(const Review& review, std::size_t seat) {
  std::vector<SkillReview> skills(review.skills.size());
  for (const Moment& moment : review.moments) {
    if (!is_of(moment, seat) || !moment.analysis) continue;
    SkillReview& skill = skills[moment.analysis->skill()];
    ++skill.choices;
    if (is_costly(moment.analysis->label)) ++skill.costly;
    skill.wins += cost_of(moment).wins[seat];
    skill.points += cost_of(moment).points[seat];
  }
  return skills;
}

Balance balance(const Review& review, std::size_t seat, Worth::BySeat Worth::* part) {
  const auto of = [&](const Worth& worth) { return (worth.*part)[seat]; };
  Balance balance{.result = of(review.result)};
  balance.start = review.moments.empty() ? balance.result : of(review.moments.front().before);
  for (const Moment& moment : review.moments) {
    balance.luck += of(moment.luck.worth);
    (is_of(moment, seat) ? balance.own : balance.others) += of(cost_of(moment));
    balance.others += of(moment.rest);
  }
  return balance;
}

// The others' part is what remains, so it has the errors of all.
Balance errors(const Review& review, std::size_t seat, const Worth& start, Worth::BySeat Worth::* part) {
  double luck = 0;
  double own = 0;
  const auto square = [&](const Worth& error) {
    const auto one = static_cast<double>((error.*part)[seat]);
    return one * one;
  };
  for (const Moment& moment : review.moments) {
    luck += square(moment.luck.error);
    if (is_of(moment, seat) && moment.analysis) own += square(moment.analysis->cost.error);
  }
  const auto root = [](double sum) { return std::llround(std::sqrt(sum)); };
  return {.start = (start.*part)[seat],
          .luck = root(luck),
          .own = root(own),
          .others = root(square(start) + luck + own),
          .result = 0};
}

SkillFigure figure_of(const Review& review, std::size_t seat, const Balance& wins_error, const Balance& points_error) {
  SkillFigure figure;
  Worth sum;
  for (const Moment& moment : review.moments) {
    if (!is_of(moment, seat) || !moment.analysis) continue;
    ++figure.decisions;
    sum += cost_of(moment);
  }
  if (figure.decisions == 0) return figure;
  figure.wins = sum.wins[seat] / figure.decisions;
  figure.points = sum.points[seat] / figure.decisions;
  figure.wins_error = wins_error.own / figure.decisions;
  figure.points_error = points_error.own / figure.decisions;
  return figure;
}

std::vector<std::size_t> turning_points(const Review& review, std::size_t seat) {
  const auto change = [&](std::size_t moment) {
    const Moment& one = review.moments[moment];
    return std::abs(cost_of(one).wins[seat] + one.luck.worth.wins[seat]);
  };
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < review.moments.size(); ++i) {
    if (change(i) >= kTurns) found.push_back(i);
  }
  std::ranges::sort(found, [&](std::size_t a, std::size_t b) {
    return std::pair(-change(a), a) < std::pair(-change(b), b);  // ties: the earlier first
  });
  found.resize(std::min(found.size(), kTurningPoints));
  std::ranges::sort(found);
  return found;
}

}  // namespace

Review review_of(const Record& record, Reviewer& reviewer) {
  std::vector<Finding> findings;
  findings.reserve(reviewer.entries());
  for (std::size_t entry = 0; entry < reviewer.entries(); ++entry) findings.push_back(reviewer.find(entry));
  return put_together(record, reviewer, reviewer.result(), std::move(findings));
}

bool adds_up(const Review& review) {
  const auto is_result = [](const Balance& balance) {
    return balance.start + balance.luck + balance.own + balance.others == balance.result;
  };
  std::int64_t victory = 0;
  for (const SeatReview& seat : review.seats) {
    std::int64_t wins = 0;
    std::int64_t points = 0;
    for (const SkillReview& skill : seat.skills) {
      wins += skill.wins;
      points += skill.points;
    }
    if (!is_result(seat.wins) || !is_result(seat.points)) return false;
    if (wins != seat.wins.own || points != seat.points.own) return false;
    victory += seat.wins.result;
  }
  return victory == Worth::kVictory;
}

Result<std::unique_ptr<Reviewer>> make_reviewer(const Record& record, const AnalysisSettings& settings) {
  Result<std::unique_ptr<Reviewer>> made = unknown_game(record.game);
  with_game(record.game, [&]<class G>() { made = make_reviewer_of<G>(record, settings); });
  return made;
}

Review put_together(const Record& record, const Reviewer& reviewer, const Worth& result,
                    std::vector<Finding> findings) {
  Review review{.players = record.players,
                .counts_points = reviewer.counts_points(),
                .skills = reviewer.skills(),
                .moments = {},
                .result = result,
                .seats = {}};
  for (std::size_t i = 0; i < findings.size(); ++i) {
    Finding& finding = findings[i];
    const auto entry = Entry::from_text(record.log[i], record.players);
    Moment moment{.entry = i,
                  .seat = {},
                  .before = finding.before,
                  .before_error = finding.before_error,
                  .analysis = std::move(finding.analysis),
                  .luck = finding.luck,
                  .rest = {}};
    if (!entry->chance) moment.seat = entry->seat;
    const Worth& after = i + 1 < findings.size() ? findings[i + 1].before : review.result;
    moment.rest = after - moment.before - moment.luck.worth - cost_of(moment);
    review.moments.push_back(std::move(moment));
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(record.players); ++seat) {
    const Worth start = findings.empty() ? Worth{} : findings.front().before_error;
    SeatReview one{.wins = balance(review, seat, &Worth::wins),
                   .points = balance(review, seat, &Worth::points),
                   .wins_error = errors(review, seat, start, &Worth::wins),
                   .points_error = errors(review, seat, start, &Worth::points),
                   .figure = {},
                   .turning_points = turning_points(review, seat),
                   .skills = by_skill(review, seat)};
    one.figure = figure_of(review, seat, one.wins_error, one.points_error);
    review.seats.push_back(std::move(one));
  }
  return review;
}

}  // namespace roundtable

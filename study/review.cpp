#include "study/review.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/games.h"
#include "engine/with_game.h"

namespace roundtable {

template <Game G>
Result<std::unique_ptr<Reviewer>> make_reviewer_of(const Record& record, const ReviewSettings& settings);  // reviewer.h

namespace {

// Of a victory. Chosen from games of all levels: docs/review.md.
constexpr std::int64_t kCostly = 30'000;
constexpr std::int64_t kBlunder = 80'000;
constexpr std::size_t kTurningPoints = 3;
constexpr std::int64_t kTurns = 10'000;  // smaller changes are no turning points

Label label_of(std::int64_t lost) {
  if (lost == 0) return Label::Best;
  return lost >= kBlunder ? Label::Blunder : lost >= kCostly ? Label::Costly : Label::Fine;
}

// A difference within chance counts as none. The best of many choices looks better than it is, so the limit is higher
// than for a single difference.
Worth effect_of(const Finding& finding, std::size_t seat) {
  if (finding.choices.empty()) return {};
  const JudgedChoice& best = finding.choices.front();
  const JudgedChoice& made = finding.choices[finding.chosen];
  const std::int64_t lost = best.worth.wins[seat] - made.worth.wins[seat];
  return lost > 3 * best.uncertain ? made.worth - best.worth : Worth{};
}

std::size_t skill_of(const Finding& finding, bool lost) {
  if (finding.choices.empty()) return 0;
  const std::size_t made = finding.choices[finding.chosen].skill;
  return lost ? std::max(made, finding.choices.front().skill) : made;
}

std::vector<SkillReview> by_skill(const Review& review, std::size_t seat) {
  std::vector<SkillReview> skills(review.skills.size());
  for (const Moment& moment : review.moments) {
    if (!moment.seat || static_cast<std::size_t>(*moment.seat) != seat || moment.choices.empty()) continue;
    SkillReview& skill = skills[moment.skill];
    ++skill.choices;
    if (moment.label >= Label::Costly) ++skill.costly;
    skill.wins += moment.decision.wins[seat];
    skill.points += moment.decision.points[seat];
  }
  return skills;
}

Balance balance(const Review& review, std::size_t seat, Worth::BySeat Worth::* part) {
  const auto of = [&](const Worth& worth) { return (worth.*part)[seat]; };
  Balance balance{.result = of(review.result)};
  balance.start = review.moments.empty() ? balance.result : of(review.moments.front().before);
  for (const Moment& moment : review.moments) {
    balance.luck += of(moment.luck);
    const bool own = moment.seat && static_cast<std::size_t>(*moment.seat) == seat;
    (own ? balance.own : balance.others) += of(moment.decision);
  }
  return balance;
}

std::vector<std::size_t> turning_points(const Review& review, std::size_t seat) {
  const auto change = [&](std::size_t moment) {
    const Moment& one = review.moments[moment];
    return std::abs(one.decision.wins[seat] + one.luck.wins[seat]);
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

std::string_view name_of(Label label) {
  constexpr std::array<std::string_view, 4> kNames = {"best", "fine", "costly", "blunder"};
  return kNames[static_cast<std::size_t>(label)];
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

Result<std::unique_ptr<Reviewer>> make_reviewer(const Record& record, const ReviewSettings& settings) {
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
    Moment moment{.entry = i, .before = finding.before};
    if (!entry->chance) moment.seat = entry->seat;
    if (moment.seat) {
      const auto seat = static_cast<std::size_t>(*moment.seat);
      moment.decision = effect_of(finding, seat);
      moment.label = label_of(-moment.decision.wins[seat]);
      moment.skill = skill_of(finding, moment.label != Label::Best);
    }
    const Worth& after = i + 1 < findings.size() ? findings[i + 1].before : review.result;
    moment.luck = after - finding.before - moment.decision;
    moment.choices = std::move(finding.choices);
    moment.chosen = finding.chosen;
    review.moments.push_back(std::move(moment));
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(record.players); ++seat) {
    review.seats.push_back({balance(review, seat, &Worth::wins), balance(review, seat, &Worth::points),
                            turning_points(review, seat), by_skill(review, seat)});
  }
  return review;
}

}  // namespace roundtable

#include "study/review.h"

#include <fmt/format.h>

#include "cli/analysis_text.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/progress_bar.h"
#include "cli/record_file.h"
#include "cli/review_html.h"
#include "cli/review_skill.h"
#include "cli/terminal.h"
#include "lab/queue.h"

// Analysis of a recorded game: the moments that decided it.

namespace roundtable::cli {

namespace {

Review review_on_threads(const Record& record, Reviewer& reviewer, const AnalysisSettings& settings, int threads) {
  ProgressBar progress(static_cast<long long>(reviewer.entries()));
  std::vector<Finding> findings(reviewer.entries());
  in_order(
      static_cast<std::int64_t>(findings.size()), threads,
      [&] {
        // The record is known to be readable.
        return [own = std::shared_ptr<Reviewer>(std::move(*make_reviewer(record, settings)))](std::int64_t entry) {
          return own->find(static_cast<std::size_t>(entry));
        };
      },
      [&](std::int64_t entry, Finding& finding) {
        findings[static_cast<std::size_t>(entry)] = std::move(finding);
        progress.show(entry + 1);
        return true;
      });
  return put_together(record, reviewer, reviewer.result(), std::move(findings));
}

std::string seat_of(const Record& record, Seat seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < record.seats.size() ? fmt::format("seat {} ({})", at, shown(record.seats[at]))
                                  : fmt::format("seat {}", at);
}

// A line per seat. The margins are two standard errors.
template <class Unit>
void print_balances(const Record& record, const Review& review, std::string_view title, Unit unit,
                    Balance SeatReview::* sums, Balance SeatReview::* errors) {
  fmt::print("{:<29} {:>13} {:>13} {:>13} {:>13} {:>7}\n", title, "start", "luck", "own", "others", "result");
  for (std::size_t i = 0; i < review.seats.size(); ++i) {
    const Balance& sum = review.seats[i].*sums;
    const Balance& error = review.seats[i].*errors;
    fmt::print("  {:27.27} {:6.1f} ± {:4.1f} {:+6.1f} ± {:4.1f} {:+6.1f} ± {:4.1f} {:+6.1f} ± {:4.1f} {:7.1f}\n",
               seat_of(record, Seat{static_cast<std::uint8_t>(i)}), unit(sum.start), unit(2 * error.start),
               unit(sum.luck), unit(2 * error.luck), unit(sum.own), unit(2 * error.own), unit(sum.others),
               unit(2 * error.others), unit(sum.result));
  }
}

void print_balances(const Record& record, const Review& review) {
  print_balances(record, review, "Chance to win, %:", percent, &SeatReview::wins, &SeatReview::wins_error);
  if (!review.counts_points) return;
  fmt::print("\n");
  print_balances(record, review, "Points:", points, &SeatReview::points, &SeatReview::points_error);
}

void print_skills(const Record& record, const Review& review) {
  const auto asked_for = [&](std::size_t skill) {
    return std::ranges::any_of(review.seats, [&](const SeatReview& seat) { return seat.skills[skill].choices > 0; });
  };
  fmt::print("\nOwn choices by skill, and how many were costly:\n{:28}", "");
  for (std::size_t i = 0; i < review.skills.size(); ++i) {
    if (asked_for(i)) fmt::print(" {:>18}", review.skills[i]);
  }
  for (std::size_t seat = 0; seat < review.seats.size(); ++seat) {
    fmt::print("\n  {:26}", seat_of(record, Seat{static_cast<std::uint8_t>(seat)}));
    for (std::size_t i = 0; i < review.skills.size(); ++i) {
      const SkillReview& skill = review.seats[seat].skills[i];
      const std::string costly = fmt::format("({} of {})", skill.costly, skill.choices);
      if (asked_for(i)) fmt::print(" {:+6.1f}% {:>10}", percent(skill.wins), costly);
    }
  }
  fmt::print("\n");
}

std::string what_happened(const Record& record, const Moment& moment) {
  const std::string& entry = record.log[moment.entry];
  if (!moment.seat) return fmt::format("chance: `{}`", shown(entry.substr(std::min<std::size_t>(2, entry.size()))));
  const auto read = Entry::from_text(entry, record.players);
  return fmt::format("{} chose `{}`", seat_of(record, *moment.seat), read ? shown(std::string(read->what)) : "");
}

void print_turning_points(const Record& record, const Review& review) {
  fmt::print("\nTurning points:\n");
  for (std::size_t i = 0; i < review.seats.size(); ++i) {
    for (const std::size_t turn : review.seats[i].turning_points) {
      const Moment& moment = review.moments[turn];
      fmt::print("  for {}: {:+.1f}% by entry {}, {}\n", seat_of(record, Seat{static_cast<std::uint8_t>(i)}),
                 percent((moment.analysis ? moment.analysis->cost.worth.wins[i] : 0) + moment.luck.worth.wins[i]),
                 moment.entry, what_happened(record, moment));
    }
  }
}

void print_costly(const Record& record, const Review& review) {
  bool any = false;
  for (const Moment& moment : review.moments) {
    if (!moment.analysis || !is_costly(moment.analysis->label)) continue;
    fmt::print("{}", any ? "" : "\nCostly choices, judged by the information at that time:\n");
    any = true;
    const Analysis& analysis = *moment.analysis;
    const ValuedChoice& made = analysis.choices[analysis.chosen.value_or(0)];
    fmt::print("  entry {}, {}: {}, {:.1f} ± {:.1f} % below `{}`\n", moment.entry, what_happened(record, moment),
               name_of(analysis.label), percent(made.behind), percent(made.apart),
               shown(analysis.choices.front().action));
    if (analysis.comparison) fmt::print("      {}\n", told(*analysis.comparison));
  }
  if (!any) fmt::print("\nNo costly choices.\n");
}

Result<Review> reviewed(const Record& record, const AnalysisSettings& settings) {
  const auto reviewer = make_reviewer(record, settings);
  if (!reviewer) return reviewer.error();
  return review_of(record, **reviewer);
}

// One thread for each game, since there are many games.
int check_all(const ReviewArguments& arguments, const AnalysisSettings& settings, int threads) {
  const auto records = records_in(arguments.file);
  if (!records) return complain(records.error().message);
  ProgressBar progress(static_cast<long long>(records->size()));
  std::vector<std::string> wrong;
  std::size_t moments = 0;
  in_order(
      static_cast<std::int64_t>(records->size()), threads,
      [&] { return [&](std::int64_t game) { return reviewed((*records)[static_cast<std::size_t>(game)], settings); }; },
      [&](std::int64_t game, Result<Review>& review) {
        progress.show(game + 1);
        if (!review)
          wrong.push_back(fmt::format("record {}: {}", game + 1, review.error().message));
        else if (!adds_up(*review))
          wrong.push_back(fmt::format("record {}: the parts do not add up to the result", game + 1));
        else
          moments += review->moments.size();
        return true;
      });
  for (const std::string& line : wrong) fmt::print("{}\n", line);
  fmt::print("{} games, {} moments: {} add up exactly, {} do not\n", records->size(), moments,
             records->size() - wrong.size(), wrong.size());
  return wrong.empty() ? 0 : 1;
}

}  // namespace

int run(const ReviewArguments& arguments) {
  const auto threads = threads_from(arguments.threads);
  if (!threads) return complain(threads.error().message);
  if (arguments.games < 1 || arguments.games > 1'000'000) {
    return complain(fmt::format("--games: found {}, allowed: 1 to 1000000", arguments.games));
  }
  const AnalysisSettings settings{.games = static_cast<int>(arguments.games), .seed = arguments.seed};
  if (arguments.check) return check_all(arguments, settings, *threads);
  if (arguments.skill) return review_skill(arguments, settings, *threads);
  const auto record = record_in(arguments.file, arguments.game);
  if (!record) return complain(record.error().message);
  const auto reviewer = make_reviewer(*record, settings);
  if (!reviewer) return complain(fmt::format("{}: {}", arguments.file, reviewer.error().message));
  std::ofstream html;
  if (!arguments.html.empty()) {
    const Status opened = open_to_write(html, arguments.html, std::ios::trunc);
    if (!opened) return complain("--html: " + opened.error().message, 1);
  }
  const Review review = review_on_threads(*record, **reviewer, settings, *threads);
  if (arguments.json) {
    fmt::print("{}\n", json_of(review, *record));
    return 0;
  }
  if (!arguments.html.empty()) {
    html << review_html(*record, review, arguments.games);
    return html.flush() ? 0 : complain("--html: " + cannot_write(arguments.html), 1);
  }
  fmt::print("{}, {} players\n", record->game, record->players);
  print_balances(*record, review);
  print_skills(*record, review);
  print_turning_points(*record, review);
  print_costly(*record, review);
  return 0;
}

}  // namespace roundtable::cli

#include "cli/review_html.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/analysis_text.h"
#include "cli/html.h"
#include "cli/review_graph.h"
#include "cli/review_skill.h"
#include "engine/games.h"

namespace roundtable::cli {

namespace {

// `−4.0`, with a minus sign and no `−0.0`.
std::string number(double value, int digits, bool with_plus) {
  std::string text = fmt::format("{:.{}f}", std::abs(value), digits);
  if (text.find_first_not_of("0.") == std::string::npos) return text;
  return (value < 0 ? "−" : with_plus ? "+" : "") + text;
}

std::string margin(double error, int digits) {
  return fmt::format(" <small>± {:.{}f}</small>", kMargin * error, digits);
}

class Report {
 public:
  Report(const Record& record, const Review& review, long long imagined)
      : record_(record), review_(review), imagined_(imagined) {}

  std::string page() const {
    const std::string title = fmt::format("Review: {}, {} players", game_title(), review_.players);
    std::string body = fmt::format("<header class=\"leaf\"><h1>{}</h1>\n", escaped(title));
    if (record_.options != "{}") body += fmt::format("<p class=\"note\">Options: {}</p>\n", escaped(record_.options));
    body += fmt::format("<p>{}</p></header>\n", result());
    return html_page(title, body + graph() + seats() + costly() + method());
  }

 private:
  std::string game_title() const {
    for (const GameDescription& game : described_games()) {
      if (game.name == record_.game) return std::string(game.title);
    }
    return record_.game;
  }

  std::string name(std::size_t seat) const {
    const std::string given = seat < record_.seats.size() ? record_.seats[seat] : "";
    constexpr std::string_view kBot = "bot:";
    if (given.empty()) return fmt::format("Seat {}", seat);
    return escaped(given.starts_with(kBot) ? given.substr(kBot.size()) + " (bot)" : given);
  }
  std::string who(std::size_t seat) const {
    return fmt::format("<span class=\"disc {}\">{}</span> {}", seat_class(seat), seat, name(seat));
  }

  std::string result() const {
    if (record_.result.empty()) return "Unfinished: the review ends with the expectation.";
    std::string winners;
    for (std::size_t seat = 0; seat < review_.seats.size(); ++seat) {
      if (review_.result.wins[seat] > 0) winners += (winners.empty() ? "" : ", ") + who(seat);
    }
    return "Won by " + winners;
  }

  std::string graph() const {
    std::string out = "<section class=\"leaf\"><h2>Chance to win, %</h2>\n<ul class=\"legend\">";
    for (std::size_t seat = 0; seat < review_.seats.size(); ++seat) {
      out += fmt::format("<li class=\"who\">{}</li>", who(seat));
    }
    out += "</ul>\n<div class=\"wide\">" + chances_svg(review_, 1140, 320) + "</div>\n";
    out += "<div class=\"phone\">" + chances_svg(review_, 362, 300) + "</div>\n";
    return out +
           "<p class=\"note\">By log entry, with all cards known. Bands are 95 % ranges; rings are turning "
           "points.</p></section>\n";
  }

  std::string seats() const {
    std::string out = "<div class=\"cards\">\n";
    for (std::size_t seat = 0; seat < review_.seats.size(); ++seat) {
      out += fmt::format("<article class=\"leaf\"><h2 class=\"who\">{}</h2>\n{}{}{}</article>\n", who(seat), sums(seat),
                         skill(seat), turning_points(seat));
    }
    return out + "</div>\n";
  }

  std::string sums(std::size_t seat) const {
    const SeatReview& one = review_.seats[seat];
    std::string out = "<table><thead><tr><th>Why it ended so</th><th>win, %</th>";
    out += review_.counts_points ? "<th>points</th></tr></thead>\n" : "</tr></thead>\n";
    const auto row = [&](const char* what, std::int64_t Balance::* part, bool is_change) {
      out += fmt::format("<tr{}><td>{}</td><td>{}{}</td>", part == &Balance::result ? " class=\"sum\"" : "", what,
                         number(percent(one.wins.*part), 1, is_change), error_of(percent(one.wins_error.*part)));
      if (review_.counts_points) {
        out += fmt::format("<td>{}{}</td>", number(points(one.points.*part), 1, is_change),
                           error_of(points(one.points_error.*part)));
      }
      out += "</tr>\n";
    };
    row("At the start", &Balance::start, false);
    row("Luck", &Balance::luck, true);
    row("Own choices", &Balance::own, true);
    row("Others’ choices", &Balance::others, true);
    row("Result", &Balance::result, false);
    out +=
        fmt::format("<tr><td>Result without luck</td><td>{}{}</td>",
                    number(percent(one.wins.result - one.wins.luck), 1, false), error_of(percent(one.wins_error.luck)));
    if (review_.counts_points) {
      out += fmt::format("<td>{}{}</td>", number(points(one.points.result - one.points.luck), 1, false),
                         error_of(points(one.points_error.luck)));
    }
    return out + "</tr></table>\n";
  }
  static std::string error_of(double error) { return error == 0 ? "" : margin(error, 1); }

  std::string skill(std::size_t seat) const {
    const SkillFigure& figure = review_.seats[seat].figure;
    if (figure.decisions == 0) return "<p>No choices.</p>\n";
    std::string out = fmt::format("<p><b>Skill:</b> {}{} % of a victory", number(percent(figure.wins), 2, true),
                                  margin(percent(figure.wins_error), 2));
    if (review_.counts_points) {
      out += fmt::format(" and {}{} points", number(points(figure.points), 2, true),
                         margin(points(figure.points_error), 2));
    }
    out += fmt::format(" per choice, of {} that were not forced.</p>\n<ul class=\"labels\">", figure.decisions);
    for (const Label label : {Label::Best, Label::Fine, Label::Unsure, Label::Costly, Label::Blunder}) {
      const auto count = std::ranges::count_if(review_.moments, [&](const Moment& moment) {
        return moment.analysis && static_cast<std::size_t>(moment.analysis->seat) == seat &&
               moment.analysis->label == label;
      });
      if (count > 0) out += fmt::format("<li>{}</li>", badge(label, count));
    }
    return out + "</ul>\n";
  }
  static std::string badge(Label label, std::ptrdiff_t count = 0) {
    const std::string_view name = label == Label::Unsure ? "not sure" : name_of(label);
    return fmt::format("<span class=\"lab {}\">{}{}</span>", name_of(label), count > 0 ? fmt::format("{} ", count) : "",
                       name);
  }

  std::string turning_points(std::size_t seat) const {
    if (review_.seats[seat].turning_points.empty()) return "";
    std::string out = "<h3>Turning points</h3><ul class=\"plain\">\n";
    for (const std::size_t turn : review_.seats[seat].turning_points) {
      const Moment& moment = review_.moments[turn];
      const double change =
          percent((moment.analysis ? moment.analysis->cost.worth.wins[seat] : 0) + moment.luck.worth.wins[seat]);
      out += fmt::format("<li>{} %: entry {}, {}</li>\n", coloured(change), moment.entry, what_happened(moment));
    }
    return out + "</ul>\n";
  }
  static std::string coloured(double change) {
    return fmt::format("<span class=\"{}\">{}</span>", change < 0 ? "less" : "more", number(change, 1, true));
  }

  std::string what_happened(const Moment& moment) const {
    const auto read = Entry::from_text(record_.log[moment.entry], record_.players);
    const std::string what = read ? escaped(read->what) : "";
    if (!moment.seat) return fmt::format("new cards <code>{}</code>", what);
    return fmt::format("{} chose <code>{}</code>", name(static_cast<std::size_t>(*moment.seat)), what);
  }

  std::string costly() const {
    std::string out = "<section class=\"leaf\"><h2>Costly choices</h2>\n";
    std::string articles;
    for (const Moment& moment : review_.moments) {
      if (moment.analysis && is_costly(moment.analysis->label)) articles += costly(moment, *moment.analysis);
    }
    out += articles.empty() ? "<p>None.</p></section>\n"
                            : "<p class=\"note\">Judged by what the player could know then.</p></section>\n";
    return out + (articles.empty() ? "" : "<div class=\"cards\">\n" + articles + "</div>\n");
  }

  std::string costly(const Moment& moment, const Analysis& analysis) const {
    const auto seat = static_cast<std::size_t>(analysis.seat);
    const ValuedChoice& made = analysis.choices[analysis.chosen.value_or(0)];
    std::string out = fmt::format("<article class=\"leaf\"><h3 class=\"who\">{} chose <code>{}</code> {}</h3>\n",
                                  who(seat), escaped(made.action), badge(analysis.label));
    out += fmt::format("<p>Entry {}: {}{} % of a victory below <code>{}</code>.</p>\n", moment.entry,
                       number(percent(made.behind), 1, false), margin(percent(made.apart), 1),
                       escaped(analysis.choices.front().action));
    return out + values(analysis) + reasons(analysis) + "</article>\n";
  }

  // The best choices and the one made.
  std::string values(const Analysis& analysis) const {
    constexpr std::size_t kShown = 4;
    std::string out = "<table><thead><tr><th>Choice</th><th>win, %</th>";
    out += analysis.counts_points ? "<th>points</th></tr></thead>\n" : "</tr></thead>\n";
    for (std::size_t i = 0; i < analysis.choices.size(); ++i) {
      const bool made = i == analysis.chosen;
      if (i >= kShown && !made) continue;
      const ValuedChoice& choice = analysis.choices[i];
      const auto seat = static_cast<std::size_t>(analysis.seat);
      out += fmt::format("<tr{}><td><code>{}</code>{}</td><td>{}{}</td>",
                         i == 0 ? " class=\"best\""
                         : made ? " class=\"played\""
                                : "",
                         escaped(choice.action),
                         i == 0 ? " ✓ best"
                         : made ? " ← played"
                                : "",
                         number(percent(choice.worth.wins[seat]), 1, false),
                         i == 0 ? error_of(percent(choice.error)) : error_of(percent(choice.apart)));
      if (analysis.counts_points)
        out += fmt::format("<td>{}</td>", number(points(choice.worth.points[seat]), 1, false));
      out += "</tr>\n";
    }
    return out + "</table>\n";
  }

  std::string reasons(const Analysis& analysis) const {
    if (!analysis.comparison) return "";
    const Comparison& comparison = *analysis.comparison;
    std::string out =
        fmt::format("<table><thead><tr><th>Why <code>{}</code> is better</th><th>win, %</th></tr></thead>\n",
                    escaped(analysis.choices[comparison.better].action));
    const auto row = [&](const std::string& what, std::int64_t wins, double error) {
      out += fmt::format("<tr><td>{}</td><td>{}{}</td></tr>\n", escaped(what), number(percent(wins), 1, true),
                         error_of(error));
    };
    std::int64_t rest = comparison.wins;
    for (const Reason& reason : main_reasons(comparison)) {
      row(name_of(reason), reason.wins, percent(reason.error));
      rest -= reason.wins;
    }
    row("everything else", rest, 0);
    out += fmt::format("<tr class=\"sum\"><td>together</td><td>{}{}</td></tr>",
                       number(percent(comparison.wins), 1, true), error_of(percent(comparison.error)));
    return out + "</table>\n";
  }

  std::string method() const {
    std::string out =
        "<footer class=\"leaf\"><h2>How to read this</h2>\n<p>Start, luck, own and others’ choices add up ";
    out +=
        "exactly to the result. Luck is the effect of cards against all that could have come. Own choices are "
        "measured ";
    out +=
        "against the net’s favourite. “Not sure” means that the difference is smaller than its error. Figures after ± ";
    out += "are 95 % margins. Choices are written as in the record.</p>\n";
    return out + fmt::format(
                     "<p class=\"note\">{} imagined games per choice · analysis {} · net {} · made by "
                     "<code>roundtable review --html</code></p></footer>\n",
                     imagined_, kAnalysisVersion, net_version(record_.game));
  }

  const Record& record_;
  const Review& review_;
  long long imagined_;
};

}  // namespace

std::string review_html(const Record& record, const Review& review, long long imagined) {
  return Report(record, review, imagined).page();
}

}  // namespace roundtable::cli

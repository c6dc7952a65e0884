#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/html.h"
#include "cli/lab/figure_text.h"
#include "cli/lab/interval_plot.h"
#include "cli/lab/lab_report.h"
#include "cli/lab/lab_style.h"

namespace roundtable::cli {

namespace {

std::string dots_of(Certainty certainty) {
  const std::string_view dots = certainty == Certainty::Sure ? "●●●" : certainty == Certainty::Likely ? "●●○" : "●○○";
  return fmt::format("<span class=\"sure\"><span aria-hidden=\"true\">{}</span> {}</span>", dots,
                     roundtable::name_of(certainty));
}

double shown(double value, const Figure& figure) { return figure.is_share ? 100 * value : value; }
Estimate shown(const Estimate& estimate, const Figure& figure) {
  return {shown(estimate.value, figure), shown(estimate.low, figure), shown(estimate.high, figure)};
}

std::string two_sizes(const std::vector<PlotRow>& rows, double middle, const std::string& about) {
  return "<div class=\"wide\">" + interval_plot(rows, middle, about, 820) + "</div>\n<div class=\"phone\">" +
         interval_plot(rows, middle, about, 362) + "</div>\n";
}

class LabPage {
 public:
  explicit LabPage(const LabReport& report) : report_(report), experiment_(report.experiment()) {}

  std::string page() const {
    const std::string sections = seats() + differences() + sources() + games();
    return html_page(title_of(report_), header() + findings() + sections + method(), kLabStyle);
  }

 private:
  const FigureSums& sums(std::size_t condition) const { return report_.measurements.conditions[condition].figures; }
  std::vector<Figure> figures(std::size_t condition) const {
    return figures_of(experiment_.game, experiment_.conditions[condition].players, true);
  }
  bool has_differences() const {
    return std::ranges::any_of(report_.findings,
                               [](const LabFinding& one) { return one.question == LabFinding::Question::Difference; });
  }
  std::string game_title() const {
    for (const GameDescription& game : described_games()) {
      if (game.name == experiment_.game) return std::string(game.title);
    }
    return experiment_.game;
  }

  std::string header() const {
    std::string out =
        "<header class=\"leaf\"><div class=\"top\"><span class=\"note\">Roundtable lab</span><fieldset class=\"theme\" "
        "aria-label=\"Theme\">";
    for (const char* theme : {"light", "dark", "auto"}) {
      out += fmt::format("<label><input type=\"radio\" name=\"theme\" id=\"{}\"{}/> {}</label>", theme,
                         std::string_view(theme) == "auto" ? " checked=\"checked\"" : "", theme);
    }
    out += fmt::format("</fieldset>{}</div>\n", download());
    out += fmt::format("<p class=\"note\">{} · {} tables · {} games at each</p><h1>{}</h1>\n", escaped(game_title()),
                       experiment_.conditions.size(), report_.measurements.games, escaped(title_of(report_)));
    if (!report_.is_whole()) {
      out += fmt::format("<p><strong>Stopped early, after {} games at each table.</strong></p>\n",
                         report_.measurements.games);
    }
    out +=
        "<nav class=\"contents\" aria-label=\"Contents\"><a href=\"#findings\">Findings</a><a "
        "href=\"#seats\">Seats</a>";
    if (has_differences()) out += "<a href=\"#changes\">Changes</a>";
    return out + (sources().empty() ? "" : "<a href=\"#points\">Points</a>") +
           "<a href=\"#games\">Games</a><a href=\"#method\">Method</a></nav></header>\n";
  }

  std::string download() const {
    std::string csv = "table,figure,value,low,high%0A";
    for (std::size_t i = 0; i < experiment_.conditions.size(); ++i) {
      const auto list = figures(i);
      for (std::size_t figure = 0; figure < list.size(); ++figure) {
        const Estimate one = estimate_of(sums(i), figure, list[figure]);
        csv += fmt::format("{},{},{:.6f},{:.6f},{:.6f}%0A", i, list[figure].key, one.value, one.low, one.high);
      }
    }
    return "<a download=\"lab.csv\" href=\"data:text/csv," + csv + "\">Download the numbers (CSV)</a>";
  }

  std::string findings() const {
    std::string out = "<section class=\"leaf\" id=\"findings\"><h2>Findings</h2><ol class=\"findings\">\n";
    for (const LabFinding* finding : main_findings(report_, 10)) {
      out += fmt::format("<li><span>{}</span>{}</li>\n", escaped(sentence_of(*finding, experiment_)),
                         dots_of(finding->certainty));
    }
    return out + fmt::format(
                     "</ol><p class=\"note\">Sure: significant after Holm’s correction for {} questions. Likely: only "
                     "by its own 95 % interval. Not settled: more games are needed; there may be an effect, or "
                     "none.</p></section>\n",
                     report_.findings.size());
  }

  std::string seats() const {
    std::vector<PlotRow> rows;
    std::string table = "<div class=\"scroll\"><table><thead><tr><th>Won, %</th>";
    int most = 0;
    for (const Condition& condition : experiment_.conditions) most = std::max(most, condition.players);
    for (int seat = 0; seat < most; ++seat) table += fmt::format("<th>Seat {}</th>", seat);
    table += "</tr></thead>\n";
    for (std::size_t i = 0; i < experiment_.conditions.size(); ++i) {
      const Condition& condition = experiment_.conditions[i];
      const auto list = figures(i);
      PlotRow row{condition.name, {}};
      table += fmt::format("<tr><td>{}</td>", escaped(condition.name));
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(condition.players); ++seat) {
        const Estimate share = estimate_of(sums(i), seat, list[seat]);
        const double fair = 1.0 / condition.players;
        const Estimate apart{100 * (share.value - fair), 100 * (share.low - fair), 100 * (share.high - fair)};
        row.marks.push_back({apart, seat_class(seat), std::to_string(seat),
                             fmt::format("{}, seat {}: {} %", condition.name, seat, interval_of(share, list[seat]))});
        table += cell(share, list[seat]);
      }
      for (int seat = condition.players; seat < most; ++seat) table += "<td></td>";
      table += "</tr>\n";
      rows.push_back(std::move(row));
    }
    return "<section class=\"leaf\" id=\"seats\"><h2>Who wins from which seat</h2>\n" +
           two_sizes(rows, 0, "Victories of each seat against a fair share, by table") +
           "<p class=\"note\">Difference from a fair share, in % of games. Lines are 95 % intervals.</p>\n" + table +
           "</table></div></section>\n";
  }

  static std::string cell(const Estimate& estimate, const Figure& figure, bool with_plus = false) {
    return fmt::format("<td>{} <small>{} to {}</small></td>", number_of(estimate.value, figure, with_plus),
                       number_of(estimate.low, figure, with_plus), number_of(estimate.high, figure, with_plus));
  }

  // A plot of each figure of the whole game, and one table.
  std::string differences() const {
    if (!has_differences()) return "";
    std::string out =
        "<section class=\"leaf\" id=\"changes\"><h2>What the changes do</h2>\n<p>Every table against the base, on the "
        "same deals. A line that touches zero: no difference found.</p>\n";
    for (const char* key : {"points", "lead", "comebacks", "decisions"}) out += plot_of(key);
    out +=
        "<div class=\"scroll\"><table><thead><tr><th>Table and "
        "figure</th><th>base</th><th>here</th><th>difference</th><th>certainty</th></tr></thead>\n";
    for (const LabFinding& one : report_.findings) {
      if (one.question != LabFinding::Question::Difference) continue;
      const std::string what = one.what.kind == Figure::Kind::Source ? "points from " + one.what.name : one.what.name;
      out += fmt::format("<tr><td>{}: {}{}</td><td>{}</td><td>{}</td>{}<td>{}</td></tr>\n",
                         escaped(experiment_.conditions[one.condition].name), escaped(what),
                         one.what.is_share ? ", %" : "", number_of(one.before, one.what),
                         number_of(one.after.value, one.what), cell(one.difference, one.what, true),
                         roundtable::name_of(one.certainty));
    }
    return out + "</table></div></section>\n";
  }
  std::string plot_of(const std::string& key) const {
    std::vector<PlotRow> rows;
    std::string name;
    for (const LabFinding& one : report_.findings) {
      if (one.question != LabFinding::Question::Difference || one.what.key != key) continue;
      name = one.what.name + (one.what.is_share ? ", %" : "");
      const std::string& label = experiment_.conditions[one.condition].name;
      const char* kind = one.certainty == Certainty::NotSettled ? "unsure" : one.difference.value > 0 ? "more" : "less";
      rows.push_back({label,
                      {{shown(one.difference, one.what), kind, "",
                        fmt::format("{}: {}", label, interval_of(one.difference, one.what, true))}}});
    }
    if (rows.empty()) return "";
    return fmt::format("<h3>Change of {}</h3>\n", escaped(name)) + two_sizes(rows, 0, "Change of " + name);
  }

  std::string sources() const {
    std::string out;
    for (std::size_t i = 0; i < experiment_.conditions.size(); ++i) {
      const auto list = figures(i);
      const auto [first, last] = figures_of_kind(list, Figure::Kind::Source);
      if (first == last) return "";
      out += fmt::format(
          "<h3>{}</h3><div class=\"scroll\"><table><thead><tr><th>Points from</th><th>a seat</th><th>winners above the "
          "mean</th></tr></thead>\n",
          escaped(experiment_.conditions[i].name));
      for (std::size_t source = first; source < last; ++source) {
        const std::size_t edge = source + last - first;
        out += fmt::format("<tr><td>{}</td>{}{}</tr>\n", escaped(list[source].name),
                           cell(estimate_of(sums(i), source, list[source]), list[source]),
                           cell(estimate_of(sums(i), edge, list[edge]), list[edge], true));
      }
      out += "</table></div>\n";
    }
    return "<section class=\"leaf\" id=\"points\"><h2>Where points come from</h2>\n<p>Winners above the mean: the "
           "points from there that winners have more than the mean of all seats.</p>\n" +
           out + "</section>\n";
  }

  std::string games() const {
    std::string out =
        "<section class=\"leaf\" id=\"games\"><h2>Length, lead, comebacks</h2>\n<div "
        "class=\"scroll\"><table><thead><tr><th>Table and figure</th><th>mean</th></tr></thead>\n";
    for (std::size_t i = 0; i < experiment_.conditions.size(); ++i) {
      const auto list = figures(i);
      for (const auto kind : {Figure::Kind::Game, Figure::Kind::Ending}) {
        const auto [first, last] = figures_of_kind(list, kind);
        for (std::size_t one = first; one < last; ++one) {
          out += fmt::format("<tr><td>{}: {}{}</td>{}</tr>\n", escaped(experiment_.conditions[i].name),
                             escaped(list[one].name), list[one].is_share ? ", %" : "",
                             cell(estimate_of(sums(i), one, list[one]), list[one]));
        }
      }
    }
    return out + "</table></div></section>\n";
  }

  std::string method() const {
    std::string out =
        "<footer class=\"leaf\" id=\"method\"><h2>How it was measured</h2>\n<p>All tables play the same deals; bots "
        "change seats from game to game. Differences are means of the differences of each deal. People may play "
        "differently from bots.</p>\n<ul class=\"plain\">";
    for (const Condition& condition : experiment_.conditions) {
      std::string bots;
      for (const auto& bot : condition.bots) bots += (bots.empty() ? "" : ", ") + bot;
      out += fmt::format("<li>{}: {} players, options <code>{}</code>, bots {}</li>\n", escaped(condition.name),
                         condition.players, escaped(condition.options), escaped(bots));
    }
    out += fmt::format("</ul><p>Seed {}. {} choices of bots failed and were made at random.</p>\n", experiment_.seed,
                       report_.measurements.failures);
    std::string lines;
    for (std::size_t from = 0; from < report_.text.size();) {
      const std::size_t to = std::min(report_.text.find('\n', from), report_.text.size());
      lines += escaped(report_.text.substr(from, to - from)) + "\n";
      from = to + 1;
    }
    return out + fmt::format("<h3>Run it again</h3><pre>{}</pre>\n<h3>The experiment file</h3><pre>{}</pre></footer>\n",
                             escaped(report_.command), lines);
  }

  const LabReport& report_;
  const Experiment& experiment_;
};

}  // namespace

std::string lab_html(const LabReport& report) { return LabPage(report).page(); }

}  // namespace roundtable::cli

#include "cli/review_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "cli/analysis_text.h"
#include "cli/html.h"

namespace roundtable::cli {

namespace {

constexpr std::array<const char*, kMaxSeats> kDashes = {"none", "10 4", "2 3", "10 3 2 3", "5 3"};

class ChancesGraph {
 public:
  ChancesGraph(const Review& review, int width, int height) : review_(review), width_(width), height_(height) {}

  std::string draw() const {
    std::string out = fmt::format(
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"Chance to win of each seat, from the first log entry to "
        "the result\">\n",
        width_, height_);
    out += axes();
    for (std::size_t seat = 0; seat < review_.seats.size(); ++seat) out += band(seat);
    for (std::size_t seat = 0; seat < review_.seats.size(); ++seat) out += line(seat);
    return out + ends() + "</svg>\n";
  }

 private:
  static constexpr double kLeft = 38;
  static constexpr double kRight = 30;
  static constexpr double kTop = 14;
  static constexpr double kBottom = 24;

  std::size_t points() const { return review_.moments.size() + 1; }  // the last is the result
  double x(std::size_t at) const {
    const auto last = static_cast<double>(std::max<std::size_t>(points() - 1, 1));
    return kLeft + (width_ - kLeft - kRight) * static_cast<double>(at) / last;
  }
  double y(double percent) const {
    return kTop + (height_ - kTop - kBottom) * (1 - std::clamp(percent, 0.0, 100.0) / 100);
  }
  double chance(std::size_t seat, std::size_t at) const {
    return percent(at < review_.moments.size() ? review_.moments[at].before.wins[seat] : review_.result.wins[seat]);
  }
  double margin(std::size_t seat, std::size_t at) const {
    return at < review_.moments.size() ? kMargin * percent(review_.moments[at].before_error.wins[seat]) : 0;
  }

  std::string axes() const {
    std::string out;
    for (const int level : {0, 25, 50, 75, 100}) {
      out += fmt::format("<path class=\"axis\" d=\"M{:.0f} {:.1f}H{:.0f}\"/>", kLeft, y(level), width_ - kRight);
      out += fmt::format("<text x=\"{:.0f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", kLeft - 6, y(level) + 5,
                         level);
    }
    constexpr std::size_t kFew = 5;
    std::size_t step = 10;
    while (points() / step > kFew) step += step < 50 ? 10 : 50;
    for (std::size_t at = 0; at < points(); at += step) {
      out += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", x(at), height_ - 4, at);
    }
    return out;
  }

  std::string band(std::size_t seat) const {
    std::string out = fmt::format("<path class=\"band {}\" d=\"", seat_class(seat));
    for (std::size_t at = 0; at < points(); ++at) {
      out += fmt::format("{}{:.1f} {:.1f}", at == 0 ? "M" : "L", x(at), y(chance(seat, at) + margin(seat, at)));
    }
    for (std::size_t at = points(); at-- > 0;) {
      out += fmt::format("L{:.1f} {:.1f}", x(at), y(chance(seat, at) - margin(seat, at)));
    }
    return out + "Z\"/>\n";
  }

  std::string line(std::size_t seat) const {
    std::string out = fmt::format("<g class=\"{}\"><path class=\"way\" stroke-dasharray=\"{}\" d=\"", seat_class(seat),
                                  kDashes[seat % kDashes.size()]);
    for (std::size_t at = 0; at < points(); ++at) {
      out += fmt::format("{}{:.1f} {:.1f}", at == 0 ? "M" : "L", x(at), y(chance(seat, at)));
    }
    out += "\"/>";
    for (const std::size_t turn : review_.seats[seat].turning_points) {
      out += fmt::format(
          "<circle class=\"turn\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"><title>Seat {}: entry {}</title></circle>",
          x(turn), y(chance(seat, turn)), seat, review_.moments[turn].entry);
    }
    return out + "</g>\n";
  }

  // Discs at the ends of the lines, kept apart.
  std::string ends() const {
    constexpr double kApart = 21;
    std::vector<std::size_t> order(review_.seats.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](std::size_t seat) { return std::pair(chance(seat, points() - 1), seat); });
    double free = height_ - kBottom + kApart / 2;
    std::string out;
    for (const std::size_t seat : order) {
      free = std::min(y(chance(seat, points() - 1)), free - kApart);
      out += fmt::format(
          "<g class=\"{}\"><circle class=\"end\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"10\"/>"
          "<text class=\"digit\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text></g>\n",
          seat_class(seat), width_ - kRight / 2, free, width_ - kRight / 2, free + 5, seat);
    }
    return out;
  }

  const Review& review_;
  double width_;
  double height_;
};

}  // namespace

std::string chances_svg(const Review& review, int width, int height) {
  return ChancesGraph(review, width, height).draw();
}

}  // namespace roundtable::cli

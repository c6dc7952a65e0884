#include "cli/lab/interval_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/html.h"

namespace roundtable::cli {

namespace {

// The step of round numbers that divides a range into three to seven parts.
double round_step(double range) {
  const double power = std::pow(10, std::floor(std::log10(range / 4)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (range / (factor * power) <= 7) return factor * power;
  }
  return 10 * power;
}

class Plot {
 public:
  Plot(const std::vector<PlotRow>& rows, double middle, int width) : rows_(rows), middle_(middle), width_(width) {
    low_ = high_ = middle;
    for (const PlotRow& row : rows) {
      for (const PlotMark& mark : row.marks) {
        low_ = std::min({low_, mark.value.value, finite(mark.value.low, mark.value.value)});
        high_ = std::max({high_, mark.value.value, finite(mark.value.high, mark.value.value)});
      }
    }
    const double spare = high_ > low_ ? 0.05 * (high_ - low_) : 1;
    low_ -= spare;
    high_ += spare;
  }

  std::string draw(const std::string& about) const {
    std::string out = fmt::format("<svg viewBox=\"0 0 {} {:.0f}\" role=\"img\" aria-label=\"{}\">\n", width_, height(),
                                  escaped(about));
    const double step = round_step(high_ - low_);
    for (double at = std::ceil(low_ / step) * step; at <= high_; at += step) {
      if (std::abs(at - middle_) < step / 4) continue;
      out += line(at, "axis", fmt::format("{:.6g}", std::abs(at) < step / 100 ? 0 : at));
    }
    out += line(middle_, "middle", fmt::format("{:.4g}", middle_));
    for (std::size_t i = 0; i < rows_.size(); ++i) out += row(i);
    return out + "</svg>\n";
  }

 private:
  static constexpr double kRow = 30;
  static constexpr double kBottom = 22;

  static double finite(double value, double otherwise) { return std::isfinite(value) ? value : otherwise; }
  double left() const { return width_ * 0.36; }
  double height() const { return kRow * static_cast<double>(rows_.size()) + kBottom; }
  double x(double value) const { return left() + (width_ - left() - 14) * (value - low_) / (high_ - low_); }
  std::string line(double at, const char* kind, const std::string& label) const {
    return fmt::format(
        "<path class=\"{}\" d=\"M{:.1f} 2V{:.1f}\"/><text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n",
        kind, x(at), height() - kBottom, x(at), height() - 5, label);
  }

  std::string row(std::size_t number) const {
    const double y = kRow * (static_cast<double>(number) + 0.5);
    std::string label = rows_[number].label;
    const auto most = static_cast<std::size_t>(left() / 7.4);
    if (label.size() > most) label = label.substr(0, most - 1) + "…";
    std::string out = fmt::format("<text x=\"0\" y=\"{:.1f}\">{}</text>", y + 5, escaped(label));
    for (const PlotMark& mark : rows_[number].marks) {
      const Estimate& value = mark.value;
      const double low = x(finite(value.low, value.value));
      const double high = x(finite(value.high, value.value));
      out += fmt::format("<g class=\"mark {}\"><title>{}</title><path d=\"M{:.1f} {:.1f}H{:.1f}\"/>", mark.kind,
                         escaped(mark.title), low, y, high);
      out +=
          fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"/>", x(value.value), y, mark.digit.empty() ? 5 : 9);
      if (!mark.digit.empty()) {
        out +=
            fmt::format("<text class=\"digit\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>", x(value.value), y + 5, mark.digit);
      }
      out += "</g>";
    }
    return out + "\n";
  }

  const std::vector<PlotRow>& rows_;
  double middle_;
  int width_;
  double low_ = 0;
  double high_ = 0;
};

}  // namespace

std::string interval_plot(const std::vector<PlotRow>& rows, double middle, const std::string& about, int width) {
  return Plot(rows, middle, width).draw(about);
}

}  // namespace roundtable::cli

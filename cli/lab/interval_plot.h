#pragma once

#include <string>
#include <vector>

#include "lab/figure_sums.h"

namespace roundtable::cli {

// A row of a plot: a label, and one or more values with their intervals.
struct PlotMark {
  Estimate value;
  std::string kind;   // class of the mark: `seat-1`, `more`, `less`, `unsure`
  std::string digit;  // inside a seat's disc; empty: a dot
  std::string title;  // shown when hovered
};
struct PlotRow {
  std::string label;
  std::vector<PlotMark> marks;
};

// Values on a common axis around `middle`, such as a fair share or no difference, as SVG. `about` is for screen
// readers.
std::string interval_plot(const std::vector<PlotRow>& rows, double middle, const std::string& about, int width);

}  // namespace roundtable::cli

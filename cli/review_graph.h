#pragma once

#include <string>

#include "study/review.h"

namespace roundtable::cli {

// Half the width of a 95 % range, in standard errors.
constexpr double kMargin = 1.96;

// An SVG of each seat's chance to win before every entry of the log, with its 95 % range and its turning points.
std::string chances_svg(const Review& review, int width, int height);

}  // namespace roundtable::cli

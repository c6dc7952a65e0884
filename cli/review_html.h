#pragma once

#include <string>

#include "study/review.h"

namespace roundtable::cli {

// A review as a page in one file, for `review --html`. `imagined` games were played per choice.
std::string review_html(const Record& record, const Review& review, long long imagined);

}  // namespace roundtable::cli

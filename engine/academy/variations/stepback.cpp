#include "engine/academy/variations/list.h"

namespace roundtable::academy {

namespace stepback_parts {
namespace {

constexpr std::array<WhyWords, 1> kWhys = {{{Event::Why::StepBack, "stepback", " steps back on "}}};

}  // namespace
}  // namespace stepback_parts

constexpr Parts kStepBack = {.is_played = [](const Options& options) { return options.has(Advanced::StepBack); },
                             .whys = stepback_parts::kWhys};

}  // namespace roundtable::academy

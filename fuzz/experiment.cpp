#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "lab/experiment_file.h"
#include "lab/experiment_state.h"

// Experiment files, valid or not: a refused file names the line, an accepted file has tables that can be played, and
// its state can be written and read again.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto file = roundtable::read_experiment(text);
  if (!file) {
    if (!file.error().message.starts_with("line ")) std::abort();
    return 0;
  }
  const roundtable::Experiment& experiment = file->experiment;
  if (experiment.conditions.empty() || experiment.games < 1) std::abort();
  if (roundtable::fault_in(experiment)) std::abort();
  roundtable::Measurements none;
  none.conditions.resize(experiment.conditions.size());
  const auto again = roundtable::measurements_from(experiment, "1", roundtable::state_text(experiment, "1", none));
  if (!again || !(*again == none)) std::abort();
  return 0;
}

#pragma once

#include <nanobind/nanobind.h>

namespace roundtable::python {

// Bots, arena, simulation, analysis and review. All release the interpreter's lock while they compute.
void bind_lab(nanobind::module_& m);

}  // namespace roundtable::python

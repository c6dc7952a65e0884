#pragma once

#include <nanobind/nanobind.h>

namespace roundtable::python {

// Many games of one table that advance together, for learning programs: `_core.Batch`.
void bind_batch(nanobind::module_& m);

}  // namespace roundtable::python

#pragma once

namespace roundtable::academy {

// Four numbers in one vector.
using Lanes = float __attribute__((vector_size(16)));

template <class Place>
inline Place all(float value) {
  return Place{} + value;
}

// Probability to end ahead with a lead of `x` widths: a smooth step from 0 at -1 to 1 at 1.
template <class X>
inline X chance_ahead(X x) {
  const X least = X{} - 1.0F;
  const X most = X{} + 1.0F;
  const X low = x < least ? least : x;
  const X near = low > most ? most : low;
  return 0.5F + near * (0.75F - 0.25F * near * near);
}

}  // namespace roundtable::academy

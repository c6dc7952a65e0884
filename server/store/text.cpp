#include "server/store/text.h"

#include <cwctype>

#include "engine/core/utf8.h"

namespace roundtable::server {

// A separate locale, since the program's own may be ASCII only.
locale_t any_script() {
  static auto* const locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return locale;
}

bool storable(std::string_view text) { return text.find('\0') == std::string_view::npos && is_utf8(text); }

std::string fold(std::string_view name) {
  std::string folded;
  while (!name.empty()) {
    const auto character = take_character(name);
    if (!character) break;
    // To upper case, then to lower case: some small letters share a capital, such as both forms of sigma.
    const auto upper = towupper_l(static_cast<wint_t>(*character), any_script());
    append_character(folded, static_cast<char32_t>(towlower_l(upper, any_script())));
  }
  return folded;
}

}  // namespace roundtable::server

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::wasm {

// Bytes as a page sends them: of RFC 4648, filled up with `=`. Nothing if it is not that.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace roundtable::wasm

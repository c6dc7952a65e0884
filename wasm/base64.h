#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roundtable::wasm {

// Decodes the Base64 of RFC 4648, padded with `=`. Returns nullopt for other text.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace roundtable::wasm

#pragma once

#include <filesystem>
#include <string_view>

namespace roundtable::server {

// Suffix of files until they are complete.
inline constexpr std::string_view kDraftEnding = ".roundtable-part";
// Prefix of temporary folders.
inline constexpr std::string_view kScratchBeginning = "roundtable-scratch-";

// Removes drafts of killed programs from the folder. A living writer holds its draft locked. Errors are ignored, since
// the next call tries again.
void remove_abandoned_drafts(const std::filesystem::path& folder);
// The same for temporary folders of this user.
void remove_abandoned_scratch(const std::filesystem::path& folder = std::filesystem::temp_directory_path());

}  // namespace roundtable::server

#pragma once

#include <filesystem>
#include <string_view>

namespace roundtable::server {

// A file that is being made has this ending until it is whole.
inline constexpr std::string_view kDraftEnding = ".roundtable-part";
// And a temporary folder this beginning.
inline constexpr std::string_view kScratchBeginning = "roundtable-scratch-";

// Removes the drafts in that folder whose maker is gone: it was killed. A living maker holds its draft locked. Errors
// are ignored, since whatever stays is found again.
void remove_abandoned_drafts(const std::filesystem::path& folder);
// The same for temporary folders of this user.
void remove_abandoned_scratch(const std::filesystem::path& folder = std::filesystem::temp_directory_path());

}  // namespace roundtable::server

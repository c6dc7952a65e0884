#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/net/headers.h"
#include "server/net/net.h"

namespace roundtable::server::net {

// A file of the page. It is packed when somebody first asks for it packed: all of them at once would be most of what a
// server does when it starts.
struct File {
  struct Form {
    Text bytes;
    std::string etag;
    std::string encoding;  // empty: as it is
  };

  std::string content_type;
  bool immutable = false;  // its name has a hash of its content
  bool packable = false;   // of a type that packing may make smaller
  Form plain;

  const Form& best(const Encodings& accepted) const;
  std::vector<std::pair<std::string, std::string>> headers(const Form& form) const;

  mutable std::optional<Form> gzip, brotli;  // as far as they were asked for
};

// The files of the page, all in memory: whatever is asked for, nothing else can be read.
class Files {
 public:
  // The path is that of a request, without its first slash: index.html, assets/index-BxY3kq2a.js
  void add(const std::string& path, std::string content);
  // Gives what the page's head names for others (og:image) in full: programs that make a preview of a link do not look
  // up a bare path. Throws std::runtime_error with what to do if this is no site.
  void name_site(std::string_view site);
  // By the path of a request. Where the page has views of its own (/table/ID), it is the page. nullptr: no such file.
  const File* find(std::string_view path) const;
  std::size_t size() const { return files_.size(); }

 private:
  std::unordered_map<std::string, File> files_;
};

// Whether a name has a hash before its extension: index-BxY3kq2a.js
bool has_hash(std::string_view path);

// All files in a folder and those in it, without hidden ones and links that lead out of it. Throws std::runtime_error
// with what to do.
Files files_in(const std::string& folder);

// Those that were built into the program.
Files built_in_files();

}  // namespace roundtable::server::net

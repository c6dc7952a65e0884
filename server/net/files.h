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

// A file of the page. It is compressed on the first request for a compressed form, since compressing all files would
// dominate the server's start.
struct File {
  struct Form {
    Text bytes;
    std::string etag;
    std::string encoding;  // empty: not compressed
  };

  std::string content_type;
  bool immutable = false;  // its name has a hash of its content
  bool packable = false;   // of a type that compression may make smaller
  Form plain;

  const Form& best(const Encodings& accepted) const;
  std::vector<std::pair<std::string, std::string>> headers(const Form& form) const;

  mutable std::optional<Form> gzip, brotli;  // once requested
};

// The files of the page, all in memory, so a request cannot read any other file.
class Files {
 public:
  // `path` is that of a request without its first slash: index.html, assets/index-BxY3kq2a.js
  void add(const std::string& path, std::string content);
  // Makes paths in the page's head (og:image) absolute, since programs that preview links do not resolve paths. Throws
  // std::runtime_error with advice if `site` is not valid.
  void name_site(std::string_view site);
  // Finds a file by the path of a request. Paths of the page's own views (/table/ID) give the page. nullptr: no such
  // file.
  const File* find(std::string_view path) const;
  std::size_t size() const { return files_.size(); }

 private:
  std::unordered_map<std::string, File> files_;
};

// True for a name with a hash before its extension: index-BxY3kq2a.js
bool has_hash(std::string_view path);

// All files in a folder and its subfolders, without hidden ones and links that lead out of it. Throws
// std::runtime_error with advice.
Files files_in(const std::string& folder);

// The files embedded in the program.
Files built_in_files();

}  // namespace roundtable::server::net

#include "server/net/files.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "server/net/packing.h"

namespace roundtable::server::net {

namespace {

namespace fs = std::filesystem;

struct Type {
  std::string_view extension, content_type;
  bool packable;
};

constexpr std::array kTypes = {
    Type{".html", "text/html; charset=utf-8", true},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".mjs", "text/javascript; charset=utf-8", true},
    Type{".css", "text/css; charset=utf-8", true},
    Type{".svg", "image/svg+xml", true},
    Type{".wasm", "application/wasm", true},
    Type{".bin", "application/octet-stream", true},
    Type{".woff2", "font/woff2", false},
    Type{".json", "application/json", true},
    Type{".map", "application/json", true},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".png", "image/png", false},
    Type{".webp", "image/webp", false},
    Type{".jpg", "image/jpeg", false},
    Type{".ico", "image/x-icon", true},
    Type{".txt", "text/plain; charset=utf-8", true},
    Type{"", "application/octet-stream", false},
};

const Type& type_of(std::string_view path) {
  return *std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& type) { return path.ends_with(type.extension); });
}

std::string hash_of(std::string_view content) {
  std::array<unsigned char, 16> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(content.data()), content.size(),
                     nullptr, 0);
  std::array<char, 2 * hash.size() + 1> text{};
  return sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
}

// The plain form if packing saves less than a sixteenth.
File::Form packed_form(const File::Form& plain, std::string bytes, const std::string& encoding) {
  if (bytes.size() + bytes.size() / 16 >= plain.bytes->size()) return plain;
  const std::string hash = plain.etag.substr(1, plain.etag.size() - 2);
  return File::Form{.bytes = std::make_shared<const std::string>(std::move(bytes)),
                    .etag = fmt::format("\"{}-{}\"", hash, encoding),
                    .encoding = encoding};
}

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) throw std::runtime_error(fmt::format("{} cannot be read: check its permissions", path.string()));
  return content;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// Matches the eight-letter hashes of bundlers, which may contain a hyphen. Words have no digits or inner capitals.
bool ends_with_base64(std::string_view stem) {
  constexpr std::size_t kLength = 8;
  if (stem.size() <= kLength + 1) return false;
  const std::string_view hash = stem.substr(stem.size() - kLength);
  const char before = stem[stem.size() - kLength - 1];
  const bool letters = std::all_of(hash.begin(), hash.end(), [](char c) {
    return is_digit(c) || is_capital(c) || (c >= 'a' && c <= 'z') || c == '-' || c == '_';
  });
  const bool a_word = std::none_of(hash.begin() + 1, hash.end(), [](char c) { return is_digit(c) || is_capital(c); });
  return (before == '-' || before == '.') && letters && !a_word;
}

bool is_hexadecimal(std::string_view hash) {
  return hash.size() >= 8 && std::any_of(hash.begin(), hash.end(), is_digit) &&
         hash.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool lies_in(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end() && rest != path.end();
}

// Hidden files of editors and systems are not part of a page.
bool is_hidden(const fs::path& relative) {
  return std::any_of(relative.begin(), relative.end(),
                     [](const fs::path& part) { return part.string().starts_with('.') && part != ".well-known"; });
}

}  // namespace

bool has_hash(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::string_view stem = name.substr(0, name.rfind('.'));
  if (stem.size() == name.size()) return false;
  return ends_with_base64(stem) || is_hexadecimal(stem.substr(stem.find_last_of("-.") + 1));
}

const File::Form& File::best(const Encodings& accepted) const {
  if (!packable || !(accepted.brotli || accepted.gzip)) return plain;
  auto& packed = accepted.brotli ? brotli : gzip;
  if (!packed) {
    packed = accepted.brotli ? packed_form(plain, brotli_packed(*plain.bytes), "br")
                             : packed_form(plain, gzipped(*plain.bytes), "gzip");
  }
  return *packed;
}

std::vector<std::pair<std::string, std::string>> File::headers(const Form& form) const {
  std::vector<std::pair<std::string, std::string>> headers = {
      {"Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache"}, {"ETag", form.etag}};
  if (packable) headers.emplace_back("Vary", "Accept-Encoding");
  if (!form.encoding.empty()) headers.emplace_back("Content-Encoding", form.encoding);
  return headers;
}

void Files::add(const std::string& path, std::string content) {
  const Type& type = type_of(path);
  File file{.content_type = std::string(type.content_type), .immutable = has_hash(path), .packable = type.packable};
  file.plain.etag = '"' + hash_of(content) + '"';
  file.plain.bytes = std::make_shared<const std::string>(std::move(content));
  files_[path] = std::move(file);
}

void Files::name_site(std::string_view site) {
  const std::string_view host = site.substr(std::min(site.size(), site.find("://") + 3));
  if ((!site.starts_with("https://") && !site.starts_with("http://")) || !is_host(host))
    throw std::runtime_error(fmt::format("--site: found {}, allowed: a URL such as https://play.example.org", site));
  const auto page = files_.find("index.html");
  if (page == files_.end()) return;
  constexpr std::string_view kPath = "content=\"/";
  std::string text = *page->second.plain.bytes;
  for (auto at = text.find(kPath); at != std::string::npos; at = text.find(kPath, at + 1))
    text.insert(at + kPath.size() - 1, site);
  add("index.html", std::move(text));
}

const File* Files::find(std::string_view path) const {
  path.remove_prefix(std::min<std::size_t>(1, path.size()));
  auto found = files_.find(std::string(path));
  const std::string_view last = path.substr(path.rfind('/') + 1);
  if (found == files_.end() && last.find('.') == std::string_view::npos) found = files_.find("index.html");
  return found == files_.end() ? nullptr : &found->second;
}

Files files_in(const std::string& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error || !fs::exists(root / "index.html"))
    throw std::runtime_error(fmt::format("--web: {} has no index.html; name the folder of the built page", folder));
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const fs::path name = entry.path().lexically_relative(root);
    const fs::path real = fs::canonical(entry.path(), error);
    if (error || is_hidden(name) || !lies_in(real, root) || !fs::is_regular_file(real)) continue;
    files.add(name.generic_string(), content_of(real));
  }
  return files;
}

}  // namespace roundtable::server::net

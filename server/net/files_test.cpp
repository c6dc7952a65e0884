#include "server/net/files.h"

#include <brotli/decode.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>

#include "server/base/test_folder.h"
#include "server/net/packing.h"

namespace roundtable::server::net {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string ungzipped(const std::string& packed, std::size_t size) {
  std::string out(size, '\0');
  z_stream stream{};
  inflateInit2(&stream, 15 + 16);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  inflateEnd(&stream);
  return out;
}

std::string unbrotlied(const std::string& packed, std::size_t size) {
  std::string out(size, '\0');
  EXPECT_EQ(BrotliDecoderDecompress(packed.size(), reinterpret_cast<const std::uint8_t*>(packed.data()), &size,
                                    reinterpret_cast<std::uint8_t*>(out.data())),
            BROTLI_DECODER_RESULT_SUCCESS);
  return out;
}

TEST(Files, NamesWithAHashAreKeptForever) {
  for (const char* path :
       {"assets/index-BxY3kq2a.js", "assets/index-Bx-3kq2a.css", "a/x-DEADBEEF.woff2", "app.0123456789abcdef.js",
        "assets/vendor-a1b2c3d4e5f60718.js", "assets/table_view-C_k29-dQ.js"})
    EXPECT_TRUE(has_hash(path)) << path;
  for (const char* path :
       {"index.html", "assets/index.js", "user-settings.js", "my-Settings.js", "icon-192x192.png", "icon-1024x1024.png",
        "BxY3kq2a.js", "assets-BxY3kq2a/x.js", "index-BxY3kq2a", "a-20240101", ""})
    EXPECT_FALSE(has_hash(path)) << path;
}

TEST(Files, PackedFormsUnpackToTheSame) {
  const std::string text = std::string(5000, 'x') + "the end";
  EXPECT_EQ(ungzipped(gzipped(text), text.size()), text);
  EXPECT_EQ(unbrotlied(brotli_packed(text), text.size()), text);
  EXPECT_EQ(ungzipped(gzipped(""), 0), "");
}

TEST(Files, TheSmallestAcceptedFormIsGiven) {
  Files files;
  files.add("app.js", std::string(5000, 'x'));
  const File* file = files.find("/app.js");
  ASSERT_NE(file, nullptr);
  EXPECT_EQ(file->content_type, "text/javascript; charset=utf-8");
  EXPECT_EQ(file->best({.gzip = true, .brotli = true}).encoding, "br");
  EXPECT_EQ(file->best({.gzip = true}).encoding, "gzip");
  EXPECT_EQ(file->best({}).encoding, "");
  EXPECT_NE(file->plain.etag, file->best({.gzip = true}).etag);
  EXPECT_LT(file->best({.gzip = true}).bytes->size(), 500U);
  files.add("net.bin", std::string(5000, 'x'));
  EXPECT_EQ(files.find("/net.bin")->best({.brotli = true}).encoding, "br");
}

TEST(Files, ArePackedWhenTheyAreFirstAskedForAndThenKept) {
  Files files;
  files.add("app.js", std::string(5000, 'x'));
  const File* file = files.find("/app.js");
  EXPECT_FALSE(file->gzip || file->brotli);
  const Text packed = file->best({.gzip = true}).bytes;
  EXPECT_FALSE(file->brotli);
  EXPECT_EQ(file->best({.gzip = true}).bytes, packed);
}

TEST(Files, WhatDoesNotGetSmallerStaysAsItIs) {
  Files files;
  files.add("tiny.txt", "x");
  files.add("font.woff2", std::string(5000, 'x'));
  for (const char* path : {"/tiny.txt", "/font.woff2"}) {
    const File* file = files.find(path);
    for (const Encodings accepted : {Encodings{.gzip = true}, Encodings{.brotli = true}}) {
      EXPECT_EQ(file->best(accepted).encoding, "") << path;
      EXPECT_EQ(file->best(accepted).etag, file->plain.etag) << path;
    }
  }
}

TEST(Files, TheEtagIsOfTheContent) {
  Files files;
  files.add("a.txt", "x");
  files.add("b.txt", "x");
  files.add("c.txt", "y");
  EXPECT_EQ(files.find("/a.txt")->plain.etag, files.find("/b.txt")->plain.etag);
  EXPECT_NE(files.find("/a.txt")->plain.etag, files.find("/c.txt")->plain.etag);
}

TEST(Files, ViewsOfThePageAreThePage) {
  Files files;
  files.add("index.html", "page");
  for (const char* path : {"/", "/index.html", "/table/abc", "/table/", "/new"}) {
    ASSERT_NE(files.find(path), nullptr) << path;
    EXPECT_EQ(*files.find(path)->plain.bytes, "page");
  }
  for (const char* path : {"/favicon.ico", "/table/abc.js", "/assets/none.css"})
    EXPECT_EQ(files.find(path), nullptr) << path;
}

TEST(Files, PreviewsOfLinksFindThePictureByItsWholeAddress) {
  Files files;
  files.add("index.html", R"(<meta name="a" content="b/c" /><meta property="og:image" content="/preview.png" />)");
  const std::string etag = files.find("/")->plain.etag;
  files.name_site("https://play.example.org");
  const File& page = *files.find("/table/abc");
  EXPECT_EQ(*page.plain.bytes, R"(<meta name="a" content="b/c" />)"
                               R"(<meta property="og:image" content="https://play.example.org/preview.png" />)");
  EXPECT_NE(page.plain.etag, etag);
}

TEST(Files, ASiteIsAnAddressWithoutAPath) {
  Files files;
  files.add("index.html", "page");
  for (const char* site : {"http://localhost:8080", "https://play.example.org", "https://[::1]:443"})
    EXPECT_NO_THROW(files.name_site(site)) << site;
  for (const char* site : {"play.example.org", "https://", "https://a/b", "https://a\"b", "ftp://a", ""})
    EXPECT_THROW(files.name_site(site), std::runtime_error) << site;
}

TEST(Files, AreThoseOfAFolderAndOfNoOther) {
  const TestFolder outside, page;
  outside.write("secret.txt", "secret");
  page.write("index.html", "page");
  page.write("assets/app.js", "code");
  page.write(".env", "secret");
  page.write(".git/config", "secret");
  page.write(".well-known/security.txt", "write to us");
  fs::create_symlink(page.path() / "assets" / "app.js", page.path() / "inside.js");
  fs::create_symlink(outside.path() / "secret.txt", page.path() / "outside.txt");
  fs::create_directory_symlink(outside.path(), page.path() / "folder");
  const Files files = files_in(page.path().string());
  EXPECT_EQ(*files.find("/assets/app.js")->plain.bytes, "code");
  EXPECT_EQ(*files.find("/inside.js")->plain.bytes, "code");
  EXPECT_EQ(files.find("/outside.txt"), nullptr);
  EXPECT_EQ(files.find("/folder/secret.txt"), nullptr);
  EXPECT_EQ(files.find("/.env"), nullptr);
  EXPECT_NE(files.find("/.well-known/security.txt"), nullptr);
  EXPECT_EQ(files.size(), 4U);
}

TEST(Files, AFolderWithoutPageIsRefusedWithWhatToDo) {
  const TestFolder empty;
  for (const std::string& folder : {empty.path().string(), (empty.path() / "none").string()}) try {
      files_in(folder);
      ADD_FAILURE() << folder;
    } catch (const std::exception& error) {
      EXPECT_THAT(error.what(), HasSubstr(folder + " has no index.html; name the folder"));
    }
}

TEST(Files, AreBuiltIntoTheProgram) {
  const Files files = built_in_files();
  ASSERT_NE(files.find("/"), nullptr);
  EXPECT_THAT(*files.find("/")->plain.bytes, HasSubstr("Roundtable"));
}

}  // namespace
}  // namespace roundtable::server::net

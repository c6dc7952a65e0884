#include "server/net/packing.h"

#include <brotli/encode.h>
#include <zlib.h>

#include <cstdint>
#include <stdexcept>

namespace roundtable::server::net {

namespace {

constexpr int kGzipWindow = 15 + 16;  // 16 asks for gzip's own header
// The highest quality, 11, takes about ten times as long for a few percent, and blocks all other clients meanwhile.
constexpr int kBrotliQuality = 9;

}  // namespace

std::string gzipped(std::string_view text) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("gzip: out of memory");
  std::string out(deflateBound(&stream, text.size()), '\0');
  // zlib only reads it, but its type is not const.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (result != Z_STREAM_END) throw std::runtime_error("gzip: cannot compress");
  return out;
}

std::string brotli_packed(std::string_view text) {
  std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
  std::string out(size, '\0');
  if (BrotliEncoderCompress(kBrotliQuality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, text.size(),
                            reinterpret_cast<const std::uint8_t*>(text.data()), &size,
                            reinterpret_cast<std::uint8_t*>(out.data())) == BROTLI_FALSE)
    throw std::runtime_error("brotli: cannot compress");
  out.resize(size);
  return out;
}

}  // namespace roundtable::server::net

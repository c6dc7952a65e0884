#include "server/net/outbox.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

namespace roundtable::server::net {

namespace {

// The bytes before a frame's payload, at most ten.
struct FrameHead {
  FrameHead(Opcode opcode, std::size_t payload) {
    put(0x80U | static_cast<unsigned>(opcode));
    if (payload < 126) {
      put(payload);
      return;
    }
    const int wide = payload < 0x10000 ? 2 : 8;
    put(wide == 2 ? 126 : 127);
    for (int i = wide - 1; i >= 0; --i) put(static_cast<std::uint64_t>(payload) >> (8U * static_cast<unsigned>(i)));
  }

  static std::size_t size_for(std::size_t payload) { return payload < 126 ? 2 : payload < 0x10000 ? 4 : 10; }
  std::string_view text() const { return {bytes.data(), size}; }

 private:
  void put(std::uint64_t byte) { bytes[size++] = static_cast<char>(byte & 0xFFU); }

  std::array<char, 10> bytes{};
  std::size_t size = 0;
};

// Appends the rest of `part` after skipping some bytes; reduces `skip` by the bytes skipped.
void append(std::span<char> out, std::size_t& used, std::string_view part, std::size_t& skip) {
  const std::size_t skipped = std::min(skip, part.size());
  skip -= skipped;
  part.remove_prefix(skipped);
  const std::size_t fits = std::min(part.size(), out.size() - used);
  std::memcpy(out.data() + used, part.data(), fits);
  used += fits;
}

}  // namespace

std::string frame(Opcode opcode, std::string_view payload) {
  return std::string(FrameHead(opcode, payload.size()).text()).append(payload);
}

std::size_t Outbox::size_of(const Piece& piece) {
  const std::size_t size = piece.text->size();
  return piece.message ? size + FrameHead::size_for(size) : size;
}

void Outbox::push(Text text, bool message) {
  pieces_.push_back({.text = std::move(text), .message = message});
  const std::size_t size = size_of(pieces_.back());
  bytes_ += size;
  if (size == 0) pieces_.pop_back();
}

std::size_t Outbox::copy(std::span<char> out) const {
  std::size_t used = 0;
  std::size_t skip = started_;
  for (std::size_t i = first_; i < pieces_.size() && used < out.size(); ++i) {
    const Piece& piece = pieces_[i];
    if (piece.message) append(out, used, FrameHead(Opcode::Text, piece.text->size()).text(), skip);
    append(out, used, *piece.text, skip);
  }
  return used;
}

void Outbox::sent(std::size_t bytes) {
  bytes_ -= bytes;
  started_ += bytes;
  while (first_ < pieces_.size() && started_ >= size_of(pieces_[first_])) {
    started_ -= size_of(pieces_[first_]);
    pieces_[first_++].text.reset();
  }
  if (first_ < pieces_.size()) return;
  first_ = 0;
  constexpr std::size_t kKept = 8;  // capacity that an idle connection may keep
  if (pieces_.capacity() > kKept)
    std::exchange(pieces_, {});
  else
    pieces_.clear();
}

void Outbox::forget() {
  if (first_ == pieces_.size()) return;
  pieces_.resize(first_ + (started_ > 0 ? 1 : 0));
  bytes_ = started_ > 0 ? size_of(pieces_[first_]) - started_ : 0;
  sent(0);
}

}  // namespace roundtable::server::net

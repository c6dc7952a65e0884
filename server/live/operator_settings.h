#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "server/net/address.h"
#include "server/persistence/save_queue.h"
#include "server/table/word_list.h"

namespace roundtable::server {

// A banned person or network.
struct Ban {
  std::string id;
  std::string user;     // either this,
  std::string network;  // or this, as it was typed
  Millis until = 0;     // 0: forever
  std::string why;
};

// The operator's settings: bans, unwanted words, read-only mode, announcement.
class OperatorSettings {
 public:
  OperatorSettings(SaveQueue& saves, const Listeners& listeners, std::string words)
      : saves_(saves), listeners_(listeners), words_(words) {}

  static constexpr std::array<const char*, 2> kKinds = {"ban", "house"};
  // Reads all stored settings, or the one that another server has changed; nullopt: deleted.
  void take(const std::vector<Note>& notes);
  void take(const std::string& kind, const std::string& id, const std::optional<Note>& note);

  // Throw Refused `banned`.
  void expect_user(const std::string& user, Millis now) const;
  void expect_address(const std::string& address, Millis now) const;
  // Throws Refused in read-only mode.
  void expect_new() const;

  // Also closes the connections of the banned.
  void ban(Ban ban, Millis now);
  // False if there was no such ban.
  bool unban(const std::string& id);
  const std::vector<Ban>& bans() const { return bans_; }

  void set_read_only(bool on);
  bool read_only() const { return read_only_; }
  // An empty text removes the announcement.
  void announce(const std::string& text);
  const std::string& announcement() const { return announcement_; }
  // {"type":"announcement","text":…}
  Text announcement_text() const;

  const WordList& words() const { return words_; }

 private:
  void add(const Note& note);
  void close(const Ban& ban) const;
  void tell_announcement() const;
  bool holds(const Ban& ban, const std::string& user, const std::optional<net::Address>& address) const;
  void expect(const std::string& user, const std::optional<net::Address>& address, Millis now) const;

  SaveQueue& saves_;
  const Listeners& listeners_;
  WordList words_;
  std::vector<Ban> bans_;
  bool read_only_ = false;
  std::string announcement_;
};

}  // namespace roundtable::server

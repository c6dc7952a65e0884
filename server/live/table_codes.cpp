#include "server/live/table_codes.h"

#include <sodium.h>

#include <optional>
#include <utility>
#include <vector>

#include "engine/core/json.h"

namespace roundtable::server {

namespace {

constexpr const char* kCodeKind = "code";
constexpr int kMostExpired = 10'000;                // old codes checked for each new code
constexpr Millis kCodeGrace = Millis{10} * 60'000;  // the servers' clocks differ
constexpr int kTriesForCodes = 5;                   // random codes tried for a free code

std::string random_letters() {
  std::string letters;
  while (letters.size() < TableCodes::kLength) {
    letters += TableCodes::kLetters[randombytes_uniform(static_cast<std::uint32_t>(TableCodes::kLetters.size()))];
  }
  return letters;
}

Refused cannot_read() { return {"store", "the store cannot be read right now; try again in a moment"}; }

}  // namespace

std::string TableCodes::read(std::string_view typed) {
  std::string letters;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (kLetters.find(upper) == std::string_view::npos) return {};
    letters += upper;
  }
  return letters.size() == kLength ? letters : std::string();
}

void TableCodes::give(const std::string& table, Millis now, const std::function<void(const Code&)>& done,
                      const Failed& failed) {
  std::erase_if(given_, [&](const auto& one) { return one.second.until <= now; });
  if (const auto found = given_.find(table); found != given_.end()) {
    found->second.until = now + kLifetime;
    return save(table, found->second, done, failed);
  }
  try_new(table, now, kTriesForCodes, done, failed);
}

void TableCodes::try_new(const std::string& table, Millis now, int tries, const std::function<void(const Code&)>& done,
                         const Failed& failed) {
  struct Looked {
    std::optional<Note> same;
    std::vector<Note> all;
  };
  const std::string letters = random_letters();
  store_.read<Looked>(
      [letters](Store& store) {
        return Looked{store.note(kCodeKind, letters), store.notes(kCodeKind, -1, kMostExpired)};
      },
      [this, table, now, tries, letters, done, failed](const Looked& looked) {
        if (looked.same && looked.same->at + kCodeGrace > now) {
          return tries > 1 ? try_new(table, now, tries - 1, done, failed) : failed(cannot_read());
        }
        for (const Note& note : looked.all) {
          if (note.at + kCodeGrace <= now) saves_.batch().void_notes.push_back({.kind = kCodeKind, .id = note.id});
        }
        // Another request may have made a code meanwhile.
        const Code& code = given_.try_emplace(table, Code{letters, now + kLifetime}).first->second;
        save(table, code, done, failed);
      },
      [failed] { failed(cannot_read()); });
}

void TableCodes::save(const std::string& table, const Code& code, const std::function<void(const Code&)>& done,
                      const Failed& failed) {
  saves_.batch().notes.push_back({.kind = kCodeKind, .id = code.letters, .at = code.until, .text = table});
  saves_.when_stored({}, [code, done] { done(code); }, failed);
}

void TableCodes::find(const std::string& letters, Millis now, const std::function<void(const std::string&)>& found,
                      const Failed& failed) {
  store_.read<std::optional<Note>>([letters](Store& store) { return store.note(kCodeKind, letters); },
                                   [now, found, failed](const std::optional<Note>& note) {
                                     if (!note || note->at <= now) {
                                       return failed(Refused("not-found", "no such code, or it has expired"));
                                     }
                                     found(note->text);
                                   },
                                   [failed] { failed(cannot_read()); });
}

}  // namespace roundtable::server

// The module roundtable._core: the engine for the package's Python files, which document it.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "engine/games.h"
#include "engine/play/shuffles.h"
#include "engine/positions.h"
#include "python/core/batch.h"
#include "python/core/lab.h"
#include "python/core/table.h"
#include "python/core/views.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace roundtable::python {

namespace {

using Numbers = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<1>>;

// A new NumPy array of zeros.
struct NewNumbers {
  explicit NewNumbers(int count) : size(static_cast<std::size_t>(count)), data(new std::int8_t[size]()) {}
  Numbers take() {
    std::int8_t* numbers = data.release();
    const nb::capsule owner(numbers, [](void* memory) noexcept { delete[] static_cast<std::int8_t*>(memory); });
    return Numbers(numbers, {size}, owner);
  }

  std::size_t size;
  std::unique_ptr<std::int8_t[]> data;
};

const Layout& layout(const AnyGame& game) { return *value_of(layout_of(game.name())); }

// A view and its game's name, for one View in Python.
struct SeatView {
  std::unique_ptr<AnyView> view;
  const Layout* layout;

  const AnyView& of_seat() const {
    if (view->viewer().is_spectator()) throw Refused("a spectator has no observation: take the view of a seat");
    return *view;
  }
};

std::vector<std::pair<std::string, int>> pairs_of(const std::vector<Choice>& choices) {
  std::vector<std::pair<std::string, int>> pairs;
  for (const Choice& choice : choices) pairs.emplace_back(choice.text, choice.number);
  return pairs;
}

Numbers mask_of(const AnyView& view, const Layout& layout) {
  NewNumbers mask(static_cast<int>(layout.actions.size()));
  view.mask(mask.data.get());
  return mask.take();
}

Numbers observation_of(const AnyView& view, const Layout& layout) {
  NewNumbers numbers(layout.observed);
  view.observe(numbers.data.get());
  return numbers.take();
}

void bind_views(nb::module_& m) {
  nb::class_<SeatView>(m, "View")
      .def("seat",
           [](const SeatView& self) {
             const Viewer viewer = self.view->viewer();
             return viewer.is_spectator() ? std::optional<int>() : std::optional(index(viewer.seat()));
           })
      .def("json", [](const SeatView& self) { return self.view->json(); })
      .def("legal", [](const SeatView& self) { return pairs_of(self.view->legal()); })
      .def("mask", [](const SeatView& self) { return mask_of(self.of_seat(), *self.layout); })
      .def("observation", [](const SeatView& self) { return observation_of(self.of_seat(), *self.layout); })
      .def("imagine",
           [](const SeatView& self, std::uint64_t seed) {
             Rng rng(seed);
             return Table(self.of_seat().imagine(rng), Rng(seed, 1), true);
           })
      .def("equals", [](const SeatView& self, const SeatView& other) { return self.view->equals(*other.view); });
}

void bind_tables(nb::module_& m) {
  nb::class_<Table>(m, "Table")
      .def_static("start", &Table::start, "game"_a, "players"_a, "options"_a, "position"_a, "seed"_a.none(), "number"_a,
                  "seats"_a)
      .def_static("replay", &Table::replay, "record"_a, "entries"_a.none())
      .def("clone", &Table::clone)
      .def("name", [](const Table& self) { return self.game().name(); })
      .def("players", [](const Table& self) { return self.game().players(); })
      .def("imagined", &Table::imagined)
      .def("draws", &Table::draws)
      .def("deciders", &Table::deciders)
      .def("is_chance", [](const Table& self) { return self.game().deciders().is_chance(); })
      .def("over", [](const Table& self) { return self.game().deciders().over(); })
      .def("apply", &Table::apply, "seat"_a, "text"_a)
      .def("apply_number", &Table::apply_number, "seat"_a, "number"_a)
      .def("settle", &Table::settle, "text"_a)
      .def("draw", &Table::draw, "seed"_a.none())
      .def("sample",
           [](const Table& self, std::uint64_t seed) {
             if (!self.game().deciders().is_chance()) throw Refused("no chance event is due now");
             Rng rng(seed);
             return sample_of(self.game(), rng);
           })
      .def("outcomes",
           [](const Table& self) {
             if (!self.game().deciders().is_chance()) throw Refused("no chance event is due now");
             const auto outcomes = outcomes_of(self.game());
             std::optional<std::vector<std::pair<std::string, double>>> pairs;
             if (!outcomes) return pairs;
             pairs.emplace();
             for (const auto& one : *outcomes) pairs->emplace_back(one.what, one.chance);
             return pairs;
           })
      .def("deal",
           [](const Table& self) {
             const Deal deal = deal_of(self.game());
             std::vector<std::pair<std::string, int>> cards;
             for (const auto& one : deal.cards) cards.emplace_back(one.text, one.copies);
             return std::pair(deal.sizes, cards);
           })
      .def("legal",
           [](const Table& self, int seat) { return pairs_of(view_of(self.game(), self.seat(seat))->legal()); })
      .def("mask", [](const Table& self,
                      int seat) { return mask_of(*view_of(self.game(), self.seat(seat)), layout(self.game())); })
      .def("observation",
           [](const Table& self, int seat) {
             return observation_of(*view_of(self.game(), self.seat(seat)), layout(self.game()));
           })
      .def("full_observation",
           [](const Table& self, int seat) {
             NewNumbers numbers(layout(self.game()).all);
             observe_all(self.game(), self.seat(seat), numbers.data.get());
             return numbers.take();
           })
      .def(
          "view",
          [](const Table& self, std::optional<int> seat) {
            return SeatView{view_of(self.game(), self.viewer(seat)), &layout(self.game())};
          },
          "seat"_a.none())
      .def(
          "view_json",
          [](const Table& self, std::optional<int> seat) { return self.game().view_json(self.viewer(seat)); },
          "seat"_a.none())
      .def(
          "events_json",
          [](const Table& self, std::optional<int> seat, std::size_t since) {
            return self.game().events_json(self.viewer(seat), since);
          },
          "seat"_a.none(), "since"_a)
      .def(
          "sentences",
          [](const Table& self, std::optional<int> seat, std::size_t since) {
            return self.game().sentences(self.viewer(seat), since);
          },
          "seat"_a.none(), "since"_a)
      .def("event_count", [](const Table& self) { return self.game().event_count(); })
      .def("whole_sentence",
           [](const Table& self, std::size_t event) {
             if (event >= self.game().event_count()) throw Refused("event: there is no such event");
             return self.game().whole_sentence(event);
           })
      .def("standing",
           [](const Table& self) {
             const Standing standing = self.game().standing();
             std::vector<int> scores(standing.scores.begin(), standing.scores.begin() + self.game().players());
             std::vector<int> winners;
             for (const Seat seat : standing.winners) winners.push_back(index(seat));
             return std::tuple(scores, winners, standing.neutral);
           })
      .def("record_json", &Table::record_json)
      .def("waiting", &Table::waiting)
      .def("generator", &Table::generator)
      .def("set_generator", &Table::set_generator, "words"_a.none());
}

void bind_games(nb::module_& m) {
  m.def("games_json", [] {
    JsonWriter out;
    write_games(out);
    return out.take();
  });
  m.def("options_json", [](const std::string& game, int players, const std::string& options) {
    const auto json = Json::parse(options);
    if (!json) throw Refused("options: " + json.error().message);
    return value_of(make_game(game, players, *json))->record().options;
  });
  m.def("layout", [](const std::string& game) {
    const Layout& layout = *value_of(layout_of(game));
    std::vector<std::tuple<std::string_view, int, int, std::string_view>> fields;
    for (const Field& field : layout.fields) fields.emplace_back(field.name, field.start, field.size, field.about);
    return std::tuple(layout.observed, layout.all, fields, layout.actions);
  });
}

void bind_records(nb::module_& m) {
  m.def("check_record", [](const std::string& json) { return record_from(json).json(); });
  m.def("verify_record", [](const std::string& json) -> std::string_view {
    const Record record = record_from(json);
    nb::gil_scoped_release released;
    value_of(replay_game(record));
    switch (value_of(check_shuffles(record))) {
      case Shuffles::Fair: return "fair";
      case Shuffles::Simulated: return "simulated";
      case Shuffles::Unproven: break;
    }
    return "unproven";
  });
}

}  // namespace

}  // namespace roundtable::python

NB_MODULE(_core, m) {
  using namespace roundtable::python;
  roundtable::read_positions();
  nb::exception<Refused>(m, "Error", PyExc_ValueError);
  bind_games(m);
  bind_views(m);
  bind_tables(m);
  bind_records(m);
  bind_lab(m);
  bind_batch(m);
}

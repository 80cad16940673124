import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNames, findNear, indexNames } from "./find-names";

const list = [
  { name: "Abedi Pelé" },
  { name: "Ada Hegerberg" },
  { name: "Eusébio" },
  { name: "Gunnar Nordahl" },
  { name: "Jean-Pierre Papin" },
  { name: "Łukasz Fabiański" },
  { name: "Michael Laudrup" },
  { name: "Ole Gunnar Solskjær", spellings: ["Solskjaer", "Solskjar"] },
  { name: "Park Ji-sung", spellings: ["Ji-sung Park"] },
  { name: "Pelé", spellings: ["Edson Arantes do Nascimento"] },
  { name: "Samuel Eto'o" },
  { name: "Thomas Müller" },
];
const index = indexNames(list);
const found = (query: string) => findNames(index, query).map(({ name }) => name);
const near = (query: string) => findNear(index, query, []).map(({ name }) => name);

describe("a search", () => {
  it.each([
    ["eus", "Eusébio"],
    ["EUSÉBIO", "Eusébio"],
    ["hegerberg ada", "Ada Hegerberg"],
    ["laud mich", "Michael Laudrup"],
    ["jean pierre", "Jean-Pierre Papin"],
    ["jean-pierre papin", "Jean-Pierre Papin"],
    ["jeanpierre", "Jean-Pierre Papin"],
    ["jisung", "Park Ji-sung"],
    ["park ji sung", "Park Ji-sung"],
    ["ji-sung park", "Park Ji-sung"],
    ["etoo", "Samuel Eto'o"],
    ["eto’o", "Samuel Eto'o"],
    ["eto o", "Samuel Eto'o"],
    ["lukasz fab", "Łukasz Fabiański"],
    ["muller", "Thomas Müller"],
    ["mueller", "Thomas Müller"],
    ["solskjaer", "Ole Gunnar Solskjær"],
    ["solskjar", "Ole Gunnar Solskjær"],
    ["nascimento", "Pelé"],
    ["  ADA   ", "Ada Hegerberg"],
  ])("for '%s' finds %s", (query, name) => {
    expect(found(query)).toEqual([name]);
  });

  it.each(["xyz", "ada pele", "erberg", "edson pele", "", " ", "-", "…"])(
    "for '%s' finds no one",
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it.each([
    ["ronaldo", ["Ronaldo", "Cristiano Ronaldo", "Ronaldo Luiz"]],
    ["RONALDO", ["Ronaldo", "Cristiano Ronaldo", "Ronaldo Luiz"]],
    ["ronald", ["Ronaldinho", "Ronaldo", "Cristiano Ronaldo"]],
    ["saka", ["Bukayo Saka", "Sakaguchi Ken", "Mizuho Sakaguchi"]],
    ["van dijk", ["Virgil van Dijk", "Van Dijkstra", "Dijk van Loon"]],
    ["de maria", ["Ángel De María", "De Mariano", "Maria Dean"]],
    ["ji sung", ["Park Ji-sung", "Ji Sungho"]],
    ["etoo", ["Samuel Eto'o", "Etoovi"]],
  ])("for '%s' has first who is of this whole name, then of this last name", (query, names) => {
    const list = [...names].sort((a, b) => a.localeCompare(b, "en")).map((name) => ({ name }));
    expect(findNames(indexNames(list), query).map(({ name }) => name)).toEqual(names);
  });

  it("takes a spelling for the name", () => {
    const list = [
      { name: "Ronaldinho", spellings: ["Ronaldo de Assis Moreira"] },
      { name: "Ronaldo" },
    ];
    expect(findNames(indexNames(list), "ronaldo").map(({ name }) => name)).toEqual([
      "Ronaldo",
      "Ronaldinho",
    ]);
  });

  it("has first those whose first word it is or begins, then the others", () => {
    expect(found("pele")).toEqual(["Pelé", "Abedi Pelé"]);
    expect(found("gunnar")).toEqual(["Gunnar Nordahl", "Ole Gunnar Solskjær"]);
    expect(found("p")).toEqual(["Park Ji-sung", "Pelé", "Abedi Pelé", "Jean-Pierre Papin"]);
  });

  it("finds each name by itself, by the beginnings of its words, and in any order", () => {
    const words = (name: string) => name.split(" ");
    fc.assert(
      fc.property(
        fc.constantFrom(...list),
        fc.nat(5),
        fc.boolean(),
        ({ name }, length, isTurned) => {
          const short = words(name).map((word) => word.slice(0, length + 1));
          expect(found(name)).toContain(name);
          expect(found((isTurned ? short.reverse() : short).join(" "))).toContain(name);
        },
      ),
    );
  });

  it.each([
    ["eusebo", ["Eusébio"]],
    ["eusbei", ["Eusébio"]],
    ["hegerbrg ada", ["Ada Hegerberg"]],
    ["ada hegerbreg", ["Ada Hegerberg"]],
    ["adda hegerbreg", ["Ada Hegerberg"]],
    ["jean-piere papin", ["Jean-Pierre Papin"]],
    ["jisugn", ["Park Ji-sung"]],
    ["eyoo", ["Samuel Eto'o"]],
    ["mullre", ["Thomas Müller"]],
    ["fabianskki lukas", ["Łukasz Fabiański"]],
    ["nascimenot", ["Pelé"]],
    ["peel", ["Pelé", "Abedi Pelé"]],
    ["gunnnar", ["Gunnar Nordahl", "Ole Gunnar Solskjær"]],
  ])("for '%s' finds none but with a slip %s", (query, names) => {
    expect(found(query)).toEqual([]);
    expect(near(query).sort()).toEqual([...names].sort());
  });

  it.each([
    ["pee", "too short a word"],
    ["peeel", "two letters too many"],
    ["hegebreg", "two slips in one word"],
    ["hegerberg adq", "a slip in a short word"],
    ["", "nothing"],
    ["-", "no word"],
  ])("for '%s' finds none with a slip: %s", (query) => {
    expect(near(query)).toEqual([]);
  });

  it("has first those of which it is a whole word, then those which begin so", () => {
    const index = indexNames([{ name: "Karim Salahov" }, { name: "Mohamed Salah" }]);
    expect(findNear(index, "slah", []).map(({ name }) => name)).toEqual([
      "Mohamed Salah",
      "Karim Salahov",
    ]);
  });

  it.each([
    ["gerard", ["Gerard Piqué"], ["Steven Gerrard"]],
    ["gerar", ["Gerard Piqué"], []],
    ["sawa", ["Homare Sawa"], []],
    ["hansson", ["Åsa Hansson"], ["Niko Hanssen"]],
    ["hansso", ["Åsa Hansson"], []],
  ])("for '%s' has beside %s as a slip in a long whole word %s", (query, exact, slips) => {
    const names = ["Gerard Piqué", "Steven Gerrard", "Homare Sawa", "Bukayo Saka"];
    const index = indexNames([...names, "Åsa Hansson", "Niko Hanssen"].map((name) => ({ name })));
    const found = findNames(index, query);
    expect(found.map(({ name }) => name)).toEqual(exact);
    expect(findNear(index, query, found).map(({ name }) => name)).toEqual(slips);
  });

  it("forgives one slip in each name, and never has a name twice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...list),
        fc.nat(),
        fc.constantFrom("", "q", "w"),
        ({ name }, at, letter) => {
          const [word = ""] = /\p{L}{5,}/u.exec(name) ?? [];
          const place = 1 + (at % (word.length - 1));
          const slip = word.slice(0, place) + letter + word.slice(place + 1);
          const exact = findNames(index, slip);
          const both = [...exact, ...findNear(index, slip, exact)].map(({ name }) => name);
          if (word !== "") expect(both).toContain(name);
          expect(new Set(both).size).toBe(both.length);
        },
      ),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => {
        expect(found(query).length + near(query).length).toBeLessThanOrEqual(2 * list.length);
      }),
    );
  });
});

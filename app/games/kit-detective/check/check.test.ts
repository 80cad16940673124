import { describe, expect, it } from "vitest";
import { cases, shirts } from "../editions.server";
import type { Case, ShirtRecord } from "../editions-file.server";
import { PATTERNS } from "../shirt";
import { record, suspects, table } from "../testing/sample-shirt";
import { kitProblems, nations, quotaProblems, titleCheck } from "./check";
import { usualShirt } from "./distance";
import { colourPromises } from "./suspects";

const reasons = (...bank: ShirtRecord[]) =>
  kitProblems(bank, [], table).map(({ record: id, reason }) => `${id}: ${reason}`);
const reasonsWith = (change: Partial<ShirtRecord>) => reasons({ ...record, ...change });
const withPiece = (place: number, change: Partial<ShirtRecord["evidence"][number]>) => ({
  evidence: record.evidence.map((piece, index) =>
    index === place ? { ...piece, ...change } : piece,
  ),
});

describe("the promises of a shirt", () => {
  it("are kept where one suspect has such a shirt", () => {
    expect(reasons(record)).toEqual([]);
  });

  it.each([
    [
      "a suspect whose usual shirt looks like it",
      { shirt: usualShirt("white/red") },
      "'Poland' has a shirt that looks like it.",
    ],
    [
      "a suspect that nobody knows",
      {
        suspects: ["Argentina", "Atlantis", "Ghana", "Japan"],
        evidence: record.evidence.map((piece) => ({
          ...piece,
          fits: ["Argentina", ...(piece.fits.length > 1 ? ["Ghana"] : [])],
        })),
      },
      "'Atlantis' is not in the table of nations: take another.",
    ],
    ["another continent", { continent: "Africa" as const }, "It is from elsewhere."],
    ["another era", { era: "1990s" }, "Its years are of another era."],
    [
      "a plain shirt with colours",
      {
        shirt: { ...record.shirt, pattern: { kind: "plain" as const, colours: ["sky" as const] } },
      },
      "A pattern has colours, and plain has none.",
    ],
    [
      "stripes without a colour",
      { shirt: { ...usualShirt("navy/sky"), pattern: { kind: "stripes" as const, colours: [] } } },
      "A pattern has colours, and plain has none.",
    ],
    [
      "a note on a pattern that is not drawn",
      { note: "The sash came later." },
      "'sash' in its note is not drawn: draw it, or leave the word out.",
    ],
    ["a maker", { note: "Made by Adidas." }, "It names a maker, a badge or a sponsor."],
    ["a denied word", { note: "What a bastard." }, "A denylist has one of its words."],
    [
      "a note that ages",
      { note: "Worn today." },
      "'today' in its note goes out of date: leave it out.",
    ],
    [
      "a piece on a match that no page confirms",
      withPiece(4, { text: "In it they won a final." }),
      "'In it they won a final.' needs a page that says so of that match: name it as wornIn, or leave 'in it' out.",
    ],
    [
      "a note on a match that no page confirms",
      { note: "A captain scored twice in it." },
      "'A captain scored twice in it.' needs a page that says so of that match: name it as wornIn, or leave 'in it' out.",
    ],
    [
      "evidence that leaves one too early",
      withPiece(1, { fits: ["Argentina"] }),
      "Its first evidence leaves one suspect.",
    ],
    [
      "evidence that brings a suspect back",
      withPiece(2, { fits: ["Argentina", "Japan"] }),
      "Its evidence brings a suspect back.",
    ],
    [
      "evidence that leaves two at the end",
      withPiece(5, { fits: ["Argentina", "Poland"] }),
      "Its last evidence leaves two suspects.",
    ],
    [
      "evidence that says a thing twice",
      withPiece(1, { text: "They drive on the right." }),
      "It says a thing twice.",
    ],
    [
      "evidence with a word of the nation",
      withPiece(4, { text: "An Argentinian won a final." }),
      "Its evidence gives 'argentin' away.",
    ],
  ])("are broken by %s", (_, change, reason) => {
    expect(reasonsWith(change)).toContain(`argentina-1986-home: ${reason}`);
  });

  it("are kept by a match that a page confirms, and in the case that was played before", () => {
    const worn = { ...record, ...withPiece(4, { text: "In it they won a final." }) };
    expect(reasons({ ...worn, wornIn: "A history of shirts: the final" })).toEqual([]);
    const played = kitProblems([worn], [{ id: "one", shirts: [record.id] }], table);
    expect(played.filter(({ reason }) => reason.includes("'in it'"))).toEqual([]);
  });

  it("are kept by what is in a shirt and no match", () => {
    const texts = ["Its collar has wings in it.", "The badge of no club has a dragon in it."];
    for (const note of texts) expect(reasonsWith({ note })).toEqual([]);
  });

  it("name every suspect whose shirt looks like it, so that all can be changed at once", () => {
    const white = { ...table, Ghana: { ...table.Ghana, usual: ["white/red"] } };
    const found = kitProblems([{ ...record, shirt: usualShirt("white/red") }], [], white);
    expect(found.map(({ reason }) => reason).filter((one) => one.includes("looks like"))).toEqual([
      "'Poland' has a shirt that looks like it.",
      "'Ghana' has a shirt that looks like it.",
    ]);
  });

  it.each([
    ["two wrong suspects who wear its main colour", "white/black", false],
    ["two who wear the colour of its trim", "red/white", false],
    ["two who wear that of its pattern", "red/black stripes:white", false],
    ["one alone", "blue/black", true],
    ["none", "purple/orange", true],
  ])("know the colours of a shirt with %s", (_, text, isBroken) => {
    const promises = colourPromises({ ...record, shirt: usualShirt(text) }, [], table);
    expect(promises.map(([broken]) => broken)).toEqual([isBroken]);
  });

  it("are broken by a piece that rules nobody out, after the case that was played before", () => {
    const idle =
      "A piece of its evidence rules nobody out, though several are left: let each leave fewer.";
    const inCase = (place: number, change: Partial<ShirtRecord> = {}) => {
      const list = Array.from(
        { length: place },
        (_, index): Case => ({ id: `${index}`, shirts: [] }),
      );
      return kitProblems(
        [{ ...record, ...change }],
        [...list, { id: "last", shirts: [record.id] }],
        table,
      ).map(({ reason }) => reason);
    };
    expect(inCase(1)).toContain(idle);
    expect(inCase(0)).not.toContain(idle);
    expect(inCase(1, withPiece(2, { fits: ["Argentina"] }))).not.toContain(idle);
    expect(inCase(1, withPiece(0, { fits: suspects }))).toContain(idle);
  });

  it("are broken by a shirt of the bank that a suspect wore once", () => {
    const shirt = usualShirt("sky/black stripes:white");
    const worn = { ...record, id: "poland-1986-away", nation: "Poland", note: "Worn once.", shirt };
    expect(reasons(record, worn)).toContain(
      "argentina-1986-home: 'Poland' has a shirt that looks like it.",
    );
  });

  it("are broken by an id and a note that are there", () => {
    expect(reasons(record, record)).toEqual([
      "argentina-1986-home: Its id exists already.",
      "argentina-1986-home: Its note exists already.",
    ]);
  });

  it("are broken by a shirt that was in a case before", () => {
    const list = ["one", "two"].map((id): Case => ({ id, shirts: [record.id] }));
    expect(kitProblems([record], list, table).map(({ reason }) => reason)).toContain(
      `'${record.id}' was in a case before: take another.`,
    );
  });
});

describe("the file of a shirt", () => {
  const ofShirt: ShirtRecord = {
    ...record,
    evidence: record.evidence.map((piece, place) => ({ ...piece, text: `It was worn ${place}.` })),
  };
  const reasonsIn = (number: number, change: Partial<ShirtRecord> = {}) => {
    const before = Array.from(
      { length: number - 1 },
      (_, place): Case => ({ id: `${place}`, shirts: [] }),
    );
    const list = [...before, { id: "last", shirts: [record.id] }];
    return kitProblems([{ ...ofShirt, ...change }], list, table).map(({ reason }) => reason);
  };
  const withText = (text: string) => ({
    evidence: ofShirt.evidence.map((piece, place) => (place === 1 ? { ...piece, text } : piece)),
  });
  const lesson = withText("Their capital is on a wide river.");
  const geography = expect.stringContaining("is geography");
  const sunday = "Sunday's piece has to decide: it is the best one.";

  it("tells of the shirt, from the third case on", () => {
    expect(reasonsIn(3, lesson)).toContainEqual(geography);
    expect(reasonsIn(2, lesson)).not.toContainEqual(geography);
    expect(reasonsIn(3, withText("It beat the Ivory Coast."))).not.toContainEqual(geography);
  });

  it.each([
    ["Its owners had been to a World Cup by 1970.", true],
    ["Its owners were at the World Cup of 1998.", true],
    ["They were champions of the world by the end of 2026.", true],
    ["It was worn in Mexico in 1986, while the stands did the wave.", false],
    ["Its owners had the hosts in their group, and had been two goals behind.", false],
  ])("begins with the match or the tournament of the shirt, not with '%s': %s", (text, isTold) => {
    const tells = (number: number) =>
      reasonsIn(number, withText(text)).some((reason) => reason.includes("is of another time"));
    expect([tells(3), tells(2)]).toEqual([isTold, false]);
  });

  it("is decided by Sunday's piece", () => {
    expect(reasonsIn(3)).toContain(sunday);
    expect(reasonsIn(2)).not.toContain(sunday);
    expect(reasonsIn(3, withPiece(2, { fits: ["Argentina"] }))).not.toContain(sunday);
  });
});

describe("the promises of the bank", () => {
  const quotas = (bank: readonly ShirtRecord[]) => quotaProblems(bank).map(({ reason }) => reason);

  it("are kept", () => {
    expect(quotas(shirts)).toEqual([]);
  });

  it.each([
    ["few shirts", shirts.slice(0, 119), "It has 119 shirts."],
    ["men alone", shirts.map((one) => ({ ...one, women: false })), "Too few shirts are women's."],
    [
      "much of one nation",
      shirts.map((one, place) => (place < 7 ? { ...one, nation: "Peru" } : one)),
      "'Peru' has too many shirts.",
    ],
    [
      "five continents",
      shirts.map(
        (one) =>
          ({
            ...one,
            continent: one.continent === "Oceania" ? "Asia" : one.continent,
          }) as ShirtRecord,
      ),
      "No shirt is from Oceania.",
    ],
    ...PATTERNS.filter((kind) => kind !== "plain").map(
      (kind) =>
        [
          `no ${kind}`,
          shirts.filter(({ shirt }) => shirt.pattern.kind !== kind),
          `Too few shirts have ${kind}.`,
        ] as const,
    ),
  ] as const)("are broken by %s", (_, bank, reason) => {
    expect(quotas(bank)).toContain(reason);
  });
});

describe("the check of Kit Detective", () => {
  it("finds no problem in its cases, and says what it found", () => {
    const { problems, records, proof, figures } = titleCheck().check(null);
    expect(problems).toEqual([]);
    expect(records).toBe(shirts.length);
    expect(proof.byReading + proof.unchecked).toBe(records);
    expect(figures?.[0]).toMatch(/^smallest distance \d+\.\d \(.+\), at least 16$/);
    expect(titleCheck().numbers()).toEqual(cases.map((_, index) => index + 1));
  });

  it("shows a case with its nations, and each shirt in words", () => {
    expect(titleCheck().preview(1)).toHaveLength(9);
    expect(titleCheck().preview(1)?.[0]).toBe(
      "Brazil 1970: Plain yellow, green round collar and trim, worn with blue shorts.",
    );
    expect(titleCheck().preview(18)).toBeNull();
  });

  it("describes no shirt with a word that gives its nation away", () => {
    const given = cases.flatMap((_, index) => titleCheck().preview(index + 1) ?? []);
    const words = Object.values(nations).flatMap((nation) => nation.words);
    const texts = given.map((line) => line.slice(line.indexOf(":")).toLowerCase());
    expect(
      texts.filter((text) => words.some((word) => new RegExp(`\\b${word}`).test(text))),
    ).toEqual([]);
  });
});

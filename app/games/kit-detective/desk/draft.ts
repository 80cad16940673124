import { toFillIn } from "~/play/editions/to-fill-in.server";
import {
  chanceOf,
  chooseSet,
  type Draft,
  type DraftAsked,
  ownPlaces,
  placesFor,
} from "../../../../scripts/editions/draft";
import { brokenReasons } from "../../../../scripts/editions/promises";
import { casePromises, earlyPromises, placePromises, plainPromises } from "../check/cases";
import { FIRST_OF_SHIRTS } from "../check/check";
import { cases, shirts } from "../editions.server";
import { CASE_SIZE, CONTINENTS, PIECES, type ShirtRecord } from "../editions-file.server";
import { COLLARS, PALETTE, PATTERNS } from "../shirt";

const DIFFICULTIES = [1, 1, 3, 1, 2, 2, 2, 3, 3] as const;
const AWAY = [3, 6];
const OF_WOMEN = 4;
/** How many nations are left after each piece of evidence. */
const LEFT = [3, 2];
const SUSPECTS = 4;

const theColours = toFillIn(`a colour: ${Object.keys(PALETTE).join(", ")}`);
const aColour = toFillIn("a colour, of those that the body lists");
const theNation = toFillIn("the right nation");

/** A case of nine shirts, of the release as far as they are not the editor's. */
export const draft: Draft = (asked) => {
  const { date, today } = asked;
  const places = placesFor(CASE_SIZE, chanceOf(date));
  const set = fromRelease(asked);
  const isOwn = ownPlaces(CASE_SIZE, set ? asked.own : CASE_SIZE, chanceOf(date));
  const nine = DIFFICULTIES.map((difficulty, place) => {
    const instead = set?.[place];
    if (instead && !isOwn.has(place)) return instead;
    return draftShirt({
      id: `own-${date}-${place + 1}`,
      side: instead?.side ?? (AWAY.includes(place) ? "away" : "home"),
      women: instead?.women ?? place === OF_WOMEN,
      right: instead?.suspects.indexOf(instead.nation) ?? places[place] ?? 0,
      continent: instead?.continent ?? toFillIn(CONTINENTS.join(", ")),
      difficulty,
      asOf: today,
    });
  });
  return {
    shirts: nine.filter((_, place) => isOwn.has(place)),
    cases: [{ id: `own-${date}`, shirts: nine.map(({ id }) => id) }],
  };
};

/** Nine shirts of the release that may hang again and make a case; null if there are none. */
function fromRelease({ date, rested }: DraftAsked): ShirtRecord[] | null {
  const known = new Map(shirts.map((shirt) => [shirt.id, shirt]));
  // The files of the first cases were written without the promises of those that followed.
  const early = new Set(cases.slice(0, FIRST_OF_SHIRTS - 1).flatMap((one) => one.shirts));
  const candidates = rested.flatMap((id) => (early.has(id) ? [] : (known.get(id) ?? [])));
  const places = DIFFICULTIES.map((difficulty) =>
    candidates.filter((one) => one.difficulty === difficulty),
  );
  const isKept = (set: readonly ShirtRecord[]) => {
    const one = { id: date, shirts: set.map(({ id }) => id) };
    const promises = [casePromises, earlyPromises, placePromises, plainPromises].flatMap((of) =>
      of(one, known),
    );
    return brokenReasons(promises).length === 0;
  };
  return chooseSet(places, isKept, chanceOf(`${date} again`));
}

/** @param right the place of the right nation among the suspects */
function draftShirt({
  id,
  side,
  women,
  right,
  ...given
}: Pick<ShirtRecord, "id" | "side" | "women" | "difficulty" | "asOf"> & {
  right: number;
  continent: string;
}) {
  return {
    id,
    nation: theNation,
    side,
    years: toFillIn("the year in which it was worn, such as 1990, or 1992-94"),
    women,
    shirt: {
      body: theColours,
      sleeves: aColour,
      collar: { kind: toFillIn(COLLARS.join(", ")), colour: aColour },
      trim: aColour,
      pattern: { kind: toFillIn(PATTERNS.join(", ")), colours: [aColour] },
    },
    note: toFillIn("what is told when it has been named, 200 characters at most"),
    suspects: Array.from({ length: SUSPECTS }, (_, at) =>
      at === right ? theNation : toFillIn("another nation"),
    ),
    evidence: Array.from({ length: PIECES }, (_, piece) => ({
      text: toFillIn(`piece ${piece + 1} of the file, 140 characters at most`),
      fits: Array.from({ length: LEFT[piece] ?? 1 }, (_, at) =>
        at === 0 ? theNation : toFillIn("another that is left"),
      ),
    })),
    source: {
      title: toFillIn("who describes the shirt"),
      kind: toFillIn("article or encyclopedia"),
      where: toFillIn("the page, or its part"),
    },
    ...given,
    era: toFillIn("a decade such as 1990s"),
    tags: [toFillIn("where it was worn, such as world-cup, copa-america, friendly")],
  };
}

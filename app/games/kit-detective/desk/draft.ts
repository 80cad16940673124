import { toFillIn } from "~/play/editions/to-fill-in.server";
import { chanceOf, type Draft, placesFor } from "../../../../scripts/editions/draft";
import { CASE_SIZE, CONTINENTS, PIECES } from "../editions-file.server";
import { COLLARS, PALETTE, PATTERNS } from "../shirt";

const DIFFICULTIES = [1, 1, 1, 2, 2, 2, 3, 3, 3] as const;
const AWAY = [3, 6];
const OF_WOMEN = 4;
/** How many nations are left after each piece of evidence. */
const LEFT = [3, 2];
const SUSPECTS = 4;

const theColours = toFillIn(`a colour: ${Object.keys(PALETTE).join(", ")}`);
const aColour = toFillIn("a colour, of those that the body of the first shirt lists");
const theNation = toFillIn("the right nation");

/** A case of nine shirts. */
export const draft: Draft = ({ date, today }) => {
  const places = placesFor(CASE_SIZE, chanceOf(date));
  const shirts = DIFFICULTIES.map((difficulty, place) => ({
    id: `own-${date}-${place + 1}`,
    nation: theNation,
    side: AWAY.includes(place) ? "away" : "home",
    years: toFillIn("the year in which it was worn, such as 1990, or 1992-94"),
    women: place === OF_WOMEN,
    shirt: {
      body: place === 0 ? theColours : aColour,
      sleeves: aColour,
      collar: { kind: toFillIn(COLLARS.join(", ")), colour: aColour },
      trim: aColour,
      pattern: { kind: toFillIn(PATTERNS.join(", ")), colours: [aColour] },
    },
    note: toFillIn("what is told when it has been named, 200 characters at most"),
    suspects: Array.from({ length: SUSPECTS }, (_, at) =>
      at === places[place] ? theNation : toFillIn("another nation"),
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
    asOf: today,
    difficulty,
    continent: toFillIn(CONTINENTS.join(", ")),
    era: toFillIn("a decade such as 1990s"),
    tags: [toFillIn("where it was worn, such as world-cup, copa-america, friendly")],
  }));
  return { shirts, cases: [{ id: `own-${date}`, shirts: shirts.map(({ id }) => id) }] };
};

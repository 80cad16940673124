import { toFillIn } from "~/play/editions/to-fill-in.server";
import type { Draft } from "../../../../scripts/editions/draft";

const DIFFICULTIES = [1, 1, 2, 2, 3, 3] as const;
/** The places of the two women. */
const WOMEN = [1, 3];
const STATIONS = 4;

/** Six careers, in rising difficulty. */
export const draft: Draft = ({ date, today }) =>
  DIFFICULTIES.map((difficulty, place) => ({
    id: `own-${date}-${place + 1}`,
    name: toFillIn("the player, 32 characters at most"),
    spellings: [],
    nation: toFillIn("the nation, such as Japan"),
    women: WOMEN.includes(place),
    born: toFillIn("the year of birth, without quotes"),
    position: toFillIn("goalkeeper, defender, midfielder or forward"),
    stations: Array.from({ length: STATIONS }, (_, station) => ({
      club: toFillIn(`senior club ${station + 1}, by its name of the time`),
      from: toFillIn("the first year, without quotes"),
      to: toFillIn("the last year, without quotes"),
      place: toFillIn("its town and country, such as Kobe, Japan"),
    })),
    story: toFillIn("the oddest move, told at the end, 260 characters at most"),
    source: {
      title: toFillIn("who says so, such as Wikipedia"),
      kind: toFillIn("article, data set, encyclopedia or organisation"),
      where: toFillIn("the page, in quotes"),
    },
    isRead: toFillIn("true, without quotes, once every station was compared with the source"),
    asOf: today,
    difficulty,
    continent: toFillIn("africa, asia, europe, north-america, oceania or south-america"),
    era: toFillIn("the decade of the best years, such as 1990s"),
    tags: [toFillIn("what kind of move it was, such as loan, homecoming, far-away")],
  }));

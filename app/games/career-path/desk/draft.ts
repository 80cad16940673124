import { toFillIn } from "~/play/editions/to-fill-in.server";
import {
  chanceOf,
  chooseSet,
  type Draft,
  type DraftAsked,
  ownPlaces,
} from "../../../../scripts/editions/draft";
import { careers } from "../careers.server";
import type { Career } from "../careers-file.server";
import { weekReasons } from "../check/weeks";

const DIFFICULTIES = [1, 1, 2, 2, 3, 3] as const;
/** The places of the two women. */
const WOMEN = [1, 3];
const STATIONS = 4;
const CONTINENTS = "africa, asia, europe, north-america, oceania or south-america";

/** Six careers, in rising difficulty, of the release as far as they are not the editor's. */
export const draft: Draft = (asked) => {
  const { date, today, own } = asked;
  const set = fromRelease(asked);
  const isOwn = ownPlaces(DIFFICULTIES.length, set ? own : DIFFICULTIES.length, chanceOf(date));
  return DIFFICULTIES.map((difficulty, place) =>
    set && !isOwn.has(place)
      ? set[place]?.id
      : draftCareer({
          id: `own-${date}-${place + 1}`,
          women: set?.[place]?.women ?? WOMEN.includes(place),
          continent: set?.[place]?.continent ?? toFillIn(CONTINENTS),
          difficulty,
          asOf: today,
        }),
  );
};

/** Six careers of the release that may come again and make a week; null if there are none. */
function fromRelease({ date, rested }: DraftAsked): Career[] | null {
  const known = new Map(careers.map((career) => [career.id, career]));
  const candidates = rested.flatMap((id) => known.get(id) ?? []);
  const places = DIFFICULTIES.map((difficulty) =>
    candidates.filter((one) => one.difficulty === difficulty),
  );
  return chooseSet(places, (week) => weekReasons(week).length === 0, chanceOf(`${date} again`));
}

function draftCareer({
  id,
  women,
  ...given
}: Pick<Career, "id" | "women" | "difficulty" | "asOf"> & { continent: string }) {
  return {
    id,
    name: toFillIn("the player, 32 characters at most"),
    spellings: [],
    nation: toFillIn("the nation, such as Japan"),
    women,
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
    ...given,
    era: toFillIn("the decade of the best years, such as 1990s"),
    tags: [toFillIn("what kind of move it was, such as loan, homecoming, far-away")],
  };
}

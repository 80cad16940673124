import type { OpenData, Row } from "../../../../scripts/editions/open-data";
import type { Career } from "../careers-file.server";
import { fold } from "../find-names";

/** Whose club players had at each World Cup. */
const FILE = "check-only/clubs-at-world-cups.csv";

/** What the data calls some clubs: a longer, a shorter or a later name. */
const ALSO: Readonly<Record<string, string>> = {
  "Al Hilal": "Al-Hilal",
  "Seattle Sounders FC": "Seattle Sounders",
  "São Paulo": "São Paulo FC",
};

/** What the data has for players without a club. */
const NO_CLUB = ["US Soccer Federation"];

type Checked = Pick<Career, "name" | "born" | "stations" | "check">;

/** What the data on clubs at World Cups has against a career. */
export function clubProblems({ name, born, stations, check }: Checked, data: OpenData): string[] {
  const rows = data.rowsOf(FILE);
  if (!rows) return [`The data has no file ${FILE}.`];
  if (!check) {
    const isThere = rows.some((row) => nameIn(row) === fold(name) && bornIn(row) === born);
    return isThere ? ["The data has its player: name its rows as a check."] : [];
  }
  const own = rows.filter(({ article }) => article === check.article);
  const years = own.map(yearOf);
  return [
    ...check.years
      .filter((year) => !years.includes(year))
      .map((year) => `The data has no row of ${year}.`),
    ...years
      .filter((year) => !check.years.includes(year))
      .map((year) => `The data has a row of ${year} too.`),
    ...own.filter((row) => bornIn(row) !== born).map((row) => `The data says born ${bornIn(row)}.`),
    ...own
      .filter((row) => !isAt(row, stations))
      .map((row) => `The data has ${row.club_at_the_time} in ${row.year}.`),
  ];
}

/** How many clubs of careers the data confirms. */
export const clubsChecked = (careers: readonly Checked[]): number =>
  careers.reduce((count, { check }) => count + (check?.years.length ?? 0), 0);

function isAt(row: Row, stations: Career["stations"]): boolean {
  const club = clubOf(row.club_at_the_time ?? "");
  const year = yearOf(row);
  if (NO_CLUB.includes(club)) return true;
  return stations.some(
    (station) =>
      fold(station.club) === fold(ALSO[club] ?? club) && station.from <= year && year <= station.to,
  );
}

/** The club of a row, without its footnotes. */
const clubOf = (field: string) =>
  field
    .replaceAll(/\[[^\]]*\]/g, "")
    .replace(/ F\.C\.$/, "")
    .trim();

/** The name of a row, without what he was in the squad. */
const nameIn = ({ name = "" }: Row) => fold(name.replace(/ \(.*\)$/, ""));
const yearOf = ({ year = "" }: Row) => Number(year);
const bornIn = ({ birth_date = "" }: Row) => Number(birth_date.slice(0, 4));

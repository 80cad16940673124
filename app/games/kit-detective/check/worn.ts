import type { OpenData, Row } from "../../../../scripts/editions/open-data";
import type { ShirtRecord } from "../editions-file.server";

const MEN = "cc0/internationals/results.csv";
const WOMEN = "check-only/fjelstul/qualified_teams.csv";

/** The competitions of shirts, as the data on men's internationals calls them. */
const COMPETITIONS: Readonly<Record<string, string>> = {
  "copa-america": "Copa América",
  "european-championship": "UEFA Euro",
  "world-cup": "FIFA World Cup",
};

/** Nations that the data calls by another name. */
const NAMES: Readonly<Record<string, string>> = {
  "Côte d'Ivoire": "Ivory Coast",
  "East Germany": "German DR",
  Ireland: "Republic of Ireland",
  "Soviet Union": "Russia",
  USA: "United States",
};

/** What says that a shirt was worn in a match: teams change for each other, so that memory errs. A collar may have 'wings in it'. */
const IN_IT =
  /(^|[.!?:] )In it\b|\b(beat|drew|final|goals?|held|led|lost|match|played|scored|won)\b[^.!?]*\bin it\b/;

/** The text of a shirt that says that it was worn in a match; undefined if none does. */
export const saysInIt = ({
  note,
  evidence,
}: Pick<ShirtRecord, "note" | "evidence">): string | undefined =>
  [note, ...evidence.map(({ text }) => text)].find((text) => IN_IT.test(text));

const nameOf = (nation: string) => NAMES[nation] ?? nation;

type Worn = Pick<ShirtRecord, "nation" | "years" | "tags" | "suspects" | "evidence">;

/**
 * Whom the piece that says where a shirt was worn leaves or rules out against the data: it leaves those who played there, and
 * at home the hosts alone. A competition that the data does not have is not checked.
 */
export function wornReasons(record: Worn, data: OpenData): string[] {
  const place = record.evidence.findIndex(({ text }) => /^It was worn (at|in) /.test(text));
  const piece = record.evidence[place];
  const teams = teamsOf(record, data);
  if (!piece || !teams || /qualifier/.test(piece.text)) return [];
  const before = record.evidence[place - 1]?.fits ?? record.suspects;
  const isAtHome = /^It was worn at home\b/.test(piece.text);
  return before.flatMap((one) => {
    const played = isAtHome ? one === record.nation : teams.has(nameOf(one));
    if (played === piece.fits.includes(one)) return [];
    if (played) return [`${one} played there, and is ruled out.`];
    return [`${one} ${isAtHome ? "was not at home" : "did not play"} there.`];
  });
}

/** The teams of the competition in which a shirt was worn; null if the data does not have it. */
function teamsOf({ tags, years }: Worn, data: OpenData): Set<string> | null {
  const year = years.slice(0, 4);
  const competition = tags.map((tag) => COMPETITIONS[tag]).find(Boolean);
  const rows = tags.includes("womens-world-cup")
    ? of(data.rowsOf(WOMEN), ({ tournament_id }) => tournament_id === `WC-${year}`)
    : of(data.rowsOf(MEN), (row) => row.tournament === competition && !!row.date?.startsWith(year));
  const teams = rows.flatMap((row) => row.team_name ?? [row.home_team ?? "", row.away_team ?? ""]);
  return teams.length > 0 ? new Set(teams) : null;
}

const of = (rows: readonly Row[] | null, test: (row: Row) => boolean) => (rows ?? []).filter(test);

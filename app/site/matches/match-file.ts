import * as z from "zod";
import { singleLine } from "~/platform/http/single-line";
import { type Kit, kitPatterns, type Match } from "./match";

const MAX_ENTRIES = 200;
const MAX_TITLE = 80;
const MAX_COMPETITION = 60;
const MAX_ADDRESS = 500;
const MAX_RAW = 1000;
const MAX_SHOWN = 8;
const DAY_MS = 24 * 60 * 60_000;

const line = (max: number) =>
  z
    .string()
    .max(MAX_RAW)
    .transform((text) => singleLine(text, max))
    .pipe(z.string().min(1));

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const kit = z.object({ shirt: color, trim: color, pattern: z.enum(kitPatterns) });
const [light, dark] = ["#f7fbf4", "#10211a"];
const white: Kit = { shirt: light, trim: dark, pattern: "plain" };
const black: Kit = { shirt: dark, trim: light, pattern: "plain" };

const secureAddress = z
  .string()
  .max(MAX_ADDRESS)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url?.protocol === "https:" && url.username === "" && url.password === "";
  })
  .transform((text) => new URL(text).href);

const kickoff = z.iso
  .datetime({ offset: true })
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());

const entrySchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: line(MAX_TITLE),
  competition: line(MAX_COMPETITION),
  matchviewUrl: secureAddress,
  date: kickoff,
  thumbnail: z.object({ home: kit, away: kit }).default({ home: white, away: black }),
});

const fileSchema = z.object({ matches: z.array(z.unknown()) });

/** A match with a page on another site. */
export type RemoteMatch = Match & { matchviewUrl: string };

/** What a file of matches has: those that can be shown, and how many entries can't. */
type MatchFile = { matches: RemoteMatch[]; dropped: number };

/**
 * Reads a file of matches (docs/operating.md#matches).
 *
 * @param body any text of another server
 * @returns the matches in the order of the file; entries that are not as documented, repeat an id, or come after the first
 *   200 are dropped
 * @throws Error for a text that is no JSON, or has no list of matches
 */
export function parseMatches(body: string): MatchFile {
  const { matches: entries } = fileSchema.parse(JSON.parse(body));
  const byId = new Map<string, RemoteMatch>();
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    const match = entrySchema.safeParse(entry).data;
    if (match && !byId.has(match.id)) byId.set(match.id, match);
  }
  return { matches: [...byId.values()], dropped: entries.length - byId.size };
}

/** The matches to show at a moment: from a day before on, the first eight by kick-off. */
export function nextMatches(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter(({ date }) => Date.parse(date) > now - DAY_MS)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
    .slice(0, MAX_SHOWN);
}

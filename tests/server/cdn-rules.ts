import { PERSONAL_COOKIES, PLAYER_COOKIES } from "~/platform/page-cache/page-key";
import type { Pages, Variance } from "~/platform/page-cache/page-variance";

/** They change every page. A CDN has no key for them, as our own cache does. */
const PREFERENCE_COOKIES = ["theme", "motion", "data"];

/**
 * What a CDN has to look at in the Cookie header, as a table in Markdown: for all addresses, for those below each first
 * segment whatever one of their pages varies by, so that a new title changes nothing, and for those that are never kept.
 */
export function cdnRules(pages: readonly Pages[]): string {
  const sections = new Map<string, Variance[]>();
  const never: string[] = [];
  for (const { pattern, variesBy } of pages) {
    const section = `/${pattern.split("/")[1]}`;
    if (variesBy.includes("anything")) never.push(pattern.replace(/:\w+/g, "*"));
    else sections.set(section, [...(sections.get(section) ?? []), ...variesBy]);
  }
  return [
    "| address | bypass if the `Cookie` header contains | otherwise keep of it |",
    "|---|---|---|",
    `| any | ${listed([...PERSONAL_COOKIES, ...PREFERENCE_COOKIES])}; if partners are set \`consent\` | nothing |`,
    ...[...sections].flatMap(rowOf).sort(),
    ...never.sort().map((pattern) => `| \`${pattern}\` | always | all of it |`),
  ].join("\n");
}

function rowOf([path, variance]: [string, Variance[]]): string[] {
  if (variance.length === 0) return [];
  const address = path === "/" ? "`/`" : `\`${path}\` and below`;
  const names = variance.includes("player") ? `also ${listed(PLAYER_COOKIES)}` : "";
  const isLocal = variance.includes("date") || variance.includes("time-zone");
  return [`| ${address} | ${names} | ${isLocal ? "`tz`" : "nothing"} |`];
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { pagesOf, type Variance } from "~/platform/page-cache/page-variance";
import { ask, root } from "./ask";
import { cdnRules } from "./cdn-rules";
import { serverForFile } from "./processes";
import { on, type QuizFan, thatDay, visitor } from "./quiz-fan";

const server = serverForFile();
const built = pathToFileURL(join(root, "build/server/index.js")).href;
const { routes }: ServerBuild = await import(built);
const pages = pagesOf(routes);
const PARAMETERS: Record<string, string> = {
  ":slug": "full-time-quiz",
  ":id": "caught-by-1994",
  ":token": "x",
  ":code": "x",
  ":provider": "google",
};

const addressOf = (pattern: string) => pattern.replace(/:\w+/g, (name) => PARAMETERS[name] ?? name);

/** What a shared cache may keep, each with an address. */
const shared = pages
  .filter(({ variesBy }) => !variesBy.includes("anything"))
  .map(({ pattern, variesBy }) => ({ pattern, variesBy, address: addressOf(pattern) }));

const without = (...some: Variance[]) =>
  shared.filter(({ variesBy }) => !some.some((one) => variesBy.includes(one)));

/** A page as it is rendered, never from a cache. */
async function page(address: string, cookie: string): Promise<string> {
  const { text } = await ask(server.address, address, { headers: { ...on(thatDay), cookie } });
  return text;
}

const inZone = (zone: string) => `tz=${encodeURIComponent(zone)}`;

describe("a page", () => {
  let player: QuizFan;

  beforeAll(async () => {
    player = visitor(server.address);
    await player.play(3);
  });

  it.each(Object.values(routes).filter((route) => route?.module.default && route.path !== "*"))(
    "says in its route's handle what it varies by: $id",
    (route) => {
      const isLayout = !route?.path && !route?.index;
      const handle = route?.module.handle as { variesBy?: string[] } | undefined;
      expect(handle?.variesBy !== undefined).toBe(!isLayout);
    },
  );

  it.each(without("player"))(
    "is a player's as it is a stranger's: $pattern",
    async ({ address }) => {
      const cookie = player.fan.cookiesFor(address);
      expect(cookie).toContain("kb_player");
      expect(await page(address, cookie)).toBe(await page(address, ""));
    },
  );

  it.each(without("date", "time-zone"))(
    "is the same on any date: $pattern",
    async ({ address }) => {
      // These two zones never have the same date.
      const [one, other] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map(inZone);
      expect(await page(address, one ?? "")).toBe(await page(address, other ?? ""));
    },
  );

  it.each(without("time-zone"))(
    "is the same in zones of one date: $pattern",
    async ({ address }) => {
      const [one, other] = ["Europe/Berlin", "Africa/Nairobi"].map(inZone);
      expect(await page(address, one ?? "")).toBe(await page(address, other ?? ""));
    },
  );
});

it("a CDN's rules are those of the routes: npm run cdn-rules writes them", async () => {
  const file = join(root, "docs/scaling.md");
  const written = readFileSync(file, "utf8").replace(
    /(?<=<!-- npm run cdn-rules -->\n)[\s\S]*?(?=\n<!-- end -->)/,
    cdnRules(pages),
  );
  expect(written).toContain(cdnRules(pages));
  await expect(written).toMatchFileSnapshot(file);
});

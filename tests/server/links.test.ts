import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply } from "./ask";
import { type Tag, tagsOf } from "./markup";

/** Filters and dialogs make too many URLs to follow all: this many of a kind represent the rest. */
const MAX_OF_A_KIND = 8;
const MAX_HOPS = 3;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

/** A link: its page, its target, and the target's fragment. */
type Link = { from: string; to: string; hash: string };

type Crawl = { pages: Map<string, string>; links: Link[]; dead: string[] };

it("has no dead link: each leads to something, and to a place that is there", async () => {
  const { pages, links, dead } = await crawl("/");
  const lost = links.filter(({ to, hash }) => hash && !hasPlace(pages.get(to), hash));
  expect(dead).toEqual([]);
  expect(lost).toEqual([]);
  expect(pages.size).toBeGreaterThan(30);
  for (const path of ["/help", "/terms", "/manifest.webmanifest", "/?dialog=login"]) {
    expect([...pages.keys()]).toContain(path);
  }
}, 120_000);

async function crawl(start: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), links: [], dead: [] };
  const asked = new Map<string, number>();
  const seen = new Set([start]);
  const waiting: Link[] = [{ from: "the address bar", to: start, hash: "" }];
  for (let link = waiting.shift(); link; link = waiting.shift()) {
    const reply = await follow(link.to);
    if (reply.status !== 200) found.dead.push(`${link.from} → ${link.to}: ${reply.status}`);
    found.pages.set(link.to, reply.text);
    for (const next of linksOf(link.to, reply)) {
      const kind = kindOf(next.to);
      const count = asked.get(kind) ?? 0;
      if (!seen.has(next.to) && count >= MAX_OF_A_KIND) continue;
      found.links.push(next);
      if (seen.has(next.to)) continue;
      seen.add(next.to);
      asked.set(kind, count + 1);
      waiting.push(next);
    }
  }
  return found;
}

/** Groups URLs: by dialog, whatever the page, otherwise by path, whatever the search. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, server.address);
  return searchParams.get("dialog") ?? pathname;
}

async function follow(address: string, hops = MAX_HOPS): Promise<Reply> {
  const reply = await ask(server.address, address);
  const to = headerOf(reply, "Location");
  return to && hops > 0 ? follow(own(to, address)?.to ?? "/", hops - 1) : reply;
}

function linksOf(page: string, reply: Reply): Link[] {
  if (!/html|svg/.test(headerOf(reply, "Content-Type"))) return [];
  return tagsOf(reply.text)
    .flatMap(addressesOf)
    .map((address) => own(address, page))
    .filter((link) => link !== null)
    .map((link) => ({ from: page, ...link }));
}

/** The URL that a tag links to or loads. A GET form counts as its empty submission. */
function addressesOf({ name, attributes }: Tag): string[] {
  const { href, src, action, rel, method = "get" } = attributes;
  if (rel === "canonical" || rel === "late") return [];
  if (name === "form") return method === "get" && action !== undefined ? [action] : [];
  return [href, src].filter((address) => address !== undefined);
}

/** A URL of ours split from its fragment; null for a foreign one. Redirect targets make no other page. */
function own(address: string, page: string): Omit<Link, "from"> | null {
  const url = new URL(address, new URL(page, server.address));
  if (url.origin !== new URL(server.address).origin) return null;
  url.searchParams.delete("redirectTo");
  return { to: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) };
}

const hasPlace = (html: string | undefined, id: string) =>
  html !== undefined && tagsOf(html).some(({ attributes }) => attributes.id === id);

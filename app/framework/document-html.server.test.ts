import { expect, it } from "vitest";
import { SHEET, tinyRemix } from "../../tests/fixtures/tiny-remix";
import { ROUTER_LINK } from "./document-links";
import { inlineSheets } from "./inline-sheets.server";
import { deferScripts } from "./late-scripts.server";

const document = async () => (await tinyRemix(() => null)("/")).text();

it("every link of the framework to a sheet is found in its HTML", async () => {
  const html = await document();
  expect(html).toContain(SHEET);
  const inlined = inlineSheets(html, new Map([[SHEET, "b{}"]]));
  expect(inlined).toContain(`<link rel="inlined" href="${SHEET}"`);
  expect(inlined).toContain("<style>a{}b{}</style>");
  expect(inlined).not.toContain('stylesheet"');
});

it("every module of the framework is found in its HTML", async () => {
  const html = await document();
  expect(html.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(2);
  const late = deferScripts(html);
  expect(late).not.toContain('"modulepreload"');
  expect(late).not.toContain('type="module"');
  expect(late.match(/<script type="text\/late">/g)).toHaveLength(1);
  expect(late).toContain('import("/assets/entry.js");');
});

it("the framework marks the links that its router answers", async () => {
  const [, tag, mark] = /^(\w+)\[([\w-]+)\]$/.exec(ROUTER_LINK) ?? [];
  expect(await document()).toMatch(
    new RegExp(`<${tag} [^>]*href="/page"[^>]*${mark}=|<${tag} ${mark}=`),
  );
});

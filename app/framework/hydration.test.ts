import { expect, it, vi } from "vitest";
import { tinyRemix } from "../../tests/fixtures/tiny-remix";
import { decodeInitialData, handlesOfPage } from "./hydration";

it("passes on anything else that the framework throws", async () => {
  vi.stubGlobal("window", { __remixContext: { future: { v3_singleFetch: true } } });
  await expect(decodeInitialData()).rejects.toThrow("No stream found");
});

it("waits until the framework has decoded the data that came with the page", async () => {
  const { body } = await tinyRemix(() => ({ goals: 3 }))("/_root.data");
  const context = { future: { v3_singleFetch: true }, stream: body, state: undefined };
  vi.stubGlobal("window", { __remixContext: context });
  await decodeInitialData();
  expect(context.state).toMatchObject({ root: { data: { goals: 3 } } });
});

it("finds the handles of the page's routes where the framework's own script puts them", async () => {
  const html = await (await tinyRemix(() => null)("/")).text();
  expect(html).toContain('window.__remixRouteModules = {"root":route0');
  vi.stubGlobal("window", {
    __remixRouteModules: { root: { handle: 1 }, page: {}, lost: undefined },
  });
  expect(handlesOfPage()).toEqual([1, undefined, undefined]);
});

import { redirectDocument } from "@remix-run/node";
import { expect, it } from "vitest";
import { tinyRemix } from "../../tests/fixtures/tiny-remix";
import {
  documentRedirect,
  isDataPath,
  pageOfData,
  RELOAD_DOCUMENT,
  ROUTE_MANIFEST,
} from "./single-fetch";

const origin = "http://localhost";

it.each([
  ["/_root.data", "/"],
  ["/_root.data?index=&q=1", "/?index=&q=1"],
  ["/games.data", "/games"],
  ["/games.data?q=a+b&_routes=root%2Croutes%2F_site", "/games?q=a+b"],
  ["/feed/caught-by-1994.data", "/feed/caught-by-1994"],
])("%s is the data of %s", (data, page) => {
  expect(isDataPath(data.split("?")[0] ?? "")).toBe(true);
  expect(pageOfData(origin + data)).toBe(origin + page);
});

it.each(["/_root.data", "/games.data?q=1", "/games.data?_routes=root"])(
  "%s belongs to the page that the framework loads data of there",
  async (data) => {
    const pages: string[] = [];
    const app = tinyRemix(({ request }) => {
      pages.push(request.url);
      return null;
    });
    await app(data);
    expect(pages).toEqual([pageOfData(origin + data)]);
  },
);

it.each(["/", "/games?q=ball", '/odd"\\'])(
  "a redirect to the document %j is encoded as the framework encodes it",
  async (path) => {
    const app = tinyRemix(() => redirectDocument(path));
    const response = await app("/games.data");
    expect(await response.text()).toBe(documentRedirect(path));
  },
);

it("the framework's own server asks for a document by that header, and at that address", async () => {
  const response = await tinyRemix(() => null)(`${ROUTE_MANIFEST}?p=/games&version=another`);
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(new Headers(RELOAD_DOCUMENT)),
  );
  const { headers } = redirectDocument("/");
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(new Headers(RELOAD_DOCUMENT)),
  );
});

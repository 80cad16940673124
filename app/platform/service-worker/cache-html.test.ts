import { describe, expect, it } from "vitest";
import { cachedNote, offlineHtml, titleOf, withNote } from "./cache-html";

describe("a kept page", () => {
  it("says in an attribute that it is one, and is the same otherwise", () => {
    const html = '<!DOCTYPE html><html lang="en"><body>$& <html ></body></html>';
    expect(withNote(html, `You're "offline" & <b>`)).toBe(
      `<!DOCTYPE html><html data-kept="You're &quot;offline&quot; &amp; &lt;b&gt;" lang="en"><body>$& <html ></body></html>`,
    );
  });

  it("says from when it is", () => {
    const at = new Date(2026, 10, 21, 14, 5).getTime();
    expect(cachedNote(at)).toMatch(
      /^You're offline\. This page is from Sat,? 21 Nov,? (at )?14:05\.$/,
    );
  });

  it.each([
    ["<title>Games · Kickabout</title>", "Games"],
    ["<title>Kickabout: daily football games</title>", "Kickabout: daily football games"],
    ["<title>You &amp; me · Kickabout</title>", "You &amp; me"],
    ["<p>none</p>", ""],
  ])("%s is listed as %j", (html, title) => {
    expect(titleOf(html)).toBe(title);
  });
});

describe("the offline page", () => {
  const page = '<a href="/offline">Try again</a><div id="kept-pages" class="x"></div>';

  it("tries again what was asked for", () => {
    expect(offlineHtml(page, '/games?q="$&', [])).toBe(
      '<a href="/games?q=&quot;$&amp;">Try again</a><div id="kept-pages" class="x"></div>',
    );
  });

  it("lists what is kept, by title or else by address", () => {
    const cached = [
      { path: "/games?a=1&b=2", title: "Games &amp; more" },
      { path: "/<x>", title: "" },
    ];
    const html = offlineHtml(page, "/", cached);
    expect(html).toContain('href="/games?a=1&amp;b=2">Games &amp; more</a>');
    expect(html).toContain('href="/&lt;x&gt;">/&lt;x&gt;</a>');
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { newAttempt } from "./attempt";
import { ShareResult } from "./share-result";

const attempt = newAttempt({
  id: "a",
  edition: 3,
  date: "2026-11-21",
  startedOn: "2026-11-21",
  startedAt: 0,
  options: [],
  isFriendly: false,
});

/** The texts that stand ready to be copied. */
function textsOf(shareUrl: string | null, words?: string): string[] {
  const html = renderToStaticMarkup(
    <ShareResult
      playing={{ slug: "doors", attempt, shareUrl }}
      title="Doors"
      score="1/2"
      squares="🟩🟥"
      words={words}
    />,
  );
  return Array.from(html.matchAll(/<textarea[^>]*>([^<]*)</g), ([, text = ""]) => text);
}

describe("ShareResult", () => {
  it("leads to the signed result, in squares and in words", () => {
    const url = "https://play.kickabout.example/beat/doors/x";
    expect(textsOf(url)).toEqual([
      `Doors No. 3 · 1/2\n🟩🟥\n${url}`,
      `Doors No. 3 · 1/2\nRight, wrong\n${url}`,
    ]);
  });

  it("leads to the title until the server has the last move", () => {
    const url = "https://play.kickabout.example/play/doors";
    expect(textsOf(null).map((text) => text.split("\n").at(-1))).toEqual([url, url]);
  });

  it("says it in the title's own words", () => {
    expect(textsOf(null, "One open, one shut")[1]).toContain("\nOne open, one shut\n");
  });
});

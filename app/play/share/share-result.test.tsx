import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShareResult } from "./share-result";

/** The texts that stand ready to be copied. */
function textsOf(shareUrl: string | null, shareWords: string | null): string[] {
  const html = renderToStaticMarkup(
    <ShareResult
      playing={{ slug: "doors", number: 3, shareUrl, shareWords }}
      title="Doors"
      score="1/2"
      squares="🟩🟥"
    />,
  );
  return Array.from(html.matchAll(/<textarea[^>]*>([^<]*)</g), ([, text = ""]) => text);
}

describe("ShareResult", () => {
  it("leads to the signed result, in squares and in words", () => {
    const url = "https://play.kickabout.example/beat/doors/x";
    expect(textsOf(url, "Right, wrong")).toEqual([
      `Doors No. 3 · 1/2\n🟩🟥\nYour turn:\n${url}`,
      `Doors No. 3 · 1/2\nRight, wrong\nYour turn:\n${url}`,
    ]);
  });

  it("leads to the title until the server has the last move", () => {
    const url = "https://play.kickabout.example/play/doors";
    expect(textsOf(null, null)).toEqual([`Doors No. 3 · 1/2\n🟩🟥\nYour turn:\n${url}`]);
  });
});

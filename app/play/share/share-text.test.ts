import { describe, expect, it } from "vitest";
import { shareText } from "./share-text";

const head = { title: "Golden Word", edition: 3, score: "2/6" };

describe("shareText", () => {
  it("has the title, its number and the score above the squares, and dares a friend below", () => {
    expect(shareText(head, "⬜⬛\n🟨🟨")).toBe("Golden Word No. 3 · 2/6\n⬜⬛\n🟨🟨\nYour turn:");
  });

  it("has the title's own sentence first, then the number and the squares", () => {
    const sentence = "I scored 4/5 (80%) on the Full-Time Quiz in 32.1 s!";
    expect(shareText({ ...head, edition: 2, sentence }, "🟩🟥🟩🟩⬛")).toBe(
      `${sentence}\nNo. 2 · 🟩🟥🟩🟩⬛\nYour turn:`,
    );
  });
});

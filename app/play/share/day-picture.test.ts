import { expect, it } from "vitest";
import { dayPicture } from "./day-picture";

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"></svg>';
const art = { ball: "<circle/>", product: "Kickabout" };

it("has the day, each title and its score, and no text of a player", () => {
  const rows = [
    { title: "Full-Time Quiz", icon, score: "3/5" },
    { title: "Kit <Detective>", icon, score: "27/27 stars" },
    { title: "Spot Kick", icon, score: "7-8" },
  ];
  const svg = dayPicture("Mon 23 Nov", rows, art);
  const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);
  expect(texts).toEqual([
    "TREBLE",
    "MON 23 NOV",
    "FULL-TIME QUIZ",
    "3/5",
    "KIT &lt;DETECTIVE&gt;",
    "27/27 STARS",
    "SPOT KICK",
    "7-8",
    "YOUR TURN",
    "KICKABOUT",
  ]);
});

it("has a score of any length on its stub", () => {
  const svg = dayPicture("Mon 23 Nov", [{ title: "A", icon, score: "27/27 stars won" }], art);
  const size = Number(/font-size="(\d+)" text-anchor="middle"/.exec(svg)?.[1]);
  expect(size * "27/27 stars won".length * 0.47).toBeLessThanOrEqual(240);
});

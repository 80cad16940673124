import { expect, it } from "vitest";
import { cardToShare } from "./card-to-share";

it("says who the player is and leads to where one is built, on the canonical host", () => {
  const words = { name: "Sam Striker", number: 7, country: "South Africa", flag: "" };
  expect(cardToShare(words, "ST")).toEqual({
    title: "My Kickabout player",
    text: "Sam Striker, number 7, ST, South Africa. Build your own player on Kickabout!",
    url: "https://play.kickabout.example/profile",
  });
});

import { usualShirt } from "../check/distance";
import type { ShirtRecord } from "../editions-file.server";

/** Nations, and what they usually wear. */
export const table = {
  Argentina: {
    continent: "South America",
    words: ["argentin"],
    usual: ["sky/white stripes:white"],
  },
  Poland: { continent: "Europe", words: ["poland", "polish"], usual: ["white/red"] },
  Ghana: { continent: "Africa", words: ["ghana"], usual: ["white/yellow"] },
  Japan: { continent: "Asia", words: ["japan"], usual: ["blue/white"] },
};
/** The suspects of the shirt. */
export const suspects = ["Poland", "Argentina", "Ghana", "Japan"];

/** A shirt that keeps all promises. */
export const record: ShirtRecord = {
  id: "argentina-1986-home",
  nation: "Argentina",
  side: "home",
  years: "1986",
  women: false,
  shirt: usualShirt("white/black stripes:sky"),
  note: "Worn by champions.",
  suspects,
  evidence: [
    { text: "They drive on the right.", fits: ["Argentina", "Poland", "Ghana"] },
    { text: "They have a coast.", fits: ["Argentina", "Poland"] },
    { text: "They came by ship.", fits: ["Argentina", "Poland"] },
    { text: "They play in the south.", fits: ["Argentina"] },
    { text: "They won a final.", fits: ["Argentina"] },
    { text: "They dance the tango.", fits: ["Argentina"] },
  ],
  source: { title: "A history of shirts", kind: "article", where: "page 86" },
  asOf: "2026-11-22",
  difficulty: 1,
  continent: "South America",
  era: "1980s",
  tags: ["world-cup"],
};

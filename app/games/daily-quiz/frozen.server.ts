import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number) {
    const { questions = [], bench } = editions.at(number) ?? {};
    const all = bench ? [...questions, bench] : [];
    return JSON.stringify([number, all.map(({ id }) => id), all.map(({ choices }) => choices)]);
  },
  fingerprints: [
    [3, "357d5b93468b44088052886babff96502609a6f464ddbcca7d5f49029d070956"],
    [4, "5ab40a4b9f9ebecb2b6ed3ae02ad725bdb4d0cb3dbca8f8f2d5b11e2f7e5527b"],
    [60, "a164c6ed6a69654656ce3b60b613b3043a887771f647fb658748e1deb49ef0db"],
    [78, "f88d6589c77d084eeb6746e7ad813e10a628f5c630fcece74ea340668d88cbc3"],
    [113, "0ce75750398e7982ba1fb16da887b4872a237e619e5f148151c572f3ae87cd83"],
  ],
};

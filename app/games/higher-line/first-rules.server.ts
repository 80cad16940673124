import { lineRules } from "./rules";

/** The rules of the title's first days: a wrong call ended the run, and half of the calls won. */
export const firstRules = lineRules({ version: 1, reviews: 0, toWin: 5 });

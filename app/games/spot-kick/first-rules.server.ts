import { spotRules } from "./rules";

/** The rules of the title's first days: tired legs came down to no save at all. */
export const firstRules = spotRules(1, 0);

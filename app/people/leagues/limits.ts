/** What a league and a person may come to. */
export const MAX_MEMBERS = 50;
export const MAX_LEAGUES = 10;
export const MADE_A_DAY = 5;
/** Of a league's name, in graphemes. */
export const NAME_LENGTH = 40;
/** So many titles of a day count: the best. */
export const TITLES_A_DAY = 5;
/** As many weeks as a season has. Older ones are forgotten. */
export const WEEKS_KEPT = 13;

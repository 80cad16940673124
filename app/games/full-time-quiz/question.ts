/** How many questions an edition has (spec, section 9). */
export const QUESTION_COUNT = 5;

/** How many questions an edition has. */
export const QUESTION_COUNT = 5;

/** A run-up's moment to strike comes so long after its begin, in milliseconds, and it ends as long after that. */
export const MAX_OFF_MS = 700;

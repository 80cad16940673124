/** Where duels begin. It is not among `paths`, which every page loads. */
export const DUEL_PATH = "/play/spot-kick/duel";

/** The address of a duel. */
export const duelAddress = (code: string) => `${DUEL_PATH}/${code}`;

/** What the form there is for that sends a shoot-out as it was played. */
export const SEND = "send";

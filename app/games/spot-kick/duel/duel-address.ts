import { paths } from "~/paths";

/** The address of a duel. Only the server makes it, so it is not among `paths`, which every page loads. */
export const duelAddress = (code: string) => `${paths.spotKickDuel}/${code}`;

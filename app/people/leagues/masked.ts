import { leagueTexts } from "./league-texts";

/**
 * Players as one reader sees them: who is hidden from the reader keeps place and points, without name and face, so that
 * a league stays whole.
 *
 * @param hidden the accounts that are hidden from the reader
 */
export const masked = <Player extends { userId: string }>(
  players: readonly Player[],
  hidden: ReadonlySet<string>,
): Player[] =>
  players.map((player) =>
    hidden.has(player.userId) ? { ...player, name: leagueTexts.hidden, avatar: "" } : player,
  );

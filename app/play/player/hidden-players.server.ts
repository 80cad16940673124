import { isVisitorId } from "./player-cookie.server";

/** The accounts that are hidden from an account. */
type HiddenFrom = (userId: string) => Promise<ReadonlySet<string>>;

const NO_PLAYERS: ReadonlySet<string> = new Set();

let source: HiddenFrom = async () => NO_PLAYERS;

/** Sets where it is known which accounts are hidden from which. */
export function setHiddenSource(known: HiddenFrom): void {
  source = known;
}

/**
 * The players who are hidden from a player, as that player is from them: none from a visitor.
 *
 * @throws DocumentStoreError
 */
export const hiddenFrom: HiddenFrom = async (playerId) =>
  isVisitorId(playerId) ? NO_PLAYERS : source(playerId);

import { z } from "zod";
import { idOfSecretToken, newSecretToken } from "~/platform/identity/secret-token.server";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { DUEL_PATH } from "./duel-address";

/** As long as a duel. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

const schema = z.object({ secret: z.string(), latest: z.string().nullable() });

/** A browser that plays duels: its secret, and the code of the latest duel it made. */
type Duellist = z.infer<typeof schema>;

const cookie = () => signedCookie("kb_duel", { path: DUEL_PATH, maxAge: MAX_AGE_S });

/** The browser's cookie; null if it has none of ours. */
export async function readDuellist(request: Request): Promise<Duellist | null> {
  return schema.safeParse(await cookie().read(request)).data ?? null;
}

/** A browser that plays its first duel. */
export const newDuellist = (): Duellist => ({ secret: newSecretToken(), latest: null });

/** What a duel stores of a browser, so that it is recognised. */
export const idOfDuellist = ({ secret }: Duellist): string => idOfSecretToken(secret) ?? "";

/** The Set-Cookie value. */
export const storeDuellist = (duellist: Duellist): Promise<string> => cookie().store(duellist);

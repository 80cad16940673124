import { paths } from "~/paths";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { packAttempt, unpackAttempt } from "./packed-attempt";
import { NO_ATTEMPTS, type Slots } from "./slots";
import type { StoredTitle } from "./title-rules.server";

/** As long as the history. */
const MAX_AGE_S = 62 * 24 * 60 * 60;

const cookieName = (slug: string) => `kb_play_${slug}`;

const cookieOf = (slug: string) =>
  signedCookie(cookieName(slug), { path: paths.playTitle(slug), maxAge: MAX_AGE_S });

/** A visitor's attempts at a title, of all dates, and whether a cookie was unreadable. */
export type GuestAttempts<Move> = {
  slots: Slots<Move>;
  isUnreadable: boolean;
};

/** A browser without attempts. */
export const NO_GUEST: GuestAttempts<never> = { slots: NO_ATTEMPTS, isUnreadable: false };

/** Reads the attempts from a visitor's signed cookie (design, section 4: quiz time). */
export async function readGuestAttempts<Move>(
  request: Request,
  title: StoredTitle<Move>,
): Promise<GuestAttempts<Move>> {
  const header = request.headers.get("Cookie") ?? "";
  if (!has(header, cookieName(title.slug))) return NO_GUEST;
  const slots = readSlots(await cookieOf(title.slug).read(request), title);
  return { slots: slots ?? NO_ATTEMPTS, isUnreadable: slots === null };
}

/** The Set-Cookie values that store attempts. */
export async function storeGuestAttempts(
  { slug }: Pick<StoredTitle, "slug">,
  { result, friendly }: Slots,
): Promise<string[]> {
  return [await cookieOf(slug).store([packAttempt(result), packAttempt(friendly)])];
}

/** The Set-Cookie values that delete attempts. */
export async function dropGuestAttempts({ slug }: Pick<StoredTitle, "slug">): Promise<string[]> {
  return [await cookieOf(slug).drop()];
}

function has(header: string, name: string): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=`).test(header);
}

/** Null for anything not written here: one invalid attempt makes all of them untrustworthy. */
function readSlots<Move>(packed: unknown, title: StoredTitle<Move>): Slots<Move> | null {
  if (!Array.isArray(packed)) return null;
  const [result, friendly] = packed.map((one) =>
    one === null ? null : title.attemptSchema.safeParse(unpackAttempt(one)).data,
  );
  return result === undefined || friendly === undefined ? null : { result, friendly };
}

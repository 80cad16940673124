import { paths } from "~/paths";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { FORMER_COOKIE, FORMER_TITLE, formerSlots } from "./former-version.server";
import { packAttempt, unpackAttempt } from "./packed-attempt";
import { NO_ATTEMPTS, type Slots } from "./slots";
import type { StoredTitle } from "./title-rules.server";

/** As long as the history. */
const MAX_AGE_S = 62 * 24 * 60 * 60;

const cookieName = (slug: string) => `kb_play_${slug}`;

const cookieOf = (slug: string) =>
  signedCookie(cookieName(slug), { path: paths.playTitle(slug), maxAge: MAX_AGE_S });

const formerCookie = () => signedCookie(FORMER_COOKIE, { path: "/", maxAge: MAX_AGE_S });

/** A visitor's attempts at a title, of all dates, and whether a cookie was unreadable. */
export type GuestAttempts<Move> = {
  slots: Slots<Move>;
  isUnreadable: boolean;
  /** Whether the attempts are as the former version wrote them, to be stored anew. */
  isFormer: boolean;
};

/** A browser without attempts. */
export const NO_GUEST: GuestAttempts<never> = {
  slots: NO_ATTEMPTS,
  isUnreadable: false,
  isFormer: false,
};

/** Reads the attempts from a visitor's signed cookies (design, section 4: quiz time). */
export async function readGuestAttempts<Move>(
  request: Request,
  title: StoredTitle<Move>,
): Promise<GuestAttempts<Move>> {
  const header = request.headers.get("Cookie") ?? "";
  if (has(header, cookieName(title.slug))) {
    const packed = await cookieOf(title.slug).read(request);
    const slots = readSlots(packed, title);
    const isFormer = slots !== null && !Array.isArray(packed);
    return { slots: slots ?? NO_ATTEMPTS, isUnreadable: slots === null, isFormer };
  }
  if (title.slug === FORMER_TITLE && has(header, FORMER_COOKIE)) {
    const slots = readFormer(await formerCookie().read(request), title);
    return { slots: slots ?? NO_ATTEMPTS, isUnreadable: slots === null, isFormer: true };
  }
  return NO_GUEST;
}

/** The Set-Cookie values that store attempts. */
export async function storeGuestAttempts(
  { slug }: Pick<StoredTitle, "slug">,
  { result, friendly }: Slots,
  isFormer = false,
): Promise<string[]> {
  const stored = await cookieOf(slug).store([packAttempt(result), packAttempt(friendly)]);
  return isFormer ? [stored, await formerCookie().drop()] : [stored];
}

/** The Set-Cookie values that delete attempts. */
export async function dropGuestAttempts(
  { slug }: Pick<StoredTitle, "slug">,
  isFormer = false,
): Promise<string[]> {
  const dropped = await cookieOf(slug).drop();
  return isFormer ? [dropped, await formerCookie().drop()] : [dropped];
}

function has(header: string, name: string): boolean {
  return new RegExp(`(?:^|;\\s*)${name}=`).test(header);
}

/** Null for anything not written here: one invalid attempt makes all of them untrustworthy. */
function readSlots<Move>(packed: unknown, title: StoredTitle<Move>): Slots<Move> | null {
  if (!Array.isArray(packed)) return readFormer(packed, title);
  const [result, friendly] = packed.map((one) =>
    one === null ? null : title.attemptSchema.safeParse(unpackAttempt(one)).data,
  );
  return result === undefined || friendly === undefined ? null : { result, friendly };
}

function readFormer<Move>(
  stored: unknown,
  { slug, attemptSchema }: StoredTitle<Move>,
): Slots<Move> | null {
  if (slug !== FORMER_TITLE) return null;
  const { result, friendly } = formerSlots(stored);
  const checked = attemptSchema.safeParse(result).data;
  return checked
    ? { result: checked, friendly: attemptSchema.safeParse(friendly).data ?? null }
    : null;
}

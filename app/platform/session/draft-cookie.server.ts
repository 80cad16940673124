import * as z from "zod";
import { paths } from "~/paths";
import { signedCookie } from "~/platform/signing/signed-cookie.server";

const HOUR_S = 60 * 60;

/** No valid text of these forms is longer, and browsers take no cookie over 4 KB. */
const MAX_TEXT = 50;
const MAX_OWNER = 128;

/** The pages with forms whose unsaved values are kept. */
type DraftPage = typeof paths.profile | typeof paths.settings;

const schema = z.object({ owner: z.string().min(1), draft: z.unknown() });

const cookieAt = (path: string) => signedCookie("kb_draft", { path, maxAge: HOUR_S });

/** A page's, and its data's, which is not under the page's path. */
const cookiesOf = (page: DraftPage) => [cookieAt(page), cookieAt(`${page}.data`)];

/** In the address of a page that shows the draft: another visit shows what is saved. */
export const WITH_DRAFT = { draft: "1" } as const;

/**
 * Keeps the unsaved values of a form for an hour, in a cookie because addresses end up in histories and logs.
 *
 * @param owner the user whose form it is, by its own field: they may be logged out by now
 * @returns the Set-Cookie values
 */
export function keepDraft(page: DraftPage, owner: string, draft: object): Promise<string[]> {
  const short: unknown = JSON.parse(
    JSON.stringify(draft, (_, value) =>
      typeof value === "string" ? value.slice(0, MAX_TEXT) : value,
    ),
  );
  const owned = { owner: owner.slice(0, MAX_OWNER), draft: short };
  return Promise.all(cookiesOf(page).map((cookie) => cookie.store(owned)));
}

/**
 * The kept draft of this page, if its address asks for it.
 *
 * @param userId the signed-in user; null for another's draft
 */
export async function readDraft(request: Request, userId: string): Promise<unknown> {
  if (!new URL(request.url).searchParams.has("draft")) return null;
  const { data } = schema.safeParse(await cookieAt("/").read(request));
  return data?.owner === userId ? data.draft : null;
}

/** The Set-Cookie values that delete the kept draft of a page, or of all. */
export function dropDrafts(...pages: readonly DraftPage[]): Promise<string[]> {
  const all = pages.length > 0 ? pages : [paths.profile, paths.settings];
  return Promise.all(all.flatMap(cookiesOf).map((cookie) => cookie.drop()));
}

import { replace } from "@remix-run/node";
import * as z from "zod";
import type { Flash } from "~/look/ui/flash";
import { signedCookie } from "~/platform/signing/signed-cookie.server";

const MINUTE_S = 60;

const schema = z.object({
  status: z.enum(["success", "error", "warning", "info"]),
  title: z.string().max(200),
  message: z.string().max(500).optional(),
  exceptOn: z.string().max(200).optional(),
});

/** A message, but on one page, which says the same itself. */
type PageFlash = Flash & { exceptOn?: string };

const cookie = () => signedCookie("kb_flash", { path: "/", maxAge: MINUTE_S });

/**
 * Redirects, as after a post, with a message for the next page, which replaces this one in the history.
 *
 * @param to a path of ours
 * @param headers further headers, such as another Set-Cookie
 */
export async function redirectWithFlash(to: string, flash: Flash, headers?: HeadersInit) {
  const all = new Headers(headers);
  all.append("Set-Cookie", await flashCookie(flash));
  return replace(to, { status: 303, headers: all });
}

/** The Set-Cookie value that has the next page show a message. */
export const flashCookie = (flash: PageFlash): Promise<string> => cookie().store(flash);

/** The message for this request, null where its page says the same itself; and the Set-Cookie value that deletes it. */
export async function takeFlash(
  request: Request,
): Promise<{ flash: Flash | null; setCookie: string } | null> {
  const parsed = schema.safeParse(await cookie().read(request));
  if (!parsed.success) return null;
  const { message, exceptOn, ...rest } = parsed.data;
  const flash: Flash = message === undefined ? rest : { ...rest, message };
  const isSaid = exceptOn === new URL(request.url).pathname;
  return { flash: isSaid ? null : flash, setCookie: await cookie().drop() };
}

import { createCookie } from "@remix-run/node";
import { isSecureOrigin } from "~/platform/config/environment.server";
import { signingSecrets } from "./signing.server";

/** A cookie that we sign and no script can read. Its value is anything that JSON can have. */
type SignedCookie = {
  /** Its value in a request; null without one that we signed. */
  read: (request: Request) => Promise<unknown>;
  /** The Set-Cookie value that stores a value. */
  store: (value: unknown) => Promise<string>;
  /** The Set-Cookie value that deletes it. */
  drop: () => Promise<string>;
};

/**
 * A cookie signed with SESSION_SECRET, and read if that or the one before it signed it. The signature does not have the
 * name: a reader has to check the value.
 *
 * @param maxAge in seconds
 * @param secure whether for https alone
 */
export function signedCookie(
  name: string,
  { path, maxAge, secure = isSecureOrigin() }: { path: string; maxAge: number; secure?: boolean },
): SignedCookie {
  const secrets = signingSecrets();
  const options = { secrets, httpOnly: true, sameSite: "lax", path, maxAge, secure } as const;
  const cookie = createCookie(name, options);
  return {
    async read(request) {
      const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      return value === "" ? null : value;
    },
    store: (value) => cookie.serialize(value),
    drop: () => cookie.serialize("", { maxAge: 0 }),
  };
}

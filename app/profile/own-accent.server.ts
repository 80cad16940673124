import type { AppLoadContext } from "@remix-run/node";
import { product } from "~/config/product";
import { IdentityError } from "~/identity/identity-provider";
import { getSession, hasSessionCookie } from "~/session/session.server";
import { DocumentStoreError } from "~/storage/document-store";
import type { Hex } from "./hex-color";
import { loadProfile } from "./profile-store.server";

const ANY_DAY = "9999-12-31";

/** The accent of whoever reads the page; the product's own for visitors, and where it can't be read just now. */
export async function ownAccent(request: Request, context: AppLoadContext): Promise<Hex> {
  if (!hasSessionCookie(request)) return product.defaultAccent;
  try {
    const session = await getSession(request, context);
    if (!session) return product.defaultAccent;
    const { id, name } = session.user;
    const { profile } = await loadProfile({ userId: id, name, today: ANY_DAY });
    return profile.favoriteColor;
  } catch (error) {
    const isExpected = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isExpected) throw error;
    return product.defaultAccent;
  }
}

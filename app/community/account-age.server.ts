import { identity } from "~/platform/identity/identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";

/** When an account was made, in milliseconds since the epoch; null if the identity provider can't tell now. */
export async function joinedAt(userId: string): Promise<number | null> {
  try {
    return await (await identity()).joinedAt(userId);
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

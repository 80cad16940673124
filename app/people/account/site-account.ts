import type { FirebaseSettings } from "~/platform/firebase/firebase-settings";
import type { AuthUser } from "~/platform/identity/identity-provider";

/** How Google and Apple are reached: a practice page of our own, or Firebase with what its SDK has to know. */
export type ProviderMode = { firebase: (FirebaseSettings & { emulatorHost?: string }) | null };

/** What every page of the site knows of accounts. */
export type SiteAccount = {
  user: AuthUser | null;
  providers: ProviderMode;
  /** Why the session can't be checked at the moment. */
  problem: string | null;
};

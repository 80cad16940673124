import type { AuthUser } from "~/platform/identity/identity-provider";

/** The practice page of a provider, which stands in for its own in embedded mode (design, section 3). */
export type SimulatedProvider = {
  provider: "google" | "apple";
  /** Those made in this browser, as a provider's own page remembers its people. */
  accounts: Pick<AuthUser, "id" | "name" | "email">[];
  redirectTo: string;
  isPopup: boolean;
};

/** What came of it: in a popup the ID token for the page that opened it. */
export type SimulatedProviderAnswer = { idToken: string | null; problem: string | null };

/** What the practice page tells the page that opened it, beside the ID token. */
export const SIMULATED_PROVIDER_MESSAGE = "kickabout:practice-sign-in";

/**
 * Whether a page has its word for the page that opened it, and closes: what it asks for now would only be cut off.
 *
 * @param answer what an action answered, of whichever route
 */
export const hasIdToken = (answer: Partial<SimulatedProviderAnswer> | undefined): boolean =>
  Boolean(answer?.idToken);

import type { AuthUser } from "~/platform/identity/identity-provider";

/** The page of a simulated provider, which replaces the real one in embedded mode (docs/rules.md#two-modes). */
export type SimulatedProvider = {
  provider: "google" | "apple";
  /** Those created in this browser, as a provider's page remembers its users. */
  accounts: Pick<AuthUser, "id" | "name" | "email">[];
  redirectTo: string;
  isPopup: boolean;
};

/** The outcome: in a popup the ID token for the opener. */
export type SimulatedProviderAnswer = { idToken: string | null; problem: string | null };

/** Type of the message that the popup posts to its opener with the ID token. */
export const SIMULATED_PROVIDER_MESSAGE = "kickabout:practice-sign-in";

/**
 * Whether the page has a token for its opener and is about to close, which would abort any further request.
 *
 * @param answer the action data of any route
 */
export const hasIdToken = (answer: Partial<SimulatedProviderAnswer> | undefined): boolean =>
  Boolean(answer?.idToken);

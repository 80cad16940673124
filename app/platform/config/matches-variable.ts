import * as z from "zod";

/** Where matches are read from (docs/operating.md#matches). */
export const matchesUrl = z
  .url({
    protocol: /^https?$/,
    error: "has to be an address such as https://matches.example.com/next.json",
  })
  .refine((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    return !url?.username && !url?.password;
  }, "has to be an address without a name and a password");

type Given = { MATCHES_URL?: string | undefined; TEST_HOOKS: "on" | "off" };

/** Refuses matches that don't come by https. A test may have a stand-in on its own machine. */
export function checkMatches({ MATCHES_URL, TEST_HOOKS }: Given, context: z.RefinementCtx): void {
  if (!MATCHES_URL || !URL.canParse(MATCHES_URL)) return;
  const { protocol, hostname } = new URL(MATCHES_URL);
  if (protocol === "https:" || (TEST_HOOKS === "on" && hostname === "127.0.0.1")) return;
  context.addIssue({ code: "custom", path: ["MATCHES_URL"], message: "has to begin with https" });
}

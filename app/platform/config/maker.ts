/** Who makes the product and answers for it: for the pages that say so, which a title's is not. */
export const maker = {
  name: "Kickabout Studio (Pty) Ltd",
  url: "https://studio.kickabout.example",
  supportEmail: "support@kickabout.example",
} as const;

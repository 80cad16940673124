/** Who makes the product: for the pages that say so, which a title's is not. */
export const maker = {
  name: "Kickabout Studio (Pty) Ltd",
  url: "https://studio.kickabout.example",
} as const;

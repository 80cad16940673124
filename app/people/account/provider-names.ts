/** Display names of the providers. */
export const providerNames = { google: "Google", apple: "Apple" } as const;

/** How somebody likes their pages; the first value of each is what one has without having chosen. */
export const preferenceOptions = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced"],
  data: ["automatic", "lite", "full"],
} as const;

type Options = typeof preferenceOptions;

export type Preferences = { [Name in keyof Options]: Options[Name][number] };

/**
 * Whether somebody gets the pages that weigh least: as they chose, else as their browser asks.
 *
 * @param saveData the request's Save-Data header
 */
export function isLite({ data }: Pick<Preferences, "data">, saveData: string | null): boolean {
  return data === "lite" || (data === "automatic" && saveData?.trim().toLowerCase() === "on");
}

const YEAR_S = 365 * 24 * 60 * 60;

const names = Object.keys(preferenceOptions) as (keyof Preferences)[];

/**
 * The choices that a browser keeps for us, each in a cookie of its own name.
 *
 * @param cookieHeader the request's Cookie header; whatever makes no sense in it counts as not chosen
 */
export function parsePreferences(cookieHeader: string | null): Preferences {
  return readPreferences(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]+)`).exec(cookieHeader ?? "")?.[1] ?? "",
  );
}

/** The choices out of a form or whatever else has a text for each name; an unknown text counts as not chosen. */
export function readPreferences(read: (name: string) => string): Preferences {
  const chosen = names.map((name) => {
    const options: readonly string[] = preferenceOptions[name];
    return [name, options.includes(read(name)) ? read(name) : options[0]];
  });
  return Object.fromEntries(chosen);
}

/**
 * The Set-Cookie values that keep the choices for a year; what is as it is without a choice is let go of.
 *
 * @param isSecure whether the site is reached over https
 */
export function preferenceCookies(preferences: Preferences, isSecure: boolean): string[] {
  return names.map((name) => {
    const isChosen = preferences[name] !== preferenceOptions[name][0];
    const value = isChosen ? preferences[name] : "";
    const age = isChosen ? YEAR_S : 0;
    return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  });
}

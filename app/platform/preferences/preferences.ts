/** Display preferences; the first value of each is the default. */
export const preferenceOptions = {
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced"],
  data: ["automatic", "lite", "full"],
} as const;

type Options = typeof preferenceOptions;

export type Preferences = { [Name in keyof Options]: Options[Name][number] };

/**
 * Whether the visitor gets lite pages: by choice, otherwise as the browser asks.
 *
 * @param saveData the request's Save-Data header
 */
export function isLite({ data }: Pick<Preferences, "data">, saveData: string | null): boolean {
  return data === "lite" || (data === "automatic" && saveData?.trim().toLowerCase() === "on");
}

const YEAR_S = 365 * 24 * 60 * 60;

const names = Object.keys(preferenceOptions) as (keyof Preferences)[];

/**
 * The preferences in the visitor's cookies, one cookie each.
 *
 * @param cookieHeader the request's Cookie header; an invalid value counts as not chosen
 */
export function parsePreferences(cookieHeader: string | null): Preferences {
  return readPreferences(
    (name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]+)`).exec(cookieHeader ?? "")?.[1] ?? "",
  );
}

/** Parses preferences by name, for example out of a form; an unknown value counts as not chosen. */
export function readPreferences(read: (name: string) => string): Preferences {
  const chosen = names.map((name) => {
    const options: readonly string[] = preferenceOptions[name];
    return [name, options.includes(read(name)) ? read(name) : options[0]];
  });
  return Object.fromEntries(chosen);
}

/**
 * The Set-Cookie values that store the preferences for a year, and delete those that equal the default.
 *
 * @param isSecure whether the site is served over https
 */
export function preferenceCookies(preferences: Preferences, isSecure: boolean): string[] {
  return names.map((name) => {
    const isChosen = preferences[name] !== preferenceOptions[name][0];
    const value = isChosen ? preferences[name] : "";
    const age = isChosen ? YEAR_S : 0;
    return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  });
}

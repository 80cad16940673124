export const profileTabs = ["details", "appearance", "kits"] as const;

export type ProfileTab = (typeof profileTabs)[number];

const PRESET = /^preset-/;

/** What says by its names where to go: the search parameters of the profile page, or its form. */
type Asking = Pick<FormData | URLSearchParams, "get" | "keys">;

const tabIn = (asking: Pick<Asking, "get">, name: "tab" | "dialog") =>
  profileTabs.find((tab) => tab === asking.get(name)) ?? null;

/** The tab that a URL asks for, by its name or for its help. */
export const profileTabOf = (params: URLSearchParams): ProfileTab =>
  helpOf(params) ?? tabIn(params, "tab") ?? "details";

/** The tab whose help a URL asks for, or null. */
export const helpOf = (params: URLSearchParams): ProfileTab | null => tabIn(params, "dialog");

/**
 * Where a button leads that, without JavaScript, posts the form to show another part of it: a tab, its help, or a kit
 * with a preset.
 *
 * @returns parameters of the profile page; null for another button
 */
export function stepIn(form: Asking): { tab: ProfileTab; dialog?: ProfileTab } | null {
  const help = tabIn(form, "dialog");
  if (help) return { tab: help, dialog: help };
  const isPreset = [...form.keys()].some((name) => PRESET.test(name));
  const tab = isPreset ? "kits" : tabIn(form, "tab");
  return tab && { tab };
}

export const profileTabs = ["details", "appearance", "kits"] as const;

export type ProfileTab = (typeof profileTabs)[number];

const PRESET = /^preset-/;

/**
 * The tab that a URL asks for: by its name, or by a control on it.
 *
 * @param params of the profile page
 */
export function profileTabOf(params: URLSearchParams): ProfileTab {
  if ([...params.keys()].some((name) => PRESET.test(name))) return "kits";
  const asked = helpOf(params) ?? params.get("tab");
  return profileTabs.find((tab) => tab === asked) ?? "details";
}

/** The tab whose help a URL asks for, or null. */
export function helpOf(params: URLSearchParams): ProfileTab | null {
  return profileTabs.find((tab) => params.get("dialog") === tab) ?? null;
}

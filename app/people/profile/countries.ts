/** A country to play for. The name is stored in profiles; the code is ISO 3166's. */
type Country = {
  value: string;
  code: string;
  /** As letters that most phones draw as a flag, for where only text can be. */
  flag: string;
};

const names = {
  US: "United States",
  CA: "Canada",
  GB: "United Kingdom",
  AU: "Australia",
  DE: "Germany",
  FR: "France",
  ES: "Spain",
  IT: "Italy",
  BR: "Brazil",
  AR: "Argentina",
  NL: "Netherlands",
  PT: "Portugal",
  BE: "Belgium",
  NO: "Norway",
  SE: "Sweden",
  DK: "Denmark",
  JP: "Japan",
  KR: "South Korea",
  ZA: "South Africa",
  MX: "Mexico",
  NG: "Nigeria",
  NZ: "New Zealand",
} as const;

const FIRST_LETTER = 0x1f1e6 - 65;

/** The countries to choose from. */
export const countries: readonly Country[] = Object.entries(names).map(([code, value]) => ({
  value,
  code,
  flag: code.replace(/./g, (letter) => String.fromCodePoint(FIRST_LETTER + letter.charCodeAt(0))),
}));

/**
 * The countries to choose from, with a saved one that is not in the list appended.
 *
 * @param saved the country of a profile
 * @returns an appended country has neither code nor flag: both are ""
 */
export function countryOptions(saved: string): readonly Country[] {
  if (countries.some(({ value }) => value === saved)) return countries;
  return [...countries, { value: saved, code: "", flag: "" }];
}

/** The code of a country, which is also the name of its flag (flags.svg); "" if it is not in the list. */
export function countryCode(country: string): string {
  return countries.find(({ value }) => value === country)?.code ?? "";
}

/** A country to play for: its name is what a profile keeps; the code is ISO 3166's. */
type Country = { value: string; code: string; flag: string };

/** The countries to choose from (spec, section 3). */
export const countries: readonly Country[] = [
  { value: "United States", code: "US", flag: "🇺🇸" },
  { value: "Canada", code: "CA", flag: "🇨🇦" },
  { value: "United Kingdom", code: "GB", flag: "🇬🇧" },
  { value: "Australia", code: "AU", flag: "🇦🇺" },
  { value: "Germany", code: "DE", flag: "🇩🇪" },
  { value: "France", code: "FR", flag: "🇫🇷" },
  { value: "Spain", code: "ES", flag: "🇪🇸" },
  { value: "Italy", code: "IT", flag: "🇮🇹" },
  { value: "Brazil", code: "BR", flag: "🇧🇷" },
  { value: "Argentina", code: "AR", flag: "🇦🇷" },
  { value: "Netherlands", code: "NL", flag: "🇳🇱" },
  { value: "Portugal", code: "PT", flag: "🇵🇹" },
  { value: "Belgium", code: "BE", flag: "🇧🇪" },
  { value: "Norway", code: "NO", flag: "🇳🇴" },
  { value: "Sweden", code: "SE", flag: "🇸🇪" },
  { value: "Denmark", code: "DK", flag: "🇩🇰" },
  { value: "Japan", code: "JP", flag: "🇯🇵" },
  { value: "South Korea", code: "KR", flag: "🇰🇷" },
  { value: "South Africa", code: "ZA", flag: "🇿🇦" },
  { value: "Mexico", code: "MX", flag: "🇲🇽" },
  { value: "Nigeria", code: "NG", flag: "🇳🇬" },
  { value: "New Zealand", code: "NZ", flag: "🇳🇿" },
];

/**
 * The countries to choose from, with a saved one that is not among them at the end (spec, section 3).
 *
 * @param saved the country of a profile
 * @returns the extra one has neither a code nor a flag: both are ""
 */
export function countryOptions(saved: string): readonly Country[] {
  if (countries.some(({ value }) => value === saved)) return countries;
  return [...countries, { value: saved, code: "", flag: "" }];
}

/** The flag of a country; "" for one that is not in the list. */
export function flagOf(country: string): string {
  return countries.find(({ value }) => value === country)?.flag ?? "";
}

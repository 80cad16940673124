import { withSearch } from "~/paths";
import { type KitState, SHIRTS } from "./case";

/** The search parameter that has the number of the shirt in hand. */
const SHIRT = "shirt";

/** The place of the shirt that an address has in hand; null if it has none of those that hang. */
export function placeIn(search: URLSearchParams, hanging: number): number | null {
  const number = numberIn(search);
  return number > 0 && number <= hanging ? number - 1 : null;
}

/** "3" for the third shirt; 0 for anything else than one of them. */
function numberIn(search: URLSearchParams): number {
  const text = search.get(SHIRT) ?? "";
  const number = /^\d$/.test(text) ? Number(text) : 0;
  return number <= SHIRTS ? number : 0;
}

/** The address of an attempt with this shirt in hand, or with none. */
export function withPlace(address: string, place: number | null): string {
  const [path = "", query = ""] = address.split("?");
  return withSearch(path, query, { [SHIRT]: place === null ? null : String(place + 1) });
}

/** Keeps the shirt in hand for the page after a form's move. */
export const searchAfter = (_index: number, search: URLSearchParams): Record<string, string> => {
  const number = numberIn(search);
  return number > 0 ? { [SHIRT]: String(number) } : {};
};

/** The next shirt in the dark after this one, round the rail as far as it hangs; null if there is none. */
export function nextDark({ shirts }: KitState, place: number, hanging: number): number | null {
  const order = shirts.slice(0, hanging).map((_, step) => (place + 1 + step) % hanging);
  return order.find((one) => one !== place && !shirts[one]?.told) ?? null;
}

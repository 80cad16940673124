import { withSearch } from "~/paths";
import { type KitState, SHIRTS } from "./case";

/** The search parameter that has the number of the shirt in hand. */
const SHIRT = "shirt";

/** The search parameter that has the numbers of the shirts that were put aside: "137". */
const LEFT = "left";

/** The place of the shirt that an address has in hand; null if it has none. */
export function placeIn(search: URLSearchParams): number | null {
  const number = numberIn(search);
  return number > 0 ? number - 1 : null;
}

/** The numbers of the shirts that an address has put aside; empty for none. */
export const leftIn = (search: URLSearchParams): string =>
  /^[1-9]{1,9}$/.exec(search.get(LEFT) ?? "")?.[0] ?? "";

/** Whether a shirt was put aside. */
export const isLeft = (left: string, place: number): boolean => left.includes(String(place + 1));

/** The first shirt in the dark; the first of all if there is none. */
export const firstDark = ({ shirts }: KitState): number =>
  Math.max(
    0,
    shirts.findIndex(({ told }) => !told),
  );

/** "3" for the third shirt; 0 for anything else than one of them. */
function numberIn(search: URLSearchParams): number {
  const text = search.get(SHIRT) ?? "";
  const number = /^\d$/.test(text) ? Number(text) : 0;
  return number <= SHIRTS ? number : 0;
}

/** The address of an attempt with this shirt in hand, or with none. */
export const withPlace = (address: string, place: number | null): string =>
  changed(address, { [SHIRT]: place === null ? null : String(place + 1) });

/** The address of an attempt with these shirts put aside. */
export const withLeft = (address: string, left: string): string =>
  changed(address, { [LEFT]: left || null });

function changed(address: string, change: Record<string, string | null>): string {
  const [path = "", query = ""] = address.split("?");
  return withSearch(path, query, change);
}

/** Keeps the shirt in hand, and what was put aside, for the page after a form's move. */
export const searchAfter = (_index: number, search: URLSearchParams): Record<string, string> => {
  const number = numberIn(search);
  const left = leftIn(search);
  return { ...(number > 0 && { [SHIRT]: String(number) }), ...(left && { [LEFT]: left }) };
};

/** The next shirt in the dark after this one, round the rail, that was not put aside; null if there is none. */
export function nextDark({ shirts }: KitState, place: number, left: string): number | null {
  const order = shirts.map((_, step) => (place + 1 + step) % shirts.length);
  return order.find((one) => one !== place && !shirts[one]?.told && !isLeft(left, one)) ?? null;
}

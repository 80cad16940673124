import { withSearch } from "~/paths";

/** The search parameter of the career in hand, from 1 on. */
export const CAREER = "career";

/** The search parameter of a search for a name. */
export const QUERY = "q";

/** The id of the heading of the career in hand: where a page begins to be looked at after a search or a move. */
export const CAREER_TOP = "career-name";

/** The address of an attempt with a career in hand. */
export function careerAddress(address: string, place: number): string {
  const [path = "", query = ""] = address.split("?");
  return withSearch(path, query, { [CAREER]: String(place + 1) });
}

/** The same with a search, which a refused form keeps. */
export const searchedAddress = (address: string, query: string): string =>
  query ? `${address}&${new URLSearchParams({ [QUERY]: query })}` : address;

/** Keeps the career in hand for the page after a form's move. */
export const searchAfter = (_index: number, search: URLSearchParams) => careerIn(search);

/** Leads a kick-off to the career of the link that it began with (`Offer.linked`). */
export const searchAtStart = (form: FormData) => careerIn(form);

function careerIn(fields: Pick<FormData, "get">): Record<string, string> {
  const career = fields.get(CAREER);
  return career ? { [CAREER]: String(career) } : {};
}

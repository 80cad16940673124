import type { Station, WrongGuess } from "./career";

const BETWEEN_STATIONS = "~";
const BETWEEN_FIELDS = "|";

/** Stations as one text: in the page's data each field of an object would weigh three times as much. */
export const packStations = (stations: readonly Station[]): string =>
  stations
    .map(({ club, from, to, place = "", loan, pause = "" }) =>
      [club, from, to, place, loan ? 1 : "", pause].join(BETWEEN_FIELDS),
    )
    .join(BETWEEN_STATIONS);

/** A station as it is read: a missing text is empty. */
export type ReadStation = Pick<Station, "club" | "from" | "to"> & {
  place: string;
  isLoan: boolean;
  pause: string;
};

/** The stations of a packed text. */
export const readStations = (packed: string): ReadStation[] =>
  packed.split(BETWEEN_STATIONS).map((text) => {
    const [club = "", from, to, place = "", loan, pause = ""] = text.split(BETWEEN_FIELDS);
    return { club, from: Number(from), to: Number(to), place, isLoan: Boolean(loan), pause };
  });

const CODE_LENGTH = 4;
const NAME_AT = 1 + CODE_LENGTH;

/** Packs a wrong guess: its stop, the code and the name of the player, and the hint after it: "3k2f9Tim Cahill|<hint>". */
export const packWrong = (stop: number, code: string, name: string, hint?: string): WrongGuess =>
  `${stop}${code}${name}${hint ? BETWEEN_FIELDS + hint : ""}`;

/** A wrong guess of a career that is over: its code compares with none any more, and who it was needs no hint. */
export const withoutCode = (packed: WrongGuess): WrongGuess =>
  packWrong(Number(packed[0]), "-".repeat(CODE_LENGTH), readWrong(packed).name);

/** The stop, code, name and hint of a wrong guess; the hint is empty where it brought none. */
export function readWrong(packed: WrongGuess) {
  const [name = "", hint = ""] = packed.slice(NAME_AT).split(BETWEEN_FIELDS);
  return { stop: Number(packed[0]), code: packed.slice(1, NAME_AT), name, hint };
}

import type { LineCategory, LineNumber } from "./rules";
import { takenBack } from "./texts";

/** "94,194", or "1909" for a year. */
export const grouped = (value: number, from: number | undefined): string =>
  from ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** A number with its unit: "171 goals". */
export const readingOf = ({ value }: LineNumber, { unit, from }: LineCategory): string =>
  value === null ? takenBack.mark : `${grouped(value, from)} ${unit}`.trim();

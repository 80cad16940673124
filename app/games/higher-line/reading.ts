import type { LineCategory } from "./rules";
import { takenBack } from "./texts";

/** "94,194", or "1909" for a year; a dash for a voided number. */
export const grouped = (value: number | null | undefined, from: number | undefined): string =>
  value == null ? "–" : from ? `${value}` : `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");

/** A number with its unit: "171 goals". */
export const readingOf = (
  value: number | null | undefined,
  { unit, from }: LineCategory,
): string => (value == null ? takenBack.mark : `${grouped(value, from)} ${unit}`.trim());

/** A colour as stored in a profile: six lower-case hex digits, without "#". */
export type Hex = string;

/**
 * Parses a colour of 3 or 6 digits.
 *
 * @param value anything; a leading "#" and surrounding space are ignored
 * @returns the colour; null if it is invalid
 */
export function readHex(value: unknown): Hex | null {
  if (typeof value !== "string") return null;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value.trim().toLowerCase())?.[1];
  if (!digits) return null;
  return digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
}

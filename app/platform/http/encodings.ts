/** The encodings of a cached page, smallest first. */
const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The smallest encoding that the client accepts (RFC 9110, 12.5.3).
 *
 * @param accepted the Accept-Encoding header
 * @returns "identity" if the client accepts no other
 */
export function encodingFor(accepted: string | undefined): Encoding {
  return encodingsFor(accepted)[0] ?? "identity";
}

/** All encodings that the client accepts, smallest first. */
export function encodingsFor(accepted: string | undefined): Encoding[] {
  const weights = new Map((accepted ?? "").toLowerCase().split(",").map(readWeight));
  return encodings.filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

function readWeight(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight ? Number(weight.slice(2)) : 1];
}

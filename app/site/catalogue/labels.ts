import type { Game } from "./game";

/** A price in South African rand, "R 39.99". */
export function priceLabel(cents: number): string {
  return `R ${(cents / 100).toFixed(2)}`;
}

/** The price model as a label: "Free", "Free with ads" or "Premium · R 39.99". */
export function monetizationLabel({
  monetization,
  priceCents,
}: Pick<Game, "monetization" | "priceCents">): string {
  if (monetization === undefined) return "Not specified";
  if (monetization === "free") return "Free";
  if (monetization === "ad_supported") return "Free with ads";
  return priceCents === undefined ? "Premium" : `Premium · ${priceLabel(priceCents)}`;
}

/** Beside the price of a premium title, which is not charged yet. */
export const ON_THE_HOUSE = "On the house in pre-season";

/** A rating to one decimal, "4.8". */
export function ratingLabel(rating: number): string {
  return rating.toFixed(1);
}

/** A count, in thousands from 1,000 on: "962", "1.8k". */
export function countLabel(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(1)}k`;
}

/** The number of titles in a list, "11 titles". */
export function titlesLabel(total: number): string {
  return total === 1 ? "1 title" : `${total} titles`;
}

/** Splits a long description at its blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

import { type Pass, weights } from "./rules";

/** Passes as one text: "2-firm 7-soft". */
export const lineText = (passes: readonly Pass[]): string =>
  passes.map(({ brick, weight }) => `${brick}-${weight}`).join(" ");

/** The passes of such a text; what is none is left out. */
export const passesOf = (line: string): Pass[] =>
  line.split(" ").flatMap((one) => {
    const [brick, name] = one.split("-");
    const weight = weights.find((known) => known === name);
    return weight ? [{ brick: Number(brick), weight }] : [];
  });

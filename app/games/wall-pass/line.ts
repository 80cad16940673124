import { isLost, type Pass, type Played, weights } from "./rules";

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

/** A pass in a list: "soft at 7, back to 5". */
export const passText = ({ brick, weight, to }: Pick<Played, "brick" | "weight" | "to">): string =>
  `${weight} at ${brick}, ${isLost(to) ? "lost" : `back to ${to}`}`;

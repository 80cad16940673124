import type { TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import type { LinkUpAnswer, LinkUpGroup, LinkUpPuzzle } from "./boards";
import type { Group, Guess, LinkState } from "./state";
import { headline, refusals, takenBack } from "./texts";
import { GROUP_COUNT, GROUP_SIZE, MAX_MISTAKES, shared } from "./words";

const SQUARES: Record<Group["level"], string> = { 1: "🟨", 2: "🟩", 3: "🟦", 4: "🟪" };

function play(
  puzzle: LinkUpPuzzle,
  { id, groups: hidden, isVoid }: LinkUpAnswer,
  moves: readonly TimedMove<readonly number[]>[],
): LinkState {
  const groups = hidden.map((group) => toldGroup(group, puzzle));
  const guesses: Guess[] = [];
  const found: Group[] = [];
  let elapsed = 0;
  for (const { move: tiles, at } of moves) {
    if (isOver(guesses, found)) break;
    const linked = groups.find((group) => isSame(group.tiles, tiles));
    if (linked) {
      const { line, source, ...told } = linked;
      found.push(told);
    }
    const isClose = groups.some((group) => shared(group.tiles, tiles) === GROUP_SIZE - 1);
    guesses.push({ tiles, outcome: linked ? "linked" : isClose ? "close" : "wrong" });
    elapsed = at;
  }
  const isWin = found.length === GROUP_COUNT;
  const ending = isOver(guesses, found) ? { id, groups, isWin, isVoid: isVoid === true } : null;
  return { guesses, found, elapsed, ending };
}

function toldGroup({ id, words, ...told }: LinkUpGroup, puzzle: LinkUpPuzzle) {
  return { ...told, tiles: words.map((word) => puzzle.words.indexOf(word)) };
}

const isOver = (guesses: readonly Guess[], found: readonly Group[]) =>
  found.length === GROUP_COUNT || mistakesIn({ guesses }) === MAX_MISTAKES;

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && shared(one, other) === one.length;

/** How many guesses were wrong. */
export const mistakesIn = ({ guesses }: Pick<LinkState, "guesses">): number =>
  guesses.filter(({ outcome }) => outcome !== "linked").length;

function refuse({ guesses, found, ending }: LinkState, tiles: readonly number[]): string | null {
  if (ending) return refusals.over;
  if (tiles.length !== GROUP_SIZE) return refusals.notFour(tiles.length);
  if (found.some((group) => shared(group.tiles, tiles) > 0)) return refusals.linked;
  return guesses.some((guess) => isSame(guess.tiles, tiles)) ? refusals.tried : null;
}

/** The score: 4 without a card down to 1 with three yellow ones, 0 for a red one. */
function verdict(state: LinkState): Verdict | null {
  const { elapsed, ending, found } = state;
  if (!ending) return null;
  if (ending.isVoid) {
    return { isWin: true, score: 0, outOf: 0, elapsed, headline: takenBack.headline };
  }
  const cards = mistakesIn(state);
  return {
    isWin: ending.isWin,
    score: MAX_MISTAKES - cards,
    outOf: MAX_MISTAKES,
    elapsed,
    headline: headline(cards, found.length),
  };
}

/** A row of four for each guess, in the colours of the groups that its words belong to. */
function squares({ guesses, ending }: LinkState): string {
  if (!ending || ending.isVoid) return "";
  const squareOf = (tile: number) => {
    const group = ending.groups.find(({ tiles }) => tiles.includes(tile));
    return group ? SQUARES[group.level] : "";
  };
  return guesses.map(({ tiles }) => tiles.map(squareOf).join("")).join("\n");
}

/**
 * The rules of Link-Up Play. A move is a choice of tiles in rising order (`normaliseTiles`). The last four words are a
 * move as well, which can't be wrong.
 */
export const linkUpPlay: Game<LinkUpPuzzle, LinkUpAnswer, readonly number[], LinkState> = {
  slug: "link-up-play",
  version: 1,
  maxMoves: GROUP_COUNT + MAX_MISTAKES - 1,
  play,
  refuse,
  verdict,
  squares,
};

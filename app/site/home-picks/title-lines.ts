import type { PlayableSlug } from "~/playable";

/** What the day's ticket says of a title in a line, 38 characters at most, and the number on its stub with its name. */
type TitleLine = readonly [line: string, large: string, small: string];

export const titleLines: Readonly<Record<PlayableSlug, TitleLine>> = {
  "full-time-quiz": ["Five questions against the clock.", "5", "questions"],
  "golden-word": ["One football word, six tries.", "6", "tries"],
  "daily-quiz": ["Ten questions on one theme, no clock.", "10", "questions"],
  "higher-line": ["Higher or lower, ten times in a row.", "10", "calls"],
  "link-up-play": ["Sixteen words, four hidden groups.", "16", "words"],
  crossbar: ["A crossword for half-time.", "5×5", "letters"],
  "wall-pass": ["Ten passes off a wall of numbers.", "10", "passes"],
  "keepy-uppy": ["Keep it up for as long as you dare.", "1", "ball"],
  "career-path": ["Six careers, club by club. Whose?", "6", "careers"],
  "spot-kick": ["Beat a keeper who remembers you.", "11", "metres"],
  "kit-detective": ["Nine shirts. Which nations wore them?", "9", "shirts"],
};

import { singleLine } from "~/platform/http/single-line";
import { isDecentName, lengthInGraphemes } from "~/platform/names/name-check";
import { leagueTexts } from "./league-texts";
import { NAME_LENGTH } from "./limits";

/** A grapheme may have many characters: a family has eleven. */
const LONGEST = 1000;

/** A name that was typed, and why it can't be taken. */
type TypedName = { name: string; error: string | null };

/**
 * Reads a league's name.
 *
 * @param text any user input
 * @returns the name in one line, and null or the error to show beside the field
 */
export function readName(text: string): TypedName {
  const name = singleLine(text, LONGEST);
  return { name, error: errorIn(name) };
}

function errorIn(name: string): string | null {
  if (name === "") return leagueTexts.noName;
  if (lengthInGraphemes(name) > NAME_LENGTH) return leagueTexts.longName;
  return isDecentName(name) ? null : leagueTexts.deniedName;
}

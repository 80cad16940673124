import { forwardRef } from "react";
import { numberWord } from "./texts";

type WordFieldProps = {
  length: number;
  letters: string;
  isLive: boolean;
  describedBy: string;
  isInvalid: boolean;
  onType: (text: string) => void;
};

/**
 * The field of the word, in the row that it will become. With script the tiles behind it show its letters, and a phone
 * leaves its own keyboard down: there is one on the board.
 */
export const WordField = forwardRef<HTMLInputElement, WordFieldProps>(function WordField(
  { length, letters, isLive, describedBy, isInvalid, onType },
  ref,
) {
  return (
    <>
      <label className="sr-only" htmlFor="golden-word">
        Your word
      </label>
      <input
        ref={ref}
        id="golden-word"
        className="golden-field"
        name="word"
        value={letters}
        onChange={({ target }) => onType(target.value)}
        placeholder="Your word"
        required
        maxLength={length}
        pattern={`\\p{L}{${length}}`}
        title={`A word of ${numberWord(length)} letters`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby={describedBy}
        {...(isInvalid && { "aria-invalid": true })}
        {...(isLive && { inputMode: "none" as const })}
      />
    </>
  );
});

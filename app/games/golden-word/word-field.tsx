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
 * The input in the current row. With script the tiles behind it show its letters, and phones don't open their own
 * keyboard, because the board has one.
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

import { type Shareable, shareableText } from "./shareable";

/** The result of sharing; "dismissed" is the user's decision and needs no message. */
type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

/** The last press: of which button, and what it said there, or why it failed. */
export type Pressed = { isWords: boolean; said?: string; problem?: string };

const SAID_MS = 2000;

/** Fixed word for word (docs/rules.md#texts). */
const SAID = { shared: "Shared", copied: "Copied", dismissed: "" } as const;
const FAILED = {
  results: "Unable to share: Try again or copy your results manually.",
  link: "Unable to share: Try again or copy the link manually.",
} as const;

/** What is shared, as named in the error message. */
export type Shared = keyof typeof FAILED;

/** Shares, or copies words, and shows for 2 s what was done. */
export async function pressShare(
  content: Shareable,
  { isWords, what }: { isWords: boolean; what: Shared },
  show: (pressed: Pressed) => void,
): Promise<void> {
  const outcome = await (isWords ? copy : share)(content);
  if (outcome === "failed") return show({ isWords, problem: FAILED[what] });
  show({ isWords, said: SAID[outcome] });
  setTimeout(show, SAID_MS, { isWords });
}

/** Shares natively, otherwise by the clipboard. Never throws: "failed" means that both failed. */
export async function share(content: Shareable): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(content);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return copy(content);
}

async function copy(content: Shareable): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(shareableText(content));
    return "copied";
  } catch {
    return "failed";
  }
}

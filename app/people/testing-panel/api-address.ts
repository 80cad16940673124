import { urlProblem } from "~/platform/http/guarded-get/guard-error";
import { guardTexts, testingPanelTexts } from "./testing-panel-texts";

const MAX_LENGTH = 2000;

/** `localhost:3000` is host and port, `file:x` has a scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;

/**
 * Parses the URL to test.
 *
 * @param text as typed; https is the default scheme
 * @returns the URL, or an error message for the user
 */
export function apiAddress(text: string): { url: URL } | { problem: string } {
  const typed = text.trim();
  if (typed === "") return { problem: testingPanelTexts.empty };
  if (typed.length > MAX_LENGTH) return { problem: testingPanelTexts.tooLong };
  const full = SCHEME.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return { problem: testingPanelTexts.invalid };
  const url = new URL(full);
  const problem = urlProblem(url);
  return problem ? { problem: guardTexts[problem] } : { url };
}

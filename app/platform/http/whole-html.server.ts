import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Options = {
  /** Boundaries that are still suspended then stay fallbacks. */
  timeoutMs: number;
  /** Called for each part that fails to render, with the code `render-timeout` for one that was not there in time. */
  onError: (error: unknown) => void;
};

/**
 * Renders a complete document to a string, including suspended parts.
 *
 * @throws any error of the shell
 */
export function wholeHtml(page: ReactElement, { timeoutMs, onError }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        text(stream.pipe(new PassThrough())).then((html) => resolve(withoutNul(html)), reject);
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => stream.abort(tooLate(timeoutMs)), timeoutMs);
  });
}

/** A busy server is no bug: with a code, the log has no stack for it (app/platform/logging/error-line.ts). */
const tooLate = (timeoutMs: number) =>
  Object.assign(new Error(`A part was not there after ${timeoutMs} ms.`), {
    code: "render-timeout",
  });

/**
 * React 18 leaves NUL bytes at the end of its 2,048-byte view if the next multi-byte character does not fit. HTML has
 * no NUL of its own (browsers drop it or show U+FFFD), so all can be removed.
 */
const withoutNul = (html: string) => html.replaceAll("\0", "");

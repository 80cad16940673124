import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

type Options = {
  /** What has not arrived by then stays a fallback. */
  timeoutMs: number;
  /** Hears of each part that could not be rendered. */
  onError: (error: unknown) => void;
};

/**
 * Renders a document as one text, suspended parts included.
 *
 * @throws what the shell throws
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
    const timer = setTimeout(() => stream.abort(), timeoutMs);
  });
}

/**
 * React 18 leaves the end of its 2,048-byte view empty, which is NUL, where the next character takes more bytes than are
 * left. HTML holds no NUL of its own (a browser drops it or shows U+FFFD), so each one can go.
 */
const withoutNul = (html: string) => html.replaceAll("\0", "");

import { afterEach, describe, expect, it, vi } from "vitest";
import { share } from "./share-press";
import { shareableText } from "./shareable";

const content = {
  title: "Full-Time Quiz",
  text: "I scored 4/5 (80%) on the Full-Time Quiz in 14.6 s!",
  url: "https://play.kickabout.example/play/full-time-quiz",
};
const onTheClipboard = `${content.text}\n${content.url}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

const dismiss = () => Promise.reject(new DOMException("Share canceled", "AbortError"));
const forbid = () => Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
const fail = () => Promise.reject(new TypeError("Can't be shared"));
const done = () => Promise.resolve();

/** Fakes the browser's share and clipboard APIs. */
function browser(parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const nativeShare = parts.share && vi.fn(parts.share);
  const writeText = parts.writeText && vi.fn(parts.writeText);
  vi.stubGlobal("navigator", {
    ...(nativeShare && { share: nativeShare }),
    ...(writeText && { clipboard: { writeText } }),
  });
  return { nativeShare, writeText };
}

describe("share", () => {
  it.each([
    ["shares natively", { share: done, writeText: done }, "shared"],
    ["takes a closed share sheet for a decision", { share: dismiss, writeText: done }, "dismissed"],
    ["copies when sharing is not allowed", { share: forbid, writeText: done }, "copied"],
    ["copies when sharing fails", { share: fail, writeText: done }, "copied"],
    ["copies when there is no share sheet", { writeText: done }, "copied"],
    ["fails when neither works", { share: fail, writeText: forbid }, "failed"],
    ["fails when there is no share sheet and copying fails", { writeText: forbid }, "failed"],
    ["fails when there is neither", {}, "failed"],
    ["fails when sharing fails and there is no clipboard", { share: fail }, "failed"],
  ])("%s", async (_, parts, outcome) => {
    browser(parts);
    expect(await share(content)).toBe(outcome);
  });

  it("hands the share sheet all there is to share", async () => {
    const { nativeShare } = browser({ share: done, writeText: done });
    await share(content);
    expect(nativeShare?.mock.calls).toEqual([[content]]);
  });

  it("copies the text and the address", async () => {
    const { writeText } = browser({ writeText: done });
    await share(content);
    expect(writeText?.mock.calls).toEqual([[onTheClipboard]]);
  });

  it("leaves the clipboard alone when somebody closed the share sheet", async () => {
    const { writeText } = browser({ share: dismiss, writeText: done });
    await share(content);
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe("shareableText", () => {
  it("has the address on a line of its own", () => {
    expect(shareableText(content)).toBe(onTheClipboard);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser's name", () => {
  it.each([
    [
      `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/130.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [
      `${mozilla} (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} Version/17.6 Safari/604.1`,
      "Safari on iPhone",
    ],
    [
      `${mozilla} (iPad; CPU OS 17_6 like Mac OS X) ${webkit} CriOS/130.0 Safari/604.1`,
      "Chrome on iPad",
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.6 Safari/605.1.15`,
      "Safari on Mac",
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      "Edge on Windows",
    ],
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/130.0 Safari/537.36 OPR/114.0`,
      "Opera on Windows",
    ],
    [`${mozilla} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, "Firefox on Linux"],
    [
      `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0 Safari/537.36`,
      "Chrome on ChromeOS",
    ],
    ["Firefox/140", "Firefox"],
    ["curl/8.5.0", "An unknown device"],
    ["", "An unknown device"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("repeats nothing of what it was given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(deviceName(text)).toMatch(/^[A-Za-z ]{4,40}$/);
      }),
    );
  });
});

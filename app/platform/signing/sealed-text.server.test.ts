import { beforeEach, expect, it, vi } from "vitest";
import { setVariables, testSecret } from "../../../tests/fixtures/rules-environment";

const OTHER = "a-later-secret-of-the-unit-tests-012345";

/** The module in a process that was started with these secrets. */
async function processWith(SESSION_SECRET: string, SESSION_SECRET_BEFORE = "") {
  vi.resetModules();
  setVariables({ SESSION_SECRET, SESSION_SECRET_BEFORE });
  return import("./sealed-text.server");
}

beforeEach(() => () => setVariables({ SESSION_SECRET: testSecret, SESSION_SECRET_BEFORE: "" }));

it("is read by who has the secret, and says nothing to others", async () => {
  const { sealText, unsealText } = await processWith(testSecret);
  const sealed = sealText("a name ", "fan-1 /tables");
  expect(unsealText("a name ", sealed)).toBe("fan-1 /tables");
  expect(sealed).not.toBe(sealText("a name ", "fan-1 /tables"));
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("fan-1");
  expect(unsealText("a league ", sealed)).toBeNull();
});

it.each(["", "x", "A".repeat(60), "é".repeat(60), "A".repeat(5000)])(
  "is null for what we did not seal: %j",
  async (text) => {
    const { unsealText } = await processWith(testSecret);
    expect(unsealText("a name ", text)).toBeNull();
  },
);

it("is none with a character changed, and is read while its secret is the one before", async () => {
  const { sealText } = await processWith(testSecret);
  const sealed = sealText("a name ", "fan-1");
  const edited = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
  const later = await processWith(OTHER, testSecret);
  expect(later.unsealText("a name ", edited)).toBeNull();
  expect(later.unsealText("a name ", sealed)).toBe("fan-1");
  const last = await processWith(OTHER);
  expect(last.unsealText("a name ", sealed)).toBeNull();
});

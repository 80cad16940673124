import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdentityError } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { documents } from "~/platform/storage/documents.server";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { setVariablesAndFolder } from "../../../tests/fixtures/rules-environment";
import { countEmail, countPost, tryPassword } from "./login-limits.server";
import { expiringDocuments } from "./personal-data/owned-documents";

const WINDOW_MS = 15 * 60_000;

setVariablesAndFolder({ SIGN_IN_FAILURES_PER_ACCOUNT: "3", AUTH_POSTS_PER_ADDRESS: "3" });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const right = async () => "in";
const wrongPassword = new IdentityError("invalid-credential");
const wrong = () => Promise.reject(wrongPassword);
const outage = () => Promise.reject(new Error("outage"));

const attempt = (email: string, password: () => Promise<string>) =>
  tryPassword(email, password).catch((error: unknown) => error);

async function fail(email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    expect(await attempt(email, wrong)).toBe(wrongPassword);
  }
}

describe("tryPassword", () => {
  it("refuses every try after the last allowed failure, even the right one", async () => {
    await fail("a@x.example", 3);
    const refusal = await attempt("a@x.example", right);
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect((refusal as TooManyRequests).retryAfter).toBe(WINDOW_MS / 1000);
  });

  it("does not even make the attempt that is refused", async () => {
    await fail("b@x.example", 3);
    const made = vi.fn(right);
    await attempt("b@x.example", made);
    expect(made).not.toHaveBeenCalled();
  });

  it("counts for each account by itself", async () => {
    await fail("c@x.example", 3);
    expect(await attempt("d@x.example", right)).toBe("in");
  });

  it("forgets the failures when the right one comes", async () => {
    await fail("e@x.example", 2);
    expect(await attempt("e@x.example", right)).toBe("in");
    await fail("e@x.example", 3);
  });

  it("does not count what is no failure of the person", async () => {
    for (let i = 0; i < 10; i++) {
      expect((await attempt("f@x.example", outage)) as Error).toMatchObject({ message: "outage" });
    }
    expect(await attempt("f@x.example", right)).toBe("in");
  });

  it("counts those that come at once as it counts those that come in turn", async () => {
    const made = vi.fn(wrong);
    await Promise.all(Array.from({ length: 20 }, () => attempt("g@x.example", made)));
    expect(made).toHaveBeenCalledTimes(3);
  });

  it("lets one try again when the time is over", async () => {
    await fail("h@x.example", 3);
    await vi.advanceTimersByTimeAsync(WINDOW_MS + 1000);
    expect(await attempt("h@x.example", right)).toBe("in");
  });
});

describe("countPost", () => {
  it("refuses an address that posts too often, and no other", async () => {
    for (let i = 0; i < 3; i++) await countPost("203.0.113.1");
    await expect(countPost("203.0.113.1")).rejects.toBeInstanceOf(TooManyRequests);
    await expect(countPost("203.0.113.2")).resolves.toBeUndefined();
  });

  it("counts a whole line with IPv6, which has more addresses than posts", async () => {
    for (let i = 0; i < 3; i++) await countPost(`2001:db8:1:2::${i}`);
    await expect(countPost("2001:db8:1:2:ffff::1")).rejects.toBeInstanceOf(TooManyRequests);
    await expect(countPost("2001:db8:2:2::1")).resolves.toBeUndefined();
  });

  it("counts nothing without an address", async () => {
    for (let i = 0; i < 20; i++) await countPost(undefined);
  });
});

describe("countLetter", () => {
  it("allows five emails to an address in a quarter of an hour", async () => {
    for (let i = 0; i < 5; i++) await countEmail("fan@x.example");
    await expect(countEmail("fan@x.example")).rejects.toBeInstanceOf(TooManyRequests);
    await expect(countEmail("other@x.example")).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(WINDOW_MS + 1000);
    await expect(countEmail("fan@x.example")).resolves.toBeUndefined();
  });
});

it("maintenance removes expired counts", async () => {
  await countPost("203.0.113.77");
  const store = await documents();
  const left = async () => (await store.query("limits", { limit: 500 })).documents;
  expect(await left()).not.toEqual([]);
  await sweepExpired(store, expiringDocuments, Date.now() + 3 * WINDOW_MS);
  expect(await left()).toEqual([]);
});

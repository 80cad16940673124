import { describe, expect, it, vi } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { cookieRequest, testHooksRequest } from "../../../tests/fixtures/rules-request";
import { loadWithTimeout } from "./load-with-timeout.server";

setVariables({ TEST_HOOKS: "on", LOG_LEVEL: "silent" });

describe("whatever a list is read from", () => {
  it("counts as failed when it rejects", async () => {
    const read = () => Promise.reject(new Error("The store is away."));
    expect(await loadWithTimeout(cookieRequest(), "name", read)).toEqual({ status: "failed" });
  });

  it("counts as failed when it is slow, and may reject later without harm", async () => {
    const before = performance.now();
    const late = new Promise<string[]>((_, reject) => {
      setTimeout(() => reject(new Error("Too late.")), 1600);
    });
    const read = () => late;
    expect(await loadWithTimeout(cookieRequest(), "name", read)).toEqual({ status: "failed" });
    expect(performance.now() - before).toBeGreaterThan(1450);
    await expect(late).rejects.toThrow("Too late.");
  });

  it("is not asked when a test wants it to fail", async () => {
    const read = vi.fn(async () => ["one"]);
    const request = testHooksRequest({ sources: { name: "fail" } });
    expect(await loadWithTimeout(request, "name", read)).toEqual({ status: "failed" });
    expect(read).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { setVariablesAndFolder } from "../../../tests/fixtures/rules-environment";
import { countTestRequest } from "./test-request-limit.server";

setVariablesAndFolder();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function testOften(userId: string): Promise<void> {
  for (let count = 0; count < 30; count++) await countTestRequest(userId);
}

describe("countTest", () => {
  it("allows 30 in ten minutes, and says when there is another", async () => {
    await testOften("thandi");
    await expect(countTestRequest("thandi")).rejects.toEqual(new TooManyRequests(600));
    vi.advanceTimersByTime(600_000);
    await expect(countTestRequest("thandi")).resolves.toBeUndefined();
  });

  it("counts for each user alone", async () => {
    await testOften("sipho");
    await expect(countTestRequest("lerato")).resolves.toBeUndefined();
  });
});

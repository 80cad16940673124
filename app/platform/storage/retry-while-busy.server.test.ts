import { describe, expect, it } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { retryWhileBusy } from "./retry-while-busy.server";

const refusal = (code: string) =>
  new DocumentStoreError("unavailable", { cause: Object.assign(new Error("no"), { code }) });

/** Fails a number of times, then succeeds. */
function failing(times: number, error: Error) {
  const asked = { times: 0 };
  const ask = () => {
    if (asked.times++ < times) throw error;
    return "answer";
  };
  return { asked, ask };
}

describe("retryWhileBusy", () => {
  it("asks again while the file is locked", async () => {
    const { asked, ask } = failing(3, refusal("SQLITE_BUSY"));
    expect(await retryWhileBusy(ask)).toBe("answer");
    expect(asked.times).toBe(4);
  });

  it("gives up in the end", async () => {
    const error = refusal("SQLITE_BUSY_RECOVERY");
    await expect(retryWhileBusy(failing(Number.POSITIVE_INFINITY, error).ask)).rejects.toBe(error);
  });

  it.each([refusal("SQLITE_FULL"), new DocumentStoreError("contention"), new TypeError("ours")])(
    "asks once where it is no use to wait: %s",
    async (error) => {
      const { asked, ask } = failing(1, error);
      await expect(retryWhileBusy(ask)).rejects.toBe(error);
      expect(asked.times).toBe(1);
    },
  );
});

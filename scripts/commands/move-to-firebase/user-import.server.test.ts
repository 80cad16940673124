import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword } from "~/platform/identity/password-hash.server";
import { MoveError } from "./move-error.server";
import { userBatches } from "./user-import.server";

const account = (id: string, more: object = {}) => ({
  id,
  data: {
    name: "Thandi M",
    email: `${id}@example.com`,
    emailVerified: true,
    provider: "password",
    createdAt: Date.UTC(2026, 10, 22, 9, 30),
    generation: 0,
    ...more,
  },
});

describe("userBatches", () => {
  it("imports who somebody is, under the same id", () => {
    const [batch] = userBatches([account("one", { provider: "google" })]);
    expect(batch).toEqual({
      users: [
        {
          uid: "one",
          displayName: "Thandi M",
          email: "one@example.com",
          emailVerified: true,
          metadata: { creationTime: "Sun, 22 Nov 2026 09:30:00 GMT" },
        },
      ],
    });
  });

  it("gives Firebase the parameters by which the password makes the hash", async () => {
    const passwordHash = await hashPassword("Twelve yards");
    const [batch] = userBatches([account("one", { passwordHash })]);
    const { memoryCost, blockSize, parallelization, derivedKeyLength } = batch?.options?.hash ?? {};
    const user = batch?.users[0];
    const made = scryptSync("Twelve yards", user?.passwordSalt ?? "", derivedKeyLength ?? 0, {
      N: memoryCost ?? 0,
      r: blockSize ?? 0,
      p: parallelization ?? 0,
      maxmem: 64 * 1024 * 1024,
    });
    expect(batch?.options?.hash.algorithm).toBe("STANDARD_SCRYPT");
    expect(made.equals(user?.passwordHash ?? Buffer.alloc(0))).toBe(true);
  });

  it("keeps passwords of different costs apart, and accounts without one", () => {
    const stronger = "scrypt$32768$8$5$c2FsdA$a2V5";
    const usual = "scrypt$16384$8$5$c2FsdA$a2V5";
    const batches = userBatches([
      account("one", { passwordHash: usual }),
      account("two"),
      account("three", { passwordHash: stronger }),
      account("four", { passwordHash: usual }),
    ]);
    const ids = batches.map(({ users, options }) => [
      options?.hash.memoryCost,
      ...users.map(({ uid }) => uid),
    ]);
    expect(ids).toEqual([
      [16384, "one", "four"],
      [undefined, "two"],
      [32768, "three"],
    ]);
  });

  it.each([
    ["is no account", { email: 7 }],
    ["has a password that can't be read", { passwordHash: "md5$1234" }],
  ])("stops with the id of what %s", (_, more) => {
    expect(() => userBatches([account("broken", more)])).toThrow(MoveError);
    expect(() => userBatches([account("broken", more)])).toThrow(/account broken/);
  });
});

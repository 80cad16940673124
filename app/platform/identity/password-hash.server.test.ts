import { scryptSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { HASH_OF_NO_PASSWORD, hashPassword, verifyPassword } from "./password-hash.server";

describe("hashPassword", () => {
  let stored: string;
  beforeAll(async () => {
    stored = await hashPassword("offside-trap");
  });

  it("is scrypt with the parameters in the text", () => {
    expect(stored).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    const [salt = "", key] = stored.split("$").slice(4);
    const options = { N: 16384, r: 8, p: 5 };
    const expected = scryptSync("offside-trap", Buffer.from(salt, "base64url"), 32, options);
    expect(key).toBe(expected.toString("base64url"));
  });

  it("is another each time", async () => {
    expect(await hashPassword("offside-trap")).not.toBe(await hashPassword("offside-trap"));
  });

  it("matches its password and no other", async () => {
    expect(await verifyPassword("offside-trap", stored)).toBe(true);
    expect(await verifyPassword("offside-tra", stored)).toBe(false);
    const quick = await hashPassword("offside-trap");
    for (const other of ["", "offside-tra", "Offside-trap", "offside-trap "]) {
      expect(await verifyPassword(other, quick)).toBe(false);
    }
  });

  it("matches however a keyboard spells the letters", async () => {
    const composed = await hashPassword("Zo\u00eb-\uff11\uff12\uff13");
    expect(await verifyPassword("Zoe\u0308-123", composed)).toBe(true);
  });

  it("reads the parameters that were good once", async () => {
    const salt = Buffer.from("an older salt");
    const key = scryptSync("offside-trap", salt, 32, { N: 1024, r: 8, p: 1 });
    const older = `scrypt$1024$8$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
    expect(await verifyPassword("offside-trap", older)).toBe(true);
    expect(await verifyPassword("offside-tra", older)).toBe(false);
  });

  it.each(["", "scrypt", "plain$offside-trap", "scrypt$64$8$1$$", "scrypt$64$8$1$c2FsdA$AA"])(
    "matches nothing when what is stored is '%s'",
    async (damaged) => {
      expect(await verifyPassword("offside-trap", damaged)).toBe(false);
      expect(await verifyPassword("", damaged)).toBe(false);
    },
  );

  it("has a hash that no password has, of the same cost", async () => {
    expect(HASH_OF_NO_PASSWORD).toMatch(/^scrypt\$16384\$8\$5\$A{22}\$A{43}$/);
    expect(await verifyPassword("", HASH_OF_NO_PASSWORD)).toBe(false);
  });
});

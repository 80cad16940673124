import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServer } from "../fixtures/server";
import { postForm, root } from "./ask";

const FULL_COST = "scrypt$16384$8$5$";

it("the server hashes passwords at full cost, test hooks or not", async () => {
  const server = await startServer({ TEST_HOOKS: "on" }, { hasFullPasswordCost: true });
  try {
    const { status } = await postForm(server.address, "/join", {
      name: "Naledi",
      email: "naledi@example.com",
      password: "offside-trap",
    });
    expect(status).toBe(303);
    const stored = readdirSync(server.dataDir)
      .filter((name) => name.startsWith("kickabout.db"))
      .map(
        (name) =>
          readFileSync(join(server.dataDir, name), "latin1").match(/scrypt\$\d+\$\d+\$\d+\$/)?.[0],
      );
    expect(stored).toContain(FULL_COST);
  } finally {
    await server.stop();
  }
});

it("the build knows no other cost", () => {
  const build = join(root, "build");
  const files = ["", "parts"].flatMap((folder) =>
    readdirSync(join(build, folder)).map((name) => join(build, folder, name)),
  );
  const costs = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => /\bscrypt\b/.test(text))
    .flatMap((text) => Array.from(text.matchAll(/\bN:\s*([\d*e]+)/g), ([, N]) => N));
  expect([...new Set(costs)]).toEqual(["2**14"]);
});

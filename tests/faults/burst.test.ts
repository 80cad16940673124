import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { ask } from "../server/ask";
import { type Fan, simulatedProviderFan } from "../server/fan";
import { fieldOf, goodPlayer, savePlayer } from "../server/profile-forms";
import {
  expectCalm,
  isLong,
  note,
  type ServerUnderTest,
  startServerUnderTest,
  timed,
} from "./faults";

const BURSTS = isLong ? 5 : 1;
const CONNECTIONS = 2000;
const SAVERS = 20;
const OWN_FILES = 500;
const MAX_MEMORY_MB = 512;
const paths = ["/", "/games", "/play", "/feed", "/help"];

const files = Number(execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" })) || Infinity;
const isTooFew = files < CONNECTIONS + OWN_FILES;
if (isTooFew) note(`skipped, a burst of connections: a process may open ${files} files only`);

/** Requests a path over a new connection. Returns the status. */
function status(address: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(`${address}${path}`, { agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    asking.on("error", reject).end();
  });
}

/** A process's memory in MB; 0 if unavailable. */
function memoryOf({ process: { pid } }: ServerUnderTest): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

const saved = (fan: Fan, name: string) => savePlayer(fan, { ...goodPlayer, displayName: name });

describe.skipIf(isTooFew)(`a burst of ${CONNECTIONS} connections`, () => {
  it("is answered, and loses no save in between", { timeout: 240_000 }, async () => {
    const serverUnderTest = await startServerUnderTest({ LOG_LEVEL: "error" });
    const { address } = serverUnderTest;
    const fans = await Promise.all(
      Array.from({ length: SAVERS }, () => simulatedProviderFan(address)),
    );
    for (let burst = 0; burst < BURSTS; burst++) {
      const name = `Burst ${burst}`;
      const asks = Array.from({ length: CONNECTIONS }, (_, number) =>
        status(address, paths[number % paths.length] ?? "/"),
      );
      const saves = fans.map((fan) => saved(fan, name));
      const { took, value } = await timed(Promise.all(asks));
      expect(value.filter((each) => each !== 200)).toEqual([]);
      for (const reply of await Promise.all(saves)) expect(reply.status).toBe(303);
      for (const fan of fans) {
        expect(fieldOf((await fan.see("/profile")).text, "displayName")).toBe(name);
      }
      const memory = Math.round(memoryOf(serverUnderTest));
      expect(memory).toBeLessThan(MAX_MEMORY_MB);
      note(`burst: ${CONNECTIONS} answered in ${Math.round(took)} ms, then ${memory} MB`);
    }
    expect((await ask(address, "/healthz")).status).toBe(200);
    expectCalm(serverUnderTest);
  });
});

import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signInTexts } from "~/people/account/account-texts";
import { profileTexts } from "~/people/profile/profile-texts";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, type Reply } from "../server/ask";
import { fieldOf, goodPlayer } from "../server/profile-forms";
import { firebaseVariables, missingEmulators, passwordToken } from "./emulators";
import { Fan, joinedFan, PASSWORD, visible } from "./firebase-fan";

type Manner = "well" | "hangs" | "resets" | "garbage";

const MAX_WAIT_MS = 5000;
/** Generous for a busy machine, but less than two timeouts. */
const LEEWAY_MS = 3000;

/** The long variant (`npm run test:faults`) runs them all. */
const BAD: Manner[] = process.env.FAULTS === "long" ? ["resets", "garbage", "hangs"] : ["hangs"];

/** A proxy between the app and the Firestore emulator that can cut the connection. */
async function startCut() {
  let manner: Manner = "well";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    if (manner === "well") return passOn(socket);
    if (manner === "resets") socket.resetAndDestroy();
    if (manner === "garbage") socket.end("HTTP/1.1 200 OK\r\n\r\n{]");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const now = (next: Manner) => {
    manner = next;
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    now,
    close: () => {
      now("resets");
      server.close();
    },
  };
}

function passOn(socket: Socket): void {
  const [host, port] = String(process.env.FIRESTORE_EMULATOR_HOST).split(":");
  const there = connect(Number(port), host).on("error", () => socket.destroy());
  there.on("close", () => socket.destroy());
  socket.on("close", () => there.destroy());
  socket.pipe(there).pipe(socket);
}

describe.skipIf(missingEmulators)(`Firestore that fails ${missingEmulators}`, () => {
  let server: RunningServer;
  let cut: Awaited<ReturnType<typeof startCut>>;
  let fan: Fan;

  const save = (displayName: string) =>
    fan.post("/profile", { ...goodPlayer, displayName, intent: "save" });
  const savedName = async () => fieldOf((await fan.see("/profile")).text, "displayName");

  beforeAll(async () => {
    cut = await startCut();
    server = await startServer(firebaseVariables({ FIRESTORE_EMULATOR_HOST: cut.host }));
    fan = await joinedFan(server.address);
  });
  afterEach(() => cut.now("well"));
  afterAll(async () => {
    await server?.stop();
    cut?.close();
  });

  // The first test: after an outage the process counts attempts locally for a while and queries Firestore less.
  it("is given up within five seconds by who logs in or joins, by whatever way", async () => {
    const { email } = fan;
    const idToken = await passwordToken(email, PASSWORD);
    cut.now("hangs");
    const began = performance.now();
    const took = async (asking: Promise<Reply>) => {
      const reply = await asking;
      return { reply, ms: performance.now() - began };
    };
    const all = await Promise.all([
      took(new Fan(server.address, email).login()),
      took(new Fan(server.address).join()),
      took(new Fan(server.address, email).exchange(idToken)),
    ]);
    for (const { reply, ms } of all) {
      expect(reply.status).toBe(503);
      expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(0);
      expect(visible(reply)).toContain(signInTexts["network-request-failed"]);
      expect(ms).toBeLessThan(MAX_WAIT_MS + LEEWAY_MS);
    }
  });

  it.each(BAD)(
    "refuses a save, keeps the one before it, and goes on when it is well: %s",
    async (manner) => {
      expect((await save(`Before ${manner}`)).status).toBe(303);
      cut.now(manner);
      const refused = await save("Never saved");
      expect(refused.status).toBe(503);
      expect(visible(refused)).toContain(profileTexts.failedMore);
      expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
      expect((await ask(server.address, "/about")).status).toBe(200);
      cut.now("well");
      await expect.poll(savedName, { timeout: 30_000, interval: 500 }).toBe(`Before ${manner}`);
      expect((await save("After")).status).toBe(303);
    },
    60_000,
  );
});

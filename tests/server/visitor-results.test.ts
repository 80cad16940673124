import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../fixtures/server";
import { freePort, readable } from "./ask";
import { Fan } from "./fan";
import { word, wrongWords } from "./golden-word-fan";
import { quiz } from "./player";
import { answersWith, idOf, on, QuizFan, replyOf, thatDay } from "./quiz-fan";

const dataDir = mkdtempSync(join(tmpdir(), "kickabout-visitors-"));
const higherLine = "/play/higher-line";
let port: number;
let server: RunningServer;

const start = async () => {
  server = await startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "error" });
};

beforeAll(async () => {
  port = await freePort();
  await start();
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Kicks a title off by script; returns its attempt's id. */
const kickOff = async (fan: Fan, path: string) =>
  idOf(replyOf(await fan.post(`${path}/moves`, { intent: "start" }, on(thatDay))));

it("counts each of a visitor's results once: two tabs, a queue that waited, lost answers, a restart", async () => {
  const fan = new Fan(server.address);
  const player = new QuizFan(fan);
  const quizId = idOf(await player.start());
  const wordId = await kickOff(fan, word);

  // Two last moves at once, each posted three times, as if its answer had been lost, while a third title is kicked off.
  const finish = [
    () => player.post(quizId, answersWith(4)),
    () =>
      fan.post(
        `${word}/moves`,
        { intent: "move", attempt: wordId, moves: wrongWords },
        on(thatDay),
      ),
    () => kickOff(fan, higherLine),
  ];
  await Promise.all([...finish, ...finish, ...finish].map((post) => post()));

  // The server goes while one more answer is on its way, and the queue sends it again.
  await server.stop();
  await expect(player.post(quizId, answersWith(4))).rejects.toThrow();
  await start();
  await player.post(quizId, answersWith(4));
  await player.post(quizId, answersWith(0));

  const read = async (path: string) => readable((await fan.see(path, on(thatDay))).text);
  expect(await read("/stats")).toMatch(/<dt>Plays<\/dt><dd[^>]*><span class="sr-only">2<\/span>/);
  expect(await read(`${quiz}?dialog=results`)).toContain(">4/5<");
  expect(await read(word)).toContain("Full time");
  expect(await read("/calendar")).toMatch(/Full-Time Quiz 4 of 5/);
});

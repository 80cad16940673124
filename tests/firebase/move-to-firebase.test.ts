import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { describe, expect, it, onTestFinished } from "vitest";
import { hashPassword } from "~/platform/identity/password-hash.server";
import type { DocumentData } from "~/platform/storage/document-store";
import { spawnCommandWith } from "../contract/operator-command";
import { fileForTest, openForTest } from "../contract/sqlite-files";
import { firebaseVariables, missingEmulators } from "./emulators";

const ACCOUNTS = 5000;
const AT_ONCE = 250;
const FIVE_THOUSAND_MS = 120_000;

let projects = 0;
/** Each test moves to a project of its own. */
const newProject = () => `demo-move-${process.pid}-${++projects}`;

/** A project as its administrator sees it. */
function administer(project: string) {
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  return { auth: getAuth(app), firestore: getFirestore(app) };
}

type Documents = readonly (readonly [collection: string, id: string, data: DocumentData])[];

const idOf = (n: number) => `fan-${String(n).padStart(5, "0")}`;

/** An account and what a player leaves behind. */
const accountOf = (n: number, passwordHash: string): Documents => [
  [
    "accounts",
    idOf(n),
    {
      name: `Fan ${n}`,
      email: `fan-${n}@example.com`,
      emailVerified: n % 2 === 0,
      createdAt: Date.UTC(2026, 0, 1) + n * 1000,
      generation: 0,
      ...(n % 3 ? { provider: "password", passwordHash } : { provider: "google" }),
    },
  ],
  ["accountEmails", `email-${n}`, { userId: idOf(n) }],
  ["profiles", idOf(n), { displayName: `Fan ${n}`, kits: [{ name: "Home" }, { name: "" }] }],
  ["sessions", `session-${n}`, { userId: idOf(n), expiresAt: 9e12 }],
];

async function databaseWith(documents: Documents): Promise<string> {
  const file = fileForTest();
  const store = openForTest(file);
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    await store.transaction(async (transaction) => {
      for (const document of documents.slice(start, start + AT_ONCE)) transaction.set(...document);
    });
  }
  await store.close();
  return file;
}

const players = (count: number, passwordHash: string) =>
  Array.from({ length: count }, (_, n) => accountOf(n, passwordHash)).flat();

/** Runs the command, and kills it after a line that says `killAt`. */
async function move(file: string, project: string, { args = [] as string[], killAt = "" } = {}) {
  const variables = firebaseVariables({ FIREBASE_PROJECT_ID: project, DATA_DIR: dirname(file) });
  const child = spawnCommandWith(variables, "move-to-firebase", ...args);
  const lines: string[] = [];
  let error = "";
  child.stderr.on("data", (chunk) => {
    error += chunk;
  });
  const ended = once(child, "close");
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (killAt && line.startsWith(killAt)) child.kill("SIGKILL");
  }
  const [code] = await ended;
  return { code, out: lines.join("\n"), error };
}

describe.skipIf(missingEmulators)(`npm run move-to-firebase ${missingEmulators}`, () => {
  it("moves 5,000 accounts and their documents, although it is killed on the way", {
    timeout: FIVE_THOUSAND_MS,
  }, async () => {
    const project = newProject();
    const file = await databaseWith(players(ACCOUNTS, await hashPassword("Twelve yards")));
    const first = await move(file, project, { killAt: "accounts: 2000" });
    expect(first.code).toBe(null);
    const second = await move(file, project, { killAt: "profiles: 1500" });
    expect(second.out).toMatch(/^Going on after accounts\/fan-0\d+\./);
    const third = await move(file, project);
    expect(third.error).toBe("");
    expect(third.out).toMatch(/^Going on after profiles\/fan-0\d+\./);
    expect(third.out).toMatch(/accounts: 5000 are the same on both sides \(sha256 \w{64}\)\./);
    expect(third.out).toMatch(/profiles: 5000 are the same on both sides/);

    const { auth, firestore } = administer(project);
    const collections = await firestore.listCollections();
    expect(collections.map(({ id }) => id)).toEqual(["profiles"]);
    const user = await auth.getUser(idOf(4999));
    expect(user).toMatchObject({ email: "fan-4999@example.com", emailVerified: false });
    expect((await firestore.doc(`profiles/${idOf(4999)}`).get()).data()).toEqual({
      displayName: "Fan 4999",
      kits: [{ name: "Home" }, { name: "" }],
    });
  });

  it("compares again, and moves nothing twice, when it is run once more", async () => {
    const project = newProject();
    const file = await databaseWith(players(3, await hashPassword("Twelve yards")));
    await move(file, project);
    const { code, out } = await move(file, project);
    expect(code).toBe(0);
    expect(out).not.toMatch(/ of 3/);
    expect(out).toMatch(/profiles: 3 are the same/);
  });

  it("says what it would do, and does none of it, in a dry run", async () => {
    const project = newProject();
    const file = await databaseWith(players(3, await hashPassword("Twelve yards")));
    const { code, out } = await move(file, project, { args: ["--dry-run"] });
    expect({ code, out }).toEqual({
      code: 0,
      out: "accounts: 3 (2 with a password)\nprofiles: 3\nNothing was written.",
    });
    const { auth, firestore } = administer(project);
    expect((await auth.listUsers()).users).toEqual([]);
    expect(await firestore.listCollections()).toEqual([]);
  });

  it("refuses a project that is not empty", async () => {
    const project = newProject();
    await administer(project).firestore.doc("profiles/else").set({ displayName: "Else" });
    const { code, error } = await move(await databaseWith(players(1, "")), project);
    expect(code).toBe(1);
    expect(error).toContain(`The project ${project} is not empty`);
  });

  it("names what differs at the end", async () => {
    const project = newProject();
    const file = await databaseWith(players(3, await hashPassword("Twelve yards")));
    await move(file, project);
    const { auth, firestore } = administer(project);
    await firestore.doc(`profiles/${idOf(1)}`).update({ displayName: "Else" });
    await firestore.doc("profiles/more").set({ displayName: "More" });
    await auth.deleteUser(idOf(2));
    const { code, error } = await move(file, project);
    expect(code).toBe(1);
    expect(error.split("\n")).toEqual(
      expect.arrayContaining([
        `profiles/${idOf(1)} differs.`,
        "profiles: 3 here, 4 in Firebase.",
        `accounts/${idOf(2)} is missing.`,
      ]),
    );
  });

  it("refuses a database that a server has open", async () => {
    const file = await databaseWith(players(1, await hashPassword("Twelve yards")));
    await openForTest(file).get("profiles", idOf(0));
    const { code, error } = await move(file, newProject());
    expect({ code, error }).toEqual({
      code: 1,
      error: `The database ${file} is in use: stop the server first.\n`,
    });
  });
});

describe.skipIf(missingEmulators)("the file that says how far a move got", () => {
  it("is of one version of the database", async () => {
    const project = newProject();
    const file = await databaseWith(players(3, await hashPassword("Twelve yards")));
    await move(file, project);
    const store = openForTest(file);
    await store.set("profiles", "new", { displayName: "New" });
    await store.close();
    expect((await move(file, project)).error).toContain("A server has written");
  });

  it("is of one project", async () => {
    const file = await databaseWith(players(3, await hashPassword("Twelve yards")));
    await move(file, newProject());
    expect((await move(file, newProject())).error).toMatch(/is of a move to demo-move-/);
  });

  it("is no riddle when it is damaged", async () => {
    const file = await databaseWith(players(1, await hashPassword("Twelve yards")));
    const progress = join(dirname(file), "kickabout.db.move.json");
    writeFileSync(progress, '{"project":');
    expect((await move(file, newProject())).error).toContain("can't be read");
    expect(readFileSync(progress, "utf8")).toBe('{"project":');
  });
});

import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { postForm, root } from "../server/ask";
import { endingOf, folderForTest, serverForTest } from "../server/processes";
import { firebaseVariables, missingEmulators } from "./emulators";

describe.skipIf(missingEmulators)(`npm run reports with Firebase ${missingEmulators}`, () => {
  const run = (...words: string[]) => {
    const { PATH } = process.env;
    const variables = { PATH, DATA_DIR: folderForTest(), ...firebaseVariables() };
    const env = { NODE_ENV: "test" as const, ...variables };
    return endingOf(
      spawn(process.execPath, [join(root, "scripts/user-reports.mjs"), ...words], { env }),
    );
  };

  it("lists what Firestore has, and closes it there", async () => {
    const { address } = await serverForTest(firebaseVariables());
    const fields = { intent: "report", reason: "wrong", details: "By the emulator." };
    const sent = await postForm(address, "/report?kind=game&id=wall-pass", fields);
    expect(sent.status).toBe(303);
    const open = await run();
    expect([open.code, open.error]).toEqual([0, ""]);
    const id = /^(\S+).*game wall-pass: Wrong or out of date\n {4}By the emulator\.$/m.exec(
      open.out,
    )?.[1];
    expect(id).toBeTruthy();
    expect(await run("close", id ?? "")).toEqual({ code: 0, out: `Closed ${id}.\n`, error: "" });
    expect((await run()).out).not.toContain(id);
    expect((await run("--all")).out).toContain(`${id}`);
    expect((await run("close", "nothing")).code).toBe(1);
  });
});

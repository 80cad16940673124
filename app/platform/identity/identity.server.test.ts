import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { identity } from "./identity.server";

const folder = mkdtempSync(join(tmpdir(), "kickabout-identity-"));
const dataDir = join(folder, "data");
setVariables({ DATA_DIR: dataDir });
afterAll(async () => {
  await (await documents()).close();
  rmSync(folder, { recursive: true });
});

it("tries again to open what could not be opened", async () => {
  writeFileSync(dataDir, "A file where a folder has to be.");
  for (const open of [identity, documents]) {
    await expect(open()).rejects.toBeInstanceOf(DocumentStoreError);
  }
  rmSync(dataDir);
  expect(await (await identity()).readSession("nobody's", 0)).toBeNull();
});

// npm run restore -- <file> [--check]: checks a backup and puts it in the place of the database; the server must be
// stopped. With --check it only checks.
import { join, resolve } from "node:path";
import { fail, loadProgram } from "./operator.mjs";

const [named, option, ...others] = process.argv.slice(2);
if (!named || others.length > 0 || (option && option !== "--check")) {
  fail("npm run restore -- <file> [--check]");
}
const copy = resolve(process.env.INIT_CWD ?? ".", named);
const { checkCopy, restore, RestoreError } = await loadProgram("backup");
const file = join(resolve(process.env.DATA_DIR || "data"), "kickabout.db");

try {
  console.log(`${copy} is whole: ${checkCopy(copy)} documents.`);
  if (!option) {
    const before = restore(copy, file, Date.now());
    console.log(`Restored to ${file}.`);
    if (before) console.log(`What was there is ${before}: delete it when all is well.`);
  }
} catch (error) {
  // A file that can't be read or written has a code.
  if (!(error instanceof RestoreError) && !error.code) throw error;
  fail(error.message);
}

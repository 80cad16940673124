// npm run reports -- [--all | close <id>]: what people reported, for the operator. Also while the server runs.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
// Nothing is signed here: no secret is to be made in DATA_DIR, where the server might not be able to read it.
process.env.SESSION_SECRET ||= randomBytes(32).toString("hex");

if (!existsSync("build/user-reports.js")) fail("Kickabout is not built yet: npm run build.");
const { runReports } = await import("../build/user-reports.js");
try {
  await runReports(process.argv.slice(2), console.log);
} catch (error) {
  fail(error.message);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

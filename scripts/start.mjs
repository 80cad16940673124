// npm start: installs and builds if needed, then serves.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepare } from "./prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
prepare();
process.env.NODE_ENV = "production";
if (existsSync(".env")) process.loadEnvFile(".env");
await import(new URL("../build/server.js", import.meta.url).href);

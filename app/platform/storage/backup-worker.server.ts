import { workerData } from "node:worker_threads";
import { copyDatabase } from "./copy-database.server";

// The entry of a worker thread: copying blocks its thread, and the server's has requests to answer.
const { file, copy } = workerData as { file: string; copy: string };
copyDatabase(file, copy);

import { startAuthEmulator } from "../emulators/auth-emulator";
import type { Emulator } from "../emulators/emulator";
import { startFirestoreEmulator } from "../emulators/firestore-emulator";

/** Starts both emulators, except one that an enclosing run has started or found unavailable. */
export default async function setUp() {
  const stops = await Promise.all([
    provide("FIREBASE_AUTH_EMULATOR_HOST", startAuthEmulator),
    provide("FIRESTORE_EMULATOR_HOST", startFirestoreEmulator),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function provide(variable: string, start: () => Promise<Emulator>) {
  if (process.env[variable] || process.env[`${variable}_REASON`]) return async () => {};
  const emulator = await start();
  if ("reason" in emulator) {
    process.env[`${variable}_REASON`] = emulator.reason;
    return async () => {};
  }
  process.env[variable] = emulator.host;
  return emulator.stop;
}

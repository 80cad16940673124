// Counts the cases of each port's contract that ran on each implementation.
import { unitTests } from "./reports.mjs";

const PORTS = [
  ["DocumentStore", "SQLite", "Firestore"],
  ["IdentityProvider", "LocalIdentity", "FirebaseIdentity"],
];

/**
 * Prints the counts.
 *
 * @param {boolean} isRequired whether a missing emulator is a failure
 * @returns {boolean} whether each contract ran as often on its emulator as on the embedded implementation
 */
export function printContracts(isRequired) {
  const passed = unitTests().filter(({ status }) => status === "passed" || status === "flaky");
  const count = (port, name) =>
    passed.filter(({ title }) => title.startsWith(`${port} on ${name} `)).length;
  return PORTS.map(([port, embedded, emulated]) => {
    const ran = [count(port, embedded), count(port, emulated)];
    console.log(`${port}: ${ran[0]} cases on ${embedded}, ${ran[1]} on ${emulated}`);
    if (ran[1] === 0 && !isRequired) {
      console.log(`  ${emulated} was skipped: there is no emulator, the tests say why.`);
      return true;
    }
    return ran[0] > 0 && ran[1] >= ran[0];
  }).every(Boolean);
}

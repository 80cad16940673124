/** An emulator that runs for these tests, or why there is none on this machine. */
export type Emulator = { host: string; stop(): Promise<void> } | { reason: string };

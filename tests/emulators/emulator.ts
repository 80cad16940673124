/** A running emulator, or why there is none on this machine. */
export type Emulator = { host: string; stop(): Promise<void> } | { reason: string };

import { vi } from "vitest";
import { firestore } from "./stores";
import { describeUpgrade } from "./upgrade.contract";

// It reads every document, and the emulator has those of all the suites that run beside it.
vi.setConfig({ testTimeout: 120_000 });

describeUpgrade(firestore);

import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openFolder, type ServerUnderTest } from "./faults";

/** A disk that can be filled while a server writes to it. */
type Disk = {
  folder: string;
  fill(serverUnderTest: ServerUnderTest): void;
  free(serverUnderTest: ServerUnderTest): void;
};

const DISK_BYTES = 2 * 1024 * 1024;

const ran = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;

/** A tmpfs of 2 MB, which needs root. */
function tmpfs(): Disk | null {
  const folder = openFolder();
  if (!ran("mount", "-t", "tmpfs", "-o", `size=${DISK_BYTES},mode=700`, "tmpfs", folder)) {
    return null;
  }
  onTestFinished(() => {
    ran("umount", "--lazy", folder);
  });
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
  };
}

function fillUp(file: string): void {
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/** A file size limit on the server process: a full disk without root. */
function sizeLimit(): Disk | null {
  const limit = (pid: number | undefined, size: string) =>
    ran("prlimit", "--pid", String(pid), `--fsize=${size}:`);
  if (!limit(process.pid, "unlimited")) return null;
  return {
    folder: openFolder(),
    fill: ({ process: { pid } }) => {
      limit(pid, "1");
    },
    free: ({ process: { pid } }) => {
      limit(pid, "unlimited");
    },
  };
}

/** The ways to fill a disk; null if this machine does not support one. */
export const disks: Record<string, () => Disk | null> = {
  "a small tmpfs": tmpfs,
  "a file-size limit": sizeLimit,
};

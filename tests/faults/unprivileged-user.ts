import { execFileSync, spawnSync } from "node:child_process";
import { root } from "../server/ask";

type User = { uid: number; gid: number };

/** Another user of this machine to run the server as, or one sentence why there is none. */
export function unprivilegedUser(): { user: User } | { reason: string } {
  if (process.getuid?.() !== 0) return { reason: "only root can start a server as somebody else" };
  const user = userCalled("nobody");
  if (!user) return { reason: "this machine has no user called nobody" };
  const script = "import('express').then(() => fs.accessSync('build/server.js'))";
  const { status } = spawnSync(process.execPath, ["-e", script], { cwd: root, ...user });
  return status === 0 ? { user } : { reason: "nobody may not read this folder" };
}

function userCalled(name: string): User | null {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return null;
  }
}

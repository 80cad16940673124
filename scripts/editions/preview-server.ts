import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";

/** The page of the preview, beside the site's own addresses. */
const PAGE = "/desk";
/** Apart from 127.0.0.1, where an installation has its cookies. */
const HOST = "localhost";
/** A time at which nearly all time zones have the same date. */
const TEN = Temporal.PlainTime.from("10:00");

/** A site that is played on one date, with the page that shows it. */
type Site = {
  root: string;
  date: string;
  page: string;
  dataDir: string;
  /** The folder of operators' editions, if there are any. */
  editionsDir: string | undefined;
};

/**
 * Serves the built site, on whose clock it is another day, and the page of the preview.
 *
 * @returns the address of the page, and what ends both
 */
export async function serveSite({ root, date, page, dataDir, editionsDir }: Site): Promise<{
  address: string;
  end: () => Promise<void>;
}> {
  const child = spawn(process.execPath, [join(root, "build/server.js")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      TEST_HOOKS: "on",
      ...(editionsDir && { EDITIONS_DIR: editionsDir }),
    },
  });
  const target = await addressOf(child);
  const started = Date.now();
  const first = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: "UTC", plainTime: TEN });
  const now = () =>
    first
      .add({ milliseconds: Date.now() - started })
      .toInstant()
      .toString();
  const proxy = createServer((asked, reply) => {
    if (asked.url === PAGE) {
      reply.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    } else pass(asked, reply, target, now());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    address: `http://${HOST}:${port}${PAGE}`,
    async end() {
      proxy.close();
      proxy.closeAllConnections();
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** Passes a request on, at another time, and lets our page frame what comes back. */
function pass(asked: IncomingMessage, reply: ServerResponse, target: URL, now: string): void {
  const passed = request(
    {
      host: target.hostname,
      port: target.port,
      path: asked.url,
      method: asked.method,
      headers: { ...asked.headers, "x-test-hooks": JSON.stringify({ now }) },
    },
    (answer) => {
      const {
        "x-frame-options": _,
        "content-security-policy": policy,
        ...headers
      } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, {
        ...headers,
        ...(policy && {
          "content-security-policy": String(policy).replace(
            "frame-ancestors 'none'",
            "frame-ancestors 'self'",
          ),
        }),
      });
      answer.pipe(reply);
    },
  );
  passed.on("error", () => reply.destroy());
  asked.pipe(passed);
}

/** Where the server says that it is; what it said instead, if it ends. */
function addressOf(child: ChildProcess): Promise<URL> {
  return new Promise((resolve, reject) => {
    let said = "";
    const onOutput = (chunk: Buffer) => {
      said += chunk;
      const address = /Kickabout is at (\S+)/.exec(said)?.[1];
      if (address) resolve(new URL(address));
    };
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    child.on("exit", () => reject(new Error(said.trim())));
  });
}

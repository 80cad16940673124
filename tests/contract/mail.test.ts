import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outboxMailer } from "~/platform/mail/outbox-mailer.server";
import { smtpMailer } from "~/platform/mail/smtp-mailer.server";

const email = {
  to: "thandi@players.example",
  subject: "Confirm your e-mail address",
  text: "Hello Zoë,\n\n.\nA line with a dot, and goodbye.\n",
};

const notOneAddress = [
  "",
  "thandi",
  "a@players.example, b@evil.example",
  "a@players.example;b@evil.example",
  "Thandi <a@players.example>",
  "a@players.example\r\nBcc: b@evil.example",
  "a@players.example\nBcc: b@evil.example",
  "a@players.example b@evil.example",
];

describe("the outbox", () => {
  let folder: string;
  let outbox: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kickabout-mail-"));
    outbox = join(folder, "data", "outbox");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const written = async () => {
    const [name = ""] = await readdir(outbox);
    return readFile(join(outbox, name), "utf8");
  };

  it("keeps each letter as a file named by its time", async () => {
    const mailer = outboxMailer(outbox);
    await Promise.all([1, 2, 3].map(() => mailer.send(email)));
    const names = await readdir(outbox);
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{6}\.\d{3}Z-[0-9a-f]{12}\.eml$/);
  });

  it("lets nobody else read them", async () => {
    await outboxMailer(outbox).send(email);
    const [name = ""] = await readdir(outbox);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  });

  it("writes plain text from the product, or from the configured sender", async () => {
    await outboxMailer(outbox).send(email);
    const text = await written();
    expect(headersOf(text)).toMatchObject({
      from: "Kickabout <no-reply@kickabout.example>",
      to: "thandi@players.example",
      subject: "Confirm your e-mail address",
      "content-type": "text/plain; charset=utf-8",
      "auto-submitted": "auto-generated",
    });
    await rm(outbox, { recursive: true });
    await outboxMailer(outbox, "Club <club@players.example>").send(email);
    expect(headersOf(await written()).from).toBe("Club <club@players.example>");
  });

  it("has no header that a subject or a text brings along", async () => {
    const evil = "Hi\r\nBcc: evil@evil.example\r\n\r\nbody";
    await outboxMailer(outbox).send({ ...email, subject: evil, text: `\r\n${evil}` });
    const headers = headersOf(await written());
    expect(headers).not.toHaveProperty("bcc");
    expect(headers.subject).toBe("Hi Bcc: evil@evil.example body");
  });

  it.each([
    "thandi@players.example",
    `${"a".repeat(64)}@${"players.".repeat(20)}example`,
    "o'brien+a..b{~}@players.example",
  ])("deletes the letters to %s, and no others", async (to) => {
    const mailer = outboxMailer(outbox);
    await mailer.deleteEmails(to);
    await mailer.send({ ...email, to });
    await mailer.send({ ...email, to });
    await mailer.send({ ...email, to: "other@players.example", text: `To: ${to}\n` });
    await mailer.deleteEmails(to);
    expect(await readdir(outbox)).toHaveLength(1);
    expect(headersOf(await written()).to).toBe("other@players.example");
  });

  it("deletes a person's letters while others are being written and deleted", async () => {
    const mailer = outboxMailer(outbox);
    const [kept, leaving] = ["kept@players.example", "leaving@players.example"];
    const rounds = Array.from({ length: 40 }, (_, index) => index);
    const send = async (to: string) => {
      for (const _ of rounds) await mailer.send({ ...email, to });
    };
    const erase = async (to: string) => {
      for (const _ of rounds) await mailer.deleteEmails(to);
    };
    // A letter whose draft was deleted can't be sent any more.
    const sent = send(leaving).catch(() => {});
    await Promise.all([send(kept), send(kept), sent, erase(leaving), erase(leaving)]);
    await mailer.deleteEmails(leaving);
    const texts = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
    );
    expect(texts).toHaveLength(2 * rounds.length);
    for (const text of texts) expect(headersOf(text)).toMatchObject({ to: kept });
  });

  it.each(notOneAddress)("writes no letter to %j", async (to) => {
    await expect(outboxMailer(outbox).send({ ...email, to })).rejects.toThrow(TypeError);
    await expect(readdir(outbox)).rejects.toThrow("ENOENT");
  });
});

describe("SMTP", () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.stop());

  it("hands a letter over, whole", async () => {
    await smtpMailer(server.url).send(email);
    expect(server.commands).toContain("MAIL FROM:<no-reply@kickabout.example>");
    expect(server.commands.filter((command) => command.startsWith("RCPT"))).toEqual([
      "RCPT TO:<thandi@players.example>",
    ]);
    const [message = ""] = server.messages;
    expect(headersOf(message)).toMatchObject({
      from: "Kickabout <no-reply@kickabout.example>",
      to: "thandi@players.example",
      subject: "Confirm your e-mail address",
    });
    expect(message).toContain("A line with a dot, and goodbye.");
  });

  it("sends from the configured sender", async () => {
    await smtpMailer(server.url, "Club <club@players.example>").send(email);
    expect(server.commands).toContain("MAIL FROM:<club@players.example>");
  });

  it.each(notOneAddress)("sends nothing to %j", async (to) => {
    await expect(smtpMailer(server.url).send({ ...email, to })).rejects.toThrow(TypeError);
    expect(server.commands).toEqual([]);
  });

  it("has no command and no header that a subject brings along", async () => {
    const subject = "Hi\r\nBcc: evil@evil.example\r\n.\r\nRCPT TO:<evil@evil.example>";
    await smtpMailer(server.url).send({ ...email, subject });
    expect(server.commands.filter((command) => command.startsWith("RCPT"))).toHaveLength(1);
    expect(headersOf(server.messages[0] ?? "")).not.toHaveProperty("bcc");
  });

  it("fails when the server refuses the letter", async () => {
    server.refuse("RCPT");
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow("550");
  });

  it("fails when there is no server", async () => {
    await server.stop();
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow("ECONNREFUSED");
  });

  it("gives up after 5 s on a server that takes its time", async () => {
    server.fallSilent("DATA");
    const start = performance.now();
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow();
    expect(performance.now() - start).toBeGreaterThan(4500);
    expect(performance.now() - start).toBeLessThan(7000);
  });
});

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** A minimal SMTP server (RFC 5321) for one email, on its own port. */
async function startSmtpServer() {
  const commands: string[] = [];
  const messages: string[] = [];
  let refused = "";
  let silent = "";
  const sockets = new Set<Socket>();
  const answerTo = (line: string) => {
    if (refused && line.startsWith(refused)) return "550 No such fan";
    if (line === "DATA") return "354 Go on";
    return line === "QUIT" ? "221 Bye" : "250 OK";
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let received = "";
    let isData = false;
    const reply = (text: string) => socket.write(`${text}\r\n`);
    reply("220 mail.players.example ESMTP");
    socket.on("data", (chunk) => {
      received += chunk;
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = received.indexOf(end);
        if (at < 0) return;
        const part = received.slice(0, at);
        received = received.slice(at + end.length);
        (isData ? messages : commands).push(part);
        if (!isData && silent && part.startsWith(silent)) return;
        reply(isData ? "250 Kept" : answerTo(part));
        isData = !isData && part === "DATA";
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    commands,
    messages,
    refuse: (command: string) => {
      refused = command;
    },
    fallSilent: (command: string) => {
      silent = command;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The headers of a message, unfolded, by lower-case name. */
function headersOf(message: string): Record<string, string> {
  const [head = ""] = message.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
}

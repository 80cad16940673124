import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmailRefused } from "~/platform/mail/mailer";
import { outboxMailer } from "~/platform/mail/outbox-mailer.server";
import { smtpMailer } from "~/platform/mail/smtp-mailer.server";
import { headersOf, type SmtpServer, startSmtpServer } from "../fixtures/smtp-server";

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

  it("keeps an email with an id once, whoever sends it again", async () => {
    const mailer = outboxMailer(outbox);
    for (const id of ["recap-1", "recap-1", "../recap/2"]) await mailer.send({ ...email, id });
    expect((await readdir(outbox)).sort()).toEqual(["..-recap-2.eml", "recap-1.eml"]);
    const text = await readFile(join(outbox, "recap-1.eml"), "utf8");
    expect(headersOf(text)["message-id"]).toBe("<recap-1@kickabout.example>");
  });

  it("writes HTML beside the text, and how a mail program stops such emails by one click", async () => {
    const stopUrl = "https://play.example/recaps/token";
    await outboxMailer(outbox).send({ ...email, html: "<p>Hello</p>", stopUrl });
    const text = await written();
    expect(headersOf(text)).toMatchObject({
      "content-type": expect.stringMatching(/^multipart\/alternative/),
      "list-unsubscribe": `<${stopUrl}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain("<p>Hello</p>");
  });

  it.each(notOneAddress)("writes no letter to %j", async (to) => {
    await expect(outboxMailer(outbox).send({ ...email, to })).rejects.toThrow(EmailRefused);
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
    await expect(smtpMailer(server.url).send({ ...email, to })).rejects.toThrow(EmailRefused);
    expect(server.commands).toEqual([]);
  });

  it("has no command and no header that a subject brings along", async () => {
    const subject = "Hi\r\nBcc: evil@evil.example\r\n.\r\nRCPT TO:<evil@evil.example>";
    await smtpMailer(server.url).send({ ...email, subject });
    expect(server.commands.filter((command) => command.startsWith("RCPT"))).toHaveLength(1);
    expect(headersOf(server.messages[0] ?? "")).not.toHaveProperty("bcc");
  });

  it("says that an address is refused for good, and of nothing else", async () => {
    server.refuse(/^RCPT/);
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow(EmailRefused);
    server.refuse(/^MAIL/);
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow("550");
  });

  it("fails when there is no server", async () => {
    await server.stop();
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow("ECONNREFUSED");
  });

  it("tells a server that takes no email at all from one address that fails", async () => {
    server.refuse(/^RCPT/, "452 over quota");
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow("452");
    await smtpMailer(server.url).check();
    await server.stop();
    await expect(smtpMailer(server.url).check()).rejects.toThrow("ECONNREFUSED");
  });

  it("gives up after 5 s on a server that takes its time", async () => {
    server.fallSilent("DATA");
    const start = performance.now();
    await expect(smtpMailer(server.url).send(email)).rejects.toThrow();
    expect(performance.now() - start).toBeGreaterThan(4500);
    expect(performance.now() - start).toBeLessThan(7000);
  });
});

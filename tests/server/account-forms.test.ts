import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ask, headerOf, type Reply, readable } from "./ask";
import { alertsOf, dialogAt, Fan, idsIn, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile();
const LONG = "x".repeat(10_000);

const badEmail = "Please enter a valid email address.";
const noPassword = "Please enter your password.";
const tooLong = "That is too long for this field.";
const noConfirmation = "Type DELETE to confirm.";
const noCurrentPassword = "Enter your current password to continue.";

const accounts = () => idsIn(server.dataDir, "accounts").length;

const good = { email: "thandi@players.example", password: "123456" };

function expectPage(reply: Reply, status = 400) {
  expect(reply.status).toBe(status);
  expect(headerOf(reply, "Content-Type")).toContain("text/html");
  expect(reply.text).toMatch(/^<!doctype html>/i);
}

/** The value of a field in the returned page. */
const fieldIn = ({ text }: Reply, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

describe("a form for coming in that can't be right", () => {
  it.each<[string, string, Record<string, string>, string]>([
    ["field.email", "login", { ...good, email: "" }, badEmail],
    ["no e-mail at all", "signup", { password: "123456" }, badEmail],
    ["no e-mail to send a link to", "forgot", {}, badEmail],
    ["an e-mail without a host", "login", { ...good, email: "thandi" }, badEmail],
    ["an e-mail with a line break", "forgot", { email: "a@b.example\nBcc: c@d.example" }, badEmail],
    ["an e-mail of 10,000 characters", "login", { ...good, email: LONG }, badEmail],
    ["an e-mail of 10,000 characters", "signup", { ...good, email: `${LONG}@a.example` }, badEmail],
    ["an e-mail of 10,000 characters", "forgot", { email: LONG }, badEmail],
    ["field.password", "login", { ...good, password: "" }, noPassword],
    ["no password at all", "signup", { email: good.email }, noPassword],
    ["a password of 10,000 characters", "login", { ...good, password: LONG }, tooLong],
    ["a password of 10,000 characters", "signup", { ...good, password: LONG }, tooLong],
    [
      "login.weak-password",
      "signup",
      { ...good, password: "12345" },
      "Your password needs to be at least 6 characters long.",
    ],
  ])("%s (%s) comes back with what was typed", async (_, intent, fields, text) => {
    const before = accounts();
    const fan = new Fan(server.address);
    const reply = await fan.post(dialogAt(intent), { intent, name: "Thandi", ...fields });
    expectPage(reply);
    expect(alertsOf(reply)).toContain(text);
    expect(fieldIn(reply, "email")).toBe(fields.email ?? "");
    if (intent === "signup") expect(fieldIn(reply, "name")).toBe("Thandi");
    if (fields.password) expect(reply.text).not.toContain(fields.password);
    expect(accounts()).toBe(before);
    expect(fan.session).toBe("");
  });

  it("says all that is wrong at once", async () => {
    const alerts = alertsOf(await new Fan(server.address).post("/login", { redirectTo: "/games" }));
    expect(alerts).toContain(badEmail);
    expect(alerts).toContain(noPassword);
  });

  it("shows nothing of what was typed as markup", async () => {
    const evil = '"><script>alert(1)</script>';
    const reply = await new Fan(server.address).post(dialogAt("signup"), {
      intent: "signup",
      name: evil,
      email: evil,
      redirectTo: evil,
      password: "",
    });
    expectPage(reply);
    expect(reply.text).not.toContain("<script>alert(1)");
    expect(readable(fieldIn(reply, "email") ?? "")).toBe(evil);
  });

  it("takes a name of 10,000 characters for the 30 that a name may have", async () => {
    const fan = new Fan(server.address);
    expect((await fan.join({ name: LONG })).status).toBe(303);
    const { text } = await fan.see("/account");
    expect(text).toContain(`X${"x".repeat(29)}<`);
    expect(text).not.toContain("x".repeat(31));
  });
});

describe("the honeypot", () => {
  it("lets no program in", async () => {
    const before = accounts();
    const fan = new Fan(server.address);
    const reply = await fan.join({ motto: "Buy now" });
    expectPage(reply);
    expect(alertsOf(reply)).toBe(
      "We couldn't create your account just yet. Please review your details and try again.",
    );
    expect(fan.session).toBe("");
    expect(accounts()).toBe(before);
  });
});

describe("a form of the account page that can't be right", () => {
  it.each<[string, Record<string, string>, string[]]>([
    ["field.confirmation", { password: "x" }, [noConfirmation]],
    ["field.currentPassword", { confirmation: "DELETE" }, [noCurrentPassword]],
    ["nothing", {}, [noConfirmation, noCurrentPassword]],
    [
      "a confirmation of 10,000 characters",
      { confirmation: LONG, password: "x" },
      [noConfirmation],
    ],
  ])("%s comes back with what was typed", async (_, fields, texts) => {
    const fan = await joinedFan(server.address);
    const reply = await fan.post("/account?dialog=delete", { intent: "delete", ...fields });
    expectPage(reply);
    for (const text of texts) expect(alertsOf(reply)).toContain(text);
    expect(fieldIn(reply, "confirmation") ?? "").toBe(fields.confirmation ?? "");
    expect(await fan.isLoggedIn()).toBe(true);
  });

  it("takes no password of 10,000 characters to delete an account with", async () => {
    const fan = await joinedFan(server.address);
    const fields = { intent: "delete", confirmation: "DELETE", password: LONG };
    const reply = await fan.post("/account?dialog=delete", fields);
    expectPage(reply);
    expect(alertsOf(reply)).toContain("That password didn't match. Try again.");
    expect(reply.text).not.toContain(LONG);
    expect(await fan.isLoggedIn()).toBe(true);
  });
});

const targets: [string, Record<string, string>][] = [
  ["/login", {}],
  ["/join", {}],
  ["/forgot", {}],
  ["/login", { intent: "google", redirectTo: "/" }],
  ["/notifications", { intent: "read" }],
  ["/account", { intent: "verify" }],
  ["/account", { intent: "reset" }],
  ["/account", { intent: "delete", confirmation: "DELETE" }],
  ["/account/verify?token=x", {}],
  ["/account/reset?token=x", {}],
  ["/account/practice/google", { account: "new" }],
  ["/session", {}],
  ["/logout", {}],
];

const multipart = { "Content-Type": "multipart/form-data; boundary=b" };
const file = (field: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${field}.txt"\r\n\r\nfile\r\n`;
const names = ["email", "password", "name", "confirmation", "account", "redirectTo", "motto"];

/** One body of each hostile kind for a form. */
function bodiesFor(fields: Record<string, string>): [string, Record<string, string>, string][] {
  const encoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const good = new URLSearchParams(fields).toString();
  const all = (value: string) => `${good}&${names.map((name) => `${name}=${value}`).join("&")}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return [
    ["lone surrogates", encoded, all("%ED%A0%80%ED%BF%BFx")],
    ["NULs", encoded, all("a%00b@c%00.example")],
    ["bytes that are no text", encoded, all("%FF%FE%80")],
    ["broken percent signs", encoded, all("%zz%")],
    ["5,000 characters in each field", encoded, all("x".repeat(5000))],
    ["no field", encoded, ""],
    ["each field twice", encoded, `${all("a@b.example")}&${all("c@d.example")}`],
    ["files for texts", multipart, `${parts.join("")}${names.map(file).join("")}--b--\r\n`],
    ["a file for its intent", multipart, `${file("intent")}--b--\r\n`],
    ["no form", { "Content-Type": "application/json" }, JSON.stringify(fields)],
  ];
}

describe.each(targets)("the form at %s with %j", (path, fields) => {
  it.each(bodiesFor(fields))("breaks nothing with %s", async (_, headers, body) => {
    const fan = await simulatedProviderFan(server.address);
    const Cookie = path.startsWith("/account") ? fan.session : "";
    const asking = { method: "POST", headers: { ...headers, Cookie }, body };
    const reply = await ask(server.address, path, asking);
    expect([200, 303, 400, 401]).toContain(reply.status);
    if (reply.status === 400) expect(headerOf(reply, "Content-Type")).toContain("text/html");
    expect(reply.text).not.toMatch(/\.js:\d+|node_modules/);
  });
});

it("a hostile form for coming in is refused as a page, and never breaks anything", async () => {
  const value = fc.oneof(
    fc.constantFrom("", "a@b.example", "12345", "/", "//evil.example", "__proto__", "null"),
    fc.string({ unit: "binary", maxLength: 300 }),
  );
  const path = fc.constantFrom("/login", "/forgot");
  const intent = fc.constantFrom("login", "forgot", "google", "constructor", "__proto__", "");
  const form = fc.dictionary(fc.constantFrom(...names), value);
  await fc.assert(
    fc.asyncProperty(path, intent, form, async (path, intent, fields) => {
      const reply = await new Fan(server.address).post(path, { ...fields, intent });
      expect([303, 400, 429]).toContain(reply.status);
      expect(headerOf(reply, "Location")).toMatch(/^(\/(?!\/)|$)/);
      expect(headerOf(reply, "Content-Type")).not.toContain("json");
    }),
    { numRuns: 60 },
  );
});

describe("two who join with the same e-mail", () => {
  const text = "An account with this email already exists. Try logging in instead.";

  it("are told apart, also by its capitals", async () => {
    const fan = await joinedFan(server.address);
    const reply = await new Fan(server.address).join({ email: ` ${fan.email.toUpperCase()}` });
    expectPage(reply);
    expect(alertsOf(reply)).toBe(text);
    expect((await fan.login()).status).toBe(303);
  });

  it("are one when they come at once: the other is refused", async () => {
    const before = accounts();
    const one = new Fan(server.address);
    const { email } = one;
    const other = new Fan(server.address);
    const replies = await Promise.all([one.join(), other.join({ email })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 400]);
    const loser = replies.find(({ status }) => status === 400);
    expect(loser && alertsOf(loser)).toBe(text);
    expect(accounts()).toBe(before + 1);
    const [winner, late] = one.session ? [one, other] : [other, one];
    expect((await winner.login({ email })).status).toBe(303);
    expect((await late.login({ email })).status).toBe(400);
  });
});

it("two hundred who join at once are let in or asked to wait, and each account has its user", async () => {
  const before = accounts();
  const joining = Array.from({ length: 200 }, () => new Fan(server.address).join());
  const replies = await Promise.all(joining);
  const joined = replies.filter(({ status }) => status === 303);
  const waiting = replies.filter(({ status }) => status === 429);
  expect(joined.length + waiting.length).toBe(200);
  for (const reply of waiting) expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(0);
  expect(accounts() - before).toBe(joined.length);
  expect(joined.length).toBeGreaterThan(0);
}, 300_000);

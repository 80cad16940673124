import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldReader } from "~/platform/http/field-reader";
import { type AuthMode, parseAuthForm, passwordProblem } from "./auth-form";

const badEmail = "Please enter a valid email address.";
const noPassword = "Please enter your password.";
const weakPassword = "Your password needs to be at least 6 characters long.";
const tooLong = "That is too long for this field.";

const parse = (mode: AuthMode, fields: Record<string, string>) =>
  parseAuthForm(mode, (field) => fields[field] ?? "");

describe("parseAuthForm", () => {
  it.each<[AuthMode, Record<string, string>, object]>([
    ["login", { email: "fan@players.example", password: "x" }, {}],
    ["login", { email: "fan@players.example", password: "12345" }, {}],
    ["login", { email: "fan@players.example", password: " " }, {}],
    ["login", { email: "", password: "x" }, { email: badEmail }],
    ["login", { email: "fan", password: "x" }, { email: badEmail }],
    ["login", { email: "fan@players.example" }, { password: noPassword }],
    ["login", {}, { email: badEmail, password: noPassword }],
    ["login", { email: "fan@a.example", password: "x".repeat(1000) }, {}],
    ["login", { email: "fan@a.example", password: "x".repeat(1001) }, { password: tooLong }],
    ["signup", { email: "fan@players.example", password: "123456" }, {}],
    ["signup", { email: "fan@players.example", password: "12345" }, { password: weakPassword }],
    ["signup", { email: "fan@players.example", password: "" }, { password: noPassword }],
    ["signup", { email: "fan@a.example", password: "x".repeat(1001) }, { password: tooLong }],
    ["forgot", { email: "fan@players.example" }, {}],
    ["forgot", { email: " " }, { email: badEmail }],
  ])("finds in a %s form with %j the errors %j", (mode, fields, errors) => {
    expect(parse(mode, fields).errors).toEqual(errors);
  });

  it("cleans the e-mail, and leaves name and password alone", () => {
    const fields = {
      email: " Fan@Players.EXAMPLE\t",
      name: " thandi  m ",
      password: " Pass word ",
    };
    expect(parse("signup", fields)).toEqual({
      email: "fan@players.example",
      name: " thandi  m ",
      password: " Pass word ",
      errors: {},
    });
  });

  it("never throws, and changes nothing that it has cleaned before", () => {
    const text = fc.string({ unit: "binary", maxLength: 400 });
    const mode = fc.constantFrom<AuthMode>("login", "signup", "forgot");
    fc.assert(
      fc.property(
        mode,
        text,
        fc.oneof(text, fc.emailAddress()),
        text,
        (mode, name, email, password) => {
          const once = parse(mode, { name, email, password });
          const { name: cleanName, email: cleanEmail } = once;
          expect(parse(mode, { name: cleanName, email: cleanEmail, password })).toEqual(once);
          expect(once.password).toBe(password);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("passwordProblem", () => {
  it.each<[string, boolean, string | null]>([
    ["", true, noPassword],
    ["", false, noPassword],
    ["12345", true, weakPassword],
    ["12345", false, null],
    ["123456", true, null],
    ["x".repeat(1001), false, tooLong],
  ])("of %j (new: %s) is %j", (password, isNew, problem) => {
    expect(passwordProblem(password, isNew)).toBe(problem);
  });
});

describe("fieldReader", () => {
  it("reads the first text, and nothing out of a file or a field that is missing", () => {
    const form = new FormData();
    form.append("email", "first");
    form.append("email", "second");
    form.append("password", new Blob(["secret"]), "secret.txt");
    const read = fieldReader(form);
    expect(read("email")).toBe("first");
    expect(read("password")).toBe("");
    expect(read("name")).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { resetEmail, verificationEmail } from "./emails";

const link = "https://play.kickabout.example/account/verify?token=abc";

describe.each([
  ["verificationLetter", verificationEmail],
  ["resetLetter", resetEmail],
])("%s", (_name, email) => {
  it("holds the link on a line of its own, for how long, and what to do when one didn't ask", () => {
    const { subject, text } = email({ name: "Thandi", link });
    expect(subject).toMatch(/Kickabout$/);
    expect(text.split("\n")).toContain(link);
    expect(text).toContain("within one hour");
    expect(text).toContain("Ignore this letter");
  });

  it.each(["Thandi", "O'Neil Smith-Jones", "Ζωή", "李小龍", "J. R. Fan", "Sipho Jr.", "Goal ⚽"])(
    "greets %s",
    (name) => {
      expect(email({ name, link }).text).toMatch(new RegExp(`^Hello ${name},\n`));
    },
  );

  it.each([
    "",
    "Win at evil.example",
    "https://evil.example",
    "evil.example/x",
    "write to x@evil.example",
    "two\nlines",
    "two\r\nBcc: x@evil.example",
    "$&",
  ])("says nothing of what somebody called %j wants", (name) => {
    const { subject, text } = email({ name, link });
    expect({ subject, text }).toEqual(email({ name: "", link }));
  });
});

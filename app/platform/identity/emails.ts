import { product } from "~/platform/config/product";
import type { Email } from "~/platform/mail/mailer";

/** Whom a letter greets, and where its link leads. */
type Given = { name: string; link: string };

/** The letter that verifies an e-mail address, without whom it goes to. Its link is valid for one hour. */
export function verificationEmail({ name, link }: Given): Omit<Email, "to"> {
  return {
    subject: `Confirm your e-mail address for ${product.name}`,
    text: `${greeting(name)}

Good to have you in the squad. Please confirm that this e-mail address is yours:

${link}

The link works once, within one hour.

You didn't join ${product.name}? Then somebody mistyped their address. Ignore this letter and nothing more will happen.

${signature()}`,
  };
}

/** The letter that resets a password, without whom it goes to. Its link is valid for one hour. */
export function resetEmail({ name, link }: Given): Omit<Email, "to"> {
  return {
    subject: `Choose a new password for ${product.name}`,
    text: `${greeting(name)}

Choose a new password here:

${link}

The link works once, within one hour. Afterwards you are signed out everywhere and log in with the new password.

You didn't ask for this? Ignore this letter and your password stays as it is.

${signature()}`,
  };
}

/**
 * Anybody can join with somebody else's address: a name that holds a link, or a line of its own, would make our
 * letter say what they want.
 */
function greeting(name: string): string {
  const isPlain = /^[\p{L}\p{M}\p{N}\p{S} '’-]+(?:\.(?= |$)[\p{L}\p{M}\p{N}\p{S} '’-]*)*$/u.test(
    name,
  );
  return isPlain ? `Hello ${name},` : "Hello,";
}

const signature = () => `The ${product.name} team\n${product.supportEmail}\n`;

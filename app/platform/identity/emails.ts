import { maker } from "~/platform/config/maker";
import { product } from "~/platform/config/product";
import type { Email } from "~/platform/mail/mailer";

/** The recipient's name, and the link's URL. */
type Given = { name: string; link: string };

/** The email that verifies an address, without its recipient. The link is valid for one hour. */
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

/** The email that resets a password, without its recipient. The link is valid for one hour. */
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
 * Anyone can sign up with another person's address: a name with a link or a line break would let them write our email.
 */
function greeting(name: string): string {
  const isPlain = /^[\p{L}\p{M}\p{N}\p{S} '’-]+(?:\.(?= |$)[\p{L}\p{M}\p{N}\p{S} '’-]*)*$/u.test(
    name,
  );
  return isPlain ? `Hello ${name},` : "Hello,";
}

const signature = () => `The ${product.name} team\n${maker.supportEmail}\n`;

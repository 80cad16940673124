import { product } from "~/platform/config/product";
import type { Email } from "./mailer";

/** The default sender. */
const sender = `${product.name} <no-reply@${product.parentDomain}>`;

/** A single address: no name, no second address, no further header. */
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u;

/**
 * An email as nodemailer takes it.
 *
 * @param from the sender, such as "Kickabout <no-reply@example.com>"
 * @throws TypeError if `to` is not one plain address, so that no one else receives it
 */
export function emailMessage({ to, subject, text }: Email, from: string = sender) {
  if (!ADDRESS.test(to)) throw new TypeError("A letter goes to one plain e-mail address.");
  return {
    from,
    to: { name: "", address: to },
    subject: subject.replace(/[\p{Cc}\s]+/gu, " "),
    text,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

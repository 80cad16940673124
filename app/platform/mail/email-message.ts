import { product } from "~/platform/config/product";
import type { Email } from "./mailer";

/** Who our letters are from, unless a setting says otherwise. */
const sender = `${product.name} <no-reply@${product.parentDomain}>`;

/** One address and nothing else: no name, no second address, no further header. */
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u;

/**
 * A letter as nodemailer takes it.
 *
 * @param from the sender, such as "Kickabout <no-reply@example.com>"
 * @throws TypeError when `to` is not one plain address, so that no letter goes to somebody else too
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

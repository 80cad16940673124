import { product } from "~/platform/config/product";
import { type Email, EmailRefused } from "./mailer";

/** The default sender. */
const sender = `${product.name} <no-reply@${product.parentDomain}>`;

/** A single address: no name, no second address, no further header. */
const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]+@[^\s<>()[\],;:\\"@\p{Cc}]+$/u;

/** What a message id may have before its @. */
const NOT_IN_ID = /[^\w.-]/g;

/**
 * An email as nodemailer takes it.
 *
 * @param from the sender, such as "Kickabout <no-reply@example.com>"
 * @throws EmailRefused if `to` is not one plain address, so that no one else receives it
 */
export function emailMessage({ to, subject, text, html, stopUrl, id }: Email, from = sender) {
  if (!ADDRESS.test(to)) throw new EmailRefused("An email goes to one plain address.");
  return {
    from,
    to: { name: "", address: to },
    subject: subject.replace(/[\p{Cc}\s]+/gu, " "),
    text,
    ...(html && { html }),
    ...(id && { messageId: `<${id.replace(NOT_IN_ID, "-")}@${product.parentDomain}>` }),
    headers: { "Auto-Submitted": "auto-generated", ...(stopUrl && stopHeaders(stopUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail program's own button: RFC 2369, and one click by RFC 8058. */
const stopHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

import { product } from "~/platform/config/product";
import { singleLine } from "~/platform/http/single-line";
import { DISPLAY_NAME_MAX_LENGTH } from "./display-name";

const EMAIL_MAX_LENGTH = 254;

/** The HTML standard's pattern, so that the server agrees with the browser's check of an e-mail field. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * A name for a user who gave none.
 *
 * @param email such as "thandi.m+news@example.com"
 * @returns its local part without the tag, as words: "Thandi M"; "" if nothing readable remains
 */
export function nameFromEmail(email: string): string {
  const localPart = email.slice(0, Math.max(email.lastIndexOf("@"), 0));
  const [words = ""] = localPart.split("+");
  return tidy(words.replace(/[._-]+/g, " "));
}

/**
 * The display name of a new account, of at most 30 characters.
 *
 * @param given the user's input, title-cased unless it is blank
 * @param email the first fallback; '{product} Player' is the last
 */
export function displayNameFor(given: string, email: string): string {
  return tidy(given) || nameFromEmail(email) || `${product.name} Player`;
}

/** The normal form of an e-mail address, for storing and comparing: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether this is a valid e-mail address by the HTML standard, of at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

function tidy(text: string): string {
  return titleCase(singleLine(text, DISPLAY_NAME_MAX_LENGTH));
}

/** Capitalises the first letter of each word, except in Georgian, whose capitals are used for whole lines only. */
function titleCase(text: string): string {
  return text.replace(/(?<=^|[ -])(?!\p{Script=Georgian})\p{L}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  });
}

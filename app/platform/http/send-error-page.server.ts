import type { Response } from "express";
import { contentSecurityPolicy } from "./content-security-policy.server";
import { plainPage } from "./error-html";

/** Error pages for requests that do not reach the app. */
const answers = {
  400: ["That address can't be read", "There is something in it that no address can hold."],
  403: ["That came from somewhere else", "Go back to the page, load it again and try once more."],
  404: ["Not found", "There is nothing at this address."],
  405: ["Not that way", "Nothing can be sent to this address like that."],
  411: ["A length is missing", "A request with a body has to say how long it is."],
  413: ["That is too large", "Go back and send a little less."],
  414: ["That address is too long", "No page of ours is that far away."],
  429: ["Easy, easy", "That was a lot at once. Wait a minute and try again."],
  500: ["Own goal", "Something went wrong on our side. Please try again."],
  503: ["Half-time", "The server is about to restart. Please try again in a moment."],
} as const;

/** Ends a request with a small complete page, with the app's policy and never with details. */
export function sendErrorPage(response: Response, status: keyof typeof answers): void {
  const [title, text] = answers[status];
  const html = plainPage(title, text);
  response
    .status(status)
    .set({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy(html),
      "Cache-Control": "no-store",
    })
    .send(html);
}

import type { FormEvent } from "react";
import { readToken } from "./device-token";

/** The field of the logout form with this device's token. */
export const TOKEN_FIELD = "pushToken";

/** Adds this device's token to the logout form, so that its alerts end with the session. */
export function attachPushToken({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const token = readToken();
  if (!token) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: TOKEN_FIELD, value: token });
  currentTarget.append(field);
}

import type { FormEvent } from "react";
import { readToken } from "./device-token";

/** Where the logout's form carries this device's token. */
export const TOKEN_FIELD = "pushToken";

/** Lets the logout's form say which device it comes from, so that its alerts end with the session. */
export function attachPushToken({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const token = readToken();
  if (!token) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: TOKEN_FIELD, value: token });
  currentTarget.append(field);
}

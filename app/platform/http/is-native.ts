/** Whether a request is a navigation and not a fetch: it must never get bare JSON. */
export const isNative = ({ headers }: Request): boolean =>
  headers.get("Accept")?.includes("text/html") ?? false;

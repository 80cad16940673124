import { stdSerializers } from "pino";

/**
 * An error for the log. An error with a code is environmental, a full disk or a service outage: the code is enough. Any
 * other is a bug, so its stack is included.
 *
 * @param error anything that was thrown
 */
export function errorLine(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  if (code === undefined) return stdSerializers.err(error);
  const { cause } = error;
  const { name: type, message } = error;
  return { type, code, message, ...(cause instanceof Error && { cause: causeLine(cause) }) };
}

/** Omits the message, which may contain user input: Firebase's, for example, quotes its arguments. */
function causeLine(cause: Error): object {
  const code = codeOf(cause);
  const next = cause.cause instanceof Error ? { cause: causeLine(cause.cause) } : {};
  return { type: cause.name, ...(code !== undefined && { code }), ...next };
}

function codeOf(error: Error): string | number | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? code : undefined;
}

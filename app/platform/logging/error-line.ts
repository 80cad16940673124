import { stdSerializers } from "pino";

/**
 * An error as the log has it. One with a code is a fault of the world, a full disk or a service that is away: what
 * it is called says it all. Any other is ours, and where it came from helps to mend it.
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

/** Without its words, which may be somebody else's: Firebase's, for example, quote what they were given. */
function causeLine(cause: Error): object {
  const code = codeOf(cause);
  const next = cause.cause instanceof Error ? { cause: causeLine(cause.cause) } : {};
  return { type: cause.name, ...(code !== undefined && { code }), ...next };
}

function codeOf(error: Error): string | number | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? code : undefined;
}

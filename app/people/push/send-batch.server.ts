import type {
  BatchResponse,
  Messaging,
  SendResponse,
  TokenMessage,
} from "firebase-admin/messaging";

/** The content of a notification; `tag` makes a duplicate replace the first. */
export type Notice = { title: string; body: string; tag: string };

/** The outcome of a batch. Each token counts once. */
export type BatchOutcome = {
  sent: number;
  failed: number;
  /** These may or may not have arrived. */
  unknown: number;
  /** Tokens of devices that are gone. */
  unregistered: string[];
  /** The error codes of all failed or unknown tokens. */
  codes: string[];
};

/** Firebase rejected a whole batch: it can be sent again once the cause is gone. */
export class BatchRefused extends Error {
  constructor(readonly code: string) {
    super(`Firebase refused the whole batch: ${code}.`);
  }
}

const UNREGISTERED = "messaging/registration-token-not-registered";

/** Error codes that Firebase returns before it looks at any token. */
const REFUSALS: ReadonlySet<string> = new Set([
  "app/invalid-credential",
  "messaging/authentication-error",
  "messaging/message-rate-exceeded",
  "messaging/third-party-auth-error",
]);

/** No response, or an inconclusive one. */
const UNKNOWN = /^app\/network-|^messaging\/(?:internal-error|server-unavailable|unknown-error)$/;

/**
 * Sends one message to up to 500 tokens.
 *
 * @param isDryRun Firebase validates them and sends nothing
 * @throws BatchRefused when nothing of it was sent
 */
export async function sendBatch(
  messaging: Pick<Messaging, "sendEach">,
  tokens: readonly string[],
  notice: Notice,
  isDryRun: boolean,
): Promise<BatchOutcome> {
  const messages = tokens.map(
    (token): TokenMessage => ({ token, webpush: { notification: notice } }),
  );
  const answer = await messaging.sendEach(messages, isDryRun).catch(unanswered);
  return "responses" in answer
    ? outcomeOf(answer, tokens)
    : { sent: 0, failed: 0, unknown: tokens.length, unregistered: [], codes: [answer.code] };
}

/** The connection broke: some may have been sent. */
function unanswered(error: unknown): { code: string } {
  const { code, message } = Object(error);
  return { code: String(code ?? message) };
}

function outcomeOf({ responses }: BatchResponse, tokens: readonly string[]): BatchOutcome {
  const codes = responses.map(codeOf);
  const [first = ""] = codes;
  if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) throw new BatchRefused(first);
  const unregistered = tokens.filter((_, index) => codes[index] === UNREGISTERED);
  const unknown = codes.filter((code) => UNKNOWN.test(code)).length;
  const sent = codes.filter((code) => code === "").length;
  return {
    sent,
    unknown,
    unregistered,
    failed: codes.length - sent - unknown - unregistered.length,
    codes: codes.filter((code) => code !== "" && code !== UNREGISTERED),
  };
}

const codeOf = ({ success, error }: SendResponse) =>
  success ? "" : (error?.code ?? "messaging/unknown-error");

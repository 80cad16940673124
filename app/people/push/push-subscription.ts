import * as z from "zod";

/** The maximum length of a document id, since the token is one. */
const MAX_TOKEN = 1500;
const MAX_DETAIL = 64;
const MAX_USER_AGENT = 400;

/** Printable ASCII that is valid as a document id: no slash, no name that the store reserves. */
const TOKEN = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]+$/;

/** What a device sends of itself beside its token. */
export type DeviceDetails = { platform?: string; language?: string; userAgent?: string };

/** A stored push subscription; its id is the token. */
export type PushSubscriptionRecord = DeviceDetails & {
  token: string;
  /** ISO 8601 */
  updatedAt: string;
  userId: string;
};

const token = z.string().max(MAX_TOKEN).regex(TOKEN);

const intentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("subscribe"), token, platform: z.string(), language: z.string() }),
  z.object({ intent: z.literal("unsubscribe"), token }),
]);

/** A parsed request of a device. */
export type PushRequest = z.infer<typeof intentSchema>;

/** Whether an untrusted value is a valid token. */
export const isPushToken = (text: unknown): text is string => token.safeParse(text).success;

/**
 * Parses a device's post.
 *
 * @returns null for an unknown intent or an invalid token
 */
export function parsePushRequest(form: FormData): PushRequest | null {
  const read = (field: string) => form.get(field) ?? "";
  const given = {
    intent: read("intent"),
    token: read("token"),
    platform: read("platform"),
    language: read("language"),
  };
  return intentSchema.safeParse(given).data ?? null;
}

/** Removes empty and invisible details and truncates the others. */
export function cleanDetails({ platform, language, userAgent }: DeviceDetails): DeviceDetails {
  return {
    ...detail("platform", platform, MAX_DETAIL),
    ...detail("language", language, MAX_DETAIL),
    ...detail("userAgent", userAgent, MAX_USER_AGENT),
  };
}

function detail(name: keyof DeviceDetails, text: string | undefined, max: number): DeviceDetails {
  const clean = (text ?? "").replace(/[^ -~]/g, "").trim();
  return clean === "" ? {} : { [name]: clean.slice(0, max).trim() };
}

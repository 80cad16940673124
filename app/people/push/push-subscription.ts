import * as z from "zod";

/** As long as the id of a document may be: a token is one. */
const MAX_TOKEN = 1500;
const MAX_DETAIL = 64;
const MAX_USER_AGENT = 400;

/** Printable ASCII that a document can be kept under: no path, no name that the store keeps for itself. */
const TOKEN = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]+$/;

/** What a device tells of itself beside its token. */
export type DeviceDetails = { platform?: string; language?: string; userAgent?: string };

/** A push subscription as it is kept, under its token (spec, section 3). */
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

/** What a device asks for. */
export type PushRequest = z.infer<typeof intentSchema>;

/** Whether a text can be a device's token, whoever sent it. */
export const isPushToken = (text: unknown): text is string => token.safeParse(text).success;

/**
 * Reads what a device posts.
 *
 * @param form any form
 * @returns null where the intent is none of ours or the token is no token
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

/** The details without what is empty or hidden in them, each cut to a length that means something. */
export function cleanDetails({ platform, language, userAgent }: DeviceDetails): DeviceDetails {
  return {
    ...detail("platform", platform, MAX_DETAIL),
    ...detail("language", language, MAX_DETAIL),
    ...detail("userAgent", userAgent, MAX_USER_AGENT),
  };
}

function detail(name: keyof DeviceDetails, text: string | undefined, most: number): DeviceDetails {
  const clean = (text ?? "").replace(/[^ -~]/g, "").trim();
  return clean === "" ? {} : { [name]: clean.slice(0, most).trim() };
}

/** A notification and the URL that a press opens. */
type PushNotification = { title: string; body: string; tag?: string; link: string };

const MAX_TITLE = 120;
const MAX_BODY = 600;
const MAX_TAG = 64;

/**
 * The notification for a message of Firebase Cloud Messaging. Browsers require one for every push, so a message
 * without a title shows the product's name.
 *
 * @param message untrusted; texts of `notification` override those of `data`
 * @param site our name, and our origin, which a press never leaves
 */
export function notificationOf(
  message: unknown,
  site: { name: string; origin: string },
): PushNotification {
  const { notification, data, fcmOptions } = record(message);
  const [shown, more] = [record(notification), record(data)];
  const read = (field: string) => text(shown[field]) || text(more[field]);
  const tag = read("tag").slice(0, MAX_TAG);
  const link = text(record(fcmOptions).link) || read("click_action") || text(more.link);
  return {
    title: read("title").slice(0, MAX_TITLE) || site.name,
    body: read("body").slice(0, MAX_BODY),
    ...(tag && { tag }),
    link: ownLink(link, site.origin),
  };
}

/**
 * Whether a message was sent by another Firebase project, such as one this site used before.
 *
 * @param senderId our project's, or null if unknown
 */
export function isOfAnotherProject(message: unknown, senderId: string | null): boolean {
  const from = text(record(message).from);
  return senderId !== null && /^\d+$/.test(from) && from !== senderId;
}

/**
 * The URL that a notification opens: one of ours, or our home page.
 *
 * @param link untrusted
 * @param origin such as "https://play.example.com"
 */
export function ownLink(link: string, origin: string): string {
  const home = `${origin}/`;
  if (!URL.canParse(link, home)) return home;
  const { href } = new URL(link, home);
  return href.startsWith(home) ? href : home;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

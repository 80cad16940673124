import { isOfAnotherProject, notificationOf } from "./push-message";

/** Settings that the server prepends to this script (worker-script.server.ts). */
export type WorkerSettings = { name: string; icon: string; senderId: string | null };

/** The part of the service worker API used here; TypeScript's own types conflict with those of the DOM. */
type Worker = {
  kickabout: WorkerSettings;
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<T>(type: string, listener: (event: T & Lasting) => void): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };
type Push = { data: { json(): unknown } | null };

const worker = self as unknown as Worker;

worker.addEventListener<Push>("push", (event) => event.waitUntil(receive(messageIn(event))));

worker.addEventListener<{ notification: Notification }>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

function messageIn({ data }: Push): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Messages of a project that the site no longer uses are ignored. */
async function receive(message: unknown): Promise<void> {
  const { name, icon, senderId } = worker.kickabout;
  if (isOfAnotherProject(message, senderId)) {
    const subscription = await worker.registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  const site = { name, origin: worker.location.origin };
  const { title, link, ...texts } = notificationOf(message, site);
  await worker.registration.showNotification(title, { ...texts, icon, data: link });
}

/** Focuses a tab that shows the page, or opens one. */
async function open(link: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === link);
  await (tab ? tab.focus() : worker.clients.openWindow(link));
}

import { notificationOf, type PushNotification } from "./push-message";

/** What the server says of itself in front of this script (worker-script.server.ts). */
export type WorkerSettings = { name: string; icon: string };

/** As much of a service worker's world as this one needs; TypeScript can't have it beside a page's. */
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
type Press = { notification: Notification & { data: PushNotification["link"] } };

const worker = self as unknown as Worker;

worker.addEventListener<Push>("push", (event) => {
  const { name, icon } = worker.kickabout;
  const { title, link, ...texts } = notificationOf(messageIn(event), {
    name,
    origin: worker.location.origin,
  });
  event.waitUntil(worker.registration.showNotification(title, { ...texts, icon, data: link }));
});

worker.addEventListener<Press>("notificationclick", (event) => {
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

/** Goes to the tab that shows the page already, else opens one. */
async function open(link: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === link);
  await (tab ? tab.focus() : worker.clients.openWindow(link));
}

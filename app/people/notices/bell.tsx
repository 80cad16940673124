import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";

type Loaded = typeof import("./bell-panel");

let loaded: Loaded | undefined;

/** Loads the panel on the first sign of a press. Until it has loaded, a press follows the link to the page. */
function prepare(): void {
  import("./bell-panel").then(
    (module) => {
      loaded = module;
    },
    () => {},
  );
}

/**
 * The bell of the header: a link to the notifications, or a panel with them once its script has
 * loaded.
 *
 * @param unread how many are new
 */
export function Bell({ unread }: { unread: number }) {
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const wasOpen = useRef(false);
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!loaded || !isPlain || pathname === paths.notifications) return;
    event.preventDefault();
    setOpenAt(isOpen || wasOpen.current ? null : key);
  };
  return (
    <>
      <Link
        to={paths.notifications}
        className="icon-button"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
        aria-expanded={isOpen || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={onClick}
      >
        <Icon name="bell" />
        {unread > 0 && <span className="bell-count">{unread}</span>}
      </Link>
      {isOpen && loaded && <loaded.BellPanel onClose={() => setOpenAt(null)} />}
    </>
  );
}

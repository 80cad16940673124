import { Form, Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Badge } from "~/look/ui/badge";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { rarePaths } from "~/rare-paths";
import type { DatedNotice } from "./notice-list";
import { allRead, noticesFailed, noticeTexts } from "./notice-texts";

/** What fits on a phone; the page lists all. */
const SHOWN = 4;

/** Defined here so that they load with the panel: in a stylesheet they would cost every page. */
const looks = {
  panel: { width: "min(340px, 100% - 24px)" },
  news: { padding: "0 0 4px" },
  words: { display: "grid", flex: 1, paddingBlock: "8px" },
  line: { padding: "12px" },
};

type Content = readonly DatedNotice[] | "loading" | "failed";

/**
 * The newest notifications, under the bell. The popover API closes it: by Escape, or by a press outside.
 *
 * @param onClose called after it closed
 */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const panel = usePopover(onClose);
  const notices = useNotices();
  const isLoaded = typeof notices !== "string";
  return (
    <section
      ref={panel}
      popover="auto"
      className="menu"
      style={looks.panel}
      aria-label="Notifications"
    >
      <div aria-live="polite" className="menu-who" style={looks.news}>
        {isLoaded ? <Newest notices={notices} /> : <p style={looks.line}>{waiting[notices]}</p>}
      </div>
      {isLoaded && notices.some(({ isUnread }) => isUnread) && (
        <Form method="post" action={paths.notifications} replace>
          <button type="submit" name="intent" value="read" className="menu-entry">
            <Icon name="check" />
            Mark all read
          </button>
        </Form>
      )}
      <Link to={paths.notifications} className="menu-entry">
        <Icon name="bell" />
        All notifications
      </Link>
    </section>
  );
}

const waiting = { loading: "One moment…", failed: noticesFailed };

function Newest({ notices }: { notices: readonly DatedNotice[] }) {
  if (notices.length === 0) return <p style={looks.line}>{allRead}</p>;
  return (
    <ul>
      {notices.slice(0, SHOWN).map(({ key, kind, isUnread, detail, when, to }) => (
        <li key={key}>
          <Link to={to ?? noticeTexts[kind].link?.to ?? paths.notifications} className="menu-entry">
            <Icon name={noticeTexts[kind].icon} />
            <span style={looks.words}>
              <strong>{noticeTexts[kind].title}</strong>
              <span className="muted">{[when, detail].filter(Boolean).join(" · ")}</span>
            </span>
            {isUnread && <Badge>New</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function usePopover(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") close.current();
    };
    const shown = panel.current;
    shown?.addEventListener("toggle", onToggle);
    shown?.showPopover();
    return () => shown?.removeEventListener("toggle", onToggle);
  }, []);
  return panel;
}

function useNotices(): Content {
  const [content, setContent] = useState<Content>("loading");
  useEffect(() => {
    const left = new AbortController();
    fetchNotices(left.signal).then(setContent, () => setContent("failed"));
    return () => left.abort();
  }, []);
  return content;
}

async function fetchNotices(signal: AbortSignal): Promise<Content> {
  const answer = await fetch(rarePaths.newestNotices, { signal });
  return answer.ok ? answer.json() : "failed";
}

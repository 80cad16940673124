import { Form, Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Button, LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import type { Notice } from "./notice";
import { allRead, noticeTexts } from "./notice-texts";

/** A notice with its time in the viewer's time zone. */
export type DatedNotice = Notice & {
  when: string;
  /** Where it leads, if not to where all of its kind do. */
  to?: string;
};

/** The viewer's notices, and the form that marks them as read. */
export function NoticeList({ notices }: { notices: readonly DatedNotice[] }) {
  if (notices.length === 0) return <NothingNew />;
  return (
    <>
      {notices.some(({ isUnread }) => isUnread) && (
        <Form method="post" action={paths.notifications} className="row" replace>
          <Button name="intent" value="read" size="small">
            <Icon name="check" />
            Mark all read
          </Button>
        </Form>
      )}
      <ul className="notices">
        {notices.map((notice) => (
          <NoticeCard key={notice.key} notice={notice} />
        ))}
      </ul>
    </>
  );
}

function NoticeCard({ notice: { kind, isUnread, detail, when, to } }: { notice: DatedNotice }) {
  const { icon, title, text, link } = noticeTexts[kind];
  return (
    <li className="card notice-card" data-unread={isUnread || undefined}>
      <Icon name={icon} className="notice-sign" />
      <div>
        <h2>
          {title}
          {isUnread && <Badge>New</Badge>}
        </h2>
        <p>{text(detail)}</p>
        {link ? (
          <p className="row muted">
            {when && <span>{when}</span>}
            <Link to={to ?? link.to} className="text-link">
              {link.label}
            </Link>
          </p>
        ) : (
          <VerificationForm />
        )}
      </div>
    </li>
  );
}

function VerificationForm() {
  return (
    <Form method="post" action={paths.account} className="row">
      <Button size="small" name="intent" value="verify">
        Send verification email
      </Button>
    </Form>
  );
}

function NothingNew() {
  return (
    <EmptyState icon="bell" title={allRead}>
      <p>News about your account shows here.</p>
      <LinkButton to={paths.quiz} variant="primary">
        Play today's quiz
      </LinkButton>
    </EmptyState>
  );
}

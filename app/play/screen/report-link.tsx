import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";

type ReportLinkProps = { record: string; label: string; look?: string };

/** The link to report a record of an edition, in a new tab: the game stays open. */
export function ReportLink({ record, label, look = "text-link" }: ReportLinkProps) {
  return (
    <a
      className={look}
      href={paths.report("question", record)}
      target="_blank"
      rel="nofollow noopener"
    >
      {label}
      <Icon name="external-link" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

import { LinkButton } from "~/look/ui/button";
import { ReportLink } from "~/play/screen/report-link";
import { nationOf } from "./board-texts";
import type { NamedShirt } from "./case";

type ToldCardProps = {
  shirt: NamedShirt;
  /** How it came to its name, in lines. */
  found: string;
  suspects: readonly string[];
  /** The address of the next shirt; null if there is none. */
  next: string | null;
  /** Whether it was the day's last: the page after it has the case at rest. */
  isLast?: boolean;
  heading: "h2" | "h3";
};

/** Its class, by its stars. */
const FOUND = ["", "is-found", "is-found", "is-found is-sight"];

/** What is told of the shirt in hand once it has its name, and the way to the next. */
export function ToldCard({
  shirt,
  found,
  suspects,
  next,
  isLast = false,
  heading: Heading,
}: ToldCardProps) {
  const { told, story } = shirt;
  return (
    <div className={`kit-told ${FOUND[shirt.stars]}`}>
      {found.split("\n").map((line) => (
        <b key={line}>{line}</b>
      ))}
      <Heading>{nationOf(shirt, suspects)}</Heading>
      <p>
        <strong>{told.worn}</strong>
      </p>
      <p>{story?.text}</p>
      {told.isVoid && <p>Something about this shirt was wrong, so it doesn't count.</p>}
      {next && (
        <LinkButton variant="primary" to={next} replace discover="none" reloadDocument={isLast}>
          {isLast ? "Done for today" : "Next shirt"}
        </LinkButton>
      )}
      {story && <ReportLink record={story.id} label="Report this shirt" />}
    </div>
  );
}

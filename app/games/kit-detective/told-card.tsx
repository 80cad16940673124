import { LinkButton } from "~/look/ui/button";
import { ReportLink } from "~/play/report-link";
import type { ShirtState, Told } from "./case";
import { withPlace } from "./place";
import { foundText } from "./texts";

type ToldCardProps = {
  shirt: ShirtState;
  told: Told;
  /** The next shirt in the dark; null if there is none. */
  next: number | null;
  /** The address of the attempt. */
  action: string;
};

/** What is told of the shirt in hand once it has its name, and the way to the next. */
export function ToldCard({ shirt, told, next, action }: ToldCardProps) {
  return (
    <div className={`kit-told ${shirt.stars > 0 ? "is-found" : ""}`}>
      <p className="kit-found">{foundText(shirt)}</p>
      <h3>{told.nation}</h3>
      <p className="kit-worn">{told.worn}</p>
      <p>{told.story}</p>
      {told.isVoid && <p>Something about this shirt was wrong, so it doesn't count.</p>}
      {next !== null && (
        <LinkButton
          variant="primary"
          to={withPlace(action, next)}
          replace
          preventScrollReset
          discover="none"
        >
          Next shirt
        </LinkButton>
      )}
      <ReportLink record={told.id} label="Report this shirt" />
    </div>
  );
}

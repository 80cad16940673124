import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import type { NextUp } from "~/play/rules/playing";
import type { KitState } from "./case";
import { ShirtPicture } from "./shirt-picture";
import { hanging, outlookText, restText } from "./waiting-texts";

/** A case at rest for the day. */
export type RestProps = {
  state: KitState;
  daysIn: number;
  /** The title to play after it. */
  nextUp: NextUp | null | undefined;
};

/** In the place of a shirt where all that hang have their names: tomorrow's under its cover, how far the case is, and the way on. */
export const Rest = ({ state, daysIn, nextUp }: RestProps) => (
  <>
    <div className="kit-big">
      <ShirtPicture place={hanging(state, daysIn)} alt="" />
    </div>
    <section className="kit-file kit-next" aria-labelledby="kit-rest">
      <h2 id="kit-rest">{restText(state)}</h2>
      <p>{outlookText(state, daysIn)}</p>
      <LinkButton variant="primary" to={nextUp?.href ?? paths.home} reloadDocument>
        {nextUp ? `Next up: ${nextUp.title}` : "On to other games"}
      </LinkButton>
    </section>
  </>
);

import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import type { KitState } from "./case";
import { FIRST_NOTES } from "./moves";
import { waitingText } from "./waiting-texts";

/** In the place of a shirt where all that are in the dark were put aside: when they are worth coming back for. */
export const Waiting = ({ state }: { state: KitState }) => (
  <section className="kit-file kit-next" aria-labelledby="kit-waiting">
    <h2 id="kit-waiting">{waitingText(state)} for Sunday</h2>
    <p>
      {FIRST_NOTES} notes in each file then. Nothing is lost. To go on now, take one from the rail.
    </p>
    <LinkButton variant="primary" to={paths.home} reloadDocument>
      On to other games
    </LinkButton>
  </section>
);

import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import type { NextUp, Playing } from "~/play/rules/playing";
import { PastDays } from "~/play/screen/past-days";
import { ShareButton } from "~/shell/share-button";
import { nationOf } from "./board-texts";
import type { KitPuzzle, KitState } from "./case";
import { readShirt } from "./hung-shirt";
import { dayOf } from "./moves";
import { ShirtPicture } from "./shirt-picture";
import { Stars } from "./stars";
import { DAYS, sentence } from "./texts";
import { hanging, outlookText, restText, starsRow } from "./waiting-texts";

/** A case at rest for the day. */
export type RestProps = {
  puzzle: KitPuzzle;
  state: KitState;
  daysIn: number;
  /** The title to play after it. */
  nextUp?: NextUp | null | undefined;
};

/**
 * In the place of a shirt where all that hang have their names: how far the case is, the shirts with their names and
 * tomorrow's under its cover, and the ways on.
 */
export function Rest({ puzzle, state, daysIn, nextUp }: RestProps) {
  const { playing } = useLoaderData<{ playing: Playing | null }>();
  const next = hanging(state, daysIn);
  return (
    <section className="kit-file kit-next" aria-labelledby="kit-rest">
      <h2 id="kit-rest">{restText(state)}</h2>
      <p>{outlookText(state)}</p>
      <ul className="kit-found">
        {state.shirts.slice(0, next).map((shirt, place) => {
          const text = puzzle.shirts[place];
          const { alt, suspects } = readShirt(text);
          return (
            <li key={text}>
              <ShirtPicture place={place} alt={alt} />
              <div>
                <h3>{nationOf(shirt, suspects)}</h3>
                {shirt.told?.worn.split(", ").at(-1)} <Stars stars={shirt.stars} />
              </div>
            </li>
          );
        })}
        <li>
          <ShirtPicture place={next} alt="" />
          <div>
            <h3>{DAYS[dayOf(next, state)]}</h3>
            {sentence(puzzle.tomorrow ?? "")}
          </div>
        </li>
      </ul>
      <LinkButton variant="primary" to={nextUp?.href ?? paths.home} reloadDocument>
        {nextUp ? `Next up: ${nextUp.title}` : "On to other games"}
      </LinkButton>
      {playing && (
        <>
          <ShareButton
            content={{
              title: "Kit Detective",
              text: `Kit Detective No. ${playing.number} · Day ${daysIn + 1}\n${starsRow(state)}\nYour turn:`,
              url: canonicalUrl(paths.playTitle(playing.slug)),
            }}
            label="Share these stars"
            variant="outline"
            what="results"
          />
          <PastDays {...playing} />
        </>
      )}
    </section>
  );
}

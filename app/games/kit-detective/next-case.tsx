import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import type { Playing } from "~/play/rules/playing";

/** For a player who comes back to a week's case that is over: what comes next, and what there is until then. */
export function NextCase() {
  const { playing } = useLoaderData<{ playing: Playing | null }>();
  if (!playing?.isCurrent || playing.attempt.isFriendly) return null;
  const { slug, teaser, streak, daysIn } = playing;
  const earlier = streak?.earlier;
  const locker = `${paths.titleStats(slug)}#locker`;
  return (
    <section className="kit-file kit-next" aria-labelledby="kit-next">
      <h2 id="kit-next">
        {teaser
          ? `${teaser} It comes ${daysIn ? "on" : "next"} Friday.`
          : "A new case comes each Friday."}
      </h2>
      {earlier && (
        <LinkButton variant="primary" to={earlier.href} reloadDocument>
          {`Play ${earlier.of} case for fun`}
        </LinkButton>
      )}
      <LinkButton to={locker} reloadDocument>
        Your locker
      </LinkButton>
    </section>
  );
}

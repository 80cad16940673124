import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import beatStyles from "~/look/styles/beat.css?url";
import { shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { beatPictureAddress } from "~/play/share/beat-address";
import { LostLink } from "~/play/share/lost-link";
import { pageMeta } from "~/shell/page-meta";
import { pictureMeta } from "~/shell/picture-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { ShareButton } from "~/shell/share-button";
import { titleName } from "~/site/catalogue/catalogue.server";
import { type MetDay, metDay } from "~/site/home-picks/met-day.server";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["player"] };

export const links = stylesheetLinks(beatStyles, shareStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => {
  if (!loaded?.day) return pageMeta("A treble that got lost", LOST);
  const { day, titles } = loaded.day;
  const scores = titles.map(({ title, score }) => `${title} ${score}`).join(", ");
  return [
    ...pageMeta(`A treble on ${day}`, `${scores}. Your turn.`, { image: loaded.picture }),
    ...pictureMeta(location.pathname, `Treble, ${day}: ${scores}`),
  ];
};

const LOST = "The link was cut short or changed on its way, so we can't read the day in it.";

/** Cached for strangers alone: the address has all there is, but for what a player has finished of the day. */
export async function loader({ request, context, params: { token = "" } }: LoaderFunctionArgs) {
  const day = await metDay(request, context, token, titleName);
  const picture = beatPictureAddress("treble", token);
  if (!day) return data({ day, picture, needsScripts: false }, 404);
  const isOwn = day.titles.some(({ own }) => own !== null);
  return data(
    { day, picture, needsScripts: day.back !== null },
    { headers: ownPageCaching(isOwn) },
  );
}

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export default function BeatTreble() {
  const { day } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow">
      {day ? (
        <Treble {...day} />
      ) : (
        <LostLink
          lead={`${LOST} Set a day of your own instead.`}
          to={paths.home}
          label="Play today's three"
        />
      )}
    </div>
  );
}

/** A friend's three results as a ticket with a gold edge, and beside them what the reader has finished. */
function Treble({ day, titles, verdict, back }: MetDay) {
  const next = titles.some(({ own }) => own !== null) && titles.find(({ own }) => own === null);
  return (
    <article className="card beat beat-day">
      <header className="beat-board pitch">
        <p className="eyebrow">A friend's day · {day}</p>
        <h1>Treble</h1>
      </header>
      <ul className="beat-titles">
        {titles.map(({ slug, title, icon, score, own, to }) => (
          <li key={slug}>
            <img src={icon} alt="" width="56" height="56" />
            <a href={to}>{title}</a>
            {own === null ? (
              <span className="board digits">{score}</span>
            ) : (
              <span className="beat-sides">
                <Side who="You" score={own} />
                <Side who="Friend" score={score} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="beat-stub">
        <p className="beat-sentence">{verdict ?? "Three titles, one day. Your turn."}</p>
        {back && (
          <ShareButton
            content={{ title: "Treble", ...back }}
            label="Send it back"
            variant="primary"
            what="results"
          />
        )}
        {next ? (
          <LinkButton to={next.to} variant="primary" reloadDocument>
            Play {next.title}
          </LinkButton>
        ) : (
          <LinkButton to={paths.home} variant={back ? "outline" : "primary"}>
            {verdict ? "To today's games" : "Play today's three"}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

function Side({ who, score }: { who: string; score: string }) {
  return (
    <span className="beat-side">
      <small>{who}</small> <span className="board digits">{score}</span>
    </span>
  );
}

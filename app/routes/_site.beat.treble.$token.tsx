import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import beatStyles from "~/look/styles/beat.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { beatPictureAddress } from "~/play/share/beat-address";
import { LostLink } from "~/play/share/lost-link";
import { pageMeta } from "~/shell/page-meta";
import { pictureMeta } from "~/shell/picture-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { titleName } from "~/site/catalogue/catalogue.server";
import { type FriendDay, friendDay } from "~/site/home-picks/friend-day.server";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(beatStyles);

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

/** The same for every reader: the address has all there is. */
export function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const day = friendDay(token, titleName);
  return data({ day, picture: beatPictureAddress("treble", token) }, day ? 200 : 404);
}

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

/** A friend's three results as a ticket with a gold edge. */
function Treble({ day, titles }: FriendDay) {
  return (
    <article className="card beat beat-day">
      <header className="beat-board pitch">
        <p className="eyebrow">A friend's day · {day}</p>
        <h1>Treble</h1>
      </header>
      <ul className="beat-titles">
        {titles.map(({ slug, title, icon, score, to }) => (
          <li key={slug}>
            <img src={icon} alt="" width="56" height="56" />
            <a href={to}>{title}</a>
            <span className="board digits">{score}</span>
          </li>
        ))}
      </ul>
      <div className="beat-stub">
        <p className="beat-sentence">Three titles, one day. Your turn.</p>
        <LinkButton to={paths.home} variant="primary">
          Play today's three
        </LinkButton>
      </div>
    </article>
  );
}

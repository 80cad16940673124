import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { gameAt } from "~/games/registry.server";
import beatStyles from "~/look/styles/beat.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { shortDate } from "~/platform/clock/calendar-date.server";
import { svgAddress } from "~/platform/html/svg-address";
import { ownPageCaching } from "~/platform/http/own-page";
import { openedLink } from "~/play/challenge.server";
import { numberOn } from "~/play/editions/schedule.server";
import { meetingLine } from "~/play/rules/meeting";
import { attemptAddress } from "~/play/rules/play-address";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { SharedLink, SharedResult } from "~/play/rules/shared-result";
import { beatPictureAddress, MET } from "~/play/share/beat-address";
import { FriendResult } from "~/play/share/friend-result";
import { LostLink } from "~/play/share/lost-link";
import { readShareToken } from "~/play/share/share-token.server";
import { senderName, sideOf, textsOf } from "~/play/share/shared-result.server";
import { isPlayable } from "~/playable";
import { pageMeta } from "~/shell/page-meta";
import { pictureMeta } from "~/shell/picture-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { artUrl } from "~/site/catalogue/art.server";
import { titleOf } from "~/site/catalogue/catalogue.server";

export const handle: RouteHandle = {
  scripts: "none",
  isPrivate: true,
  variesBy: ["player"],
  startsPlay: true,
};

export const links = stylesheetLinks(beatStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => {
  if (!loaded?.shared) return pageMeta("A result that got lost", LOST);
  const { title, edition, texts, picture, name } = loaded.shared;
  const head = `${name || "A fan"}: ${[texts.score, texts.caption].filter(Boolean).join(" ")}`;
  const alt = `${title} No. ${edition}: ${texts.score} ${texts.caption}. ${texts.words}`;
  return [
    ...pageMeta(`${head}. Beat it.`, `${title} No. ${edition}. ${texts.sentence}`, {
      image: picture,
    }),
    ...pictureMeta(location.pathname, alt.replace(/\s+/g, " ")),
  ];
};

const LOST = "The link was cut short or changed on its way, so we can't read the result in it.";

const ENDED = "Whoever sent the link has ended it.";

/** Cached for strangers alone: who has played the edition sees both results. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { slug = "", token = "" } = params;
  const game = gameAt(slug);
  const title = titleOf(slug);
  const link = game && readShareToken(slug, token);
  const opened = link && (await openedLink(request, context, game, link));
  if (!link || !opened || opened.isEnded || title === null) {
    const instead = isPlayable(slug) ? { to: paths.playTitle(slug), title: title ?? "" } : null;
    return data({ shared: null, instead, why: opened?.isEnded ? ENDED : LOST }, 404);
  }
  const { date, squares, sender } = link;
  const name = opened.isSigned ? (sender?.name ?? "") : "";
  const { own } = opened;
  const isMine = own !== null && own.attempt.id === sender?.attempt;
  const to = own && attemptAddress(slug, own.attempt, false);
  const met = readShareToken(slug, new URL(request.url).searchParams.get(MET) ?? "");
  const other = met?.date === date && !(own && !isMine) ? met : null;
  const drawn = game.resultPicture?.(link);
  const shared = {
    ...{ slug, title, edition: numberOn(game.schedule, date), squares, token, name },
    ...{ date, day: shortDate(date) },
    icon: artUrl(slug, "icon"),
    texts: textsOf(game, link, name),
    drawing: drawn ? svgAddress(drawn) : null,
    picture: beatPictureAddress(slug, token),
    answered: other && beside(game, link, other, senderName(other), name || "A fan"),
    own:
      own && to && !isMine
        ? { ...beside(game, own.result, link, "You"), isTold: !own.canAnswer, to }
        : null,
    mine: isMine ? to : null,
  };
  return data({ shared, instead: null, why: "" }, { headers: ownPageCaching(own !== null) });
}

/**
 * One of two results, as it stands beside the other.
 *
 * @param one whose result is shown first
 */
function beside(
  game: ServerGame,
  one: SharedResult,
  other: SharedLink,
  name: string,
  who?: string,
) {
  const [first, second] = [sideOf(game, one), sideOf(game, other)];
  const line = meetingLine(first, second, senderName(other), game.isTimed ?? false, who);
  const shown = who ? { ...second, squares: other.squares } : { ...first, squares: one.squares };
  return { name, score: shown.text, squares: shown.squares, line };
}

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export default function Beat() {
  const { shared, instead, why } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow">
      {shared ? (
        <FriendResult {...shared} />
      ) : (
        <LostLink
          lead={`${why} Set a score of your own instead.`}
          to={instead?.to ?? paths.play}
          label={instead ? `Play ${instead.title}` : "See what's on"}
        />
      )}
    </div>
  );
}

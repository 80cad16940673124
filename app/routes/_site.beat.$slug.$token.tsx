import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { gameAt } from "~/games/registry.server";
import beatStyles from "~/look/styles/beat.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import { playAddress } from "~/play/rules/play-address";
import { beatPictureAddress } from "~/play/share/beat-address";
import { FriendResult } from "~/play/share/friend-result";
import { readShareToken } from "~/play/share/share-token.server";
import { textsOf } from "~/play/share/shared-result.server";
import { isPlayable } from "~/playable";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { artUrl } from "~/site/catalogue/art.server";
import { titleOf } from "~/site/catalogue/catalogue.server";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(beatStyles);

/** Its picture's size is known beforehand: a preview is laid out before the picture has come. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => {
  if (!loaded?.shared) return pageMeta("A result that got lost", LOST);
  const { title, edition, texts, picture } = loaded.shared;
  const alt = `${title} No. ${edition}: ${texts.score} ${texts.caption}. ${texts.words}`;
  return [
    ...pageMeta(`${texts.score} on ${title} No. ${edition}`, texts.sentence, { image: picture }),
    { property: "og:url", content: canonicalUrl(location.pathname) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt.replace(/\s+/g, " ") },
    { name: "twitter:card", content: "summary_large_image" },
  ];
};

const LOST = "The link was cut short or changed on its way, so we can't read the result in it.";

/** The same for every reader: the address has all there is. */
export function loader({ params }: LoaderFunctionArgs) {
  const { slug = "", token = "" } = params;
  const game = gameAt(slug);
  const title = titleOf(slug);
  const result = game && readShareToken(slug, token);
  if (!result || title === null) {
    const instead = isPlayable(slug) ? { to: paths.playTitle(slug), title: title ?? "" } : null;
    return data({ shared: null, instead }, 404);
  }
  const { edition, date, squares } = result;
  const shared = {
    slug,
    title,
    icon: artUrl(slug, "icon"),
    edition,
    squares,
    texts: textsOf(game, result),
    to: playAddress(slug, { date }),
    picture: beatPictureAddress(slug, token),
  };
  return data({ shared, instead: null });
}

export default function Beat() {
  const { shared, instead } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow">
      {shared ? <FriendResult {...shared} /> : <Lost instead={instead} />}
    </div>
  );
}

/** Shown for a token without a valid signature. */
function Lost({ instead }: { instead: { to: string; title: string } | null }) {
  return (
    <>
      <h1>That one went over the bar</h1>
      <p className="lead">{LOST} Set a score of your own instead.</p>
      <p>
        <LinkButton to={instead?.to ?? paths.play} variant="primary">
          {instead ? `Play ${instead.title}` : "See what's on"}
        </LinkButton>
      </p>
    </>
  );
}

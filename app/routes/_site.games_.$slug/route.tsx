import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import gameStyles from "~/look/styles/game.css?url";
import { shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { ErrorCard } from "~/look/ui/error-card";
import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { movedTo } from "~/site/catalogue/former-slugs";
import { GamePage } from "~/site/catalogue/game-page";
import { gameFor } from "~/site/catalogue/game-view.server";
import { videoGame } from "~/site/catalogue/structured-data";

export const handle: RouteHandle = { variesBy: [] };

export const links = stylesheetLinks(gameStyles, shareStyles);

export const meta: MetaFunction<typeof loader> = ({ data: outcome }) => {
  if (outcome?.status !== "ready") {
    const title = outcome?.status === "missing" ? "Game not found" : "Game";
    return pageMeta(title, "A football game of the catalogue.");
  }
  const { title, shortDescription, slug } = outcome.game;
  return [
    ...pageMeta(title, shortDescription, { image: paths.shareImage(slug) }),
    { "script:ld+json": videoGame(outcome.game) },
  ];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  const moved = movedTo(slug);
  if (moved) throw redirect(paths.game(moved), 301);
  const outcome = await gameFor(request, slug);
  return data({ ...outcome, slug }, { status: outcome.status === "missing" ? 404 : 200 });
}

export default function Game() {
  const outcome = useLoaderData<typeof loader>();
  if (outcome.status === "ready") return <GamePage game={outcome.game} />;
  if (outcome.status === "failed") {
    return (
      <div className="page narrow">
        <h1>Game</h1>
        <ErrorCard
          message="We couldn't load this game right now."
          retryTo={paths.game(outcome.slug)}
        />
        <AllGames />
      </div>
    );
  }
  return (
    <div className="page narrow">
      <p className="eyebrow">Offside</p>
      <h1>Game not found</h1>
      <p className="lead">There is no game at this address. Perhaps it has gone to another club.</p>
      <AllGames />
    </div>
  );
}

function AllGames() {
  return (
    <div className="row">
      <LinkButton to={paths.games}>Browse games</LinkButton>
    </div>
  );
}

import { Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Icon } from "~/look/ui/icon";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import { canonicalUrl } from "~/platform/config/product";
import { StartForm } from "~/play/screen/start-form";
import { ShareButton } from "~/shell/share-button";
import { titleTablePath } from "~/table-paths";
import { gameListAddress } from "./game-query";
import type { GamePageView } from "./game-views";
import { ON_THE_HOUSE } from "./labels";

/** The page of a game. */
export function GamePage({ game }: { game: GamePageView }) {
  return (
    <div className="page game-page">
      <StepBackLink
        to={paths.games}
        className="text-link"
        labelElsewhere={<BackLabel text="Back" />}
      >
        <BackLabel text="All games" />
      </StepBackLink>
      <Cover game={game} />
      <div className="game-body">
        <div className="game-side">
          <Facts game={game} />
          <Screenshots game={game} />
        </div>
        <div className="game-about">
          <section className="stack" aria-labelledby="about">
            <h2 id="about">About the game</h2>
            <p className="lead">{game.shortDescription}</p>
            {game.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className="stack" aria-labelledby="tags">
            <h2 id="tags">Tags</h2>
            <ul className="row">
              {game.tags.map((tag) => (
                <li key={tag}>
                  <Link to={searchFor(tag)} className="chip">
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Link to={paths.report("game", game.slug)} className="text-link muted" rel="nofollow">
        Report this game
      </Link>
    </div>
  );
}

function BackLabel({ text }: { text: string }) {
  return (
    <>
      <Icon name="arrow-left" />
      {text}
    </>
  );
}

const searchFor = (q: string) =>
  gameListAddress(paths.games, { q, category: null, sort: "popular", page: 1 });

/** The cover: picture, title, rating, and the link to play. */
function Cover({ game }: { game: GamePageView }) {
  const { title, shortDescription, slug, hero, publisher } = game;
  const content = { title, text: shortDescription, url: canonicalUrl(paths.game(slug)) };
  const boards = [
    ["rating", game.rating],
    ["ratings", game.ratingsCount],
    ["installs", game.installsLabel],
  ] as const;
  return (
    <article className="card cover">
      <img className="cover-hero pitch" src={hero.url} alt={hero.alt} width={1200} height={675} />
      {game.isNew && <Badge>New</Badge>}
      <div className="cover-words">
        <img className="cover-icon" src={game.icon} alt="" width={128} height={128} />
        <div className="cover-title">
          <h1>{title}</h1>
          <p>{game.subtitle}</p>
        </div>
        <p className="publisher">
          <img src={publisher.logoUrl} alt="" width={64} height={64} />
          {publisher.name}
          {game.hasLeaderboards && (
            <Link to={titleTablePath(slug)} className="badge-link">
              <Badge>Leaderboards</Badge>
            </Link>
          )}
        </p>
      </div>
      <dl className="boards pitch">
        {boards.map(([name, value]) => (
          <div key={name} className="board">
            <dt>{name}</dt>
            <dd className="digits">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="sr-only">all three</dt>
          <dd>
            <Badge>Sample</Badge>
          </dd>
        </div>
      </dl>
      <div className="cover-stub">
        <StartForm slug={game.slug} label="Play" />
        <ShareButton content={content} label="Share" variant="outline" what="link" />
        {game.optionsPath && (
          <Link to={game.optionsPath} className="text-link">
            Play with options
          </Link>
        )}
      </div>
    </article>
  );
}

function Facts({ game }: { game: GamePageView }) {
  return (
    <dl className="facts">
      <div className="fact">
        <dt>Monetization</dt>
        <dd>{game.monetization}</dd>
        {game.isOnTheHouse && <dd className="on-the-house">{ON_THE_HOUSE}</dd>}
      </div>
      <div className="fact">
        <dt>Content rating</dt>
        <dd>{game.contentRating}</dd>
      </div>
      <div className="fact">
        <dt>Categories</dt>
        <dd>{game.categories.join(", ")}</dd>
      </div>
      <div className="fact">
        <dt>Published</dt>
        <dd>
          <time dateTime={game.publishedAt}>{game.published}</time>
        </dd>
      </div>
    </dl>
  );
}

function Screenshots({ game }: { game: GamePageView }) {
  return (
    <div className="stack">
      <h2 id="screenshots">Screenshots</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys can scroll it. */}
      <section className="strip" aria-labelledby="screenshots" tabIndex={0}>
        {game.screenshots.map(({ url, alt }) => (
          <img key={url} src={url} alt={alt} width={360} height={640} loading="lazy" />
        ))}
      </section>
    </div>
  );
}

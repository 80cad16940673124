import type { ReactNode } from "react";

type BeatTicketProps = {
  slug: string;
  title: string;
  /** The address of the title's painted icon. */
  icon: string;
  /** Whose it is. */
  eyebrow: ReactNode;
  /** The score, or both boards. */
  board: ReactNode;
  /** What the reader can do. */
  children: ReactNode;
};

/** A friend's challenge as a ticket: its title and board, and the way to answer it. */
export function BeatTicket({ slug, title, icon, eyebrow, board, children }: BeatTicketProps) {
  return (
    <article className="card beat" data-game={slug}>
      <header className="beat-board pitch">
        <img src={icon} alt="" width="72" height="72" />
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        {board}
      </header>
      <div className="beat-stub">{children}</div>
    </article>
  );
}

/**
 * "Zola's full time"
 *
 * @param name "" for a player without one
 */
export const WhoseResult = ({ name, what }: { name: string; what: string }) =>
  name ? (
    <>
      <bdi>{name}</bdi>'s {what}
    </>
  ) : (
    `A friend's ${what}`
  );

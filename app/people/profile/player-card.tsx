import flags from "./flags.svg";

/** The texts of a card, from the saved profile. */
export type CardWords = {
  name: string;
  number: number;
  /** The number in two digits. */
  digits: string;
  country: string;
  /** The code of the country; "" where there is no flag of it. */
  flag: string;
};

type PlayerCardProps = { avatar: string; code: string; words: CardWords };

/** The card of an account's own player, and whether nothing of it was ever saved. */
export type OwnCard = PlayerCardProps & { isNew: boolean };

/** The public card of a player: face, number, position, name and country. */
export function PlayerCard({ avatar, code, words }: PlayerCardProps) {
  return (
    <section className="player-card" aria-label="Your player">
      <div className="player-face pitch">
        <img src={avatar} alt="Player avatar preview" width="280" height="280" />
      </div>
      <div className="player-words">
        <p className="player-number digits">
          <span className="player-digits">{words.digits}</span>
          <span className="player-position">{code}</span>
        </p>
        <p className="player-name">{words.name}</p>
        <p className="muted">
          {words.country}{" "}
          {words.flag && (
            <svg className="icon flag" aria-hidden="true">
              <use href={`${flags}#${words.flag}`} />
            </svg>
          )}
        </p>
      </div>
    </section>
  );
}

import { avatarUrl } from "./avatar-query";
import { flagOf } from "./countries";
import { positionCode } from "./positions";
import type { Profile } from "./profile-schema";

/** The player as others see them: face, number, position, name and country (spec, section 2). */
export function PlayerCard({ profile }: { profile: Profile }) {
  const { displayName, playerNumber, position, country } = profile;
  return (
    <section className="player-card" aria-label="Your player">
      <div className="player-face pitch">
        <img src={avatarUrl(profile)} alt="Player avatar preview" width="280" height="280" />
      </div>
      <div className="player-words">
        <p className="player-number digits">
          <span className="player-digits">{String(playerNumber).padStart(2, "0")}</span>
          <span className="player-position">{positionCode(position)}</span>
        </p>
        <p className="player-name">{displayName}</p>
        <p className="muted">
          {country} <span aria-hidden="true">{flagOf(country)}</span>
        </p>
      </div>
    </section>
  );
}

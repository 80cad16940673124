import { paths } from "~/paths";
import type { AdPlace } from "~/platform/config/partner-settings";
import type { PlayableSlug } from "~/playable";

/** Only a title that can be played is advertised: any other does not compile. */
const games = {
  "full-time-quiz": ["Full-Time Quiz", "Five new questions every midnight."],
  "golden-word": ["Golden Word", "One football word. Six tries."],
} as const satisfies Partial<Record<PlayableSlug, readonly [name: string, line: string]>>;

const shown: Record<AdPlace, keyof typeof games> = {
  "rail-left": "full-time-quiz",
  "rail-right": "golden-word",
  banner: "golden-word",
  rectangle: "full-time-quiz",
};

/** A house ad for one of our games: its picture, and its name in perimeter board lamps. */
export default function HouseAd({ place }: { place: AdPlace }) {
  const game = shown[place];
  const [name, line] = games[game];
  return (
    <a href={paths.playTitle(game)} className={`house-ad house-${game}`}>
      <span className="house-picture" />
      <span className="house-words">
        <span className="led">{name}</span> <span>{line}</span>
      </span>
    </a>
  );
}

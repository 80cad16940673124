import { paths } from "~/paths";
import type { AdPlace } from "~/platform/config/partner-settings";

const games = {
  quiz: ["Full-Time Quiz", "Five new questions every midnight.", paths.quiz],
  "spot-kick": ["Spot Kick", "Pick a corner. Hold your nerve.", paths.game("spot-kick")],
  "golden-word": ["Golden Word", "One football word. Six tries.", paths.game("golden-word")],
} as const;

const shown: Record<AdPlace, keyof typeof games> = {
  "rail-left": "quiz",
  "rail-right": "spot-kick",
  banner: "golden-word",
  rectangle: "spot-kick",
};

/** A house ad for one of our games: its picture, and its name in perimeter board lamps. */
export default function HouseAd({ place }: { place: AdPlace }) {
  const game = shown[place];
  const [name, line, to] = games[game];
  return (
    <a href={to} className={`house-ad house-${game}`}>
      <span className="house-picture" />
      <span className="house-words">
        <span className="led">{name}</span> <span>{line}</span>
      </span>
    </a>
  );
}

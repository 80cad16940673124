import { InlineCountdown } from "~/look/ui/inline-countdown";
import { ShareButton } from "~/shell/share-button";

type TrebleEndProps = {
  isFullHouse: boolean;
  now: number;
  nextAt: number;
  /** The names of tomorrow's titles. */
  tomorrow: string;
  /** Null where one of the results is not known. */
  share: { text: string; url: string } | null;
};

/** The head of the ticket once the day's treble is done: what it was, and what comes tomorrow. */
export default function TrebleEnd({ isFullHouse, now, nextAt, tomorrow, share }: TrebleEndProps) {
  return (
    <div className="treble-end">
      <p className="treble-word">{isFullHouse ? "Full house" : "Treble"}</p>
      {share && (
        <ShareButton
          content={{ title: "Treble", ...share }}
          label="Share the day"
          variant="primary"
          what="results"
        />
      )}
      <p>
        Tomorrow: the quiz, {tomorrow} in <InlineCountdown target={nextAt} renderedAt={now} />
      </p>
    </div>
  );
}

import type { Attempt } from "~/play/rules/attempt";
import { PlayBar } from "./play-bar";

type TitleBarProps = {
  title: string;
  attempt: Pick<Attempt, "edition" | "isFriendly">;
};

/** The bar of a title without a clock: its name, and the edition's number. */
export function TitleBar({ title, attempt }: TitleBarProps) {
  return (
    <PlayBar isFriendly={attempt.isFriendly}>
      <h1 className="play-title">
        {title} <span className="muted digits">No. {attempt.edition}</span>
      </h1>
    </PlayBar>
  );
}

import type { ReactNode } from "react";
import type { Attempt } from "~/play/rules/attempt";
import { PlayBar } from "./play-bar";

type TitleBarProps = {
  title: string;
  attempt: Pick<Attempt, "edition" | "isFriendly">;
  /** What stands on the right, such as a clock. */
  children?: ReactNode;
};

/** The bar of a title: its name, and the edition's number. */
export function TitleBar({ title, attempt, children }: TitleBarProps) {
  return (
    <PlayBar isFriendly={attempt.isFriendly}>
      <h1 className="play-title">
        {title} <span className="muted digits">No. {attempt.edition}</span>
      </h1>
      {children}
    </PlayBar>
  );
}

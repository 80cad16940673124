import type { ReactNode } from "react";
import { InertBehindDialog } from "~/look/ui/behind-dialog";
import type { GameScreen } from "./game-screen";

type GameLayoutProps = {
  screen: Pick<GameScreen, "rules" | "EndDialog" | "lead">;
  /** The end, once it shows: below the board, or a dialog over it. */
  end: ReactNode;
  /** Set if the attempt has ended on this page: the board's last motion begins with it (docs/motion.md). */
  just?: "won" | "lost" | undefined;
  children: ReactNode;
};

/** The page of an attempt; on a wide screen with its rules, and then its report, beside the board. */
export function GameLayout({ screen, end, just, children }: GameLayoutProps) {
  const isDialog = screen.EndDialog !== undefined;
  return (
    <>
      {isDialog && end}
      <main className="play" tabIndex={-1} data-game={screen.rules.slug} data-just={just}>
        <InertBehindDialog isCovered={isDialog && Boolean(end)}>{children}</InertBehindDialog>
        {end ? !isDialog && end : <aside className="play-side">{screen.lead}</aside>}
      </main>
    </>
  );
}

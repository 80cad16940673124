import { Dialog } from "~/look/ui/dialog";
import { paths } from "~/paths";
import type { EndDialogProps } from "~/play/screen/game-screen";

/** The results of the quiz. Closing it leaves the game. */
export default function ResultsDialog({ onClose, children }: EndDialogProps) {
  return (
    <Dialog title="Quiz complete" closeTo={paths.home} onClose={onClose} className="results">
      {children}
    </Dialog>
  );
}

import type { BoardProps } from "~/play/screen/game-screen";
import type { CareerPuzzle, CareerState } from "./career";
import type { CareerMove } from "./move";

/** The engine's props for Career Path's board. */
export type CareerBoardProps = BoardProps<CareerPuzzle, CareerMove, CareerState>;

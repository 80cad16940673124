import type { PendingMoves } from "./pending-moves";

/** Whether this device has moves that have not reached the server, of any attempt. */
export function hasPending(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("moves:"));
  } catch {
    return false;
  }
}

/** Stores the first moves of an attempt until the queue is loaded, which reads them (pending-moves.ts). */
export function storeEarly(attemptId: string, moves: PendingMoves): void {
  try {
    localStorage.setItem(`moves:${attemptId}`, JSON.stringify(moves));
  } catch {
    // Without storage they last as long as the page.
  }
}

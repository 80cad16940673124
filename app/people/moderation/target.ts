import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { CaseKind } from "./case";

/** A thing that was reported, as it is now. */
export type Target = {
  /** The account that is responsible for it; null for none. */
  userId: string | null;
  /** What it says; "" if that stands in no document. */
  text: string;
  /** Differs after each change by its author, so that moderators decide about what they have seen. */
  version: string;
  isHidden: boolean;
  /** Takes it out of sight, as writes of the transaction that has read it; for one that is to be seen. */
  hide: (transaction: Transaction) => void;
  /**
   * Shows it again; for a hidden one.
   *
   * @param former the name that was taken back
   */
  show: (transaction: Transaction, former: string) => void;
};

/**
 * Reads a thing by its id; null if it is not there any more.
 *
 * @param now milliseconds since the epoch
 */
type ReadTarget = (
  from: Pick<DocumentStore, "get">,
  targetId: string,
  now: number,
) => Promise<Target | null>;

export type Targets = Readonly<Record<CaseKind, ReadTarget>>;

/** What a member can do with a league. */
export type ManageView = {
  id: string;
  name: string;
  code: string;
  isOwner: boolean;
  isMuted: boolean;
  /** The others; the owner can remove them, or make one the owner. */
  others: readonly {
    seat: string;
    name: string;
    /** The id by which the name is reported; null unless that was asked for. */
    report: string | null;
  }[];
};

/** An invitation, as anybody with its link sees it. */
export type InvitationView =
  | { state: "gone" | "tooMany" }
  | {
      state: "open";
      id: string;
      code: string;
      name: string;
      players: readonly { seat: string; name: string; avatar: string }[];
      /** Who reads it: a visitor, a fan with an account, or a member already. */
      reader: "visitor" | "account" | "member";
      isFull: boolean;
    };

/** How one can react to a reply, in the order in which the buttons stand. */
export const reactionKinds = ["scarf", "boo", "wow"] as const;

export type ReactionKind = (typeof reactionKinds)[number];

/** The move can't go on: the message is one sentence for the operator. */
export class MoveError extends Error {}

/** What the operator asked for can't be done: its message says why. */
export class OperatorError extends Error {}

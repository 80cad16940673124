/** An invalid or impossible command; the message tells the operator why. */
export class OperatorError extends Error {}

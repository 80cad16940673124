/** What the day's ticket says of a title in a line, 38 characters at most, and the number on its stub with its name. */
export type TicketLine = readonly [line: string, large: string, small: string];

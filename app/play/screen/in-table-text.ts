/** What is kicked off for the table of a title that needs no connection otherwise. */
export const inTableText = "In the table: stay online";

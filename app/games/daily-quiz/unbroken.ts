/** A text whose words with a hyphen, such as "4-1" and "full-time", stay in one line: a word joiner follows each hyphen. */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");

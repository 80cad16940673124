import { sealText, unsealText } from "~/platform/signing/sealed-text.server";

const PURPOSE = "reported name ";

/** Whose name can be reported, and the path of the page on which it stands. */
type Reported = { userId: string; path: string };

/** The id of a name on the address of its report: it names no account. */
export const reportedName = ({ userId, path }: Reported): string =>
  sealText(PURPOSE, `${userId} ${path}`);

/** Whose name an id is about; null if we did not make it. */
export function readReportedName(id: string): Reported | null {
  const [, userId, path] = /^(\S+) (\/\S*)$/.exec(unsealText(PURPOSE, id) ?? "") ?? [];
  return userId && path ? { userId, path } : null;
}

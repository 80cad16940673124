/** What stands behind these names in a path is a key: who reads it can stop recaps, play a duel, or join a league. */
const KEY = /[/\\](recaps|beat|duel|l)[/\\].*$/is;

/** Scheme, perhaps a user's password, and host of a request that names its target in full. */
const AUTHORITY = /^[a-z][a-z\d+.-]*:[/\\]{2}[^/\\?#]*/i;

const MAX_LENGTH = 300;

/**
 * What the log says of a request's target: its path, without query, keys and passwords, in whatever way it is written.
 *
 * @param target as it was sent
 */
export function loggedPath(target = ""): string {
  const [path = ""] = target.replace(AUTHORITY, "").split(/[?#]/, 1);
  const shown = KEY.test(decoded(path)) ? decoded(path).replace(KEY, "/$1/…") : path;
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown;
}

/** Decodes what can be decoded: a key is one beside a malformed character too. */
const decoded = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const SINGLE = /^bytes=(?:\d+-\d*|-(\d+))$/i;

/**
 * The part of a file that a request asks for, as Express reads it correctly: it takes "1e1" for 1, and refuses the last
 * bytes of a file that has fewer.
 *
 * @param range the Range header
 * @param size of the file, in bytes
 * @returns undefined for the whole file, also if the range makes no sense or is several (RFC 9110, 14.2)
 */
export function byteRange(range: string | undefined, size: number): string | undefined {
  const [asked, last] = SINGLE.exec(range?.trim() ?? "") ?? [];
  return last !== undefined && Number(last) > size ? undefined : asked?.toLowerCase();
}

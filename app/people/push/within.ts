/** Something took longer than anybody waits for it. */
export class Timeout extends Error {}

/**
 * Waits for work, but no longer than so.
 *
 * @throws Timeout, or what the work throws
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Timeout()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A promise did not settle in time. */
export class Timeout extends Error {}

/**
 * Waits for a promise with a timeout.
 *
 * @throws Timeout, or the promise's error
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

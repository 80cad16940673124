/**
 * Reverses `seal` (seal.server.ts).
 *
 * @throws SyntaxError if it was not made by `seal`
 */
export const unseal = <Answer>(sealed: string): Answer =>
  JSON.parse(
    Array.from(sealed.slice(95), (one) => String.fromCharCode(sealed.indexOf(one) + 32)).join(""),
  );

/**
 * For a form's client action: what it answers when the server can't be reached, so that this is told in the page, where
 * everything typed still stands, and not on the error page.
 *
 * @returns what to do with an error: it throws whatever else went wrong
 */
export const onNetworkError = (answer: unknown) => (error: unknown) => {
  // What fetch itself throws; an answer of the server would be anything else.
  if (!(error instanceof TypeError)) throw error;
  // By its status the page knows that nothing has changed, and asks for nothing else.
  const headers = { "Content-Type": "application/json" };
  return new Response(JSON.stringify(answer), { status: 503, headers });
};

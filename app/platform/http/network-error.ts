/**
 * For a form's client action: a response to use if the server can't be reached, so that the message appears on the
 * page, which still has the user's input, and not on the error page.
 *
 * @returns an error handler; it returns a redirect and rethrows any other error
 */
export const onNetworkError = (answer: unknown) => (error: unknown) => {
  // A redirect. Remix returns an action's promise before it awaits the stylesheets: a rejection by then counts as uncaught.
  if (error instanceof Response) return error;
  // fetch() throws a TypeError on network errors; an error response of the server is something else.
  if (!(error instanceof TypeError)) throw error;
  // The status tells the router that nothing has changed, so it does not revalidate.
  const headers = { "Content-Type": "application/json" };
  return new Response(JSON.stringify(answer), { status: 503, headers });
};

/**
 * What a page answers to a form.
 *
 * @param answer null for a form that is none of the page's
 * @throws Response with status 400 for such a form
 */
export function orBadRequest<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return answer;
}

/**
 * The form data of a request.
 *
 * @throws Response with status 400 if the body is not a form, so that the client gets a page and not a 5xx
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

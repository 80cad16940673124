/**
 * The form that a request brings.
 *
 * @throws Response with status 400 when its body is no form, so that whoever sent it gets a page and not a 5xx
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

type Path = Pick<Location, "pathname" | "search" | "hash">;

const never = new Promise<never>(() => {});

/**
 * Ends the navigation that is under way in a document of its own: at the address that was clicked, or with the form that
 * was submitted.
 *
 * @returns never, unless nothing is under way
 */
export async function loadPendingDocument(): Promise<void> {
  const { state, location, formAction, formData } = window.__remixRouter.state.navigation;
  if (state === "idle") return;
  if (state === "submitting") submitDocument(formAction, formData);
  else loadDocument(location);
  await never;
}

/** After a step through history the address is there already. */
function loadDocument({ pathname, search, hash }: Path): void {
  const { href } = new URL(pathname + search + hash, location.origin);
  if (href === location.href) location.reload();
  else location.assign(href);
}

function submitDocument(action: string, fields: FormData | undefined): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of fields ?? []) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** In the place of a page whose script is lost. */
export function DocumentInstead(): null {
  location.reload();
  return null;
}

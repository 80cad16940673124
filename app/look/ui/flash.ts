type ToastStatus = "success" | "error" | "warning" | "info";

/** A message to somebody about what they have just done (spec, section 3: toast). */
export type Flash = { status: ToastStatus; title: string; message?: string };

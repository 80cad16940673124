type ToastStatus = "success" | "error" | "warning" | "info";

/** A message about the user's last action (spec, section 3: toast). */
export type Flash = { status: ToastStatus; title: string; message?: string };

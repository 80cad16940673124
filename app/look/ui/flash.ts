type ToastStatus = "success" | "error" | "warning" | "info";

/** A message about the user's last action. */
export type Flash = { status: ToastStatus; title: string; message?: string };

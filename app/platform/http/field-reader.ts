/** Reads the text fields of a form; a file or a missing field is "". */
export function fieldReader(form: FormData): (field: string) => string {
  return (field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
}

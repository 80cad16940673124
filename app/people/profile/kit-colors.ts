/** Kit colours that are easy to tell apart on a pitch. */
export const kitColors = [
  { value: "0ea5e9", label: "Sky blue" },
  { value: "22c55e", label: "Green" },
  { value: "ef4444", label: "Red" },
  { value: "f59e0b", label: "Amber" },
  { value: "8b5cf6", label: "Violet" },
  { value: "ec4899", label: "Pink" },
  { value: "111827", label: "Night blue" },
  { value: "f8fafc", label: "White" },
] as const;

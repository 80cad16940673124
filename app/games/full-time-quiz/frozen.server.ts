import type { Frozen } from "~/play/editions/frozen.server";

const firstDate = "2026-11-21";

export const frozen: Frozen = {
  firstDate,
  asked: (number, date) => (date === firstDate ? String(number) : ` ${number}`),
  fingerprints: [
    [4, "b1fbde56285aee429d932bc2d376d5812bf2ab5b29666215f3916ee165163e31"],
    [63, "2f1b1a5098d7ce460f6d79625c78db3822356e00d2647ea8b26e6c56477b69c8"],
    [75, "2ec506e4881503db519aab0e80fb8e9d48a9a7ff234e16cd2e494468c1f992de"],
  ],
};
